import { card, faq, type Topic } from "./topic";

export const restaurant: Topic = {
  key: "restaurant",
  words:
    /\b(?:restaurants?|menus?|dishes|dining|diners?|dinner|lunch|brunch|chefs?|kitchens?|bistro|pizz(?:a|as|eria)|tavern|tapas|sushi|ramen|bakery|bakeries|bread|sourdough|pastr(?:y|ies)|cakes?|catering|food truck|street food|meals?|recipes?|vegan|eatery|pub|wines?|brewery|beers?|ice cream|gelato|burgers?)\b/,
  field: "good food",
  problems: [
    "eating out has become a gamble, and cooking every night is not an answer either",
    "after a long day nobody wants to decide what to eat",
    "places that look alike serve food that tastes alike",
  ],
  promises: [
    "a meal out feels like time well spent",
    "you sit down, eat well and leave in a better mood",
    "everyone at the table finds something they like",
  ],
  scenes: [
    "It is seven in the evening, everybody is hungry, and nobody wants to choose.",
    "You scroll through photographs of food until you have lost your appetite.",
    "The menu has so many pages that you order what you always order.",
    "One of you eats no meat, another one no gluten, and the third is eight years old.",
    "You finish a meal and cannot say, an hour later, what it was.",
    "The table is nice and the music is loud, and you shout about the weather.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Book your table",
    launch: "Come and taste it",
    offer: "Reserve a table",
    "how-to": "Plan your next meal",
  },
  hashtags: ["good food", "eat local", "foodie", "dinner time", "fresh food"],
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
  ],
  cards: [
    card(
      "Cook with the season",
      "Ask what is in season today; it tends to be the best thing on the table.",
      "Let the season choose | What is good right now | Ask what came in today",
      [
        "A tomato in winter is a memory of a tomato. | Food has its time, and you can taste when it is early or late.",
        "When something is in season it needs little help. | In its season a simple carrot can carry a plate.",
        "So ask what is good right now, and order that. | The easiest way to eat well is to ask what came in fresh.",
        "You will be surprised how often the plainest dish wins. | It makes choosing quicker as well.",
      ],
    ),
    card(
      "Share the table",
      "Order a few plates to share; you taste more and talk more.",
      "Order for the table | Share and taste more | The plates in the middle",
      [
        "There is always somebody who ordered better than you. | Envy of the neighbour's plate has a simple cure.",
        "Put a few things in the middle and help yourselves. | Order together and share it all.",
        "You taste more, and nobody has to guess right. | Everyone gets a bite of everything, and the talk gets livelier.",
        "Children try more this way, because nobody asks them to. | It is also a kind way to let the careful eaters try something.",
      ],
    ),
    card(
      "Say what you need",
      "Mention allergies and wishes when you book; kitchens like to know early.",
      "Tell the kitchen early | Say it when you book | Wishes are welcome",
      [
        "Cooks do not mind wishes; they mind surprises. | Most special wishes are easy when the kitchen hears about them in time.",
        "An allergy, a birthday, a pram, a guest who hates coriander: say it when you book. | Say what matters: what you cannot eat, who is coming, when you have to leave.",
        "One line is enough. | A short note does it.",
        "Then you can sit down and forget about it. | After that it is our business and no longer yours.",
      ],
    ),
    card(
      "Short menus",
      "A short menu is a good sign: fewer dishes, each cooked more often.",
      "Why a short menu is a good sign | Fewer dishes, better ones | What a menu tells you",
      [
        "Nobody can cook fifty things well at once. | A long menu needs a large freezer.",
        "A short one means that each dish is made often and the produce moves quickly. | When there are only a few dishes, each of them gets attention.",
        "It also spares you the study of a small book. | And you can decide before the bread is gone.",
        "If nothing on it appeals to you, ask; kitchens have more up their sleeve than they print. | Should you miss something, say so, because cooks like a reason to improvise.",
      ],
    ),
    card(
      "Choose your hour",
      "Come early for calm, late for lingering, and in between for the buzz.",
      "The right hour for your meal | When to come | Early, late or in the middle",
      [
        "The same room is three different places in one evening. | A dining room changes by the hour.",
        "Early it is quiet, and good for families and serious talk. | If you want peace, come when the doors open.",
        "Later it hums, and you can feel it. | In the middle it is loud and cheerful.",
        "Towards the end there is time to linger and to ask for the recipe. | The last hour belongs to those who are in no hurry.",
      ],
    ),
    card(
      "Try one new thing",
      "Order one dish you cannot picture; it is the one you will remember.",
      "Order the one you do not know | One new thing | A little courage at the table",
      [
        "We all have a dish that we order everywhere. | Habit is a fine cook, but a boring one.",
        "Keep it, and add one plate that you cannot picture. | Next time, choose the line on the menu that you do not understand.",
        "Ask how it is made before you decide; the answer makes you hungry. | Have it explained to you, since a good description is half the taste.",
        "If it is not for you, you have still got something to tell. | At worst you know one thing more about yourself.",
      ],
    ),
    card(
      "Bread has a morning",
      "Good bread needs hours, not additives; ask how long the dough rested.",
      "Time is the main ingredient | What long hours do to dough | Give the dough its time",
      [
        "Flour, water, salt and time: bread needs little more. | The list for a good loaf is short, and its last item is patience.",
        "A dough that rests for long tastes of more and keeps better. | Slow dough has flavour that fast dough borrows.",
        "You can hear it in the crust and see it in the crumb. | Break it open and smell it before you put anything on top.",
        "Ask how long it rested, and you learn who you are buying from. | If you want to know a bakery, ask about the night and not about the counter.",
      ],
      /\b(?:bak\w+|bread|sourdough|pastr\w+|croissants?|loa(?:f|ves)|cakes?)\b/i,
    ),
    card(
      "Slow down",
      "Put the phone away until the coffee; food and company taste better.",
      "Take your time at the table | No phones until the coffee | Slow is not a luxury",
      [
        "A meal is one of the few hours in which nothing else has to happen. | You cannot rush a good meal, and you should not try.",
        "Put the phones in a pocket, screen down, until the coffee. | Leave the screens in the coat.",
        "You notice the food, and you notice each other. | After ten quiet minutes the conversation finds its way.",
        "It sounds old-fashioned and works every time you try it. | Try it once, and see who is the first to reach for theirs.",
      ],
    ),
  ],
};
