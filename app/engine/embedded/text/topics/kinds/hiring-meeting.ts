import { card } from "../topic";

/** From the first talk to the signature: what helps somebody who is invited. */
export const meetingCards = [
  card(
    "Say you are nervous",
    "If you are nervous, <say so|admit it|mention it>; it takes the air out of it, and <we are nervous too|everybody knows the feeling>.",
    "What to do about nerves | Nervous? So is the other side",
    [
      "Your hands are cold, your mouth is dry, and you have forgotten your own telephone number. Welcome to the club. | Nerves are what it feels like when something matters to you. | The people across the table sat there once themselves, with the same cold hands.",
      "Say it at the beginning, in one sentence, and ask for a glass of water. | Breathe out slowly before you go in, and plant both feet on the floor. | Take a moment before you answer; a pause sounds thoughtful from the outside.",
      "If you lose the thread, ask what the question was. | Should a sentence go wrong, begin again; nobody is taking marks.",
      "After a few minutes it gets better, as it always does. | By the time you are shown round, you will have forgotten about it.",
    ],
  ),
  card(
    "Wear what you know",
    "Come in clothes you <could work in|feel like yourself in|have worn before>; new shoes are for weddings.",
    "What to wear to the interview | No new shoes",
    [
      "Whoever is fighting with a collar cannot think about the answer. | The question of what to wear costs more evenings than the letter. | Look at what people at the place wear, and be a shade tidier.",
      "Choose something clean that you can sit, stand and walk about in. | Lay it out the night before, and check it for buttons and dog hair. | If you might be shown round, take shoes that can stand a little dirt.",
      "Ask beforehand if you are unsure, since it is a perfectly ordinary question. | Take a jumper with you as well, because waiting rooms have weather of their own.",
      "People will remember what you said, and hardly ever what you had on. | Dressed like yourself, you are halfway to sounding like yourself.",
    ],
  ),
  card(
    "Say what you cannot do",
    "Say openly what you cannot do yet<; it makes the rest believable|, and what you would need to learn it|. It comes out anyway>.",
    "The honest gap in your skills | What you cannot do yet",
    [
      "An applicant who can do everything makes people suspicious. | The gaps come out in the second week at the latest, so name them in the first talk. | It takes some courage to say no to a question, and it is noticed.",
      "Name one thing that you have never done, and say how you would go about it. | Say what you can do alone, what you can do with help, and what not at all. | If you are asked about a tool you do not know, ask what it is used for here.",
      "Then mention something you once had to learn quickly, and how you did it. | People can plan with a gap. They cannot plan with a surprise.",
      "From then on your yes is worth a good deal more. | And you can begin without the fear of being found out.",
    ],
  ),
  card(
    "Ask when you will hear",
    "Before you leave, ask <what happens next|when you will hear|who will ring you>, and <by which day|whether you may ring>.",
    "What happens after the talk? | The question for the doorway",
    [
      "The waiting is worse when nobody has said how long it will take. | Between the last handshake and the answer lies a time that nobody explains. | One question in the doorway saves you a week of looking at the telephone.",
      "Ask how many others are coming, and when a decision is planned. | Find out who is going to contact you, and in which way. | Let us name a day, and ask whether you may ring if it has passed.",
      "If you have another offer waiting, say until when. | When the day is over and nothing has come, a friendly call is quite in order.",
      "Until then, carry on looking; it is no betrayal. | And do something nice that evening, whichever way it went.",
    ],
  ),
  card(
    "Write a line afterwards",
    "After the talk, send <two lines|a short note|a word of thanks>: what you liked, and what you <forgot to say|would like to add>.",
    "A note the day after | Two lines after the talk",
    [
      "The good answer comes to everybody on the stairs. You can still send it. | Hardly anybody writes afterwards, and that is why it gets read. | An interview is over when the door closes, but it need not be quite over.",
      "Thank the people for their time, and name one thing that stayed with you. | Write what you forgot, in a sentence, without excuses. | Say whether you would still like the job now that you have seen it.",
      "Three lines are enough, and they may go out the next morning. | It should be about them and the work, rather than about your hopes.",
      "If you have changed your mind, this is a decent way of saying so too. | Whatever comes of it, people keep such a note in good memory.",
    ],
  ),
  card(
    "Sleep on it",
    "Sleep a night before you say yes<; a fair offer keeps|, and look at it again over breakfast|. Nobody minds a day>.",
    "A night before the yes | Take your time with the answer",
    [
      "A yes at the table is flattering for everyone and thought through by nobody. | An offer looks different in the morning, with toast. | Joy and fear both talk loudly on the first evening.",
      "Say thank you, ask for it in writing and name the day on which you will answer. | Take it home and explain it to somebody who is not impressed easily. | Imagine that you have accepted, live with it for an evening, and see how you sleep.",
      "Put on a sheet of paper what you gain, and next to it what you give up. | Ask whatever is still open, since it is easier before than after.",
      "Then answer on that day, whatever the answer is. | A no that has been slept on is also a friendly thing to receive.",
    ],
  ),
  card(
    "Read the contract",
    "Read the contract <with a pencil|line by line|at home>, and ask about every sentence you do not understand.",
    "Before you sign | The contract, with a pencil",
    [
      "A contract is dull to read, and that is when it has to be read. | What was said in the talk and what is on paper should be relatives. | Nobody enjoys reading contracts, and everybody enjoys having read them.",
      "Compare hours, pay, holidays, notice and trial period with what you noted. | Mark each sentence that you could not explain to a friend. | Look for the things that were promised over coffee, and ask for them to be added.",
      "Asking is normal, and it should not change anybody's mood. | If you are unsure, a union, an advice centre or an experienced aunt can help.",
      "Keep a copy where you will find it again in a few years. | Sign it when you have understood it, and then enjoy it.",
    ],
  ),
  card(
    "Ask for the rota",
    "Ask to see <last month's rota|a real rota|how shifts are planned>; it tells you what “flexible” means.",
    "What does flexible mean? | The rota tells the truth",
    [
      "“Flexible” is a word with two owners. It is as well to ask which of you is meant. | The hours on paper are one thing, and the plan on the wall is another. | It is the rota that decides whether you see your friends.",
      "Ask how far ahead it is made, and what happens when somebody falls ill. | Find out who swaps with whom, and whether people get their wishes. | Let somebody tell you about an ordinary month, with its weekends.",
      "Say which evenings are taken, and ask whether that can be relied on. | Overtime is part of this talk as well, together with what becomes of it.",
      "When the answer comes quickly and in detail, somebody has thought about it. | With that in hand you can ask at home whether it would work.",
    ],
  ),
  card(
    "Use the trial period",
    "A trial period <tries the job as well|works both ways|is yours too>: note what you expected and what you found.",
    "The trial period is yours too | Halfway through, take stock",
    [
      "In the first months everybody looks at you. Do look back. | A trial period is a polite agreement that both may have been mistaken. | You are being tried out, and so is the job.",
      "Ask at the start what would count as having gone well. | Note once a week what surprised you, in either direction. | Agree on a talk in the middle, while there is time to change something.",
      "Ask there what is missing, and say what you are missing. | Small things can be put right as long as somebody mentions them.",
      "If it is not the place for you, that is no failure but a result. | And when it is, you will know by how you walk in on a Monday.",
    ],
  ),
  card(
    "Tell us what you need",
    "If you need something for the talk<, a ramp, a pause, a quiet room, say so|, tell us when we arrange it|, name it early; it is easily done>.",
    "What you need for the talk | So that you can show what you can do",
    [
      "A talk is meant to show what you can do, and not how well you manage stairs. | Light, noise, steps and long waits are simply harder for some than for others. | Nobody can arrange what nobody has mentioned.",
      "Say in a line what would help, and leave out the medical history. | Write it when you agree on the date, and it can be prepared. | Ask for the questions in advance, if that lets you think more calmly.",
      "You decide what you tell and what stays private. | The same goes for the work itself: a different chair or a different hour is often enough.",
      "How a place takes such a request is a good look behind the scenes. | Then the hour belongs to you and to what you do well.",
    ],
  ),
  card(
    "Learn from a no",
    "After a no, ask <for one reason|what was missing|what you could do better>; it is a cheap lesson.",
    "When the answer is no | What a refusal can teach",
    [
      "A refusal hurts, even when it is kindly put, and even when you had your doubts. | Behind a no there is often a close call and a coin in the air. | It says that somebody else fitted this gap, and little more than that.",
      "Let a day pass, then write and ask for one honest reason. | Thank them, and ask what would have changed the answer. | Ask whether you may try again, and when that would make sense.",
      "If there is an answer, write it down before you begin to argue with it. | Should there be none, let it go; you have asked, and that is all one can do.",
      "Then go for a walk and send the next letter. | Places open again, and people remember who took it gracefully.",
    ],
  ),
  card(
    "Two offers at once",
    "With two offers, compare an ordinary <Tuesday|week|November> in each, and not the two letters.",
    "Two offers, one life | How to choose between two jobs",
    [
      "Two offers are a luxury that feels remarkably like a toothache. | The longer list of benefits is not always the better day. | People choose by pay and stay or go by everything else.",
      "Describe one ordinary Tuesday in each place, from the alarm clock to supper. | Think of the person you would sit beside, and of the one you would report to. | Ask in both places what you would have learned after a year.",
      "Toss a coin, and notice which side you are hoping for. | Talk it over with somebody who gains nothing from either.",
      "Be open about the deadline, and do not let anybody wait for courtesy's sake. | And turn the other one down by telephone, with thanks.",
    ],
  ),
  card(
    "See where people eat",
    "When you are shown round, ask <where people eat|where lunch happens|to see the break room>; it says a lot.",
    "Where do people have lunch? | The break room as a witness",
    [
      "The entrance was tidied for you. The kitchen was not. | Much about a place can be read from its fridge and its mugs. | Whether people eat together or alone at the desk tells you how the day is cut.",
      "Ask where they have their lunch, and whether anybody minds the clock. | Have a look at the notice board, too, since it is written by the people who work there. | Notice whether somebody is laughing, and whether it stops when the boss comes in.",
      "Stay for a coffee, if you are asked, and listen more than you talk. | Ask the person with the sandwich how long they have been there.",
      "You are going to spend a part of your life at that table. | In the end you may forget the benefits, but not the company.",
    ],
  ),
  card(
    "Ask who pays for tools",
    "Ask who pays for <tools, clothes and courses|shoes, kit and training|what you need to do the job>.",
    "Tools, clothes and courses | Small costs, asked early",
    [
      "Shoes, knives, a licence, a ticket for the train: small things add up. | There are costs in every job that no advert mentions. | What you have to buy yourself is missing from the pay.",
      "Ask what is provided, what you bring, and who replaces it when it breaks. | Find out about work clothes, and about who washes them. | If a course is needed, ask who pays, and whether it counts as working time.",
      "Have it noted down, since memories differ after a year. | Ask as well what people usually buy for themselves because it is nicer.",
      "Nobody will think you petty; it is what a careful person asks. | Then you can do the sums with the figure that is really left.",
    ],
  ),
  card(
    "Part-time, properly",
    "Looking for part-time<? Ask what happens on your days off.|? Ask which tasks stay yours.|? Say which hours you can keep to.>",
    "Part-time that is part-time | Fewer hours, clear edges",
    [
      "Part-time with full-time work in it is a trick with the calendar. | Fewer hours only work when the tasks shrink along with them. | The days off are yours only if somebody else knows what is going on.",
      "Ask who takes over when you are not there, and how you hand things on. | Find out which meetings fall on your free days, and who tells you what was said. | Say which hours are certain, which are possible, and which are out of the question.",
      "Ask too whether the hours could grow or shrink later on. | Let somebody who already works like that tell you how it goes.",
      "Clear edges make for colleagues who do not feel let down. | Then a short week is a full job, only smaller.",
    ],
  ),
];
