import { card } from "../topic";

const gyms =
  /\b(?:gyms?|weights?|strength|crossfit|personal train\w*|fitness|muscles?|barbells?|kettlebells?|lift\w*|boot ?camps?|workouts?|training|hiit|coach\w*)\b/i;

/** Starting, keeping at it, and the gym floor. */
export const training = [
  card(
    "Book it like a meeting",
    "Put training into your calendar with a time and a place; what has no time does not happen.",
    "Decide when, not whether | Give training a place in the week | Book it like a meeting",
    [
      "Motivation is weather: lovely when it comes, and no basis for a plan. | “Some time this week” is a day that no calendar has ever contained.",
      "A fixed hour takes the decision off your hands. | Put two slots into your week and treat them as you would treat a visit from a plumber.",
      "Choose the time that nobody else wants from you, even if it is an odd one. | Early, late or at lunch: the right hour is the one that gets cancelled least.",
      "Pack the bag the evening before and put it where you will fall over it. | After a few weeks you go because it is Tuesday, and that is the whole trick.",
    ],
  ),
  card(
    "Start lighter",
    "Start lighter than you think: in the first weeks you are there to learn and not to prove.",
    "Start lighter than you think | Leave something in the tank | The first month is for learning",
    [
      "Most beginners do too much on the first day and cannot comb their hair on the second. | Enthusiasm is a poor judge of weight.",
      "Muscles adapt within weeks, while tendons and joints want rather longer. | The body forgives a slow start and remembers a hasty one.",
      "Take a weight or a pace with which you could still talk, and stop while it looks good. | End each session with the feeling that a bit more would have been possible.",
      "Then add a little, and only one thing at a time: a little more weight, one more lap. | A training plan that feels too easy in week one is usually right in week six.",
    ],
  ),
  card(
    "A first visit to the gym",
    "On your first visit, ask to be shown five machines and the way to the water; the rest can wait.",
    "Your first time at the gym | Five machines and the water tap | Nobody is looking at you",
    [
      "Everybody in the gym seems to know what they are doing, and half of them are counting. | You stand in front of a machine, reading the sticker and hoping that you look like a person with a plan.",
      "People at a gym look at themselves, their phone or the clock. | Nobody is watching; they are wondering whether you are watching them.",
      "Ask for a tour and for five exercises that cover the whole body. | Come at a quiet hour, say that it is your first time, and let somebody adjust the seats.",
      "Write down the settings, wipe down what you used and put weights back. | That is all there is to gym manners, and you are now ahead of many.",
    ],
    gyms,
  ),
  card(
    "Rest is part of it",
    "You get stronger on the days between sessions, so plan rest as carefully as training.",
    "The days between | Rest is when it happens | Plan the pause as well",
    [
      "Training is the request, and the answer comes while you sleep. | On the first good week most people decide to come every day.",
      "Muscles are rebuilt in the hours afterwards, provided that you let them. | Whoever trains hard on tired legs mostly trains being tired.",
      "Give each part of the body a day or two before you ask again. | On days off, walk, swim gently or lie on the sofa with a clear conscience.",
      "Sleep counts as equipment, and it is cheaper than shoes. | If you ache for days or dread the session, do less next time instead of nothing at all.",
    ],
  ),
  card(
    "Write it down",
    "Note exercise, load and how it felt; after two months those lines are the nicest motivation there is.",
    "Keep a training log | Two lines after each session | Progress is slow enough to miss",
    [
      "From one week to the next you notice nothing at all. | “Did I do ten of those or twelve?” is a question that comes up every Thursday.",
      "Two lines in your phone are enough: what, how much, how it felt. | A paper notebook gets sweaty and honest, and both suit it.",
      "Put down the bad days as well, with a word about sleep or work. | Do it before the shower, since after it you will remember a better session than you had.",
      "Look back after two months, on a day when you think that nothing moves. | Leaf through it before you change your plan, because plans often fail in the head first.",
      "What was hard then is your warm-up now. | You will see that your poor days have become better than your good days were.",
    ],
  ),
  card(
    "Warm up with a purpose",
    "Warm up with the movement you are about to do, only lighter and slower; five minutes will do.",
    "A warm-up that makes sense | Cold joints do not like surprises | The first five minutes",
    [
      "The warm-up is what people leave out when they are late, and they are mostly late. | You have been sitting for eight hours, and your hips are still in the chair.",
      "First get a bit warm, by walking, cycling or skipping. | A few minutes of easy movement bring the blood to where it will be needed.",
      "Then do what you came for, only lighter and slower. | Before squats, squat without weight; before a run, walk and then trot.",
      "Long stretches belong at the end or on another day. | The first real set will feel like the second, and you will complain less on the stairs.",
    ],
  ),
  card(
    "Let somebody look",
    "Let a coach watch one set: from the inside every movement feels right.",
    "Let somebody watch one set | You cannot see your own back | The small correction",
    [
      "You cannot see your own back, and mirrors only show you the part that you like. | In your head it looked like the video, and in the video you look like a deckchair.",
      "Ask a trainer to watch a single set, or film it from the side. | It takes a minute, and they are there for that.",
      "Mostly the fix is small: the feet, the breath, the height of the bar. | One cue at a time is plenty, since nobody can think of six things under a weight.",
      "Good form feels lighter before it looks better. | If something pinches or clicks with pain, stop and ask, and have it looked at if it stays.",
    ],
    gyms,
  ),
  card(
    "Choosing a trainer",
    "A good personal trainer asks about your knees, your job and your week before showing you anything.",
    "How to choose a personal trainer | Questions before press-ups | A plan that knows your week",
    [
      "Big arms are a sign of training and not of teaching. | The profile shows a sunrise, a rope and somebody shouting.",
      "In a first talk, you should be asked more than you are told. | Listen for questions about injuries, sleep, work and what you have enjoyed before.",
      "Ask about qualifications, insurance and what happens when you cancel. | Try one session, and notice whether eyes are on you or on the phone.",
      "A good trainer explains why, counts with you and makes it easier when you have slept badly. | The aim should be that one day you can do it without them.",
    ],
    /\b(?:personal train\w*|trainers?|coach\w*|pt|one[- ]to[- ]one|gyms?)\b/i,
  ),
  card(
    "Look at it on a Monday",
    "Before you join a gym, visit at the hour you would train; at eleven in the morning all gyms are pleasant.",
    "Before you join a gym | Come at your own hour | The contract and the showers",
    [
      "At eleven in the morning every gym is spacious, quiet and smells of lemon. | The tour is given at a time when you will never be there.",
      "Come on a Monday at six, and count the queue for the one machine you need. | Go on a day and at an hour when you would really train, and look into the showers.",
      "Ask about notice, pauses and what happens if you move away. | Read the contract at home, with tea, and look for the sentence about ending it.",
      "The nearest gym is usually the right one. | Every extra minute on the road is an excuse in November, so measure the way from your sofa.",
    ],
    /\b(?:gyms?|member\w*|join\w*|fitness (?:club|studio|centre|center)|leisure|crossfit|clubs?)\b/i,
  ),
  card(
    "Somebody who waits",
    "Arrange to meet somebody: a friend at the door is stronger than any resolution.",
    "The person who waits for you | Meet at the door | Company is half of it",
    [
      "You can let yourself down without anybody noticing. | Excuses work well on yourself and badly on a friend in the rain.",
      "Arrange to meet, with a time and a place, and you will be there. | Somebody who waits at the door is worth any number of good intentions.",
      "You do not have to be equally fit, only equally reliable. | Groups do it too: after three weeks they know your name and ask where you were.",
      "On wet evenings you go for their sake, and they go for yours, and both of you are glad afterwards. | The talk on the way there is a part of the training, and often the better one.",
      "Agree on a rule for the day when one of you cannot come. | When one of you drops out, the other goes all the same and sends a picture from the changing room.",
    ],
  ),
  card(
    "When you have stopped",
    "If you have missed a month, come back with half of everything and no apology.",
    "How to come back after a break | Half of everything | Nobody keeps a list",
    [
      "First you were ill, then it was Christmas, and now you are embarrassed. | The longer you stay away, the more you believe that somebody has noticed.",
      "Nobody keeps a list except you. | Breaks are part of every training life, and those who stay for years have had a dozen.",
      "Start again with half the weight, half the time and half the pride. | Do not make up for what you missed; begin where you are now.",
      "Muscles remember more than you do, and they come back faster than they came. | Put just one date in the calendar, and leave the new plan for week three.",
    ],
  ),
  card(
    "Strong at any age",
    "Strength can be trained at any age: getting up from a chair ten times is a beginning.",
    "Strength has no age limit | Up from the chair, ten times | Strong enough for the suitcase",
    [
      "After fifty the jars get tighter and the suitcases heavier. | You notice it on the stairs, with two bags and nobody to carry them.",
      "Muscle goes if it is not used, and it comes back if it is, also late in life. | Old muscles learn as well as young ones; they merely take a longer run-up.",
      "Begin with what life demands: standing up, carrying, climbing, reaching. | Ten times up from a chair without hands is an exercise and a test in one.",
      "Two sessions a week are a good beginning, with a day or two to recover. | Carrying the shopping home in two equal bags is a training session that comes with supper.",
      "Train balance too, on one leg at the sink. | If you have an illness or take heart medicines, ask your doctor first, and tell the coach what was said.",
    ],
    /\b(?:older|over (?:40|50|60|forty|fifty|sixty)|seniors?|age|beginners?|grand\w+|strength|gym|fitness|retire\w*|menopaus\w*|balance)\b/i,
  ),
  card(
    "Eat, then train",
    "Train neither hungry nor full: something small an hour or two before, a proper meal afterwards.",
    "What to eat before training | Neither hungry nor full | A banana and an hour",
    [
      "With an empty stomach you see stars, with a full one you see lunch again. | After work you have had three biscuits and a coffee since noon, and now you want to run.",
      "Eat something small an hour or two before, such as a banana or a slice of bread. | A proper meal needs two or three hours before you jump about with it.",
      "Afterwards a normal meal with some protein does what the shakes promise. | Drink to your thirst and a little more on hot days; water is enough for most sessions.",
      "Powders, pills and potions are mainly good for those who sell them. | If you train for health and have an illness, let a professional look at your plate as well.",
    ],
  ),
  card(
    "Short counts too",
    "Twenty minutes are a training session; the perfect hour is the enemy of the short one.",
    "Twenty minutes are enough | On days without time | The short session that saves the week",
    [
      "You have forty minutes, the plan says sixty, so you stay at home. | Perfect sessions are rare, and they mostly take place in magazines.",
      "A short session keeps the habit alive, and the habit is what you are building. | Twenty minutes with a raised pulse are twenty more than none.",
      "Have a small plan in your drawer: push, pull, squat, carry, done. | Choose three exercises, go round them until the time is up, and take a shower.",
      "On bad days, promise yourself ten minutes and leave to go. | Tell yourself that you may go after ten minutes; you will hardly ever want to.",
    ],
  ),
];
