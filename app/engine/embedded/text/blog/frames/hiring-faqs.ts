import { faq } from "../../topics/topic";

/** What applicants ask; nothing here promises hours, pay or an answer by a day. */
export const hiringFaqs = [
  faq(
    "What should I put in my application?",
    "What you have done, what you enjoy and what you want to learn. A page is plenty. | Keep it short and true. We would like to know why {name}, and what you would bring along. | Your story in a few lines, how we can reach you, and when you could start. The rest is for a conversation.",
  ),
  faq(
    "Can I apply without meeting every requirement?",
    "Please do, and say openly what you cannot do yet. People grow into their jobs. | You can. Tell us what is missing and how you would go about learning it. | Yes, since no list describes a real person. Say what fits and what does not.",
  ),
  faq(
    "How do I reach you about the job?",
    "Through {url}. Mention the job in the first line and say how we can call you back. | Use the contact details at {url}. You may ask your questions before you apply, too. | You will find the way to us at {url}; a few lines are enough for a start.",
  ),
  faq(
    "What job is it, exactly?",
    "We are looking for {role}. Hours, pay and start are questions you may ask right away. | {Name} is looking for {role}. If you want to know more than this page says, ask us through {url}. | In short, {role}. Whatever you need to know beyond that, put it in a message.",
  ),
  faq(
    "Do I need a formal letter?",
    "No. A message in your own words does the same work. | Only if you like writing them. Five honest lines are as good. | You do not. Leave out the phrases from the internet, and keep what only you could have written.",
  ),
  faq(
    "I come from another trade. Does it make sense to apply?",
    "It often does. Tell us what your old work taught you that might be of use in this one. | Try it. Say what draws you to this, and what you would have to learn. | It may well. Other trades teach habits that one cannot get from a book.",
  ),
  faq(
    "May I ask about pay and hours right at the start?",
    "You should. It is easier for both sides to know early. | Of course. Put the question into your first message, if it decides things for you. | Yes, and you need not apologise for it. Those are conditions, and conditions are to be known.",
  ),
  faq(
    "Can I see the place before I decide?",
    "Ask us for a time when it suits. A look round tells you more than a page. | Suggest a day when you write. You should know where you would be going. | That is a good idea. Say so in your message, and bring your questions.",
  ),
  faq(
    "What if I cannot start straight away?",
    "Say when you could. A date that holds is better than one that sounds good. | Tell us about your notice and your plans, and we can talk about what is possible. | Then name the month. It is one of the first things to settle, and no reason to keep quiet.",
  ),
  faq(
    "Do I have to explain a gap in my working life?",
    "One line is enough, and the details are yours. | Only as far as you wish. Say that it was, and that it is over. | You may, in a sentence. Most lives have such a year somewhere.",
  ),
  faq(
    "Can I talk to somebody before I apply?",
    "Yes, use the contact details at {url} and say what you would like to know. | That is often the best beginning. Two questions and a quiet moment will do. | Please do. A short talk can save you an evening of writing.",
  ),
  faq(
    "How should I prepare for a first talk?",
    "Look at what we do, think of one piece of work you can tell us about, and note your questions. | Sleep well and know why you want the job. The rest comes out in talking. | With one story from your work and three questions for us. You need not learn anything by heart.",
  ),
  faq(
    "I have little experience. Is it worth writing?",
    "It is. Everybody’s first job was a first job. | Write, and tell us about anything you have stuck at. School, club and family count as well. | Yes. Say what you have tried so far, and what you would like somebody to show you.",
  ),
  faq(
    "I know somebody who would be right. What should I do?",
    "Send them this page, with a line on why you thought of them. | Tell them, and let them write in their own words. | Pass it on today. A friend’s word carries further than an advert.",
  ),
];
