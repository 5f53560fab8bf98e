import { faq, type Topic } from "../topic";
import { atTheTable } from "./at-the-table";
import { fromTheKitchen } from "./from-the-kitchen";
import { groupsAndEvents } from "./groups-and-events";
import { readingTheMenu } from "./reading-the-menu";

export const restaurant: Topic = {
  key: "restaurant",
  words:
    /\b(?:restaurants?|menus?(?! bar)|(?<!satellite )dishes|dining|diners?|dinners?|lunch(?:es|time)?|brunch(?:es)?|suppers?|chefs?|bistros?|brasseries?|pizz(?:as?|erias?)|trattorias?|osterias?|gastropubs?|tapas|sushi|ramen|noodles|tacos?|curry|curries|mezze|kebabs?|barbecue restaurant|steak ?house|catering|caterers?|food trucks?|street food|meals?|recipes?|vegan|vegetarian|eatery|eateries|ice cream|gelat(?:o|eria)|burgers?|fish and chips|take ?aways?|tasting menu|private dining|supper clubs?|sunday roasts?|roast dinners?)\b/,
  field: "good food",
  problems: [
    "eating out has become a gamble, and cooking every night is not an answer either",
    "after a long day nobody wants to decide what to eat",
    "places that look alike serve food that tastes alike",
    "one eats no meat, one no gluten and one nothing green, and all of them are hungry",
    "the table by the window was booked by somebody who planned ahead",
    "a rushed meal costs the same as a good one",
  ],
  promises: [
    "a meal out feels like time well spent",
    "you sit down, eat well and leave in a better mood",
    "everyone at the table finds something they like",
    "the plates are empty and nobody has looked at a phone",
    "you eat something you could not or would not make at home",
    "the evening has a beginning, a middle and a pudding",
  ],
  scenes: [
    "It is seven in the evening, everybody is hungry, and nobody wants to choose.",
    "You scroll through photographs of food until you have lost your appetite.",
    "The menu has so many pages that you order what you always order.",
    "One of you eats no meat, another one no gluten, and the third is eight years old.",
    "You finish a meal and cannot say, an hour later, what it was.",
    "The table is nice and the music is loud, and you shout about the weather.",
    "The plate at the next table goes by, and four heads turn after it.",
    "You say that you will only have a starter, and then you read the word dumplings.",
    "Someone asks for the bill, and everybody at once finds one more thing to tell.",
    "The waiter recites the specials, and you remember the first and the last.",
    "You wanted to share the chocolate mousse, and now there are two spoons and a frontier.",
    "The child who eats only pasta has just stolen an olive, and then another.",
    "You cooked for six hours, they ate for eleven minutes, and the kitchen looks like a harbour.",
    "On the way home you plan what you will have next time.",
  ],
  occasions: [
    "a Tuesday on which nobody wants to cook",
    "a birthday with three generations",
    "a first date",
    "lunch between two meetings",
    "parents who are visiting for the weekend",
    "a goodbye to a colleague",
    "the evening after the exam",
    "a long Sunday lunch",
    "a dinner for two without a babysitter shortage",
    "an anniversary that nobody has forgotten",
    "twelve people with twelve tastes",
    "a quick bite before the theatre",
  ],
  worries: [
    "whether you have to book",
    "whether there is enough without meat",
    "whether the children may be a little loud",
    "what happens if somebody has an allergy",
    "how early you should arrive before the theatre",
    "whether a dog may come along",
    "whether you may ask for half a portion",
    "how long the kitchen stays open",
    "whether the bill can be split",
    "whether a group has to eat a set menu",
  ],
  callToAction: {
    any: "Book your table",
    launch: "Come and taste it",
    offer: "Reserve a table",
    event: "Save your seat at the table",
    "how-to": "Plan your next meal",
    opening: "Come and eat with us",
  },
  hashtags: ["good food", "eat local", "foodie", "dinner time", "fresh food", "eating out", "seasonal menu"],
  faqs: [
    faq(
      "Do I need to book?",
      "For busy evenings and larger groups it is wise. If you decide at short notice, just ask; a seat may be free. | If the evening matters to you, yes. It gives the kitchen time to plan, and you a table that fits.",
    ),
    faq(
      "What about allergies and special diets?",
      "Tell us when you book and once more when you order. The kitchen can only take care of what it knows. | Please say so early and clearly. That way somebody can tell you what is safe, instead of guessing.",
    ),
    faq(
      "Is it a good place for children?",
      "Ask when you book, and mention how many little ones come along. Early evenings are usually calmer. | Children eat better where they are welcome, so tell us about them. We can then find the right table and the right time.",
    ),
    faq(
      "Can you take a larger group?",
      "Call ahead with the number, the date and a rough idea of the budget. Larger tables eat better when the kitchen has seen them coming. | Ask as early as you can. A short choice of dishes for everyone gets the food to the table at the same time.",
    ),
    faq(
      "What should I order on my first visit?",
      "Ask which dish the kitchen would be sorry to take off the menu. That is usually the one to begin with. | Take something that is cooked slowly or made in house, and leave the fillet for another day. The person serving knows what people come back for.",
    ),
    faq(
      "Can I order food to take home?",
      "Ask what travels well; stews, curries and braised dishes arrive in better shape than anything crisp. | It is worth asking. Some dishes are made for a box, and others are made for the seven steps from stove to table.",
    ),
    faq(
      "What if I am running late?",
      "Give us a ring; a table can usually be held if somebody knows. | It happens to everyone. A short call is enough, and the kitchen can adjust.",
    ),
    faq(
      "Can we bring our own cake?",
      "Ask beforehand, as houses handle it differently. If it is possible, say when it should appear and who has the candles. | For a birthday it is often no trouble, provided we know. A dessert from the kitchen with a candle in it is the lighter way.",
    ),
  ],
  cards: [...readingTheMenu, ...atTheTable, ...fromTheKitchen, ...groupsAndEvents],
};
