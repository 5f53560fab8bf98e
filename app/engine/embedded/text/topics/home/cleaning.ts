import { card } from "../topic";

const cleaning =
  /\b(?:clean\w*|housekeep\w*|maids?|tidy\w*|laundry|windows?|carpets?|office|home services?|households?)\b/i;
const moving = /\b(?:mov(?:e|es|ing|ers?)|removals?|relocat\w*|storage|declutter\w*|vans?)\b/i;

/** Cleaning, tidying and moving. */
export const cleaningCards = [
  card(
    "Top to bottom",
    "Clean from top to bottom and from the far corner to the door; dust obeys gravity.",
    "Clean in the right order | Start at the top and end at the door",
    [
      "Whoever mops first and dusts afterwards mops twice. | Most cleaning is not too slow. It is in the wrong order.",
      "Begin with shelves and lamps, then tables, and leave the floor for last. | Work from the ceiling downwards and from the window towards the door.",
      "Let the cleaner do its work for a few minutes before you rub. Patience replaces strength. | Dry before wet is the second rule. Wet dust is mud.",
      "Take one room at a time and finish it. Half a house clean makes nobody happy. | With that order you save a third of the strokes, and you see where you have been.",
    ],
    cleaning,
  ),
  card(
    "Less product",
    "Use less cleaner and a fresh cloth; streaks are usually leftovers of yesterday's product.",
    "Why it streaks | Four products are plenty",
    [
      "The cupboard under the sink often holds more bottles than the bathroom does. | Much helps much: that is true of hardly anything in cleaning.",
      "For most homes four things will do: something for grease, something for lime, an all-purpose cleaner and good cloths. | Dose it as it says on the label, and then a little below.",
      "Never mix products. Some of them turn into gases you do not want to meet. | Wash the cloths often. A grey cloth merely moves the dirt to another place.",
      "Stone, wood and old varnish are sensitive, so try it in a corner first. | Your surfaces will last longer, and so will the air in the bathroom.",
    ],
    cleaning,
  ),
  card(
    "Tell your cleaner",
    "Tell a cleaner what matters most to you, what is fragile and what should be left alone.",
    "How to work with a cleaner | What a cleaner needs to know",
    [
      "Some people tidy up before the cleaner comes. It is not as silly as it sounds. | Everybody means something else by clean. For one it is the taps, for another the smell.",
      "Name the three things you notice at once when you come home. | Walk through the rooms together on the first day and point at whatever is delicate.",
      "Say what should never be touched: the desk, the model railway, the sourdough. | Agree what is done every time and what comes in turn, such as windows and ovens.",
      "Leave a note when something was good, and say it early when something was not. | After three visits it runs by itself, and you will have an evening more each week.",
    ],
    cleaning,
  ),
  card(
    "Ten minutes a day",
    "Ten minutes every evening keep a home in order better than a whole Saturday.",
    "Ten minutes before the sofa | Little and often, with music",
    [
      "Disorder grows in the evening, between the sofa and the door. | A whole Saturday for cleaning is a punishment for a week of looking away.",
      "Set a timer, put on music and do what you see: cups, coats, crumbs. | Everybody takes one room for the length of three songs.",
      "When the bell goes, stop, even in the middle. That is why it works again tomorrow. | Begin at the front door, because that is the spot you see first when you come home.",
      "By the weekend there is little left that deserves the name of cleaning. | It is unspectacular, and guests will think that you have staff.",
    ],
    cleaning,
  ),
  card(
    "Pack the first box last",
    "Pack one box with what you need on the first night, and load it last.",
    "The box for the first night | What must be within reach after the move",
    [
      "On the first evening you will look for three things: a charger, toilet paper and the kettle. | Everything is there. It is just in one of eighty boxes.",
      "Pack a box with bed linen, towels, tools, snacks, medicine and a lamp. | Think it through from arrival to breakfast and put in what you would miss.",
      "Mark it on all sides and let it travel with you instead of in the van. | Load it at the very end, so that it comes out at the very beginning.",
      "With tea in your own mug, an empty flat is soon a home. | The other boxes may wait until you have slept.",
    ],
    moving,
  ),
  card(
    "Label two sides",
    "Write room and contents on two sides of each box, never on the lid, which disappears in the stack.",
    "Boxes that find their own room | How to label for a move",
    [
      "Everybody owns a box marked miscellaneous, and nobody knows what is in it. | After a move, people do not search for things. They search for boxes.",
      "Choose a colour for every room and stick it on the door frame of the new home. | Write the destination first and the contents second, in thick letters.",
      "Heavy things go into small boxes, light ones into large. Backs remember the contrary. | Number them and note beside each number what you would cry about.",
      "Helpers can then work without asking, and you can stand where you are needed. | In the evening everything stands in the right room, even if it is not unpacked.",
    ],
    moving,
  ),
  card(
    "Give away before moving",
    "Sort out before you pack: each thing you do not move costs no box, no stairs and no shelf.",
    "What should not come along | Move less",
    [
      "A move is the one occasion on which you hold everything you own in your hands. | You are about to pay for carrying things you have not used since the last move.",
      "Begin six weeks ahead with the cellar, the loft and the drawer of cables. | Ask of each piece whether you would carry it up four floors yourself.",
      "Make three heaps: comes along, goes to somebody, goes away. | Give it away with a date. Otherwise the heap moves with you.",
      "Removal firms reckon by volume and time, so you will notice it on the bill. | The new rooms begin with air in them. That is a good feeling for a first night.",
    ],
    moving,
  ),
  card(
    "Measure the stairs",
    "Measure the wardrobe, the staircase and the lift before moving day, in that order.",
    "Will the sofa go round the corner? | Measure the way and not just the room",
    [
      "The sofa fits the living room. The question is whether it fits the stairs. | Every removal firm has stories of a piano, and they all begin in a stairwell.",
      "Measure height, width and depth of the large pieces, and the narrowest point of the way. | Walk the route with a tape: doors, turns, banisters, lift.",
      "Look for a place for the van, and ask whether you must reserve it. | Tell the movers about the odd step, the low beam and the neighbour's bicycle.",
      "If something does not fit, you will know while it can still be taken apart or sold. | On the day itself, nobody then stands in the stairwell holding a heated debate.",
    ],
    moving,
  ),
];
