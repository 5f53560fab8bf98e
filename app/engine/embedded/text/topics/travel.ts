import { card, faq, type Topic } from "./topic";

export const travel: Topic = {
  key: "travel",
  words:
    /\b(?:travel(?:l?ers?|l?ing)?|trips?|tours?|tourism|holidays? (?:home|rental|let)s?|vacations?|hotels?|hostels?|b&b|guest ?houses?|resorts?|flights?|cruises?|hik(?:e|es|ing)|camping|campsites?|safari|beach(?:es)?|city break|destinations?|itinerar(?:y|ies)|lodges?|surf\w*|islands?|guides?|getaways?|retreats?|glamping)\b/,
  field: "travelling well",
  problems: [
    "planning a trip takes so long that you need a holiday afterwards",
    "the places in the pictures are full of people taking the picture",
    "short breaks are over before you have arrived",
  ],
  promises: [
    "you arrive calmly and come home with stories",
    "you see less and remember more of it",
    "the trip begins when you close your own front door",
  ],
  scenes: [
    "You have nineteen tabs open, and each one says something different about the same beach.",
    "You come home and need a day to recover from relaxing.",
    "The view is as lovely as in the picture, and so are the heads in front of it.",
    "You have seen seven sights and cannot remember the name of the square.",
    "The suitcase is full, and you wear the same two things.",
    "The nicest hour of the trip was the one in which you got lost.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Plan your trip",
    launch: "See the trip",
    offer: "Book your stay",
    event: "Save your place",
    "how-to": "Plan your trip",
  },
  hashtags: ["travel tips", "travel", "wanderlust", "getaway", "slow travel"],
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
      "Less than you think: layers, good shoes and one thing for rain. Nearly everything else can be bought or borrowed. | Lay out what you want to take, then put a third of it back. Nobody comes home and wishes for a heavier bag.",
    ),
  ],
  cards: [
    card(
      "See less",
      "Choose fewer places and stay longer; you will remember more.",
      "See less, remember more | Fewer stops | Stay a little longer",
      [
        "A trip is not a list. | Moving on every day means packing every day.",
        "The second day in a place is better than the first, because you know where the bread is. | Once the waiter nods at you, you have arrived.",
        "Strike one stop out and give its days to the others. | Take the plan you have and leave out a third.",
        "What you miss will still be there. | You have a reason to come back, which is a nice thing to bring home.",
      ],
    ),
    card(
      "Ask the locals",
      "Ask people where they eat on their own birthday.",
      "Ask those who live there | Where the locals go | A better question",
      [
        "“What should I see?” gets you the postcard. | Guidebooks agree with each other, and that is the trouble.",
        "Ask instead where they go on a free afternoon. | Ask someone where they take their own mother.",
        "You will get a name, a drawing on a napkin and a smile. | People light up at such questions.",
        "Not all of it will be grand, but it will be true. | You may end up in a kitchen, and that is the idea.",
      ],
    ),
    card(
      "Leave gaps",
      "Leave one half day empty; that is when things happen.",
      "Leave gaps in the plan | An empty afternoon | Room for luck",
      [
        "The stories we tell were never in the plan. | A full plan leaves luck outside.",
        "Keep one half day free, without a guilty feeling. | Write “nothing” into one afternoon and defend it.",
        "Walk until something stops you. | Turn left when the map says right.",
        "If nothing happens, you have rested. | And if it rains, you have time to wait for the sun.",
      ],
    ),
    card(
      "Pack half",
      "Pack, then take half of it out; a light bag makes a light mood.",
      "Pack half of it | Travel light | What you will not need",
      [
        "Every case is packed for a disaster that does not come. | We pack our fears, and they are heavy.",
        "Lay it all out on the bed and look at it. | Put everything on the floor the evening before.",
        "Take two pairs of shoes, and be strict about the rest. | Choose colours that get along, and wash once.",
        "On the stairs of a station you will thank yourself. | Your shoulders will notice by noon.",
      ],
    ),
    card(
      "Go off-season",
      "Go when others do not: places have time for you then.",
      "Go when others stay at home | The quiet weeks | Off-season has its charms",
      [
        "In high season you queue, in low season you chat. | The same place can be two places.",
        "Shoulder months have softer light and shorter lines. | The weeks before and after the crowd are the pleasant ones.",
        "Some doors will be closed, so ask beforehand. | Check what is open, and take a jumper.",
        "What you gain is time, yours and theirs. | You get the better table, and the story that goes with it.",
      ],
    ),
    card(
      "Walk it",
      "Walk one stretch you could have driven; it is how you get to know a place.",
      "Walk a part of it | Go on foot | The pace of a place",
      [
        "From a window you see a film. | At walking pace, a street has smells and doors.",
        "Get out one stop early. | Leave the car where it is for a day.",
        "You notice what the bakery sells and what the neighbours argue about. | You will find the bench, the yard, the cat.",
        "Good shoes are the best thing you can pack. | At the end of it your legs remember the map.",
      ],
    ),
    card(
      "Arrive slowly",
      "Do nothing on the first evening; arriving is an activity.",
      "Arrive before you begin | The first evening | Do nothing first",
      [
        "The body arrives by train, the mind on foot. | You are there, but a part of you is still at the office.",
        "Keep the first evening free. | Plan nothing for the first hours but a meal close by.",
        "Unpack, open the window, walk round the block. | Find out where you will have breakfast.",
        "Next day you begin as somebody who lives there. | The rest of the trip is better for it.",
      ],
    ),
  ],
};
