import { card } from "../topic";
import { takingPartCards } from "./event-taking-part";

/** Going to an event: before, during and after. */
export const eventCards = [
  ...takingPartCards,
  card(
    "Come prepared",
    "Bring one question you would like answered, <and you will leave with more|because one leads to another|however small>.",
    "How to make it worth the trip | Bring a question | Before you come",
    [
      "The people who enjoy a day like this most are those who come with a question. | You get more from any event when you know what you are looking for.",
      "Write one down on the way, however simple. | One is enough, and simple ones are welcome.",
      "Ask it early, since good answers lead to better questions. | Do not save it for the end, when everybody is leaving.",
      "If you are shy, ask in a quiet corner; nobody minds, and the answer is often longer there. | You can always ask it in private, over a drink or by the coats.",
    ],
  ),
  card(
    "Bring somebody",
    "Bring <somebody|a friend|a neighbour> along, because the talk on the way home is <part of it|half the fun>.",
    "Bring company | Why you should not come alone | Better together",
    [
      "Some of the value comes afterwards, when you talk about it. | An event is half what happens and half what you say about it later. | What you share with somebody, you remember longer.",
      "A friend or a colleague hears things you miss. | Four ears catch more than two. | Two people carry home more than one.",
      "If nobody has time, come anyway, because others will be on their own too. | And if you come by yourself, you will find company.",
      "Just let us know how many you are. | Tell us if you bring somebody, so that there is a seat.",
      "And you share the way, the umbrella and the second piece of cake. | Some conversations of an evening only begin at the bus stop.",
    ],
  ),
  card(
    "Plan the way",
    "Check time, place and the way there <the day before|before you leave>, and arrive <relaxed|with time to spare>.",
    "The practical side | Time, place and the way there | Small things to plan",
    [
      "A little planning makes the day easier. | Most stress before an event comes from the way there. | You enjoy a day more when you arrive without running.",
      "Check time and place the day before, as details do change. | Look at the details again shortly before you set out. | Have another look at the hour and the address before you go.",
      "Leave early enough to find the door without running. | Plan a bit of slack, and use it for a coffee if you do not need it.",
      "If you need help with access, tell us beforehand. | Should you need anything to take part comfortably, say so in advance.",
      "Whoever arrives early gets a good seat and a few words with those who are still setting up. | If you do come late, come in all the same. Nobody will turn round for long.",
    ],
  ),
  card(
    "Stay a little longer",
    "<Good conversations|The talks that stay with you> often start when the <official part|programme> is over.",
    "Stay for the talk afterwards | The part after the programme | Do not rush off",
    [
      "Plans end on time, and conversations do not. | What people remember is often what happened after the last item.",
      "If you can, leave yourself some room at the end, and tell the sitter half an hour later. | Try not to book the next thing too close.",
      "That is when you can ask what you did not want to ask in front of everybody. | It is the moment for the personal question.",
      "We will be around, and we like those talks. | You will find us there, with time for you.",
      "Tell whoever is waiting at home that it might be a little later. | The chairs can be stacked around you, as long as the talk is good.",
    ],
  ),
  card(
    "Talk to a stranger",
    "Speak to one person you do not know; what brought you here is opening line enough.",
    "One stranger is enough | How to begin a conversation",
    [
      "Everyone in the room is waiting for someone else to begin. | Standing alone with a glass is nobody's favourite sport.",
      "You already have something in common with each of them, since they came too. | A simple question will do: how did you hear about this?",
      "Look for the person who is also studying the wall. You will be doing them a kindness. | Listen to the answer and ask one thing about it. That is the entire art.",
      "One good talk makes the evening. Nobody has to work the room. | If it does not take, wish them a nice evening and try the coffee. No harm is done.",
    ],
  ),
  card(
    "Take a few notes",
    "Write down three things the same evening; by Wednesday you will have forgotten the best one.",
    "Three lines before you go to bed | What to keep from an evening like this",
    [
      "On the way home everything seems unforgettable. After the weekend it is a pleasant fog. | Good thoughts have a short life if they are left in a coat pocket.",
      "Note three things: one you learned, one person you met, one thing you want to do. | Use the back of the ticket or your phone, before the light goes out.",
      "A key word will bring back the scene behind it. | Write names with a detail, such as the red scarf, because names alone will not help you.",
      "On Monday, act on one of them. An evening counts for more when something comes of it. | Then put a date beside the third. Otherwise it stays a nice idea.",
    ],
  ),
  card(
    "Let us know you come",
    "Tell us whether you are coming, and tell us too if you cannot: somebody may be waiting for the place.",
    "A short yes helps | Why we would like to know",
    [
      "For a host, the hardest question is how many chairs. | Between twenty people and fifty lies a whole day of preparation.",
      "A short yes helps with seats, with food and with good spirits. | Say whether you are coming as soon as you know, even if you are not quite sure.",
      "If something gets in the way, a line is enough. No excuse is needed. | Should your plans change, tell us as well, since a free place can make somebody happy.",
      "It takes you half a minute and saves us a lot of guessing. | We would sooner know than hope, and the same goes for the caterer.",
    ],
  ),
  card(
    "Pick your part",
    "You need not see everything: choose the part that interests you and give it your whole attention.",
    "Choose your part of the day | Less of it, and more from it",
    [
      "A programme is a menu. Nobody orders all of it. | Trying to see everything is the sure way to be tired by noon.",
      "Mark the one item you would be sorry to miss, and plan the rest around it. | Pick two things and leave the hours between them free.",
      "Sit near the front, switch off the phone and be there. | Go early to that one, ask a question and stay until the end.",
      "Whatever you leave out you can ask others about. They will be glad to tell you. | Gaps in the day are where the unexpected happens, such as an old friend or a good cake.",
    ],
  ),
  card(
    "Come as you are",
    "Come as you are, straight from work or with a child by the hand; it is about being there.",
    "Nobody checks your shoes | Come straight from work",
    [
      "Many people stay away because they think that they would not fit in. | The question of what to wear has kept more people at home than the rain has.",
      "Come from work, from the garden or from the playground. Others will too. | Nobody will ask what you know or where you come from.",
      "If you would like to sit at the edge and only listen, that is a fine place. | You can take part or simply watch, and change your mind halfway through.",
      "What makes an evening is the people, and one of them is you. | Should anything about it worry you, ask us beforehand and we will tell you how it is.",
    ],
  ),
  card(
    "Follow up",
    "Write to the people you met within a few days, while they can still put a face to the name.",
    "What to do in the days after | Follow up while it is fresh",
    [
      "Meeting somebody is easy. Meeting again needs a message. | Cards and names gather in a drawer, and the moment passes.",
      "Write two lines, with the thing you talked about and one concrete suggestion. | Send what you promised: the link, the recipe, the address.",
      "Do it within the week, before your face becomes a blur. | Keep it light, since nobody expects more than a friendly sign.",
      "Out of ten such notes, two may lead somewhere. Two is a very good evening. | And tell us how you liked it. It decides what we do next time.",
    ],
  ),
];
