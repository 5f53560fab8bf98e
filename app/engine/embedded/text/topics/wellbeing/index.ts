import { faq, type Topic } from "../topic";
import { body } from "./body";
import { mind } from "./mind";

export const wellbeing: Topic = {
  key: "wellbeing",
  words:
    /\b(?:(?<!(?:physio|occupational|speech|physical) )therap(?:y|ists?|ies)|psychotherap\w+|psycholog(?:y|ists?)|counsell?(?:ing|ors?)|massages?|masseu(?:r|se)s?|spas?|saunas?|hammam|meditat\w+|mindful(?:ness)?|wellness|well-?being|reiki|reflexology|shiatsu|acupunctur\w*|aromatherapy|sound (?:bath|healing)|breathwork|burn-?out|anxiety|mental health|relaxation|hypnotherap\w+|retreats?|holistic|life coach(?:es|ing)?|self-care|stress relief)\b/,
  field: "your own wellbeing",
  problems: [
    "rest is planned for the day when everything else is done",
    "people ask for help when they have already carried it too long",
    "shoulders live next to the ears and nobody notices",
    "the word wellness is printed on everything from tea to carpets",
    "the first call is harder than all the sessions after it",
    "a full calendar has no room for the person who keeps it",
  ],
  promises: [
    "an hour belongs to you and to nobody else",
    "you breathe out before you answer",
    "you know what to expect before you come through the door",
    "somebody listens without looking at the clock",
    "your shoulders come down and stay down for a while",
    "calm is a habit and not a holiday",
  ],
  scenes: [
    "You hold the phone with your shoulder, stir a pot with one hand and wonder why your neck hurts.",
    "“I am fine”, you say, in the voice of somebody who is not.",
    "The voucher for the massage has been on the pinboard since your last birthday.",
    "You lie awake and hold a meeting with yourself about things that were decided years ago.",
    "You sit in the parked car for five minutes because it is quiet in there.",
    "The meditation app sends a reminder, and you swipe it away with some irritation.",
    "You are on the massage table at last, thinking about the washing machine.",
    "Somebody asks how you are and waits for the answer, and you have to swallow.",
    "On the first day of your holiday you catch a cold.",
    "The bath has run, the candle is lit, and somebody knocks because they cannot find the scissors.",
    "You type “cannot switch off” into a search box, late at night, on a glowing screen.",
    "You leave with a crease from the pillow on your cheek and do not mind who sees it.",
    "The number is in your phone, and your thumb has been above it more than once.",
  ],
  occasions: [
    "a week that has been too loud",
    "the month after a big deadline",
    "a mother who has not had an hour to herself since spring",
    "a first session with somebody new",
    "a neck that has spent the winter at a desk",
    "two friends who want to be quiet together",
    "evenings when the head will not stop",
    "a birthday present that takes up no shelf",
    "the dark end of November",
    "couples who quarrel about the dishwasher",
    "people who look after everybody else",
  ],
  worries: [
    "whether your problem is big enough",
    "what you will have to take off",
    "what happens with the things you say",
    "whether you can change your mind after the first time",
    "how many sessions it takes",
    "whether you will have to talk about your childhood",
    "if it is all right to fall asleep",
    "whether men come too",
    "what to do if you start to cry",
  ],
  callToAction: {
    any: "Take an hour for yourself",
    launch: "Try a first session",
    offer: "Book your hour",
    event: "Keep a place for yourself",
    "how-to": "Start with one breath",
    opening: "Come and look around",
  },
  hashtags: ["wellbeing", "self care", "slow down", "mindfulness", "time for yourself", "relax", "inner calm"],
  faqs: [
    faq(
      "How do I know whether this is right for me?",
      "Come for a first talk or a single treatment and see how you feel two days later. You owe nobody a second appointment. | Ask for what you need in plain words and listen to the answer. If you feel hurried or talked into something, look elsewhere.",
    ),
    faq(
      "What should I wear or bring?",
      "Something comfortable and a little time before and after. For treatments, towels are normally there, but ask when you book. | Nothing special. Take off watch and jewellery, bring an extra layer for afterwards, and leave the laptop at home.",
    ),
    faq(
      "Is what I say confidential?",
      "In therapy and counselling, yes, with limits that have to do with safety. Ask for them at the start, and you should get a clear answer. | It should be. Ask how notes are kept, who can see them and what happens if you meet by chance.",
    ),
    faq(
      "How often should I come?",
      "Begin with one visit and decide from there. Too often is as little use as once every other year. | That depends on what you are coming for. Somebody honest tells you when you can leave longer gaps.",
    ),
    faq(
      "Can I come when I am pregnant or ill?",
      "Ask your doctor or midwife first and mention it when you book. Some treatments can be adapted, and others have to wait. | Please say so beforehand. It may need another method or another month, and that is better known in advance.",
    ),
    faq(
      "What if I do not feel comfortable?",
      "Say stop, at any time and without a reason. Anybody who takes offence at that has chosen the wrong work. | Then speak up straight away or end the session. You can also ask for another person or another room next time.",
    ),
    faq(
      "Can I learn to meditate if I am restless?",
      "Restless people are welcome, and they are in the majority. Start with a minute, walking if you cannot sit. | Yes. Being restless is not an obstacle, it is the material you work with. A group or a teacher makes the start easier.",
    ),
    faq(
      "Does it replace a doctor?",
      "No. If you have pain, an illness or symptoms that worry you, see a doctor first, and come for the rest. | It does not, and anyone who says so deserves your distrust. What is medical belongs to people with medical training.",
    ),
  ],
  cards: [...body, ...mind],
};
