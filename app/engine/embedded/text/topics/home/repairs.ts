import { card } from "../topic";

const water =
  /\b(?:plumb\w*|pipes?|drains?|leaks?|taps?|boilers?|heating|bathrooms?|water|toilets?|gas|handym\w+|repairs?|home services?)\b/i;
const power =
  /\b(?:electric\w*|wiring|sockets?|lighting|fuse\w*|power|handym\w+|repairs?|smart home|home services?)\b/i;

/** Plumbing, electrics and other repairs at home. */
export const repairCards = [
  card(
    "Find the stopcock",
    "Find the main stopcock today and turn it once, before you need it in the dark.",
    "Do you know where the water is turned off? | Find the stopcock before the flood",
    [
      "When a pipe bursts, you have minutes, and you will spend them looking for a tap. | Every home has a tap for the day on which everything goes wrong. Few people have met theirs.",
      "Look for it now: under the sink, by the meter, in the cellar or beneath a lid at the door. | Ask the neighbours or your plumber where it usually sits in houses such as yours.",
      "Turn it gently once or twice a year, because old valves like to seize up. | Try whether it moves. If it does not, have it freed on a quiet day.",
      "Show it to everybody who lives with you and hang a label on it. | After that, a burst pipe is a wet floor and not a wet ceiling as well.",
    ],
    water,
  ),
  card(
    "Stop the drip",
    "Have a dripping tap mended this month; water is patient, and it knows the way to the ceiling below.",
    "What a dripping tap is trying to say | The small leak that waits for your holiday",
    [
      "A drip starts as a sound. A few months later it is a stain. | You only hear it at night, and then you know its rhythm by heart.",
      "Often a worn washer or a little limescale is the whole story. | Look underneath as well, since the damage is usually on the side you do not see.",
      "Put a dry piece of kitchen paper under the joints overnight. In the morning it tells you where. | Note when it drips: always, after use, or only with hot water. A plumber can do a lot with that.",
      "Done early, it is a small job with a small part. | If you wait, you will pay for the paint and the neighbour's lamp as well.",
    ],
    water,
  ),
  card(
    "Mind what goes down",
    "Fat, wipes and coffee grounds do not belong in the drain, whatever the packet says.",
    "What drains cannot digest | The drain has a long memory",
    [
      "Pipes are patient. They collect for years and choose a Sunday. | A blocked drain is rarely an accident. It is usually a habit.",
      "Wipe greasy pans with paper before you wash them. Warm fat is liquid, and two bends later it is not. | Wet wipes travel as far as the first rough spot and wait there for company.",
      "A cheap sieve over the plughole catches hair and saves an awkward afternoon. | Rinse with plenty of hot water once a week, and clean the trap when it begins to gurgle.",
      "Leave strong chemicals on the shelf. They attack pipes and the person who has to open them. | If two drains in the house are slow at once, ring a plumber, because the trouble lies further down.",
    ],
    water,
  ),
  card(
    "Bleed and check",
    "Check the heating in September: radiators, pressure, and the sound it makes in the morning.",
    "Get the heating ready before the first frost | September is heating season",
    [
      "On the first cold weekend, everybody rings the same three people. | A boiler can look well all summer. It has had nothing to do.",
      "Turn everything on for an hour while it is still mild. Feel each radiator, top and bottom. | Listen for gurgling and look at the pressure gauge.",
      "If the top stays cold, there is air in it, and a small key will let it out. | Move furniture and long curtains away, so that warmth reaches the room.",
      "Have the boiler looked at by someone qualified, and do it before the queue forms. | Whatever you find in September can be dealt with in a pullover and good spirits.",
    ],
    water,
  ),
  card(
    "Know your fuse box",
    "Label every switch in the fuse box while there is light, room by room.",
    "Who knows which fuse is which? | An hour with the fuse box",
    [
      "The lights go out, and somebody stands in the dark before twelve identical switches. | In most homes the fuse box is labelled in pencil by a person who moved out long ago.",
      "Take a helper, switch off one after another and call through the house. | Go through the rooms in turn and write down what dies with each switch.",
      "Press the test button now and then, as it says on the cover. | Mark the ones for the fridge and the heating in red, so that nobody turns them off by mistake.",
      "If one trips again and again, leave it and ask an electrician. It is trying to tell you something. | Keep a torch beside it. You will be thankful for both.",
    ],
    power,
  ),
  card(
    "Leave power to a pro",
    "Change the bulb yourself; for anything behind the wall, ring an electrician.",
    "Where your own work should end | What to leave to an electrician",
    [
      "With paint, a mistake is visible. With electricity, it waits in the wall. | There are videos for everything, and electricity has no sense of humour.",
      "Warm sockets, flickering light and a smell of plastic are reasons to call, and not to wait. | Stop using a plug that crackles or a switch that has become hot.",
      "If you use more and more extension leads, you need more sockets. Daisy chains are no solution. | Say what you want to plug in there later: an oven, a car, a workshop saw.",
      "Afterwards, ask for the test papers and keep them with the house documents. | You are also buying a signature, and your insurer may one day want to see it.",
    ],
    power,
  ),
  card(
    "Describe it by photo",
    "Send two photographs and one sentence before the visit; the right part may come along at once.",
    "What to tell the tradesman before the visit | Two photographs save a second trip",
    [
      "Many repairs take two visits: one to look, and one with the part. | Somebody comes, says aha, and drives off again to buy a seal.",
      "Take one picture from a distance and one close up, including the type plate. | Photograph the place, the label and whatever does not look right.",
      "Write when it began, what you have tried and how it sounds. | Measure roughly, and say which floor it is on and where a van can stop.",
      "The person can then bring the right tool and name a realistic time. | It often turns two visits into one, which pleases both calendars.",
    ],
  ),
  card(
    "Ask for a fixed scope",
    "Before the work begins, ask what is included, what may be added, and who clears up.",
    "Three questions before the toolbox opens | What does the price include?",
    [
      "“It will not take long” is a forecast and not an offer. | Trouble with tradesmen is mostly trouble with assumptions.",
      "Let them say what they will do, with which material, and roughly how long it will take. | Ask for the hourly rate, the cost of the trip and the price of the usual parts.",
      "Agree that you will be asked before anything is added. | Settle where the dust goes, who takes the old parts away and when the water is off.",
      "Two lines in a message are enough for a small job. For a large one, you want a written quote. | Good tradespeople like such questions. They get paid without a discussion.",
    ],
  ),
];
