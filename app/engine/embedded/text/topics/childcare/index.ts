import { faq, type Topic } from "../topic";
import { nursery } from "./nursery";
import { play } from "./play";

export const childcare: Topic = {
  key: "childcare",
  words:
    /\b(?:nurser(?:y|ies)(?! (?:plants?|garden))|kindergartens?|pre-?schools?|day ?-?care|cr[eè]ches?|child ?care|child ?minders?|nann(?:y|ies)|babysitt\w*|after-?school (?:clubs?|care)|forest school|play ?groups?|toddlers?|bab(?:y|ies)(?! (?:spinach|corn|carrots|leaf))|newborns?|toys?|soft play|play ?cent(?:re|er)s?|play ?dates?|kids['’]? (?:clubs?|classes|activities|part(?:y|ies)|clothes|camps?)|children['’]?s? (?:activities|part(?:y|ies)|clothes|entertain\w*|books?|toys?)|prams?|strollers?|baby (?:carriers?|products?)|slings?|nappies|nappy|diapers?|weaning|holiday clubs?|summer camps?|stay[- ]and[- ]play|baby ?wear|maternity|early years|montessori)\b/,
  field: "life with small children",
  problems: [
    "good places for small children are hard to judge from a brochure",
    "the toy cupboard is full and somebody is bored",
    "mornings with small children fall apart at the shoes",
    "parents get opinions from everybody and no second pair of hands",
    "everything for children is outgrown before it is paid for",
    "rainy Sundays are longer than other days",
  ],
  promises: [
    "mornings are calmer and goodbyes are shorter",
    "children are busy and you know with what",
    "you buy less and it gets used more",
    "you hear a laugh from the next room and can finish your coffee",
    "somebody tells you how the day really went",
    "the afternoon has a plan, even in the rain",
  ],
  scenes: [
    "Everybody is ready, coats are on, and then somebody needs the loo.",
    "One shoe is on the foot, and the other one was last seen in the sandpit.",
    "You have bought the wooden kitchen, and they play with the saucepan lids.",
    "The drawing is of you, and you have nine fingers and no body.",
    "You search the whole flat for a rabbit with one ear while a small person screams.",
    "The pocket of the tiny coat holds three chestnuts, a screw and something that used to be a biscuit.",
    "Your child eats everything at nursery, they say, and you look at the untouched carrot.",
    "At the playground you hold four jackets, two scooters and a snail.",
    "It is suspiciously quiet in the bathroom.",
    "You sing the song of the bus until your own voice gets on your nerves.",
    "Bedtime was at seven, and at nine somebody would like to talk about dinosaurs.",
    "You step on a brick in the dark and learn something about yourself.",
    "A small hand slides into yours at the crossing without being asked.",
  ],
  occasions: [
    "the first morning in a new group",
    "a rainy half-term with two children and one corridor",
    "a first birthday that the guest of honour will not remember",
    "grandparents who would like to give the right thing",
    "parents who go back to work in spring",
    "a toddler who climbs whatever there is",
    "the last weeks before the baby comes",
    "siblings who want the same red car",
    "the long weeks of the summer holidays",
    "an afternoon when everyone is tired and nobody admits it",
    "families who have just moved to the area",
  ],
  worries: [
    "whether your child will settle",
    "what happens when there are tears",
    "how many children one adult looks after",
    "whether you may stay for the first time",
    "what to bring and what will get dirty",
    "whether it is safe for the youngest as well",
    "how long it will fit",
    "what becomes of the nap",
    "if a shy child can join in later",
  ],
  callToAction: {
    any: "Come and have a look",
    launch: "Come and try it",
    offer: "Save a place",
    event: "Bring the children along",
    "how-to": "Ask us about your child",
    opening: "Come and meet the team",
  },
  hashtags: [
    "parenting",
    "childhood",
    "play and learn",
    "family life",
    "toddler life",
    "kids activities",
    "early years",
  ],
  faqs: [
    faq(
      "When should we start looking for a place?",
      "Earlier than seems reasonable, since places go quickly in some areas. Put your name down, and ask when decisions are made. | As soon as you know roughly when you will need one. Visit two or three, and ask to be told when something moves.",
    ),
    faq(
      "How long does settling in take?",
      "As long as your child takes: some need days, many need a few weeks. Keep your own calendar light in that time. | It differs from child to child, and brothers and sisters are no guide. Plan for a couple of weeks, and be pleased if it goes faster.",
    ),
    faq(
      "What if my child is shy?",
      "Shy children are often good observers. Let them watch from your lap, and nobody should pull them into the circle. | Say so beforehand. Come a little early, meet the adult first, and let joining in be an offer and not an order.",
    ),
    faq(
      "What should we bring?",
      "Spare clothes, something against rain and the comforter that must never get lost. A name on everything helps everybody. | Less than the bag can hold: a drink, a change of trousers, a hat. Ask about snacks, because of allergies in the group.",
    ),
    faq(
      "For which age is it right?",
      "The age on the box or in the plan is a hint. Look at what your child can do and likes to do, and ask if you are unsure. | Safety advice for the little ones is a rule, everything else is a suggestion. Children of the same age can be a year apart.",
    ),
    faq(
      "What happens if my child is ill?",
      "With fever or a stomach bug, home is the right place, and usually a little longer than you would like. Ask for the rules before you need them. | Ring in the morning and say what it is. Most places have a rule for when a child may come back, and it protects your own as well.",
    ),
    faq(
      "Can brothers and sisters come along?",
      "Often they can, but rooms and groups have limits. A short message beforehand saves disappointment at the door. | Ask first, because some activities are made for one age. Sometimes the older one is glad of an hour as a helper.",
    ),
    faq(
      "How do I know that a toy is good?",
      "It can be played with in more than one way, and it survives a fall. Look for the safety mark and the age advice. | Watch what the child does with it on the third day. If it is still out of its box by then, it was a good one.",
    ),
  ],
  cards: [...nursery, ...play],
};
