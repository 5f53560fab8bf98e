import { type Card, card } from "../topic";

const shoes = /\b(?:shoes?|boots?|sneakers?|trainers|sandals|cobblers?|footwear|loafers|heels|leather|walk\w*)\b/i;

export const shoesAndBags: Card[] = [
  card(
    "Buy shoes at tea time",
    "Buy shoes in the afternoon: feet grow during the day, and shops do not tell you.",
    "The best hour to buy shoes | Buy them at tea time | Your feet at five o'clock",
    [
      "In the morning your feet are half a size smaller than they will be at work. | Many shoes that pinch were bought before lunch.",
      "Go in the afternoon, in the socks you will wear, and try on both. | Feet differ from each other, so go by the larger one.",
      "There should be a thumb's width in front, and the heel must not slip. | Walk on a hard floor, downhill if there is a ramp, and wiggle your toes.",
      "Do not count on them to stretch in length, because leather gives only in width. | If they are not comfortable in the shop, there is no reason why they should be on the stairs.",
    ],
    shoes,
  ),
  card(
    "Give boots a day off",
    "Give leather shoes a day off after each day on: they dry from the inside and last longer.",
    "Give your boots a day off | Why shoes need to rest | Two pairs outlive three",
    [
      "Two pairs of shoes worn in turn outlive three pairs worn to death. | A foot gives off more damp in a day than you would care to know.",
      "Leather soaks it up and needs a day to let it go. | If you put them on again at once, the lining rots and the shape goes.",
      "Put in wooden trees, or newspaper, as soon as you take them off. | Something inside keeps the creases from setting and draws out the moisture.",
      "Never dry them by the heater, as heat makes leather brittle. | Stand them on their sides in an airy place, and be patient until the day after tomorrow.",
    ],
    shoes,
  ),
  card(
    "Brush, feed, shine",
    "Brush off the dirt, rub in a little cream, wait and then brush again: that is all leather wants.",
    "How to look after leather | Brush, feed, wait, shine | Ten minutes on a Sunday evening",
    [
      "Polishing shoes is housework that leaves you pleased, which is rare. | Leather is skin, and it goes dry like yours.",
      "First brush away dust and salt, and wipe off the rest with a damp cloth. | Take out the laces, because under them the dirt is having a good time.",
      "Work in a little cream with a cloth, and let it sink in for as long as a cup of tea takes. | Less is more: a thin coat feeds, and a thick one merely sticks.",
      "Then go over them with a soft brush until they look back at you. | Suede only wants a dry brush and a spray against rain, so keep the cream away from it.",
    ],
    shoes,
  ),
  card(
    "Soles before holes",
    "Take shoes to the cobbler when the heel is slanted and not when it is gone.",
    "To the cobbler in time | Soles before holes | A new heel for an old friend",
    [
      "A heel that is worn on one side changes the way you walk. | You notice a worn sole on the first wet day, and then it is late.",
      "Once the nails show or you see the welt, the repair gets dearer. | As long as only rubber is gone, it is a quick and cheap affair.",
      "Look at your shoes from behind every few weeks. | Put them on the table at eye level, though not on a day when your mother is visiting.",
      "Ask before you buy whether they can be resoled, since glued ones often cannot. | A pair with a stitched sole can go back to the cobbler again and again, and each time come home younger.",
    ],
    shoes,
  ),
  card(
    "Pack the bag to test it",
    "Put your own things into a bag before you buy it: keys, bottle, book, and see where they go.",
    "How to choose a bag | Pack it in the shop | What do you carry on a Tuesday?",
    [
      "Empty bags are always elegant. | In the shop a bag holds tissue paper, and at home it has to hold your life.",
      "Empty out your old one on the counter and move in for a minute. | Bring what you carry on a normal day: the keys, the bottle, the book, the umbrella.",
      "Does it close, does it stand, and can you find the keys with one hand? | Hang it on your shoulder over a coat, and walk a few steps with it.",
      "Look at the strap where it meets the bag, because that is where they tear. | A light lining helps you see what is in there, and a zip makes train rides calmer.",
    ],
    /\b(?:bags?|handbags?|leather|backpacks?|accessor\w+|totes?)\b/i,
  ),
];
