import { type Card, card } from "../topic";

const group =
  /\b(?:groups?|events?|part(?:y|ies)|catering|caterers?|weddings?|birthdays?|christmas|functions?|private|teams?|office|corporate|celebrat\w*|buffets?|anniversar\w+)\b/i;

export const groupsAndEvents: Card[] = [
  card(
    "One table, one choice",
    "For a group, agree on three dishes beforehand; everyone then eats at the same time.",
    "How a big table gets fed together | Three dishes for twelve | Plan the group, enjoy the evening",
    [
      "Twelve people with twelve orders eat in twelve shifts. | The trouble with large groups is never the food, it is the timing.",
      "Ask the kitchen for two or three main dishes and let people choose a day ahead. | A short list that all can live with brings every plate to the table while it is hot.",
      "Starters in the middle bridge the gap until the last one has parked the car. | Put bread, dips and something green on the table before anybody sits down.",
      "Name one person who speaks for all, also when it comes to paying. | Tell them about allergies in writing, with names, and seat the latecomers by the door.",
    ],
  ),
  card(
    "How much for a buffet?",
    "Plan a buffet by the time of day: little before dinner, plenty at noon, sweets in the afternoon.",
    "How much food do you need? | Buffet sums without tears | The hour decides the amount",
    [
      "Hosts fear one thing above all, and that is an empty dish. | Most leftovers are born of worry.",
      "Think about when your guests last ate. At noon they arrive hungry; at four they only want to nibble. | The hour on the invitation tells people whether to eat first, so say plainly what there will be.",
      "Choose fewer dishes and more of each, because everyone takes a little of everything. | Two warm things, two cold ones and good bread beat a parade of tiny bowls.",
      "Keep some back and fill up in small amounts, so that the last guest sees a full plate too. | Have boxes ready for the end, and nobody will mind generous sums.",
    ],
    group,
  ),
  card(
    "Finger food rules",
    "Finger food must be gone in two bites, with one hand, and without dripping on a tie.",
    "Two bites, one hand, no drips | What makes good finger food | Food for people who are standing",
    [
      "Give a guest a glass, a plate and a fork, and they are one hand short. | At a standing party, it is the food that has to be clever.",
      "Two bites and no more, no bones, no strings of cheese, nothing that leaks. | Whatever needs a knife belongs on a table with chairs.",
      "Mix warm and cold, and offer something without meat that meat eaters will want as well. | Half of it should be good for people with a diet, and not be labelled like medicine.",
      "Set bowls for sticks and napkins in three places. | Send the trays to the far corner first, since the ones by the kitchen door look after themselves.",
    ],
    group,
  ),
  card(
    "Questions for a caterer",
    "Ask a caterer about power, water, plates and clearing up; the food is the easy part.",
    "What to ask a caterer | Power, water, plates | Look at the room together",
    [
      "At a first meeting everyone talks about canapés, and nobody mentions the sockets. | Good catering is cooking in a place that was not built for it.",
      "Look at the room together: where is the water, where can they park, and who switches on the light? | Ask what they will bring along and what they expect to find.",
      "Find out who lays the tables, who serves, and who does the washing-up at midnight. | Settle what happens to the leftovers, and by when you must give the final number.",
      "Taste two or three dishes, preferably ones that have to stand for a while. | And have it all set down in writing, down to the teaspoons.",
    ],
    /\b(?:catering|caterers?|weddings?|events?|functions?|corporate)\b/i,
  ),
  card(
    "Make a toast early",
    "Give the speech before the food arrives: hungry people listen, and hot plates do not wait.",
    "When to give the speech | Toast first, eat after | Two minutes and a glass",
    [
      "Many a dinner has gone cold in the name of love. | There is one enemy of a warm main course, and it taps on a glass.",
      "Speak before the first plate or after the last one, and let the kitchen know which. | Talk to the staff beforehand, so that nobody carries in soup just before the punchline.",
      "Keep to two minutes: one story, one thank-you, one glass raised. | Stand up, say a single true thing about the person, and sit down while they still want more.",
      "Whoever is afraid of it may read it from a card. | And then sit down and eat, because nothing moves a room as much as good food on time.",
    ],
    group,
  ),
  card(
    "Food that travels",
    "For takeaway choose dishes that like to wait: curries, stews and dumplings travel better than chips.",
    "Which food travels well | Order what likes to wait | The ride home is part of the recipe",
    [
      "Between the kitchen and your sofa lies a road that no chip survives. | Steam is the enemy of anything crisp, and every lid is full of it.",
      "Order food that is happy to wait: curries, braised meat, noodles in broth, dumplings. | What is soft by nature stays good, while batter goes limp at the first red light.",
      "At home, tip it out of the box onto warm plates. | Open the lids at once, and give bread or fried things a few minutes in a hot oven.",
      "Ask for sauces and salads to be packed separately. | Squeeze a lemon over it, add some herbs of your own, and it tastes as if it had been cooked here.",
    ],
    /\b(?:take ?aways?|delivery|street food|food trucks?|curr(?:y|ies)|noodles|burgers?|kebabs?|fish and chips|to go|meal kits?|asian|thai|indian|chinese)\b/i,
  ),
  card(
    "An anniversary table",
    "Say why you are coming: a table for an anniversary is chosen differently from a table for two.",
    "Tell them what you are celebrating | The right table for the evening | A word at booking",
    [
      "A restaurant can do a great deal for your evening, if it knows what the evening is. | Two people, eight o'clock: from such a booking nobody can guess that it is the big one.",
      "Say that it is a proposal, a reunion or the first night out since the baby. | Mention the birthday, and whether singing would delight or destroy the guest of honour.",
      "You may get the corner, the window, or the table that does not wobble. | Somebody will hold back the bill until you ask, or bring the cake at the right moment.",
      "If there is a ring involved, do not hide it in the food. | For a surprise, leave a number that your companion does not answer.",
    ],
  ),
];
