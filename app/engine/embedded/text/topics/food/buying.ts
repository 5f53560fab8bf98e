import { type Card, card } from "../topic";

export const buyingFood: Card[] = [
  card(
    "Read from the back",
    "Turn the jar round: what stands first in the list is what you are mostly buying.",
    "Read the jar from behind | What the small print says | First on the list, most in the jar",
    [
      "The front of a packet is a poster, and the back is a confession. | On the front there is a meadow; on the back there are facts.",
      "Ingredients are listed by weight, so the first two or three are what you will taste. | Look at the order: if sugar comes before the fruit, it is a sugar spread with a hint of raspberry.",
      "A short list of things you could find in a kitchen is usually good news. | Ask yourself whether your grandmother would have had it in the larder, and be generous about the spices.",
      "It takes ten seconds in the aisle and saves you a dull fortnight of breakfasts. | Do it with three brands side by side, and you will not need any further advice.",
    ],
  ),
  card(
    "Taste in order",
    "Taste from mild to strong, with water and plain bread in between.",
    "How to taste properly | Mild first, loud last | Let your tongue warm up",
    [
      "After a hot sauce, everything tastes of hot sauce. | Tasting is easy, as long as you do it in the right order.",
      "Start with the mildest, whether it is cheese, honey, oil or ham. | Line things up by strength and begin at the quiet end.",
      "Smell before you bite, then chew slowly, and breathe out through the nose. | Give each one a moment, since the interesting part tends to arrive late.",
      "Plain bread and a sip of water put your tongue back to zero. | Say the first word that comes to mind, however silly; it helps you to remember.",
    ],
  ),
  card(
    "Shop with a gap",
    "Plan four suppers and not seven: life cancels the others, and the bin gets them.",
    "Plan fewer suppers | Leave a gap in the week | Buy for the week you really have",
    [
      "A shopping list for seven suppers assumes a week in which nothing happens. | On Saturday we shop for the people we would like to be by Wednesday.",
      "Someone will work late, somebody will be invited, and one evening will belong to toast. | Then the meeting overruns, and the fish you had meant to cook looks at you reproachfully.",
      "Plan four meals, keep eggs and pasta in reserve, and let the rest come as it may. | Leave one evening blank for leftovers and another for whatever looks good at the market.",
      "You carry less, spend less, and eat what you bought. | It is the simplest way to waste less, and nobody has to count anything.",
    ],
  ),
  card(
    "One good thing",
    "Spend on the one thing that you will taste, and keep everything around it plain.",
    "Spend where you can taste it | One good thing on the plate | Let a single ingredient lead",
    [
      "Not everything in a dish deserves the good money. | A plate of pasta with butter is a modest meal, until the butter is very good.",
      "Ask which ingredient you will notice, and buy that one with care. | Somewhere in every meal there is a soloist, and the others are chorus.",
      "In a salad it is the oil, in a sandwich the cheese, and in a soup the stock. | If it is eaten raw or comes last, quality shows; if it simmers for three hours with ten others, it hides.",
      "Around it you can be as thrifty as you like. | Potatoes do not mind being ordinary, provided somebody thought about what goes on top.",
    ],
  ),
  card(
    "Ask who made it",
    "Ask who made it, and when: people who know will tell you more than the label can.",
    "Ask for the name behind the label | Who made this? | A question for the market stall",
    [
      "Behind every jar there is a kitchen, a cow or a tree. | There is one advantage to buying from people: they answer back.",
      "Ask when it was made and what is different about this batch. | A good opening is the question what they themselves have for supper with it.",
      "Somebody who was there will talk about the wet spring, the stubborn goat or the pan that is always full. | You will hear about weather, about breeds, and about the year when everything went wrong.",
      "And from then on you will eat it with more attention. | A story does not change the taste, but it changes how closely you listen to it.",
    ],
  ),
  card(
    "Food as a present",
    "Give three things that belong together: cheese, chutney, crackers, and a note on how to eat them.",
    "A hamper with an idea | Three things that belong together | The present that gets eaten",
    [
      "Food is the one present that never ends up in a cupboard with the fondue set. | People who have everything still get hungry.",
      "A basket stuffed with odds and ends looks generous and tastes like a raffle. | What makes a hamper work is an idea, and not the number of jars.",
      "Choose an evening and pack that: pasta, oil and a good tomato sauce; or cheese, chutney and crackers. | Think of one meal and put in all its parts, so that nobody has to go shopping for the rest.",
      "Add a card that says how you eat it yourself. | Mind what has to stay cool, check for allergies, and tie it up in a tea towel instead of plastic.",
    ],
  ),
];
