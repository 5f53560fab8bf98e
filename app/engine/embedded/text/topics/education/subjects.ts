import { card } from "../topic";

const languages =
  /\b(?:languages?|english|french|spanish|german|italian|esol|ielts|conversation|grammar|vocabulary|speaking|fluen\w*|mandarin|japanese|portuguese|arabic)\b/i;
const driving =
  /\b(?:driv\w+|learner drivers?|instructors?|driving test|theory test|licen[cs]e|manual|automatic|highway code|motorway)\b/i;
const tutoring =
  /\b(?:tutor\w*|homework|gcses?|a[- ]levels?|school|pupils?|maths?|children|kids|exam\w*|sats|11\+|revision|teen\w*|parents?)\b/i;
const coding =
  /\b(?:cod(?:e|ing)|programming|python|web development|data|boot ?camp|it course|computer|developers?|design course|digital)\b/i;
const professional =
  /\b(?:professional|career\w*|certificat\w*|workshops?|seminars?|training|courses?|upskill\w*|adult|evening class\w*|online|e-?learning|workplace|business|leadership|first aid|college|academy|diploma)\b/i;

/** Languages, driving, tutoring, courses for work. */
export const subjects = [
  card(
    "Speak on day one",
    "Speak from the first lesson, with ten words and both hands; grammar can catch up later.",
    "Speak with ten words | Grammar can catch up | Order a coffee first",
    [
      "The app says you have a streak, and you still cannot order a coffee. | After three years at school you can conjugate in five tenses and buy nothing.",
      "A language lives in the mouth and not in the eye. | Those who begin to speak early make more mistakes, and they get further.",
      "Learn whole sentences that you need: where is, I would like, could you repeat that? | Talk to yourself while you cook, and name whatever you pick up.",
      "Do not apologise for your accent; it only says that you speak one language more. | If a word is missing, describe it, point at it or draw it: that is speaking, too.",
    ],
    languages,
  ),
  card(
    "Listen a lot",
    "Listen every day to something slightly too hard; after some weeks the noise falls apart into words.",
    "Listen to what is slightly too hard | When noise turns into words | The radio in the kitchen",
    [
      "At first a foreign language is one long word. | You understand your teacher perfectly and the man at the station not at all.",
      "The ear needs hours, and it does not mind if you peel potatoes meanwhile. | Real speech swallows half of what the textbook pronounces.",
      "Choose something short, and hear it three times: once for the tune, once for the sense, once with the text. | Songs, children's programmes and weather reports are good teachers and cost nothing.",
      "Choose a topic you know well, such as football or baking, and your head will fill the gaps. | Change the voices now and then, because everybody's grandmother speaks a dialect.",
      "Do not look up each word; guess, and go on. | After some weeks you will catch yourself understanding a joke, and you will not want to stop.",
    ],
    languages,
  ),
  card(
    "Words in company",
    "Learn words in sentences, never alone: “to make a decision” is easier to keep than “decision”.",
    "Learn words in company | Never a word on its own | Ten words a day are too many",
    [
      "A list of forty words is a list of forty strangers. | You know the word, and when you need it you do not know what to do with it.",
      "Words have friends, and they want to be learned together with them. | A sentence gives a word a job, a neighbour and a tune.",
      "Write a small sentence from your own life for each new one. | Take five a day, say them aloud, and use two of them before the evening.",
      "Stick labels on the fridge, the door and the patient husband. | Go over new words after a day, after a week and after a month, since that is when they try to leave.",
    ],
    languages,
  ),
  card(
    "Before a driving lesson",
    "Before each driving lesson, say what went badly last time; the first ten minutes belong to that.",
    "Before your next driving lesson | Say what went wrong last time | Shoes you can feel the pedal in",
    [
      "In the passenger seat everyone can drive. | The first time you sit behind the wheel, the street gets narrower by a metre on each side.",
      "Tell your instructor what bothered you last time, be it the roundabout, the hill or the lorry. | Start with the thing you are afraid of, because the hour will not get longer.",
      "Wear shoes with thin soles and have something to eat beforehand. | Adjust seat and mirrors yourself, every time, until you do it without thinking.",
      "Afterwards write down two things that worked and one for the next time. | Between lessons drive in your head: as a passenger, say aloud what you see and what you would do.",
    ],
    driving,
  ),
  card(
    "Look far ahead",
    "Look where you want to go, far down the road; your hands follow your eyes.",
    "Look where you want to go | Far down the road | Your hands follow your eyes",
    [
      "Beginners look at the bonnet and are surprised by everything behind it. | If you stare at the parked car, you will drive towards the parked car.",
      "Hands follow the eyes, which is useful once you know it. | The further ahead you look, the slower it all seems to come.",
      "Look through the bend, beyond the van in front, down to the next light. | Name aloud what could happen: a ball, a door, a bus that wants to pull out.",
      "What you have seen early is no longer a surprise, and what is no surprise is seldom dangerous. | Take in the mirrors on the way, as one glances at a clock, and go back to the road.",
      "Leave a bigger gap than seems polite. | When it gets too much, take your foot off; nearly everything becomes easier when it is slower.",
    ],
    driving,
  ),
  card(
    "The driving test",
    "For the driving test, drive as with your instructor: aloud in your head, mirrors first, no heroics.",
    "How to keep calm in the driving test | A small mistake is not the end | Drive the test like a lesson",
    [
      "The examiner is silent, and you take it for contempt; it is only concentration. | The night before you dream of a hill, a red light and no handbrake.",
      "Nobody expects you to drive like a chauffeur; you should drive safely, and be seen to look. | Small mistakes are allowed, and the next junction does not know about the last.",
      "Move your head when you check the mirrors, so that it shows. | If you have not understood an instruction, ask; that costs nothing.",
      "Take a lesson right before it, eat something, and breathe out at the lights. | If it does not work out this time, ask for the reasons in writing, and book again while it is all still fresh.",
    ],
    driving,
  ),
  card(
    "When tutoring helps",
    "Look for a tutor before the report, not after; ask for the gap, not for the next chapter.",
    "When does tutoring help? | Find the gap first | Not the next chapter, the last one",
    [
      "The mark in maths has been falling since autumn, and the hole began two years ago. | Most parents ring when the report has come, and that is late.",
      "Many subjects are built like stairs, and somewhere a step is missing. | What looks like laziness is often one lesson that was lost with a fever.",
      "So ask a tutor to look for the gap first, and to fill that. | In the first hour there should be more questions than answers.",
      "Agree on an aim for six weeks and on who tells whom how it is going. | A good tutor wants to become unnecessary, and the child notices it first.",
    ],
    tutoring,
  ),
  card(
    "Help without doing it",
    "Help with homework by asking “what is the question?”; the pencil stays in the child's hand.",
    "Helping without doing it | Whose homework is it? | The pencil stays over there",
    [
      "It is half past seven, there are tears, and you have just drawn a volcano. | Most parents are excellent at the subjects of the third year.",
      "Homework shows the teacher what a child can do, and not what its father can. | If you do it, it will be right, and nothing will have been learned.",
      "Ask instead: what is the question, what do you know already, where could you look? | Sit nearby with work of your own, and let the pencil stay over there.",
      "Set an end, and write a line to the teacher if it takes too long. | Praise the way and not the mark: “you tried it three times” is remembered.",
    ],
    tutoring,
  ),
  card(
    "Make friends with maths",
    "In maths, say every step aloud and why you take it; the mistake mostly sits where the voice gets quiet.",
    "How to make friends with maths | Say each step aloud | Where the voice gets quiet",
    [
      "“I cannot do maths” is a failing that people confess at parties with pride. | Numbers have frightened more people than dogs have.",
      "Nobody is born with fractions; they are a matter of steps. | Maths is less about being clever than about going on calmly from one line to the next.",
      "Say each step aloud, and why you do it. | Write one thing per line, leave space, and keep the crossed-out bits, because they show the way.",
      "If a step makes no sense, go back one, and then one more, until you stand on firm ground. | A wrong result is a clue; compare line by line, and find the place where the roads part.",
      "Draw it, cut a cake, count on your fingers: all of it is allowed. | Begin every session with a task you can do, since courage is half of the calculation.",
    ],
    /\b(?:maths?|mathematic\w*|numeracy|tutor\w*|gcses?|school|statistics)\b/i,
  ),
  card(
    "Build something small",
    "Learn to code by building something small for yourself; copying tutorials feels like flying, with a pilot.",
    "Build something small | Out of the tutorial | The error message is on your side",
    [
      "In the video it works, and on your screen it says “undefined”. | After the tenth tutorial you can follow anything and start nothing.",
      "So build something small that you would use yourself. | Take a problem from your own week: a shopping list, a rota, a page for the choir.",
      "Read error messages to the end, since they mostly name the line. | When you are stuck, explain the problem aloud, and then look at the line you were sure about.",
      "Save a version that works before you improve it, and then improve only one thing. | Ten lines that you understand are worth more than pages that you have pasted.",
      "Finish it, ugly as it is, and show it to somebody. | One small thing that works teaches more than five large ones that nearly do.",
    ],
    coding,
  ),
  card(
    "Choose a course",
    "Before you book a course, ask who teaches it, how large the group is and what you will be able to do.",
    "How to choose a course | What will you be able to do? | Ask to sit in on a lesson",
    [
      "The brochure says “for everyone”, which is a warning. | Every course promises the same, and they differ in who stands at the front.",
      "Ask what you will be able to do at the end, in verbs. | Find out who teaches, how large the group is, and what happens if you miss a lesson.",
      "Ask for a trial lesson or a word with somebody who has done it. | Be honest about your level, because being too good is as dull as being lost.",
      "Count the hours at home as well, since they are seldom on the price list. | A certificate is worth what others think of it, so ask those who should be impressed.",
    ],
    professional,
  ),
  card(
    "Learning beside a job",
    "If you study beside a job, fix two evenings, tell everyone, and plan a week off in every eight.",
    "Studying beside a job | Two evenings that belong to you | Tell everyone at home",
    [
      "After work, your head is a bucket that somebody has left out in the rain. | On paper there were eight free hours a week, and then came the week.",
      "Two fixed evenings are more than five possible ones. | Decide when you do not learn, and the other hours get easier to defend.",
      "Tell your family, your friends and your boss, with the date on which it ends. | Ask at work what they can give you: an afternoon, the fee, some peace before the exam.",
      "Use the small change of the day, trains and queues, for repetition. | Plan a free week now and again, or your body will plan one for you.",
    ],
    professional,
  ),
  card(
    "Online and awake",
    "In an online lesson, sit at a table, camera on and one window open; you will take more of it home.",
    "How to stay awake online | Camera on, one window open | A lesson is not a podcast",
    [
      "The camera is off, the iron is hot, and somewhere somebody is talking about verbs. | An online course can be paused, and so it often is.",
      "Treat it like a room you walk into: table, pen, water, door shut. | Dress for it, at least as far as the camera reaches.",
      "Keep one window open, write by hand and ask something in the first ten minutes. | Switch the camera on if you can; a face that nods helps the teacher, and it keeps the owner awake.",
      "For recordings, stop after each part and say what you have heard. | Do the tasks on the same day, because a recording does not run away and is therefore never watched.",
    ],
    /\b(?:online|virtual|e-?learning|remote|video|zoom|webinars?|distance|courses?)\b/i,
  ),
];
