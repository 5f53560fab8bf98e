import { type Card, card } from "../topic";

const cheese = /\b(?:chees\w+|dairy|creamery|delis?|delicatessens?|charcuterie|grazing|farm ?shops?|hampers?)\b/i;
const sweet = /\b(?:chocolat\w*|cocoa|cacao|confection\w*|sweets?|truffles?|pralines?|hampers?)\b/i;
const snack = /\b(?:snacks?|crisps|popcorn|nuts?|granola|muesli|bars|crackers|nut butters?|trail mix|lunch ?box\w*)\b/i;

export const cheeseAndSweets: Card[] = [
  card(
    "Cheese out early",
    "Take cheese out an hour before you eat it: cold cheese keeps its flavour to itself.",
    "Take the cheese out early | An hour on the table | Cold cheese says nothing",
    [
      "Cheese straight from the fridge is like a guest still wearing a coat. | The commonest mistake with good cheese happens before anyone has cut it.",
      "Cold numbs the aroma and stiffens the fat, so you taste salt and little else. | At fridge temperature, a fine farmhouse cheese and a dull one are hard to tell apart.",
      "Bring out what you will need an hour ahead and leave it wrapped, so that it does not dry. | On a hot day half of that will do, and a soft cheese may be sooner ready than you are.",
      "Put back what is left, and do not let the same piece make the trip too often. | You will notice it at the first bite, which lasts longer than it used to.",
    ],
    cheese,
  ),
  card(
    "Cheese likes paper",
    "Wrap cheese in paper and then in a box: it has to breathe without drying out.",
    "How to keep cheese | Paper first, then a box | Let it breathe a little",
    [
      "Cheese is alive, and cling film treats it like evidence. | Wrapped in plastic, a good cheese sweats and starts to taste of the wrapping.",
      "Use the waxed paper it came in, or baking paper, and fold it like a parcel. | It wants a layer that lets it breathe, with a box around it to keep in the damp.",
      "The vegetable drawer is the place, since it is less cold and less dry. | Keep it low down in the fridge, with the blue one in a tin of its own, for the sake of peace.",
      "A bit of mould on a hard cheese can be cut off generously; with fresh cheese, throw it out. | Save the rinds of hard ones for soup, where they melt into something rather grand.",
    ],
    cheese,
  ),
  card(
    "Three cheeses do",
    "Three good pieces make a cheese board: one soft, one hard, one with character.",
    "A cheese board without the fuss | Three cheeses are plenty | One soft, one hard, one loud",
    [
      "A board with nine cheeses is a museum, and people tiptoe round it. | You do not need a trolley to serve cheese.",
      "Take one that is soft, one that is hard and one with a bit of temper. | Three decent pieces beat eight slivers, because everybody can have a proper taste.",
      "Add something sweet, something sharp and something that crunches: honey or figs, pickles, and nuts. | A pear, a spoonful of chutney and good bread are company enough.",
      "Cut it so that each slice has some rind and some heart, and leave the nose of the wedge for all. | Set it out from mild to strong, clockwise, and tell people where to begin.",
    ],
    cheese,
  ),
  card(
    "Snap and melt",
    "Good chocolate snaps when it breaks, and melts on the tongue without a waxy film.",
    "Snap, smell, melt | How to taste chocolate | Let it melt",
    [
      "Chewing good chocolate is like running through a gallery. | There is a way to eat chocolate, and it needs no training.",
      "Break a piece by your ear: a clean snap tells you that it was tempered well. | The surface should shine, and the break ought to be sharp instead of crumbly.",
      "Put it on your tongue, press it gently to the roof of your mouth and wait. | Then let it melt without biting, and notice what comes after the sweetness: fruit, nuts, smoke, flowers.",
      "Keep it cool but out of the fridge, where it takes on the smell of supper. | A white bloom is only fat or sugar that has wandered; it looks sad and tastes nearly the same.",
    ],
    sweet,
  ),
  card(
    "More than a number",
    "The percentage on a bar tells you how much is cocoa and nothing about how good it is.",
    "What the number on the bar means | More cocoa is not more quality | Beyond the percentage",
    [
      "People choose dark chocolate by the number, as if it were a mark at school. | A higher figure on the wrapper sounds like a better bar.",
      "It says how much of the bar comes from the bean, butter included, and leaves you to guess the rest. | All it gives is the share of cocoa; where it grew and how it was roasted is another story.",
      "A bitter bar can be dull, and a milk one can be splendid. | There are gentle dark ones and fierce ones with the very same figure.",
      "So look for the origin, a short list of ingredients, and a maker who names the growers. | Buy two with the same percentage, taste them side by side, and see how far apart they are.",
    ],
    sweet,
  ),
  card(
    "Snacks on a plate",
    "Put the snack in a bowl and the packet back in the cupboard: it tastes of more.",
    "Put it in a bowl | Snacks deserve a plate | The packet goes back in the cupboard",
    [
      "A packet on the sofa has no bottom until you reach it. | Half of a snack gets eaten without anyone being present.",
      "Pour some into a bowl, close the rest and sit down with it. | Use the nice small dish, even if you are alone and the film has started.",
      "What stands in front of you gets looked at, and what gets looked at is tasted. | You will notice the salt, the roast and the crunch, and the moment you have had enough.",
      "Nuts and seeds gain a lot from a few minutes in a hot pan. | If the crackers have gone soft, a short spell in the oven brings back their voice.",
    ],
    snack,
  ),
];
