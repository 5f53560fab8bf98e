import { card } from "../topic";

const tours =
  /\b(?:tours?|guides?|guided|excursions?|day trips?|walks?|hik\w+|safari|sightseeing|itinerar\w+|travel agen\w+|cruises?|trips?|bike tours?|boat)\b/i;
const families = /\b(?:famil\w+|child\w*|kids?|school holidays?|parents?|campsites?|camping)\b/i;

/** Planning, packing, getting about. */
export const going = [
  card(
    "See less",
    "Strike one stop from your plan and give its days to the others; you will remember more.",
    "See less, remember more | Strike one stop | The second day in a place",
    [
      "Seven sights in a day, and in the evening nobody can say which one had the ceiling. | Moving on every day means packing every day, and that is a strange hobby.",
      "The second day in a place is better than the first, because you know where the bread is. | Once the waiter nods at you, you have arrived.",
      "Look at your route and cross one stop out. | Take the plan you have, leave out a third, and stay where you have already unpacked.",
      "With a spare morning you can go back to the place where it was good. | Children, parents and feet will thank you, in that order.",
      "What you miss will still be there. | It gives you a reason to come back, which is a fine thing to bring home.",
    ],
  ),
  card(
    "Ask a better question",
    "Ask local people where they go on their day off; “what should I see?” only gets you the postcard.",
    "Ask a better question | Where do you go on your day off? | The name on a napkin",
    [
      "Guidebooks agree with one another, and therein lies the trouble. | Ask what you should see, and everybody sends you to the same square.",
      "Ask instead where people go on a free afternoon, or where they take their mother. | A small question gets a large answer: who bakes the bread here, where do you swim?",
      "You get a name, a drawing on a napkin and mostly a smile. | People like being asked about their town as long as it is about their town and not about the sights.",
      "Ask early in your stay, so that there is still time to go. | It will not always be grand, but it will be theirs, and you may end up in a kitchen.",
    ],
  ),
  card(
    "Leave a gap",
    "Leave one afternoon empty on every trip: the stories you will tell are not in the plan.",
    "An empty afternoon | Leave a gap in the plan | Where the stories come from",
    [
      "No story has ever begun with “and then we kept to the timetable”. | A full plan leaves luck standing outside in the rain.",
      "Keep one afternoon free and defend it, even from yourself. | Write “nothing” into one of the days, in ink.",
      "Walk until something stops you, and turn left when the map says right. | Follow the sound, the smell of bread or a cat that seems to know its way.",
      "Put the phone in the bag, and look up from time to time, because the good things are above the shops. | Take some cash, a bottle of water and nothing that looks like a list.",
      "If nothing happens, you have had a rest. | It is also the afternoon that saves you when it rains on the day of the boat trip.",
    ],
  ),
  card(
    "Pack half",
    "Lay everything on the bed, then put half of it back: nobody comes home wishing for a heavier bag.",
    "Pack half of it | Everything on the bed first | The bag you can carry up the stairs",
    [
      "Every suitcase is packed for a disaster that does not come. | You take nine tops along and wear the same two.",
      "Lay it all out on the bed in the afternoon, and look at it after supper. | The evening before, heap up what you want to take, then ask of each piece on which day you will wear it.",
      "Two pairs of shoes, colours that get along, and one thing for rain. | What you need “just in case” can mostly be bought, borrowed or washed.",
      "On the station stairs you will thank yourself. | Carry the bag once round the block before you lock the door, and you will find two more things to leave at home.",
    ],
  ),
  card(
    "The weeks on either side",
    "Travel just before or just after the high season: softer light, shorter queues and people with time.",
    "The weeks on either side | Same place, half the people | When the shutters are half open",
    [
      "In August you stand in a queue, and in September you stand at a counter and chat. | The same beach can be two beaches, and the difference is a date.",
      "Before and after the season, places have time for you. | The light is lower then, the water still warm, and the cook comes out of the kitchen.",
      "Ask what is closed, because some things will be. | Check ferries and kitchens, and take a jumper for the evening.",
      "Those who are not tied to school holidays have the quiet weeks of the year to choose from. | And if it has to be the high season, go out early: until ten in the morning every place is quiet.",
    ],
  ),
  card(
    "Walk a stretch of it",
    "Walk one stretch that you could have driven; it is how a place gets smells and doors.",
    "Walk a stretch of it | A place at walking pace | Get off one stop early",
    [
      "From a car window you see a film about a place. | On the underground you learn the names of a city and nothing else.",
      "On foot there are smells, doors and a dog on a balcony. | At walking pace you notice what the bakery sells and what the neighbours argue about.",
      "Get off one stop early, or leave the car where it is for a day. | Take the long way back to your bed at least once, in daylight.",
      "Good shoes are the one thing worth packing twice. | In the evening your legs will remember the map better than you do.",
    ],
  ),
  card(
    "Arrive slowly",
    "Plan nothing for the first evening but a short walk and a meal nearby; arriving takes a while.",
    "Arrive before you begin | Nothing on the first evening | Once round the block",
    [
      "The body comes by train and the mind on foot. | You are already there, but part of you is still answering e-mails.",
      "Keep the first evening free of sights. | A meal round the corner and an early night are programme enough.",
      "Unpack, open the window and walk once round the block. | Find out where you will have breakfast, and where the sun comes from.",
      "Most quarrels on holiday take place in the first three hours, between a hungry person and a map. | The next morning you set out as somebody who lives there, and everything is nearer than it looked.",
    ],
  ),
  card(
    "With the children along",
    "With children, plan one thing a day and let the rest be water, stones and ice cream.",
    "One thing a day | Travelling with children | Water, stones and ice cream",
    [
      "You show them a cathedral, and they show you a drain with a lizard in it. | “Are we there yet?” comes before the first motorway bridge.",
      "Children do not travel to see things; they travel to do things. | For a child, no sight beats a puddle, closely followed by a bunk bed.",
      "Plan one thing a day, before lunch, and let everything after it be open. | Give each child a say in one day, one ice cream flavour and one song for the car.",
      "Snacks, wipes and a change of clothes go in the front and not into the boot. | Leave when everybody is still cheerful, a rule that is good for museums and beaches alike.",
    ],
    families,
  ),
  card(
    "Choose a guide",
    "Before you book a tour, ask how many people come along and who is going to lead it.",
    "How to choose a guided tour | How many, how long, with whom? | The group that fits round a table",
    [
      "Forty people, one umbrella in the air, and at the back you hear only “built in”. | A guide can turn a heap of stones into a love story, or the other way round.",
      "Ask how large the group is, since a dozen people can still have a conversation. | The size of the group decides whether you may ask something.",
      "Ask who leads it, how long you stand and how long you walk. | Look for somebody who lives there and has an opinion on the place.",
      "Take it on the first day, because then you will see the others with different eyes. | Ask your guide at the end where to eat now, and go there before everyone else does.",
    ],
    tours,
  ),
  card(
    "Before a day's walk",
    "Before a day's walk: tell someone your route, turn round on time and take more water than you like carrying.",
    "Before you walk all day | Tell someone where you are going | Turn round on time",
    [
      "From the car park the summit looks quite near. | The signpost says three hours, and it was put up by somebody with long legs.",
      "Look at the weather in the morning, and once more before you leave the last roof. | Take a paper map or save it offline, for the valleys have their own ideas about reception.",
      "Tell somebody which way you go and when you expect to be back. | Pack water, something warm, something against rain, and something sweet for the last hour.",
      "Agree on a time at which you will turn round, whatever you can see. | New boots want three short walks before a long one, and so do the feet inside.",
    ],
    /\b(?:hik\w+|walk\w*|trek\w*|mountain\w*|trails?|outdoors?|national park|countryside|climb\w*|campsites?|hostels?|lodges?)\b/i,
  ),
  card(
    "Go alone once",
    "When travelling alone, sit at the bar: it is the one table in the house at which you are not alone.",
    "Travelling on your own | A seat at the bar | Dinner for one",
    [
      "“Just one?” asks the waiter, and looks behind you. | Alone you notice how often you used to wait for others.",
      "You eat when you are hungry, turn back when you like and look at one picture for an hour. | Nobody wants to go to the other beach, and nobody is tired before you are.",
      "In the evening, sit at the bar or at a long table. | A class, a market or a walk with a guide brings you people for a day, without obligations.",
      "Tell somebody at home where you are, and arrive by daylight. | Begin with a long weekend, in a place whose language you can order breakfast in.",
    ],
  ),
  card(
    "Papers and copies",
    "Check passports three months ahead, and keep a photograph of every paper in a second place.",
    "Papers, copies and one phone number | Look at the date in your passport | What to do before the suitcase",
    [
      "The passport is in the drawer, and it expires on the second day of the trip. | There is a kind of panic that only exists at airport counters.",
      "Look at the dates as soon as you book; some countries want months to spare. | New papers take weeks, and just before the holidays they take longer.",
      "Photograph everything: passport, insurance, tickets, prescriptions, cards from behind. | Keep copies in a second place, such as your e-mail or your sister.",
      "Write the number for lost cards on a slip of paper, because the phone may be gone too. | Read once what your insurance pays for, at home, with tea, and not in a foreign corridor.",
    ],
    /\b(?:travel agen\w*|abroad|tours?|flights?|cruises?|safari|trips?|visas?|overseas|travel\w*|holidays?|expedition\w*)\b/i,
  ),
];
