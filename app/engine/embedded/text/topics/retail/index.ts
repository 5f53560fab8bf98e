import { faq, type Topic } from "../topic";
import { buyingWell } from "./buying-well";
import { givingWell } from "./giving-well";
import { inTheShop } from "./in-the-shop";
import { ownedWell } from "./owned-well";

export const retail: Topic = {
  key: "retail",
  words:
    /\b(?:(?<=\w )(?<!(?:tea|coffee|flower|plant|wine|beer|bottle|cheese|farm|pet|book|cake|pastry|pie|chocolate|sweet|butcher(?:['’]?s)?|bakery|bridal|dress|shoe|clothes|clothing|fashion|jewell?ery|yarn|wool|craft|pottery|candle|print|card|stationery|barber|pizza|sandwich|chip|body|paint|tailor(?:['’]?s)?) )shops?|(?<=\w )(?<!(?:app|data|play|pet|wine|cheese|clothing|shoe|book|food|grocery|plant) )stores?|retail\w*|boutiques?|online shop|e-?commerce|products?|gifts?|toys?|toy shop|market stall|department store|concept store|home ?wares?|bikes?|bicycles?|subscription box(?:es)?|hampers?|electronics|hardware store|wholesale|charity shop|gift (?:cards?|vouchers?|sets?)|window display|high street|games shop|record shop|vinyl)\b/,
  field: "buying well",
  problems: [
    "you can buy anything and still not find the right thing",
    "shopping has become quick and nobody is there to ask",
    "things are bought in a minute and regretted for a year",
    "presents get harder to find the better you know the person",
    "reviews are written by strangers with other homes and other lives",
    "a parcel comes easily and goes back with an afternoon's work",
  ],
  promises: [
    "you find the right thing and know why it is right",
    "a gift looks as if you had thought about it, because you had",
    "you buy once and keep it",
    "somebody answers your question who has held the thing in their hands",
    "your street stays a street with lights in its windows",
    "you come home with one thing and with a story",
  ],
  scenes: [
    "You need a present by tomorrow and walk past the same shelf for the third time.",
    "It had four and a half stars, and now it is in the cupboard under the stairs.",
    "You have compared so many that you cannot remember what you liked about the first.",
    "The parcel is large, and the thing inside is small and not quite blue.",
    "You ask where something is, and somebody points without looking up.",
    "At home you find that you already have one.",
    "You only went in because of the rain, and now you own a lamp shaped like a goose.",
    "The shopkeeper says “try the other one”, and the other one it is.",
    "There is a drawer at home for chargers of things that no longer exist.",
    "You hold up two identical scarves and ask which is nicer.",
    "The bell above the door rings, and a small dog comes out to see who it is.",
    "You wrap the present at the kitchen table with kitchen scissors and the last of the tape.",
    "The instructions have nine languages, and none of them mentions this screw.",
    "Your aunt has everything, as she says herself, and her birthday is on Sunday.",
  ],
  occasions: [
    "a birthday tomorrow",
    "somebody who has everything",
    "a first flat with bare shelves",
    "the host of the dinner at the weekend",
    "a teacher on the last day of term",
    "a rainy afternoon in town",
    "a child's party with ten minutes' notice",
    "the colleague whose name you drew",
    "a new job",
    "a Christmas without the rush",
    "a thank-you that is not a bottle",
    "a present to yourself",
  ],
  worries: [
    "whether you can bring it back",
    "whether it will last",
    "what to give to somebody you hardly know",
    "whether the dear one is worth it",
    "whether it can be repaired",
    "whether you have to buy something if you only want to look",
    "whether it will fit where it is meant to go",
    "how to keep a present secret in a small flat",
    "whether it can be sent straight to the person",
    "whether there is still time before Christmas",
  ],
  callToAction: {
    any: "Have a look round",
    launch: "See what is new",
    offer: "Get yours",
    opening: "Come and visit us",
    event: "Come by",
    "how-to": "Find the right one",
  },
  hashtags: ["gift ideas", "shop local", "small business", "new in", "shop small", "independent shop", "high street"],
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
      "Ask what it is made of and whether it can be repaired. If parts are available, that is a good sign. | Look at what gets worn first: hinges, seams, handles. If that is solid, the rest usually is.",
    ),
    faq(
      "Can you put something aside for me?",
      "Ask, by telephone or at the counter; for a day or two it is often possible. Leave a name and a number. | Usually, if we know until when. It gives you a night to think, and that is seldom a bad idea.",
    ),
    faq(
      "Do you wrap presents?",
      "Say that it is a gift when you pay, and ask what can be done. Even plain paper looks festive with a bit of string. | Just ask at the till. If there is a queue, finish your shopping first and pick it up on the way out.",
    ),
    faq(
      "What if you do not have what I am looking for?",
      "Describe it anyway; it may be in the back, on order, or in a shop two doors down. Shopkeepers know one another. | Tell us, since that is how a range grows. Often it can be ordered, and sometimes there is something that does the job better.",
    ),
    faq(
      "May I just look round?",
      "Of course. Nobody has to buy anything, and a shop is there to be looked at. | Please do. Say “just looking”, and ask when you get stuck.",
    ),
    faq(
      "Is a voucher a bad present?",
      "Not if you give it a face. Write on it what you imagine they might choose, and add something small to unwrap. | It depends on the envelope. A voucher with an afternoon of your company attached is a very good one.",
    ),
  ],
  cards: [...buyingWell, ...givingWell, ...inTheShop, ...ownedWell],
};
