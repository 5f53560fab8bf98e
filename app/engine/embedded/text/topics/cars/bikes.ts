import { card } from "../topic";

const bikes = /\b(?:bikes?|bicycles?|e-?bikes?|cycl\w*|cargo bikes?|pedelec\w*|mtb|mountain bik\w*|ride(?:s|rs)?)\b/i;

/** Bicycles and e-bikes. */
export const bikeCards = [
  card(
    "Pump it up",
    "Pump up the tyres every two weeks: it is a repair that costs nothing, and the bike runs like new.",
    "A bike repair made of air | Why your bike feels so tired",
    [
      "Many people think they are out of shape, and it is only the tyres. | A bicycle tube loses air even when it stands in the hall and does nothing.",
      "Use a floor pump with a gauge and look for the range on the side of the tyre. | Press with your thumb. If it gives easily, it is too soft for the road.",
      "Softer is comfortable on gravel, harder is quicker on tarmac. Within the range, you may choose. | Too little air invites punctures, since the rim bites the tube at every kerb.",
      "Keep the pump beside the door and not in the cellar. | Two minutes a fortnight, and the wind seems to have turned.",
    ],
    bikes,
  ),
  card(
    "Clean the chain first",
    "Wipe the chain before you oil it, one drop on each link, and wipe it again.",
    "Wipe, oil, wipe | A quiet chain in five minutes",
    [
      "A squeaking chain can be heard by everyone apart from the rider. | Oil on dirt makes a fine grinding paste. It eats gears for breakfast.",
      "Take an old cloth, hold the chain and pedal backwards until the cloth is black. | Clean it dry first, and leave the strong solvents on the shelf.",
      "Then one drop on each link, a few turns, and a minute's patience. | Use oil made for bicycles. The one from the kitchen belongs in the kitchen.",
      "Wipe off what is on the outside, because it only collects dust. | Do it after rain and before long rides, and the whole drive will last for seasons longer.",
    ],
    bikes,
  ),
  card(
    "Brakes before beauty",
    "Test both brakes before every ride: pull, push, listen. It takes three seconds.",
    "Pull, push, listen | Three seconds before every ride",
    [
      "A bike may look shabby, as long as it stops. | Brakes fade slowly, and hands get used to pulling harder.",
      "Pull each lever and push the bike forward. The wheel should not move. | The lever must not touch the handlebar, and the pads must touch the rim or the disc evenly.",
      "Grinding means metal on metal, so stop riding and have it seen to. | Keep oil and sprays away from discs. One careless puff, and the pads are done for.",
      "Pads are cheap. The things you stop in front of are not. | Anyone can check it. Adjusting hydraulics is a job for a workshop.",
    ],
    bikes,
  ),
  card(
    "The right size",
    "Sit on the bike before you look at the colour: size decides whether you will ride it.",
    "Which size of bike fits you? | Sit on it before you love it",
    [
      "Many bikes stand in the cellar because they are wrong by a hand's breadth. | A bargain that gives you a stiff neck is not one.",
      "With the heel on the pedal, the leg should be nearly straight. | Stand over the frame, then ride round the block, with the bag you really carry.",
      "Do the hands go numb, does the back complain, do you see the traffic? | Much can be adjusted: saddle, stem, handlebar. The frame cannot.",
      "Let someone look at you from the side. It is worth more than any table. | The right one feels unremarkable, and after an hour you still like it.",
    ],
    bikes,
  ),
  card(
    "Treat the battery kindly",
    "Store an e-bike battery cool, dry and half full; neither heat nor a winter outdoors agrees with it.",
    "How to look after an e-bike battery | Half full and out of the frost",
    [
      "The battery is the heart of an e-bike and usually has the least comfortable bed. | Batteries like what people like: no heat, no frost, no extremes.",
      "Take it indoors in winter and charge it at room temperature. | Use the charger that belongs to it, on a surface that cannot burn, while someone is awake.",
      "For a long break, leave it about half full and look in on it now and then. | Before a tour fill it up. In daily life it need not be full to the brim.",
      "If it has been dropped or has got hot, take it to the workshop and not to the socket. | Treated that way it will keep its range for years, and you your good mood on the hill.",
    ],
    /\b(?:e-?bikes?|electric bikes?|pedelec\w*|batter\w*|cargo bikes?|bikes?)\b/i,
  ),
  card(
    "Two locks, one habit",
    "Lock the frame to something that stays, every time, even for the one minute at the baker's.",
    "How to lock a bike so that it is still there | The frame, and something that stays",
    [
      "Thieves need less time than you need to order two rolls. | A lock round the wheel leaves you with a wheel.",
      "Put the chain through the frame and round something that is set in the ground. | Use two different locks if you can. Few thieves carry both tools.",
      "Fill the lock's gap with bike, and keep it off the pavement where hammers work. | Choose a place where people pass by, and take the display and the lights along.",
      "Photograph the bike and note the frame number. After a theft everyone asks for it. | A good lock is heavy. That is the idea.",
    ],
    bikes,
  ),
  card(
    "Book the spring service",
    "Bring the bike for its service in winter: on the first warm Saturday everybody is there.",
    "The first warm Saturday | When to take the bike to the workshop",
    [
      "The first sunny weekend fills every bike workshop in the country. | In February the mechanic has time for a chat. In April there is a queue to the corner.",
      "Book in the grey months and say what has bothered you: the gears, the creak, the light. | Take a photograph of whatever rattles, and write the symptoms on a label at the handlebar.",
      "Ask what must be done, what should be done and what can wait for autumn. | Let them check bolts, spokes, bearings and brakes. Those are the parts you cannot see.",
      "You then ride off into the sun while others are still looking for the pump. | A yearly look keeps small things small, on two wheels as on four.",
    ],
    bikes,
  ),
  card(
    "Ride the route once",
    "Try the way to work once on a Sunday, and look for the quiet street parallel to the loud one.",
    "Find your way to work on a Sunday | The quiet street beside the loud one",
    [
      "The way by car is rarely the way by bike. Beside each main road there is a quieter one. | People give up cycling because of one bad crossing.",
      "Ride the route on a Sunday, without a clock, and try two variants. | Look at a cycling map and ask colleagues who come by bike how they go.",
      "Note where you would like to get off, and find a way round that spot. | Time it with a little reserve, and see where you can leave the bike.",
      "On Monday you will have a route, and the rain jacket is packed already. | The ride home is the part of the day that belongs to nobody else.",
    ],
    bikes,
  ),
];
