import { card, faq, type Topic } from "./topic";

export const retail: Topic = {
  key: "retail",
  words:
    /\b(?:shops?|stores?|retail\w*|boutiques?|online shop|e-?commerce|products?|gifts?|toys?|books?|bookshops?|bookstores?|handmade|crafts?|pottery|ceramics?|market stall|grocer\w*|deli|florist\w*|flowers?|plants?|pet (?:shop|food|supplies)|bikes?|bicycles?|subscription box|hampers?|electronics|hardware store|wholesale|stationery)\b/,
  field: "buying well",
  problems: [
    "you can buy anything and still not find the right thing",
    "shopping has become quick and nobody is there to ask",
    "things are bought in a minute and regretted for a year",
  ],
  promises: [
    "you find the right thing and know why it is right",
    "a gift looks as if you had thought about it, because you had",
    "you buy once and keep it",
  ],
  scenes: [
    "You need a present by tomorrow and walk past the same shelf for the third time.",
    "It had four and a half stars, and now it is in the cupboard under the stairs.",
    "You have compared so many that you cannot remember what you liked about the first.",
    "The parcel is large, and the thing inside is small and not quite blue.",
    "You ask where something is, and somebody points without looking up.",
    "At home you find that you already have one.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Have a look round",
    launch: "See what is new",
    offer: "Get yours",
    opening: "Come and visit us",
    event: "Come by",
    "how-to": "Find the right one",
  },
  hashtags: ["gift ideas", "shop local", "small business", "new in", "shop small"],
  faqs: [
    faq(
      "What if it does not suit me?",
      "Ask about returns before you buy, and keep the receipt. A good shop answers that without a sigh. | Look at the terms first, since they differ. If you are buying a gift, say so, and ask what is possible.",
    ),
    faq(
      "Can you help me find a gift?",
      "Gladly. Tell us about the person: what they do on a free day, and what they would never buy for themselves. | Yes. Three facts are enough: who it is for, the occasion, and what you would like to spend.",
    ),
    faq(
      "How do I know that it will last?",
      "Ask what it is made of and whether it can be repaired. If parts are available, that is a good sign. | Look at what gets the most wear: hinges, seams, handles. If that is solid, the rest usually is.",
    ),
  ],
  cards: [
    card(
      "Ask one question",
      "Ask the person in the shop what they would take home themselves.",
      "Ask somebody who knows | One question at the counter | What would you take?",
      [
        "A search box knows what others bought. | Reviews are written by people who are not you.",
        "A person can ask you back. | In a shop there is somebody who has held the thing in their hands.",
        "Ask what they would take home, and why. | Say what you need it for and let them think aloud.",
        "You may leave with something cheaper. | Sometimes the answer is that you need less than you thought.",
      ],
    ),
    card(
      "Hold it first",
      "Pick it up, open it, feel its weight; hands notice what eyes miss.",
      "Hold it in your hands | Trust your fingers | What pictures do not tell",
      [
        "Pictures have no weight. | On a screen, tin and steel look alike.",
        "Pick it up, turn it round, open and close it. | Take it in your hand and do what you would do with it at home.",
        "Does it wobble, does it click, does it feel right? | Listen to how it shuts.",
        "Your hands have bought things for years, so trust them. | If it feels good now, it will on a Monday as well.",
      ],
    ),
    card(
      "Gifts with a reason",
      "Choose a gift by what the person does, not by what they have.",
      "A gift with a reason | How to choose a gift | Think of the person first",
      [
        "The hardest question in any shop is “do you have something for a man of sixty?” | People who have everything are a myth.",
        "Think of what they do on a free day. | Ask yourself what they mentioned in passing.",
        "Look for the small thing that makes it nicer. | A better version of a daily thing is a safe choice.",
        "Write one line on the card about why. | The sentence “I thought of you because” is half of the gift.",
      ],
    ),
    card(
      "Buy less, but right",
      "Wait until you know what you want, and then take the good one.",
      "Buy it once | Less, but the right one | The good one, later",
      [
        "The provisional lasts longest. | What you buy to tide you over stays for years.",
        "If you can wait, wait. | Go home, sleep, and see if you still think of it.",
        "Then take the one you meant in the first place. | Come back for the right one, without a bad conscience.",
        "It costs more once and less each year. | You will smile when you use it, and that counts.",
      ],
    ),
    card(
      "Where it comes from",
      "Ask who made it and where; a good answer makes you like it more.",
      "Who made it? | Where it comes from | Things with a history",
      [
        "Things have a past, even new ones. | Behind every object there is a table at which somebody made it.",
        "Ask who made it, of what and how. | Have the story told to you, if there is one.",
        "Not every answer will be perfect. | An honest “we do not know” is better than a legend.",
        "When you know it, you handle it differently. | What you know something about you do not throw away lightly.",
      ],
    ),
    card(
      "Can it be mended?",
      "Ask whether it can be repaired; what can be opened lives longer.",
      "Can it be mended? | The screw test | Things that can be opened",
      [
        "Glue is quick, screws are kind. | What is sealed for good is sealed against you.",
        "Ask for spare parts before you need them. | Look underneath: can it be opened?",
        "Ask who would repair it and roughly for how much. | Is there somebody nearby who knows how?",
        "A thing that can be mended may stay. | You are buying years, and not just an object.",
      ],
    ),
    card(
      "Come off-peak",
      "Come in the morning or midweek, when there is time for you.",
      "The best time to come | Quiet hours | When there is time for you",
      [
        "On Saturday everyone has the same idea. | A full shop is good for the till and bad for your questions.",
        "Weekday mornings are quiet. | Try the first hour, or a rainy Tuesday.",
        "You can look, ask and try without a queue behind you. | There is time to open boxes and compare.",
        "It turns an errand into an outing. | You may even get the story of the shop.",
      ],
    ),
    card(
      "Care instructions",
      "Ask how to look after it when you buy it, and it will stay good for longer.",
      "Ask how to look after it | Care begins at the till | Two tips to take home",
      [
        "Nobody reads the leaflet. | The small paper in the box is gone by the evening.",
        "So ask at the till: what does it like, and what ruins it? | Have two tips told to you when you pay.",
        "Oil, water, sun and dishwashers are the usual suspects. | Wood wants oil, leather wants rest, plants want less water than you think.",
        "A little care is the cheapest guarantee. | It is a minute's talk for years of use.",
      ],
    ),
  ],
};
