import { faq, type Topic } from "../topic";
import { houseCards } from "./house";
import { planningCards } from "./planning";
import { siteCards } from "./site";

export const building: Topic = {
  key: "building",
  words:
    /\b(?:builders?|building (?:firm|company|work|works|site|sites|contractors?|materials?)|construction|contractors?|renovat\w+|refurbish\w*|remodel\w*|extensions?|loft conversions?|conversions?|architects?|architecture|architectural|blueprints?|planning permission|roof(?:s|ers?|ing)?|scaffold\w*|brick(?:s|work|layers?|laying)?|masonry|stonemasons?|plaster(?:ers?|ing)|til(?:ers?|ing)|tiles|carpent(?:er|ers|ry)|timber|concrete|paving|driveways?|house painters?|painters? and decorators?|painting and decorating|decorators?|self-build|new-?build|bathroom (?:fitters?|renovations?)|kitchen (?:fitters?|renovations?)|damp|demolition|joists?|facades?)\b/,
  field: "building that lasts",
  problems: [
    "every renovation begins with a budget and ends with a story",
    "three quotes describe three different houses",
    "decisions are taken on site, between two cement mixers",
    "what lies behind the wall is known after it has been opened",
    "dates slip and nobody says so",
    "people draw rooms before they know how they want to live",
    "dust goes everywhere, above all where it was not supposed to",
  ],
  promises: [
    "the house fits the days that are lived in it",
    "you know each week what is done and what comes next",
    "the bill holds nothing you have not seen before",
    "trades come in the right order",
    "faults are mended before you move in",
    "an old house keeps its face and gets warm feet",
    "you can watch calmly while others work",
  ],
  scenes: [
    "The wall comes down, and behind it is a second wall that nobody knew about.",
    "You wash up in the bath, and by the third week it feels normal.",
    "Somebody has drawn a cross on the floor in chalk, and everyone walks around it with respect.",
    "The digger has come a day early, and the neighbour's car is in front of the gate.",
    "You stand in the shell of the house and ask where the sofa will go, and the wind answers.",
    "The tiler waits for the plumber, the plumber waits for a part, and the part is on a ship.",
    "In the plan there is a wardrobe where in reality there is a chimney.",
    "A builder knocks on the wall, listens, and says “aha” in a tone that costs money.",
    "The tin says grey, the wall says blue, and the two of you say nothing.",
    "On Friday at four there is suddenly silence, and for the first time one hears the house.",
    "You know the man at the builders' merchant by his first name.",
    "In the loft you find a newspaper from the year in which your grandmother was born.",
    "For the fifth time you explain to a friend that it will be finished in spring.",
  ],
  occasions: [
    "a house with a leaking roof",
    "the family that needs one more room",
    "a bathroom from another decade",
    "the loft nobody has looked into since moving in",
    "an inherited house with good bones",
    "a first building plot",
    "a shop that is to become a home",
    "the summer with the scaffold",
    "people who would like to grow old in their house",
    "a kitchen with the wrong wall",
    "the week before the first meeting with an architect",
  ],
  worries: [
    "what it will cost in the end",
    "whether you can live there in the meantime",
    "whether you need a permit",
    "how to recognise a good builder",
    "what happens if something comes up",
    "how long it really takes",
    "who coordinates all the trades",
    "whether the old wall may go",
    "whether to repair or to rebuild",
  ],
  callToAction: {
    any: "Talk to us about your plan",
    launch: "See the finished work",
    offer: "Ask for a site visit",
    event: "Save your place",
    "how-to": "Plan your own project",
    opening: "Come and see our work",
  },
  hashtags: ["renovation", "home renovation", "building", "architecture", "builders", "extension", "house project"],
  faqs: [
    faq(
      "Do I need an architect?",
      "For bearing walls, extensions and permits you usually need someone who may plan them. For the rest, an hour of advice is often well spent. | It depends on the plan and on local rules. An architect also sees possibilities that are not on any list of works.",
    ),
    faq(
      "How large should the reserve be?",
      "Larger in an old house than in a new one. Ask your builder which surprises are usual and set that sum aside from the start. | Enough to deal with one unpleasant find without a loan. If it is left over, the garden will be glad of it.",
    ),
    faq(
      "How do I find a good builder?",
      "Ask for addresses, old ones as well as new ones, and go there. Look at the corners and listen to how the people talk. | Through neighbours and former clients. Then compare offers for the same list of work and choose the person too.",
    ),
    faq(
      "Can we stay in the house during the work?",
      "Often yes, if one room remains clean and closed. For the loudest week you should have another bed. | That depends on water, power and nerves. Plan a retreat with a kettle and a door, and agree on times.",
    ),
    faq(
      "How long does a renovation take?",
      "Longer than the plan says, mostly because of deliveries and drying times. Put some slack into it and decide early. | Have the steps listed with their weeks, and ask which of them depend on the weather. Then add a little.",
    ),
    faq(
      "What do I have to do myself?",
      "Decide, on paper and in time. Everything else you may take over or leave, according to your back. | You choose, pay and answer questions. Clearing out and painting are good jobs for friends, and wires and pipes are not.",
    ),
    faq(
      "What if I want to change something during the work?",
      "Say so early and wait for the answer about cost and time. Three lines in writing keep the peace. | It is possible as long as nothing has been built yet. Afterwards it is possible as well, only with a hammer.",
    ),
    faq(
      "When is the best time to start?",
      "The outside work likes the mild months, the inside does not mind. Planning should begin half a year before. | Count back from the day you want to move in, and be generous with the time for permits and deliveries. Winter is good for drawing.",
    ),
  ],
  cards: [...planningCards, ...siteCards, ...houseCards],
};
