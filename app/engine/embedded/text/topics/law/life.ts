import { card } from "../topic";

const family =
  /\b(?:famil\w*|divorc\w*|custody|child\w*|separat\w*|marri\w*|parents?|wills?|inherit\w*|probate|estate)\b/i;
const work = /\b(?:employ\w*|work\w*|dismiss\w*|business\w*|compan\w*|contract\w*|staff|start-?ups?|founders?)\b/i;
const renting = /\b(?:tenan\w*|landlord\w*|rent\w*|hous\w*|propert\w*|lease\w*|neighbour\w*)\b/i;

/** Family, work, home: the matters that bring people to a lawyer. */
export const lifeCards = [
  card(
    "Write a will early",
    "Write a will while it is a dull task; it is a gift to the people who will have to sort things out.",
    "A will is a letter to the living | Write it while it is dull",
    [
      "Nobody dies sooner for having written a will. Nobody has ever lived longer for putting it off, either. | Most families quarrel about a clock, and not about the house.",
      "Without one, the law decides, and it has never met your family. | What the rules give to whom surprises many people, above all those who are not married.",
      "Begin with a list: what there is, who should have it, who should look after the rest. | Think about guardians, animals, photographs and passwords too. The small things cause the long silences.",
      "Forms differ from country to country, so have yours looked over. | Read it again every few years. Lives change faster than papers.",
    ],
    family,
  ),
  card(
    "Separate with a list",
    "In a separation, settle the practical things in order: home, children, money, and blame last of all.",
    "When a couple parts: first things first | A list for the hardest month",
    [
      "In a separation everything is urgent, and nothing can be thought through. | The first weeks are no time for great decisions, yet many of them are made then.",
      "Write down what must be settled now and what may wait until the summer. | Put the children at the top: where they sleep, who collects them, what stays as it was.",
      "Copy the important papers and open an account of your own. | Get advice early, even if you want to settle it in peace. Especially then.",
      "Mediation is often quicker and kinder than a court, if both are ready for it. | You do not have to agree about the past in order to agree about Wednesday.",
    ],
    family,
  ),
  card(
    "Children come first",
    "Speak well of the other parent in front of the children; no agreement can replace it.",
    "What children need while parents part | Arrangements that survive a winter",
    [
      "Children ask two questions: is it my fault, and where will my bed be? | A court can arrange the weekends. It cannot arrange the tone at the door.",
      "Make a plan that works on a school day with a cold, and not just in the holidays. | Put down who decides about doctors, schools and trips, and how you will talk to each other.",
      "Keep handovers short and friendly, and leave arguments for another evening. | Let them take their teddy, the charger and their worries from one home to the other.",
      "Look at the arrangement each year, because a five-year-old becomes a ten-year-old. | Where it does not work, a neutral person can help before lawyers have to.",
    ],
    /\b(?:famil\w*|divorc\w*|custody|child\w*|separat\w*|parents?)\b/i,
  ),
  card(
    "Read the job contract",
    "Before you start a job, read the clauses about notice, overtime and what you may do afterwards.",
    "Three clauses in an employment contract | Before you sign for the new job",
    [
      "In the joy over a new job nobody reads page seven. | An employment contract is written for the day on which the two sides no longer like each other.",
      "Look at three things: notice, overtime, and what you may not do afterwards. | Compare what was promised in the interview with what is on paper. Bonuses and home days like to stay oral.",
      "If something is missing, ask for a line in writing before the first day. | Have clauses that reach beyond the job explained to you by someone who knows the law.",
      "A fair employer is not offended by questions. | Perhaps you will never look at it again. Then it was an hour well wasted.",
    ],
    work,
  ),
  card(
    "After a dismissal",
    "After a dismissal, sign nothing on the spot, note the date and get advice within days.",
    "The letter on the desk | What to do in the days after a dismissal",
    [
      "A dismissal takes your breath away, and a form is already lying there. | It is a bad day for signatures, and there will be a pen.",
      "Take the paper, say that you will read it, and go home. | Write down who said what and when the letter reached you.",
      "In many places there are only weeks to object, and sometimes less. | Ring an employment lawyer, a union or an advice centre the same week.",
      "Register as looking for work in good time, if that is required where you live. | What is offered can often be discussed: date, reference, payment, the wording of a farewell.",
    ],
    /\b(?:employ\w*|dismiss\w*|work\w*|jobs?|redundan\w*)\b/i,
  ),
  card(
    "Tenants, write first",
    "Report a defect in writing with a picture and a date before you reduce, repair or refuse anything.",
    "Mould, noise, cold: what a tenant should do first | Report it before you act",
    [
      "The heating is cold, and the rent is due. The two are connected, but not as simply as people think. | Much of what friends tell you about the rights of tenants is half true and from another country.",
      "Describe the defect in a letter, with photographs, and ask for repair by a certain date. | Send it in a way that you can prove, and keep a copy.",
      "Let tradesmen in, offer dates, and note when nobody came. | Do not withhold money on your own judgement. Ask first what is allowed where you live.",
      "Tenants' associations know the local rules and the local landlords. | Many landlords mend it as soon as it is clear and in writing. It was simply nobody's job.",
    ],
    renting,
  ),
  card(
    "Good fences, good talks",
    "Speak to the neighbour before you write, and write before you sue.",
    "Trouble over the fence | The hedge, the noise and the law",
    [
      "Disputes between neighbours are about a hedge and last longer than any hedge. | You can win against a neighbour and still have to live beside them.",
      "Ring the bell at a good moment, without witnesses, and say what bothers you. | Begin with a question. Perhaps they do not know that one hears the piano.",
      "If that leads nowhere, write a friendly letter with a suggestion. | Keep a diary of dates and times, short and without adjectives.",
      "Mediators exist for such cases and cost less than a season in court. | Find out your position from a lawyer before you threaten with one.",
    ],
    renting,
  ),
  card(
    "Founders: agree early",
    "Two founders should settle in writing what happens if one of them leaves, while both still laugh about it.",
    "What if one of us leaves? | The paper every pair of founders needs",
    [
      "Companies are founded between friends and divided between lawyers. The order could be changed. | On the first evening everything belongs to both, and nobody asks how much.",
      "Write down who brings what, who decides what and who gets how much. | Settle three cases: one leaves, one falls ill, one wants to sell.",
      "Think of the name, the domain, the code and the customers. They need an owner too. | Agree how you will decide when it is one vote against one. Sooner or later it will be.",
      "It is an awkward afternoon, and it has saved many friendships. | Have it checked by a lawyer who belongs to neither of you.",
    ],
    work,
  ),
];
