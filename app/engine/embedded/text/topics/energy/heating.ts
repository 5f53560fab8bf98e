import { card } from "../topic";

const heat =
  /\b(?:heat\w*|boilers?|insulat\w*|radiators?|warm\w*|retrofit\w*|energy|efficien\w*|windows?|draught\w*|renovat\w*)\b/i;

/** Heat pumps, insulation, and how a house stays warm. */
export const heatingCards = [
  card(
    "Insulate first",
    "Close the gaps before you change the heating: a smaller machine is then enough.",
    "First the gaps, then the boiler | What to insulate first",
    [
      "A new heating system in a draughty house is like a good stove in a tent. | Heat goes where it is easiest: upwards, and through gaps that nobody sees.",
      "Begin with the loft, the cellar ceiling and the pipes. They are cheap and quick. | Walk through the house on a windy day with a candle or a damp hand.",
      "Seals on doors and windows cost little and change the feeling of a room at once. | Ask an energy adviser in which order to go on. The order is half of the saving.",
      "What you no longer lose, no machine has to make. | Every step makes the next one smaller, and the house more comfortable meanwhile.",
    ],
    heat,
  ),
  card(
    "Try it with the boiler",
    "Lower the flow temperature for a cold week: if the house stays warm, a heat pump has an easy task.",
    "Is your house ready for a heat pump? | A test you can do with the old boiler",
    [
      "Heat pumps are not just for new houses. They like one thing: lukewarm water in the radiators. | Whether a heat pump will work is no question of faith. You can try it.",
      "Turn down the flow temperature in a cold week, open all the valves and wait. | Ask your heating engineer to show you where it is set and to what value it may go.",
      "If the rooms stay warm, much is already decided. | Where one room stays cold, a larger radiator may be enough. You need not tear up every floor.",
      "Write down the outdoor temperature and how it felt. That is worth gold in the planning talk. | This small experiment costs nothing and replaces many an opinion.",
    ],
    heat,
  ),
  card(
    "Find a quiet place",
    "Think about the neighbours' bedroom before you choose the place for the outdoor unit.",
    "Where does the outdoor unit go? | A quiet place for the heat pump",
    [
      "A modern heat pump hums about as loudly as a fridge. At night, in a corner, a fridge can be heard. | Walls throw sound back. A niche turns a hum into a concert.",
      "Stand in the place you have in mind, at bedtime, and listen to how quiet it is. | Keep a distance from bedrooms, yours and theirs, and avoid corners between walls.",
      "Ask for the sound figures at full load in winter, and which rules apply where you live. | Soft feet and flexible pipes keep the vibration out of the house.",
      "Tell the neighbours before the lorry comes. Goodwill also dampens noise. | If you plan it well, you will forget after a week where it stands.",
    ],
    /\b(?:heat pumps?|heating|air source|installers?)\b/i,
  ),
  card(
    "Even warmth is cheaper",
    "Keep rooms evenly warm and doors closed; heating up from cold every evening costs comfort and money.",
    "Warm, but not everywhere | How to heat without fighting the house",
    [
      "Some people turn the radiators off in the morning and to full in the evening. The walls never notice. | One degree is felt by the bill before it is felt by you.",
      "Set a moderate level and leave it, with a little less at night. | Choose a temperature for each room and close the doors between them.",
      "Take curtains and sofas away from radiators. They are not cold. | Let the thermostat do its work. Turned right up, it does not heat faster, only longer.",
      "Bleed the radiators in autumn and have the system balanced if one room stays behind. | A warm floor, dry walls and a pullover do more than another degree.",
    ],
    heat,
  ),
  card(
    "Air well in winter",
    "Open the windows wide for a few minutes several times a day, and never leave them tilted in winter.",
    "Fresh air and warm walls | Ventilate properly in a tight house",
    [
      "A well-sealed house keeps the warmth in, and the damp as well. | After insulation the air needs your attention, because the cracks no longer do the job.",
      "A few minutes with everything open exchange the air and leave the walls warm. | Open opposite windows after sleeping, cooking and showering. Leave them open for the length of a song, then shut them.",
      "A small hygrometer on the shelf ends the family debate. | Watch the corners behind wardrobes. That is where a room begins to sulk.",
      "A ventilation system does it for you, if its filters are changed. | You smell the difference as soon as you come in, and so do guests.",
    ],
    heat,
  ),
  card(
    "Plan heating in spring",
    "Plan a new heating system in spring, while the old one still works and nobody is shivering.",
    "The old boiler still works. Good. | Choose a heating system without being cold",
    [
      "Most heating systems are chosen in January, within three days and in a coat. | A boiler dies on the coldest night. It has its pride.",
      "Look at its year of manufacture and think about the next one while it is humming. | Use a mild month to gather advice, figures and two or three offers.",
      "Ask about grants before you sign anything, since many require an application first. | Find out how long a delivery and an installer's calendar are at the moment.",
      "With a plan in the drawer, a breakdown is an annoyance and no decision under duress. | You then choose what suits the house, and not what happens to be in stock.",
    ],
    heat,
  ),
  card(
    "Ask the adviser to walk",
    "Let an energy adviser walk through the house from cellar to loft before you buy anything.",
    "A walk through the house with an energy adviser | An hour that sorts the wish list",
    [
      "Everybody sells a part: windows, boilers, panels. Few people sell the order. | An expensive mistake in energy is the right thing at the wrong time.",
      "Have someone look at the whole house, with a torch and without a catalogue. | Show your bills, the damp corner and the room in which nobody likes to sit.",
      "Ask for a list by effect and effort, with what may wait ten years. | Let them tell you what not to do. It is the part of the advice that sells nothing.",
      "You can then begin with small things, and they will fit the large ones later. | Such a plan turns an uneasy feeling about the climate into a to-do list.",
    ],
  ),
  card(
    "Hot water counts",
    "Look at the hot water: shorter pipes, a better shower head and a lower setting save without freezing.",
    "The bill in the shower | Small changes to the hot water",
    [
      "In a well-insulated home hot water becomes one of the larger items. | You wait for the water to get warm, and all that time it runs.",
      "Measure with a bucket how much comes out of the shower in a minute. | Fit a good shower head. You feel hardly any difference, while the meter does.",
      "Insulate the pipes in the cellar and ask whether the circulation has to run all night. | Have the setting of the tank checked by a professional, since too cool is unhealthy as well.",
      "A timer and an honest look at the bath tub do the rest. | None of it is heroic, and all of it comes back each morning.",
    ],
    heat,
  ),
];
