import { card } from "../topic";

/** On the building site: people, dates, dust, changes. */
export const siteCards = [
  card(
    "One meeting a week",
    "Hold one short meeting on site each week, with a list, and write down who does what by when.",
    "Half an hour on site each week | The list that keeps a building site together",
    [
      "Building sites live on words called up a staircase. Half of them arrive. | What is said between two cement mixers is understood in two ways.",
      "Meet once a week, at a fixed hour, standing up, with everybody who decides. | Walk from room to room and note what is done, what is open and what is in the way.",
      "Send the list round on the same day, with a name and a date on each line. | Take photographs of what you speak about. A picture ends most debates.",
      "It looks like bureaucracy, and it saves weeks. | Whoever comes every evening and says something different gets a different house each time.",
    ],
  ),
  card(
    "Changes in writing",
    "Agree every change in writing before it is built: what, how much, how many days.",
    "How to change your mind on a building site | What, how much, how long",
    [
      "Every client changes their mind. The good ones do it with a pencil. | A small change is quickly said. It has cousins in other trades.",
      "Write down what should be different, and ask what it costs in money and days. | Wait for the answer before somebody reaches for the hammer.",
      "Collect small wishes, and talk about them at the weekly meeting. | Ask also what falls away, because a change may take something off the bill.",
      "Three lines by message are enough, with a yes from both sides. | In the end the bill holds nothing you have not seen before.",
    ],
  ),
  card(
    "Live through the dust",
    "Prepare one clean room with a kettle and a door that closes; you will live there longer than planned.",
    "How to live on a building site | One clean room with a kettle",
    [
      "Dust goes through closed doors, under sheets and into the sugar. | People endure a renovation much better if one room is spared.",
      "Seal it with tape and foil, and put in a bed, a kettle and a lamp. | Settle beforehand when water and power will be off, and where you may shower.",
      "Store away what you love. It will not like it here. Books suffer most. | Ask the builders to sweep on Fridays, and give them a broom.",
      "Plan a weekend elsewhere for the loudest week. | One day the foil comes down, and you will have forgotten how large the room was.",
    ],
  ),
  card(
    "Pay by progress",
    "Pay in stages for work that is finished, and keep a part until the last fault has been mended.",
    "Pay for what is done | Stages, and a last part at the end",
    [
      "Whoever has paid everything has no questions left that anyone must answer. | Builders have to buy material, and clients need security. Stages suit both.",
      "Agree on steps you can see: walls up, roof tight, windows in. | Write the stages into the contract, with what has to be finished for each.",
      "Look at it together before you pay, and note what is open. | Keep the last part until the list of faults is empty, as far as the law where you live permits.",
      "Pay promptly when it is right. Good trades are loyal to good payers. | Money then follows the work, and not the other way round.",
    ],
  ),
  card(
    "Talk to the neighbours",
    "Ring the neighbours' bell before the skip comes, with dates, a number and perhaps a bottle.",
    "Before the skip arrives | Noise that was announced",
    [
      "A skip in front of the house makes enemies, unless it has been introduced. | Building next door is an imposition. Nobody says so, and everyone hears it.",
      "Go round a week ahead with the dates, the loud days and your telephone number. | Ask who works nights and who has a baby, and tell your builder.",
      "Photograph shared walls and paths beforehand, together. A crack with a date on it starts no quarrel. | Keep the pavement clean and the driveway free. That is the part people talk about.",
      "When it is finished, invite them in. They have earned a look. | You will want to borrow a ladder again one day.",
    ],
  ),
  card(
    "Weather is a trade",
    "Plan with the weather: concrete, plaster and paint have their own ideas about frost and rain.",
    "Plan for rain, frost and heat | What the weather does to a schedule",
    [
      "A schedule without weather is a fairy tale with dates. | Plaster does not know your moving day. It dries when it dries.",
      "Ask which steps depend on temperature, and put them into the mild months. | Have a plan for wet days: what can go on indoors?",
      "Cover what is open each evening, even if the sky looks friendly. | Drying needs time and air. A heater shortens it a little, and impatience does not.",
      "If floors are laid too early, they complain for years. You will hear them do it at night. | Two weeks of slack in the plan are cheaper than any argument with a cloud.",
    ],
  ),
  card(
    "Inspect with a list",
    "Walk through with a list at the handover: open, close, flush, switch on, look from the side.",
    "The day of the handover | Open, close, flush, switch on",
    [
      "On the last day everyone is in a good mood, and that is dangerous. | With the handover many things change sides: the risk, the proof and often the clock.",
      "Take your time, daylight and a second person who is not in love with the house. | Go from room to room and try all of it: windows, doors, taps, sockets, drains.",
      "Look along the walls with a torch held sideways. Faults throw shadows. | Write down every point with a date for repair, and let both sides sign.",
      "Ask for manuals, plans, colour numbers and spare tiles. | A long list is no insult. It shows that somebody has looked.",
    ],
  ),
  card(
    "Feed the crew",
    "Coffee, a toilet and a friendly word at seven in the morning have mended many a crooked wall.",
    "Coffee for the builders | Small things that make a site run well",
    [
      "People work with more care for somebody whose name they know. | Builders see many houses and remember the ones with coffee.",
      "Show them a toilet, a tap and a dry place for their jackets. | Ask early who is in charge on site, and talk to that person first.",
      "Praise what is good while they can still hear it. | If something bothers you, say it in the morning, calmly, to the foreman.",
      "Do not stand behind them. Nobody lays straight tiles with an audience. | It costs a packet of biscuits, and you get a tip you would not have asked for.",
    ],
  ),
];
