import { card, faq, type Topic } from "./topic";

const drink =
  /\b(?:coffee|espresso|roast\w*|cafés?|cafes?|barista|brew\w*|beans?|single[- ]origin|latte|filter|tea)\b/i;

export const coffee: Topic = {
  key: "coffee",
  words:
    /\b(?:coffees?|espresso|roast(?:er|ery|ers|ed|ing)?|cafés?|cafes?|baristas?|brew(?:ing|ed)?|beans?|single[- ]origin|lattes?|cappuccinos?|tea|teas|matcha|flat white|cold brew|grinders?)\b/,
  field: "good coffee",
  problems: [
    "the coffee that is quick is rarely the coffee you enjoy",
    "most coffee has lost its taste long before it reaches the cup",
    "good beans are easy to find and hard to choose",
  ],
  promises: [
    "the first cup of the day is one you look forward to",
    "you taste where the coffee comes from",
    "good coffee is part of an ordinary morning",
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
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Taste it for yourself",
    launch: "Try the new coffee",
    offer: "Get yours",
    event: "Save your seat",
    "how-to": "Find your coffee",
  },
  hashtags: ["coffee", "coffee lovers", "specialty coffee", "coffee time", "morning coffee"],
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
  ],
  cards: [
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
    ),
    card(
      "Mind the water",
      "A cup of coffee is nearly all water, so use <water you like to drink|good water|a filter if yours tastes of chlorine>.",
      "It is nearly all water | What the water does | The part of the cup we forget",
      [
        "We talk about beans and forget what fills the cup. | Nearly everything in your cup is water.",
        "If it tastes of chlorine or chalk, so will your coffee. | Water that tastes flat makes coffee that tastes flat.",
        "Filtered water is often enough to make old beans seem new. | A simple filter jug helps in many kitchens.",
        "Let the kettle rest for a moment after it boils. | Off the boil is better than boiling, because too much heat brings out bitterness.",
      ],
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
      drink,
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
    ),
    card(
      "Measure once",
      "Weigh the coffee and the water once, and <good cups stop being luck|you can repeat a good cup|note what you used>.",
      "Take the luck out of it | Measure once, enjoy often | Same again, please",
      [
        "Most people know a cup they loved and could not repeat. | When every morning tastes different, the reason is usually the spoon.",
        "A kitchen scale solves it. | Spoons lie, and scales do not.",
        "Note how much coffee and how much water you used when it was good. | Write down the amounts on the day you are happy.",
        "The next day you start from there, and change one thing at a time. | From then on you can change one thing and see what it does.",
      ],
    ),
    card(
      "Make it a pause",
      "Sit down for the first cup, <because five quiet minutes change the morning|without a screen|and give it five quiet minutes>.",
      "Make a pause of it | The quiet minutes | Sit down for the first one",
      [
        "Good coffee needs little, but it does need you to be there. | The cup you drink standing up is hardly a cup at all. | A cup on the run is only half of one.",
        "Sit down for the first one, without a screen. | Put the telephone in the other room. | Take a chair and look out of the window.",
        "A few minutes are enough to notice what you are drinking. | You do not need long, only undivided.",
        "It is a cheap luxury, and it is yours before the day has a claim on you. | Whatever the day brings, that part was good.",
      ],
    ),
    card(
      "Ask the people",
      "Tell the person behind the counter what you like<.|, since that is what they are there for.|, and ask what comes close.>",
      "Ask the people behind the counter | Say what you like | A question worth asking",
      [
        "Nobody expects you to speak the language of tasting notes. | Words such as “body” and “finish” are useful, and you do not need them. | “I like it strong” is a fine way to begin.",
        "Say what you drink at home and what you did not enjoy lately. | Describe a cup you remember, even if the words seem odd. | Tell them the last coffee you liked, and the last you did not. | Name a cup that went well.",
        "That is enough for a good suggestion. | From there, somebody who knows their beans can help you at once.",
        "And if the suggestion was wrong, go back and say so. | Come back with your verdict, and the next one will be closer.",
      ],
    ),
  ],
};
