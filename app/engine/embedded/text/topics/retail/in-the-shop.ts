import { type Card, card } from "../topic";

export const inTheShop: Card[] = [
  card(
    "Ask one question",
    "Ask the person in the shop what they would take home themselves.",
    "Ask somebody who knows | One question at the counter | What would you take?",
    [
      "A search box knows what others have bought, and that is all it knows. | No filter on any website has the setting “like the old one, only nicer”.",
      "A person behind a counter can ask you back: for whom, how often, and where will it stand? | Say what you need it for, and let somebody else think aloud for a while.",
      "Ask what they would take home, and why. | The best question is a simple one: which do people come back for?",
      "You may leave with something cheaper than you had planned. | Now and then you will hear that you do not need it at all, and that is a shop to remember.",
    ],
  ),
  card(
    "Come off-peak",
    "Come in the morning or midweek, when there is time for you.",
    "The best time to come | Quiet hours | When there is time for you",
    [
      "On Saturday at noon, everyone has had the same idea. | A full shop is good for the till and bad for your questions.",
      "Weekday mornings are quiet, and so is the hour when it has just begun to rain. | Try an early Tuesday, when the boxes are being unpacked and nobody is in line.",
      "You can look, touch and compare without elbows in your back. | There is time to open packets, plug things in and fetch the other size from the cellar.",
      "It turns an errand into an outing, and you may hear the story of the shop. | Have a coffee next door afterwards, and your morning is a small holiday.",
    ],
  ),
  card(
    "Your street in lights",
    "Buy one thing a month in your own street: that keeps more lights on than any speech.",
    "What keeps a street alive | One thing a month | Lights in the windows",
    [
      "People mourn the old bookshop, and bought their last book online. | Shops do not close because nobody loves them, but because nobody came in on a Wednesday.",
      "You need not buy everything locally; nobody does. | It does not take much: one birthday, one repair, one pair of laces.",
      "Part of what you spend goes to the café opposite, the school raffle and the lights in December. | What you pay there walks about in your neighbourhood for a while before it leaves.",
      "And somebody will know your name, your size and your dog. | On a dark evening, a lit window is a kind of company.",
    ],
  ),
  card(
    "Look in the far corner",
    "Go to the back of the shop first: the window shows what sells, the corner what they love.",
    "Walk to the back first | The shelf the owner loves | What the window does not show",
    [
      "The window is for people who walk past. | What lies at the front is what sells; what stands at the back is what somebody could not resist.",
      "So go through to the far end first, and look from there. | Start in the corner with the poor light, as that is where the oddities live.",
      "Look up at the top shelf and down to the one by the floor, since eye level belongs to the obvious. | Lift a lid, open a drawer, and ask about the thing without a price.",
      "Behind it there is often a story about a fair, a suitcase or a lost bet. | If you buy it, you will hardly meet anybody else who has it.",
    ],
    /\b(?:shops?|stores?|boutiques?|gifts?|market|vintage|antiques?|homewares?|opening|visit)\b/i,
  ),
  card(
    "Bring the old one along",
    "Bring the broken part, the old size or a photograph: it saves you a second trip.",
    "Bring the old one along | A part in your pocket | Show it instead of describing it",
    [
      "“A sort of round thing, about so big” is how many a wasted trip begins. | Half of all wrong purchases were described with the hands.",
      "Put the old part in a bag and bring it along, however rusty it may be. | Take the thing itself, or a picture of its label with the long number.",
      "A shopkeeper who sees it knows at once what fits, and what you really need. | Next to the old one on the counter, the right size is a matter of seconds.",
      "It may even turn out that yours can be mended. | Keep the label of whatever you buy, so that it goes faster next time.",
    ],
  ),
  card(
    "Bring a frank friend",
    "Take along the friend who says no: it is cheaper than any sale.",
    "The friend who says no | Shop with somebody frank | Second opinions for free",
    [
      "There are two kinds of friends to go shopping with, and one of them is expensive. | A friend who finds everything gorgeous is lovely company and a poor adviser.",
      "Take the one who asks where you are going to put it. | You want somebody who knows your flat, your habits and your past mistakes.",
      "Agree beforehand on what you have come for and what you would like to spend. | Tell them your plan at the door, so that they may remind you of it at the till.",
      "If even they say yes, you may stop thinking. | Thank them with cake, since honesty is hungry work.",
    ],
  ),
];
