import { card, faq, type Topic } from "./topic";

const property =
  /\b(?:real estate|estate agen\w+|realtors?|propert(?:y|ies)|hous(?:e|es) for sale|buyers?|sellers?|selling a|buying a|viewings?|lettings?|rent(?:al|als|ing)?|mortgage)\b/i;
const notProperty = /^(?![\s\S]*\b(?:real estate|estate agen\w+|realtors?|lettings?))/i;

export const home: Topic = {
  key: "home",
  words:
    /\b(?:homes?|houses?|apartments?|flats?|real estate|estate agen\w+|realtors?|propert(?:y|ies)|furniture|interiors?|renovat\w+|plumb\w+|electrician\w*|roof\w*|heating|boilers?|garden(?:s|ing|er|ers)?|landscap\w+|clean(?:ing|ers)|kitchens?|bathrooms?|carpent\w+|joiner\w*|decorat\w+|paint(?:ing|ers?)|solar|insulation|builders?|handyman|movers|lighting|windows)\b/,
  field: "a home that works",
  problems: [
    "small jobs at home wait until they are large ones",
    "it is hard to tell who does good work before the work is done",
    "a home is the largest decision most people make and the one they get least help with",
  ],
  promises: [
    "you come home and everything does what it should",
    "work at home is done once and done properly",
    "you decide about your home with a clear head",
  ],
  scenes: [
    "The tap drips, and at night you know exactly how often.",
    "Someone comes, says “oh dear”, and leaves to get a part.",
    "You have three estimates on the table, and they describe three different jobs.",
    "You hold a paint card against the wall and like it less each time you look.",
    "There is one room that has been waiting since you moved in.",
    "The pictures showed a bright room, and you stand in it with the light on at noon.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Ask for a visit",
    launch: "Come and see it",
    offer: "Get your offer",
    "how-to": "Ask us your question",
    event: "Save your place",
  },
  hashtags: ["home tips", "home improvement", "interior ideas", "my home", "living"],
  faqs: [
    faq(
      "How do I compare offers?",
      "Check that they describe the same work, with the same materials and the same end. Only then compare the sums. | Lay them side by side and look for what is missing. The cheapest is often the one that left something out.",
    ),
    faq(
      "When should I start planning?",
      "Earlier than feels necessary, because good people are booked ahead. A rough idea and a few pictures are enough for the first talk. | As soon as you know what bothers you. You do not need a solution yet, since finding one is part of the work.",
    ),
    faq(
      "What should I prepare for a first visit?",
      "Take some photographs, measure roughly and write down what you would like to change. Say what has to stay. | A list of what annoys you in daily life. It tells more than a wish list.",
    ),
  ],
  cards: [
    card(
      "Measure twice",
      "Measure the room, the door and the stairs before you fall in love.",
      "Measure before you fall in love | Twice is cheaper | The tape comes first",
      [
        "Things shrink in shops and grow in rooms. | What looks dainty in a hall fills a wall at home.",
        "Measure the place, the door and the turn of the stairs. | Note height, width and depth, and the way in.",
        "Mark it on the floor with tape and walk around it for a day. | Lay out newspaper where it will stand.",
        "You will know by the evening whether it is in the way. | It costs you a strip of tape and saves a return.",
      ],
      notProperty,
    ),
    card(
      "Fix it small",
      "Repair small things while they are small; water is never patient.",
      "Repair it while it is small | Small jobs first | What a drip costs",
      [
        "A house speaks softly before it shouts. | First there is a stain, then there is a hole.",
        "Go round twice a year with a notebook: roof, taps, windows, cellar. | Look up at the gutters and down at the drains.",
        "Note what has changed since last time. | Write down what squeaks, drips or sticks.",
        "Most of it takes an hour, as long as you do not wait. | Today it is a washer, next year a ceiling.",
      ],
      notProperty,
    ),
    card(
      "Ask who comes",
      "Ask who will do the work, when they start and who you can call.",
      "Ask who will come | Names, dates, numbers | Before the work begins",
      [
        "You hire a person and not a logo. | The one who sells is rarely the one who drills.",
        "Ask who will come, when they begin and when they will be done. | Have a name, a date and a number to call.",
        "Ask what could go wrong and what happens then. | Let them tell you what might delay it.",
        "Put it down in writing, on half a page. | A few lines on paper keep everybody friendly.",
      ],
      notProperty,
    ),
    card(
      "Light first",
      "Look at the light before the furniture; it changes a room the most.",
      "Begin with the light | Light before furniture | What a lamp can do",
      [
        "Most rooms do not need a new sofa but a second lamp. | One lamp in the middle of the ceiling makes every room look tired.",
        "Put light where you read, where you cook and where you sit. | Use several small ones instead of one large one.",
        "Warm light in the evening, clear light for work. | Hide the bulb and let it shine on a wall.",
        "It is the cheapest change with the largest effect. | Try it with lamps you own before you buy anything.",
      ],
      notProperty,
    ),
    card(
      "Live in it first",
      "Live with a room for a while before you change it.",
      "Live with it first | Do not rush the plan | Let the room speak",
      [
        "You do not know a room until you have been ill in it. | On the first day you see walls, after a month you see habits.",
        "Notice where the bags land and where everybody stands. | Watch where the sun is at breakfast.",
        "Plan with that, and not with a picture from a magazine. | Those habits are your plan.",
        "A year later you will still like it. | You will change less and get more.",
      ],
      notProperty,
    ),
    card(
      "Come back at night",
      "See a place twice: once by day, once on a weekday evening.",
      "See it twice | Come back in the evening | What a viewing does not show",
      [
        "A viewing is a first date. | Everybody tidies up for a viewing, and the street does too.",
        "Come back on a weekday evening and listen. | Walk there from the station, in the rain if you can.",
        "Stand by the window, open it and wait. | Talk to somebody on the stairs.",
        "What you notice then is what you will live with. | If you still like it, it means something.",
      ],
      property,
    ),
    card(
      "Know your limit",
      "Fix your upper limit at home, before the heart joins in.",
      "Set your limit at home | Figures before feelings | What can you carry?",
      [
        "In the kitchen with the big window, all sums look possible. | Hearts are bad at arithmetic.",
        "So work out at home what you can carry, with something to spare. | Set the limit before the first viewing and write it down.",
        "Add what comes on top: fees, repairs, moving, curtains. | Leave room for the repairs that nobody mentioned.",
        "With a clear limit you can bargain calmly. | You can say no then, and that is worth a lot.",
      ],
      property,
    ),
    card(
      "Read the papers",
      "Ask for the papers early and read the dull parts first.",
      "Read the dull parts first | Ask for the papers | What the folder tells you",
      [
        "The walls are easy to see, the papers are not. | Bricks show their faults, and folders hide them.",
        "Ask for plans, minutes, bills and certificates early. | Have the last years' running costs shown to you.",
        "What is missing is an answer as well. | Take the folder home and mark what you do not understand.",
        "Let somebody who does this every day look at it. | An hour with an expert now is well spent.",
      ],
      property,
    ),
    card(
      "Show it honestly",
      "Good pictures, true words and a tidy hall sell better than praise.",
      "Show it as it is | How to show a home | Tidy, bright, honest",
      [
        "Buyers forgive a scratch and not a surprise. | Nobody believes “a unique jewel” any more.",
        "Open the curtains, clear the hall, mend the bell. | Clean windows do more than flowers.",
        "Name the weak point yourself, and what it would take to fix it. | Say what is old, and people will believe what you say about the rest.",
        "Trust is what gets people to a second visit. | The right person does not need to be talked into it.",
      ],
      property,
    ),
    card(
      "Ask the neighbours",
      "Neighbours tell you what no listing will.",
      "Talk to the neighbours | The street is part of it | What no listing tells you",
      [
        "You move into a street and not just into a flat. | Four walls are only half of a home.",
        "Ask somebody on the pavement what it is like to live here. | Buy bread round the corner and listen.",
        "School, noise, parking, the bar downstairs: they know. | People like to be asked, and they are seldom diplomatic.",
        "Ten minutes there can save you years. | You may get to know your neighbour on the way.",
      ],
      property,
    ),
    card(
      "Plan the order",
      "Do the hidden work first: pipes and wires before paint.",
      "First what nobody sees | The right order | Pipes before paint",
      [
        "Paint is fun, and that is why people start with it. | Everyone likes to choose tiles.",
        "Begin behind the wall: water, wires, warmth. | What lies under the floor comes first.",
        "Do the rough jobs before the fine ones, and the ceiling before the floor. | Dust falls downwards, so work from top to bottom.",
        "It is duller at first and cheaper in the end. | You will not have to open anything twice.",
      ],
    ),
    card(
      "Keep the plan",
      "Keep plans, colours and part numbers in one envelope.",
      "An envelope for the house | Keep what you will need again | Notes for later",
      [
        "In five years nobody will know what that white was called. | Houses have a short memory.",
        "Keep the paint codes, manuals and plans in one place. | Photograph the wall before it is closed.",
        "Write down who did what, and when. | Add the name of whoever did good work.",
        "The next repair will take half the time. | You, or whoever comes after you, will be grateful.",
      ],
    ),
  ],
};
