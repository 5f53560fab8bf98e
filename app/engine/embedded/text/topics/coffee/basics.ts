import { type Card, card } from "../topic";

const coffeeOnly =
  /\b(?:coffee|espresso|roast\w*|cafés?|cafes?|barista|brew\w*|beans?|single[- ]origin|lattes?|filter)\b/i;

export const coffeeBasics: Card[] = [
  card(
    "Fresh is the word",
    "Look for a roast date on the bag, and buy <what you will finish soon|no more than you can finish|small bags>.",
    "Look for the roast date | Why fresh coffee tastes of more | The date that matters",
    [
      "Coffee is a fresh product, even if it is often sold like a tin of peas. | Roasted coffee fades, slowly and then quickly. | A bean is at its best for weeks and not for years.",
      "What gives it its smell is fleeting, and it starts to leave on the day of the roast. | Much of what we call taste is smell, and smell does not wait. | The scent goes first, and with it half of the pleasure.",
      "A date of roasting on the bag tells you more than any adjective. | So turn the bag round and look for the day it was roasted.",
      "Buy small bags more often, instead of one large one for the season. | A smaller bag that you finish is better than a large one that goes stale.",
      "You will notice the difference when you open it. | Open it, put your nose in, and you will know.",
    ],
    coffeeOnly,
  ),
  card(
    "Grind it late",
    "Grind just before you brew, <because ground coffee loses its aroma fast|since the aroma does not wait|while the kettle heats>.",
    "Grind at the last moment | The grinder makes the cup | Why the grind comes last",
    [
      "If you change one thing, change the moment you grind. | A grinder is the least glamorous tool in the kitchen and the one that matters.",
      "Whole beans keep their aroma inside, and grinding lets it out. | Ground coffee has a great deal of surface, and the air gets to all of it.",
      "So do it just before the water goes on. | Grind while the kettle heats, and no sooner.",
      "Coarse for a press, finer for a filter, very fine for espresso: that is the whole rule. | If the cup tastes bitter, go a little coarser; if it tastes sour and thin, go a little finer.",
    ],
    coffeeOnly,
  ),
  card(
    "Where it grew",
    "Ask where a coffee grew and how it was <processed|dried>, <because you can taste both|and look for it in the cup>.",
    "Where the taste comes from | The farm in the cup | What origin means",
    [
      "Coffee is the seed of a fruit, and it tastes of where it grew. | Before it was brown it was a cherry on a tree. | A coffee has a home, and you can taste it.",
      "Height, soil and weather leave their mark, much as they do in wine. | The hill, the soil and the season all end up in the cup. | Two valleys side by side can taste like strangers.",
      "How the fruit was taken off the seed matters as well: washed coffees taste clear, naturals taste of fruit. | The way it was dried decides whether it tastes clean or jammy. | Water or sun after the harvest: that decides between clear and fruity.",
      "You do not have to know any of this to enjoy it. | Knowing it is no duty, just a way to find more of what you like. | It is a map, and you may walk without one.",
      "But if a cup surprises you, ask where it came from. | When you like one, remember the country and the process, and you have a trail to follow. | Keep the bag of one you loved, because the label tells you where to look next.",
    ],
    coffeeOnly,
  ),
  card(
    "Taste it black once",
    "Take the first sip without milk or sugar, <just to meet the coffee|and add what you like after that>.",
    "The first sip | Taste it before you change it | Meet the coffee first",
    [
      "Nothing is wrong with milk. | This is no sermon against sugar. | Drink it as you like; nobody is watching. | Milk has its place, and so has sugar.",
      "But take the first sip as it is. | Still, try one sip before you add anything. | Just begin with the cup as it comes.",
      "Wait until it has cooled a little, since hot drinks all taste the same. | Give it a few minutes, because a cooler cup tells you more.",
      "Ask what it reminds you of: nuts, cocoa, citrus, tea? | Then look for one thing you know, such as chocolate or orange peel.",
      "There is no wrong answer, and after a few cups you will have opinions. | It is not a test, and it gets more fun with practice.",
    ],
    coffeeOnly,
  ),
];
