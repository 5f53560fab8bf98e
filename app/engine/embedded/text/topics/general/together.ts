import { card } from "../topic";

/** For any business at all: customers and the people who serve them. */
export const togetherCards = [
  card(
    "Say it early",
    "If something bothers you, say it while it is small; nearly everything small can be mended.",
    "Say it while it is small | Early complaints are the good ones",
    [
      "Most customers who are disappointed say nothing and simply do not come back. | Politeness is the reason why many a fault lives to a great age.",
      "A friendly word on the first day is easy to act on. | Mention it at once and to the person who can change it.",
      "Describe what happened and what you would like instead. You need not be an expert for that. | Say what you expected and what you found. The cause can be left to others.",
      "Whoever is good at their work will thank you for it. | You will be surprised how often a single sentence is enough to put it right.",
    ],
  ),
  card(
    "Be a good customer",
    "Be clear, be on time and say thank you: good customers get the better hour and the second look.",
    "How to be a customer people like to serve | Manners on both sides of the counter",
    [
      "Nobody likes to say so, but people work with more care for those who are pleasant. | Service is a conversation, and half of it is yours. The tone of the first sentence decides a good deal.",
      "Bring what was asked for, keep the time and tell them early if you cannot. | Have your question ready and the facts at hand. It shows that their time counts as much as yours.",
      "Praise what went well by name. The person behind the counter will remember it for weeks. | If it was good, say what exactly was good about it.",
      "It costs nothing, and it makes the next visit shorter and warmer. | You will be the one they ring when a place becomes free.",
    ],
  ),
  card(
    "Tell them the why",
    "Say why you need something, since the reason helps people find a better answer than you asked for.",
    "Explain the why behind the wish | The reason is half of the order",
    [
      "Customers usually ask for a solution. Behind it there is a problem that has others. | An order without a reason is carried out to the letter, including its mistakes.",
      "So add half a sentence: because guests are coming, because the old one broke, because you are short of time. | Tell them what it is for and what you have tried so far.",
      "Then listen. Somebody who does this every day may know a simpler way. | You will often hear a question you had not thought of, and it will be the right one.",
      "With luck you need less than you came for. | A good adviser cannot read minds, and does surprisingly well with one clear reason.",
    ],
  ),
  card(
    "Come in quiet hours",
    "Choose a quiet hour if you want advice: the same person has twice the time for you.",
    "The best hour to come with a question | Timing is half of good advice",
    [
      "There is an hour in every business when the door does not stand still, and you can guess which. | Advice is a matter of knowledge and of how many people are waiting behind you.",
      "Ask when it tends to be calm and put your visit there. | Early in the day and early in the week are good guesses in most places.",
      "Bring the difficult question then, along with pictures, measurements or whatever explains it. | Take your time, sit down if there is a chair, and think aloud.",
      "The answer will be longer and better. | People love to explain their work to somebody who is listening, provided that nobody coughs in the queue.",
    ],
  ),
  card(
    "Leave a useful review",
    "Write what you bought, for whom, and what surprised you; the next reader needs that.",
    "How to write a review that helps | Three sentences for the next customer",
    [
      "Great, thanks: that is kind, and it helps nobody. | A star tells others how you felt. A sentence tells them why.",
      "Say what you needed, what you got and how it has turned out since. | Describe your situation in half a line, so that readers know whether it resembles their own.",
      "Mention one thing that could be better. It makes the praise believable. | If something went wrong, add how it was dealt with. That part is read twice.",
      "For a small business such words are worth more than an advert. | It takes three minutes, and a stranger you will never meet decides better because of you.",
    ],
  ),
  card(
    "Plan a little slack",
    "Order a little earlier than you must, because slack is what turns a problem into an errand.",
    "Give it a week more than it needs | A little air in the calendar",
    [
      "Things go wrong at the usual rate. They only become dramatic when there is no time left. | Rush is expensive for those who pay for it and for those who work in it.",
      "Count back from the day you need it and start a little sooner. | Whatever time you think is needed, add some for the thing you have forgotten.",
      "With that cushion a wrong size or a sick driver is a phone call. | Somebody may fall ill, a part may be missing, and you can still be cheerful about it.",
      "You also get the better choice, since early birds pick from a full list. | The day itself will feel different. It is pleasant to have been ready since Wednesday.",
    ],
  ),
  card(
    "Keep the papers",
    "Keep receipt, manual and a photograph in one place, and you will be glad in two winters.",
    "A box for the papers | Where is the receipt when you need it?",
    [
      "On the day of purchase nobody needs the papers, which is why they get lost on that day. | Somewhere there is a manual, and it is not where you are looking.",
      "Choose one drawer or one folder and put everything in there: receipt, instructions, spare screws. | Photograph the slip and the type label before you throw out the box.",
      "Note the name of the person who advised you. Asking for them later saves a long explanation. | Write the date and the place on it, because ink on receipts is shy of light.",
      "When something squeaks, you will know what it is called and whom to ask. | Order of this sort looks fussy until the first time you need it.",
    ],
  ),
  card(
    "Support the local",
    "What you buy round the corner keeps a light on in your own street.",
    "Why round the corner is worth a detour | The shop that knows your street",
    [
      "You notice a local business most clearly on the day it closes. | A street lives on lit windows, and each of them pays rent.",
      "Look there first, before you search further away. You may find more than you thought. | Ask whether they have it or can get it. The answer is often yes, by Thursday.",
      "You see who makes it, you can hold it, and you know where to bring it back. | If something is wrong, you can speak to a face. That saves a form.",
      "It will not always work out, and it does not need to. Now and then is already a difference. | The money comes round again, in apprenticeships, football shirts and a bench under the tree.",
    ],
  ),
  card(
    "Learn the name",
    "Learn the name of the person who helps you, and tell them yours; service changes with it.",
    "Names make a difference | What happens when you know each other's name",
    [
      "A customer number gets an answer. A name gets a memory. | Most services improve at the moment when two people stop being strangers.",
      "Ask who you are speaking to and write it down beside the telephone number. | Introduce yourself on the second visit, at the latest. It takes four words and a little courage.",
      "Next time you need not begin from the beginning. They know the story so far. | From then on you can refer to last time, and so can they.",
      "It is an old-fashioned trick with a long life. Favours, warnings and the last free place travel along such lines. | Even a short exchange becomes a little warmer, and the day has few enough of those.",
    ],
  ),
  card(
    "Ask for the simple one",
    "Ask for the simple version first: fewer parts, fewer choices, fewer things to go wrong.",
    "The case for the plain version | Simple things last",
    [
      "The more something can do, the more of it you will never use. | Extras are pleasant in the shop and quiet afterwards. You pay for them all the same.",
      "Let them show you the plain version before the full one. | Begin at the bottom of the list and move up only for a reason you can name. Taste is a reason too.",
      "Each function is a promise and a part that can break. | What is simple can be explained to a guest in one sentence.",
      "You can still add what you miss. Taking away is much harder. | In a few years, the plain choice tends to be the one still in use.",
    ],
  ),
];
