import { card } from "../topic";

/** Letters, dates, signatures: what everybody should do with legal papers. */
export const paperCards = [
  card(
    "Look for the date",
    "Note every deadline on the day a letter arrives; dates decide cases.",
    "Look for the date first | The day the letter arrives",
    [
      "Being right does not help when you are late. | Many rights run out quietly, without anybody ringing to remind you.",
      "When an official letter comes, look for the date before you read the rest. | Write the day of arrival on the envelope and keep the envelope, however shabby it is.",
      "Put the deadline in your calendar, with a reminder a week before. | Note by when you must answer, and do not trust your memory with it.",
      "If you are unsure whether a period is running, ask a lawyer at once. | A quick call on the first day is cheaper than a long one on the last, and far less exciting.",
    ],
  ),
  card(
    "Write it down afterwards",
    "A short note after each talk saves long arguments later.",
    "A note today, no argument tomorrow | What exactly was agreed?",
    [
      "Memories drift apart, and honest people end up with different ones. | Two people leave a room with two versions, and each of them would swear to it.",
      "Send a message after the talk: this is how I understood it, and this is what I will do. | Write two or three lines that say what was agreed, by whom and until when.",
      "If nobody objects, you have a record. | The other side can correct you while it is fresh, and that is useful in itself.",
      "It is not a sign of mistrust, and you can say so in the first line. | It protects both of you, and the good relations most of all.",
    ],
  ),
  card(
    "Sign tomorrow",
    "Take a contract home before you sign; whoever cannot wait a day has a reason.",
    "Sleep before you sign | The contract you took home",
    [
      "A signature takes a second and can last for years. | The pen is always ready before you are. That is part of the furniture.",
      "Ask for a copy and read it at home, where nobody is tapping on a table. | Say that you never sign on the same day. It is a rule, and rules need no excuse.",
      "Mark three places: what you must do, how you get out and what it costs if it goes wrong. | Read the last page first, since endings are where surprises live.",
      "Whatever you do not understand you are allowed to question, or to strike out. | An honest partner will wait until Thursday, and gladly answer on Wednesday.",
    ],
  ),
  card(
    "Ask while it is small",
    "An early question to a lawyer is a short one; late questions become files.",
    "Ask before it becomes a case | Early questions are cheap questions",
    [
      "People go to a lawyer the way they go to the dentist: when it already hurts. | Before a quarrel there are usually months in which a single sentence would have been enough.",
      "A first conversation often settles whether there is a problem at all. | Ask before you sign, before you answer and before you stop paying.",
      "Bring the facts in order and one question you would like answered. | Find out beforehand what the talk will cost, and how long it takes.",
      "Sometimes the advice is to do nothing and wait. You can do that with a quiet mind. | What is sorted out early leaves no scars and no shelf full of folders.",
    ],
  ),
  card(
    "Keep the envelope",
    "Keep letters, envelopes and messages by date; the order tells the story better than you can.",
    "A folder in order of date | What your lawyer would like to find",
    [
      "In a dispute the truth is a pile of paper, and whoever has it sorted begins with an advantage. | Nobody believes a good memory. Everybody believes a dated letter.",
      "File things by date, the newest on top, including envelopes and notes. | Save messages as pictures with the date visible, and send a copy to yourself.",
      "Write a timeline on one page: what happened when, and who was there. | Keep opinions out of the folder. They make it thicker and weaker.",
      "With that, the first hour with a lawyer is spent on advice and not on searching. | You may also notice, while sorting, that the story is a little different from the one you tell.",
    ],
  ),
  card(
    "Do not reply angry",
    "Write the angry answer, save it, and send the factual one the day after.",
    "The letter you do not send | How to answer a rude letter",
    [
      "Some letters are written to make you furious. Furious people make mistakes. | The first reply feels wonderful for about an hour.",
      "Write it if you must, without an address in the field, and go for a walk. | Let it lie overnight and take out every adjective in the morning.",
      "What is left usually fits into four lines: received, understood, disputed, answer by then. | Admit nothing, accuse nobody and promise only a date. Four dull lines are hard to quarrel with.",
      "One day a stranger may read your letter aloud in a quiet room. Write it for that stranger. | Courtesy is no weakness here. On paper it looks remarkably like strength.",
    ],
  ),
  card(
    "Know your insurance",
    "Look whether you have legal cover before you need it, and what it leaves out.",
    "Are you insured for a dispute? | Read the policy before the quarrel",
    [
      "Many people have legal expenses cover and have forgotten about it. It hides in other policies. | Insurance against disputes helps only if it was there before the dispute.",
      "Check the home, car, bank and union papers for a line about legal costs. | Ask your insurer which areas are covered, from what date and up to what sum.",
      "Ring them before you hire anybody, because they may want to agree to it first. | Make sure that you may choose your own lawyer, and get that in writing.",
      "If you have none, ask about legal aid, fixed fees or a first consultation at a set price. | Costs should be no secret on either side of the desk.",
    ],
  ),
  card(
    "Read it aloud",
    "Read a legal letter aloud, one sentence at a time, and write beside each what it wants from you.",
    "How to read a legal letter | One sentence at a time",
    [
      "Legal language has a grammar of its own and no wish to please. | You read a paragraph four times, and it gets longer each time. That is not your fault.",
      "Go through it sentence by sentence and ask three things: who, what, by when? | Cover the page with a sheet of paper and uncover one line after another.",
      "Write a plain version in the margin, even where you are unsure. | Underline the verbs. Must, may and should are three different worlds.",
      "The places you could not translate are your questions for the lawyer. | What looked like a threat often turns out to be a form with a date.",
    ],
  ),
];
