import { card, faq, type Topic } from "./topic";

export const fitness: Topic = {
  key: "fitness",
  words:
    /\b(?:gyms?|fitness|workouts?|train(?:ing|er|ers)|exercis\w+|yoga|pilates|crossfit|running|runners?|marathon|strength|muscles?|weights?|boot ?camp|personal trainer|cycling|swim\w*|martial arts|boxing|dance|sports?|athletes?|stretch\w*)\b/,
  field: "getting stronger",
  problems: [
    "it is easy to start and hard to still be there in week six",
    "most plans are made for people with more time",
    "beginners feel watched and leave before it gets good",
  ],
  promises: [
    "training has a fixed place in the week and you like going",
    "you get stronger in steps you can feel",
    "you leave in a better mood than you came",
  ],
  scenes: [
    "The bag has been packed by the door since Monday, and today is Thursday.",
    "You stand in front of a machine and hope that nobody is watching you read the label.",
    "You did too much on the first day and could not lift your arms on the second.",
    "January was full of plans, and then it rained.",
    "You follow a video, pause it, look for a mat and find your phone instead.",
    "You climb a flight of stairs and pretend to check a message at the top.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Book your first session",
    offer: "Start training",
    event: "Join in",
    "how-to": "Plan your first week",
    launch: "Try a session",
  },
  hashtags: ["fitness training", "workout", "strong", "workout motivation", "healthy habits"],
  faqs: [
    faq(
      "I have not trained for years. Can I join in?",
      "Yes, and you are the rule rather than the exception. Start lighter than you think and let somebody show you the basics. | Of course. Tell the coach how long it has been and what hurts, and begin from there. If you have a medical condition, ask your doctor first.",
    ),
    faq(
      "How often should I train?",
      "As often as you can keep up for months. Two fixed days are a good start for most people. | Begin with less than you want to. You can always add a day once the first ones are a habit.",
    ),
    faq(
      "What should I bring?",
      "Clean shoes, a towel and something to drink. The rest can wait until you know what you like. | Clothes you can move in and a bottle of water. Leave the gadgets at home for now.",
    ),
  ],
  cards: [
    card(
      "Book it like a meeting",
      "Put training in your calendar; what has no time does not happen.",
      "Give it a place in the week | Book it like a meeting | Decide when, not whether",
      [
        "Motivation is weather. | You will not feel like it every time, and you do not have to.",
        "A fixed time is a roof. | Put two slots into your calendar and treat them like a visit to the dentist.",
        "Choose the hour in which least gets in the way, even if it is an odd one. | Early, late, at lunch: the best hour is the one nobody else wants from you.",
        "After a few weeks you go because it is Tuesday. | Then it is no longer a decision, and that is the trick.",
      ],
    ),
    card(
      "Start lighter",
      "Start lighter than you think; good form first, weight later.",
      "Start lighter than you think | Form before weight | Leave something in the tank",
      [
        "The first week is for learning and not for proving. | Nobody is impressed by a first day.",
        "Choose a load with which you could talk. | Take a weight that feels almost too easy.",
        "Learn the movement until it feels boring. | Move slowly and stop while it still looks good.",
        "Then add a little, and only a little. | Strength follows, and your joints will thank you.",
      ],
    ),
    card(
      "Rest counts",
      "You get stronger on the days between; plan them as well.",
      "The days between | Rest is training too | Plan the rest",
      [
        "Training is the request, and rest is the answer. | It is not the session that makes you stronger but what follows it.",
        "Muscles need a day or two, and so does the head. | Give each part of the body a day to think about it.",
        "On days off, walk, stretch or do nothing at all. | A walk is fine, and so is the sofa.",
        "If you sleep badly or ache for long, do less next time. | When you dread the session, you probably need a break.",
      ],
    ),
    card(
      "Write it down",
      "Note what you did; seeing progress is the nicest reason to go on.",
      "Keep a small record | Write down what you did | See how far you have come",
      [
        "Progress is slow enough to miss. | From one week to the next you notice nothing.",
        "So write down what you did: exercise, load, how it felt. | Two lines in your phone after each session will do.",
        "Look back after a month. | Leaf through it when you think that nothing moves.",
        "What was hard then is your warm-up now. | You will find that your worst day today beats your good one then.",
      ],
    ),
    card(
      "Train with others",
      "Somebody who waits for you is stronger than any resolution.",
      "Do not train alone | The person who waits for you | Company helps",
      [
        "You can let yourself down without anybody knowing. | Excuses work well on yourself and badly on a friend.",
        "With a friend at the door, it is harder. | Arrange to meet, and you will be there.",
        "Groups do the same, since somebody asks where you were. | A class has its own pull, and you borrow energy from it.",
        "It need not be someone of your level. | You do not have to be equally fit, only equally reliable.",
      ],
    ),
    card(
      "Warm up properly",
      "A few minutes of warming up make everything after it feel better.",
      "Do not skip the warm-up | The first few minutes | Warm first",
      [
        "Nobody likes it, and everyone is glad of it. | It is the part people skip when they are late.",
        "Cold muscles are stubborn. | Joints that sat all day want to be asked nicely.",
        "Move everything once, gently, and then a bit faster. | Swing your arms, bend your knees and get a little warm.",
        "The first set will feel like the second. | You will lift better and complain less.",
      ],
    ),
    card(
      "Ask for help",
      "Let somebody watch one set; a small correction can change everything.",
      "Let somebody look | A second pair of eyes | Ask the coach",
      [
        "You cannot see your own back. | From inside, every movement feels right.",
        "Ask a coach to watch one set. | Let somebody who knows look at you for a minute.",
        "Often it is one detail: the feet, the breath, the pace. | The fix is mostly small.",
        "It is what they are there for, and they like being asked. | Nobody in the room thinks less of you for it.",
      ],
    ),
    card(
      "Find your kind",
      "The sport you enjoy is the one you will still do next year.",
      "Find the kind you like | Fun is a reason | What will you still do next year?",
      [
        "There is no duty to run. | If you hate the treadmill, leave it to others.",
        "Try several things before you decide what you are like. | Lift, dance, box, stretch, swim: give each a fair hour.",
        "Look for the one after which you are cheerful. | Choose what makes you forget the clock.",
        "Pleasure is the only plan that lasts. | You will go more often, and that settles the rest.",
      ],
    ),
  ],
};
