import { card } from "../topic";

const weddings =
  /\b(?:weddings?|brid(?:e|es|al|esmaids?)|grooms?|couples?|marr(?:y|ied|iage)|engage\w*|ceremon(?:y|ies)|vows|registrars?|celebrants?)\b/i;

/** Weddings, from the date to the morning after. */
export const weddingCards = [
  card(
    "Three words first",
    "Before you book anything, each of you writes down three words for the day; compare them over dinner.",
    "Three words before the first booking | What should the day feel like? | Begin with a feeling",
    [
      "Two people get engaged, and by Sunday they have saved more pictures of table linen than of each other. | Most wedding plans begin with a colour, and most quarrels begin there too.",
      "Put the pictures aside and ask how the day should feel. | Before the first visit to a venue, take a sheet of paper each.",
      "Write down three words, such as barefoot, loud, long table, and do not show them yet. | Let each of you note three words for the day and three things you would hate.",
      "Whatever stands on both lists gets the money. | Once you know them, many decisions make themselves, and you can say no to the doves with a clear conscience.",
    ],
    weddings,
  ),
  card(
    "Guests before venue",
    "Count your guests before you look at venues; everything in a wedding budget hangs on that number.",
    "Make the guest list before you look | Every guest is a chair | Who would you ring with the news?",
    [
      "You fall in love with a barn, and then it turns out that the family is bigger than the barn. | A venue is chosen with the heart, and it should be measured with the guest list.",
      "Each guest is a chair, a plate, a glass and a bit of floor to dance on. | Nothing changes the budget as much as ten more people.",
      "Make the list first, with three columns: must, would like, out of politeness. | Ask of every name whether you would ring them with good news or with bad.",
      "Be firm about plus-ones and children, and treat everybody by the same rule. | Then add a handful for surprises, and look for a place where that number fits without shouting.",
    ],
    weddings,
  ),
  card(
    "Questions for a venue",
    "Ask a venue about rain, noise, corkage and the last song before you ask about the flowers.",
    "What to ask on a venue visit | Rain, noise and the last song | The small print of a beautiful room",
    [
      "The light falls through the old windows, and nobody thinks of asking where the kitchen is. | You come to see a room and are shown a dream with a view.",
      "Bring a list, and ask while you are still sober. | Visit at the hour at which you will marry, since light, traffic and neighbours have their times.",
      "Where does everybody go if it rains, when must the music stop, who else is there that day? | Ask about corkage, cleaning, heating, and which suppliers you must use.",
      "Walk the way from the car park in the shoes you plan to wear. | Get the total in writing, service and tax included, and ask what the deposit covers.",
    ],
    weddings,
  ),
  card(
    "Leave air in the plan",
    "Add a quarter of an hour to every step of the wedding day; nobody has ever complained of too much calm.",
    "A timetable with air in it | The day always runs late | Fifteen minutes for nothing",
    [
      "Hair takes longer, the uncle cannot find the church, and somebody has forgotten the rings. | Every wedding runs late, and only some of them have planned for it.",
      "Things slip most at three points: getting dressed, the family photographs and finding seats. | People walk slowly in good shoes, and eighty of them walk slower still.",
      "Give every step a quarter of an hour more than it needs. | Leave gaps on purpose, and write them into the plan as if they were appointments.",
      "If all goes well, you have time for a drink with your own guests. | Give the plan to one person who is not you, along with all the phone numbers.",
    ],
    weddings,
  ),
  card(
    "Feed them early",
    "Between the ceremony and dinner, guests need something to eat; champagne on its own makes long speeches.",
    "The hungry hour | Something to eat before the speeches | Between the kiss and the soup",
    [
      "Your guests breakfasted at eight, the ceremony was at two, and dinner is announced for seven. | There is an hour at every wedding in which even the aunts begin to look at the flowers as food.",
      "While you are being photographed, your guests stand about with a glass and nothing in their stomachs. | Those who drink on an empty stomach give the speech they had meant to keep.",
      "Plan bread, cheese, something warm in the hand, and plenty of water. | Ask the caterer for a bite that can be eaten standing up, without a fork and over a silk tie.",
      "Think of children, who are hungry first, and of anybody who cannot eat wheat. | Late in the evening, something salty brings people back to the dance floor.",
    ],
    weddings,
  ),
  card(
    "Who sits where",
    "Seat people beside someone they can laugh with, and put nobody at a table of leftovers.",
    "Who sits where | No table for leftovers | The art of the seating plan",
    [
      "A seating plan is a diplomatic conference with napkins. | One aunt does not speak to another, and the band wants to sit near the door.",
      "The one table that goes wrong is always the one for those who were left over. | A good neighbour saves a dull dinner, and a bad one spoils a fine roast.",
      "Write the names on slips of paper, and move them about on the carpet. | Give each guest one person they know and one they will like.",
      "Put the talkers among the quiet ones and the older people away from the speakers. | Do it late, when all have answered, and do not let anyone look over your shoulder.",
    ],
    weddings,
  ),
  card(
    "Short speeches",
    "A good wedding speech has one story, one wish and an end after four minutes.",
    "How to give a short speech | One story, one wish, one glass | Stop while they are laughing",
    [
      "No guest has ever gone home and said that the speeches were too short. | The microphone is too low, the paper is shaking, and the first joke is about university.",
      "A good speech needs one story that only you can tell. | Leave out the exes, the stag night and anything that begins with “you had to be there”.",
      "Say what you saw when those two met, and what you wish them. | Tell a small scene, with a place and some weather in it, and then say why you are glad.",
      "Practise aloud, with a clock, and cut a third of it. | Four minutes are plenty; raise the glass while they are still laughing.",
    ],
    weddings,
  ),
  card(
    "A plan for the rain",
    "Make a rain plan that you would like as much as the sunny one, then forget about the forecast.",
    "A rain plan you can love | What if it rains? | Stop looking at the forecast",
    [
      "Ten days before the wedding, two adults begin to consult five weather apps. | The forecast for your date is nobody's business, and you look at it hourly.",
      "It may rain, and you can do nothing about it except to plan for it. | Weather is the one guest who never answers an invitation.",
      "Choose a plan B that is a plan and not a corridor: a barn, a porch, a tent with windows. | Think through the ceremony indoors, chair by chair, until you would not mind.",
      "Agree on who decides and at what hour, and let it be neither of you. | A basket of umbrellas costs little, and wet grass makes for beautiful pictures.",
    ],
    /\b(?:weddings?|brid(?:e|al)|outdoors?|gardens?|marquees?|tents?|festivals?|summer)\b/i,
  ),
  card(
    "Flowers in season",
    "Ask the florist what is in bloom that week; seasonal flowers look fuller and travel less.",
    "Flowers that are in bloom that week | Peonies do not read calendars | Ask for a mood, not a variety",
    [
      "Peonies bloom for a few weeks, and most weddings have other plans. | In the picture you saved it is May, and you are marrying in October.",
      "What blooms by itself is fuller, fresher and easier on the budget. | A flower that has flown further than your guests tends to arrive tired.",
      "Tell the florist colours and a mood, not a list of names. | Show three pictures, and say what it is about them that you like: loose, wild, white, tall.",
      "Ask what can move from the ceremony to the tables and who carries it. | Afterwards, let guests take the vases home, because on Monday they will be in your bath.",
    ],
    weddings,
  ),
  card(
    "The money talk",
    "Agree who pays for what before you book; a tenth kept aside saves the last month.",
    "Talk about money first | Who pays, and who decides | Keep a tenth aside",
    [
      "Money is the least romantic part of a wedding and the one that is still there afterwards. | Your parents would like to contribute something, and they have views on the menu.",
      "Clear up early who gives how much, and whether opinions are included. | A friendly conversation in spring replaces five unfriendly ones in summer.",
      "It helps to say aloud that a contribution is a present and not a share in the company. | Ask what each of you was brought up to find normal, because that is where the trouble hides.",
      "Put every item in a list: estimate, offer, paid, due. | Share it out by what matters to you both, and spend little on what nobody will remember.",
      "Keep a tenth back for taxis, tips and alterations. | Ask each supplier what is not included, because the surprise is always in that sentence.",
    ],
    weddings,
  ),
];
