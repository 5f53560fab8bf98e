import { faq, type Topic } from "../topic";
import { buyingClothes } from "./buying";
import { caringForClothes } from "./caring";
import { shoesAndBags } from "./shoes-and-bags";
import { wearingClothes } from "./wearing";

export const fashion: Topic = {
  key: "fashion",
  words:
    /\b(?:fashion|clothes|clothing|dresses|(?:summer|linen|wedding|evening|silk|wrap|midi|maxi) dress|dressmak\w*|(?<!t-)shirts?|t-shirts?|jeans|denim|boots?|shoes?|sneakers?|trainers(?! for)|sandals|wardrobes?|outfits?|knitwear|jumpers?|cardigans?|jackets?|coats?|raincoats?|tailor(?:s|ed|ing)?|dress boutique|apparel|menswear|womenswear|childrenswear|handbags?|accessories|vintage(?! wines?| cars?| furniture| watch)|(?:capsule|summer|winter|spring|autumn|new|linen) collection|linen|wool|textiles?|streetwear|activewear|swimwear|lingerie|cobblers?|suits?(?! (?:you|your|every|all|any))|hats?|scarves|underwear|leather bags?|alterations)\b/,
  field: "good style",
  problems: [
    "the wardrobe is full and there is still nothing to wear",
    "clothes look good in the picture and wrong on the body",
    "things that cost little are soon worth nothing",
    "sizes mean something different in every shop",
    "trends change faster than anyone can wash",
    "what is comfortable seldom looks good, and what looks good seldom lets you sit",
  ],
  promises: [
    "you reach into the wardrobe and the first thing is right",
    "you own less and wear it more",
    "clothes fit your body and your days",
    "you feel like yourself, only slightly better dressed",
    "the things you love last long enough to get a history",
    "you pack for a week in ten minutes",
  ],
  scenes: [
    "You try on three things, go back to the first and leave late.",
    "The parcel arrives, you hold it up against the window and know at once that it goes back.",
    "The label is still on it, and it has been hanging there for two summers.",
    "You own five black tops, and only one of them is the one.",
    "The seam goes after the third wash, on a morning without time.",
    "Someone asks where you got that, and it is the oldest thing you have on.",
    "In the changing room the light is green, the curtain has a gap, and you wonder whether it is you.",
    "You lie on the bed to close the zip and promise yourself not to eat.",
    "The jumper went into the wash as yours and came out as the dog's.",
    "You pack eleven outfits for four days and wear the same trousers throughout.",
    "The shoes were made for sitting, and the wedding has a dance floor.",
    "There is a chair in the bedroom that nobody has sat on for years, as it is fully dressed.",
    "You find a ten-year-old ticket in a coat pocket and remember the whole evening.",
    "Your father's old jacket fits you better than it ever fitted him.",
  ],
  occasions: [
    "a wedding at which you will have to dance",
    "the first day in a new job",
    "a weekend with one small bag",
    "a Tuesday with three kinds of weather",
    "a party you had forgotten",
    "a summer in the city",
    "the walk to work in the rain",
    "an interview on a video call",
    "the first cold morning in October",
    "a dinner with people you would like to impress a little",
    "a body that has changed",
    "a long trip by train",
  ],
  worries: [
    "whether the size will fit",
    "how to tell good quality from a good photograph",
    "whether it can be taken in or let out",
    "how to wash linen, wool or silk",
    "what to wear to a wedding that says “smart casual”",
    "whether you can wear the colour at all",
    "whether it will go with what you own",
    "how long leather takes to give",
    "whether a trend is worth the money",
    "whether it can be sent back",
  ],
  callToAction: {
    any: "Find yours",
    launch: "See the collection",
    offer: "Choose your favourite",
    event: "Come and try it on",
    "how-to": "Find your fit",
    opening: "Come in and try it on",
  },
  hashtags: ["fashion", "style", "outfit ideas", "slow fashion", "wardrobe", "what to wear", "well made"],
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
    faq(
      "Can it be altered?",
      "Hems, waists and sleeves usually can; shoulders hardly ever. Look for spare cloth in the seams before you buy. | Often, yes. Put it on with the shoes you will wear, and have it pinned by somebody who sews.",
    ),
    faq(
      "What if I order the wrong size?",
      "Read the terms for returns before you order, and try it on at home with the label still attached. If you are in doubt, write to us with your measurements. | Ask first, since an honest answer about the cut saves the parcel. Should it happen anyway, send it back soon and unworn.",
    ),
    faq(
      "What should I wear to a wedding?",
      "Look at the place, the hour and the shoes you can stand in. Leave white to one person, and take something for the shoulders. | Go by the invitation, and ask the couple if it puzzles you. Better a plain outfit that fits than a grand one that pinches.",
    ),
    faq(
      "How do I build a wardrobe that works?",
      "Begin with what you wear each week and replace the weakest piece. Two quiet colours and one lively one make nearly everything go together. | Slowly. Write down for a month what you really put on, and buy only what fits in with that.",
    ),
    faq(
      "How do I break in leather shoes?",
      "Wear them at home with thick socks, an hour at a time, and give them a day off in between. Leather gives in width and never in length. | Patiently. Buy them in the afternoon, when your feet have had a day to swell, and do not take them to a wedding on day one.",
    ),
  ],
  cards: [...buyingClothes, ...wearingClothes, ...caringForClothes, ...shoesAndBags],
};
