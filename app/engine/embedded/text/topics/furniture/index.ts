import { faq, type Topic } from "../topic";
import { caringCards } from "./caring";
import { choosingCards } from "./choosing";
import { roomCards } from "./rooms";

export const furniture: Topic = {
  key: "furniture",
  words:
    /\b(?:furniture|furnish(?:ed|ing|ings)?|sofas?|couch(?:es)?|armchairs?|(?:dining|office|rocking|wooden|oak|handmade|desk) chairs?|(?:dining|coffee|kitchen|wooden|oak|handmade|bedside) tables?|standing desks?|bunk beds?|bed frames?|mattress(?:es)?|wardrobes?|shelves|shelving|bookcases?|cabinets?|cabinetmak\w+|joiner(?:s|y)?|woodwork\w*|upholster\w+|interiors?|interior (?:design\w*|styl\w+|decor\w*)|home decor|decor|homeware|home accessories|floor lamps?|table lamps?|curtains?|cushions?|rugs?|carpets?|wallpapers?|vintage furniture|handmade furniture|living rooms?|bedrooms?|scandi\w*|mid-century)\b/,
  field: "living well at home",
  problems: [
    "rooms are full and something is still missing",
    "the sofa fits the living room and not the stairs",
    "colours change on the way home from the shop",
    "people furnish for visitors and live in the gaps",
    "furniture looks solid until it has to move house",
    "one lamp on the ceiling makes every evening look like an office",
    "everything is new and nothing has a story",
  ],
  promises: [
    "you come in and breathe out",
    "every thing has a place and you a little more room",
    "a table grows old along with you",
    "the light in the evening is kind to everybody",
    "you sit well, even after an hour",
    "guests stay longer than they meant to",
    "a room fits the life that takes place in it",
  ],
  scenes: [
    "There is a chair in the bedroom on which nobody has ever sat.",
    "You carry the sofa up three floors, and it gets stuck on the last turn.",
    "The lamp has been on the list since you moved in, and so you live by the light of the fridge.",
    "Two of you stand in front of a wall of whites and have a serious discussion.",
    "The instructions show a smiling man with one hand, and you are two people and already quarrelling.",
    "At the flea market you fall in love with a sideboard that is wider than your car.",
    "Somebody puts a hot cup on the table, and everyone looks at it.",
    "You push the armchair a little to the left, and the whole room sighs with relief.",
    "The box for the old cables is better built than anything else in the flat.",
    "A guest sits down in your favourite place, and you find that your home has another side.",
    "You knock against the same corner of the bed every night, and apologise to it by now.",
    "The drawer sticks, and the whole family knows the trick.",
    "In the catalogue there is a bowl with three lemons. At yours there are keys and a sock.",
  ],
  occasions: [
    "a first flat with one good chair",
    "the move to fewer rooms",
    "a table for eight",
    "the room that has never been finished",
    "a bedroom that should be quiet",
    "families with crayons",
    "the corner under the stairs",
    "a home office that closes at six",
    "the long evenings from October on",
    "people who keep things for life",
    "a wedding present with four legs",
  ],
  worries: [
    "whether it fits through the door",
    "whether you will still like it in five years",
    "how to combine old and new",
    "whether the fabric survives a cat",
    "how long you will have to wait for it",
    "whether good things have to be expensive",
    "what to do with the piece you inherited",
    "who carries it up the stairs",
    "whether a small room can take a dark colour",
  ],
  callToAction: {
    any: "Come and sit down",
    launch: "See the new pieces",
    offer: "Find your piece",
    event: "Save your place",
    "how-to": "Try it in your room",
    opening: "Visit the showroom",
  },
  hashtags: ["interior design", "furniture", "home decor", "living room", "interior ideas", "cosy home", "woodworking"],
  faqs: [
    faq(
      "How do I know whether it fits?",
      "Mark the outline on the floor with tape and live around it for a day. Then measure the way in: door, lift, stairs. | Measure the room, the door and the turn of the stairs, and take the figures along. A drawing on squared paper helps more than a photograph.",
    ),
    faq(
      "Which wood should I choose?",
      "Hard woods such as oak stand a lot, and soft ones show a life sooner. Both can be right, so touch them first. | Think about use before colour. A family table needs a surface that can be sanded.",
    ),
    faq(
      "How do I look after wood?",
      "Dust it dry, wipe it slightly damp and dry it at once. Oiled surfaces want a thin coat of oil now and then. | That depends on the finish, so ask for it when you buy. Water is the enemy, and so is the hot pot.",
    ),
    faq(
      "Can you combine old and new?",
      "Very well, if something connects them: a wood, a colour or a height. One old piece among new ones often looks right. | Yes. Let one of them be the star and the others keep quiet.",
    ),
    faq(
      "How do I make a small room look larger?",
      "Light from several sides, furniture on legs and one free wall. Fewer and larger pieces work better than many little ones. | Take something out before you add anything. After that, a mirror opposite the window does some of the work.",
    ),
    faq(
      "Is made to measure worth it?",
      "For niches, slopes and crooked walls it usually is. For a free-standing piece a good standard size may do. | Ask what the corner is worth to you every day. A joiner can give you a price from a sketch.",
    ),
    faq(
      "Which colour should I paint the wall?",
      "Paint a large card and carry it round for three days. The light in your room decides, and not the name on the tin. | Start from what stays: floor, sofa, curtains. Hold the sample against those, by day and in the evening.",
    ),
    faq(
      "When is it worth reupholstering?",
      "When the frame is sound and you like the shape. An upholsterer can tell you after a look underneath. | If it does not wobble and you would miss it. A new cover is not cheap, and neither is a new chair that is as good.",
    ),
  ],
  cards: [...choosingCards, ...roomCards, ...caringCards],
};
