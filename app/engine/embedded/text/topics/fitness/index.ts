import { faq, type Topic } from "../topic";
import { sports } from "./sports";
import { training } from "./training";

export const fitness: Topic = {
  key: "fitness",
  words:
    /\b(?:gyms?|fitness|workouts?|work out|(?:strength|weight|circuit|personal|interval|endurance|functional|group|small group|first) training|training sessions?|personal trainers?|(?:fitness|running|strength) coach(?:es|ing)?|exercis(?:e|es|ing) (?:class(?:es)?|programmes?|plans?)|exercise|yoga|pilates|crossfit|runn(?:ing|ers?)(?! costs| a business| late| your)|joggers?|marathons?|triathlons?|parkruns?|muscles?|kettlebells?|barbells?|boot ?camps?|cycling (?:club|studio|class(?:es)?)|cyclists?|spin class(?:es)?|swim(?:ming|mers?)?|martial arts|boxing(?! day)|kickboxing|judo|karate|taekwondo|sports? (?:clubs?|teams?|centres?|centers?|halls?)|football (?:club|team|training)|tennis|padel|climbing (?:walls?|gyms?|centres?)|bouldering|athletes?|stretching|flexibility class\w*|rowing clubs?|hiit|zumba|netball|hockey club|rugby)\b/,
  field: "getting stronger",
  problems: [
    "it is easy to start and hard to still be there in week six",
    "most plans are made for people with more time",
    "beginners feel watched and leave before it gets good",
    "the bag is packed and the sofa is nearer",
    "people do too much in the first week and nothing in the third",
    "nobody shows newcomers how the machines work",
  ],
  promises: [
    "training has a fixed place in the week and you like going",
    "you get stronger in steps you can feel",
    "you leave in a better mood than you came",
    "somebody knows your name and notices when you are missing",
    "the stairs are only stairs again",
    "you know what to do when you walk in",
  ],
  scenes: [
    "The bag has been packed by the door since Monday, and today is Thursday.",
    "You stand in front of a machine and hope that nobody is watching you read the label.",
    "You did too much on the first day and could not lift your arms on the second.",
    "January was full of plans, and then it rained.",
    "You follow a video, pause it, look for a mat and find your phone instead.",
    "You climb a flight of stairs and pretend to check a message at the top.",
    "The watch congratulates you on standing up.",
    "You wear the running shoes a good deal, mainly to the bakery.",
    "“I will start again on Monday”, you say, and it is Tuesday.",
    "In the class everybody turns left, and you find yourself face to face with the front row.",
    "You sneeze and learn of a muscle that nobody had told you about.",
    "The membership card is in your wallet, between the library and a closed video shop.",
    "On the way out you hold the door for somebody and your arm trembles a little, and you are proud of it.",
  ],
  occasions: [
    "people who have not trained since school",
    "the dark weeks after Christmas",
    "a back that spends its days on a chair",
    "beginners who do not like mirrors",
    "parents with forty minutes between work and supper",
    "a first race with a number on the chest",
    "friends who keep meaning to do something together",
    "the months after an operation, once the doctor agrees",
    "children with more energy than garden",
    "a lunch break that needs some air",
    "people who would like to carry their own suitcase at eighty",
  ],
  worries: [
    "whether you are fit enough to begin",
    "whether everybody will be younger than you",
    "what to wear and what to bring",
    "how sore you will be afterwards",
    "if somebody will show you how things work",
    "whether you can stop the contract",
    "what to do with an old injury",
    "how often you have to come before you feel something",
    "whether there will be other beginners",
  ],
  callToAction: {
    any: "Book your first session",
    offer: "Start training",
    event: "Join in",
    "how-to": "Plan your first week",
    launch: "Try a session",
    opening: "Come and try it",
  },
  hashtags: [
    "fitness training",
    "workout",
    "strong",
    "workout motivation",
    "train together",
    "active life",
    "first step",
  ],
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
      "Clean shoes, a towel and something to drink. Nearly everything else can wait until you know what you like. | Clothes you can move in and a bottle of water. Leave the gadgets at home for now.",
    ),
    faq(
      "How long until I notice a difference?",
      "Your mood often changes on the same day, your strength within weeks, and the mirror comes last. Write down what you do, and you will see it sooner. | Give it two months of regular visits. Before that, you will notice it on the stairs and in your sleep.",
    ),
    faq(
      "Will there be other beginners?",
      "Hardly. In most groups somebody has just started, and the others remember what it was like. | No. And those who have been there for years are usually the ones who help with the bench.",
    ),
    faq(
      "Can I train with an old injury?",
      "Often yes, with changes. Ask your doctor or physio what is allowed, and tell the coach before the first exercise. | That should be clarified with a professional first. With their advice, there is mostly plenty left that you can do.",
    ),
    faq(
      "What if I miss a week?",
      "Then you come the week after. Start a little lighter, and do not try to make up for it. | Nothing happens. A gap is only a gap until you turn it into a story.",
    ),
    faq(
      "Is a trial session possible?",
      "Ask for one; it is the honest way to find out. Come at the time at which you would train later. | In most places, yes. Bring your questions, look at the changing rooms, and talk to somebody who trains there.",
    ),
  ],
  cards: [...training, ...sports],
};
