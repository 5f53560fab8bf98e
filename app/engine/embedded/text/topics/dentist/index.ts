import { faq, type Topic } from "../topic";
import { atHome } from "./at-home";
import { visits } from "./visits";

export const dentist: Topic = {
  key: "dentist",
  words:
    /\b(?:dent(?:al|ists?|istry|ures?)|(?<!pulling )teeth|(?<!sweet )tooth|toothaches?|toothbrush(?:es)?|toothpaste|gums|orthodont\w+|(?:dental )?hygienists?|(?<!belts? and )braces(?! and (?:belts?|ties))|aligners?|dental implants?|root canals?|veneers|floss(?:ing)?|oral (?:health|care|hygiene|surgeon))\b/,
  field: "looking after your teeth",
  problems: [
    "the dentist is easy to put off until something hurts",
    "many people are more afraid of the chair than of the toothache",
    "the gaps between the teeth are cleaned by nobody",
    "treatment plans are full of words that patients never use",
    "children learn fear of the dentist long before they have a hole",
    "bleeding gums are treated like a matter of course",
  ],
  promises: [
    "small things are found while they are still small",
    "a check-up is something you tick off and forget",
    "you know what will be done before anybody picks up an instrument",
    "your teeth feel smooth when you run your tongue along them",
    "children climb into the chair by themselves",
    "you clean at home what your brush used to miss",
  ],
  scenes: [
    "You feel a twinge on the left, so you chew on the right and call it solved.",
    "The reminder card has been on the fridge so long that it has become part of the fridge.",
    "You brush and brush on the morning of your check-up, as if nobody would notice.",
    "“Do you floss?” asks the hygienist, and you look at the ceiling.",
    "You sit in the waiting room with a magazine and read the same line four times.",
    "The child has brushed, says the child, and the brush is dry.",
    "Somebody asks you a long question while both hands are in your mouth.",
    "The drill is two rooms away and you hear nothing else.",
    "You bite into an ice cream, pull a face and hope that nobody saw.",
    "A popcorn husk has moved in behind your last molar and shows no sign of leaving.",
    "You laugh in a photograph with your hand in front of your mouth.",
    "At the door you are told that everything is fine, and you walk home taller than you came.",
    "The old filling holds until Friday evening, and then it does not.",
  ],
  occasions: [
    "the check-up you have moved three times",
    "a first visit after years away",
    "a child who has just got a first tooth",
    "the weeks before a wedding photograph",
    "a twinge that comes and goes",
    "the summer before a long trip",
    "teenagers with new braces",
    "parents who want to set a good example",
    "people who hold their breath at the sound of the drill",
    "grandparents with dentures that have begun to click",
    "an ordinary cleaning on an ordinary Tuesday",
  ],
  worries: [
    "whether it will hurt",
    "whether you will be told off for the years you stayed away",
    "what it will cost before you have agreed to anything",
    "whether you really need that X-ray",
    "how long your face will be numb afterwards",
    "whether your gums are normal",
    "whether a nervous child can come along",
    "if a cleaning takes anything off the enamel",
    "whether you can say stop in the middle of it",
  ],
  callToAction: {
    any: "Book a check-up",
    launch: "Ask about it at your next visit",
    offer: "Book your visit",
    event: "Save your place",
    "how-to": "Book a check-up",
    opening: "Register with the practice",
  },
  hashtags: ["dentist", "healthy teeth", "dental care", "oral health", "healthy smile", "check up", "dental tips"],
  faqs: [
    faq(
      "How often should I have a check-up?",
      "That depends on your mouth, so ask at your next visit. Some people should be seen more often than others, and the interval may change. | No calendar knows your mouth. Gums, old fillings, habits and age decide, and your dentist can name a rhythm for you.",
    ),
    faq(
      "Does a professional cleaning hurt?",
      "It should not. Sensitive spots can be numbed, and a short word or a raised hand is enough for a pause. | Most people feel pressure and some tickling. If your gums are sore, say so before the start, and ask for a gentler way.",
    ),
    faq(
      "What if I have not been for years?",
      "Then say so on the phone and come anyway. A practice has seen it all before, and a plan works better than a lecture. | Plenty of people stay away for years and then come back. The first visit is there to see how things stand, and the order of the rest is decided together.",
    ),
    faq(
      "When should a child come for the first time?",
      "With the first teeth, and while there is nothing to do. The visit is short, and it makes the later ones easier. | Early, and without a reason. A child who knows the chair from a friendly morning will not fear it on a difficult one.",
    ),
    faq(
      "Is an electric toothbrush better?",
      "For many people it is easier, particularly if they press or hurry. Used with care, a manual brush cleans well too. | It can be, since it does the small movements for you. What counts is that the head is small, the bristles soft and the gaps cleaned as well.",
    ),
    faq(
      "What should I do about sudden toothache?",
      "Ring the practice and describe it: where, since when, and what makes it worse. Until then, rinse with cool water and keep heat away. | Do not wait until it goes away, because that is not always good news. If your face swells or you have a fever, say so on the phone at once.",
    ),
    faq(
      "Will I know the cost beforehand?",
      "Ask for it in writing before anything bigger starts. A plan with steps and figures is a normal thing to want. | You should. Have each step explained and priced, ask what the insurance pays, and take the plan home to think.",
    ),
    faq(
      "Are X-rays really needed?",
      "Sometimes there is no other way to see between teeth and under fillings. You may ask what they are looking for, and say if you might be pregnant. | Not at every visit. If one is suggested, ask for the reason, and mention earlier pictures that could be sent over.",
    ),
  ],
  cards: [...visits, ...atHome],
};
