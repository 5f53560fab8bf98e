import { card } from "../topic";

/** Working with an agency or a freelancer: brief, price, feedback, decision. */
export const clientCards = [
  card(
    "Write a short brief",
    "A good brief fits on one page and says who should do what after seeing the work.",
    "The brief that fits on one page | What to tell a designer before the first sketch",
    [
      "“We need a new website” is a wish. A brief says what should be different afterwards. | Long briefs are written to be safe, and nobody reads them to the end.",
      "Answer five questions: who is it for, what should they do, why should they believe you, what must stay, by when? | Put down the audience, the one message, the limits and the date. Leave the solution open.",
      "Add two examples you like and one you cannot stand, with a reason for each. | Show what you admire elsewhere, and say what exactly caught you.",
      "With such a page the first draft is already close. | It costs you an evening and spares you three rounds of corrections.",
    ],
  ),
  card(
    "One voice for feedback",
    "Collect all comments in one place and let one person decide before they reach the agency.",
    "Feedback from five people, decided by one | How to comment on a draft",
    [
      "Five colleagues comment, two of them contradict each other, and the designer has to guess who is in charge. | A draft that goes round the whole office comes back grey.",
      "Collect the remarks in a single document and settle the disputes among yourselves. | Name one person who listens to all and then says what will be done.",
      "Describe the problem and leave the cure to the professional: I overlook the button, instead of make it red. | Say what you notice as a reader, and resist the temptation to redesign.",
      "It makes the second draft better and the invoice shorter. | Clear feedback costs nothing and gets good work out of anybody.",
    ],
  ),
  card(
    "Agree on rounds",
    "Settle how many rounds of changes are included, and what is regarded as a change.",
    "How many rounds of changes? | Settle the corrections before the first draft",
    [
      "Most quarrels over creative work are about the fourth small change. | A fixed price and endless corrections do not go together, and both sides know it.",
      "Put a number of rounds in the offer, and say what happens after them. | Describe what a round is: all comments, in one document, within a few days.",
      "Distinguish a correction from a new idea. A moved comma is one thing, a second audience is another. | New wishes are welcome and get a price of their own before anyone starts.",
      "People become more careful with their comments, and drafts become more careful too. | It sounds strict. In practice it keeps the mood friendly to the last page.",
    ],
  ),
  card(
    "Behind the portfolio",
    "Ask about two projects in the portfolio: what was the problem, and what happened afterwards?",
    "Questions to ask an agency about its portfolio | Read past the beautiful pictures",
    [
      "Every portfolio is handsome. It shows the last day of a project and never the middle. | Pictures of finished work tell you about taste and little about the way there.",
      "Choose two pieces and ask what the client wanted, what went wrong and what came of it. | Let them talk about a job that was difficult. The tone is worth listening to.",
      "Find out who would work on yours, since the people in the pitch are not always those at the desk. | Ask to meet whoever will write your texts and answer your calls.",
      "If they speak of the client's customers more than of prizes, you are in good hands. | You are choosing a way of working as much as a style.",
    ],
  ),
  card(
    "Give it a first job",
    "Start with one small, real job before you hand over the whole brand.",
    "A small first job tells you most | Try the agency on one page",
    [
      "Pitches are dinner conversation. A first job is what it is like to share a kitchen. | You would not marry after an interview, however good the slides were.",
      "Pick something real and limited: a landing page, a leaflet, one campaign email. | Order a single piece with a date, a price and a proper brief.",
      "Watch the way there: do they ask, do they keep dates, do they say no when it is needed? | Notice how they take criticism and how they explain a choice.",
      "Whatever comes out, you have a usable piece and an honest impression. | After that, both sides can say yes to the large project with open eyes.",
    ],
  ),
  card(
    "Pay for thinking",
    "The hour in which somebody understands your customers is the part of the offer worth most.",
    "What you pay an agency for | The invisible hours in a design",
    [
      "A logo looks like an afternoon of drawing. The drawing is the last tenth. | It is easy to value what you can see. In marketing, most of the work cannot be seen.",
      "Before anything is made, someone reads your letters, rings your customers and throws away ideas. | Talks, research and rejected drafts make the difference between pretty and useful.",
      "Ask what the first phase contains and what you will hold in your hands at its end. | Have that part listed separately in the quote, with a result you can keep.",
      "If it is missing, the work may still be attractive, and it could belong to any company. | Cut anything you like, but cut that last.",
    ],
  ),
  card(
    "Own the files",
    "Settle who gets the open files, the fonts and the passwords before the work begins.",
    "Who keeps the open files? | Rights and passwords belong in the first contract",
    [
      "Years later you want to change a telephone number, and nobody has the original. | At the end of a project everybody celebrates, and the folder with the sources stays on a laptop.",
      "Write into the agreement what is handed over: open files, images, fonts, access. | Ask early which rights you receive, for what use and for how long.",
      "Pictures and typefaces often come from others. Have their licences listed in your name. | Make sure that the domain and the advertising accounts are registered to your company.",
      "A good partner raises this before you do. | With everything in one folder you are free to stay, and that is a better reason than habit.",
    ],
  ),
  card(
    "Tell them the budget",
    "Name a range at the start, and you get ideas that you can afford.",
    "Should you tell the agency your budget? | Why a range helps more than a secret",
    [
      "Many clients keep the sum to themselves, in the hope of a bargain. What they get is a guess. | Without a budget, an agency draws a palace or a shed, and both miss the point.",
      "Name a range, even a wide one, and ask what would be possible within it. | Say what you have in mind and what it would have to bring in.",
      "Let them show you the order of things: what comes first, what may wait a year. | Then talk about what to leave out, since that is where experience shows.",
      "It is no weakness to be open here. It saves everyone a round of theatre. | Honest figures on the table also tell you quickly who deals honestly with you.",
    ],
  ),
];
