import { type Card, card } from "../topic";

export const choosingJewellery: Card[] = [
  card(
    "Wear it for an hour",
    "Try it on and then forget about it: what still feels right after ten minutes will stay.",
    "Try it on and forget about it | The ten-minute test | How it feels when you stop looking",
    [
      "In front of the mirror, nearly everything is lovely for as long as you stand still. | A shop has good light, kind mirrors and no washing-up, and you are standing still.",
      "So put the piece on, walk about, pull a jumper over your head and talk about something else. | Keep it on while you look at others, and do what your hands do all day.",
      "Does it catch, slide, pinch or jingle? | Notice whether you keep touching it, and whether that is affection or annoyance.",
      "What you have forgotten after ten minutes may become part of you. | If it still bothers you at the door, it will live in a drawer.",
    ],
  ),
  card(
    "Look inside the ring",
    "Look for the stamp inside: the hallmark tells you the metal, and often who vouches for it.",
    "What the little stamps say | Look inside the ring | How to read a hallmark",
    [
      "A ring is honest on the side that nobody sees. | Somewhere inside there are marks so small that you need good light and better eyes.",
      "The marks name the fineness of the metal: how much of it is gold, silver or platinum. | A number stands for the share of precious metal; the rest is there to make it hard.",
      "A further sign belongs to the maker or to the office that tested it. | Some countries add a town or a year, so that an old ring can tell you its age.",
      "If there is no mark, ask why. There may be a good reason, such as a piece too light to be stamped. | Have it explained to you with a magnifier in hand, and you will look at every ring differently.",
    ],
  ),
  card(
    "Solid, filled, plated",
    "Ask whether it is solid, filled or plated: all are fair, but they do not last alike.",
    "Solid, filled or plated? | What lies under the gold | The layer that wears away",
    [
      "Three rings can gleam alike in the tray and be three different things. | Gold is a colour as well as a metal, and the two are easily confused.",
      "Solid means the same all the way through, so it can be polished and repaired for generations. | Plating is a skin of gold on another metal, lovely at first and thin by nature.",
      "In between there is gold-filled, with a thicker layer that stands a good deal more. | A coat on silver lasts longer on earrings than on rings, since hands work harder than ears.",
      "None of that is wrong, as long as you know. | Spend on solid for what you never take off, and play with the others.",
    ],
    /\b(?:gold|plated|vermeil|silver|brass|rings?|necklaces?|chains?|jewell?er\w*|goldsmith\w*)\b/i,
  ),
  card(
    "A stone for your days",
    "Ask how hard a stone is before you wear it daily: an opal is no sapphire.",
    "Choose a stone that can take it | How hard is your stone? | Sapphire for Mondays, opal for Sundays",
    [
      "A ring on your hand meets door handles, keys and saucepans before nine in the morning. | Stones have temperaments, and some are not made for gardening.",
      "Diamonds, sapphires and rubies shrug off nearly everything. | For every day, take something hard, since dust itself can scratch the softer ones.",
      "Emeralds have fine cracks by nature, opals contain water, and pearls dislike perfume. | Turquoise drinks in hand cream, and moonstone chips if you bang it on a tap.",
      "Softer ones are happy in earrings and pendants, where little can happen to them. | Tell the jeweller what your hands do for a living, and be honest about the dishes.",
    ],
    /\b(?:stones?|gem\w*|diamonds?|sapphires?|opals?|emeralds?|pearls?|rings?|engagement|jewell?er\w*|goldsmith\w*)\b/i,
  ),
  card(
    "Colour beats carat",
    "Look at a stone in daylight and from the side: life and cut matter more than weight.",
    "What makes a stone come alive | Cut before carat | Take it to the window",
    [
      "People ask how big it is, and that is the least of it. | Weight is easy to compare, which is why we compare it.",
      "A well-cut small stone looks larger and livelier than a heavy one that was cut for the scales. | The cut decides how light goes in and where it comes out again.",
      "Go to the window with it, away from the spotlights, and tilt it slowly. | Shops are lit so that gravel would sparkle, so look at it in plain daylight.",
      "Put two or three next to each other on a white cloth, and keep quiet for a while. | Take the one that your eye goes back to, even if the certificate prefers another.",
    ],
    /\b(?:stones?|gem\w*|diamonds?|sapphires?|emeralds?|engagement|rings?|carats?|jewell?er\w*|goldsmith\w*)\b/i,
  ),
  card(
    "Mix your metals",
    "Mix gold and silver on purpose, at least twice each, and it looks like a decision.",
    "Gold and silver may meet | Mix it on purpose | A rule you are free to break",
    [
      "Somebody once decreed that gold and silver must never be worn together, and has not been seen since. | Many people own a silver watch and a gold ring and feel vaguely guilty.",
      "A single odd piece looks like a mistake, while two of each look like a plan. | Repeat each colour at least once, on a finger, at the neck or in the ear.",
      "One item that has both, such as a two-coloured chain, makes peace among the rest. | Let a piece that unites the two take the middle, and add the others around it.",
      "Look in the mirror and take one thing off. | Matt surfaces blend more easily than polished ones, if you are new to it.",
    ],
  ),
  card(
    "Start with your neckline",
    "Choose the chain by your neckline: fill the gap, or disappear under the collar on purpose.",
    "Which chain goes with which collar | Fill the gap | The length makes the necklace",
    [
      "A necklace is seldom wrong; its length often is. | Most chains that are never worn are simply too long or too short for your clothes.",
      "An open collar wants a pendant in the gap, and a high one wants something long above the wool. | With a round neck, stay either well inside it or clearly below the edge.",
      "Measure a chain you love and wear a great deal, and write down the number. | Use a piece of string in front of the mirror, with the clothes that you really wear.",
      "A few links added at the back turn one necklace into two. | Ask for an extra ring to fasten it shorter, a small thing that takes a goldsmith minutes.",
    ],
    /\b(?:necklaces?|chains?|pendants?|lockets?|pearls?|jewell?er\w*|silver\w*)\b/i,
  ),
  card(
    "Ask to see the back",
    "Turn the piece over: clasp, back and edges show you how carefully it was made.",
    "Turn it over | What the back reveals | How to see good work",
    [
      "Anyone can polish the front. | With jewellery it is as with people: look at how they treat the side that nobody sees.",
      "Run your thumb along the edges, which should be smooth and never sharp. | The back should be clean, with no lumps of solder and no rough file marks.",
      "Open and shut the clasp a few times, since it works harder than all the rest. | Look at the little claws that hold the stone: each of them should lie flat and catch no thread.",
      "Pull a stocking or a fine scarf across it as a test. | A maker who is proud of the reverse will turn it over for you before you ask.",
    ],
  ),
];
