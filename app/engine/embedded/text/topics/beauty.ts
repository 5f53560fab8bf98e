import { card, faq, type Topic } from "./topic";

export const beauty: Topic = {
  key: "beauty",
  words:
    /\b(?:beauty|skin ?care|skin|cosmetics?|make-?up|hair(?:cut|dresser|dressers|dressing|styl\w+)?|salons?|barbers?|nails?|manicures?|spa|facials?|serums?|moisturi[sz]ers?|sunscreen|shampoos?|soaps?|perfumes?|fragrances?|lashes|brows|massages?|wellbeing|wellness|creams?|candles?)\b/,
  field: "looking after yourself",
  problems: [
    "the shelf is full of bottles and the skin is no happier",
    "advice on beauty changes every week",
    "there is never time for the one thing that does you good",
  ],
  promises: [
    "your routine is short and your skin is calm",
    "you leave feeling like yourself, only rested",
    "you know what suits you and can leave the rest",
  ],
  scenes: [
    "The shelf in the bathroom has eleven bottles, and you use three.",
    "You sit down in the chair, say “just a bit shorter” and hold your breath.",
    "You look tired in a photograph from a day on which you felt fine.",
    "You look after everybody all week and find your own hand cream dried up on Sunday.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Book your time",
    launch: "Try it for yourself",
    offer: "Treat yourself",
    "how-to": "Find your routine",
  },
  hashtags: ["beauty care", "self care", "skincare", "glow", "beauty tips"],
  faqs: [
    faq(
      "How do I find out what suits my skin?",
      "Watch it for a few weeks, one new thing at a time. | Start with little: clean, care, protect. Try anything new on a small patch first.",
    ),
    faq(
      "How often should I come?",
      "As often as it does you good and fits your budget. A good professional tells you when you can wait. | That depends on what you want to keep up. Ask at the end of the visit, and take a date that suits you.",
    ),
    faq(
      "What should I say at my first visit?",
      "Say what you like about yourself and how much time you want to spend in the morning. Bring a picture if words are hard. | Tell us what went wrong elsewhere. It helps more than a wish.",
    ),
  ],
  cards: [
    card(
      "Keep it short",
      "Clean, care, protect: three steps you keep are better than ten you do not.",
      "A short routine you keep | Three steps are enough | Less on the shelf",
      [
        "Skin is not a project. | Most skin gets too much attention rather than too little.",
        "Clean it gently, give it some care, protect it from the sun. | Wash it, feed it, shade it: the rest is for fun.",
        "Do that every day, and you have done most of it. | What you do daily counts for more than what you buy.",
        "Extra steps are welcome when you enjoy them. | Everything else is a hobby, and a nice one.",
      ],
    ),
    card(
      "One change at a time",
      "Try one new thing at a time, so that you know what helped.",
      "Change one thing at a time | How to try something new | Patience, for once",
      [
        "If you begin five things on Monday, you will not know on Friday what it was. | New bottles are tempting, and they come in groups.",
        "Start with one, on a small patch behind the ear or on the arm. | Test it for a few days where nobody sees it.",
        "Give it some weeks before you judge it. | Skin takes its time, and so should you.",
        "Stop when it burns; a good product does not need to hurt. | Redness that stays is an answer as well.",
      ],
    ),
    card(
      "Read the label",
      "Look for what is in it, not for what it promises.",
      "Read the back, not the front | What is in it | Ask what it is for",
      [
        "The front of a bottle is written by poets. | Promises are printed large, ingredients small.",
        "The back tells you what you put on your skin. | Turn it over, even if half of the words look strange.",
        "You do not have to know them all, but you can ask. | Ask what the first five are for.",
        "A clear answer is worth more than a pretty jar. | If somebody can explain it simply, you are in good hands.",
      ],
    ),
    card(
      "Bring a picture",
      "Bring a picture of what you like, and one of what you do not.",
      "Bring a picture | Words are slippery | How to say what you want",
      [
        "“Not too short” means something else to everyone. | A centimetre in the mind is not one on the comb.",
        "Bring a picture, or better, two: one you like and one you do not. | Show a photograph of yourself on a good day.",
        "Say how much time you have in the morning, and be honest. | Mention what your hair does when it rains.",
        "Then talk before anything is cut, coloured or mixed. | The first five minutes are the important ones.",
      ],
      /\b(?:hair|salon|barber|stylist|cut|colour|color|nails?|make-?up|brows?)\b/i,
    ),
    card(
      "Sun is sun",
      "Protect your skin on cloudy days too; shade and cream work together.",
      "Mind the sun, even in the cold | Shade and cream | The daily shield",
      [
        "The sun does not need to be seen to be felt. | Clouds hide the sun from you, not you from the sun.",
        "Cream in the morning, and again when you are out for long. | Use more cream than seems polite.",
        "A hat and some shade do as much. | Do not forget the ears, the neck and the backs of your hands.",
        "Of all the habits, skin thanks you most for this one. | It is plain, it is cheap, and you will see it in years to come.",
      ],
      /\b(?:skin|sun\w*|cream|care|face|facial|cosmetic|serum)\b/i,
    ),
    card(
      "Time for yourself",
      "Book time for yourself as you would for somebody else.",
      "Put yourself in the calendar | An hour that is yours | Time you do not share",
      [
        "You keep every appointment but your own. | Everybody gets a slot in your week, and you get what is left.",
        "Put an hour in the calendar and give it a name. | Book it early, so that nothing else can take it.",
        "Come without a plan, if you like, and be looked after. | Leave your phone in the bag.",
        "You will be kinder to the others afterwards. | It is not vanity, it is maintenance.",
      ],
    ),
    card(
      "Think of the seasons",
      "Skin and hair change with the weather, so your routine may, too.",
      "Change it with the weather | Skin has seasons | What the cold does",
      [
        "What was right in summer may be too little in winter. | Heated rooms are deserts, and your skin lives in them.",
        "In the cold, use richer care and cooler water. | When it is warm, go lighter.",
        "Listen when it feels tight or shines. | Your skin tells you, if you look in the morning before you do anything.",
        "You need no new shelf for it, just one jar to swap. | One or two changes a year are plenty.",
      ],
    ),
    card(
      "Choose by scent",
      "Smell is memory; choose what you will still like on a bad day.",
      "Follow your nose | Choose by scent | What a scent does",
      [
        "A scent gets past all arguments. | Noses decide quickly and explain themselves later.",
        "Try it on skin, not on paper. | Put it on in the morning and see whether you still like it at noon.",
        "Choose what calms you rather than what impresses others. | It should feel like an open window.",
        "You will meet it every day, so take your time. | It ought to be welcome on a bad day as well.",
      ],
      /\b(?:scent\w*|soap|perfume|fragranc\w+|candle\w*|oils?|bath|spa|aroma\w*|cosmetic\w*)\b/i,
    ),
    card(
      "Hands tell",
      "A little care for the hands each night is noticed by day.",
      "Do not forget your hands | The evening minute | What hands tell",
      [
        "Faces get all the attention. | Hands do the work and get the leftovers.",
        "Keep a cream next to the bed. | Put the tube where you sit in the evening.",
        "One minute, palms, backs and between the fingers. | Rub it in slowly and think of nothing.",
        "After a week you will catch yourself looking. | It is a small thing, and small things get done.",
      ],
    ),
  ],
};
