import { type Card, card } from "../topic";

export const keepingBread: Card[] = [
  card(
    "Not in the fridge",
    "Keep bread in paper or a bin, never in the fridge: the cold makes it stale sooner.",
    "Keep bread out of the fridge | Where a loaf likes to live | Paper, cloth or plastic?",
    [
      "It feels right to put food in the fridge, and for bread it is wrong. | The fridge is where good loaves go to grow old.",
      "Cold, but not freezing, air pulls the starch in the crumb into a hard lattice, and that is what we call stale. | What makes a slice tough is not dryness alone; it is starch setting, and nothing makes it set like the cold of a fridge.",
      "Leave the loaf in its paper bag and stand it on the cut side. A crock or a wooden bin does the same with more style. | Wrap the loaf in a tea towel or leave it on the board, face down, so that the crust does the guarding.",
      "In muggy weather it may need the freezer sooner than you think. | Wipe the bin out with a little vinegar now and then, because one old crumb can spoil a new loaf.",
    ],
  ),
  card(
    "Slice, then freeze",
    "Slice the loaf before you freeze it; the toaster takes the slices straight from the cold.",
    "Slice it before you freeze it | The freezer is a good baker's friend | Fresh toast on a Thursday",
    [
      "A household of two seldom finishes a proper loaf while it is at its peak. | If bread keeps going hard before you get through it, the answer is colder than you think.",
      "Cut it on the day you buy it, put the slices in a bag and press out the air. | Slice the half you will not eat and freeze it that same evening, when it still has something worth keeping.",
      "From then on you take out what you need, and the toaster does the thawing. | A frozen slice goes into the toaster as it is and comes out as if nothing had happened.",
      "Rolls and croissants want a few minutes in a warm oven instead. | Freeze whole rolls too, and warm them while the coffee brews.",
    ],
  ),
  card(
    "Bring a loaf back",
    "Wet the crust of yesterday's loaf and give it a few minutes in a hot oven.",
    "How to wake up yesterday's loaf | A second life for a hard crust | Water, oven, patience",
    [
      "Stale is not the same as dry, and it can be undone. | A loaf that has gone tough is asleep, not dead.",
      "Run the crust under the cold tap for a second. It looks like vandalism and works like a charm. | Wet your hands, pat the loaf all over, and do not be shy about it.",
      "Then put it straight on the rack of a hot oven until it feels crisp again and smells like a bakery. | A few minutes in real heat turn that water into steam, which softens the crumb while the crust dries.",
      "Eat it the same day, since bread can be woken only once. | This works for baguettes above all, which otherwise become fencing equipment by the evening.",
    ],
  ),
  card(
    "Use the last heel",
    "Old bread is an ingredient: crumbs, croutons, French toast and soup all start with it.",
    "What to do with the end of the loaf | Old bread is an ingredient | Nothing left but crumbs",
    [
      "Whole national dishes were invented because somebody had a hard crust and no wish to throw it away. | Every country with bread has a recipe for bread that is too old.",
      "Cubes fried in oil with garlic turn a plain soup into supper. | Soaked in egg and milk, a tired slice becomes French toast, and it does it better than a fresh one.",
      "Blitz the rest to crumbs and keep them in a jar or the freezer for pasta, fish and gratins. | Dry ends in a low oven, grate them, and you will not buy breadcrumbs again.",
      "In summer, torn bread soaks up the juice of ripe tomatoes and calls itself a salad. | Bread and butter pudding is waiting for the rest, preferably on a Sunday.",
    ],
  ),
  card(
    "The right knife",
    "Let the loaf cool, use a long serrated knife and saw without pressing.",
    "Cut it without crushing it | Wait before you slice | The knife that bread deserves",
    [
      "More loaves are ruined by impatience than by any oven. | Warm bread smells as if it wants to be cut, and it does not.",
      "While it cools, steam is still finishing the crumb; slice too early and the inside turns gummy. | The middle goes on cooking after the loaf leaves the oven, so give it the better part of an hour.",
      "Use a long knife with teeth and move it back and forth as if you were sawing a branch. | Let the serrated blade do the work, with long strokes and hardly any pressure.",
      "A stubborn crust is easier from the side: lay the loaf down and come at it through the softer edge. | For neat slices of a soft loaf, turn it upside down and start at the base.",
    ],
  ),
  card(
    "Keep cake covered",
    "Cake dries from the cut side, so press paper against it or close the gap.",
    "How to keep a cut cake moist | Guard the cut side | The cake on the second day",
    [
      "A whole cake looks after itself, and a cut one does not. | The trouble starts with the first slice.",
      "Air gets in at the cut, so press a strip of baking paper against it, or slice from the middle and push the halves together. | Cover the open face with paper or with the last slice laid flat, which is a handsome excuse for saving one.",
      "Sponge and loaf cakes are happy under a dome at room temperature. Anything with cream or custard belongs in the cold. | Butter icing can stand on the counter for a day; fresh cream wants the fridge and a plate that is tightly covered.",
      "Take chilled cake out well before you serve it, because cold butter has no taste. | Fruit cake, of course, ignores all this and improves for weeks in a tin.",
    ],
    /\b(?:cakes?|cupcakes?|bak(?:ery|eries|er|ing)|birthdays?|weddings?|patisserie|brownies?)\b/i,
  ),
];
