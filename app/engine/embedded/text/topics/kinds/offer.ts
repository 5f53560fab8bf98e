import { card } from "../topic";
import { decidingCards } from "./offer-deciding";

/** Using an offer well. */
export const offerCards = [
  ...decidingCards,
  card(
    "Know what you need",
    "Decide what you need before you look at the <price|offer>, and <the choice is easy|choosing is easy|you choose better>.",
    "Decide first, then look at the price | Use an offer well | A good offer starts with a list",
    [
      "An offer is useful for what you had in mind anyway. | An offer saves you money only on things you would have bought.",
      "So make up your mind before you look at the price tag. | Write down what you need while you are still calm. | Settle what you want at the kitchen table.",
      "A short list in your pocket keeps you honest, even beside a red sign. | Two lines on your phone will do, and they are surprisingly hard to argue with.",
      "If it is on the list, take it; if it is not, sleep on it. | What is not on the list may wait, and mostly it can wait forever.",
    ],
  ),
  card(
    "Read the terms",
    "Check what is included, <how long it lasts|until when it runs> and what <happens afterwards|comes after>.",
    "Read the small print once | What to check before you say yes | Two minutes with the terms",
    [
      "A fair offer can bear a few questions. | Nobody likes terms, but a quick look saves trouble.",
      "What is included, how long does it run, and what happens when it ends? | Look for the dates, for what is left out and for what follows. | Check the end date, the exceptions and whatever renews by itself.",
      "If the page does not tell you, ask before you pay. Nobody minds the question. | When something is unclear, a short message clears it up, and you have the answer in writing.",
      "You should never have to find out afterwards, least of all from a bill. | Surprises belong at birthdays, not on receipts.",
      "Then you can forget about them and enjoy what you have bought. | Afterwards the decision is quickly made, in either direction.",
    ],
  ),
  card(
    "Come early",
    "Come <early in the day|at a quiet hour|outside the rush>, when there is time for your questions.",
    "When to come | Timing helps | Avoid the rush",
    [
      "Offers bring people, and people bring queues. | When word gets round, it can be busy. | A good offer seldom stays a secret.",
      "If you can choose, come at a quiet hour, while the shelves and the tempers are full. | Early in the day there is more room and more time for you.",
      "You will get better advice when nobody is waiting behind you. | A calm moment makes for better questions and better answers.",
      "And you can change your mind in peace, which nobody does with a queue at their back. | You can also leave and come back, which is harder in a crowd.",
    ],
  ),
  card(
    "Compare fairly",
    "Compare the whole thing, not the price alone: <quality, service, what comes after|how it is made, who helps, how long it lasts>.",
    "What a price does not tell you | Compare the whole thing | Look past the number",
    [
      "A price is easy to compare, and that is why everybody does it. | Numbers draw the eye, and the rest is easily forgotten.",
      "Look at how long it will serve you and who helps when it does not. | Ask what you get for it in a year from now.",
      "Something cheaper can cost more when you need it twice. | What lasts is often the thrifty choice, though it never shouts about it.",
      "With that in mind, {subject} is easier to judge, whichever way you decide. | Seen like this, you can judge {subject} on its merits.",
    ],
  ),
  card(
    "Share the saving",
    "Ask a friend or neighbour whether they need it too; an offer for one is often useful for two.",
    "An offer worth sharing | Who else could use it?",
    [
      "There is usually somebody nearby who has been meaning to get the same thing. | The neighbour mentioned it in spring, and you have forgotten since.",
      "Send a short message with the end date and no advertising. | Mention it over the fence, once, and leave it at that.",
      "You can come together, compare what you chose and carry the heavy one between you. | Two people ask better questions, and one of them has usually read the terms.",
      "A tip that fits is a small present. It costs you a sentence. | If they have no use for it, you have had a chat, which is never a loss.",
    ],
  ),
  card(
    "Think past the end",
    "Ask yourself whether you would still want it at the normal price; a yes is a good sign.",
    "Would you want it without the offer? | The question behind the discount",
    [
      "A discount is a nudge and no reason. The thing itself has to be right. | Reduced prices make us generous with our own cupboards.",
      "Imagine the tag with the usual price on it. Would you still be standing here? | Cover the sign with your hand for a moment and look at what is underneath.",
      "If the answer is yes, the saving is real, and you can enjoy it. | When you nod at once, take it with pleasure.",
      "If you hesitate, leave it for somebody who has been waiting for it. | A pause is an answer as well, and it saves you a drawer.",
    ],
  ),
  card(
    "Use it for a first try",
    "An offer is a good moment to try what you have been curious about, with little at risk.",
    "A good moment for a first try | Curious for a while?",
    [
      "Most people have something they would like to try and never get round to. | Curiosity is patient. It waits for an excuse.",
      "An offer is such an excuse, because a mistake costs less than usual. | For a limited time the first step is a little lower.",
      "Pick the thing you keep coming back to and test it properly, on an ordinary day. | Take the smallest size that tells you something, and be honest afterwards.",
      "If it suits you, you will gladly come back without a sign in the window. | Should it not be for you, you know at last, and the curiosity can move on.",
    ],
  ),
  card(
    "Stock up with sense",
    "Buy ahead only what keeps, what you use every week and what you have room for.",
    "What to buy ahead, and what to leave | Stocking up with sense",
    [
      "Full cupboards feel like wealth until something runs out of date at the back. | A good price on a thing you use rarely is a long-term lodger.",
      "Three questions help: does it keep, do I use it often, and where will it stand? | Look at what you finished last month. Those are the things worth buying ahead.",
      "With services it is the same. Book what you would need anyway, and put the date in your diary at once. | Vouchers want to be used, so write the last day on the fridge.",
      "What is left over after that is decoration, and decoration has its price. | An offer is well used when you can see the end of it.",
    ],
  ),
  card(
    "Note the last day",
    "Write down the last day, with a reminder a few days before; most offers are missed by an evening.",
    "Put the last day in your calendar | Missed by one evening",
    [
      "On the first day there is plenty of time, and on the last one there is a parents' evening. | Offers end while you are thinking about something else.",
      "If you are interested, note the date now and set a reminder for a few days earlier. | Put two lines in the calendar: when it ends, and when you will decide.",
      "That leaves room for a question and a night's sleep. | You can then look at it calmly, without the pressure of the last hour.",
      "Deciding against it is fine too, as long as it was you who decided and not the clock. | Whatever you choose, you will have chosen it on a quiet evening.",
    ],
  ),
  card(
    "Ask what suits you",
    "Tell us what you need it for, and we will say honestly whether the offer is the right one.",
    "Is this the right one for you? | Ask before you take it",
    [
      "The reduced one is not always the right one, and we would prefer you to come back. | An offer is made for many people. You are only one of them.",
      "Say how you would use it, how often and with whom. | Describe your situation in two sentences, and leave nothing out because it seems trivial.",
      "Sometimes a smaller version does the job. Sometimes another one lasts longer. | If something else would serve you better, you should hear it from us first.",
      "It is more pleasant to sell one thing that fits than two that stand about. | You decide, and you will know why. That is all an adviser can do.",
    ],
  ),
];
