import { card } from "../topic";

/** Getting to know a place that has only just opened. */
export const visitingCards = [
  card(
    "Look up the hours",
    "Check the opening hours <before you set out|on the door|once>, and note them where you will look for them again.",
    "When is the door open? | The hours, noted once",
    [
      "A new place has hours that nobody in the street knows by heart yet. | There are few sadder sights than a full bag in front of a closed door. | In the first weeks, opening hours are something like a first draft.",
      "Look them up before you set out, and mind the break at noon. | Take a picture of the sign by the door when you walk past. | Ask which days are the quiet ones, and write that down as well.",
      "If the hours do not suit you, say so, as there may be others like you. | When you come from further away, a short call before the trip does no harm. | Put them on the fridge, beside those of the doctor and the library.",
      "After a while you will know them the way you know the bus. | A detour can then turn into a habit, without anyone planning it. | It is a small thing, and it decides how often you come.",
    ],
  ),
  card(
    "Start with one thing",
    "Start with <one simple thing|the thing you know|a small order>; how it is done tells you about all the others.",
    "One simple thing first | A small order tells a lot",
    [
      "A new place likes to show everything at once, and the eyes get tired of it. | In front of a long list, people either take nothing or take too much. | What a place can do is seen in the plain things.",
      "Choose something quite simple that you already know well from somewhere else. | Ask for one small thing, and take your time over it. | Begin with what you need in any case, and see how it is done.",
      "Notice the details: the care, the greeting, the way in which it is handed over. | Compare it in your mind with what you are used to, and be fair about it. | If you like it, ask what they would like to show you next.",
      "A good first impression grows slowly, from one visit to another. | There is no need to see all of it on the same day. | From there, curiosity knows its own way around the shelves and lists.",
    ],
  ),
  card(
    "Bring the map to life",
    "Link the new door with a way you <already go|know well|take each week>, and it is no detour.",
    "A stop on your usual way | No detour at all",
    [
      "What lies on the way gets visited, and what lies beside it gets forgotten. | People walk along the same paths for years, as though there were rails. | A new address is only a line of letters until you have walked there.",
      "See which of your weekly errands takes you past the new door. | Go home by another street for once, and look up while you are walking. | Put it together with the market, the school run or the walk with the dog.",
      "Five minutes more are hardly felt, if they lead somewhere. | Perhaps there is a bench nearby, or a shop that you had never noticed. | With a bicycle, look where you could lean it without being in the way.",
      "By the third time, your feet will turn the corner unasked. | A neighbourhood gets larger with every door that one has been through. | Then the new place has moved from the map into your week.",
    ],
  ),
  card(
    "Be kind to the nerves",
    "On the first days everyone is <a little nervous|still learning|finding the switches>; a kind word works wonders.",
    "First days, shaky hands | A kind word at the counter",
    [
      "Behind a new counter stand people who have slept badly for a week. | On opening day, even those who have planned everything look for the scissors. | To you it is a visit, and to them it is the day they have been thinking of for months.",
      "Allow them the extra minute, and use it to look around. | Say something friendly when the till refuses to open for the third time. | If something is missing, mention it quietly, and with a smile if you have one left.",
      "People who begin something rarely forget who was patient with them in those days. | You might tell them about your own first day somewhere, since everyone has had one. | Should it be too crowded, wish them luck and come back on another day.",
      "A kind sentence on such a day is carried about until the evening. | It costs nothing, and it is a good start for an acquaintance. | Later, when everything runs smoothly, you will both laugh about it.",
    ],
  ),
  card(
    "Ask what is coming",
    "Ask what is <still to come|not there yet|planned for later>; what you see on the first day is not everything.",
    "What is still missing? | The empty shelf has a plan",
    [
      "On the day of the opening, not every shelf is full and not every lamp is hanging. | Each new place is a little unfinished, and that is a charm of its own. | What you see at the beginning is the first page.",
      "Ask what is going to be added, and roughly when that might be. | Point at the empty corner and ask what is meant to stand there. | Find out what had to wait, and whether you could do without it.",
      "If you need a certain thing, say so while there is still room for it. | There may be a list on which one can put one's name. | You can watch it grow, which is rarely possible with finished things.",
      "It gives you a reason to come again, and to look at that corner first. | Some regulars are proud of having known a place with a bare wall. | And if it stays empty, at least there is somewhere to put an umbrella.",
    ],
  ),
  card(
    "Take a child along",
    "Take <a child|an older neighbour|somebody slower> along on a first visit; they notice steps, corners and kindness.",
    "With a child by the hand | Eyes at another height",
    [
      "Whoever is small, or no longer quick, sees a room quite differently. | A place shows its manners in how it treats those who need longer. | Children notice at once whether they are welcome or only put up with.",
      "Go there with a child, and let the child decide where to look first. | Ask an older neighbour along, and walk at their speed. | Go in with a pram or a stick by your side, and see how far you get.",
      "You will notice the step, the narrow aisle and the chair in the right corner. | Mention what was difficult, since people in a hurry never see it. | If somebody holds the door or brings a stool, take note of that too.",
      "A room that is easy for them is pleasant for everyone. | In the first weeks such a remark can still move a shelf. | And you have been on an outing, which is worth something by itself.",
    ],
  ),
  card(
    "Ask about the neighbours",
    "Ask a new place <whom it works with|what it gets from next door|who helped>; it shows how it settles in.",
    "Who are the neighbours? | How a new door settles in",
    [
      "No door opens by itself: there are neighbours, suppliers and somebody with a ladder. | A street is like a class, and a new pupil changes the seating. | Whoever moves in somewhere needs to borrow salt sooner or later.",
      "Ask with whom they work together, and what comes from nearby. | Find out who lent a hand when everything was being carried in. | Let them tell you what they have already learned about the street.",
      "If you know someone who would be a good match, bring the two together. | You may be able to tell them where the post office is, or when the street is loud. | Perhaps there are two doors that could send each other their customers.",
      "An introduction costs you a sentence and may be useful for years. | A place that has friends in the street stands more firmly. | In the end it is good for you too, because short ways make life easier.",
    ],
  ),
  card(
    "Remember the start",
    "Keep something from the first days, <a card, a photo or a receipt|a photo of the door|the first card>; you were there.",
    "You were there at the start | A souvenir of the first week",
    [
      "One day someone will ask what it looked like here in the beginning. | First days go by fast, and those who are in them have no time to look. | Of the opening itself there is often not one good picture.",
      "Take a photograph of the door, with the street and the weather around it. | Keep the first card or the receipt, and write the date on it. | Remember what you took on that day, and who stood behind the counter.",
      "You might write a line about what you thought when you came in. | Put it into a book or a drawer where you will come across it by chance. | If you have a picture, show it to them, for they may not have one.",
      "In some years this will be a small treasure for somebody. | It is nice to be able to say that one was there when the paint was wet. | Places get older along with their visitors, and it is good to have proof.",
    ],
  ),
];
