import { card } from "../topic";

/** Care, working with a designer, living with what one has. */
export const caringCards = [
  card(
    "Oil, wax or leave it",
    "Ask how the wood was finished before you clean it; water rings come from the wrong answer.",
    "How to look after a wooden table | Find out what is on the wood",
    [
      "Wooden tables like people, meals and very little water. | A ring from a glass is a greeting from a guest, and it can usually be talked away.",
      "Ask whether it is oiled, waxed or varnished, because each wants something else. | Put a drop of water on a hidden spot. If it soaks in, the wood is thirsty.",
      "Wipe along the grain with a damp cloth and dry it at once. | Oil it thinly when it looks tired, let it rest, and rub off whatever is left.",
      "Scratches in oiled wood can be sanded out. In varnish they stay and have to be loved. | After a few years the table tells of birthdays. Nobody can buy that finish.",
    ],
  ),
  card(
    "Turn the cushions",
    "Turn and swap the cushions once a month, and let everybody change seats now and then.",
    "Turn the cushions before the weekend | A sofa ages where you sit",
    [
      "Every family has its seats, and every sofa has its hollows. | A sofa does not get old. A corner of it does.",
      "Turn the cushions, swap left and right, and shake them as you would a pillow. | Vacuum the gaps with a soft brush. Coins are a bonus.",
      "Deal with stains immediately: dab, do not rub, and work from the outside in. | Keep it out of the noon sun, which is a patient bleach.",
      "Have covers cleaned before they are grey, since grey is then their colour. Once a year will do. | A minute a month buys a sofa several good years. It is also how lost earrings come home.",
    ],
  ),
  card(
    "Tell a designer your day",
    "Tell an interior designer how your day goes, and only then what you like the look of.",
    "What to tell an interior designer | Begin with the morning",
    [
      "Clients bring pictures of other people's rooms. Nobody in them has a school bag. | A mood board shows what you would like to look at. It does not show where you drop your keys.",
      "Describe a morning and an evening: who is where, what gets in the way, what is always missing. | Walk through the flat together and say what annoys you, at each door.",
      "Name three things that must stay, and what you could spend. | Say how long you mean to live there, and who might join you.",
      "A good plan is recognised by the ordinary Wednesday. | Style comes by itself when a room knows what it is for.",
    ],
    /\b(?:interior\w*|design\w*|stylists?|decorat\w*|consult\w*|studio|renovat\w*)\b/i,
  ),
  card(
    "Change with the season",
    "Change cushions, covers and lamps with the season; the furniture may stay where it is.",
    "A room for winter and a room for summer | Small changes, twice a year",
    [
      "Nobody needs a new living room. Twice a year one needs a different one. | In winter a room should hold you. In summer it should let you go.",
      "Put away the heavy curtains in spring, and bring out wool and lamps in autumn. | Turn the armchair: to the window in May, to the fire or the lamp in November.",
      "A box under the bed holds the other season. | Take three things off the shelf and put up one branch in a vase.",
      "It takes a rainy afternoon, and you will see your own things again. | Guests will ask what is new. You can answer truthfully that nothing is.",
    ],
  ),
  card(
    "Plan for small hands",
    "Fix shelves to the wall, round off corners, and keep one low drawer that a child may empty.",
    "A living room with children in it | Beautiful and safe at knee height",
    [
      "From knee height a living room is a mountain range with sharp edges. | Children climb what looks like a ladder, and drawers look like a ladder.",
      "Screw tall furniture to the wall, even if it feels heavy. | Crawl through the room once, and you will find sockets, cables and a very old biscuit.",
      "Choose covers that come off, and surfaces that do not hold a grudge. | Give them one low drawer of their own, with things they may take out.",
      "The beautiful lamp can wait upstairs for a couple of years. | A home that allows something to happen is nicer for adults as well.",
    ],
    /\b(?:famil\w*|child\w*|kids?|nurser\w*|bab\w*|furniture|interior\w*|home)\b/i,
  ),
  card(
    "Sleep on the right side",
    "Lie on a mattress for a quarter of an hour in your own sleeping position, with your own pillow.",
    "How to try a mattress | A quarter of an hour on your side",
    [
      "People test mattresses on their back with their shoes over the edge, for ninety seconds. | Nothing in the house is used as long as the bed, and little is chosen so shyly.",
      "Bring your pillow, lie as you fall asleep, and stay for a quarter of an hour. | Let somebody look from the side: shoulder and hip should sink in, and the back should be straight.",
      "If two share it, try it together and turn over. | Hard or soft is a matter of weight and habit, and not of virtue.",
      "Ask about a trial at home and about what happens if it does not suit. | You are buying seven hours a night. One may look silly in a shop for that.",
    ],
    /\b(?:beds?|mattress\w*|sleep|bedroom\w*|furniture|interior\w*)\b/i,
  ),
  card(
    "Sound needs soft things",
    "If a room echoes, add soft things: curtains, books, a rug, before you blame the neighbours.",
    "Why it echoes in here | Soft things for a loud room",
    [
      "Bare walls, glass and a stone floor: lovely to look at, and every spoon is a concert. | One notices bad sound late, usually at a table for eight.",
      "Clap your hands once. If the room answers, it wants something soft. | Start with a rug and curtains that reach the floor. Between them they swallow half of the noise.",
      "Full bookshelves are good absorbers, and they also help with conversation. | Upholstered chairs, a fabric lampshade, felt under the legs: each of them takes a little away.",
      "There are panels that look like pictures, for rooms in which people work. | In the evening everybody speaks more quietly, and nobody knows why.",
    ],
  ),
  card(
    "Let the house settle",
    "Live in a new home for some weeks before you buy for it; rooms show you how they want to be used.",
    "Wait before you furnish | Live in it first",
    [
      "On the day of the keys one has a plan for every room. By Christmas half of it is wrong. | The first weeks in a new home are for looking. The shops will still be there in March.",
      "Carry a chair about and see where you drink your coffee. That is where the good armchair belongs. | Notice where the sun is at nine, where it is noisy and where everybody stands.",
      "Use boxes for tables and lamps from the old flat. | Write a list of what you truly miss, and date the entries.",
      "What is still on the list after a month may be bought. | A home furnished slowly rarely needs to be furnished twice.",
    ],
  ),
];
