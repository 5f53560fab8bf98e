import { card } from "../topic";
import { applyingCards } from "./hiring-applying";
import { meetingCards } from "./hiring-meeting";

/** Applying for a job, choosing it and starting it. */
export const hiringCards = [
  ...applyingCards,
  ...meetingCards,
  card(
    "Show your work",
    "Tell us about one thing you <did well|are pleased with|would do again>, and how you did it.",
    "What to tell us about yourself | Show how you work | One good example",
    [
      "A list of positions tells us where you were, and not how you work. | We can read a list of dates, but it does not tell us much. | Where you have been is one thing, and what you did there is another.",
      "Pick one thing you are pleased with and describe it. | Choose one piece of work and tell us the story of it. | Tell us about a day that went well because of you. | Think of something you would do again, and say why.",
      "What was the problem, what did you do, and what would you do differently now? | Say what was hard about it, and what you learned. | Where did it nearly fail, and who helped? | Tell us what came out of it and what you would leave out next time.",
      "Half a page is plenty. | It does not need to be long or grand. | A few plain lines will do. | Small examples are the ones we remember.",
      "That is the part of an application we read twice, and it is the part we ask about when we meet. | Whoever can describe a piece of work clearly has usually done it well, and it gives us something real to talk about. | It tells us more than a certificate, and it will be easier to write than you think.",
    ],
  ),
  card(
    "Ask us back",
    "An interview goes both ways, so <bring questions of your own|ask us things too|prepare a question>.",
    "Questions to ask us | An interview goes both ways | Ask before you say yes",
    [
      "You are choosing as well, and we would like you to choose well. | We will ask you things, and you should ask us things. | Questions from you tell us that you take it seriously. | A talk in which only one side asks is half a talk.",
      "Ask what a normal day looks like and what a bad one looks like. | Ask how decisions are made, and who you would work with. | Ask who decides what, and how you would find out. | Ask what people here complain about.",
      "Ask what happened to the last person who did this job. | Ask what we would expect of you after a few weeks. | Ask how long people tend to stay, and why they go. | Ask what would count as a good first season.",
      "If an answer does not convince you, say so. | If we dodge a question, ask it again. | A vague answer is an answer too. | Note what we say, and compare it with what you see.",
      "You will spend a good part of your week here, so you may be as picky as you would be with a flat. | Nobody has ever been turned down for a good question, and some of them have changed our plans. | Write your questions on a card and put it on the table; we shall be pleased to see it.",
    ],
  ),
  card(
    "Be yourself",
    "You do not have to tick every box<.|, so say openly what you would like to learn.|, since much can be learned.>",
    "You do not need to tick every box | Come as you are | What we do not expect",
    [
      "Nobody fits an advert completely. | A list of wishes is just that. | Adverts describe a person who does not exist. | Most of us would not pass our own adverts.",
      "We would rather know what you can learn than what you can recite. | What counts is whether you want to learn it. | Much can be picked up in a few months, and some things cannot. | Knowledge can be added, and attitude is harder.",
      "If you come from another field, tell us what you bring from there. | A different background can be a strength, so do not hide it. | Other trades teach things we do not know yet. | Tell us about the job before the last one, too.",
      "Gaps are fine, and so are detours. | A winding road is still a road. | You need not explain every year. | Nobody here took the straight way either.",
      "If you hesitate over one line of the advert, ring and ask how serious it is. Often it is a wish and not a wall. | Apply when most of it fits and the rest makes you curious. That mixture is better than a perfect match who is already bored. | Tell us what you would need in order to get there, since time and a patient colleague can usually be found.",
    ],
  ),
  card(
    "Keep it short",
    "A short, honest <application|letter> is <read with pleasure|read first|all we ask for>.",
    "How to write to us | Keep the application short | What a good application looks like",
    [
      "We read every application ourselves, so do be kind to us. | Long letters are hard to write and hard to read. | Somebody reads your letter between two other things. | Think of the person who opens your message.",
      "Say who you are, why you write and when you could talk. | Three short paragraphs do the job. | Begin with why, then who, then when. | Put the most important line first.",
      "Leave out the phrases that everybody uses. | You can skip the part about being a team player. | Big words may stay at home. | Write it as you would say it.",
      "If something is missing, we will ask. | We can always ask for more. | Details can wait for the talk. | The rest we can clear up on the phone.",
      "Send it when it is readable, and not when it is perfect. There is a person at the other end, with a cup of tea. | Two pages are read to the end and five are put aside for later, which is the politest word for never. | What matters to us is whether we would like to talk to you, and that can be seen after a few sentences.",
    ],
  ),
  card(
    "Meet the team",
    "<Visit us, see the place|Come by, look round> and meet the people before you <decide|say yes>.",
    "Come and meet us | See the place first | Meet the people",
    [
      "A job is mostly the people you do it with. | You will see more of your colleagues than of your friends. | Most people leave because of people, and stay because of them. | The title fades, and the company remains.",
      "So come by before you decide, and talk to them. | It makes sense to meet them first. | A cup of something with the team says more than a tour. | Look in for an hour, without any obligation.",
      "Watch how they speak to each other when they are busy. | You learn more from an hour there than from a brochure. | See who laughs, and about what. | Notice whether people greet you.",
      "Trust what you notice. | Your first impression is allowed to count. | If it feels wrong, it may well be. | Your stomach has a say in this.",
      "If you cannot come in person, ask for a short video call with somebody who does the job. No bosses, and half an hour at most. | Ask them what they would change if they were allowed to, and enjoy the silence before the answer. | Afterwards go for a short walk by yourself. The answer tends to turn up round the second corner.",
    ],
  ),
  card(
    "Think of your week",
    "Check that the hours, the way to work and <the rest of your life|your evenings|your family> go together.",
    "Will it fit your life? | Think of the whole week | Work and the rest",
    [
      "A good job in the wrong place in your life is not a good job. | Think of the whole week and not of the title alone. | A job has to share you with the rest of your life. | Work is part of a week that has other parts.",
      "How long is the way, and what do the hours mean at home? | Go through an ordinary week in your mind, from Monday morning on. | Try the way to us once at the hour you would travel. | Count the evenings you want to keep for yourself.",
      "Tell us early what you need, since many things can be arranged if we know. | Say what matters to you, and we will say what is possible. | Put it on the table before the contract, not after. | If something is fixed in your week, name it.",
      "It is better to talk about it now than in three months. | An honest no is worth more than a tired yes. | Both of us lose when you find out too late. | It should fit in February as well as in May.",
      "We will tell you what can be moved and what cannot. | It works only if it works on a rainy Monday with a sick child. | You know your life, and we know the job; only together do they make a plan.",
    ],
  ),
  card(
    "Start well",
    "Ask how the first <weeks|days> will go and who will <show you around|be there for questions>.",
    "Your first weeks | What a good start looks like | Starting well",
    [
      "The first weeks decide a lot. | Nobody is useful on day one, and nobody should expect it. | Everyone is slow at first. | The first month is for looking and asking.",
      "You should know whom to ask and what can wait. | You need somebody who shows you around and does not mind questions. | It helps to have one person who is there for your questions. | Somebody should have time for you, and that has to be planned.",
      "Ask us how we plan it. | It is fair to ask what the start will look like. | Let us describe your first Friday. | Have the first fortnight described to you.",
      "A place that has thought about beginnings has usually thought about the rest. | How a place welcomes people says much about it. | A good start saves months. | What begins well tends to go on well.",
      "Tell us how you learn: by watching, by reading or by trying it out. We will try to arrange it that way. | Bring your questions every day and put them as they come, since nobody expects you to remember all the answers. | On your first day there should be a desk, a name and somebody to have lunch with. You may remind us of that.",
    ],
  ),
  card(
    "Pass it on",
    "If it is not for you, you may know <the right person|somebody it suits|who should read this>.",
    "Not for you? Pass it on | Know somebody? | Perhaps a friend of yours",
    [
      "Perhaps you have read this far and know that it is not your job. | It may be that you are happy where you are. | Not every job is for every reader. | Maybe the place or the time is wrong for you.",
      "You may still know somebody it would suit. | Then think of the friend who keeps talking about a change. | There is often one name that comes to mind. | Someone in your phone may be looking for exactly this.",
      "Send them this page with one line of your own. | A link from you counts for more than an advert from us. | One message is all it takes. | A word from a friend opens more doors than we can.",
      "We will treat them well. | They will thank you, or at least buy you a coffee. | Good people tend to know good people. | It costs you a minute and may change a year.",
      "Perhaps write one line about why it made you think of them, because that line is what they will read first. | And should your own plans change one day, you know where we are; we are glad to hear from people who once passed something on. | If nobody comes to mind, that is fine as well. Thank you for having read so far.",
    ],
  ),
  card(
    "Apply before perfect",
    "Send the application <today|before supper|this evening>; a plain one that arrives beats <a polished one that does not|one that stays in a drawer>.",
    "Send it before it is perfect | The application in the drafts folder",
    [
      "Many good applications never leave the drafts folder. | You have rewritten the first sentence eleven times, and it was fine after the third. | A letter in the drafts folder has an excellent view and no readers.",
      "Check the name, the address and the attachments, then send it. | Let a friend look for typing errors, and allow that friend no other opinion. | Make yourself a cup of tea, read it through once more, and press the button.",
      "We look for what you can do and how you think. A comma has never decided it. | Nobody here counts adjectives. We want to know whether we should talk.",
      "If something is missing, you can bring it along. | The worst that can happen is a polite no, and you had that one already.",
      "Then close the laptop and do something else. Waiting is our turn now. | You will hear from us, and if it takes too long, you may ask.",
    ],
  ),
  card(
    "Read between the lines",
    "<Mark in an advert|Underline in any advert> what you would do all day; <the rest of the words are packaging|the rest is wrapping paper|skip the rest>.",
    "How to read a job advert | Three marks on the page",
    [
      "Job adverts are written by people who try to sound like job adverts. Ours is no exception. | Behind every advert there is a heap of work that somebody needs help with. | Half of an advert is written for the boss who has to approve it.",
      "Take a pencil and underline the verbs. They tell you what you would be doing. | Mark three things: what you can do, what you could learn, what you would rather not. | Cross out every adjective and look at what is left standing.",
      "Where it stays vague, write a question mark in the margin and ask us. | Whatever you do not understand is our fault, so send us the sentence back.",
      "A page with such marks prepares you well for a first talk. | You will see quickly whether the days in it resemble days you would like to have.",
    ],
  ),
  card(
    "Prepare three stories",
    "Have <three small stories|three short tales> ready for an interview: <one solved, one learned, one that went wrong|a fix, a lesson, a mistake>.",
    "Three stories for the interview | What to have ready when they ask",
    [
      "Nobody can describe their character on request. A story does it for you. | The question about strengths and weaknesses has never yet told anybody anything. | People forget what you claim, and they remember what you tell.",
      "Choose three from the last years: a problem you solved, a thing you learned, a plan that failed. | Recall a difficult customer, a good idea of yours and a mistake you paid for. | Go through the past year month by month, and stop wherever something happened.",
      "Tell each in a minute: how it was, what you did, how it ended. | Practise them aloud once, while you are washing up.",
      "They fit nearly every question that will come. | With those in your pocket you can afford to be calm, and calm people are easier to get to know.",
    ],
  ),
  card(
    "Talk about money early",
    "Name the pay you have in mind <in the first talk|early on|before we all get fond of the idea>; it saves <an awkward third talk|everybody time>.",
    "When to talk about pay | A figure, said calmly",
    [
      "Both sides have a figure in their heads, and each waits for the other to begin. | Talking about pay feels rude in most families. In a job interview it is merely practical. | Nobody works for applause alone, and nobody need pretend to.",
      "Work out beforehand what you need, what is usual and what you would be pleased about. | Look at your expenses, ask people in the trade, and write down a range. | Think of a sum you would be glad of, and of one below which you would stay at home.",
      "Say it calmly and stop talking. An explanation is not necessary. | Mention what else matters to you, such as hours, training or the way there.",
      "If we are far apart, we will both have saved an afternoon. | It is easier to speak about money when nobody is in love yet.",
    ],
  ),
  card(
    "Try a day",
    "Ask for a trial day<: a few hours beside the team say a lot|, since work feels different from talk|, in shoes you can stand in>.",
    "Come for a trial day | A few hours tell you more",
    [
      "In an interview everyone sits up straight. At work you see the backs. | You would not buy a bicycle without riding round the block. | A chair in the corner for one morning teaches you more than a brochure does.",
      "Ask whether you can come along for a few hours on an ordinary day. | Let us arrange a morning, with comfortable shoes and no exam. | Choose a normal weekday for it, and neither the quiet one nor the mad one.",
      "Watch, lend a hand and ask whatever comes to mind. | Pay attention to the breaks as well. Much is decided there.",
      "Afterwards both sides know whether they look forward to the next time. | If you go home tired and content, that is about as good as a test can get.",
    ],
  ),
  card(
    "Ask about learning",
    "Ask what you could learn <in the first year|here in a year>, and who would <teach you|show you|have time for it>.",
    "What could you learn here? | A year from now",
    [
      "A job pays twice: once in money, and once in what you know afterwards. | After a year you will be able to do something you cannot do now. It is worth asking what. | Some places hand you tasks, and others hand you skills along with them.",
      "Ask who would show you, and whether that person has time for it. | Let somebody tell you what they have learned since they began. | Find out whether there are courses, and who is allowed to go.",
      "Say as well what you would like to be able to do. It need not have anything to do with the advert. | Courses are nice. A patient colleague at the next table is better.",
      "If nobody can answer, the learning will be up to you. | People who like to learn stay longer where somebody notices it.",
    ],
  ),
  card(
    "Leave the old job well",
    "Leave your old place <in good order|tidily|as you would like to find it>; people remember <the last weeks|a good goodbye|how you went>.",
    "The last weeks in the old job | How to leave well",
    [
      "When the new contract is signed, the head is already gone. The body still has to come in. | Trades are small, and people meet again in odd places. | The way out of a job is part of the job, and the part that is talked about.",
      "Tell your boss yourself, before the corridor does, and be brief about the reasons. | Write a handover: what is running, where it lies, whom to ring. | Tidy the drawers, the folders and the passwords before the farewell cake.",
      "Finish one thing that was important to the others. | Thank two or three people properly, by name and not by circular email.",
      "Take a few days off in between if you can, so that you arrive with fresh eyes. | Whoever leaves with decency has a reference that no paper can give.",
    ],
  ),
  card(
    "Survive the first week",
    "In the first week, <write down every name|note names and questions|ask everything>; nobody minds <being asked|questions> in week one.",
    "Your first week, name by name | The week in which every question is allowed",
    [
      "The first week is names, doors and passwords. You will go home tired without having done much. | Everyone else knows where the paper is. You do not, and that is perfectly all right. | On day one the coffee machine is a greater mystery than the job.",
      "Carry a notebook and write down who is who, with something to remember them by. | Collect your questions and put them twice a day to the person who looks after you. | Draw yourself a plan of the desks, with names and a word on each person.",
      "Look before you improve. What seems odd often has a reason, and sometimes a good one. | Hold back with suggestions for a little while, but write them all down. Your fresh eyes will not last.",
      "At the end of the week, ask how it is going, and say how it is for you. | By the second Monday, you will greet half of the house by name.",
    ],
  ),
];
