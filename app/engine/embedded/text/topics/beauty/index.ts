import { faq, type Topic } from "../topic";
import { hairCards } from "./hair";
import { treatments } from "./treatments";

export const beauty: Topic = {
  key: "beauty",
  words:
    /\b(?:beauty(?! of)|hair(?:cuts?|dress(?:er|ers|ing)|styl\w+|care)?|hair ?salons?|(?:nail|beauty|tanning|brow) (?:salons?|bars?|studios?)|salons?|barbers?|barber ?shops?|beards?|shav(?:e|es|ing)|nails(?! and screws)|nail (?:art|polish|technicians?)|manicures?|pedicures?|gel nails|acrylics|facials?|lash(?:es)?(?! out)|brows|eyebrows?|microblading|waxing|threading|sugaring|hair removal|balayage|highlights (?:and|or) (?:colou?r|cuts?)|blow-?dr(?:y|ies)|curls|curly hair|shampoos?|conditioners?|make-?up artists?|bridal (?:hair|make-?up)|beauticians?|spray tans?|aesthetics clinic|dermal|hair extensions|glow up)\b/,
  field: "looking after yourself",
  problems: [
    "words such as short and natural mean something else to everyone",
    "there is never time for the one hour that does you good",
    "it looks wonderful in the salon and will not work at home",
    "people say lovely to the mirror and cry in the car",
    "hair grows in its own time and the calendar is always full",
    "box dye is easy to put on and hard to take back",
  ],
  promises: [
    "you leave feeling like yourself, only rested",
    "your hair does what you want with your own two hands",
    "somebody listens before anything is cut",
    "you know what suits you and can leave everything else",
    "mornings take five minutes less",
    "you look forward to the mirror in the lift",
  ],
  scenes: [
    "You sit down in the chair, say “just a bit shorter” and hold your breath.",
    "You look tired in a photograph from a day on which you felt fine.",
    "You look after everybody all week and find your own hand cream dried up on Sunday.",
    "Your fringe has reached the length at which people ask whether you can see.",
    "“Holiday plans?” asks a voice above you, while your ears are full of foam.",
    "You cut your own fringe, late, with the kitchen scissors, and go to bed early.",
    "The mirror goes round behind you, and you nod at the back of a head you do not know.",
    "On the day of your appointment your hair looks better than it has for weeks.",
    "You hide your hands under the table because one nail has chipped.",
    "Somebody touches your forehead with a warm towel, and you forget what day it is.",
    "You come home with a new colour, and for three days nobody notices.",
    "The barber brushes your neck, and you are eight years old again.",
    "You walk past a shop window, look twice, and it is you.",
  ],
  occasions: [
    "a fringe that has reached the eyes",
    "the week before a wedding",
    "a first grey hair and the thoughts that go with it",
    "a new job that starts on Monday",
    "mothers who have not sat down since breakfast",
    "a boy who hates scissors",
    "the first sandals of the year",
    "a beard in its second week",
    "friends who want to sit side by side",
    "an evening that deserves red nails",
    "a change that has been overdue since spring",
  ],
  worries: [
    "whether they will cut off too much",
    "what it will cost in the end",
    "whether it suits your face",
    "how long it will last",
    "whether you can do it yourself at home",
    "if your hair can take it",
    "whether you have to make conversation",
    "what happens if you do not like it",
    "how early to book before a feast day",
  ],
  callToAction: {
    any: "Book your time",
    launch: "Try it for yourself",
    offer: "Treat yourself",
    event: "Come and join in",
    "how-to": "Ask for advice in the chair",
    opening: "Book your first visit",
  },
  hashtags: ["beauty care", "self care", "hair care", "beauty tips", "new look", "fresh cut", "time for me"],
  faqs: [
    faq(
      "How often should I come?",
      "As often as it does you good and fits your budget. A good professional tells you when you can wait. | That depends on what you want to keep up. Ask at the end of the visit, and take a date that suits you.",
    ),
    faq(
      "What should I say at my first visit?",
      "Say what you like about yourself and how much time you want to spend in the morning. Bring a picture if words are hard. | Tell somebody what went wrong elsewhere. It helps more than a wish.",
    ),
    faq(
      "What if I do not like the result?",
      "Speak up while you are still in the chair, or ring within a few days. Most things can be changed, and everyone prefers that to silence. | Say so, kindly and exactly. “Heavier on the left” gives somebody something to work with.",
    ),
    faq(
      "Do I need a patch test?",
      "For colour, tint and lash glue, yes, some days before, even if you have had it done often. Allergies can appear late. | Ask for it when you book. It takes two minutes and spares you a swollen week.",
    ),
    faq(
      "How early should I book?",
      "For Saturdays, evenings and the weeks before Christmas, early. For a Tuesday morning, a few days are often enough. | At the end of your last visit, ideally. If you are flexible, put yourself on the list for cancellations.",
    ),
    faq(
      "May I bring my child or a friend?",
      "Ask first, since there are scissors, heat and little room. On quiet days it is mostly no trouble. | Usually, if it is somebody who can sit still. For small children, a time of their own works better.",
    ),
    faq(
      "What if I am late?",
      "Ring, and ask what is still possible. Perhaps the cut will do today, and the treatment gets a new date. | A short call helps everyone. Some minutes can be made up, half an hour rarely.",
    ),
    faq(
      "Do I have to chat?",
      "Not at all. Say that you would like it quiet, and close your eyes. | Only if you feel like it. A good professional notices, and otherwise a friendly sentence does it.",
    ),
  ],
  cards: [...hairCards, ...treatments],
};
