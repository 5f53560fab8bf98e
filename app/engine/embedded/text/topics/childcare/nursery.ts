import { card } from "../topic";

const nurseries =
  /\b(?:nurser(?:y|ies)|kindergartens?|pre-?schools?|day ?care|creches?|crèches?|child ?mind\w*|child ?care|nann(?:y|ies)|babysitt\w*|after-?school|forest school|playgroups?|montessori|settling)\b/i;

/** Choosing a place, settling in and the daily handover. */
export const nursery = [
  card(
    "What a visit shows",
    "When you visit a nursery, look at the floor: that is where the children are, and where the day happens.",
    "What to look for on a nursery visit | Sit down on the floor | An hour in the room",
    [
      "The brochure shows smiling children and a wooden train. | On an open day everything is tidy, and so are the answers.",
      "Ask to come on an ordinary morning and stay for an hour. | Choose a time when it is loud, such as just before lunch, and sit where you are not in the way.",
      "Watch the adults: are they down at eye level, and do they finish their sentences with a child? | See what happens when somebody cries, and how long it takes until a lap is free.",
      "Look at the coats, the drawings and the menu, and ask how long the staff have been there. | You are looking for a place where children are busy and grown-ups are not in a hurry.",
    ],
    nurseries,
  ),
  card(
    "Settle in slowly",
    "Plan more time for settling in than you think; the first goodbye should be a short one.",
    "Settling in takes time | The first goodbye | Small steps through a new door",
    [
      "The child waves, and the parent stands weeping behind the hedge. | On the first day one of you will cry, and it is not always the small one.",
      "A new place means new smells, new voices and a nap in a strange bed. | For a toddler, a nursery is about what a new job abroad would be for you.",
      "Begin with an hour together, then a short absence, then a longer one. | Take the speed from the child and not from your calendar, and keep that week free of big meetings.",
      "Always say goodbye, even if slipping out seems kinder. | One kiss, one sentence and off you go; long goodbyes tell a child that there is something to fear.",
    ],
    nurseries,
  ),
  card(
    "The bag at the door",
    "Pack the bag the evening before, and put a name on everything, down to the left sock.",
    "What goes into the nursery bag | A name on every sock | The calm morning starts in the evening",
    [
      "There are eleven pairs of red wellies in the hall, and ten of them are not yours. | Small clothes wander; nobody has ever found out where they go.",
      "Label it all: boots, bottle, hat, teddy, and the spare trousers too. | Write the name where a stranger finds it, and not on the care label with the rest of the novel.",
      "Two sets of spare clothes are better than one, as anyone knows who has met a puddle. | Choose clothes that may get dirty and that a child can pull down without help.",
      "Pack in the evening, and let the child carry the bag to the door. | Hang a list by the hook: hat, lunch, comforter, boots; then nobody needs to remember anything at seven.",
    ],
    nurseries,
  ),
  card(
    "At pick-up",
    "Ask “what made you laugh?” instead of “how was it?”, and give them a snack first.",
    "What to ask at pick-up | How was it? Fine | A snack before the questions",
    [
      "You ask how it was, and it was fine; you ask what they did, and they did nothing. | A child who has talked all day has no words left at half past three.",
      "“Nothing” often means that it was too much to be told in one breath. | Being good for hours is work, and whoever has worked hard needs a pause and a banana.",
      "So offer a snack, a hand and ten minutes without questions. | Walk a stretch and let the day come out by itself, as it mostly does at bath time.",
      "Then ask small things: who sat beside you, what was under the slide, what made you laugh? | Tell something of your own day, with one mistake in it, and wait.",
    ],
    nurseries,
  ),
  card(
    "Tears at the door",
    "Tears at the door are normal; ask how long they last once you have gone.",
    "When there are tears at the door | After you have gone | The crying stops before the car park",
    [
      "You have a small person round your leg and a meeting in half an hour. | The sobbing follows you down the path and sits in your chest until noon.",
      "Crying means that parting is hard, and not that the place is wrong. | A child who protests has understood that you are leaving, which is clever, if loud.",
      "Ask the staff how long it lasts; often it is over before you reach the car. | Ring in the middle of the morning, and believe what they tell you.",
      "A scarf that smells of you or a photograph in the pocket can help. | If it goes on for weeks or the child seems changed at home, sit down together and look for the reason.",
    ],
    nurseries,
  ),
  card(
    "Ask about food and sleep",
    "Before you sign, ask how meals, naps and nappies work; those three make up a small child's day.",
    "Meals, naps and nappies | The questions behind the brochure | What a day is made of",
    [
      "Concepts are fine, but a two-year-old lives from meal to meal. | The philosophy fills three pages, and the nap gets half a line.",
      "Ask what is cooked, who eats with the children and what happens if somebody does not like it. | Find out whether a child may sleep when tired or must when the clock says so.",
      "Mention allergies, medicines and habits early, and get an answer in writing. | Talk about dummies, potties and the one song without which nobody sleeps.",
      "Nobody expects the same rules as at home. | Children cope well with two sets of rules, provided that the grown-ups know of each other.",
    ],
    nurseries,
  ),
  card(
    "A sitter to trust",
    "Let a new sitter come once while you are at home, and pay for that hour gladly.",
    "How to find a babysitter | The hour before the first evening | Leave the list on the fridge",
    [
      "You would not lend your car to a stranger, and the car does not have nightmares. | An evening out begins with the person who stays in.",
      "Invite the sitter for an afternoon while you are at home, and disappear into the next room. | Let the new sitter play, make the supper and meet the monster under the bed in daylight.",
      "Ask for references, a first-aid course and what they would do if somebody will not stop crying. | Listen to how a sitter speaks to the child, and notice whether you are asked something too.",
      "Leave a list on the fridge: numbers, allergies, bedtime, the trick with the lamp. | Say when you will be back and be back then.",
    ],
    /\b(?:babysitt\w*|nann(?:y|ies)|child ?mind\w*|au pairs?|child ?care)\b/i,
  ),
  card(
    "Goodbye to the nap",
    "When the nap goes, keep the quiet hour: a book, a blanket and nobody talking.",
    "When the nap comes to an end | The quiet hour stays | Too old for bed, too young for none",
    [
      "One day the nap refuses to come, and bedtime moves to ten at night. | Between two and four, most children start to argue with their own tiredness.",
      "Without a nap children fall over at five; with one they are wide awake until the news. | The transition is ragged: three days with, two days without, one with tears over a spoon.",
      "Keep the hour and change what is in it: lying down, listening, looking at pictures. | A blanket, a story on a player and a drawn curtain are rest enough, even with open eyes.",
      "Tell the nursery, so that both places do about the same. | Bring bedtime forward for a while, and do not start long drives at four in the afternoon.",
    ],
  ),
];
