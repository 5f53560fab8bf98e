import { type Card, card } from "../topic";

export const ownedWell: Card[] = [
  card(
    "Care begins at the till",
    "Ask how to look after it when you buy it, and it will stay good for longer.",
    "Ask how to look after it | Care begins at the till | Two tips to take home",
    [
      "The little leaflet in the box is gone by the evening, and with it the warnings. | Nobody reads instructions, and everybody listens to a person for half a minute.",
      "So ask while you pay: what does it like, and what will ruin it? | At the till, have somebody tell you the two things that people get wrong.",
      "Water, sun, heat and the dishwasher are the usual suspects. | Wood wants oil, leather wants rest, and batteries dislike both frost and being forgotten.",
      "A minute of talk at the counter buys you years of use. | Write it on the box, or on a label on the bottom, where you will find it when you need it.",
    ],
  ),
  card(
    "One in, one out",
    "For each new thing let an old one go; you notice at once whether you really want it.",
    "One in, one out | Make room before you buy | The shelf test",
    [
      "Cupboards do not fill up by themselves, we carry it all in. | Most of us have no lack of things, only a lack of room between them.",
      "Try a simple rule: whenever something comes in, something goes. | Before you buy, name the thing that will make way for it.",
      "If nothing may leave, perhaps the new one is not so important. | Should you hesitate, that is your answer, and it was a cheap one.",
      "What is still good can be sold, swapped or given to someone who has been looking for it. | You will be surprised how light a half-empty shelf makes you feel.",
    ],
  ),
  card(
    "Keep the box a while",
    "Keep box and receipt until you have used it three times; then decide for good.",
    "Keep the box for now | Use it three times | The trial week",
    [
      "On the first evening, everything that is new seems wonderful. | What a thing is worth shows on the third use, when nobody is watching.",
      "Leave the box in the hall and pin the receipt to the fridge. | Keep the packaging whole, the bag of screws included, until you are certain.",
      "Then use it, properly, for exactly the thing you bought it for. | Use it three times in an ordinary week, and see if you reach for it by yourself.",
      "If you do, throw out the cardboard and enjoy what was in it. | If you do not, bring it back while that is possible, without a guilty face.",
    ],
  ),
  card(
    "Mend it this week",
    "Repair it in the week it breaks; after that it joins the pile.",
    "Mend it this week | The pile in the cellar | Small repairs, at once",
    [
      "There is a pile in every home, and it consists of things that will be mended some day. | Broken things do not get better by waiting in the cellar.",
      "Most repairs are small: a screw, a strap, a drop of oil. | Often a cable is loose, a battery is dead, or a foot has come unstuck.",
      "Do it within the week, while you still know where the little part went. | Put the broken thing by the front door, and take it along the next time you pass the shop.",
      "Ask for the price of the repair before you decide, and for the price of a new one. | Many towns have repair cafés, where patient people with tiny screwdrivers await you.",
    ],
  ),
  card(
    "Lend and borrow",
    "Before you buy for one weekend, ask who has one; in return, lend yours.",
    "Borrow it for the weekend | Who has one? | A drill for the whole street",
    [
      "An ordinary drill is used for a few minutes in its whole life. | In your street there are probably nine ladders and a single raclette.",
      "If you need a thing for one weekend, ask around first. | Put the question to the neighbours before you put it to a search engine.",
      "Whatever you borrow, bring back clean, on time, and with a little something. | Lend yours in turn, with your name on it and a date in the diary.",
      "That leaves more money for the things you use each day. | What you use each day is worth choosing with care, and in person.",
    ],
  ),
  card(
    "Give it a home",
    "Decide where a new thing will live before you pay; what has a place gets used.",
    "Where will it live? | A place for everything new | Decide before you pay",
    [
      "Things without a place wander about the house and are bought again. | You own a second pair of scissors since the first has no address.",
      "While you stand at the till, picture the hook, the drawer or the shelf. | Ask yourself where it will be on a Wednesday evening.",
      "What you use each day belongs within reach, at the height of your hand. | Put a thing close to where it is needed, and not where it looks tidy.",
      "If you cannot think of a place, think again about buying it. | Things that live in the loft are not owned, they are merely stored.",
    ],
  ),
];
