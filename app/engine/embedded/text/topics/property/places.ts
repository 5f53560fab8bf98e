import { card } from "../topic";

const working =
  /\b(?:cowork\w*|office\w*|desks?|meeting rooms?|workspace\w*|studios?|hubs?|commercial|business|remote|freelanc\w*|members?|shop)\b/i;

/** Places to work in, neighbourhoods, and moving in. */
export const placeCards = [
  card(
    "Try the desk on Monday",
    "Try a coworking desk on a Monday morning, with your own calls and your own headphones.",
    "A Monday in the coworking space | Try the desk before you take it",
    [
      "On a tour every workspace is bright, quiet and full of plants. | The coffee is good everywhere. The question is what it sounds like at ten.",
      "Ask for a trial day and bring a real task with a deadline. | Come on the busiest day of the week and stay until the afternoon.",
      "Where do you make calls, where do you eat, and is there a socket within reach? | Watch whether people talk to one another, and whether they stop when you need them to.",
      "In the evening look at what you have got done. | That figure is a good argument for or against the monthly fee.",
    ],
    working,
  ),
  card(
    "Rules for a shared room",
    "Ask for the unwritten rules of a shared office first: phone, fridge, heating, last one out.",
    "How a shared office stays friendly | Phones, fridges and the last one out",
    [
      "Shared rooms seldom fail over big things. It is the speakerphone and the herring. | Where many people work side by side, manners are part of the furniture.",
      "Ask where one makes calls, who owns the milk and when it is too warm. | Good places have a page with rules, and it contains at least one joke.",
      "Take a booth for video meetings and keep your door ajar for everything else. | Greet people by name. It is the simplest kind of networking.",
      "If something bothers you, say so the first time, and kindly. | A community is not something you rent. It grows at the dishwasher.",
    ],
    working,
  ),
  card(
    "Count the whole office",
    "Compare an office with all it brings along: cleaning, internet, furniture, notice, and the room you never use.",
    "What does an office really cost? | Add the printer and the notice period",
    [
      "An empty room is cheap until it is one you can work in. | The rent is the part that everybody compares. The rest comes by separate post.",
      "List everything: electricity, cleaning, internet, insurance, chairs, coffee, a person who lets in the post. | Divide the sum by the days on which somebody is really there.",
      "Look at the length of the lease and at what leaving would cost you. | Think of the peak, and rent extra rooms for it by the hour.",
      "For some teams their own door is worth it, for others a few desks somewhere are. | You will see on paper what suits you, without anyone having to sell it to you.",
    ],
    working,
  ),
  card(
    "Meet the neighbourhood",
    "Spend a Saturday in the area before you sign: shop, sit, walk, and listen at night.",
    "A Saturday in the new neighbourhood | You are also choosing a street",
    [
      "You can change a kitchen. You cannot change the street it looks out on. | Floor plans end at the front door, and life does not.",
      "Do your weekly shop there, take the bus and drink a coffee in the window. | Walk home from the station as if you lived there already, once by day and once late.",
      "Count the playgrounds, the benches and the shops that are still open. | Speak to a person with a dog. They know every corner, and what is about to be built.",
      "Ask at the town hall which plans exist for the empty plot. | If you feel like staying for dinner, that is a good argument.",
    ],
  ),
  card(
    "Pictures that tell truth",
    "Photograph rooms from eye level, in daylight, and show the bathroom; nobody trusts eight pictures of the sofa.",
    "Photographs of rooms that people believe | Show the bathroom too",
    [
      "In wide-angle pictures a broom cupboard becomes a ballroom. At the door comes the disappointment. | Pictures decide who makes an appointment. They should not decide who leaves again.",
      "Stand in the corner, hold the camera level and let in the daylight. | Tidy first, then take the picture from chest height, with all the lamps on.",
      "Show the way from the street to the door, every room once, and the view. | Add a plan with measurements. It answers half of the questions that would come by telephone.",
      "Leave the bowl of lemons away. Everyone has the bowl of lemons. | Whoever comes after such pictures comes to stay.",
    ],
  ),
  card(
    "Ask about the heating",
    "Ask for the heating, the windows and last winter's bill, before you ask about the balcony.",
    "The questions behind the walls | What does it cost to be warm here?",
    [
      "The balcony is used on forty evenings, and the heating for half of the year. | In summer nobody thinks of radiators. In January nobody thinks of anything else.",
      "Ask how it is heated, how old the system is and what the last bills came to. | Look at the windows: how many panes, how tight, and which way do they face?",
      "Read the energy certificate and have someone explain what it leaves out. | Feel the outer walls in the corners, where warmth gets lost first.",
      "A cold flat with a low rent may be the dear one. | Whatever could be improved is worth a conversation before you sign.",
    ],
  ),
  card(
    "Set up the first week",
    "Prepare the first week in the new place: meters, names, post, internet, and a neighbour to greet.",
    "The first week at a new address | What to do before the boxes are empty",
    [
      "After the move comes the week in which nothing is where it should be, you included. | A new address begins with a dozen small messages.",
      "Read the meters, put up your name and redirect the post. | Order the internet weeks before, since it never comes when the boxes do.",
      "Tell the bank, the employer, the insurer and the aunt who sends parcels. | Find the fuse box, the stopcock and the bin day, in that order.",
      "Then ring next door and introduce yourself. It need not be more than a sentence. | By Sunday, there should be one corner in which you would like to sit.",
    ],
  ),
  card(
    "Plan for five years",
    "Choose a place for the life you expect in five years, and check what it would cost to leave earlier.",
    "Will it still fit in five years? | A home has to grow along",
    [
      "We look for rooms for the life we have. It will have changed by the time the shelves are up. | A move is tiring, and so you do not want to do it each spring.",
      "Ask yourself who might join you, who might move out and where you will work. | Think about stairs, prams, knees and a parent who comes to stay.",
      "Can a wall be moved, a room be divided or let? | Flexible plans have rooms of similar size. They are everything in turn: nursery, office, guest room.",
      "Nobody knows the future, but some floor plans are more relaxed about it. | Note as well how you could get out again. A door is more pleasant if it opens both ways.",
    ],
  ),
];
