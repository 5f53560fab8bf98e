import { type Card, card } from "../topic";

const wine =
  /\b(?:wines?|winer(?:y|ies)|winemak\w*|vineyards?|vintners?|sommeliers?|prosecco|champagne|sparkling|ros[eé]|grapes?|vintages?|off[- ]licence|bottle shop)\b/i;

export const wineCards: Card[] = [
  card(
    "Let red wine breathe",
    "Pour a young red into a jug: an hour of air does more than a year in your cellar.",
    "Give the wine some air | A jug will do | What air does to a red",
    [
      "Taking out the cork does next to nothing, because only a coin's worth of wine meets the air. | A young red just out of the bottle can be as tight-lipped as a new colleague.",
      "What it needs is surface, so pour it into a jug, a carafe or a clean vase. | Tip it into something wide and be brisk about it; it is not made of glass.",
      "Try a sip right away and another one every quarter of an hour. | After a while the sharp edges soften, and smells turn up that were not there before.",
      "Old bottles want gentler treatment, since air can be too much for them. | If you forget about it until tomorrow, that is no disaster; some are better on the second day.",
    ],
    wine,
  ),
  card(
    "The screw cap is fine",
    "A screw cap says nothing bad about a wine; it only spares you the corked bottle.",
    "In defence of the screw cap | Cork or cap? | What the closure tells you",
    [
      "The pop of a cork is a lovely sound and no proof of anything. | For years, a screw cap was held to be the sign of a wine for park benches.",
      "A cap keeps the air out, needs no tool, and cannot make the wine smell of wet cardboard. | Whole countries bottle the whites they are proud of that way, since it keeps them fresh.",
      "Cork lets in a trace of air, which suits some reds that are meant to lie for years. | Natural stoppers still make sense for bottles that are going to grow old.",
      "If a wine does smell like a damp cellar, say so; any good house will change it. | So buy what is inside, and keep the corkscrew for the ones that need it.",
    ],
    wine,
  ),
  card(
    "The lesser-known name",
    "Look for the village beside the famous one: the slope is alike, the price is not.",
    "Next door to the famous name | Where the bargains grow | Drink beside the map",
    [
      "A famous name on the label has to be paid for, each time you pull a cork. | Some vineyards cost more because a king once liked them.",
      "A few fields further on, the soil is much the same and the reputation is not. | On the other side of the hill, somebody works just as hard and charges less.",
      "Ask for a grape you have never heard of, or for a country you would not have thought of. | Tell your wine merchant which great name you like, and ask what tastes like its cousin.",
      "Odd corners are where small growers take their chances. | You will meet a few strangers you do not care for, and one or two friends for life.",
    ],
    wine,
  ),
  card(
    "Read the label's back",
    "Look at grape, place, year and strength: four facts tell you more than the poetry.",
    "Four facts on a wine label | How to read the bottle | Ignore the poem, find the facts",
    [
      "On the back of most bottles there is a poem, and the facts stand somewhere below it. | “Velvety tannins embrace ripe cherries”, says the label, and you are none the wiser.",
      "Grape and place give you the style; a cool region means fresh, a warm one means full. | Where it grew matters more than the coat of arms on the front.",
      "The alcohol is a hint at weight: a low figure makes for a lighter glass. | For everyday whites, younger is nearly always livelier, so check the year.",
      "The name of whoever filled the bottle is worth remembering when you have liked one. | Take a photograph of those you enjoyed, and show it in the shop next time.",
    ],
    wine,
  ),
  card(
    "Bubbles with salt",
    "Pour something sparkling with crisps, fried fish or hard cheese: bubbles love salt and fat.",
    "Bubbles are for supper | Sparkling wine with crisps | More than a toast",
    [
      "Sparkling wine is mostly drunk standing up, without food, to somebody's speech. | We keep bubbles for toasts, and that is a waste of a good dinner drink.",
      "Acid and fizz wipe the tongue clean after each bite. | There is hardly a better partner for salt and fat, from fried fish to plain potato crisps.",
      "A bag of crisps with a glass of something cold and dry is a luxury for small change. | Try it with an omelette, with sushi, or with a piece of old hard cheese.",
      "Choose dry for savoury things, and leave the sweet kind for fruit and cake. | Use an ordinary white wine glass, since the narrow flute keeps the bubbles and hides the smell.",
    ],
    wine,
  ),
  card(
    "The last third",
    "Freeze the last of the wine in ice cubes: they are for sauces, and nothing goes sour.",
    "What to do with the rest of the bottle | The last third | Wine in the ice tray",
    [
      "One glass left in the bottle is a problem that solves itself, or else it becomes vinegar. | At the end of an evening there is often too little to keep and too much to pour away.",
      "Push the cork back and put it in the fridge, red or white, where it will hold for a couple of days. | Cold and a tight stopper are all that most wines need to see another evening.",
      "Beyond that, freeze it in an ice tray and drop the cubes into gravy, risotto or a stew. | A splash in the pan after frying lifts whatever sticks to the bottom, and that is a sauce.",
      "Pears poached in old red are a pudding nobody will recognise as thrift. | Cook only with what you would still drink, because heat does not turn a bad wine good.",
    ],
    wine,
  ),
];
