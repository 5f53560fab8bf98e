import { card } from "../topic";

const talking =
  /\b(?:therap(?:y|ists?|ies)|counsel\w*|psycho\w*|mental health|coach\w*|couples?|anxi\w+|burn-?out|grief|stress\w*|minds?|cbt)\b/i;
const sitting = /\b(?:meditat\w*|mindful\w*|breath\w*|retreats?|yoga|reiki|calm\w*|stillness|relax\w*)\b/i;

/** Therapy, counselling, meditation and the quiet hour at home. */
export const mind = [
  card(
    "The first conversation",
    "A first session is for both of you to see whether it fits; you do not have to tell everything.",
    "What happens in a first session | The first conversation | You do not have to tell everything",
    [
      "You have rehearsed the beginning on the way, and at the door it is gone. | People come to a first session with a speech, an apology or a long silence, and all three are fine.",
      "There is no right place to start; “I do not know where to begin” has opened many good hours. | Begin with this morning, with the worst week or with why you nearly turned round at the corner.",
      "The therapist will ask about you, your life and what should be different. | Expect questions about sleep, work and people, and some practical talk about times and fees.",
      "You may keep things to yourself until you are ready. | At the end ask how they would work with you, and go home before you decide.",
    ],
    talking,
  ),
  card(
    "Find the right person",
    "Look for training that is registered, and for a person you can disagree with.",
    "How to find the right therapist | Chemistry and qualifications | Somebody you can disagree with",
    [
      "The list of names is long, and all the portraits smile in front of a bookshelf. | Choosing a therapist at a moment when choosing a lunch is hard is asking a good deal.",
      "Check the training and the professional register first, since titles in this field are not all protected. | Look up which professional body a therapist belongs to; it takes a minute and tells you about training, rules and complaints.",
      "Then talk to two or three of them. | After that, a short call shows you more than any profile.",
      "Ask yourself afterwards whether you felt heard and whether you could have said no. | You need not like every question, but you should feel that you may object.",
    ],
    talking,
  ),
  card(
    "It stays in the room",
    "Ask at the start what stays in the room and where confidentiality has its limits.",
    "What stays in the room | About confidentiality | A closed door",
    [
      "Before you speak freely, you want to know who is listening. | It is a fair thought: what if I meet this person at the bakery?",
      "What you say in therapy or counselling is confidential, with a few exceptions that concern safety. | Professionals are bound by rules, and they should tell you unasked where the limits lie.",
      "Ask about notes, about supervision and about what happens if you meet in the street. | You may want to know what is written down, who can read it and for how long it is kept.",
      "If your insurance pays, ask what it is told. | For online sessions, ask which program is used, and find yourself a room with a door.",
    ],
    talking,
  ),
  card(
    "Not only in a crisis",
    "You do not need a crisis to ask for help; “it has been too much for a while” is reason enough.",
    "You do not need a crisis | When is it bad enough? | Too much for too long",
    [
      "Many people wait because others have it worse. | Nobody saws off a leg to be allowed into a surgery, yet with the mind we wait until nothing works.",
      "Being tired of your own thoughts for weeks is a reason. | If sleep, appetite or patience have been missing for a while, that is enough to make a call.",
      "A few conversations can sort out what belongs to work, to home and to you. | Sometimes it takes a handful of sessions, sometimes longer, and you find out as you go.",
      "Nobody hands out a badge for having held out the longest. | Asking early is not making a fuss, any more than seeing somebody about a knee is.",
      "Start with your doctor or directly with a counsellor. | If you feel unable to keep yourself safe, do not wait for an appointment: call the emergency number or a crisis line.",
    ],
    talking,
  ),
  card(
    "Between sessions",
    "Write three lines after each session; the week in between is where things move.",
    "What happens between two sessions | Three lines on the way home | The week in between",
    [
      "An hour a week is short, and there are a good many others. | On the stairs you think of the one thing you should have said.",
      "Sit down afterwards, on a bench or in the car, and write three lines. | Note what surprised you, what annoyed you and what you want to take up again.",
      "The notes are for you, so spelling and fairness do not matter. | Put it in plain words, as you would tell a friend who already knows the people in it.",
      "Read your lines before the next appointment. | You may find that the small remark in line two was the important one.",
    ],
    talking,
  ),
  card(
    "For the two of you",
    "Couples counselling is easier when you come early and both say what you hope for.",
    "Before you stop talking | Couples counselling, and when | Two chairs and a third",
    [
      "Couples tend to come when the suitcase is already in the hall. | The quarrel is about the dishwasher, and both of you know that it is not about the dishwasher.",
      "Counselling works better while you still laugh about the same things. | Earlier is easier, because habits between two people set like plaster.",
      "Nobody is going to be the judge and decide who is right. | A good counsellor sees to it that both finish their sentences.",
      "Before the first session, let each of you write down one hope, without showing it. | Sometimes only one of you wants to come, and that is a beginning as well.",
    ],
    /\b(?:couples?|marriage|relationships?|partners?|famil(?:y|ies))\b/i,
  ),
  card(
    "A minute counts",
    "Meditate for one minute at a fixed time; you can add the second when the first is a habit.",
    "One minute is a beginning | Small enough to keep | How to start meditating",
    [
      "The app suggests twenty minutes, and you last three days. | Everybody starts meditating with a cushion, a candle and far too much ambition.",
      "One minute is short enough that no excuse fits in front of it. | Begin with so little that you could do it with your coat on.",
      "Tie it to something that happens every day anyway, such as the first tea or the last e-mail. | Always choose the same place and the same moment, so that you need not decide anew each morning.",
      "Sit, feel your feet, and count ten breaths. | Take the time while the kettle boils, and follow the air in and out.",
      "Your mind will wander off, and bringing it back is the exercise. | When you notice that you are planning dinner, smile and start again at one.",
    ],
    sitting,
  ),
  card(
    "You cannot do it wrong",
    "Thoughts during meditation are no failure; noticing them is the whole exercise.",
    "My head will not be quiet | Thoughts are allowed | About the empty mind",
    [
      "“I cannot meditate, I think too much” is what nearly everybody says. | You sit down for silence, and your head reads you the shopping list.",
      "An empty mind is a myth; a mind thinks as a stomach rumbles. | Nobody gets rid of thoughts, not even people with shaved heads and better posture.",
      "Notice that you have drifted off, without scolding, and come back to the breath. | The moment in which you notice is the point of it, and each return is one repetition.",
      "On some days that happens forty times. | A restless session counts as much as a calm one, and it is often the more useful.",
    ],
    sitting,
  ),
  card(
    "Any chair will do",
    "You can meditate on a kitchen chair; upright and comfortable is all the posture you need.",
    "You do not need a cushion | Any chair will do | How to sit without suffering",
    [
      "In the pictures they sit on a rock by the sea with their feet on their thighs. | If your knees have opinions, the lotus is not for you, and nothing is lost.",
      "A kitchen chair will do, with both feet on the floor. | Sit on the front half of a chair, or lean back, or lie down if you can stay awake.",
      "Upright and at ease: think of a head held up by a thread. | Let your hands lie where they like, and lower your eyes rather than shutting them if that feels safer.",
      "Ten minutes on the same chair at the same hour teach the body what is coming. | A folded blanket under the seat or behind the back makes many a chair friendlier.",
      "If something hurts, move. | You are there to be kind to yourself, so sit as you would offer a guest a seat.",
    ],
    sitting,
  ),
  card(
    "Breathe out longer",
    "When everything is too fast, breathe out longer than you breathe in, three times.",
    "Breathe out longer than in | Three breaths before the call | Something for the queue",
    [
      "Take a deep breath, people say, and forget the more useful half. | In a hurry we breathe like sparrows, high and quick.",
      "The trick lies in the breathing out: make it slow and longer than the breath before. | Let the air out as if you were cooling soup, and wait for the next breath to come by itself.",
      "Three times are enough to notice a difference in your shoulders. | Do it at a red light, before a hard call or with your hand on the door of the nursery.",
      "No one sees it, and it needs no mat. | If you get dizzy, stop and breathe as you normally do.",
    ],
  ),
  card(
    "Rest without a reason",
    "Put an hour of nothing in the calendar under a name that nobody dares to move.",
    "An hour of nothing | Rest before you need it | Give the empty hour a name",
    [
      "Your calendar knows the dentist, the car and other people's birthdays. | Rest is what we do when everything else is done, and everything else is never done.",
      "Write an hour of nothing into it, and give it a name that sounds like work. | Book it like an appointment with somebody who charges for missed ones.",
      "What you do in it does not matter, as long as it has no result. | Lie on the floor, look out of the window, take the long way round the park.",
      "The first time you will feel restless, and then guilty. | By the third week somebody at home will ask what has happened to you.",
    ],
  ),
  card(
    "The last hour",
    "Make the last hour of the day dull: low light, no news, the phone in another room.",
    "The last hour before sleep | A dull evening is a good one | What belongs outside the bedroom",
    [
      "You are tired on the sofa and wide awake in bed. | The day ends, and you take it to bed with you on a small bright screen.",
      "Sleep does not come on command; it comes to a place where little is going on. | What you do in the last hour sets the tone for the ones after it.",
      "Dim the lights, leave the news for the morning and put the phone to bed in the kitchen. | Buy an alarm clock that can do nothing else.",
      "A few pages, a warm shower, tomorrow's worries on a slip of paper. | If sleep stays away for weeks, talk to your doctor instead of trying yet another tea.",
    ],
  ),
  card(
    "A retreat that suits you",
    "Before you book a retreat, ask for the daily plan and how much of it is silent.",
    "Before you book a retreat | Read the timetable first | How much silence is too much?",
    [
      "“Retreat” can mean three days of silence, or green juice and a jacuzzi. | The photographs show a hammock, and the gong at five in the morning is not in the picture.",
      "So ask for the plan of a normal day. | Read the timetable line by line, down to the meals.",
      "How long do you sit, how long are you silent, and may you skip a session? | Ask who leads it, how large the group is and whether you share a room.",
      "If you are going through a hard time, talk to the teacher or your doctor before you go. | For a first time, a day or a weekend is plenty.",
    ],
    /\b(?:retreats?|meditat\w*|yoga|weekend|mindful\w*)\b/i,
  ),
];
