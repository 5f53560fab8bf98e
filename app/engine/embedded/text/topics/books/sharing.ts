import { type Card, card } from "../topic";

const children =
  /\b(?:child\w*|kids?|bab(?:y|ies)|toddlers?|parents?|famil(?:y|ies)|schools?|teens?|teenagers?|picture|storytime|young|libraries|library)\b/i;

export const sharingBooks: Card[] = [
  card(
    "Read it aloud",
    "Read aloud long after they can read themselves: it is the sofa that makes readers.",
    "Keep reading aloud | The sofa makes readers | One more chapter",
    [
      "Most parents stop reading aloud on the day the child could do it alone. | Children do not learn to love books by being told that books are good for them.",
      "Yet their ears are years ahead of their eyes, and on your lap they can follow stories they could never read. | Listening is where they meet long sentences, old words and other people's troubles.",
      "Do the voices if you like, badly if need be, and stop where it hurts. | Ten minutes before lights out are plenty, as long as they come every night.",
      "Let them choose, even if it is the one about the digger again. | You may find that you are the one who wants to know how it goes on.",
    ],
    children,
  ),
  card(
    "Babies read too",
    "Read to babies as well: they hear the tune of language long before they have words.",
    "Books before the first word | Read to the baby | The tune comes first",
    [
      "Reading to somebody who is chewing the book may feel a little one-sided. | A baby does not care about the plot, and listens all the same.",
      "What counts is the voice, the rhythm, and a finger that points at a duck. | Babies hear where sentences rise and fall, and they see a face that is all theirs.",
      "Choose thick pages, clear pictures and words that rhyme. | Point, name, wait, and let a small hand do the turning.",
      "Reading the same book forty times is not stubbornness but study. | When the moment comes to speak, some of those words will already be waiting.",
    ],
    children,
  ),
  card(
    "Reluctant readers",
    "Let reluctant readers read what they like: comics, football, sharks; it all counts.",
    "For children who do not like reading | Comics count | Let them choose the sharks",
    [
      "Few things put you off a book like being made to read it. | A child who does not read has perhaps not been handed the right book yet.",
      "Comics, joke books, football annuals and fat volumes of facts on sharks are reading too. | Nobody begins with the classics, and nobody should.",
      "Short chapters help, as does large print, or a series in which they know their way around. | Let them stop, skip, and read the last page first, as grown-ups do in secret.",
      "Leave books lying where boredom happens: in the bathroom, in the car, beside the cereal. | And be seen with one yourself, since children copy what we do and ignore what we say.",
    ],
    children,
  ),
  card(
    "Write in the front",
    "Write a line and a date on the first page: that turns a copy into a present.",
    "Write something in the front | A present with a first page | The line that makes it yours",
    [
      "A book is a flat parcel that everybody recognises, so the surprise has to be inside. | Of all presents, a book is the easiest to wrap and the hardest to get right.",
      "Choose one that made you think of this person, and say so on the first page. | Two lines in ink will do: why this one, and why now.",
      "Add the place and the date, because one day somebody will be glad of it. | Whoever finds it in a second-hand shop in fifty years will wonder who you were.",
      "If you are afraid that they own it already, write on a card and slip it in. | Do not apologise for your taste; a book you loved is a small piece of yourself.",
    ],
  ),
  card(
    "A club that argues",
    "Choose a short book that divides people; agreement is the death of a book club.",
    "A book club that works | Choose a book to argue about | Short books, long evenings",
    [
      "A book that everybody liked gives you ten minutes of talk and then the holidays. | Most reading groups founder on a book as thick as a brick.",
      "Pick something short and a little odd, about which decent people can disagree. | A slim book is kind, and a character who behaves badly is a gift.",
      "Whoever chose it brings three questions and then holds their tongue. | Ask where you stopped believing, whom you would trust with your keys, and what you would have cut.",
      "Let those who did not finish speak as well, since they usually have the clearest opinion. | Meet at a fixed time, put out something to eat, and choose the next one before you go home.",
    ],
  ),
  card(
    "Come to a reading",
    "Go to a reading even if you have not read the book: a voice opens it faster than a blurb.",
    "Why go to a reading? | Hear it before you read it | An evening with an author",
    [
      "You need not have read a single line to sit in the second row. | At a reading, everyone worries about not having read the book, and it does not matter.",
      "Once you have heard how a writer says a sentence, you will hear it on every page. | A voice tells you where the jokes are, and which parts hurt.",
      "Ask something, if you dare: which chapter nearly fell out, or whose house it is really. | Good questions are small ones, about a name, a dog or a scene that would not work.",
      "Have your copy signed with more than your name. | Stay for a moment at the end, because that is when the better stories come out.",
    ],
    /\b(?:readings?|authors?|events?|launch\w*|festivals?|signings?|evenings?|talks?|bookshops?|poetry|tour)\b/i,
  ),
  card(
    "Lend with a date",
    "Lend books gladly, write down to whom, and give away the ones you want discussed.",
    "The art of lending books | To whom did I lend it? | Lend, note, forgive",
    [
      "A book you lend is gone until the opposite is proved. | Friendships have survived much, but not always a borrowed hardback.",
      "Keep a list on the inside of the cupboard door, with a name and a month. | Put your name in the front, and a slip with theirs into the gap on the shelf.",
      "Ask for it back without shame, ideally by asking how they liked the ending. | If it has been in their bath, say nothing and be pleased that it was read.",
      "There are books you should own twice: one to keep, and one to give away. | Whatever you cannot bear to lose, recommend warmly and do not hand over.",
    ],
  ),
];
