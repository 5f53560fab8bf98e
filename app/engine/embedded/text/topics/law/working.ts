import { card } from "../topic";

const business =
  /\b(?:business\w*|compan\w*|contract\w*|start-?ups?|founders?|commercial|corporate|trade ?marks?|gdpr|compliance|shops?|freelanc\w*|owners?)\b/i;

/** Working with a lawyer, and law for small companies. */
export const workingCards = [
  card(
    "Ask about the fee",
    "Ask at the beginning what it will cost, how it is reckoned and when you will be told of more.",
    "What does a lawyer cost? | The question you may ask first",
    [
      "Talking about fees is unpleasant for clients only. Lawyers are used to it. | Fear of the bill keeps more people away from advice than the law does.",
      "Ask how it is reckoned: by the hour, by a fixed sum or by a table. | Have an estimate given in writing for the next step, instead of for the whole war.",
      "Agree on a limit at which you will be rung up before it goes on. | Ask who pays if you win, if you lose and if you settle.",
      "A clear answer is part of good work. | With the figure in hand, you can weigh what is at stake against what it costs to be right.",
    ],
  ),
  card(
    "Tell the whole story",
    "Tell your lawyer the embarrassing part first; the other side probably knows it already.",
    "The detail you would rather leave out | Tell it as it was",
    [
      "Everyone leaves something out: the email, the second loan, the remark at the party. | Clients polish their story for the one person who could use it unpolished.",
      "Lawyers are bound to silence and have heard worse, usually before lunch. | Say it at the first meeting, in one go, and watch how little happens.",
      "A weakness you know of can be prepared for. One that turns up in court cannot. | Bring the letter you are ashamed of. It will be read in any case.",
      "Your case becomes smaller that way, and more solid. | You are buying advice for your situation as it is, and not for the one you wish you had.",
    ],
  ),
  card(
    "Know what you want",
    "Decide what result you could live with, before you decide how hard to fight.",
    "What would be a good result? | The aim comes before the lawsuit",
    [
      "“I want justice” is understandable and hard to write on a form. | A lawsuit answers the question that was put, and often that is not the one that hurts.",
      "Write down three results: what you hope for, what would be fair, what you could bear. | Ask yourself what you want to have in a year: money, quiet, an apology, the house.",
      "Tell your lawyer which of them matters most, because the path depends on it. | Consider time and nerves as part of the price.",
      "A settlement that leaves both a little dissatisfied is often a good one. | Whoever knows the aim can also recognise it when it is offered.",
    ],
  ),
  card(
    "Prepare the meeting",
    "Come with a timeline, the papers and one question: the first hour will be worth its money.",
    "How to prepare the first meeting with a lawyer | One page and one question",
    [
      "The clock runs while you look for the letter. An hour of advice is easily spent on finding page two. | A lawyer can only work with what is on the table.",
      "Write a page with dates: what happened, who was involved, what has been sent. | Put the documents in order and mark the one that matters.",
      "Note what you have already said or signed, even if it was foolish. | End with a question and with the result you hope for.",
      "You will leave with a plan instead of a feeling. It also calms the nerves, which count for something on such a day. | The preparation costs you an evening and saves an hour that is charged.",
    ],
  ),
  card(
    "Terms that are yours",
    "Do not copy a competitor's terms: they fit another business, and sometimes they carry its mistakes.",
    "Where did your terms come from? | The small print of a small company",
    [
      "Many a company's terms were copied from another website, along with the other company's name. | The small print is the part of the shop nobody has looked at since the opening.",
      "Write down how you really work: orders, delays, returns, payments, complaints. | Begin with the three quarrels you have had, and say how they should end next time.",
      "Let a lawyer turn that into clauses that hold where you trade. | Keep the language plain. What a customer understands is easier to rely on.",
      "Look at it each year, as laws and offers change. | Good terms are dull reading, and they make for short conversations.",
    ],
    business,
  ),
  card(
    "Protect the name",
    "Check whether a name is free before you print it on anything, and register what you would hate to lose.",
    "Is the name still free? | Check the name before the sign goes up",
    [
      "The sign is up, the cards are printed, and then comes a letter from a stranger. | A name is quickly found and dearly changed.",
      "Search registers, domains and the trade in your area before you fall for it. | Ask a specialist to look for similar names as well, since sound counts and not just spelling.",
      "Consider where you want to trade in a few years, because protection has borders. | Register it in the name of the company, and note the date on which it must be renewed.",
      "Pictures, texts and designs have owners too. Settle with your designer who that is. | It is paperwork for a quiet week, and a great relief in a loud one.",
    ],
    business,
  ),
  card(
    "Collect less data",
    "The data you never collected cannot be lost, leaked or asked for.",
    "Which customer data do you need? | Privacy begins with a shorter form",
    [
      "Most forms ask for more than anybody will ever use. Every field is a responsibility. | Data protection sounds like lawyers. At heart it is tidiness and manners.",
      "Go through your forms and strike out whatever has no purpose. | Make a list of what you know about people, where it lies and who can see it.",
      "Decide when things are deleted, and then really delete them. | Write the privacy notice so that your aunt would understand it.",
      "For newsletters, cameras and staff records, ask for advice that fits your country. | If somebody wants to know what you hold about them, you can answer within minutes.",
    ],
    business,
  ),
  card(
    "Choose by the explaining",
    "Choose a lawyer who can explain your case to you in ordinary words, including its weak side.",
    "How to find the right lawyer | Can they explain it to you?",
    [
      "A large desk and a wall of books prove that there is a wall. | You need someone for your kind of case, and not the one with the loudest voice.",
      "Ask how often they deal with such matters and how these usually end. | Let them describe the weak points of your case. Whoever finds none has not looked.",
      "Notice whether you understood the answer without a dictionary. | Find out who will really work on it, and how quickly calls are returned.",
      "Somebody who advises against a lawsuit may just have done you a great service. | Trust is half of it. You will have to tell that person things you tell nobody.",
    ],
  ),
];
