import { faq, type Topic } from "../topic";
import { choosingBread } from "./choosing";
import { keepingBread } from "./keeping";
import { howBreadIsMade } from "./making";
import { servingBread } from "./serving";

export const bakery: Topic = {
  key: "bakery",
  words:
    /\b(?:baker(?:y|ies|s)?|bak(?:ing|ehouse|ed goods)|breads?|sourdough|baguettes?|croissants?|pastr(?:y|ies)|p[aâ]tisserie|(?<!piece of )cakes?|cupcakes?|brownies?|cookies?(?! (?:banner|consent|policy|notice))|buns?|loa(?:f|ves)|focaccia|dough(?:s|nuts?)?|donuts?|brioche|bagels?|scones?|pies?(?! charts?)|macarons?|flapjacks?|tea ?cakes?|hot cross|viennoiserie)\b/,
  field: "good baking",
  problems: [
    "most bread is baked to sit on a shelf and tastes of the wait",
    "a birthday cake from the supermarket looks like every other birthday cake",
    "the good loaf is gone by noon, and the other kind is always there",
    "breakfast has shrunk to something chewed at a bus stop",
    "nobody has the hours that real dough asks for",
    "bread that is soft for a week has nothing to say on any of the days",
  ],
  promises: [
    "the smell gets home before you do",
    "breakfast is a reason to get up",
    "there is a cake on the table that people talk about afterwards",
    "you buy a loaf and use it to the last slice",
    "the bread is good enough to be eaten on its own",
    "somebody else has been up since the small hours so that you need not be",
  ],
  scenes: [
    "You buy a whole loaf and arrive home with most of one.",
    "The queue reaches the door, and everybody in it is counting the cinnamon buns.",
    "A child has been promised something with icing, and the deadline is the end of this street.",
    "There are crumbs on the passenger seat, and you were alone in the car.",
    "You carry a cake box across town with both hands, like a sleeping cat.",
    "The knife goes in, the crust cracks, and three people wander into the kitchen.",
    "On Sunday evening only the end of the loaf is left, and two of you want it.",
    "Somebody brings a bag of pastries to the meeting, and the meeting suddenly has a quorum.",
    "You ask for two croissants, look at the tray, and hear yourself say four.",
    "The toast is done in the same moment in which the butter is soft, which happens about twice a year.",
    "The candles are lit, the lights are off, and nobody can remember where the matches went.",
    "You rehearse your order in the queue, and then the last loaf leaves with the person in front.",
    "At the school fair, the tin with the homemade flapjacks is empty before the raffle starts.",
  ],
  occasions: [
    "a Sunday breakfast with nobody in a hurry",
    "a birthday that needs candles",
    "the first picnic of the year",
    "a meeting that would otherwise have biscuits",
    "soup on a wet evening",
    "the neighbours who took in the parcels",
    "a christening tea",
    "the school bake sale you had forgotten",
    "a cheese board after dinner",
    "grandparents at four o'clock",
    "the morning after a long night",
    "a wedding with a sweet tooth",
  ],
  worries: [
    "whether the dough can be frozen",
    "how long a loaf stays good",
    "how far ahead a celebration cake has to be ordered",
    "whether there is something without nuts",
    "which bread goes with soup and which with cheese",
    "what happens to the loaves nobody bought",
    "whether sourdough always tastes sour",
    "how many people one cake feeds",
    "whether you can ask for half a loaf",
    "how to get a tall cake home in one piece",
  ],
  callToAction: {
    any: "Come in for a loaf",
    launch: "Taste it while it is warm",
    offer: "Fill your bread bag",
    event: "Save yourself a place",
    "how-to": "Find your loaf",
    opening: "Come and smell the oven",
  },
  hashtags: ["bakery", "fresh bread", "sourdough", "bake of the day", "pastry", "local bakery", "bread lovers"],
  faqs: [
    faq(
      "How do I keep bread fresh?",
      "Store it cut side down in a paper bag or a bread bin, away from the fridge. Whatever you will not finish in a day or two goes into the freezer in slices. | Paper keeps the crust and a cloth keeps the crumb. Plastic softens both, and the fridge makes bread stale faster than the kitchen table does.",
    ),
    faq(
      "Can I freeze it?",
      "Bread freezes well on the day it is baked. Slice it first, so that you can take out exactly what you want and toast it from frozen. | Freeze loaves, rolls and plain cake while they are still fresh. Cream and fruit fillings do not forgive the cold, so eat those first.",
    ),
    faq(
      "What should I say when I order a cake?",
      "Give the date, the number of people, the flavour you have in mind and any allergies. A photograph of something you like saves a long description. | Start with the guest of honour and the size of the party. Then mention what must not be in it and how it will travel.",
    ),
    faq(
      "Which breads are suitable for people with allergies?",
      "Ask at the counter each time and say how serious it is. Flour travels through the air in a bakery, so an honest answer may be a careful one. | Please tell us exactly what you have to avoid. Recipes change, and the person serving can look at the list of ingredients with you.",
    ),
    faq(
      "What makes sourdough different?",
      "It rises with a culture of flour and water instead of bought yeast, and it takes its time. The slow rise gives it flavour and helps it keep. | The difference is a starter and many hours. It need not taste sharp: a young starter makes a mild loaf.",
    ),
    faq(
      "When is the best time to come?",
      "Early for the full choice, later for a calmer chat. If you have set your heart on one loaf, ask for it to be put aside. | The shelves are fullest in the morning. For something particular, order the day before and sleep in.",
    ),
    faq(
      "How do I make old bread good again?",
      "Hold the loaf under the tap for a second and put it in a hot oven until the crust sings. Eat it soon, because the trick works only once. | Splash the crust with water and warm it through. If it is past that, it is on its way to becoming croutons or bread pudding.",
    ),
    faq(
      "How do I get a cake home safely?",
      "Put the box flat in the footwell or the boot, never on a seat or a lap. Drive as if there were soup in the car. | Keep it level, cool and out of the sun. The floor of the car is flatter than it looks, and seats always slope.",
    ),
  ],
  cards: [...choosingBread, ...keepingBread, ...servingBread, ...howBreadIsMade],
};
