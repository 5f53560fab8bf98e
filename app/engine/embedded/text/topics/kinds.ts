import type { IdeaKind } from "../reading/read-idea";
import { type Card, card } from "./topic";

/** What is worth knowing about the occasion itself, whatever the trade. */
export const cardsByKind: Partial<Record<IdeaKind, Card[]>> = {
  launch: [
    card(
      "Try it first",
      "Try a new thing <once|twice|on an ordinary day> before you <make up your mind|decide> about it.",
      "How to try something new | Give it a fair first try | The first try",
      [
        "The first impression of anything new is a bit unfair, because you compare it with what you are used to. | You meet something new with old habits, so the first impression is never the whole truth. | At first, everything unfamiliar feels a little wrong.",
        "Give it a proper try, on an ordinary day and without hurry. | Try it on a normal day, not on a special one, and leave a little time for it. | Use it once as you would on any other day.",
        "Then ask what was better and what you missed. | Afterwards, name one thing you liked and one you did not.",
        "If you like it, you know why; if you do not, tell us, since that helps more than praise. | Either answer is useful, and we would like to hear it.",
      ],
    ),
    card(
      "Ask what is different",
      "Ask what is different from before, and whether <the difference matters to you|you would notice|it helps you>.",
      "What “new” should mean | New is not enough | The question to ask about anything new",
      [
        "New is a date, not a quality. | The word “new” tells you when, and not whether you should care. | Anything can be new for a week.",
        "So ask what you can do now that you could not do before. | A better question is what has changed for you. | What counts is what it lets you do.",
        "With {subject}, look at the part of your day it touches. | Look at {subject} with that question and the answer comes quickly.",
        "If nothing comes to mind, wait; there is no prize for being early. | And if the answer is “not much”, you have lost nothing by asking.",
      ],
    ),
    card(
      "Be among the first",
      "<Early visitors|Those who come early> get to ask questions, and <their answers|what they say> can shape what comes next.",
      "Why it pays to come early | Being early has a point | What early birds get",
      [
        "People who come early see things while they are still fresh. | There is a quiet advantage in coming early: we are all ears.",
        "You can ask how something came about and get the answer from those who made it. | You can ask anything, and nobody has a rehearsed answer yet.",
        "What you tell us in the first days has weight, because it is still easy to change things. | Early comments count for more, since we are still listening for what we missed.",
        "Later there will be a routine, and routines are harder to move. | After a while everything settles, and it should settle the right way.",
      ],
    ),
    card(
      "Bring a friend",
      "Two people notice more than one, and <it is more fun to compare|you can talk it over|they can compare>.",
      "Better in company | Bring a second opinion | Two see more than one",
      [
        "It is easier to judge a new thing when you can talk about it. | A second opinion is useful, and it makes the first one clearer. | Some things show only when you say them out loud.",
        "Bring somebody whose taste differs from yours. | Ask the friend who never agrees with you. | Take along a person who sees things differently.",
        "You will notice what you would have missed alone. | What one of you overlooks, the other one sees.",
        "And if you both like it, that says a lot. | Should you both agree for once, take it as a good sign.",
      ],
    ),
  ],
  offer: [
    card(
      "Know what you need",
      "Decide what you need before you look at the <price|offer>, and <the choice is easy|choosing is easy|you choose better>.",
      "Decide first, then look at the price | Use an offer well | A good offer starts with a list",
      [
        "The best use of an offer is to buy what you had in mind anyway. | An offer saves you money only on things you would have bought.",
        "So make up your mind before you look at the price tag. | Write down what you need while you are still calm. | Settle what you want at the kitchen table.",
        "A short list in your pocket keeps you honest. | Two lines on your phone will do.",
        "If it is on the list, take it; if it is not, sleep on it. | What is not on the list may wait, and mostly it can wait forever.",
      ],
    ),
    card(
      "Read the terms",
      "Check what is included, <how long it lasts|until when it runs> and what <happens afterwards|comes after>.",
      "Read the small print once | What to check before you say yes | Two minutes with the terms",
      [
        "A fair offer can bear a few questions. | Nobody likes terms, but a quick look saves trouble.",
        "What is included, how long does it run, and what happens when it ends? | Look for the dates, for what is left out and for what follows. | Check the end date and the exceptions.",
        "If the page does not tell you, ask before you pay. | When something is unclear, a short message clears it up.",
        "You should never have to find out afterwards. | Surprises belong at birthdays, not on receipts.",
      ],
    ),
    card(
      "Come early",
      "Come <early in the day|at a quiet hour|outside the rush>, when there is time for your questions.",
      "When to come | Timing helps | Avoid the rush",
      [
        "Offers bring people, and people bring queues. | When word gets round, it can be busy. | A good offer seldom stays a secret.",
        "If you can choose, come at a quiet hour. | Early in the day there is more room and more time for you.",
        "You will get better advice when nobody is waiting behind you. | A calm moment makes for better questions and better answers.",
        "And you can change your mind in peace. | You can also leave and come back, which is harder in a crowd.",
      ],
    ),
    card(
      "Compare fairly",
      "Compare the whole thing, not the price alone: <quality, service, what comes after|how it is made, who helps, how long it lasts>.",
      "What a price does not tell you | Compare the whole thing | Look past the number",
      [
        "A price is easy to compare, and that is why everybody does it. | Numbers draw the eye, and the rest is easily forgotten.",
        "Look at how long it will serve you and who helps when it does not. | Ask what you get for it in a year from now.",
        "Something cheaper can cost more when you need it twice. | What lasts is often the thrifty choice.",
        "With that in mind, {subject} is easier to judge. | Seen like this, you can judge {subject} on its merits.",
      ],
    ),
  ],
  event: [
    card(
      "Come prepared",
      "Bring one question you would like answered, <and you will leave with more|because one leads to another|however small>.",
      "How to get the most out of it | Bring a question | Before you come",
      [
        "The people who enjoy a day like this most are those who come with a question. | You get more from any event when you know what you are looking for.",
        "Write one down on the way, however simple. | One is enough, and simple ones are welcome.",
        "Ask it early, since good answers lead to better questions. | Do not save it for the end, when everybody is leaving.",
        "If you are shy, ask in a quiet corner; nobody minds. | You can always ask it in private.",
      ],
    ),
    card(
      "Bring somebody",
      "Bring <somebody|a friend|a neighbour> along, because the talk on the way home is <part of it|half the fun>.",
      "Bring company | Why you should not come alone | Better together",
      [
        "Some of the value comes afterwards, when you talk about it. | An event is half what happens and half what you say about it later. | What you share with somebody, you remember longer.",
        "A friend or a colleague hears things you miss. | Four ears catch more than two. | Two people carry home more than one.",
        "If nobody has time, come anyway, because you will not be the only one on your own. | And if you come by yourself, you will find company.",
        "Just let us know how many you are. | Tell us if you bring somebody, so that there is a seat.",
      ],
    ),
    card(
      "Plan the way",
      "Check time, place and the way there <the day before|before you leave>, and arrive <relaxed|with time to spare>.",
      "The practical side | Time, place and the way there | Small things to plan",
      [
        "A little planning makes the day easier. | Most stress before an event comes from the way there. | You enjoy a day more when you arrive without running.",
        "Check time and place the day before, as details do change. | Look at the details again shortly before you set out. | Have another look at the hour and the address before you go.",
        "Leave early enough to find the door without running. | Plan a bit of slack, and use it for a coffee if you do not need it.",
        "If you need help with access, tell us beforehand. | Should you need anything to take part comfortably, say so in advance.",
      ],
    ),
    card(
      "Stay a little longer",
      "<Good conversations|The talks that stay with you> often start when the <official part|programme> is over.",
      "Stay for the talk afterwards | The part after the programme | Do not rush off",
      [
        "Plans end on time, and conversations do not. | What people remember is often what happened after the last item.",
        "If you can, leave yourself some room at the end. | Try not to book the next thing too close.",
        "That is when you can ask what you did not want to ask in front of everybody. | It is the moment for the personal question.",
        "We will be around, and we like those talks. | You will find us there, with time for you.",
      ],
    ),
  ],
  opening: [
    card(
      "Come and look",
      "Come in without a reason, since <looking around costs nothing|curiosity is reason enough>.",
      "Come in and look around | Your first visit | No reason needed",
      [
        "The first visit to a new place is a bit like a first date. | A new place needs a moment before it feels like yours.",
        "You do not have to buy or book anything. | Nobody will ask what you want before you know it yourself.",
        "Walk round, look at the corners and ask what you like. | Have a look, sit down if you like, and take your time.",
        "You will know soon whether you want to come back. | A place tells you quickly whether it suits you.",
      ],
    ),
    card(
      "Tell us what to improve",
      "In the first weeks your remarks count most, because everything can still change.",
      "Help us get it right | We are still listening | Tell us what you see",
      [
        "Nothing is perfect on the first day. | An opening is a beginning, with all that comes with it.",
        "You will see things that we no longer see. | Fresh eyes notice what ours have got used to.",
        "Tell us, kindly or not, and we will look into it. | Say it to our face; we prefer that to silence.",
        "It is the most useful gift you can bring. | That helps more than flowers.",
      ],
    ),
    card(
      "Pick a quiet time",
      "If you want time for questions, choose a quiet hour instead of the first rush.",
      "When to visit | The best hours | Find a quiet moment",
      [
        "Openings can be lively, and we hope this one will be. | The first days may be full.",
        "If you like bustle, come then. | For some people that is half the fun.",
        "If you would rather talk, choose a quiet hour later in the week. | If you have questions, a calm hour serves you better.",
        "You will find the hours at {url}. | Ask us when it tends to be calm, and we will tell you.",
      ],
    ),
    card(
      "Tell the neighbours",
      "New places live on word of mouth, so bring a neighbour along.",
      "Bring a neighbour | Word of mouth | Pass it on",
      [
        "A new place needs people who talk about it. | No sign works as well as a neighbour who says “go and see”.",
        "If you like what you find, tell one person. | One honest recommendation is plenty.",
        "If you do not, tell us first. | And if something is wrong, let us hear it before they do.",
        "That is how a place becomes part of a street. | That is how strangers become regulars.",
      ],
    ),
  ],
  story: [
    card(
      "Look back",
      "Looking back shows what lasted, and that says more than any plan.",
      "What stays when you look back | Looking back, briefly | What time shows",
      [
        "From close up, every week looks like the one before. | Day to day, you hardly notice how things move.",
        "Only when you stop do you see how far you have come. | You have to stop and turn round to see the road.",
        "Some things that felt big are forgotten, and some small ones turned out to matter. | Worries fade, and small decisions turn out to have been the big ones.",
        "For us, what matters is still the work itself. | What has stayed with us is the work, and the people it is for.",
      ],
    ),
    card(
      "The people",
      "No story is made by one person; thank the ones who helped.",
      "The people in it | Thanks where they are due | Nobody does it alone",
      [
        "It is tempting to tell a story as if one person had made it. | Stories like a hero, and real life has a crowd.",
        "In truth there are many hands, and most of them never appear in a picture. | Behind every good day there are people who made it easy.",
        "Customers belong to them as well, with their patience and their plain words. | That includes everybody who told us what to do better.",
        "If you are one of them, this is for you. | Should you recognise yourself here: thank you.",
      ],
    ),
    card(
      "What we learned",
      "A story is worth telling when it holds something others can use.",
      "What we would tell our younger selves | Lessons we paid for | What we have learned",
      [
        "We have made mistakes, and we remember those better than the good days. | You learn little from what goes right.",
        "The main lesson was to listen before we answer. | We learned to ask more and to assume less.",
        "The second was to do fewer things and finish them. | And we learned that less, done properly, goes further.",
        "None of it is clever, and all of it took time. | It sounds simple, and we had to learn it anyway.",
      ],
    ),
    card(
      "What comes next",
      "The next chapter is open, and it is written with the people who come along.",
      "What comes next | The next chapter | Looking ahead",
      [
        "A story that only looks back would be a sad one. | Enough of the past.",
        "There is plenty we still want to do, in small steps and with care. | We have ideas, and we will try them one after another.",
        "We will not change what people come for. | What you value here should stay as it is.",
        "The rest is open, and you can help to shape it. | Everything else we would like to work out with you.",
      ],
    ),
  ],
  hiring: [
    card(
      "Show your work",
      "Tell us about one thing you <did well|are pleased with|would do again>, and how you did it.",
      "What to tell us about yourself | Show how you work | One good example",
      [
        "A list of positions tells us where you were, and not how you work. | We can read a list of dates, but it does not tell us much. | Where you have been is one thing, and what you did there is another.",
        "Pick one thing you are pleased with and describe it. | Choose one piece of work and tell us the story of it. | Tell us about a day that went well because of you. | Think of something you would do again, and say why.",
        "What was the problem, what did you do, and what would you do differently now? | Say what was hard about it, and what you learned. | Where did it nearly fail, and who helped? | Tell us what came out of it and what you would leave out next time.",
        "Half a page is plenty. | It does not need to be long or grand. | A few plain lines will do. | Small examples are the ones we remember.",
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
      ],
    ),
  ],
};
