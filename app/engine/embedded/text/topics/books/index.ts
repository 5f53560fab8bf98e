import { faq, type Topic } from "../topic";
import { choosingBooks } from "./choosing";
import { paperAndPens } from "./paper-and-pens";
import { readingLife } from "./reading-life";
import { sharingBooks } from "./sharing";

export const books: Topic = {
  key: "books",
  words:
    /\b(?:(?<!the |our |your )books(?! (?:a|an|your|the|and accounts|online|appointments?|closed))|book ?(?:shops?|stores?|sellers?|selling|clubs?|launch(?:es)?|fairs?|tokens?|box(?:es)?|festivals?|lovers?|signings?|binding|readings?)|new book|(?:picture|children['’]?s|second-?hand|cook) ?books|novels?(?! (?:approach|way|idea|therapy))|novelists?|(?:debut|crime|local) authors?|authors?|publish(?:er|ers|ing house)|small press|paperbacks?|hardbacks?|stationery|stationers?|notebooks?(?! computers?)|reading groups?|poetry|poems|memoirs?|audiobooks?|fountain pens?|literary|storytime|greetings? cards|diaries|writing paper)\b/,
  field: "good books",
  problems: [
    "there are more books than evenings, and the pile by the bed only grows",
    "an algorithm knows what you bought and has no idea what you love",
    "everybody means to read more and looks at a screen instead",
    "the same ten titles lie on every table in town",
    "children are told to read and are seldom shown how good it can be",
    "a book as a present is a gamble if nobody helps you choose",
  ],
  promises: [
    "you find the book that you did not know you were looking for",
    "the last hour of the day belongs to a story",
    "somebody who reads puts the right thing into your hands",
    "a child asks for one more chapter",
    "you give a book that gets read and not merely shelved",
    "there is always something good on the bedside table",
  ],
  scenes: [
    "You meant to read one chapter, and now the birds are starting.",
    "You lend somebody your favourite novel, and from that day on you watch them anxiously.",
    "On the train, a stranger is reading the book you love, and you have to hold on to your seat.",
    "You go in for a birthday card and come out with three hardbacks and no card.",
    "A small hand turns the page before you have finished reading it aloud.",
    "The notebook is too beautiful to write in, so it lies in a drawer beside four others.",
    "You sniff a new book in the aisle and hope that nobody saw.",
    "The film was good, you say, and somebody answers, as somebody must, that the book was better.",
    "The pile on the bedside table has become part of the furniture, and a lamp stands on it.",
    "You miss your stop by two stations, and you are not even cross.",
    "In the second-hand copy there is a train ticket from another decade at page ninety.",
    "The bookseller says “wait a moment”, vanishes behind the shelf and comes back with exactly that one.",
    "At the book club, half have not finished it, and they do most of the talking.",
  ],
  occasions: [
    "a long train ride with no signal",
    "a rainy Sunday in bed",
    "a godchild who cannot read yet",
    "the first beach day of the summer",
    "a friend with a broken leg",
    "the quiet days after Christmas",
    "a book club that cannot agree",
    "the hour before sleep",
    "a teacher at the end of the school year",
    "a diary begun in January",
    "a grandfather who has read everything",
    "a letter that deserves real paper",
  ],
  worries: [
    "whether you have to finish a book you do not like",
    "what to give to somebody who has read everything",
    "how to get a teenager to read",
    "whether a certain title can be ordered",
    "whether picture books are any use before a child can talk",
    "where to begin with an author of thirty novels",
    "whether it is all right to write in the margin",
    "how to find time to read at all",
    "whether a book can be exchanged if it is already on their shelf",
    "which paper does not let the ink through",
  ],
  callToAction: {
    any: "Find your next book",
    launch: "Read the first chapter",
    offer: "Add to your pile",
    event: "Save your seat",
    "how-to": "Ask a bookseller",
    opening: "Come in and browse",
  },
  hashtags: ["books", "book lovers", "bookshop", "reading list", "what to read", "bookish", "indie bookshop"],
  faqs: [
    faq(
      "Can you order a book for me?",
      "Gladly. Title and author are enough, and even “it was blue and about a lighthouse” has worked before. | Nearly anything in print can be ordered, and often quite a few things that are not. Leave a number, and you will hear when it is in.",
    ),
    faq(
      "Which book should I give as a present?",
      "Tell us what the person last enjoyed, in a book, a film or a conversation. Three facts about them are worth more than a bestseller list. | Say who it is for, how they spend a free day, and whether they fall asleep over long chapters. Then let us suggest three and choose the one that makes you curious.",
    ),
    faq(
      "What if they already have it?",
      "Ask for a gift receipt, and keep the book as good as new. Swapping one story for another is an everyday thing in a bookshop. | Ask when you buy about exchanging it. A note with your reasons on the first page makes a second copy welcome, though harder to bring back.",
    ),
    faq(
      "Which books are right for my child's age?",
      "Go by the child and not by the sticker: what do they laugh at, and how long can they sit? You may read aloud well above what they can read by themselves. | Take two, one easy and one a little too hard. The first builds confidence, and the second gets read to them.",
    ),
    faq(
      "How does a book club work?",
      "Somebody picks a title, everybody gets a few weeks, and then there is a table, something to drink and an argument. You may come even if you have not finished. | A handful of people, one book, one evening. Bring a passage that you liked and one that annoyed you.",
    ),
    faq(
      "Do you only have new titles?",
      "Ask for the backlist as well; many a good book stopped being new long ago. A shelf of old favourites is often more interesting than the table of new ones. | New books are only the shop window. Tell us a theme or an author, and we can look further back with you.",
    ),
    faq(
      "How do I read more?",
      "Put the book where the phone usually lies, and read ten pages before anything else. Small and daily beats big and someday. | Always carry one with you, and give up the ones that bore you. Waiting rooms and queues add up to a surprising number of chapters.",
    ),
    faq(
      "Which notebook and pen go together?",
      "Fountain pens want smooth, heavier paper; pencils like a little tooth. Try your pen on the last page before you decide. | Bring your pen and scribble. If the ink spreads or shows on the other side, take a denser paper.",
    ),
  ],
  cards: [...choosingBooks, ...readingLife, ...sharingBooks, ...paperAndPens],
};
