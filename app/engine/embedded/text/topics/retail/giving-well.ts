import { type Card, card } from "../topic";

export const givingWell: Card[] = [
  card(
    "Think of their Monday",
    "Choose a gift by what the person does each week and not by what they own.",
    "A gift with a reason | Think of their Monday | Look at what they do, not what they have",
    [
      "People who have everything are a myth; they merely have everything large. | “Something for a man of sixty” is what people ask for, and no shop has a shelf for that.",
      "Think of an ordinary week of theirs: what do they do by hand, where do they sit, what do they grumble about? | Go through their Monday in your mind, from the kettle to the bedside lamp.",
      "Somewhere along the way there is a small thing that could be nicer. | A better version of something they use every day is a gift that gets used every day.",
      "Tell the shop about the person, and not about the category. | “She swims and hates plastic” is a sentence that a good shop can work with.",
    ],
  ),
  card(
    "Keep a list all year",
    "Note in March what somebody sighs over; in December you only have to look it up.",
    "The list that saves December | Write it down in March | Presents begin with listening",
    [
      "All year long, people say what they would like, only never when you ask. | “I have always wanted one of those” is said once, in passing, in front of a window.",
      "Write it down at once, on your phone, under their name. | Keep a note for each person you love, and add to it whenever they sigh at something.",
      "By the autumn you will have a list that they themselves have forgotten. | When the day comes you need not think, only read.",
      "Buy it when you see it, hide it, and note down where you hid it. | The look on their face comes mostly from having been heard.",
    ],
  ),
  card(
    "Wrap it like you mean it",
    "Use plain paper, good string and one real thing on top: a twig, a tag, a biscuit.",
    "Wrapping without glitter | Paper, string and one real thing | The first thing they see",
    [
      "Before anyone sees your present, they see your corners. | Nobody has ever complained about brown paper with a handsome bow.",
      "Fold the edges inwards, pull it tight, and use less tape than you want to. | Cut the paper so that it just overlaps; most crooked parcels suffer from too much of it.",
      "String or ribbon once around, and on top a twig, a feather or a biscuit. | Something real under the knot makes it look like a picture, such as rosemary, a pencil or a child's drawing.",
      "Odd shapes go into a box, a cloth or a bag, and nobody will guess. | Write the name by hand, since a sticker is for jam.",
    ],
  ),
  card(
    "Children's presents",
    "Give children things that do little by themselves: the child has to be the engine.",
    "Toys that leave something to do | The child is the engine | The box was the good part",
    [
      "A toy that does everything by itself is soon left to do so. | Every parent knows the day on which the box won against its contents.",
      "Blocks, balls, scarves and pencils can be anything, and so they last for years. | The less a thing can do, the more the child has to, and that is what we call playing.",
      "Ask the parents about noise, space and what is already there, particularly before you choose a drum. | Think of where it will be tidied away, and of who will be doing it.",
      "One present well chosen beats a heap, since a heap is only unwrapped. | Give yourself along with it: build the first tower together, on the floor.",
    ],
    /\b(?:toys?|child\w*|kids?|bab(?:y|ies)|games?|gifts?|presents?|christmas|famil(?:y|ies))\b/i,
  ),
  card(
    "A host's small present",
    "Bring hosts something that needs no vase, no oven and no attention at the door.",
    "What to bring to dinner | A present for the host | Nothing that needs a vase",
    [
      "At the moment you arrive, your host has wet hands and something on the stove. | Flowers are lovely, and they set off a search for the vase.",
      "Bring something that can be put down: good salt, a candle, a jar, a pack of cards. | The perfect thing is small, needs no answer, and may be opened the next day.",
      "Do not expect it to be served, worn or lit tonight. | Say “that is for tomorrow’s breakfast”, and you have given them a second evening.",
      "A note by post a few days later costs little and is remembered for long. | And if you know them well, stay and dry the glasses, as no shop sells that.",
    ],
    /\b(?:gifts?|presents?|shops?|stores?|boutique|homewares?|host\w*|dinner)\b/i,
  ),
  card(
    "Before the rush",
    "Do the Christmas shopping on a weekday in November: there is choice, and there is advice.",
    "Christmas shopping in November | While the shelves are full | The calm before the carols",
    [
      "On the last Saturday before Christmas, everybody buys candles. | The queue in December is made of people who had plenty of time in November.",
      "Go on a weekday, early, with a list of names and not of things. | A grey morning in the middle of the week gives you the shop and its owner to yourself.",
      "Whatever is made in small numbers is gone first, and it will not come back in time. | If something has to be ordered, engraved or posted, the weeks before are the ones that count.",
      "Hide it well, and write down where. | Then spend the last weekend baking, while the others hunt for a parking space.",
    ],
    /\b(?:christmas|xmas|december|november|winter|festive|holiday season|advent)\b/i,
  ),
];
