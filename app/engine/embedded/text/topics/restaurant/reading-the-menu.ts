import { type Card, card } from "../topic";

export const readingTheMenu: Card[] = [
  card(
    "Short menus",
    "Trust a short menu: fewer dishes, each of them cooked more often.",
    "Why a short menu is a good sign | Fewer dishes, better ones | What a menu tells you",
    [
      "A menu the size of a newspaper asks for a freezer of the same size. | Nobody can cook fifty things well at once, not even with fifty cooks.",
      "With a dozen dishes, each one is made every night, and the produce moves quickly. | What gets ordered often gets practised often, and you can taste the practice.",
      "A short list also spares you a quarter of an hour of study while the bread gets eaten. | You decide sooner, and can spend the time on the people you came with.",
      "If nothing on it speaks to you, ask what else the kitchen could do. | A cook with eight good dishes usually has a ninth up the sleeve.",
    ],
  ),
  card(
    "Ask what came in",
    "Ask what came in today; it tends to be the freshest thing on the menu.",
    "Ask what came in today | The dish that is not printed | Order with the season",
    [
      "The printed menu is what the kitchen planned, and the market has its own ideas. | A tomato in winter is only a memory of a tomato.",
      "Ask what arrived this morning and what the cook is pleased about. | There is often a fish, a mushroom or the first asparagus that did not make it into print.",
      "In its season, food needs little help: butter, salt, a hot pan. | What is ripe this week is usually cooked simply, because it can afford to be.",
      "You will be surprised how often the plainest line is the one people talk about. | It makes choosing quicker too, which is a kindness to everyone at the table.",
    ],
  ),
  card(
    "Order the odd one",
    "Order one dish that you cannot picture; it is the one you will remember.",
    "Order the one you do not know | One strange thing | A little courage at the table",
    [
      "We all have a dish that we order everywhere, and we could cook it in our sleep. | Habit is a reliable host and a dull cook.",
      "Keep your favourite, and let somebody at the table order the line that nobody understands. | Choose one plate that you cannot imagine, and have it put in the middle.",
      "Ask how it is made, since a good description is half of the appetite. | Let the waiter explain it with both hands, as such things ought to be explained.",
      "If it is not for you, you have lost a fork's worth and gained a story. | More often than not there will be a quarrel over the last bite.",
    ],
  ),
  card(
    "Read the verbs",
    "Read the verbs on the menu: braised, cured, baked overnight; that is where the work is.",
    "Read the verbs on the menu | Braised, cured, smoked | How to spot the cook's pride",
    [
      "Menus are full of adjectives, and adjectives are cheap. | “Succulent” tells you nothing, since no one would write the opposite.",
      "Look for verbs instead: braised, cured, smoked, rested, baked overnight. | Words for work show you where somebody has stood and stirred.",
      "A dish that took a day is something you would hardly make at home on a Tuesday. | Anything that needs time, bones or a very hot oven is what a kitchen does better than you.",
      "Steak you can fry yourself; a sauce made over two days you cannot. | So leave the plain fillet to others and order the shoulder.",
    ],
  ),
  card(
    "Dessert is a decision",
    "Decide on dessert before you are full: order one early, with a spoon for everybody.",
    "Decide on pudding early | One dessert, many spoons | Leave room on purpose",
    [
      "Nobody is hungry by the time the dessert menu comes, and everybody looks at it. | Pudding is ordered with the heart, as the stomach has long handed in its notice.",
      "Glance at the sweet things while you choose the rest, and plan backwards. | If there is a soufflé or a warm tart, it may have to be ordered at the start anyway.",
      "One dessert in the middle with several spoons ends most meals well. | Share two that differ: something with fruit and something with chocolate.",
      "Cheese is a dessert too, and so is a good coffee. | Sit for a moment afterwards, because it is the pause that makes it a feast.",
    ],
  ),
  card(
    "Without meat, with joy",
    "Look at how a kitchen cooks vegetables; it shows you how it cooks everything else.",
    "Judge a kitchen by its carrots | Vegetables as the main thing | More than a side salad",
    [
      "For years, people who ate no meat were served a risotto and an apology. | The dish without meat used to be whatever was left when you took the meat away.",
      "A kitchen that roasts a cabbage until it is sweet has thought about heat, salt and time. | Vegetables ask more of a cook, because there is no fat rib to hide behind.",
      "Look for something charred, something crisp and something sharp on the same plate. | Beans, nuts, smoke and a proper sauce make it a meal instead of a garnish.",
      "Order one for the table, even if you all eat meat. | The vegetables may be on the plate that gets wiped clean with bread.",
    ],
    /\b(?:vegan|vegetarian|plant[- ]based|vegetables?|restaurants?|menus?|bistro|dinner|lunch|seasonal)\b/i,
  ),
];
