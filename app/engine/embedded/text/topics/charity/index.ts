import { faq, type Topic } from "../topic";
import { givingCards } from "./giving";
import { helpingCards } from "./helping";
import { togetherCards } from "./together";

export const charity: Topic = {
  key: "charity",
  words:
    /\b(?:charit(?:y|ies|able)|donat(?:e|es|ion|ions|ing)|donors?|fundrais\w+|non-?profits?|not-for-profit|ngo|volunteers?|volunteering|food ?banks?|soup kitchens?|shelters?|homeless\w*|refugees?|community|communities|causes?|giving|rescue|rehom\w+|hospice|foundation|aid|wildlife|conservation|youth club|food drive|toy drive|coat drive|appeals?|legac(?:y|ies)|beach clean\w*|litter pick\w*|social enterprise|sponsored (?:walk|run))\b/,
  field: "helping where it counts",
  problems: [
    "people want to help and do not know where their help would count",
    "need is often close by and easy to overlook",
    "giving feels distant when nobody shows what it does",
    "the shelves are full in December and empty in February",
    "good will arrives in bags that somebody has to sort",
    "those who help are tired and would never say so",
    "people in need are spoken about and seldom asked",
  ],
  promises: [
    "you can see what your help sets in motion",
    "help reaches people while it still makes a difference",
    "giving feels close, simple and worth repeating",
    "an hour of your week turns into somebody's Tuesday",
    "people who need help are met with respect",
    "a small gift becomes part of something that holds",
    "the street knows whom it can ring",
  ],
  scenes: [
    "You read the news, feel bad for a minute and scroll on, because what could one person do?",
    "A collection box rattles past, and you never learn what became of the coins.",
    "You have clothes, time or a free Saturday, and no idea who could use them.",
    "Somebody two streets away needs a hand and would never ask for it.",
    "You sign, you share, and it feels thin.",
    "The parcel you gave at Christmas stays in your mind longer than the ones you received.",
    "An old man at the bus stop tells you his whole week, and you miss the bus on purpose.",
    "You offer to help for an hour and come home with flour on your sleeves and a new friend.",
    "The dog in the last kennel does not bark, and you think of it all the way home.",
    "A child puts a coin on the table and asks whether it is enough.",
    "Everybody at the table says that somebody should do something.",
    "You carry a box up three floors, and the door opens with a smell of soup.",
    "The bag for the charity shop has been travelling in the boot since Easter.",
  ],
  occasions: [
    "a birthday without presents",
    "the first frost of the year",
    "one free hour on a Tuesday",
    "a school that wants to help",
    "people with a van and a good heart",
    "the week after Christmas",
    "a company that means it",
    "neighbours who have never spoken",
    "somebody who has just retired",
    "a Saturday with gloves and sandwiches",
    "families who would like to do something together",
  ],
  worries: [
    "whether a small gift makes any difference",
    "whether your help really arrives",
    "how much time you have to promise",
    "whether you need any experience",
    "what happens with your money",
    "whether you could cope with what you see",
    "what you may bring and what you had better not",
    "whether you can stop again",
    "how to explain it to your children",
  ],
  callToAction: {
    any: "Lend a hand",
    fundraiser: "Give what you can",
    event: "Join us",
    "how-to": "See how you can help",
    hiring: "Join the team",
    launch: "Be part of it",
    opening: "Come and meet us",
  },
  hashtags: ["charity", "giving back", "community", "volunteer", "kindness", "fundraising", "make a difference"],
  faqs: [
    faq(
      "Does a small gift make sense?",
      "Yes. Many small gifts can be planned with, and they show that people care. | It does. A modest amount that comes regularly is often more useful than a large one that comes once.",
    ),
    faq(
      "Can I give my time instead of money?",
      "Very gladly. Tell us when you are free and what you like doing, and we will see where it fits. | Yes, and both are needed. Be honest about how much time you have, since reliable hours help most.",
    ),
    faq(
      "How do I know that my help arrives?",
      "Ask, and expect a clear answer. Anyone who asks for help should be able to say what it is used for. | You may ask us what was done and what is still missing. We owe you that.",
    ),
    faq(
      "What can I bring?",
      "Look at the current list or ring us, since it changes from week to week. Whole, clean things are welcome. | Whatever is missing at the moment, so ask first. We would hate to send you home with a full boot.",
    ),
    faq(
      "Do I need any experience to volunteer?",
      "No. Somebody will show you everything, and on the first day you may simply watch. | Turning up and being friendly is most of it. For some tasks there is a short introduction.",
    ),
    faq(
      "Can my children help?",
      "With many things they can, if an adult is beside them. Choose something they can see and finish. | Often yes. Ask which tasks suit their age, and let them carry something real.",
    ),
    faq(
      "Can I stop a regular donation?",
      "At any time, and you owe nobody a reason. A short message is enough. | Of course. It is a gift, and you decide each month whether it goes on.",
    ),
    faq(
      "How can my company take part?",
      "Ask what is missing all year round, from a van to an accountant. Regular small help beats one large day in matching shirts. | With time, rooms, skills or a lasting donation. Talk to us before you plan, and it will be of use.",
    ),
  ],
  cards: [...givingCards, ...helpingCards, ...togetherCards],
};
