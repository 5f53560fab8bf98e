import { faq, type Topic } from "../topic";
import { coffeeBasics } from "./basics";
import { brewing } from "./brewing";
import { inTheCafe } from "./in-the-cafe";
import { aboutTea } from "./tea";

export const coffee: Topic = {
  key: "coffee",
  words:
    /\b(?:coffees?|espresso|roast(?:er|ery|ers|ed|ing)?(?! (?:dinners?|beef|chicken|lamb|pork|potato(?:es)?|turkey|vegetables|lunch|peppers|chestnuts|nuts))|cafes?|cafés|baristas?|brew(?:ing|ed)?|(?<!green |baked |runner |broad |jelly |kidney |black )beans?(?! bags?| to cup machine hire)|single[- ]origin|lattes?|cappuccinos?|macchiatos?|(?<!afternoon |cream )teas?|tea ?(?:rooms?|shops?|houses?)|matcha|chai|oolong|flat whites?|cold brew|cafeti[eè]res?|aeropress|coffee grinders?|decaf)\b|\b(?<!(?:and|&) )café(?![a-z])/,
  field: "good coffee",
  problems: [
    "the coffee that is quick is rarely the coffee you enjoy",
    "most coffee has lost its taste long before it reaches the cup",
    "good beans are easy to find and hard to choose",
    "the machine in the kitchen was dear and what comes out of it is dull",
    "the break that was meant for a coffee gets spent in the queue for one",
    "every bag promises chocolate and nuts, and few of them keep the promise",
  ],
  promises: [
    "the first cup of the day is one you look forward to",
    "you taste where the coffee comes from",
    "good coffee is part of an ordinary morning",
    "you can make the good cup twice",
    "a break feels like a break",
    "guests ask what beans those are",
  ],
  scenes: [
    "You drink half a cup on the way out and could not say afterwards what it tasted of.",
    "The bag in the cupboard has been open for weeks, and you use it up because it is there.",
    "A guest asks for a second cup, and you realise that you have no idea what you did right.",
    "The machine cost a good sum, and the coffee in it was whatever was on the shelf.",
    "You stand in front of a shelf full of bags, and every one of them says “rich” and “smooth”.",
    "The kettle boils, somebody calls, and the coffee is left to fend for itself.",
    "You add milk, then sugar, and then you wonder what you are covering up.",
    "On holiday you had a cup you still talk about, and at home it never tastes like that.",
    "The barista draws a leaf on the foam, and you feel bad about the spoon.",
    "You open a new bag, and somebody calls from upstairs to ask whether there is coffee.",
    "At the office, the good mug has a name on it, and the name is not yours.",
    "The grinder howls at seven in the morning, and the baby monitor lights up.",
    "You say that you will only stay for one, and the rain says otherwise.",
    "Your tea has been steeping since the telephone rang, and it could now tan leather.",
  ],
  occasions: [
    "a slow Sunday with the papers",
    "the first hour at your desk",
    "a colleague who starts on Monday",
    "a flask on a cold walk",
    "the afternoon dip at three",
    "a guest who takes it black",
    "a first date in daylight",
    "a hot day and a tall glass",
    "two old friends and no plan",
    "a tin under the Christmas tree",
    "the minute before everyone wakes up",
    "a slice of cake that needs company",
  ],
  worries: [
    "which beans suit the machine you have",
    "whether a grinder is worth the money",
    "why it tastes bitter one day and sour the next",
    "how long an open bag stays good",
    "whether decaf has to be dull",
    "what all the words on the label mean",
    "whether you may ask for something that is not on the board",
    "how much coffee goes into one cup",
    "whether dark means strong",
    "which milk froths and which does not",
  ],
  callToAction: {
    any: "Taste it for yourself",
    launch: "Try the new coffee",
    offer: "Get your bag",
    event: "Save your seat at the table",
    "how-to": "Find your coffee",
    opening: "Come in for the first cup",
  },
  hashtags: [
    "coffee",
    "coffee lovers",
    "specialty coffee",
    "coffee time",
    "morning coffee",
    "home brewing",
    "fresh roast",
  ],
  faqs: [
    faq(
      "How should I store coffee?",
      "Keep it in a closed bag or tin, dry and away from light and heat. The fridge is damp and full of smells, so leave it out of there. | In something that closes well, in a cool and dark cupboard. Buy amounts you can finish while they still smell lively.",
    ),
    faq(
      "Do I need expensive equipment?",
      "No. A simple filter, a decent grinder and fresh beans go further than a shiny machine with stale coffee. | Not to begin with. Put your money into the beans first, into a grinder second, and into everything else later.",
    ),
    faq(
      "Which coffee should I choose?",
      "Say how you drink it: black or with milk, short or long. With that, anyone who knows their beans can point you to a few. | Start from what you already like in food. If you enjoy fruit and acidity, try a lighter roast; if you like chocolate and nuts, try a darker one.",
    ),
    faq(
      "Why does my coffee taste bitter?",
      "The water has taken out too much: grind a little coarser, pour a little cooler, or stop sooner. If that changes nothing, clean the machine. | Bitter usually means too fine, too hot or too long. Change one of the three and taste again.",
    ),
    faq(
      "Is dark coffee stronger?",
      "It tastes stronger, because roasting brings out smoke and bitterness. How much caffeine ends up in the cup depends far more on how much coffee you use. | Not in the way most people mean. Strength is the amount of coffee in the water, and colour is a matter of roasting.",
    ),
    faq(
      "Can you grind it for me?",
      "Gladly, just say how you brew: press, filter, pot or espresso. Ground coffee fades quickly, so take a small bag. | Yes. Name your machine, and you get the right setting; finish it within a week or two if you can.",
    ),
    faq(
      "Does decaf have to taste dull?",
      "No longer. It begins with good beans like any other coffee, so ask which origin it is and how the caffeine was taken out. | Only when it is made as an afterthought. Fresh, well-roasted decaf is hard to tell apart in a cup with milk.",
    ),
    faq(
      "How much coffee do I need for one cup?",
      "Weigh it once: about a heaped dessertspoon for a small cup of filter coffee is a start, and your taste decides from there. | Less than most people fear and more than most people use. A kitchen scale will give you your own number within three mornings.",
    ),
  ],
  cards: [...coffeeBasics, ...brewing, ...inTheCafe, ...aboutTea],
};
