import { type Card, card } from "../topic";

const cafe =
  /\b(?:caf[eé]s?|coffee (?:shops?|house|bar|cart|van)|barista|espresso bar|brunch|tea ?rooms?|opening|neighbourhood)\b/i;

export const inTheCafe: Card[] = [
  card(
    "Ask the people",
    "Tell the person behind the counter what you like<.|, since that is what they are there for.|, and ask what comes close.>",
    "Ask the people behind the counter | Say what you like | A question worth asking",
    [
      "Nobody expects you to speak the language of tasting notes. | “I like it strong” is a perfectly good way to begin.",
      "Say what you drink at home, and what you did not enjoy lately. | Describe a cup you remember, even if your words for it seem odd.",
      "Mention whether it will meet milk, because that changes which beans make sense. | Add how you brew and how much time you have before work.",
      "From there, somebody who knows their coffee can help you at once. | And if the suggestion was wrong, go back and say so; the next one will be closer.",
    ],
  ),
  card(
    "Make it a pause",
    "Sit down for the first cup, <because five quiet minutes change the morning|without a screen|and give it five quiet minutes>.",
    "Make a pause of it | The quiet minutes | Sit down for the first one",
    [
      "The cup you drink standing up is hardly a cup at all. | Good coffee needs little, but it does need you to be there.",
      "Take a chair, look out of the window, and leave the telephone in another room. | For the length of one cup, nobody has to be answered and nothing has to be read.",
      "A few minutes are enough to notice that it changes as it cools. | You will taste more in the second half, when the heat no longer gets in the way.",
      "It is a cheap luxury, and it is yours before the day has a claim on you. | Whatever comes after that, one part of the day was good.",
    ],
  ),
  card(
    "Flat white or latte?",
    "It is all espresso and milk: cortado, flat white, cappuccino and latte differ in how much.",
    "What is the difference, anyway? | The board, explained | From short to long",
    [
      "The board behind the counter looks like a railway timetable in Italian. | Nearly all the names on the board mean the same two things in different amounts.",
      "At the short end stands the espresso, then comes one with a spot of foam. | An espresso is the engine, and the milk decides how big the car is.",
      "A flat white is small and strong under thin, silky milk; a cappuccino wears a thicker hat. | A latte holds more milk than the others, so it is mild and lasts through a conversation.",
      "If you want to taste the beans, order something small. | Nobody minds if you say “not too milky”, as that is a clearer order than most.",
    ],
    /\b(?:caf[eé]s?|coffee (?:shops?|house|bar|cart|van)|barista|espresso|latte\w*|flat whites?|cappuccinos?|menus?)\b/i,
  ),
  card(
    "The quiet hour",
    "Come between the rushes: after nine or at half past two there is time for your question.",
    "When the café is yours | Between the rushes | The hour after the commuters",
    [
      "A café at eight and a café at ten are two different businesses. | In the morning rush, even the friendliest barista has no time for your thoughts on roasting.",
      "Once the commuters have gone, cups get polished and people look up. | There is a lull before lunch, and another before school is out.",
      "That is when you can ask what is in the grinder and have a sniff of the bag. | You get the seat by the window, and somebody will tell you what came in this week.",
      "If you work there, order again from time to time, and take calls outside. | Bring the crossword, or nothing at all.",
    ],
    cafe,
  ),
  card(
    "Something beside it",
    "Put nuts with chocolatey coffee, fruit with bright coffee and salt with sweet milk drinks.",
    "What goes with your coffee | Cake has its own coffee | Biscuit, fruit or cheese?",
    [
      "Coffee gets cake as a matter of course, and hardly anyone asks which. | A biscuit on the saucer is a habit; choosing one is a pleasure.",
      "Dark, chocolatey coffees like nuts, caramel and butter, since they speak the same language. | Put a brownie with an espresso and each makes the other deeper.",
      "Bright, fruity ones want lemon cake, berries, or a plain croissant that keeps out of the way. | With a light filter coffee, try something with fruit, and taste them by turns.",
      "Sugar in the cake makes an unsweetened drink taste thinner, so go one size stronger. | Try a salty thing as well: cheddar and black coffee is no joke.",
    ],
  ),
  card(
    "Coffee for a crowd",
    "For a crowd, brew filter coffee in big pots and put it in flasks; leave lattes to the café.",
    "Coffee for twenty people | Big pots and warm flasks | How to serve a crowd",
    [
      "Making twenty cappuccinos at home is a way of missing your own party. | With guests, no machine in the house beats a plain filter.",
      "Brew strong in large pots, and pour it into flasks that you have warmed with hot water. | Filter coffee holds in a good flask for an hour or two, and on a hotplate for hardly any time.",
      "Reckon on two cups a head in the morning and one in the afternoon, and add a decaf for the evening. | Put out milk, an oat drink and sugar, and let people help themselves.",
      "Grind it shortly before, even if the neighbours hear. | Keep a thermos back for the helpers who do the washing-up.",
    ],
    /\b(?:office\w*|events?|catering|part(?:y|ies)|meetings?|teams?|weddings?|groups?|wholesale|coffee cart|christmas)\b/i,
  ),
  card(
    "A bag as a present",
    "Give beans with a roast date and a note on how you brew them, and ask what grinder they have.",
    "Coffee as a present | What to give a coffee lover | A bag, a note, a date",
    [
      "Coffee is a present that gets used, and on a Monday at that. | People who love coffee already own a grinder and an opinion.",
      "Find out two things in secret: how they brew, and whether they can grind. | Whole beans for someone without a grinder are a paperweight, if a fragrant one.",
      "Choose a fresh bag that they would not buy for themselves, such as a rare origin or a wild process. | Two small bags that are opposites make a tasting, and that is more fun than one large one.",
      "Write on the label how you like it yourself. | Give it soon after roasting, since this is one present that should not be stored.",
    ],
    /\b(?:gifts?|presents?|christmas|birthdays?|subscriptions?|beans?|roast\w*|father|mother)\b/i,
  ),
  card(
    "Bring your own cup",
    "Bring your own cup and have it filled; drink it within the hour, and rinse it before the lid.",
    "The cup in your bag | Bring your own cup | To go, without the rubbish",
    [
      "A paper cup is used for a quarter of an hour and remembered by the bin. | Lids are made so that you can drink without smelling, which is a pity.",
      "Your own cup keeps the heat, and with a wide rim your nose has a part in it. | Choose one with an opening large enough to smell through and a seal that you trust in a bag.",
      "Hand it over open and clean, before you order, so that the right size gets made. | Say what you want in it first; a small drink in a big cup goes cold at once.",
      "Rinse it the same day, since milk under a rubber ring has no mercy. | And if you have ten minutes after all, ask for porcelain and stay.",
    ],
    cafe,
  ),
];
