import { type Card, card } from "../topic";

export const buyingWell: Card[] = [
  card(
    "Hold it first",
    "Pick it up, open it, feel its weight; hands notice what eyes miss.",
    "Hold it in your hands | Trust your fingers | What pictures do not tell",
    [
      "On a screen, tin and steel look alike, and everything weighs nothing. | A photograph is taken from the one side on which the thing looks good.",
      "Pick it up, turn it round, and do with it what you would do at home. | Take it in your hand, open and close it, and listen to how it shuts.",
      "Does it wobble, does it pinch, does the lid fit at the first try? | Your fingers have bought things for years, and they notice a loose hinge before you do.",
      "If it annoys you a little in the shop, it will annoy you a lot by Thursday. | Whatever feels right twice in a row may come along.",
    ],
  ),
  card(
    "Buy it once",
    "Wait until you know what you want, and then take the good one.",
    "Buy it once | Wait, then take the right one | The provisional lasts longest",
    [
      "What we buy to tide us over stays for years. | In every home there is a corkscrew that was only meant for that one weekend.",
      "If you can wait, go home, sleep on it and see whether you still think of it. | Let a night pass, since wanting is loud and needing is patient.",
      "Then come back for the one you meant in the first place. | If it is still in your head on Saturday, take it without a bad conscience.",
      "Divide the price by the years you will use it, and the sum looks different. | The cheap one plus the good one later costs more than the good one now.",
    ],
  ),
  card(
    "Can it be mended?",
    "Ask whether it can be repaired; what can be opened lives longer.",
    "Can it be mended? | The screw test | Things that can be opened",
    [
      "Glue is quick for the factory, and screws are kind to you. | What has been sealed for good is sealed against you too.",
      "Turn the thing over and look: can it be opened with an ordinary screwdriver? | Search the underside for screws, seams and a flap for the battery.",
      "Ask for spare parts before you need them, and who would fit them. | Is there a wick, a seal, a wheel or a cable that you could buy on its own?",
      "Something that can be mended may grow old with you, and look the better for it. | You are not only buying an object, you are buying the years in it.",
    ],
  ),
  card(
    "Measure before you go",
    "Measure the shelf, the door and the box before you buy; a photograph of the room helps too.",
    "Measure it before you leave home | The tape in your pocket | Will it go through the door?",
    [
      "In the shop it looked dainty, and in the hall it looks like a wardrobe. | Large rooms make things small, and yours is not a large room.",
      "Write down width, height and depth of the place where it is meant to live. | Measure the spot, and then the stairs, the lift and the boot of the car.",
      "Take a picture of the room too, in daylight, with something of known size in it. | A photograph of the corner tells a shopkeeper more than ten minutes of arm-waving.",
      "Mark the outline on the floor with newspaper, and walk round it for a day. | If you bump into the paper, you will bump into the thing itself.",
    ],
    /\b(?:home|furniture|lamps?|homewares?|shelves|decor|bikes?|toys?|hardware|shops?|stores?)\b/i,
  ),
  card(
    "Read three-star reviews",
    "Read the middling reviews: they come from people who wanted to like it and say why not.",
    "The truth is in the middle | Read the three stars | What reviews are good for",
    [
      "Five stars were given on the first evening, and one star to the postman. | The loudest reviews are written in love or in rage.",
      "Read the middling ones, from people who had hoped for better and can tell you what was missing. | In between there are sober voices that describe a zip, a smell or a battery.",
      "Look for someone with a home, a foot or a child like yours. | Ask yourself whether their trouble would be your trouble too.",
      "And then ask a person who has sold a few of them. | In a shop you can hear what gets brought back, and that is the review that counts.",
    ],
  ),
  card(
    "Ask who made it",
    "Ask who made it and where; a good answer makes you like it more.",
    "Who made it, and where? | Things with a history | The answer nobody printed",
    [
      "Things have a past, even the new ones that still smell of the box. | Someone stood at a table, somewhere, and made what you are holding.",
      "Ask where it was made, of what, and by how many people. | Let the shop tell you how it came to be on this shelf and not another.",
      "A good answer has a place or a name in it, and sometimes a detour. | Not all answers will be flattering; an honest “we do not know” is better than a legend.",
      "When you know something about a thing, you treat it differently. | You do not throw away lightly what somebody has explained to you.",
    ],
  ),
];
