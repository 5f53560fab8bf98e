import { type Card, card } from "../topic";

export const choosingBread: Card[] = [
  card(
    "Knock on the loaf",
    "Tap the bottom of a loaf: a hollow sound means it was baked right through.",
    "Knock before you buy | What a good crust tells you | Listen to the loaf",
    [
      "Bread can be judged before it is cut. | You do not have to open a loaf to learn a good deal about it.",
      "Look for a crust in several browns, from honey to chestnut, because colour is where the flavour sits. | A pale crust was taken out early; a dark one had time to turn sugar into flavour.",
      "Turn it over and tap the base with a knuckle. A hollow knock says that the middle is done. | Pick it up as well: a good loaf feels lighter than it looks, and sounds hollow when you rap the bottom.",
      "If the crust crackles when you press it gently, carry it straight home. | Press the sides a little, and if they spring back, the crumb inside is in good order.",
    ],
  ),
  card(
    "A loaf for each job",
    "Rye for keeping, baguette for tonight, white for toast: match the loaf to the week.",
    "Choose the loaf by its job | Which bread for which day | One loaf cannot do everything",
    [
      "Asking for a good bread is like asking for a good shoe: it depends where you are going. | There is no all-round loaf, only loaves that are right for what you have planned.",
      "A baguette is a creature of the day and wants to be eaten by supper. Rye, on the other hand, gets better overnight. | Thin crusts are for tonight, while dense and dark loaves will see you through to the end of the week.",
      "For toast, take something with an even crumb, or the jam falls through. | Big holes are lovely with olive oil and a nuisance under marmalade.",
      "Tell the person at the counter what you will eat with it, and let them reach for the shelf. | Say “soup tonight” or “packed lunches”, and you will be handed a different loaf each time.",
    ],
  ),
  card(
    "Count the layers",
    "A good croissant shows its layers, shatters at the first bite and leaves no grease on the bag.",
    "What to look for in a croissant | Read the layers | The croissant test",
    [
      "A croissant tells the truth about a bakery, because there is nowhere to hide. | If you want to know a pastry counter, begin with the plainest thing on it.",
      "Look at the side: you want to see thin, separate layers, like the pages of a book. | The outside should be a deep brown and fall to pieces at the first bite, chiefly onto your coat.",
      "Inside there ought to be a honeycomb of air, slightly stretchy and smelling of butter. | Pull it apart, and the middle should come away in soft strands instead of a lump of dough.",
      "Then check the paper bag. A few crumbs are a compliment, a grease stain is not. | Eat it within a few hours, without jam the first time, and you will know where you stand.",
    ],
    /\b(?:croissants?|pastr\w+|p[aâ]tisserie|viennoiserie|breakfast|brunch|bakery|bakeries)\b/i,
  ),
  card(
    "How big a cake?",
    "Count the guests, then ask whether the cake is the pudding or comes after one.",
    "How big should the cake be? | Counting slices | Enough cake, and not too much",
    [
      "Almost everyone orders a cake that is too large, out of fear. | The commonest question about a celebration cake is also the hardest: how much is enough?",
      "Begin with the number of people who will really eat it, and remember that toddlers share and teenagers do not. | Count heads first, then take off the ones who never eat sweet things and add them back for the ones who eat twice.",
      "After a big lunch a thin slice will do; at four in the afternoon, cake is the meal. | The hour matters more than the appetite: cake after a dinner is a taste, and cake with tea is the point.",
      "A tall cake cuts into neater pieces than a wide one, so mention height when you order. | Should there be some left over, plain sponge freezes well, and tomorrow's coffee will be glad of it.",
    ],
    /\b(?:cakes?|birthdays?|weddings?|celebrat\w*|party|parties|christening|bakery|bakeries|patisserie)\b/i,
  ),
  card(
    "Short list, good bread",
    "Flour, water, salt and time: the shorter the list on a loaf, the better you can judge it.",
    "Read the list before the label | Four words on the label | What belongs in bread",
    [
      "Bread needs flour, water, salt and something to make it rise. | The recipe for bread fits on the back of a bus ticket.",
      "Everything else on the list should be there for a reason you can taste, such as seeds, olives or butter. | Walnuts, raisins and a spoon of honey are ingredients; a line of words nobody can pronounce is a strategy.",
      "So read the label, and if there is no label, ask. A baker will usually talk longer than you have time for. | At an open counter you can put the question directly: what is in it, and how long did it take?",
      "The list of ingredients is often shorter than the name of the loaf. | You may find that the plainest name on the shelf hides more work than all the others.",
    ],
  ),
  card(
    "Order the day before",
    "Order your loaf the evening before; the baker plans the dough, and you can sleep in.",
    "Order ahead and sleep in | Why bakers like an order | The loaf with your name on it",
    [
      "Dough cannot be made faster because a queue has formed. | By the time the shop opens, the day's bread has long been decided.",
      "What you see in the morning was weighed the previous day, give or take a few rolls. | Someone guessed yesterday how hungry the street would be today.",
      "An order takes part of the guessing away, which means less waste and one more happy customer. | If you say in advance what you want, nobody has to bake on a hunch.",
      "It also means that you can arrive at a civilised hour and still leave with the seeded one. | Your bag waits behind the counter with your name on it, and no queue can take it from you.",
    ],
  ),
  card(
    "Ask what is just out",
    "Ask which tray has just come out; warm beats fancy more often than not.",
    "Follow the warm tray | One question at the counter | What came out last?",
    [
      "Counters are arranged for the eye, and noses know better. | The prettiest pastry on display is not always the one to have this minute.",
      "There is one question that works in any bakery: what has just come out of the oven? | Ask the person with the tongs which tray was the last to arrive.",
      "A plain roll that is still warm will beat most things with a glaze on top. | Ten minutes from the oven, even a humble bun has the charm of a great dessert.",
      "You may end up with something you would never have pointed at. | It is a small lottery in which every ticket has butter on it.",
    ],
  ),
];
