import { card } from "../topic";

/** The home through the year, for every trade that looks after it. */
export const livingCards = [
  card(
    "Walk round twice a year",
    "Walk round your home in spring and autumn with a notebook, from the gutter to the cellar.",
    "A walk round the house with a notebook | What a house tells you in spring and autumn",
    [
      "A house speaks quietly before it shouts. First a stain, then a drip, then a hole. | Most damage announces itself for a year, in places nobody looks at.",
      "Look up at gutters and tiles, down at drains, and behind the large furniture. | Try every tap, window and lock, and listen to what squeaks.",
      "Note what has changed since last time, with a date and a photograph. | Write down small things as well. A list of eight trifles is a good morning's work for one tradesman.",
      "Water comes first, then whatever is loose, then whatever is ugly. | You spend an hour and sleep better in the first storm.",
    ],
  ),
  card(
    "Air it short and wide",
    "Open the windows wide for a few minutes instead of leaving them tilted all day.",
    "Fresh air without cold walls | How to keep mould away",
    [
      "Cooking, showering and breathing put litres of water into the air of a home. It wants to go somewhere. | Mould loves three things: damp, cold corners and a wardrobe that stands too close.",
      "Open opposite windows fully several times a day and let it blow through. | A few minutes of draught carry the moisture out before the walls cool down.",
      "Close the bathroom door after a shower and air that room first. | Leave a hand's width between furniture and outer walls.",
      "If a spot comes back after cleaning, the cause is behind it. Then someone should take a look. | A tilted window in winter mostly heats the street.",
    ],
  ),
  card(
    "Keep a house file",
    "Keep one folder for the home: who fitted what and when, which colour, which part, which number.",
    "The folder every home should have | Which paint was that?",
    [
      "Who laid the tiles, and are there any left? That question always comes up one tile too late. | A house has a long history and a poor memory.",
      "Collect bills, manuals, colours and spare keys in one place. | Photograph pipes and cables while a wall is open. You will never see them again.",
      "Add a page with telephone numbers: plumber, electrician, chimney sweep, neighbour with a ladder. | Note the date of each repair and the name of the person who did it.",
      "The next tradesman will find the answer within a minute, and you pay for minutes. | If you sell one day, that folder speaks well of you.",
    ],
  ),
  card(
    "Book the quiet months",
    "Ask for work at the home in its quiet season: heating in spring, roofs in early autumn.",
    "The right month for each job | When tradespeople have time",
    [
      "In the first frost everybody thinks of the boiler, and in the first heat of the blinds. | Good tradespeople are busy. They are not equally busy all year.",
      "Ask when things are calm and put your job there, as long as it can wait. | Turn the year round: heating in May, windows in summer, indoor work in January.",
      "You get more time, more choice of dates and often a more thorough look. | In a quiet week somebody has the patience for the odd corner and the long question.",
      "Just the true emergencies have to take the season they find. | It only takes a note in the calendar, half a year ahead.",
    ],
  ),
  card(
    "Protect the neighbours",
    "Tell the neighbours before the drilling starts; a note in the hallway works wonders.",
    "A note in the hallway | How to stay friends during the noise",
    [
      "Noise that was announced is half as loud. The other half is curiosity, and a note settles that. | People put up with a great deal, provided that they know how long.",
      "Hang up a note with the days, the hours and your number. | Ring the doorbell of those who work nights or have a baby.",
      "Keep the quiet hours, and sweep the stairs in the evening. | Make sure that the lift, the bins and the parking spaces stay free.",
      "Afterwards, a small cake says thank you more clearly than a second note. | One day it will be their turn to drill, and you will remember the kindness.",
    ],
  ),
  card(
    "Choose by the visit",
    "Judge tradespeople by the first visit: do they look, ask and measure, or just name a sum?",
    "How to recognise good tradespeople | What the first visit tells you",
    [
      "You cannot inspect a repair before it is done. You can watch how someone looks at it. | Good work begins with looking, and looking takes a minute. Watch the eyes before you listen to the price.",
      "Notice whether they ask about the history and open the cupboard underneath. | Do they measure, take notes and explain what they see?",
      "Ask what would happen if you did nothing for now. Honest people answer that calmly. | Look at the van and the tools if you like. Order travels.",
      "The quickest yes is not always the right one. Somebody who wants to think it over overnight may be the better choice. | In the end you are letting someone into your home, so a friendly manner counts too.",
    ],
  ),
  card(
    "Do less yourself",
    "Do the sanding and carrying yourself and leave the last layer to somebody who does it daily.",
    "What to do yourself, and what to leave | Share the work with a professional",
    [
      "Doing it yourself saves money, apart from the cases in which it has to be done again. | People overrate their skill with filler and underrate their strength for carrying.",
      "Ask which part you could take over: clearing the room, removing wallpaper, painting the first coat. | Agree beforehand on who does what, and in which state you hand it over.",
      "The visible finish, the pipes and the wires belong in trained hands. | Leave whatever is under pressure, under current or under warranty.",
      "That way you spend less without living with a crooked edge for years. | You learn something in the process, and the tradesman gets a clean start.",
    ],
  ),
  card(
    "Prepare the room",
    "Clear the workplace before the tradesman comes; you are paying for hands and not for moving plants.",
    "Before the doorbell rings | An empty room is half the job",
    [
      "The first half hour of many a job goes into moving flowerpots. Nobody learned a trade for that. | An expert who carries your boxes is an expensive porter. It is also the mood in which the work begins.",
      "Make room to stand, to kneel and to put down a toolbox. Rather more than you think is about right. | Empty the cupboard under the sink and take the pictures off the wall.",
      "Shut the dog away and clear a parking space. Show where water and power are. | Cover what you love. Dust finds its way under doors.",
      "Then offer a coffee and leave them in peace. | You will see more work done in the same hour, and nobody trips over the hamster.",
    ],
  ),
];
