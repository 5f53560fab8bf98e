import { card } from "../topic";

/** Communities, causes, campaigns: getting others to join. */
export const togetherCards = [
  card(
    "Tell one story",
    "Tell the story of one person, with permission, and leave the statistics for the second page.",
    "One person, not a crowd | How to speak about need",
    [
      "A total is a number. Somebody who cannot get up her own stairs is a neighbour. | Large figures make people helpless, and helpless people turn the page.",
      "Choose one person or one place and describe an ordinary day there. | Begin with something small, such as a cold kitchen or a lead without a dog.",
      "Ask for permission and show the text before it is printed. | Tell it so that the one concerned could read it aloud with their head up.",
      "End with the one thing a reader can do. Say it in a sentence short enough for a postcard. | The figures may follow later, for those who have already understood.",
    ],
  ),
  card(
    "Ask for one thing",
    "Ask for one clear thing: a coat, an hour, a signature. Whoever asks for everything gets a nod.",
    "What exactly should people do? | One clear request",
    [
      "“Support us” is not a request. It is a poster. Nobody has ever packed a bag because of it. | People who want to help are waiting for a sentence with a verb in it.",
      "Say what you need, how much of it, and by when. Exact requests are a kindness. | Ask for eleven sleeping bags by Thursday, and eleven will come.",
      "Make the first step so small that one can do it on the bus. | Put the address, the link and the hours right beside it.",
      "Report when it has been reached. Everybody likes to have been part of a number. | Those who have once said yes will say it again more easily.",
    ],
  ),
  card(
    "Show what became of it",
    "Report back in a few weeks with one picture and one plain sentence: this is what it did.",
    "What became of your help? | Report back in plain words",
    [
      "Thanks come at once, and news hardly ever. In between lies a long silence. | A giver who hears nothing assumes that nothing happened.",
      "Send a picture and a sentence after some weeks: the roof is tight, the bus is running. | Tell what was bought, for whom, and what it changed on an ordinary day.",
      "Say too what turned out differently, because people can tell. | A setback honestly told brings more trust than a third success.",
      "It costs a stamp, and it keeps friends for years. The second gift begins with the first report. | The next appeal then goes out to people who know how the last one ended.",
    ],
  ),
  card(
    "Meet the neighbours",
    "Invite the street before you need it; neighbours who know a place will stand up for it.",
    "Open the door once a season | How a cause becomes part of the street",
    [
      "People are wary of what lies behind closed doors. Behind open ones there is usually coffee. | A shelter, a club, a garden: each of them has neighbours who wonder.",
      "Invite them in, show them round and let those who belong there do the talking. Cake opens doors. | Put a bench outside and see who sits down.",
      "Answer the awkward questions first: noise, dogs, parking. They are on everyone's mind. | Ask what they could do with. Help may go in both directions.",
      "When something is needed, you will no longer have to explain who you are. | Somebody will say at the baker's that they are quite all right over there.",
    ],
  ),
  card(
    "Plan a good drive",
    "A collection needs a list, a date, a van and someone who says stop.",
    "How to organise a collection | A list, a date and a van",
    [
      "A collection without an end becomes a cellar. The cellar then needs volunteers of its own. | The call goes out, and the next morning there are forty bags on the doorstep. Now what?",
      "Write beforehand what is wanted, in what condition, from when until when. | Settle where it will stand, who sorts it and who drives it away.",
      "Put friendly people at the door who may also say no. | Print a sheet with the exact needs and hang it where the bags are packed.",
      "Sum up at the end and thank everyone on the same noticeboard. | A small drive that fits is better than a large one that needs a second.",
    ],
    /\b(?:drive|collect\w*|food|clothes|donat\w*|appeal|fundrais\w*|toys|school\w*|community)\b/i,
  ),
  card(
    "Adopt with patience",
    "Visit an animal several times before you take it home, and ask what it is like on a bad day.",
    "Before an animal moves in | Meet the dog on a rainy day",
    [
      "At a rescue centre you fall in love within minutes. The dog lives for years. | Pity is a good reason to donate and a weak one to adopt.",
      "Come several times, go for walks, and bring everyone who lives with you. | Ask what it fears, what it costs and what it does when it is alone.",
      "Think through an ordinary week: who goes out at six, in the rain, in February? | Talk to your landlord and to your nose before you sign.",
      "If it does not fit now, you can walk a dog on Saturdays or pay for its food. | The right animal may be the third one. It is worth the wait for both of you.",
    ],
    /\b(?:animals?|dogs?|cats?|pets?|rescue|adopt\w*|wildlife|shelter)\b/i,
  ),
  card(
    "Leave no trace",
    "Clean up a piece of path or shore once a season, with gloves, a bag and someone to talk to.",
    "An hour for a path or a shore | The litter pick with conversation",
    [
      "Nobody owns the ditch, and so everyone does. What lies in it belonged to somebody on Friday. | It is easy to be angry about litter and surprisingly pleasant to pick it up.",
      "Take gloves, a sack and a friend, and choose a stretch you can finish. | Ask the council about bags and collection. Many are glad to help.",
      "Leave nests, needles and anything that leaks to professionals. Note the spot and ring the council. | Keep to the path in the breeding season, and keep the dog beside you.",
      "After an hour you look back and can see where you have been. How often is that so? | Children count the bottle tops, and adults find out who lives next door.",
    ],
    /\b(?:conserv\w*|nature|wildlife|environment\w*|clean-?up|beach|river|litter|trees?|green|community)\b/i,
  ),
  card(
    "Run a small committee",
    "Keep meetings of volunteers short: what is decided, who does it, when do we have cake?",
    "Meetings that volunteers come back to | Who does it, by when, with cake",
    [
      "People join in order to help and find themselves in a discussion about statutes. | An evening given to a cause should not be spent on the minutes.",
      "Begin on time, stop on time and put three items on the list. People have buses to catch. | Decide the small things between the meetings, by those who do them.",
      "Write a name and a date behind every task, and let it be a small one. | Ask the quiet person last and wait for the answer.",
      "End with something that worked, however little. It is what they will tell at home. | Cake is not a side issue. It is the part that brings people back in the dark of November.",
    ],
    /\b(?:clubs?|communit\w*|volunteer\w*|association|committee|youth|non-?profits?|charit\w*|groups?)\b/i,
  ),
];
