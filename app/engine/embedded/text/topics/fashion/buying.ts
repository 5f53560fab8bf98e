import { type Card, card } from "../topic";

export const buyingClothes: Card[] = [
  card(
    "Check the seams",
    "Turn it inside out; the seams tell you how long it will last.",
    "Turn it inside out | What the seams tell you | Look inside first",
    [
      "The outside of a garment is there to please you, and it usually does. | Shops show you the outside for a reason.",
      "Turn it over and look at where nobody looks: the inside of the hem, the armpit, the pocket. | On the inside you see how much time somebody was given to make it.",
      "Small, even stitches are a good sign, and so is some spare cloth in the seam. | Pull the two sides apart gently; if you can see daylight between them, hang it back.",
      "Patterns should meet at the side, buttons ought to have a stalk, and threads should end. | It takes a few seconds, and after a while your hands will do it by themselves.",
    ],
  ),
  card(
    "Scrunch the cloth",
    "Scrunch a corner in your fist and let go: you see how it will look at five o'clock.",
    "Scrunch it before you buy it | Feel the cloth | How it will look at five o'clock",
    [
      "You wear cloth and not a photograph. | Colour is for other people; cloth is for your skin.",
      "Crumple a corner in your hand, count to ten and let go. | Squeeze it, rub it between your fingers, and hold it to your neck.",
      "If it stays crushed, it will be so by lunch, which is fine for linen and sad for a suit. | What springs back has wool or a good weave in it; whatever keeps each crease will be ironed for ever.",
      "Hold it up to the window, as thin places show against the light. | Then read the small label inside, which names the fibres and tells you what washing day will be like.",
    ],
  ),
  card(
    "Sit down in it",
    "Sit, reach and walk in it before you buy; you will seldom stand still in front of a mirror.",
    "Sit down in the changing room | Move before you buy | Clothes are for moving",
    [
      "A changing room shows you standing still, stomach in, for eleven seconds. | The mirror only knows one pose, and you will hardly ever be in it.",
      "Sit down, tie a shoe, reach for the top shelf and hug someone. | Lift your arms, cross your legs, and take the stairs if there are any.",
      "Notice what rides up, gapes or cuts in, as it will do so all day. | Whatever you pull at now you will be pulling at in the meeting.",
      "Shoulders and length are what matter most; nearly everything else can be altered. | A tailor can take in a waist, but shoulders that are wrong will stay wrong.",
    ],
  ),
  card(
    "Three friends at home",
    "Buy a piece when you can name three things at home that go with it.",
    "Three things it goes with | Think in outfits | Will it find friends at home?",
    [
      "A wardrobe full of single stars is still not a team. | The loveliest skirt is lonely if nothing you own will talk to it.",
      "Before you pay, name three things at home that it goes with. | Picture it with the trousers, the shoes and the coat that you wear on most days.",
      "If it demands new shoes and a different jacket, it is not one purchase but three. | When you need to buy something else to make it work, put it back.",
      "Take a photograph of your favourites and carry it with you. | The rule sounds strict, and it saves money as well as mornings.",
    ],
  ),
  card(
    "Dress for Tuesday",
    "Buy for the life you lead on a Tuesday and not for one invitation a year.",
    "Dress for the days you have | Your real week | Buy for Tuesday",
    [
      "Shops sell evenings, and we live in mornings. | Most wardrobes are ready for a gala and helpless on a Wednesday.",
      "Go through your week: work, errands, rain, and the sofa on top of it all. | Count the hours you spend on a bicycle, at a desk or on the floor with children.",
      "Then look at what you own for each of these, and spend where the gap is. | The coat you wear all winter deserves more than the dress you wear on one evening.",
      "For the grand evening you can borrow, hire, or wear the old faithful with new earrings. | Special things may be rare, which is exactly what makes them special.",
    ],
  ),
  card(
    "One instead of three",
    "One piece that you love replaces three that will do.",
    "One instead of three | The piece you meant | Divide the price by the days",
    [
      "Three things that will do take up the room of one that is right. | We buy the second choice because the first is dearer, and a year later we buy the first.",
      "Wait until you have found the one you mean. | If you are unsure in the shop, you will be no surer in the bedroom.",
      "Think of what it costs each time you put it on, for that is the real price. | Divide what you pay by the days on which you will wear it.",
      "Seen like that, the good one is often the cheap one. | The sum is easy, it can be done in the queue, and it puts back more than it buys.",
    ],
  ),
];
