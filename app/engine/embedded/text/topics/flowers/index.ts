import { faq, type Topic } from "../topic";
import { cutFlowers } from "./cut-flowers";
import { gardenPlants } from "./garden";
import { flowersAsGifts } from "./gifts";
import { housePlants } from "./house-plants";

export const flowers: Topic = {
  key: "flowers",
  words:
    /\b(?:lawns?|hedges?|mowing|gardening|gardeners?|garden (?:care|design|maintenance)|landscap(?:ing|er|ers)|florists?|floristry|floral|flowers?|bouquets?|blooms?|posy|posies|wreaths?|roses|tulips?|peon(?:y|ies)|lil(?:y|ies)|daffodils?|dahlias?|sunflowers?|dried flowers|houseplants?|house plants?|(?<!power |steel |treatment |processing )plants?(?!-based| based| manager| hire)|succulents?|cact(?:us|i)|orchids?|terrariums?|ferns?|garden cent(?:re|er)s?|plant nurser(?:y|ies)|perennials?|shrubs?|seedlings?|(?<!light )bulbs|hanging baskets?|herb pots?|potting|christmas trees?)\b/,
  field: "flowers and plants",
  problems: [
    "flowers from the petrol station look tired before they are out of the wrapper",
    "plants die on the windowsill, and nobody knows whether of thirst or of kindness",
    "a bouquet ordered from a photograph rarely arrives as the photograph",
    "people give flowers only when they have something to apologise for",
    "the garden looks splendid in one week of the year and tired in the others",
    "it is hard to know what to send when words are difficult",
  ],
  promises: [
    "there is something alive on the table",
    "the flowers say it before you have to",
    "plants grow instead of merely hanging on",
    "the room has colour in it, even in February",
    "whoever opens the door forgets what they were about to say",
    "there is always something in the garden worth stepping outside for",
  ],
  scenes: [
    "You walk into the kitchen, and a tulip has turned its head to see who it is.",
    "You hold a bouquet on the train, and strangers start to smile at you.",
    "The peace lily faints on the sofa table, gets a glass of water and is back by supper.",
    "You are asked which flowers she likes, and after twelve years together you say: yellow ones?",
    "The label says partial shade, and you look around the room and wonder which part.",
    "You go out for one bag of compost and come home with a lemon tree on the back seat.",
    "The last rose in the vase drops its petals one at a time, as if to make a point.",
    "A neighbour looks over the fence and asks what that blue thing is, and you have no idea.",
    "You bought three small pots in spring, and now you have to duck to reach the sink.",
    "There is one vase in the house, and it is the wrong height for everything.",
    "The card is blank, the pen is ready, and you have been standing at the counter for a while.",
    "Your grandmother could grow a geranium from a twig, and you have lost a cactus.",
    "On Monday the reception desk has fresh flowers, and everybody speaks more softly.",
  ],
  occasions: [
    "a birthday you nearly forgot",
    "the first warm weekend of the year",
    "a windowsill that faces north",
    "somebody coming home from hospital",
    "a wedding in a barn",
    "a new baby and two tired parents",
    "a farewell that needs few words",
    "a desk without a view",
    "a table set for eight",
    "the friend who has just moved house",
    "a balcony the size of a doormat",
    "a Thursday that could use some colour",
  ],
  worries: [
    "how long a bouquet should last",
    "whether lilies are safe with a cat in the house",
    "what to send when somebody has died",
    "how often a plant wants water",
    "whether a dark hallway can have a plant at all",
    "what happens if nobody is at home when the flowers come",
    "whether roses are too much",
    "how early wedding flowers have to be ordered",
    "whether a plant can be saved once the leaves turn yellow",
    "what can still be planted this late in the season",
  ],
  callToAction: {
    any: "Choose your flowers",
    launch: "See what is in bloom",
    offer: "Pick your bunch",
    event: "Save your seat at the bench",
    "how-to": "Ask about your plant",
    opening: "Come in and smell the shop",
  },
  hashtags: ["flowers", "florist", "bouquet", "plant lovers", "seasonal flowers", "houseplants", "fresh flowers"],
  faqs: [
    faq(
      "How do I make a bouquet last?",
      "Cut the stems at a slant, take off the leaves that would stand in water, and change the water every other day. A cool spot away from the fruit bowl does the rest. | Clean vase, fresh cut, fresh water: that is nearly all of it. Keep the flowers out of the sun and off the radiator.",
    ),
    faq(
      "Which flowers should I send?",
      "Tell us who they are for, what you would like to say and what the home looks like. Season and colour follow from that. | Think of the person before the flower. If you know one colour they wear often, you already know enough to order.",
    ),
    faq(
      "What if the person is not at home?",
      "Leave a telephone number with the order, so that a delivery can be agreed. A neighbour or a shady porch will often do. | Name a neighbour or a safe place when you order. Flowers dislike waiting, so a number to ring helps everybody.",
    ),
    faq(
      "How often should I water my plants?",
      "When the top of the soil feels dry to the second knuckle, and not because it is Saturday. Most houseplants die of too much water. | Let your finger decide. Push it into the soil: if it comes out clean and dry, water; if crumbs stick to it, wait.",
    ),
    faq(
      "Which plants are safe with pets and children?",
      "Say that you have a cat, a dog or a toddler before you choose, since some common plants are poisonous to them. Lilies and cats should never share a home. | Ask before you buy, and look the plant up by its Latin name. There are plenty of harmless ones, and it is easier to choose well than to hang things out of reach.",
    ),
    faq(
      "How early should I order wedding flowers?",
      "As soon as the date and the place are fixed, have a first talk. The exact flowers can wait until you know the season, the dress and the tables. | Months rather than weeks, especially for a summer Saturday. Bring a few pictures and a rough idea of what you would like to spend.",
    ),
    faq(
      "What grows in a dark room?",
      "Snake plants, cast-iron plants and some ferns put up with little light. A room in which you cannot read at noon is too dark for anything that lives. | Look for tough leaves of a deep green. Then move the plant nearer to the window every few weeks, as a holiday.",
    ),
    faq(
      "Can I choose flowers that are in season?",
      "Yes, and it is a good idea: what is in season is fresher, lasts better and usually gives you more for the money. Just ask for whatever came in that morning. | Gladly. Leave the variety open and name a colour or a mood, and you will get flowers that belong to this month.",
    ),
  ],
  cards: [...cutFlowers, ...flowersAsGifts, ...housePlants, ...gardenPlants],
};
