import { card } from "../topic";

/** Before the yes and after it: what makes an offer worth taking. */
export const decidingCards = [
  card(
    "Ask what comes later",
    "Ask what it costs <when the offer is over|after the offer|later on>, and decide with that price in mind.",
    "The price after the price | What does it cost later?",
    [
      "The first bill is friendly, and it is the third one that you will live with. | An offer has a beginning that everyone talks about and an end that hardly anyone mentions. | What you pay at the start is only the first page of the sum.",
      "Ask what the thing costs when the offer has run out. | Let somebody write the later price beside the present one. | Find out whether anything goes on by itself, and how you would stop it.",
      "Then imagine paying that price on a grey day in November. | Reckon with a full year, since a single month flatters everything. | Put both numbers on one line and look at the longer one.",
      "If it still seems fair to you, the beginning is a present. | A good answer to this comes quickly and without a cough. | You will sleep well with a price that you have already met.",
    ],
  ),
  card(
    "A present in good time",
    "An offer can be <a birthday in advance|somebody else's present|a present put by>, if you write the name on it.",
    "A present, months too early | Whose birthday comes next?",
    [
      "Presents bought in a hurry are dear, and they look it. | The right idea for a person tends to come when there is no birthday in sight. | Somewhere in the next months there is a birthday that will surprise you again.",
      "Go through the people you give things to, and see whether this would suit one of them. | Look at the offer with somebody else's eyes, for instance your sister's. | Ask yourself who has mentioned such a thing lately, perhaps in passing.",
      "Check how long it can be used, because vouchers are forgotten in drawers. | Find out whether it may be exchanged, in case your memory is wrong. | Make sure that it need not be used by the person who pays.",
      "Then put a name on it and hide it where you will find it again. | On the day itself you only need paper, a ribbon and a calm face. | Giving is a pleasure again when the panic has been left out.",
    ],
  ),
  card(
    "Measure first",
    "Measure, count or weigh <before you come|at home|what you have>; a good price does not make it fit.",
    "Measure before you come | The numbers from home",
    [
      "The eye is an optimist, above all in front of a reduced price. | Many a bargain has failed at the door of the lift. | In a large room everything looks small, and at home it is the other way round.",
      "So measure at home, and write it down together with a little sketch. | Count how many you need, how often and for how many people. | Take a photograph of the place where it is meant to go.",
      "For a service the same is true: how many hours, how many rooms, how many heads? | Note the width of the doorway too, because that is where things get stuck. | If you are in doubt, bring the old piece along or a picture of it.",
      "With the figures in your hand, advice takes a minute instead of a quarter of an hour. | It saves you a second trip, and it spares somebody a guess. | Whatever you take home will then find its place on the same day.",
    ],
  ),
  card(
    "Set a limit",
    "Name your limit aloud <before you look|at home|on the way>, and let the saving stay a saving.",
    "A limit, said aloud | How a saving stays a saving",
    [
      "Whoever saves on one thing likes to spend it on the next. | Reduced prices have a way of arriving at the usual total. | The basket grows by itself once it holds something sensible.",
      "Name a sum before you set out, and say it to somebody. | Decide at the kitchen table what this is allowed to cost altogether. | Take the amount with you in cash, if cards make you generous.",
      "Should the total be higher, put back what you picked up last. | If you want to go beyond it, go home first and think it over. | Ask to be told the whole sum before anything is wrapped or signed.",
      "What remains in your purse is the part of the offer that counts. | A limit sounds strict, and in fact it makes looking around quite restful. | You can then enjoy the rest like a museum, with your hands behind your back.",
    ],
  ),
  card(
    "Round the block",
    "When you cannot decide, walk <once round the block|to the corner and back|out of the door>; the answer comes along.",
    "A walk before the yes | Once round the block",
    [
      "Standing in front of a thing is a poor place to think about it. | There is a kind of wish that lasts until the next corner. | Two minutes of fresh air have prevented many an odd purchase.",
      "Leave it where it is, go outside and look at something else. | Take a walk to the end of the street, without your telephone. | Close the page, put the kettle on and come back with a cup.",
      "On the way, try to say in one sentence what you want it for. | See whether you think of the thing itself or only of the price. | If you have forgotten the colour by the time you return, that tells you something.",
      "When you turn round of your own accord, it was a real wish. | You may find that your feet have decided before you did. | Whatever is meant for you will stand a quarter of an hour without you.",
    ],
  ),
  card(
    "Keep the receipt",
    "Keep the receipt and the wording of the offer <together|in one photo|in one place>; questions come later.",
    "A photo of the receipt | What to keep, and where",
    [
      "Questions about a purchase come when the paper has long been in the wash. | An offer disappears from the window, and with it goes its exact wording. | Receipts fade, and they do it faster than one would like.",
      "Take a picture of the receipt on the same evening. | Save the page with the terms as it looked on the day you agreed. | Put the paper into one fixed drawer, whichever one it is.",
      "Write on it what it was for, since receipts speak in riddles. | Add the name of whoever helped you, and the date. | If something was agreed by word of mouth, ask for it in a short message.",
      "In most cases you will never need it, and that is how it should be. | Should something be wrong, you have a calm talk in place of a search. | It is half a minute's work, and it can spare you half a day.",
    ],
  ),
  card(
    "Ask about returns",
    "Ask whether you may <bring it back|change your mind|exchange it>, and until when, before you need to know.",
    "If you change your mind | Can it go back?",
    [
      "At the moment of buying, nobody expects to have been wrong. | Reduced things sometimes follow rules of their own when they come back. | A purchase is easier when there is a door at the other end.",
      "Ask beforehand whether an exchange is possible, and what you would have to bring. | Find out until when you may cancel, and in which form. | Let somebody tell you the rule, and then see whether it is written anywhere.",
      "Leave the label on and the box whole until you are certain. | Try it out soon, while there is time to think again. | If it is meant for another person, mention that as well.",
      "A clear no is useful too, because then you look more closely. | You may never use the answer, and you will choose more freely for having it. | It is a simple question, and people who sell gladly are not offended by it.",
    ],
  ),
  card(
    "Book the day at once",
    "With services, book the day <when you take the offer|straight away|together with the offer>, or it stays a voucher.",
    "From the voucher to the day | Book while you think of it",
    [
      "A voucher without a date is a good intention on thick paper. | What can be done at any time is mostly done in the last week. | Towards the end of an offer, everybody rings on the same afternoon.",
      "So agree on a day in the same breath as you say yes to it. | Open your calendar at the counter, before you put the purse away. | Suggest two days that would suit you, and let them pick one.",
      "Choose an ordinary week, because holidays and visits push everything aside. | Ask how early you would have to say if something gets in the way. | Leave a little room afterwards, so that you need not hurry off.",
      "Once it stands in the calendar, it is as good as done. | Then there is something to look forward to, which is a part of it. | The voucher can go into the bin, and the pleasure begins earlier.",
    ],
  ),
  card(
    "Bring what you have",
    "Bring the old part, a photo or the papers <along|with you>; what fits is <easier to see|found sooner> than described.",
    "What to bring along | A photo says it faster",
    [
      "It is hard to describe a thing for which you do not know the word. | “Roughly like this” is a measure with which even the patient cannot work. | At home you knew exactly which one it was, and here there are many.",
      "Bring the old piece, a picture of it or the papers that came with it. | Photograph what you have, once from the front and once from the label. | Put together what you have had so far, even if it is only a list.",
      "A scratch or a note in the margin may be the useful hint. | Mention what you liked about it, and what annoyed you every day. | Tell how it came to its end, since that says what the next one should stand.",
      "Then it soon shows whether the offer is meant for your case. | It keeps you from going home with the neighbour of the right thing. | A bag full of evidence makes for a short and cheerful conversation.",
    ],
  ),
  card(
    "Mention it first",
    "Mention the offer <at the start|before anything else|when you come in>, not at the till; planning is easier then.",
    "Say it at the beginning | An offer is no secret",
    [
      "Some people are embarrassed to ask for the reduced price. There is no reason for it. | An offer is put in the window so that somebody points at it. | At the till it is late to find out that something else was meant.",
      "Say at the beginning that you have come because of it. | Show the message or the page, and ask whether it covers what you want. | Mention it when you make the appointment, and again when you arrive.",
      "This way the right size, hour or person can be found at once. | Whoever advises you can then leave out what is not part of it. | If it does not apply, you will hear it before you have made up your mind.",
      "It is a normal sentence, and it makes the rest simple. | No one thinks less of a customer who has read the sign. | You save yourself the small fright at the end, and everyone else does too.",
    ],
  ),
  card(
    "Leave out the extras",
    "Choose the plain version first, and add an extra only if you can say <when you would use it|what it is for>.",
    "The plain version first | Which extras earn their place?",
    [
      "The offer gets you to the door, and the extras wait behind it. | Around every reduced thing there is a ring of useful little additions. | Extras are cheap one by one, and they never come alone.",
      "Ask for the plain version, and look at it without anything around it. | Go through the additions and name a day on which you would need each. | Decide on the main thing, and leave the accessories for another visit.",
      "What can be added later does not have to be settled today. | One addition is often worth it: whatever makes you use the thing more. | If two of them do the same, one may stay where it is.",
      "You will soon notice what is missing, and it is less than you think. | The plain one has a quiet advantage, as there is less to look after. | That keeps the offer as small and pleasant as it was in the window.",
    ],
  ),
  card(
    "No hurry needed",
    "If an offer makes your heart beat faster, <breathe out|sit down|have a coffee> and read it once more.",
    "An offer and your pulse | Read it again, slowly",
    [
      "A clock that runs backwards does something to the pulse. | Haste is a bad adviser, however friendly it sounds on the telephone. | The words “only today” make people run who otherwise stroll.",
      "Breathe out, sit down and read the thing again from the top. | Ask what would happen if you missed it, and answer honestly. | Tell yourself that there have been offers before, and there will be others.",
      "Often the true reason for the hurry is that you would like to have it over with. | A need that was there last month is going to be there tomorrow. | If a question remains, it deserves an answer even at the last minute.",
      "After that you may be as quick as you please, and cheerful too. | A decision made with a slow pulse is one that you can live with. | Missing something now and then is quite survivable, and the money is still there.",
    ],
  ),
  card(
    "Talk it over at home",
    "Ask the people you live with <before you take it|first>; they know the <cupboards|calendar|other one> too.",
    "A word with the household | Ask at home first",
    [
      "In some households the same bargain arrives on the same day, twice. | The people you live with will live with your purchase as well. | Surprises of a certain size are better discussed before they are carried upstairs.",
      "Send a picture home, and wait for the answer before you pay. | Ask at supper who would use it, how often and in which room. | Say what you have in mind, and listen to the pause that follows.",
      "Children are good at this, since they simply ask what it is for. | Perhaps there is one already, behind the suitcases or in the cellar. | Somebody may remember why you gave the last one of its kind away.",
      "When everyone nods, you have good company in looking forward to it. | One raised eyebrow is worth a night's thought, and sometimes a good laugh. | It turns a purchase into a plan, and things that were planned get used.",
    ],
  ),
  card(
    "Ask about the upkeep",
    "Ask what it needs <in an ordinary month|later|from you>: refills, care, time, room or somebody who knows how.",
    "What it needs from you | The upkeep of a bargain",
    [
      "Things have appetites: they want oil, water, batteries, a corner and an hour on Saturdays. | Buying is done in a day, and owning goes on for years. | What you take home today will want something from you in spring.",
      "Ask what it needs in an ordinary month, and who can do that. | Find out what wears out first, and what it costs to replace. | Inquire how much of your own time goes with it in an ordinary month.",
      "Something that asks for nothing can afford to be a little dearer. | With a service, ask what you are expected to prepare yourself. | See whether the parts are sold nearby, or only at the other end of the world.",
      "Now you know the whole size of the thing, including the invisible half. | If that suits your life, the low price is a real one. | Easy care is a discount that comes back month after month.",
    ],
  ),
  card(
    "Use it this week",
    "Use what you bought <within the week|straight away|by Sunday>, while questions are fresh and answers are easy.",
    "Unpack it today | Use it within the week",
    [
      "Bargains have a habit of staying in their bags until they are forgotten. | The longer a thing waits in its box, the less it belongs to you. | There is a shelf in every home for what was going to be useful.",
      "Unpack it on the same evening, and put it where it is needed. | Use it once before Sunday, even if it is only for a trial. | Read the first page of the instructions with a cup of tea.",
      "If something is unclear or missing, you will notice it in time. | Let the old one go to somebody as soon as the new one works. | Write down one question for your next visit, while you still wonder.",
      "An offer has paid off on the day the thing shows its first scratch. | From then on it is simply yours, and the price is forgotten. | What gets used early tends to be used for long, and with pleasure.",
    ],
  ),
  card(
    "Say how it went",
    "Tell us afterwards whether the offer <suited you|was what you needed|kept its word>; it shapes the next one.",
    "Was it what you needed? | A word after the offer",
    [
      "An offer ends at the till for the seller, and begins there for you. | Whether an offer was any good shows weeks later, in your kitchen or on your desk. | Silence after a purchase can mean that all is well, or quite the opposite.",
      "Drop in or write a line when you have lived with it for a while. | Say what you use it for, and whether you would take it again. | Name one thing that you had imagined differently, however small it may be.",
      "Praise is pleasant to hear, and a complaint can be worked with. | If you needed something else, say that as well, for others may need it too. | Even “it was all right” is more than most people say.",
      "It helps to choose what should be offered next, and to whom. | You are doing a kindness to the customer who comes after you. | In this way an offer turns into a conversation, which lasts longer.",
    ],
  ),
];
