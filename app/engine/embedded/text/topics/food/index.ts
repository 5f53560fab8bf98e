import { faq, type Topic } from "../topic";
import { buyingFood } from "./buying";
import { cheeseAndSweets } from "./cheese-and-sweets";
import { farmAndButcher } from "./farm-and-butcher";
import { fromTheJar } from "./from-the-jar";

export const food: Topic = {
  key: "food",
  words:
    /\b(?:honeys?|beekeep\w*|cheeses?|cheesemongers?|cheesemakers?|creamery|dairy|butchers?|butchery|charcuterie|sausages?|(?<!wind |solar |server )farm(?:s|ers?)?(?! ?(?:insurance|machinery))|farm ?shops?|veg(?:etable)?(?: box(?:es)?|s)?|vegetables|fruit box(?:es)?|sauces?|chutneys?|(?<!traffic )jams?|marmalades?|pickles?|granola|muesli|snacks?|chocolat(?:es?|iers?)|confectioner\w*|sweet shop|olive oils?|pasta|spices?|condiments?|preserves|delis?|delicatessens?|grocer(?:y|ies|s)?|yogh?urts?|eggs?|meats?|fishmongers?|seafood|nut butters?|ready meals?|meal kits?|artisan food|food producers?|kimchi|sauerkraut|ferment(?:ed|s|ation)?|tofu|crisps|popcorn|syrups?|vinegars?|mustards?|hot sauces?|organic (?:food|produce)|orchards?)\b/,
  field: "good things to eat",
  problems: [
    "food travels further than most people do on holiday",
    "the shelf is long and everything on it tastes of the same three flavours",
    "good ingredients are bought with good intentions and thrown out at the end of the week",
    "labels are written by people who hope that you will not read them",
    "supper has to be quick, and quick is too often dull",
    "it has become hard to know who made what you eat",
  ],
  promises: [
    "supper tastes of something on an ordinary Tuesday",
    "you know the name of whoever made it",
    "one good jar turns leftovers into a meal",
    "less goes into the bin and more onto the plate",
    "you cook simpler food and like it better",
    "the fridge holds something to look forward to",
  ],
  scenes: [
    "You open the fridge, look in for a long time, and close it again.",
    "The celeriac has been lying in the vegetable drawer for so long that it has become a flatmate.",
    "There are nine open jars in the door, and no one can say whose idea the mint jelly was.",
    "At the market you are handed a sliver of cheese on a knife, and your shopping list is forgotten.",
    "You dip the spoon into the honey once more, purely to be sure.",
    "The recipe asks for half a cabbage, and the rest of the week asks what to do with the other half.",
    "Guests are due in an hour, and there is bread, oil, a piece of cheese and no plan.",
    "A child who eats nothing green pulls a carrot out of the ground and bites into it, soil and all.",
    "You read the back of the packet and find that the strawberries come last.",
    "The pan hisses, the sausages turn gold, and the whole stairwell knows what you are having.",
    "You brought a jar home from holiday, and it has been too good to open for two years.",
    "Somebody scrapes out the last of the chutney with a crust, looks up and feels no shame.",
    "Your grandfather could tell an apple by its name, and you know red ones and green ones.",
  ],
  occasions: [
    "a Tuesday supper in twenty minutes",
    "a picnic with more blankets than plan",
    "a cheese board for the neighbours",
    "the first barbecue of the year",
    "a lunchbox that comes home empty",
    "a hamper for somebody who has everything",
    "a film night with something to nibble",
    "the soup that uses up the drawer",
    "a long walk with a good sandwich",
    "breakfast in bed with real crumbs",
    "a feast with the whole family",
    "a friend who has no time to cook",
  ],
  worries: [
    "how long it keeps once the jar is open",
    "whether it can be frozen",
    "what to do with a vegetable you cannot name",
    "whether it is worth paying more for it",
    "how it travels in summer",
    "what is in it for people with allergies",
    "how much to buy for six",
    "whether the children will eat it",
    "whether honey that has set is still good",
    "how to cook a cut that you have never cooked before",
  ],
  callToAction: {
    any: "Taste it for yourself",
    launch: "Be among the first to taste it",
    offer: "Fill your basket",
    event: "Come and taste",
    "how-to": "Find something good for supper",
    opening: "Come in and try a bite",
  },
  hashtags: ["good food", "local produce", "food producer", "from the farm", "small batch", "eat well", "foodie"],
  faqs: [
    faq(
      "How should I store it?",
      "Dry things go into a closed tin, open jars into the fridge, and cheese into paper. If you are unsure, the label or the maker will tell you. | Cool, dark and closed is right for nearly everything that comes in a jar. Write the day of opening on the lid, and you will never have to guess.",
    ),
    faq(
      "Can I freeze it?",
      "Bread, meat, soups and most sauces freeze well; eggs in their shells and salad do not. Freeze things fresh, flat and with a label. | Often, yes. Divide it into the portions you will need, press the air out and note the date.",
    ),
    faq(
      "What about allergies?",
      "Read the label each time, because recipes change, and ask us if something is unclear. For a severe allergy, ask what else is made in the same room. | Tell us what you must avoid before you buy. We would rather answer one question too many.",
    ),
    faq(
      "Why does it cost more than in the supermarket?",
      "Smaller amounts, better ingredients and more time cost money, and you can usually taste all three. Use it where it shows, and save elsewhere. | Because more of it is food and less of it is water, sugar or haste. A little often goes further than you expect.",
    ),
    faq(
      "What is in season now?",
      "Ask at the counter or look at what is piled high; plenty and cheap usually means ripe and near. | That changes every couple of weeks. Tell us what you feel like cooking, and we can name the vegetables that are at their best.",
    ),
    faq(
      "How much should I buy?",
      "Say how many people, which meal, and whether there will be leftovers on purpose. From that, an experienced seller can tell you the weight. | Less than your eyes suggest. It is easier to come back for more than to find a use for half a kilo of olives.",
    ),
    faq(
      "Can I taste before I buy?",
      "Please ask; a counter that is proud of its goods will mostly be happy to cut a piece. | Where it can be done safely, gladly. Start with the mild things and finish with the strong.",
    ),
    faq(
      "Does it make a good present?",
      "Very much so, because it gets used up and needs no dusting. Three things that go together say more than ten that do not. | Yes, if you think of the person's kitchen. Add a note on how you like to eat it.",
    ),
  ],
  cards: [...buyingFood, ...fromTheJar, ...cheeseAndSweets, ...farmAndButcher],
};
