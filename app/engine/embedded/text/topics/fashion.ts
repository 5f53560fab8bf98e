import { card, faq, type Topic } from "./topic";

export const fashion: Topic = {
  key: "fashion",
  words:
    /\b(?:fashion|clothes|clothing|dress(?:es)?|shirts?|t-shirts?|jeans|denim|boots?|shoes?|sneakers?|sandals|wardrobes?|outfits?|knitwear|jackets?|coats?|tailor\w*|boutique|apparel|menswear|womenswear|jewell?ery|handbags?|accessor(?:y|ies)|vintage|collection|linen|wool|textiles?|streetwear)\b/,
  field: "good style",
  problems: [
    "the wardrobe is full and there is still nothing to wear",
    "clothes look good in the picture and wrong on the body",
    "things that cost little are soon worth nothing",
  ],
  promises: [
    "you reach into the wardrobe and the first thing is right",
    "you own less and wear it more",
    "clothes fit your body and your days",
  ],
  scenes: [
    "You try on three things, go back to the first and leave late.",
    "The parcel arrives, you hold it up against the window and know at once that it goes back.",
    "The label is still on it, and it has been hanging there for two summers.",
    "You own five black tops, and only one of them is the one.",
    "The seam goes after the third wash, on a morning without time.",
    "Someone asks where you got that, and it is the oldest thing you have on.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Find yours",
    launch: "See the collection",
    offer: "Shop the offer",
    event: "Come and try it on",
    "how-to": "Find your fit",
  },
  hashtags: ["fashion", "style", "outfit ideas", "slow fashion", "wardrobe"],
  faqs: [
    faq(
      "How do I find the right size?",
      "Measure a piece that fits you well, laid flat, and compare. Sizes differ from maker to maker, and centimetres do not. | Do not trust the number on the label. Ask for measurements, and when you are between two sizes, ask how it is meant to fall.",
    ),
    faq(
      "How do I care for it?",
      "Wash less often, cooler and inside out, and hang things up to air. The label tells you what the cloth can bear. | Read the label once and keep to it. Most clothes are worn out by washing and not by wearing.",
    ),
    faq(
      "How do I know whether it is good quality?",
      "Look at the seams inside, pull gently and hold the cloth against the light. What is neat where nobody looks is usually well made. | Turn it inside out. Even stitches, a firm edge and buttons that sit tight tell you most of it.",
    ),
  ],
  cards: [
    card(
      "Check the seams",
      "Turn it inside out; the seams tell you how long it will last.",
      "Turn it inside out | What the seams tell you | Look inside first",
      [
        "The outside is there to please you. | Shops show you the outside for a reason.",
        "The inside tells you how it was made. | Turn it over and look where nobody looks.",
        "Even stitches, no loose ends, a bit of cloth to spare: that is a good sign. | Pull the seam gently and see whether it gapes.",
        "It takes a few seconds, and you need no training for it. | Do it a few times, and your hands will learn.",
      ],
    ),
    card(
      "Think in outfits",
      "Buy a piece when you can name three things at home that go with it.",
      "Three things it goes with | Think in outfits | Will it find friends at home?",
      [
        "Single pieces are lonely. | A wardrobe full of stars is still not a team.",
        "Before you buy, name three things you own that it goes with. | Picture it with the trousers you wear on most days.",
        "If you need to buy something else to make it work, put it back. | When it asks for new shoes, it is not one purchase but two.",
        "This small rule saves money and mornings. | What passes the test gets worn.",
      ],
    ),
    card(
      "Fit before fashion",
      "What fits your body looks better than what fits the trend.",
      "Fit comes first | Your shape, not the trend | Why fit beats fashion",
      [
        "Trends are made for pictures. | A cut that suits a model may do nothing for you, and that is not your fault.",
        "Look at shoulders, waist and length before you look at anything else. | Sit down in it, lift your arms and take a few steps.",
        "If you keep pulling at it in the mirror, you will do so all day. | Where it pinches now it will pinch later.",
        "Small changes by a tailor can do wonders. | A shorter sleeve or a taken-in waist costs little and changes a lot.",
      ],
    ),
    card(
      "Know your cloth",
      "Touch the cloth and read the label; it decides how it feels in a year.",
      "Feel the cloth | What it is made of | Read the small label",
      [
        "You wear cloth, not a photograph. | Colour is for the eye, cloth is for the skin.",
        "Crumple a corner in your hand and let go. | Rub it between your fingers and hold it against your neck.",
        "Wool breathes, linen cools, cotton is easy to live with. | Natural fibres age kindly, and blends can make them tougher.",
        "Ask how it behaves after ten washes. | The label tells you what you will be doing on washing day.",
      ],
    ),
    card(
      "Buy for your days",
      "Dress for the life you lead, not for the one invitation a year.",
      "Dress for the days you have | Your real week | Buy for Tuesday",
      [
        "Shops sell evenings, and we live in mornings. | Most wardrobes are ready for a wedding and not for a Wednesday.",
        "Go through your week: work, errands, sofa, weather. | Count what you do on most days.",
        "Spend your money where you spend your time. | The jacket you wear daily deserves more than the dress you wear once.",
        "For the one grand evening you can borrow. | Special things may be rare, which is what makes them special.",
      ],
    ),
    card(
      "Care makes it last",
      "Air more, wash less, mend early; good clothes can stay for years.",
      "Make it last | Air more, wash less | Small repairs, long life",
      [
        "Clothes age in the washing machine. | Most things need air more often than water.",
        "Hang them by the window overnight. | Brush the coat, air the jumper, wipe the shoes.",
        "Sew the loose button on while it still hangs by a thread. | A small hole is five minutes' work, a large one a reason to throw it away.",
        "What is looked after becomes part of you. | After some years it has a story, and nothing new can compete with that.",
      ],
    ),
    card(
      "One good piece",
      "One piece you love replaces three that will do.",
      "One instead of three | The piece you love | Buy the one you mean",
      [
        "Three things that will do take up the room of one that is right. | We buy the second choice because the first is dearer, and then we buy it twice.",
        "Wait until you have found the one you mean. | If you are not sure, you probably are.",
        "Think of what it costs each time you wear it. | Divide the price by the days you will have it on.",
        "The sum often speaks for the better one. | Seen that way, cheap can be expensive.",
      ],
    ),
    card(
      "Colour with a plan",
      "Pick two quiet colours and one lively one, and everything goes together.",
      "A small plan for colour | Two quiet, one lively | Colours that get along",
      [
        "A wardrobe without a plan is a drawer of pencils. | Colours quarrel when they have never been introduced.",
        "Choose two quiet ones that you like near your face. | Navy, grey, brown, cream: choose a base and stay with it.",
        "Add one that makes you look awake. | Then add one lively colour, and let it sing.",
        "Getting dressed in the dark is no problem after that. | Everything you own will know everything else.",
      ],
    ),
  ],
};
