import { faq, type Topic } from "../topic";
import { hosting } from "./hosting";
import { weddingCards } from "./weddings";

export const events: Topic = {
  key: "events",
  words:
    /\b(?:weddings?|brid(?:e|es|al|esmaids?)|honeymoons?|wedding planners?|event (?:planners?|planning|management|venues?|organi[sz]\w+|hire|styling|company|agency|agencies)|events (?:company|agency|team|business)|part(?:y|ies) (?:planners?|planning|hire|venues?|suppliers?|decor\w*)|venue hire|wedding venues?|venues?|marquees?|cater(?:ing|ers?)|banquets?|receptions? venues?|celebrants?|toastmasters?|corporate events?|conferences?|private (?:dining|hire|part(?:y|ies))|hen (?:party|parties|dos?)|stag (?:party|parties|dos?)|baby showers?|christenings?|balloons?|party bands?|wedding djs?|function rooms?|ballrooms?)\b/,
  field: "planning a celebration",
  problems: [
    "hosts spend their own party with a list in their hand",
    "the budget is gone before anybody has thought of the guests",
    "venues look alike until it rains",
    "decisions about one day take up every evening of a year",
    "guests remember the queue and not the flowers",
    "everybody has an opinion and nobody has the phone numbers",
  ],
  promises: [
    "you are a guest at your own celebration",
    "somebody else watches the clock",
    "the day has air in it and nothing feels rushed",
    "the money goes where people will notice",
    "your guests are fed, warm and glad that they came",
    "you remember faces and not the timetable",
  ],
  scenes: [
    "There is no room left on the board for another picture, and you still do not know where the guests will sit.",
    "“Just something small”, you said, and the list has two columns by now.",
    "You are greeting your grandmother when somebody asks where the cake should go.",
    "The forecast for your day changes hourly, and you know every version.",
    "The speech has three pages, and the soup has been ready since page one.",
    "One aunt cannot sit next to one uncle, and neither of them may know why.",
    "The caterer asks about allergies, and you realise that you have asked nobody.",
    "Somebody leans on the light switch, and for a second the party looks like a dentist's.",
    "The children have found the dessert table before anyone else did.",
    "You walk through an empty hall and try to imagine it full of happy people.",
    "The microphone squeals, somebody laughs, and suddenly the evening is under way.",
    "At midnight you sit on the steps with your shoes beside you and a sausage in your hand.",
    "The date is fixed, the hall is booked, and then you look at the football calendar.",
  ],
  occasions: [
    "a wedding with more friends than cousins",
    "a birthday with a nought at the end",
    "the summer party that the whole company will talk about",
    "two families who are about to meet",
    "a christening in a garden that may be wet",
    "an anniversary that should not look like the last one",
    "a conference where people really talk",
    "a farewell that should not be sad",
    "an engagement that was a surprise to one of the two",
    "a long table under trees",
    "hosts who would like to dance as well",
  ],
  worries: [
    "how many guests really come",
    "what happens if it rains",
    "whether the budget will hold",
    "how far ahead you have to book",
    "what is included and what comes on top",
    "whether everybody will find something to eat",
    "until when you can change the numbers",
    "who is there on the day if something goes wrong",
    "whether the neighbours will complain",
  ],
  callToAction: {
    any: "Tell us about your day",
    launch: "See what is possible",
    offer: "Ask for your date",
    event: "Come and look around",
    "how-to": "Plan your celebration",
    opening: "Come and see the rooms",
  },
  hashtags: ["event planning", "celebration", "party ideas", "hosting", "special day", "guests", "save the date"],
  faqs: [
    faq(
      "How early should we book?",
      "As soon as the date is fixed, since good people and rooms go first in summer and in December. For weekdays and winter, you can be more relaxed. | Venue first, then food, then music and pictures. The rest can wait until you know the number of guests.",
    ),
    faq(
      "What if the number of guests changes?",
      "It will. Ask until when you can give the final number and what happens if five more or five fewer come. | That is normal. Agree on a deadline in the contract, and plan with a small reserve.",
    ),
    faq(
      "How do you deal with allergies and diets?",
      "Ask your guests with the invitation, and pass the list on early. Serious allergies should be discussed with the kitchen directly. | A list with names helps more than a number. Labels on the dishes do the rest.",
    ),
    faq(
      "Can we bring our own suppliers?",
      "Some venues are open to it, others work with a fixed list. Ask before you promise your cousin the bar. | That depends on the house. Find out about access times, power, corkage and insurance at the first visit.",
    ),
    faq(
      "What happens if it rains?",
      "There should be a plan for that on paper, with a place, a time and a person who decides. Ask to see the space. | Then the other plan comes out of the drawer. Choose one that you would be happy with on any day.",
    ),
    faq(
      "Do we need a planner?",
      "If you enjoy lists and have free evenings, perhaps not. For the day itself, somebody who holds the strings is worth a great deal. | Think about what you would like to do that day. Whatever is not on that list can be given to somebody else.",
    ),
    faq(
      "How do we keep to the budget?",
      "Decide on the three things that matter, and spend there. Then keep a tenth aside for what nobody foresees. | The number of guests decides more than anything else. Write down every offer, and ask what is not included.",
    ),
    faq(
      "How long should a celebration last?",
      "Long enough for two good conversations and one surprise. An end on the invitation helps guests with children and trains. | Shorter than you fear. It is better when people go while they would like to stay.",
    ),
  ],
  cards: [...weddingCards, ...hosting],
};
