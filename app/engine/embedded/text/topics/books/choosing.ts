import { type Card, card } from "../topic";

export const choosingBooks: Card[] = [
  card(
    "Read page ninety",
    "Read a page from the middle of the book: openings are polished, middles tell the truth.",
    "Open it in the middle | The page that tells the truth | How to test a novel",
    [
      "The first page of a novel is a shop window, and a lot of work has gone into it. | Every author knows that you will read the opening, and has dressed for it.",
      "Open the book somewhere past the middle instead, and read until you notice that you are reading. | Turn to a page further in, where nobody is trying to impress you.",
      "Do you want to know who these people are? | If you find yourself wondering what has just happened, that is the answer.",
      "The blurb was written by somebody else and the stars by strangers. A single honest page is yours to judge. | One page takes a minute, and it will save you a fortnight with the wrong book.",
    ],
  ),
  card(
    "Ask a person",
    "Tell a bookseller the last book you loved and the last you gave up: both are useful.",
    "What to tell a bookseller | Loved, hated, abandoned | A person knows more than a list",
    [
      "“People who bought this also bought that” is a fact about other people. | A bestseller list tells you what everyone is reading, which may be the reason not to.",
      "Somebody who reads for a living needs few clues. | A bookseller needs two titles from you: one you could not put down and one that you threw at the wall.",
      "Say why, in your own way: too sad, too slow, nobody to like, or far too many cousins. | Explain whether you read for the plot, for the sentences, or in order to fall asleep.",
      "You may be led to a shelf you have never stood at. | Come back afterwards and report, because the next suggestion will be even closer.",
    ],
  ),
  card(
    "You may stop",
    "You may give up a book: try a few chapters, fewer if you are old, and pass it on.",
    "You are allowed to stop | Give up a book with a good conscience | The bookmark that never moves",
    [
      "A book you do not enjoy does not only bore you, it also keeps you from all the others. | There is a bookmark in many homes that has stood at the same place since spring.",
      "School taught us to finish, and nobody has revoked it since. | Nobody will set you an exam on it, and the author will never know.",
      "Give it a fair chance, three or four evenings of it, and then be honest. | The older you are, the fewer pages a book should get to win you over.",
      "It may be the wrong book, or the right one in the wrong year. | Pass it on to somebody who might like it, and start something tonight that you look forward to.",
    ],
  ),
  card(
    "Where to begin",
    "Begin a long-lived author with a short book in the middle of the career, not with volume one.",
    "Where to begin with an author | Start in the middle | The door into thirty novels",
    [
      "Some writers have a whole shelf, and you stand before it as before a mountain. | With a famous author, the hardest page is the one before the first.",
      "The debut is often a sketch, and the thick late masterpiece is for friends of the family. | Do not begin with the famous one merely because you have heard of it.",
      "Take something short from the middle years, when the voice was found and the editors were still allowed to cut. | A slim volume or a handful of stories will show you the manner without asking for your winter.",
      "If you like the sound of it, you will want the others anyway. | Ask somebody who loves this writer which one they lend to friends.",
    ],
  ),
  card(
    "A book for the mood",
    "Choose a book like a meal: ask what you feel like and how much time you have.",
    "What are you in the mood for? | Choose a book like a dinner | The right book at the wrong time",
    [
      "Many a good book was dropped since it arrived in the wrong week. | We choose books by merit and then wonder why we do not read them.",
      "After a long day you may want soup and not a tasting menu. | Nobody wants a Russian novel with a cold, or a farce at a funeral.",
      "Keep two or three on the go: something gentle for the evening, something clever for the train. | Have one short, one long and one that you can open anywhere.",
      "If nothing tempts you, read an old favourite or a children's book. | Essays and stories are made for people who are tired and would still like to be somewhere else.",
    ],
  ),
  card(
    "The neighbouring shelf",
    "Browse one shelf to the left of your usual one; it is where surprises are kept.",
    "One shelf to the left | Get lost in a bookshop | The book you were not looking for",
    [
      "Searching finds what you had in mind, and browsing finds what you had not. | Online you get what you typed; among shelves you get what stood beside it.",
      "Walk to your usual corner, and then take two steps to one side. | Choose a section you have never visited, such as birds, cooking or travel, and stay for ten minutes.",
      "Pull out three spines that appeal to you for no good reason. | Let a colour, a title or a silly cover decide which you open.",
      "A little time without a purpose is all it takes. | You may leave with a history of salt, and talk about it for years.",
    ],
  ),
];
