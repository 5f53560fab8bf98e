import { card } from "../topic";

/** Rooms: light, colour, arrangement, use. */
export const roomCards = [
  card(
    "Light in three heights",
    "Put lamps at three heights and switch off the one on the ceiling: a room gets depth at once.",
    "Switch off the ceiling light | Three lamps make a room",
    [
      "A single lamp in the middle of the ceiling makes every room a waiting room. | Many living rooms are not too small. They are lit like a garage.",
      "Put one light low, one at eye level and one high up, each in another corner. | Begin with where you read, where you eat, and which corner is dark.",
      "Choose warm light for the evening, and dim what can be dimmed. | A lamp beside the sofa should light the book and not the face of the person opposite.",
      "Light is cheaper than any renovation and can be tried tonight. | Carry your lamps from room to room for an evening. You will be surprised where they like it.",
    ],
  ),
  card(
    "Test paint large",
    "Paint a large card with the colour and move it round the room for three days.",
    "Try the colour on a card | Three days with a sample",
    [
      "The colour on the little card looks clever. On four walls it shouts. | You hold a paint card against the wall and like it less each time you look. It is too small to be judged.",
      "Paint a piece of cardboard as large as a tea tray and hang it up. | Move the sample from wall to wall, beside the window and into the corner.",
      "Look at it in the rain and by lamplight, and lay your fabrics beside it. | North rooms turn colours cold, and evening sun makes them blush.",
      "Then take one shade lighter than your courage, or one darker. | Paint forgives. It is only a weekend, and the next one costs no more.",
    ],
  ),
  card(
    "Leave something empty",
    "Leave one wall and one corner empty; a room needs somewhere to breathe.",
    "What a room does not need | The empty corner",
    [
      "Most rooms have one piece too many. It is usually the one nobody can remember buying. | Shops sell things. Nobody sells the gap between them. You have to make it yourself.",
      "Take one thing out for a week and see who notices. | Clear one wall completely and live with it until Sunday. It feels bare for a day and generous after that.",
      "The eye needs a place to rest, and so does the vacuum cleaner. | What remains looks better, as if somebody had chosen it.",
      "If you miss the piece, bring it back. If not, someone else will be glad of it. | Emptiness is a luxury that costs nothing and has to be defended daily.",
    ],
  ),
  card(
    "Rugs that are too small",
    "Choose the rug large enough for the front feet of the sofa to stand on it.",
    "The rug that pulls a room together | Large enough for the front feet",
    [
      "A small rug in front of a sofa looks like a bath mat that has lost its way. | Rugs are bought too small because the large ones look enormous in the shop.",
      "Lay out sheets in the size you have in mind before you order. | The front legs of the seats should stand on it, or all of them.",
      "Under a table it has to be wide enough for a chair pulled back. | Think of the door that must open over it, and of the robot that must climb it.",
      "A pad underneath keeps it in place and the neighbours friendly. | One good rug calms an echoing room more than any picture.",
    ],
  ),
  card(
    "Store where you use",
    "Keep things where you use them, and every room tidies itself up in half the time.",
    "Store things where you use them | The shelf in the right place",
    [
      "Disorder is often a question of distance. What lives far away does not get home. | Look where things lie about. That is where a shelf is missing. The heap on the stairs is a request.",
      "Watch for a week where keys, post, toys and chargers land by themselves. | Put a hook, a tray or a basket exactly there. It need not be pretty, only near.",
      "Close away what is ugly, leave open what is lovely, and label nothing you can see. | Deep cupboards swallow. Drawers show you what you have.",
      "A hallway with a bench and five hooks solves half of all family quarrels. | Nobody becomes tidier. The way there has merely become shorter.",
    ],
  ),
  card(
    "A desk with a view",
    "Place the desk sideways to the window: light on the page, none on the screen, and something to look at.",
    "Where the desk should stand | A place to work that is not the kitchen table",
    [
      "A laptop on the kitchen table is a fine solution for two weeks. | Backs complain late and thoroughly. By then the kitchen chair has long been forgiven.",
      "Put the table at a right angle to the window. Behind you it dazzles, in front of you it distracts. | Sit as you will sit, and look at what lies behind you in video calls.",
      "Elbows at table height, feet on the floor, the upper edge of the screen at eye level. | A good chair comes before a handsome desk. It is the part you feel.",
      "Hide the cables under the top and finish work by closing something. | A drawer or a door is enough. The evening should not look at your inbox.",
    ],
    /\b(?:desks?|office\w*|work\w*|study|home office|chairs?|furniture|interior\w*)\b/i,
  ),
  card(
    "Plan a kitchen by steps",
    "Plan the kitchen by what you carry: from fridge to sink to board to stove, in few steps.",
    "Count your steps in the kitchen | A kitchen for people who cook",
    [
      "Kitchens are chosen by their fronts and cursed for their distances. | In a good kitchen you turn. In a bad one you walk.",
      "Cook your usual supper and count the steps with something in your hand. | Note what you fetch from where, and who stands in the way meanwhile.",
      "You need room to put things down beside the fridge, the sink and the stove. | Drawers beat cupboards below the worktop, and nobody has ever had too many sockets.",
      "Plan where the rubbish goes before you plan the spice rack. | If two can cook without touching, or just touch now and then, it is well planned.",
    ],
    /\b(?:kitchens?|fitted|joiner\w*|interior\w*|design\w*|cabinet\w*)\b/i,
  ),
  card(
    "Hang it lower",
    "Hang pictures lower than you think: the middle at eye level, and close to the furniture below.",
    "Pictures hang too high | A hammer, a pencil and a second person",
    [
      "In most homes pictures hang as if tall people were expected. | A picture alone on a wide wall looks as if it had missed the bus.",
      "Put the middle at eye level, and lower above a sofa. | Lay out groups on the floor first, then on the wall with paper.",
      "Keep equal gaps, and let one edge run in a line. | Start with the big one, a little off centre, and build round it.",
      "What means something to you may hang where you pass each day. | A nail hole is not a decision for life. Hang it, look at it for a week, and move it.",
    ],
  ),
];
