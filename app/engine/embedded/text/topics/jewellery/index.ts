import { faq, type Topic } from "../topic";
import { caringForJewellery } from "./caring";
import { choosingJewellery } from "./choosing";
import { giftsAndRings } from "./gifts-and-rings";

export const jewellery: Topic = {
  key: "jewellery",
  words:
    /\b(?:jewell?er(?:y|s)?|(?:engagement|wedding|signet|gold|silver|diamond|eternity|stacking) rings?|necklaces?|ear ?rings?|bracelets?|pendants?|bangles?|brooch(?:es)?|anklets?|cufflinks|lockets?|goldsmiths?|silversmiths?|gem ?stones?|diamonds?|pearls?|sapphires?|opals?|emeralds?|sterling silver|hallmark(?:s|ed)?|wrist ?watch(?:es)?|watchmak\w*|horolog\w*|ear piercings?)\b/,
  field: "jewellery",
  problems: [
    "most jewellery looks as if half the town were wearing it today",
    "a ring has to be chosen in secret, and the size is anybody's guess",
    "the words on the label are a language of their own",
    "inherited pieces lie in a drawer because nobody would wear them as they are",
    "it shines in the shop and turns your skin green at home",
    "people are afraid to ask what things cost",
  ],
  promises: [
    "you wear it every day and still notice it",
    "you know what it is made of and how it was made",
    "the present is opened, and nobody says anything for a moment",
    "an old piece gets a new life on your hand",
    "it fits your finger and your days",
    "you choose calmly and are glad of it for decades",
  ],
  scenes: [
    "You twist the ring when you think, and only notice when it is not there.",
    "You borrow a ring from the bedside drawer, press it into a bar of soap and feel like a spy.",
    "The clasp is at the back, your hands are at the back, and the taxi is at the front.",
    "In your grandmother's box lie one earring, three tangled chains and a story nobody can finish.",
    "Someone across the table says “what a lovely ring”, and your hand grows two inches longer.",
    "The drain takes a second to swallow what you have worn for eleven years.",
    "You ask her what she likes, in passing, and she knows at once.",
    "The box is small, the pocket is deep, and you have checked it nine times on the way.",
    "On Monday morning it is a pair of small gold hoops that makes you look awake.",
    "You hold the stone up to the window, and it throws a handful of colours onto the wall.",
    "The watch stopped years ago, and you still put it on for important days.",
    "The necklaces have spent the night together, and now they refuse to part.",
    "A baby gets hold of your pendant, and it is clear that only one of you will let go.",
  ],
  occasions: [
    "a question on one knee",
    "a wedding in the spring",
    "a daughter who turns eighteen",
    "the first salary",
    "an anniversary with a round number",
    "a christening",
    "a close friend far away",
    "a mother who never buys herself anything",
    "a day in court or on stage",
    "a plain black dress",
    "a baby's first initial",
    "no occasion but your own",
  ],
  worries: [
    "how to find out a ring size without asking",
    "whether it will leave a green mark",
    "whether you may shower with it",
    "whether an old ring can be made larger",
    "what the little stamps inside mean",
    "how long a piece made to order takes",
    "whether a different stone would be as hard-wearing",
    "whether earrings can be exchanged",
    "what to do with gold that nobody wears",
    "how to tell silver from something that looks like it",
  ],
  callToAction: {
    any: "Find your piece",
    launch: "See the new pieces",
    offer: "Choose yours",
    event: "Come and try them on",
    "how-to": "Ask at the bench",
    opening: "Come in and look closely",
  },
  hashtags: [
    "jewellery",
    "handmade jewellery",
    "goldsmith",
    "silver jewellery",
    "engagement ring",
    "everyday jewellery",
    "gift ideas",
  ],
  faqs: [
    faq(
      "How do I find out a ring size in secret?",
      "Borrow a ring that is worn on that finger and have it measured, or press it into soap. A friend who knows or a sister who asks is even safer. | Lay a borrowed ring on paper and draw round the inside. Many plain rings can also be altered afterwards, so ask which ones.",
    ),
    faq(
      "How should I clean it?",
      "Lukewarm water, a drop of washing-up liquid and a soft brush do for most gold and silver. Pearls, opals and glued stones only want a damp cloth. | Gently and not too often. Ask when you buy, because what helps one stone harms another.",
    ),
    faq(
      "Can it be made to order?",
      "Ask for a first talk and bring whatever you have: a sketch, a photograph, an old ring. Design, price and date can be settled from there. | Usually yes, and it is less mysterious than it sounds. You talk, see a drawing, change it, and then wait a few weeks.",
    ),
    faq(
      "Can old jewellery be remade?",
      "Often it can. Bring it along, have the metal and the stones looked at, and ask what could come of it before anything is melted. | Many stones can be taken out and set again. Whether the gold itself can be used depends on its alloy, so have that checked first.",
    ),
    faq(
      "Will it turn my skin green?",
      "Copper does that, and it is found in brass and in thin plating once it has worn through. Ask what lies underneath the surface. | Solid gold and platinum will not; base metals may. Creams, salt and sweat play a part, so skin differs.",
    ),
    faq(
      "What suits sensitive ears?",
      "Ask for pieces that are free of nickel, and say that your ears react. Titanium, platinum and high-carat gold are common choices. | Tell us before you try anything on. Hooks can often be changed for another metal while the design stays the same.",
    ),
    faq(
      "Can I bring it back if it does not suit?",
      "Ask about exchange before you buy, above all for earrings, engraving and pieces made to measure. Keep the receipt and the box. | That depends on the piece. If it is a present, say so, and have the terms written down.",
    ),
    faq(
      "How do I know what I am paying for?",
      "Ask for the metal, the weight, the stone and the work, each by itself. An honest seller will gladly take the price apart for you. | Look for the hallmark and ask for the details on the invoice. What was made by hand costs time, and you may ask how much.",
    ),
  ],
  cards: [...choosingJewellery, ...giftsAndRings, ...caringForJewellery],
};
