import { card } from "../topic";

/** What helps somebody who is looking at something new and has not decided yet. */
export const tryingCards = [
  card(
    "Choose a calm day",
    "Try a new thing on a <calm|quiet|free> day; in a hurry even a good one looks difficult.",
    "Not on a busy Monday | A calm day for the first try",
    [
      "New things are often tried for the first time when there is no time at all. | On a hectic day, anything unfamiliar feels like one more problem. | The first impression depends on the mood that one brings to it.",
      "Choose an hour of the week in which nothing else is waiting for you. | Put it off until the evening, if the morning is already full. | Keep a quiet half-hour free for it, and tell the others so.",
      "Have what you need within reach, from the glasses to the cup of tea. | If it goes wrong, you can start again without an audience. | Do it once slowly, and once at the speed of ordinary life.",
      "Then you are judging the thing itself, and not your Monday. | What seems easy on such a day has a good chance of remaining so. | A fair test is a kindness to yourself as well as to what is new.",
    ],
  ),
  card(
    "Ask what it replaces",
    "Ask what the new thing <replaces|makes unnecessary|lets you put away>; a good answer frees a drawer.",
    "What may go in return? | One comes in, one goes out",
    [
      "Whatever is new arrives with a smile and wants a place to stand. | There is no gap in a household or a day that has been waiting empty. | Additions are easy to welcome, and hard to get rid of.",
      "So ask what you could give away or stop doing in return. | Think of what you use at present for the same purpose. | Imagine the shelf, the purse or the diary with it and without it.",
      "If it replaces nothing, it should be a great pleasure at least. | Should it do the work of two, look closely at how well it does each. | When it means an extra task, count that task as part of the price.",
      "One thing in and one thing out keeps the rooms and the mind in order. | A clear answer to this makes it a good deal simpler to say yes. | You may find that the old one still suits you, and that is useful to know.",
    ],
  ),
  card(
    "Watch it in use",
    "Let somebody show it to you <at work|in use|with real hands>; watching tells more than a description.",
    "May I watch for a moment? | See it at work",
    [
      "In a picture, everything new is clean, well lit and completely still. | A description tells you what a thing can do, and hardly ever how it feels. | One sees what something is worth when it is doing its job.",
      "Ask whether you may watch for a moment while somebody uses it. | Have it shown to you with an everyday case, and not with the one that always works. | Look at the hands while it happens, and count how often they hesitate.",
      "Pay attention to what comes before and after: setting up, cleaning, putting away. | Ask for the awkward part as well, because there is one in everything. | Listen for the noise it makes, if it makes any.",
      "After two minutes you know whether you can see yourself doing it. | Questions that no page would have answered come up by themselves. | And then ask whether you may have a go, which is the point of the visit.",
    ],
  ),
  card(
    "Take the sceptic along",
    "Show the new thing to <somebody who doubts it|the family sceptic|a person with questions>; their questions are free.",
    "The sceptic comes too | Somebody who asks questions",
    [
      "In every family there is someone who says that the old one was good enough. | Enthusiasm is pleasant company, and it does not always see very well. | People who doubt things are rarely invited when something new is shown.",
      "Take that person along, and let them ask whatever they like. | Explain to a doubter in plain words why you are interested. | Show it to somebody who does not want it, and listen.",
      "Write down the questions for which you had no answer on that day. | Do not defend it; a good thing has to do that by itself. | If they begin to handle it without being asked, take note.",
      "What survives such an afternoon is likely to survive the year. | A sceptic who has been convinced turns into a good witness. | Even a no has a reason in it from which you can learn.",
    ],
  ),
  card(
    "Wait if you like",
    "You need not be the first; <waiting|a month's patience|letting others begin> is a sensible way of being curious too.",
    "You may also wait | Curious, but later",
    [
      "There is a quiet pressure to have an opinion on everything that is new. | Some people like to go first, and others prefer to ask those who did. | What is good today will still be good in a month or two.",
      "If you are unsure, put a note in your calendar and wait. | Let somebody else begin, and invite them for coffee and questions afterwards. | Read what people have to say when the first excitement is over.",
      "In the meantime you find out whether you keep thinking of it. | Watch what becomes of the small faults of the beginning. | Time is a strict adviser, and it charges nothing for the hours.",
      "When you do come in the end, you will come with better questions. | Patience is no lack of interest, and nobody should take it for that. | You lose little by it, and you gain a calmer view.",
    ],
  ),
  card(
    "Ask who it is not for",
    "Ask for whom it is <not meant|the wrong choice|too much>; an honest answer makes the rest believable.",
    "For whom is it not right? | The honest limit",
    [
      "Nothing suits everyone, although new things like to say so. | The edges of a thing tell you more than its middle. | A coat that is said to fit everybody fits nobody in the shoulders.",
      "Ask quite plainly who should rather leave it alone, and for what reason. | Let somebody describe the customer for whom it would be the wrong choice. | Put the question the other way round: when would you advise against it?",
      "If there is no answer at all, be a little careful for now. | Compare yourself with that person, and do it as honestly as you can. | A good reply comes with an example and with another suggestion.",
      "Those who know the limits of their work can be asked about the rest too. | If you are not that person, you can go on with a light heart. | It spares both sides a disappointment, and that is worth a question.",
    ],
  ),
  card(
    "Give it a fixed place",
    "Give the new thing a <fixed place|home within reach|spot in plain sight>; what has to be searched for is not used.",
    "A place within reach | Where the new thing lives",
    [
      "The new thing that lies behind three others remains new for ever. | Habits are lazy by nature, and they take whatever is closest at hand. | Much that was bought with joy is lost between the door and the cupboard.",
      "Find a place for it on the first evening, and keep to that place. | Put it next to something that you use every day anyway. | Let it stand in sight for a while, even if that is not very pretty.",
      "If it is an appointment and no object, give it a fixed day. | Tell everyone at home where it lives, so that it goes back there. | Move the old one further away, and see whom it bothers.",
      "After some weeks your hand will go there all by itself. | Then it has ceased to be new, and has become useful. | A good place for a thing is half of a good habit.",
    ],
  ),
  card(
    "Keep the first notes",
    "Write down what <puzzles you|you stumble over|surprises you> on the first day; by the tenth you no longer see it.",
    "What the first day shows | Notes of a beginner",
    [
      "A beginner sees everything, and an expert has long since stopped looking. | On the first day one stumbles over things that later become invisible. | The eyes with which you look at something new are only lent to you.",
      "Keep a slip of paper beside it, and write down what puzzles you. | Note where you hesitated and what you pressed, opened or asked first. | Put a mark wherever you had to read a sentence twice.",
      "It does not matter whether the fault lies with you or with the thing. | Leave the note for a few days, and then see what has settled itself. | Three points are plenty, and one of them may be praise.",
      "Such notes are gold for those who made it, so pass them on. | They show you as well how quickly you have learned the rest. | The next beginner will have an easier time because of you.",
    ],
  ),
  card(
    "Name it in plain words",
    "If you can say <in plain words|without any jargon|in one breath> what it does, you know whether you need it.",
    "In plain words, please | What does it actually do?",
    [
      "New things come with new words, and some of these are only there for show. | Half of the mystery disappears when somebody says it in everyday language. | What cannot be explained over a garden fence is often not yet finished.",
      "Ask what it does, for whom, and what one did before. | Repeat it in your own words, and see whether anybody corrects you. | Strike out each word that you would never use at home.",
      "If you get stuck, ask again; that is a sign of attention. | Try the sentence on somebody who has never heard of the thing. | One sentence is enough, with a verb in it that can be seen.",
      "Then you will know by yourself whether you have a use for it. | Plain words are a courtesy to the customer, and to the curious neighbour. | What sounds good in that form is likely to be good in use.",
    ],
  ),
  card(
    "Start with a small part",
    "Begin with <a small part|one corner|a single use>, and let the rest wait until that goes without thinking.",
    "Begin in one corner | A small start with something new",
    [
      "Whoever changes everything at once cannot tell afterwards what helped. | A big beginning is exciting for three days, and a burden on the fourth. | New habits are like seedlings: too many in one pot, and none of them grows.",
      "Choose one corner of your day or your home, and begin there. | Use it for a single purpose until you no longer have to think. | Start with the smallest version that would make a difference to you.",
      "Leave the rest as it is, however much it tempts you. | If that corner works, the next one will soon suggest itself. | Should it fail, hardly anything has happened, and you can try another way.",
      "Small steps look modest, and they seldom have to be taken back. | In this way the new thing grows into your life, and does not fall into it. | You decide on the speed, and neither a calendar nor a neighbour does.",
    ],
  ),
  card(
    "Ask what stays",
    "When something new comes, ask what <stays as it was|you can still get|will not change>; that calms and clears things.",
    "And what stays as it was? | The new and the familiar",
    [
      "With every novelty, regular customers quietly worry about what they are used to. | A new thing is loud, and the familiar stands beside it without a word. | People do not mind change half as much as they mind surprises.",
      "Simply ask what remains as it is, for how long and at what price. | Say what you would be sorry to lose, before anybody decides. | Find out whether old and new are going to exist side by side.",
      "Your favourite may only have moved to another shelf or another day. | If it is going to disappear, you will at least know it in time. | It helps those who plan when they hear what is being used.",
      "Then you can look at the new thing without holding on to the old. | A good beginning does not need to throw anyone or anything out. | Familiar ground under the feet makes it a good deal easier to be curious.",
    ],
  ),
  card(
    "Decide on a date",
    "Set a day on which you <decide|keep it or let it go|say yes or no>; half-tried things only take up room.",
    "Yes or no, on a fixed day | When the trial is over",
    [
      "Many new things are neither kept nor given up, and simply lie about. | A trial without an end turns into a habit, or into dust. | Deciding is tiring, and so one likes to leave it to time.",
      "When you begin, name a day on which you will say yes or no. | Write the date on the box itself or straight into your calendar. | Agree with somebody that they will ask you about it in a month or so.",
      "On that day, look at how often you have really used it. | Ask yourself whether you would miss it by next week. | Put what you had hoped for next to what you have found.",
      "If it is a yes, you can stop thinking about it and enjoy it. | After a no, it can move on to somebody who has a use for it. | Both of these are good results, since each of them makes room.",
    ],
  ),
];
