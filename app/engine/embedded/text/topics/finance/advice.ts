import { card } from "../topic";

const insurance = /\b(?:insur\w*|cover|claims?|polic(?:y|ies)|broker\w*|advis\w*|financ\w*)\b/i;
const mortgage =
  /\b(?:mortgage\w*|home ?buy\w*|house\w*|loans?|lend\w*|bank\w*|advis\w*|broker\w*|property|credit|remortgag\w*)\b/i;

/** Advice, insurance, loans: dealing with those who sell money matters. */
export const adviceCards = [
  card(
    "Ask what it costs",
    "Ask for all costs in one number, in money and not as a share.",
    "Ask for one number | What does it cost in money?",
    [
      "Small percentages are made for being overlooked. | A small yearly fee sounds like nothing. Over decades it is a car.",
      "Ask what you would pay in a year, all in, for the sum you have in mind. | Let them add it up: entry, running costs, exit, and what the adviser receives.",
      "Have it written down as a single figure in your own currency. | Compare two offers by that number alone before you talk about anything else.",
      "There is nothing wrong with paying for good work. You should merely know that you do. | If the answer comes with a long preface, ask a second time.",
    ],
  ),
  card(
    "Understand or leave it",
    "Put your money only into what you could explain to a friend in three sentences.",
    "If you cannot explain it, wait | The three-sentence test",
    [
      "Complicated products are rarely complicated for your benefit. | Many people nod in advice meetings, out of politeness and a little out of shame.",
      "Explain it to somebody over coffee: how does it earn, what can go wrong, how do I get out? | Ask the adviser to say it again in plain words, without a brochure.",
      "If a word stays foggy, that is where the risk lives. | Take the papers home and read them on another day, with a pencil.",
      "Saying “I do not understand this” is one of the more profitable sentences in the language. | What is good will still be good next week. You are in no hurry, whatever the leaflet says.",
    ],
  ),
  card(
    "Insure the big blows",
    "Insure what would ruin you, and carry yourself what would merely annoy you.",
    "What is worth insuring? | The big blows first",
    [
      "Some people insure their phone and forget their income. | Insurance is for what you could not pay out of your own pocket, and for little else.",
      "Ask of each policy: could I cope with this loss by myself? A broken phone, yes. A broken back, no. | Make two columns: what would annoy me, and what would turn my life over.",
      "In the second one you usually find health, liability, income and a roof. | Look there first, and only then at luggage, glasses and bicycles.",
      "A higher excess often makes the important cover affordable. Small losses are then yours, and you can bear them. | Have an adviser check the list every few years, since children, houses and jobs change it.",
    ],
    insurance,
  ),
  card(
    "Read the exclusions",
    "Turn to the page with the exclusions first; that is where an insurance policy tells you what it is.",
    "Begin on the page with the exclusions | What the policy does not cover",
    [
      "The front of a policy shows a family in the sun. The weather is on page nine. | Everybody reads what is covered. The other list decides.",
      "Look for three things: what is left out, up to what amount, and what you must do yourself. | Ask for examples: in which case would you not pay?",
      "Note the duties as well, such as reporting a loss within days or locking a bicycle twice. | Tell the insurer the truth about health and house, even where nobody asks twice.",
      "A clear answer in an email belongs in your folder. It may be worth more than the glossy booklet. | It is better to know the gap now than to meet it beside a broken window.",
    ],
    insurance,
  ),
  card(
    "Photograph what you own",
    "Walk through your home with a camera once a year; after a burglary nobody remembers the shelf.",
    "Film your home before you need to | A list for the insurer",
    [
      "After a fire you are asked what was in the room. Try it now, for the room next door. | An insurer pays for what you can name. Most of us could not name half of our own living room.",
      "Film every room slowly, open the cupboards and say aloud what things are. | Take pictures of receipts, serial numbers and whatever is on the walls.",
      "Store it away from home, with someone you trust or in an online folder. | Do it again after large purchases, in ten minutes on a rainy Sunday.",
      "With any luck you will never look at it. | Should something happen, you can begin the claim while others are still counting spoons.",
    ],
    insurance,
  ),
  card(
    "Borrow for the long use",
    "A loan should be over before the thing is worn out: that keeps kitchens and cars from costing twice.",
    "Borrow no longer than you will use it | A loan and a kitchen",
    [
      "It is an odd feeling to be paying for a sofa that is already at the dump. | Credit makes today easier by borrowing from a tired month in the future.",
      "Ask how long you will use the thing, and do not let the loan live longer. | Set the term first, then the rate, and see whether the payment still fits.",
      "Look at the total you will have paid in the end and say it aloud. | Check whether you may pay back early, and what that would cost.",
      "For holidays and parties, saving beforehand is the better half of the pleasure. | If the payment only fits in a perfect month, it does not fit.",
    ],
    mortgage,
  ),
  card(
    "Test the mortgage",
    "Work out the mortgage with a higher rate and one salary; if it still holds, you can sleep.",
    "Would the mortgage survive a bad year? | Test the loan before you sign it",
    [
      "Mortgages are agreed on good days and paid on all the others. | The bank checks whether you can pay. You should check whether you would want to.",
      "Do the sum again with a higher rate, with one income less and with a new boiler. | Live for three months as if you were already paying it, and save the difference.",
      "Ask what happens when the fixed period ends, and what an extra repayment would cost. | Add insurance, upkeep and the fees around the purchase before you name an upper limit.",
      "If it gets tight, take a smaller house. Rooms get used to people. | A trial like this is free, and it tells you more than a table does.",
    ],
    mortgage,
  ),
  card(
    "Prepare the bank talk",
    "Bring your figures, your plan and one page of questions, and the bank will talk to you differently.",
    "How to prepare a talk with the bank | One page for the banker",
    [
      "Banks like people who know their own figures. It is as simple as that. | Nobody enjoys sitting on the low chair opposite a desk. Preparation raises it.",
      "Write on one page what you earn, owe and own, and what the money is for. | Bring the last statements, a plan and an idea of what you would do if things went badly.",
      "Ask about rate, term, costs and freedom to repay, and write the answers beside one another. | Speak with at least two lenders. The second talk is always better than the first.",
      "Do not sign on the same day. An offer that cannot wait is in a hurry for a reason. | You are not asking a favour. You are choosing where to be a customer.",
    ],
    mortgage,
  ),
];
