import { card } from "../topic";

/** Not for those who look after bicycles, even where they speak of a workshop. */
const cars =
  /^(?![\s\S]*\b(?:bikes?|bicycles?|e-?bikes?|cycling)\b)[\s\S]*\b(?:cars?|garage\w*|mechanic\w*|auto\w*|vehicles?|vans?|tyres?|mot|servic\w*|repair\w*|workshop|body ?shops?|brake\w*|oil)\b/i;

/** The garage: noises, services, quotes. */
export const garageCards = [
  card(
    "Describe the noise",
    "Say when the noise comes, cold or warm, fast or slow, left or right; imitating it is welcome.",
    "How to describe a noise to a mechanic | When does it rattle?",
    [
      "Cars have a talent for being silent in front of the garage. | A mechanic hears noises all week. What helps is the circumstance.",
      "Note when it appears: cold engine, wet road, left bend, over the kerb. | Write down the speed, the gear and whether it changes when you brake or turn.",
      "Record it with your phone from the passenger seat. Let somebody else hold it. | Imitate it if you like. In a garage nobody laughs at that.",
      "Offer a short drive together, on the stretch where it always happens. | With such a description the search takes minutes, and searching is what costs money.",
    ],
    cars,
  ),
  card(
    "Ask for the old part",
    "Ask to see the worn part beside the new one: you will understand the bill in a minute.",
    "Show me the old part | What was broken, and how does one see it?",
    [
      "A repair happens where you cannot look. That is why one likes to see a piece of it. | Trust between a driver and a garage starts with a dirty part on a clean rag.",
      "Say before the work begins that you would like to see what has been replaced. | Ask for the old part beside the new one, and have the difference pointed out.",
      "A worn brake pad explains itself, and so does a split belt. | Good mechanics enjoy this. At last somebody takes an interest in their day.",
      "You learn what to listen for next time. | It has nothing to do with suspicion, and you can say so.",
    ],
    cars,
  ),
  card(
    "Check the tyres monthly",
    "Check tyre pressure once a month, on cold tyres, and look at the tread while you kneel there.",
    "A minute on your knees | What tyres tell you once a month",
    [
      "Four patches the size of a hand hold the whole car to the road. | Air leaves slowly and does not say goodbye.",
      "Look up the right pressure on the door frame or the fuel flap and check it cold. | Put a date in the calendar and take a small gauge with you.",
      "Look at the tread as well: worn in the middle, on the edges or just on one side? | Feel across the surface for nails, cracks and flat spots.",
      "Uneven wear means that something else is wrong, so mention it at the next service. | Properly filled, they brake better, last longer and drink less. Few minutes are paid so well.",
    ],
    cars,
  ),
  card(
    "Lights mean something",
    "A red warning light means stop, an amber one means soon; tape over neither of them.",
    "Red, amber and a piece of tape | What the warning lights want from you",
    [
      "The little light has been on since March, and one gets used to it. | Dashboards speak in small pictures, and nobody remembers the lesson.",
      "Look it up in the handbook that evening, and write down what was happening when it came on. | Red says stop safely and switch off. Amber says that someone should look at it soon.",
      "Oil and temperature belong to the ones that do not negotiate. | An engine that gets too hot can be ruined on the way to the next exit.",
      "Have the fault read out before you buy parts on suspicion. | A light that goes out by itself has left a note in the memory. Mention it anyway.",
    ],
    cars,
  ),
  card(
    "Ask for a call first",
    "Agree that you will be rung before anything is added to the bill, and give a number you answer.",
    "Call me before you go on | Agree on the job before the bonnet opens",
    [
      "While the wheel is off, they also noticed something else: so begins many a surprise. | Unpleasant bills are mostly unpleasant because of the middle part.",
      "Have the agreed work written down, with an estimate and a limit. | Say up to which sum they may simply carry on. A figure spares both of you the guessing.",
      "For anything beyond, ask for a call with three answers: what, why now, what if later? | Leave a number on which you can be reached, and then do answer it.",
      "Much of what is found can wait until the next service. Some of it cannot. | A garage that keeps to this deserves to be recommended.",
    ],
    cars,
  ),
  card(
    "Keep the service book",
    "Keep every bill and stamp in one folder: it is the first thing a buyer asks for.",
    "The folder in the glovebox | What a service history is worth",
    [
      "Two equal cars stand side by side. One has a folder. | In the end a car is worth what can be proved about it.",
      "Collect bills, inspections, tyres and keys in a single place, in order of date. | Note the mileage each time, and what was recommended for later.",
      "It helps the garage too: nobody replaces what was new last year. | Take a picture of everything, because ink fades faster than paint.",
      "When you sell, you put it on the table and the talk about the price gets shorter. | Order of this sort costs a plastic sleeve. It is never so well paid again.",
    ],
    cars,
  ),
  card(
    "Prepare for winter",
    "Before the first frost: battery, wipers, washer fluid, lights, and a blanket in the boot.",
    "Before the first frost | A quarter of an hour that saves a cold morning",
    [
      "Batteries die on the first cold Monday, all in the same street. | Winter comes every year, and every year it surprises the same people.",
      "Have the battery tested in autumn and clean the windows on the inside as well. | Fit fresh wiper blades and fill up with something that does not freeze.",
      "Walk round the car with the lights on. Two bulbs cost less than one fine. | Put a scraper, a torch and a blanket where you can reach them from the seat.",
      "Oil the locks and treat the rubber seals, so that you get in at all. | It takes until the tea is cold. In January you will think of it kindly.",
    ],
    cars,
  ),
  card(
    "Choose the garage early",
    "Find your garage while nothing is broken: have the oil changed and watch how they explain it.",
    "Find a garage before you need one | How to recognise a good workshop",
    [
      "Whoever stands on the hard shoulder takes whichever workshop comes. | You choose a dentist without toothache. It is the same with a garage.",
      "Bring the car for something small and see what happens. An oil change is a good first date. | Ask the neighbours whose mechanic explains things and whose merely sighs.",
      "Look at the hall: is it tidy, are the parts labelled, does somebody greet you? | Do they ask about your driving, or do they open a price list?",
      "A good one tells you what you do not need yet. | In an emergency you are then not a stranger but the one with the red estate.",
    ],
    cars,
  ),
];
