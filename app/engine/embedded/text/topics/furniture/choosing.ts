import { card } from "../topic";

/** Choosing and buying furniture. */
export const choosingCards = [
  card(
    "Tape it on the floor",
    "Mark the size of the sofa on the floor with tape and live around it for a day.",
    "Live with the outline first | A strip of tape before the sofa",
    [
      "Furniture shrinks in a showroom and grows on the stairs. | What looks dainty under a hall ceiling fills a living room from wall to wall.",
      "Mark the outline on the floor with tape, add the height with a box, and leave it for a day. | Lay out newspaper in the exact size and walk past it with a laundry basket.",
      "Do the doors still open? Does one bang a knee on the way to the window? | Check the way in as well: front door, lift, turn of the stairs.",
      "By evening you know whether it is in the way. | A roll of tape on the floor is a piece of furniture you need not return.",
    ],
  ),
  card(
    "Sit for ten minutes",
    "Sit on a chair for ten minutes, with a book and shoes on, before you decide.",
    "Ten minutes and a book | Try the chair as you will use it",
    [
      "Anyone can sit nicely for a minute. After ten the chair begins to talk. | In shops people sit on sofas like guests. At home they lie down.",
      "Take off your coat, bring a book and sit as you do on a Sunday. | Put both feet on the floor and see whether the edge presses behind the knees.",
      "Try getting up without using your hands. Your knees will be older one day. | Let everyone try who will live with it. Long legs and short ones want different seats.",
      "If the salesperson leaves you alone meanwhile, it is a good shop. | What is comfortable at once is not always what is comfortable at nine in the evening.",
    ],
  ),
  card(
    "Look underneath",
    "Turn it round and look underneath: joints, screws and the back wall tell you more than the front.",
    "What the back of a cupboard tells you | Good furniture from below",
    [
      "The front is made for the photograph, the back for the years. | Most of us buy furniture with our eyes. One should use the hands as well.",
      "Open drawers fully, push against the side, and look at how the corners are joined. | Kneel down and look for screws, glue, staples. Stapled backs do not like to move house.",
      "Ask what it is made of, all through: solid wood, veneer, board? Each has its place. | Lift one end. Weight is no proof, but it is a hint.",
      "A piece that may be taken apart can also be repaired. | If spare parts exist, somebody is planning to be there in ten years.",
    ],
  ),
  card(
    "Fabric in daylight",
    "Take the fabric sample home and look at it by day, by lamplight, and with a little tomato on it.",
    "Take the swatch home | Colour changes with the lamp",
    [
      "In the shop it was sand. At home it is salmon. | Light makes half of a colour, and yours is different from theirs.",
      "Lay the sample on the sofa for some days, beside the carpet and the curtain. | Look at it in the morning, at noon and in the evening with the lamp on.",
      "Rub it, sit on it, spill something and see what happens. | Ask how it is cleaned, whether covers come off and how it takes to a cat.",
      "With children, a pattern is more forgiving than a principle. | Whoever still likes it after a week will like it in a few years as well.",
    ],
  ),
  card(
    "One good thing first",
    "Buy one good thing for the place you use most, and let the rest of the room wait.",
    "One good chair before a full room | Where the money should go",
    [
      "Whole rooms are bought in an afternoon and replaced in instalments. | An empty flat makes people nervous. Nervous people buy shelves. They also buy cushions.",
      "Ask where you spend your hours: in bed, at the table, at the desk? | Put the budget into the one piece your body touches each day.",
      "The rest may come from the attic, the market or your aunt. | An orange box beside a good bed is a style. A bad bed beside a fine chest is a mistake.",
      "Rooms that grow have more to tell. Yours may begin with a single chair. | After a year you know what is missing, and it is usually a lamp.",
    ],
  ),
  card(
    "Old pieces, new rooms",
    "Look at second-hand with new eyes: a good frame can be sanded, covered and given another life.",
    "An old piece for a new room | What to look for at a furniture market",
    [
      "Your grandparents' chairs have survived two moves and three sets of cousins. | Old furniture has done its moving and its drying. It will not surprise you.",
      "Check the frame first. Fabric, varnish and handles are only clothes. | Look for worm holes, smell inside the drawers and see whether it stands on all four feet.",
      "Measure before you fall in love, because old beds are short and old cupboards tall. | Ask an upholsterer what a new cover would cost before you carry it home.",
      "One old piece among new ones gives a room a memory. | If it wobbles, it is character. If it wobbles badly, it is a project.",
    ],
  ),
  card(
    "Ask about delivery",
    "Ask who carries it up, who puts it together and who takes the old one away.",
    "Who carries it up the stairs? | Three questions after the price",
    [
      "Delivered to the kerb: that is a sentence with a long flight of stairs. | The sofa is paid for, and it stands on the pavement in the drizzle.",
      "Ask whether it comes to the room, who assembles it and what happens to the packaging. | Name the floor, the lift and the narrow corner, so that two people come and not one.",
      "Have the date written down, and what applies if it slips. | Unpack while they are there, if you can, and photograph whatever is scratched.",
      "Find out who takes the old one along. It is heavier than you remember. | A good delivery is one you need not tell anybody about.",
    ],
  ),
  card(
    "Made to measure",
    "For the awkward niche, ask a joiner: made to measure uses the corners you have been paying rent for.",
    "Furniture for a crooked corner | When made to measure is worth it",
    [
      "No wall is straight and no niche has a standard width. | Under sloping ceilings live boxes, because nothing else fits.",
      "Write down what should go in: shoes, files, a hoover, the good glasses. | Measure at several heights, and note sockets, pipes and skirting boards.",
      "Ask for a drawing with dimensions, and for a sample of the wood. | Speak about hinges, edges and the inside. That is where you will notice the quality every day.",
      "A fitted cupboard makes a small room larger than a mirror does. | You cannot take it with you, so let it belong to the house and to your Tuesdays.",
    ],
    /\b(?:bespoke|made[- ]to[- ]measure|joiner\w*|carpent\w*|cabinet\w*|custom|handmade|wood\w*|fitted|kitchens?|furniture|tables?)\b/i,
  ),
];
