import { faq, type Topic } from "../topic";
import { heatingCards } from "./heating";
import { livingCards } from "./living";
import { makingCards } from "./making";

export const energy: Topic = {
  key: "energy",
  words:
    /\b(?:solar|solar (?:panels?|power|roofs?|installers?)|photovoltaics?|pv|heat pumps?|renewables?|renewable energy|energy|energy (?:advice|advis\w+|efficien\w+|saving|bills?|audits?)|electricity|green (?:energy|power)|insulation|insulat(?:e|ed|ing)|retrofit\w*|home batter(?:y|ies)|battery storage|inverters?|wind (?:power|turbines?)|ev charg\w+|charging (?:points?|stations?)|wall ?box\w*|sustainab\w+|carbon|carbon footprint|net[- ]zero|climate|eco-friendly|circular economy|zero waste|recycling|upcycl\w+)\b/,
  field: "using energy well",
  problems: [
    "energy bills come once a year and explain nothing",
    "everyone sells a part and nobody sells the order",
    "warmth leaves the house through gaps that nobody sees",
    "a heating system is chosen in the coldest week of the year",
    "green promises are many and figures are few",
    "offers for solar panels look alike and mean different things",
    "people would like to do something and do not know what comes first",
  ],
  promises: [
    "you know what to do first and what may wait",
    "the house stays warm with less",
    "the sun on the roof cooks the lunch",
    "an offer can be compared line by line",
    "the bill holds no more surprises",
    "technology runs quietly and you forget about it",
    "you can say in figures what has become better",
  ],
  scenes: [
    "The bill comes in a thin envelope, and you open it standing up.",
    "It draws from the window, and the cat has known about it for years.",
    "You turn up the heating, put on a pullover and turn it down again with a bad conscience.",
    "At noon the roof could supply the whole street, and you are at work.",
    "The boiler makes a noise, and everybody in the room looks at the calendar.",
    "A neighbour explains a heat pump to you over the hedge, with both hands.",
    "Three offers lie on the table, and each of them knows a different roof.",
    "The children turn off the light behind you, although you are still in the room.",
    "You stand in the loft on a cold day and can see the sky between the tiles.",
    "The app shows a curve, and for a week the family washes by it.",
    "In the cellar something hums that nobody in the house can name.",
    "Two jumpers hang over the radiator, and the radiator is heating two jumpers.",
    "You read the word neutral on a packet of biscuits and wonder.",
  ],
  occasions: [
    "a roof that needs doing anyway",
    "the boiler that has seen better winters",
    "a house from your grandparents' time",
    "the yearly bill",
    "families with a washing machine that never rests",
    "the first electric car",
    "tenants with a sunny balcony",
    "a company that wants to know its figures",
    "a street full of identical roofs",
    "the spring before the next cold winter",
    "people who prefer sums to slogans",
  ],
  worries: [
    "whether it is worth it for a house like yours",
    "whether the roof can carry it",
    "how loud it is at night",
    "how long you will live on a building site",
    "what happens in winter without sun",
    "whether to wait for better technology",
    "who helps when something fails",
    "whether there is a grant and when to apply",
    "what to do first if you cannot do everything",
  ],
  callToAction: {
    any: "Ask for a visit",
    launch: "See how it works",
    offer: "Ask for your offer",
    event: "Save your place",
    "how-to": "Check your own house",
    opening: "Come and see it running",
  },
  hashtags: [
    "solar power",
    "heat pump",
    "renewable energy",
    "energy saving",
    "sustainability",
    "green energy",
    "home energy",
  ],
  faqs: [
    faq(
      "Is my roof suitable for solar panels?",
      "Probably more than you think. Direction matters less than shade, so look at the roof in the low winter sun. | East, west and flat roofs work too. What counts is the state of the roof and whatever throws a shadow on it.",
    ),
    faq(
      "Does a heat pump work in an old house?",
      "Often it does, if the radiators manage with lukewarm water. Lower the flow temperature in a cold week and see. | It depends on the warmth the house loses, and not on its birthday. A planner can work that out room by room.",
    ),
    faq(
      "Do I need a battery?",
      "Not necessarily. Look at what you use between sunset and breakfast, and do the sum with that. | It helps if much of your use falls in the evening. You can also have it prepared and add it in a few years.",
    ),
    faq(
      "What should I do first?",
      "Have someone look at the whole house before you buy a part of it. Loft, cellar ceiling and seals are often a cheap beginning. | Read your bills, close the gaps and get advice about the order. The large machines come after that.",
    ),
    faq(
      "Are there grants?",
      "In many places there are, and often the application has to come before the order. Ask your energy adviser or the local authority. | They change often, so look up the current rules for your country. Do not sign anything before you know them.",
    ),
    faq(
      "How long does the work take?",
      "The work on the roof or in the cellar takes days. Planning, permits and delivery take weeks or months. | Less time on site than you fear and more time on paper. Start in a season in which nobody is in a hurry.",
    ),
    faq(
      "What happens in a power cut?",
      "Many solar systems switch off for safety, even if the sun is shining. If you want power then, it has to be planned from the start. | Ask about emergency operation before you buy. It is possible, and it needs the right devices.",
    ),
    faq(
      "Does saving still make sense if I have solar panels?",
      "Yes, since what you do not use needs no panel. It also makes the battery and the heating smaller. | It does. In winter there is little sun, and then every gap you have closed counts.",
    ),
  ],
  cards: [...makingCards, ...heatingCards, ...livingCards],
};
