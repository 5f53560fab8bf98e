import { faq, type Topic } from "../topic";
import { candleCards } from "./candles";
import { ceramicsCards } from "./ceramics";
import { handmadeCards } from "./handmade";
import { printAndTextileCards } from "./print-and-textile";

export const craft: Topic = {
  key: "craft",
  words:
    /\b(?:hand-?made|hand[- ]?crafted|crafts?(?! (?:beers?|ales?|gin|brew\w*|ciders?|spirits|cocktails?))|craftspeople|artisans?|ceramics?|ceramicists?|pottery|potters?|stoneware|porcelain|earthenware|kilns?|mugs|candles?|candlemak\w*|soy wax|beeswax|(?:screen|art|lino|block|wood) ?prints?|printmak\w*|screen ?printing|linocuts?|letterpress|risograph|etchings?|embroider\w*|crochet\w*|knitting|yarns?|weavers?|handwoven|looms?|macram[eé]s?|quilts?|woodturn\w*|woodcarv\w*|wood ?work(?:ing|er|ers)?|leather ?work\w*|leather goods|basket ?(?:weav\w*|mak\w*)|glassblow\w*|stained glass|makers['’]? market|craft (?:fairs?|markets?|workshops?|kits?)|illustrators?)\b/,
  field: "things made by hand",
  problems: [
    "shops are full of things that nobody in particular has made",
    "it looks handmade, and it comes off a conveyor belt by the lorryload",
    "presents get bought in a hurry and forgotten at the same pace",
    "people want to make something and do not know where to begin",
    "what is cheap today is in the bin by next spring",
    "it is hard to see, on a screen, what a thing feels like",
  ],
  promises: [
    "you own fewer things and know where each was made",
    "the mug in your hand is the one you would miss",
    "a present shows that you thought of somebody",
    "you come home from a workshop with clay under your nails and something to show",
    "a room gets warmer without the heating",
    "the small flaws are the part you grow fond of",
  ],
  scenes: [
    "There are eight mugs in the cupboard, and everybody in the house fights over one.",
    "You turn the bowl over and find a thumbprint where somebody held it.",
    "You light the candle only because visitors are coming, and then you sit there alone with it.",
    "At the market you ask how long it took, and the answer makes you put your phone away.",
    "Your first pot leans to the left, and you are prouder of it than of your degree.",
    "The scarf took three winters and ends exactly where the wool did.",
    "You have moved the picture four times, and the wall now has opinions and holes.",
    "A friend strokes the table, stops, and asks who made it.",
    "The wheel spins, the clay wobbles, and suddenly there is a bowl between your hands, briefly.",
    "The parcel is stuffed with old newspaper, and you read an article on pigeons before you unpack.",
    "The cup chipped on the first day, and you still reach for it every morning.",
    "You meant to knit a hat and have made something that fits the teapot.",
    "In the workshop it smells of wood and coffee, and nobody looks at the clock.",
  ],
  occasions: [
    "a friend's first flat",
    "a wedding without a gift list",
    "a teacher who has enough chocolates",
    "a grey wall above the sofa",
    "the first dark evening in October",
    "a birthday among grown-ups who need nothing",
    "a rainy afternoon with idle hands",
    "your own breakfast table",
    "a new baby and a soft blanket",
    "a thank-you to the neighbours",
    "a hen party that would like to make something",
    "a desk that looks like everyone's",
  ],
  worries: [
    "whether it can go into the dishwasher",
    "why no two pieces are quite alike",
    "whether it survives the post",
    "how long a piece made to order takes",
    "whether you need to be gifted to join a workshop",
    "what makes it cost more than in a department store",
    "whether it can be repaired if it breaks",
    "how to choose a size without seeing it",
    "whether the scent of a candle is too strong for a small room",
    "how to hang a print without ruining the wall",
  ],
  callToAction: {
    any: "Find your piece",
    launch: "See the new pieces",
    offer: "Take one home",
    event: "Book a seat at the bench",
    "how-to": "Try it yourself",
    opening: "Come and see the workshop",
  },
  hashtags: ["handmade", "craft", "made by hand", "small batch", "slow made", "makers", "handmade gifts"],
  faqs: [
    faq(
      "Why does each piece look a little different?",
      "Because a hand is no machine: glaze runs, wood has grain, and wax sets as it likes. Choose by eye if you can, or ask for a photograph of the one that would be yours. | It is made one at a time, and clay, dye and fire have a say in it. If two should match, mention it, and they can be picked out together.",
    ),
    faq(
      "How do I look after it?",
      "Ask when you buy, since clay, wood, wool and wax want different things. Mild soap, a soft cloth and no long soaking is right for most. | Gently, and as the maker says. A short note on care usually comes with it, and it is worth keeping.",
    ),
    faq(
      "Can I order something made for me?",
      "Often, yes. Say what it is for, in which size and colour, and by when, and you will hear whether it can be done. | Ask early, with a picture or a sketch. A maker can tell you what is possible and how long it will take.",
    ),
    faq(
      "Do I need experience to join a workshop?",
      "None at all. Come in clothes that may get dirty and with short fingernails; patience is provided by the others. | Beginners are good company, because nobody expects anything. You will be shown every step.",
    ),
    faq(
      "Will it arrive in one piece?",
      "Fragile things are packed to be dropped, as they probably will be. If something does break, send a photograph at once. | Usually it does. Open it over a table, keep the packaging until you have looked at everything, and write if there is any damage.",
    ),
    faq(
      "Why is handmade more expensive?",
      "You pay for hours, for material, and for the pieces that did not work out. Ask what goes into it, and most makers will tell you in detail. | There is no machine that spreads the cost over a whole warehouse. In return, you get something that was looked at from all sides by a person.",
    ),
    faq(
      "Can it be repaired?",
      "Much of it can, and who made it knows how. Keep the broken parts, even the small ones. | Ask first before you reach for the glue. A good repair can become the nicest part.",
    ),
    faq(
      "What is a good present under a small budget?",
      "One small thing made well: a cup, a card with a real print, a single candle. Wrap it with care, and add why you chose it. | Tell us your limit without shyness. Small pieces are often the ones that makers look forward to.",
    ),
  ],
  cards: [...handmadeCards, ...ceramicsCards, ...candleCards, ...printAndTextileCards],
};
