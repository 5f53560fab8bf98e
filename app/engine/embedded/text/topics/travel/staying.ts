import { card } from "../topic";

const hotels =
  /\b(?:hotels?|b&bs?|bed and breakfasts?|guest ?houses?|inns?|hostels?|lodges?|resorts?|rooms?|pensions?|suites?|boutique)\b/i;
const rentals =
  /\b(?:holiday (?:homes?|lets?|cottages?|rentals?)|cottages?|self-?catering|apartments?|villas?|cabins?|chalets?|airbnb|rentals?|farm ?stays?)\b/i;
const camping =
  /\b(?:camp\w*|glamping|tents?|caravans?|motorhomes?|camper ?vans?|pitches|yurts?|pods?|shepherd'?s huts?)\b/i;

/** Hotels, guest houses, cottages and campsites. */
export const staying = [
  card(
    "What to ask about a room",
    "Before you book a room, ask which way it faces, how big the bed is and what is under the window.",
    "What to ask about a room | Which way does it face? | The bin lorry at six",
    [
      "In the picture the room is wide, and in the room you have to climb over the bed. | A wide-angle lens has furnished many a hotel.",
      "Ask which way the room faces, how wide the bed is and whether there is a lift. | Three questions are enough: the bed, the noise, the morning sun.",
      "Street side may mean life or a bin lorry at six. | Say if you sleep lightly, if you are tall or if stairs are a trouble.",
      "If you come by car, ask where it will sleep, and if you come by train, ask about the hill. | Look at pictures taken by guests, where the curtains are real and so is the view.",
      "A short call to the house often gets you the better room. | The person at the desk knows which one has the bath and which one the lift shaft.",
    ],
    hotels,
  ),
  card(
    "Book with the house",
    "Ring or write to the house itself before you book through a portal; the human being can move a bed.",
    "Speak to the house itself | A person can move a bed | The message before you book",
    [
      "The portal shows you more rooms than you can read and a countdown. | “Only one left at this price” says the website, and it said so yesterday.",
      "The people who make the beds can tell you things that no filter knows. | A small house lives from guests who come back, so it likes to talk to them.",
      "Ask directly about the price, the terms and a quiet room. | Write two lines: when you come, who you are, what you hope for.",
      "Say when you will arrive, since nobody likes to wait in a dark hall, on either side. | If you have to cancel, do it early and kindly; you may want to come another time.",
    ],
    hotels,
  ),
  card(
    "Linger over breakfast",
    "Go to breakfast late on the first day and early on the last; you will meet two different hotels.",
    "How to have a hotel breakfast | Late first, early last | The table by the window",
    [
      "At home you have a coffee standing up, and on holiday you have four sorts of jam. | At the buffet, grown people carry plates that they would be ashamed of elsewhere.",
      "Look round once without a plate before you begin. | Start with what there is only here, be it a cheese, a loaf or somebody's grandmother's plum jam.",
      "Go late on the first day, when the business people have left. | On the last morning come early, for the hall belongs to you, and the bread is still warm.",
      "Ask about eggs, allergies and early departures the evening before. | Tell the kitchen if something was good, since it hears mostly about what was not.",
    ],
    hotels,
  ),
  card(
    "When something is wrong",
    "If something in your room is wrong, say so on the first evening, when it can still be changed.",
    "If something is wrong, say so today | The pillow, the tap, the neighbour | Before it becomes a review",
    [
      "The tap drips, the pillow is a brick, and you lie awake composing a review. | People put up with a cold radiator for a week and mention it on the way out.",
      "Say it on the first evening, in a friendly tone, and to a person. | A house can only put right what it knows about.",
      "Name what you would like: another room, a second blanket, a quiet word with next door. | Mostly there is a pillow, a fan or a plumber, and someone who is glad to fetch it.",
      "And if all was well, say that too, with a detail. | Two true lines after a good stay help a small house more than a tip.",
    ],
    hotels,
  ),
  card(
    "A short break that works",
    "For a weekend, choose a place no further than three hours away and be back for Sunday supper.",
    "A weekend that feels like a week | Three hours, no more | Leave on Friday with one bag",
    [
      "Two days away, one and a half of them on the motorway. | Some weekends are so well planned that one has to recover from them.",
      "Draw a circle of three hours round your house. | What lies closer is mostly the place you have meant to see for years.",
      "Leave on Friday with one bag, and decide on one thing for Saturday. | A good meal, a long walk and a late breakfast make a whole holiday, only smaller.",
      "Be back before Sunday supper, so that Monday does not take you by surprise. | Out of season and midweek, the same room is often cheaper and the path is yours.",
    ],
  ),
  card(
    "Read the cottage",
    "Before you book a cottage, ask about beds, heating, the way to the shop and who holds the key.",
    "What to ask before you book a cottage | Beds, heating, key | Six people and one bathroom",
    [
      "“Sleeps six” can mean three bedrooms, or a sofa with intentions. | The fireplace is in every picture, and the second bathroom is in none.",
      "Ask how the beds are divided, since couples, teenagers and snorers need doors. | Count the bathrooms, and then count the teenagers.",
      "Is heating included, is wood, is linen, and how far is it to the next shop? | Ask about the kitchen: sharp knives, a large pot, and enough chairs for everybody at once.",
      "Find out how the key works and whom to ring when the lights go out. | Take your own coffee, salt and a corkscrew, and you can arrive after dark without a worry.",
    ],
    rentals,
  ),
  card(
    "Leave it as you found it",
    "On the last evening, pack, empty the fridge and wipe the table; the morning will be a friendly one.",
    "The last morning without a rush | Leave a good table behind | Who takes out the bins?",
    [
      "At ten you have to be out, and at half past nine somebody is still looking for a swimming costume. | The last morning of a holiday is where calm people throw things into bags.",
      "Do most of it on the evening before. | Eat up what is in the fridge, a meal that seldom has a name and is often the best of all.",
      "Ask beforehand what should be done: bins, beds, dishes. | Strip the beds if that is the custom, and say honestly what got broken.",
      "Give everybody one room and one bin bag, and put some music on. | Whoever finishes first may make the coffee, and whoever complains gets the oven.",
      "Then look under the beds, behind the bathroom door and into the oven. | Leave the milk for nobody and a line in the guest book for everybody.",
    ],
    rentals,
  ),
  card(
    "Choose the right pitch",
    "Choose a pitch with morning shade, flat ground and some distance to the washrooms, but not too much.",
    "How to choose a pitch | Where will the sun come from? | Flat, dry and not too near",
    [
      "You arrive at seven, take the first free spot, and it is the one beside the bins. | The meadow looks level until you lie on it.",
      "Walk round once before you unload, and look where the sun will come up. | Morning shade is worth more than an evening view, as everybody knows who has boiled in a tent.",
      "Lie down where you are going to sleep, and feel for roots and slopes. | Keep out of hollows, since they are tomorrow's ponds, and do not stand under dead branches.",
      "Near enough to the washrooms for the night, far enough from the hand dryer. | Say hello to the neighbours on the first evening, before you need their mallet.",
    ],
    camping,
  ),
  card(
    "Try the tent at home",
    "Put the tent up once in the garden before you go; pegs are always counted in the dark.",
    "Pitch it at home first | Counting pegs by daylight | One night in the garden",
    [
      "It is dark, it is raining, and one pole is left over. | The bag has not been opened since that wedding, and nobody remembers how wet it was then.",
      "Put the tent up in the garden or in a park on a sunny afternoon. | Count the pegs, look for holes, and let the children practise.",
      "Sleep on the mats for a night, on the floor at home, and you will know which of you needs the thicker one. | Cold comes from below, so put your money into the mat and not into the sleeping bag.",
      "A headlamp, a rope, tape and a dustpan solve nearly everything. | Dry it before you put it away, because mould has a good memory.",
    ],
    camping,
  ),
  card(
    "Cook outside",
    "On a campsite, plan three one-pot suppers and let the local market do the rest.",
    "Suppers from a single pot | What to cook at the campsite | Three meals and the market",
    [
      "One burner, one pot, wind from the west and five hungry people. | Nothing tastes as good as pasta eaten on a folding chair.",
      "Plan three suppers that need only one pot. | Prepare what you can at home: spices in small jars, a sauce in the cool box, pancake mix in a bottle.",
      "Buy everything else where you are, in the morning, from people with earth on their hands. | Eat what does not keep on the first day and what comes in tins on the last.",
      "Ask the neighbours where they get their bread, and you have a conversation as well. | Wind takes half of the heat, so a screen of three car mats is worth more than a second burner.",
      "Cook away from the tent, and never inside it. | The dishes are done by whoever was in the pool longest, which ought to be announced beforehand.",
    ],
    camping,
  ),
  card(
    "Bring less, sleep better",
    "In a new bed, your own pillowcase and an open window do more than a sleep mask.",
    "How to sleep in a strange bed | Your own pillowcase | The first night away",
    [
      "On the first night away, half of you stays awake and listens. | You lie in a perfect bed and hear a fridge that has something on its mind.",
      "Strange rooms have strange sounds, and the body wants to know them all first. | It is an old habit from the time when there were wolves.",
      "Bring one thing that smells of home, such as a pillowcase. | Air the room, find the light switches before it gets dark, and put the phone out of reach.",
      "Ask for another blanket or a firmer pillow; houses have more of those than they show. | Walk for half an hour in the evening, and the second night will be your own.",
    ],
  ),
  card(
    "With a dog along",
    "Travelling with a dog? Ask about stairs, breakfast and fields, not only whether dogs are allowed.",
    "Holidays with a dog | Allowed, or really welcome? | The blanket from home",
    [
      "“Dogs on request” can mean a bowl of water or a deep sigh. | There is a difference between a house that allows dogs and one that knows their names.",
      "Ask where the dog may sleep, eat and come along, and what it costs. | Ask about carpets, stairs, the breakfast room and the nearest meadow.",
      "Bring the old blanket, since it is half of home. | A long walk before you arrive makes for a good first impression on both sides.",
      "Do not leave it alone in the room on the first evening. | Keep the vaccination papers at hand, and look up a vet before you need one.",
    ],
    /\b(?:dogs?|pets?|cottages?|holiday (?:homes?|lets?)|campsites?|camping|inns?|b&bs?|countryside)\b/i,
  ),
  card(
    "Give one night away",
    "A single night away makes a fine present: fix the date, find the sitter and pack the bag.",
    "One night as a present | Fix the date, find the sitter | The bag in the hall",
    [
      "The voucher for a weekend has been on the fridge for two years, beside the one for the massage. | Parents of small children do not dream of islands; they dream of a door that closes.",
      "Give one night, but a complete one, with the date and everything arranged. | A present like that needs three things: a room, a date and somebody who stays with the children.",
      "It need not be far; the next town is foreign enough if you have the evening off. | Choose by what they lack: quiet, good food, or a bath with the door locked.",
      "Ask the house whether the date can be moved once, since children catch colds. | Put a note on the pillow, or a bottle, or nothing but a late breakfast.",
    ],
  ),
];
