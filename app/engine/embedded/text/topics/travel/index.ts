import { faq, type Topic } from "../topic";
import { going } from "./going";
import { staying } from "./staying";

export const travel: Topic = {
  key: "travel",
  words:
    /\b(?:travel(?:l?ers?|l?ing)?(?! (?:mugs?|size|bags?|cups?))|(?:day|road|boat|weekend|fishing|group|walking) trips?|trips?|(?:guided|walking|city|boat|bike|bus|food|wine) tours?|tour (?:guides?|operators?)|tours|tourism|tourists?|holiday (?:homes?|rentals?|lets?|cottages?|parks?|makers?)|holidays(?! (?:club|camp))|vacations?|hotels?|hostels?|b&bs?|bed and breakfasts?|guest ?houses?|resorts?|flights?|cruises?|hik(?:e|es|ing)|camping|campsites?|caravans?|camper ?vans?|motorhomes?|glamping|safari|city breaks?|short breaks?|staycations?|destinations?|itinerar(?:y|ies)|lodges?|log cabins|chalets?|villas?|self-?catering|surf (?:camps?|trips?)|beach(?:es)? (?:huts?|holidays?|house)|islands?|getaways?|sightseeing|backpack(?:ing|ers?)|overnight stays?|travel agen(?:t|ts|cy|cies))\b/,
  field: "travelling well",
  problems: [
    "planning a trip takes so long that you need a holiday afterwards",
    "the places in the pictures are full of people taking the picture",
    "short breaks are over before you have arrived",
    "people see seven sights and remember the queue",
    "a room looks wide in the picture and narrow at the door",
    "families come home from their holidays more tired than they went",
  ],
  promises: [
    "you arrive calmly and come home with stories",
    "you see less and remember more of it",
    "the trip begins when you close your own front door",
    "somebody has already found out where the sun comes up",
    "the first evening is as good as the last",
    "you carry your own bag up the stairs and whistle",
  ],
  scenes: [
    "You have nineteen tabs open, and each one says something different about the same beach.",
    "You come home and need a day to recover from relaxing.",
    "The view is as lovely as in the picture, and so are the heads in front of it.",
    "You have seen seven sights and cannot remember the name of the square.",
    "The suitcase is full, and you wear the same two things.",
    "The nicest hour of the trip was the one in which you got lost.",
    "“Turn round where possible”, says the voice in the car, and you are on a ferry.",
    "Everybody is in the car, and you go back once more to look at the cooker.",
    "On the last evening you find the restaurant you had been looking for all week.",
    "You open the window of a strange room, and somewhere below a spoon clinks against a cup.",
    "One of you reads the map, one of you drives, and both of you are right.",
    "The tent is up, one pole is left over, and it looks like rain.",
    "You say thank you in the language of the place, and the whole bakery corrects you.",
  ],
  occasions: [
    "a weekend that should feel like a week",
    "families with more bags than hands",
    "a first trip as two",
    "friends who have not had breakfast together for years",
    "the quiet weeks after the season",
    "somebody who has never travelled alone",
    "grandparents who invite everyone",
    "walkers who like a good bed",
    "a dog that comes along",
    "parents who dream of sleeping in",
    "an anniversary without a party",
  ],
  worries: [
    "whether the room looks like the picture",
    "what happens if you have to cancel",
    "what there is to do when it rains",
    "whether it is suitable for children",
    "how you get there without a car",
    "how fit you have to be",
    "whether dogs may come",
    "when it is quiet there",
    "what you have to bring yourself",
  ],
  callToAction: {
    any: "Plan your trip",
    launch: "See the trip",
    offer: "Book your stay",
    event: "Save your place",
    "how-to": "Plan your trip",
    opening: "Be one of the first guests",
  },
  hashtags: ["travel tips", "travel", "wanderlust", "getaway", "slow travel", "short break", "travel well"],
  faqs: [
    faq(
      "When is the right time to go?",
      "Just before or just after the high season is often pleasant: fewer people and softer weather. Ask locally what the weeks are like. | That depends on what you want: warmth, quiet or life in the streets. Name one of them first, and the month follows from it.",
    ),
    faq(
      "How far ahead should I book?",
      "Book what you cannot do without and leave the rest open. For busy weeks, earlier is calmer. | If your dates are fixed, do it soon. If you are free to move, a little patience leaves you choices.",
    ),
    faq(
      "What should I pack?",
      "Less than you think: layers, good shoes and one thing for rain. Nearly everything else can be bought or borrowed. | Lay out what you want to take, then put a third of it back. Ask beforehand what is there already.",
    ),
    faq(
      "What if I have to cancel?",
      "Read the terms before you book, in particular until when it costs nothing. If you are unsure, pay a little more for a date that can be moved. | Write early and politely, because a room can often be given to somebody else. For longer trips, look at an insurance.",
    ),
    faq(
      "Is it suitable for children?",
      "Ask about beds, stairs, water and what there is to do in the rain. Say how old they are, and you get a useful answer. | That depends on the age and on the hour. A place to run about outside is worth more than a playroom.",
    ),
    faq(
      "May I bring my dog?",
      "Ask before you book, and tell them the size. Find out where the dog may come along and what it costs. | In many places yes, in some rooms only. A blanket from home and a long walk on arrival help everyone.",
    ),
    faq(
      "Can I get there without a car?",
      "Look for the nearest station, and ask whether somebody can fetch you. The last bus is the one to know about. | More often than the map suggests. Send a message beforehand, since people on the spot know the connections.",
    ),
    faq(
      "What can we do when it rains?",
      "Sleep in, have a long breakfast, and go to the place everybody else visits in the sun. Keep one indoor plan in your pocket. | Go out anyway, with good shoes. Afterwards the room, the soup and the book are a reward.",
    ),
  ],
  cards: [...going, ...staying],
};
