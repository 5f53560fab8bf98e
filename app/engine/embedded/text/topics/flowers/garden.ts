import { type Card, card } from "../topic";

const outdoors =
  /\b(?:garden\w*|allotments?|balcon(?:y|ies)|patios?|terraces?|nurser(?:y|ies)|perennials?|shrubs?|seed(?:s|lings?)|bulbs|beds?|borders?|lawns?|compost|vegetables?|herbs?|hanging baskets?|plants?)\b/i;

export const gardenPlants: Card[] = [
  card(
    "Right plant, right spot",
    "Note where the sun falls at breakfast, noon and supper before you buy a single plant.",
    "Watch the garden before you plant | Right plant, right place | Sun at breakfast, sun at supper",
    [
      "A garden tells you what it wants, if you sit in it long enough. | The garden tool that most people lack is a chair.",
      "Watch where the sun falls in the morning, at noon and in the evening, and make a sketch. | Walk round at three times of the day, coffee in hand, and note what lies in the light.",
      "Feel the soil as well: roll some between your fingers, and clay makes a sausage where sand falls apart. | Dig one hole and fill it with water. If it is still there tomorrow, you know what you are dealing with.",
      "With that, you can choose plants that will be happy without being coaxed. | Look over the fences too, because what thrives next door will thrive with you.",
    ],
    outdoors,
  ),
  card(
    "Plant in autumn",
    "Put shrubs and perennials in while the soil is still warm; spring finds them settled.",
    "Autumn is the planting season | While the soil is warm | The head start under the ground",
    [
      "Garden centres are full in spring, and the better moment is half a year away. | The calendar says the season is over, and the roots disagree.",
      "In early autumn the ground still holds the warmth of summer, and rain does the watering. | Leaves may be falling, but below the surface everything goes on growing for weeks.",
      "A shrub planted now can settle in without having to feed leaves or survive a drought. | Perennials, hedges and most bulbs like to move house when the days get cooler.",
      "By the time your neighbours reach for the spade, yours is already on its way. | Come spring, it starts at a run, and you will hardly need the can.",
    ],
    outdoors,
  ),
  card(
    "Pots dry out first",
    "Take as large a pot as you can carry; small ones are dry again by lunchtime.",
    "Balcony pots that survive July | The bigger the pot | A garden in containers",
    [
      "A balcony in July is a frying pan with a view. | Container plants depend on you as a goldfish does.",
      "Small pots heat up and dry out within hours, so choose as big a one as your floor and your back can bear. | Three plants in one large tub are less work than three tubs with one plant each.",
      "Water in the morning or late in the evening, on the soil and not on the leaves. | A slow, deep drink once a day beats four hasty sips.",
      "Rain seldom reaches the roots under a roof of leaves, so check even after a storm. | Feed them as well, since the goodness in a pot is used up within weeks.",
      "When you go away, push the pots together in the shade and bribe a neighbour with tomatoes. | A layer of bark or gravel on top keeps the moisture in.",
    ],
    outdoors,
  ),
  card(
    "Feed the bees",
    "Plant single, open blooms for every month from March to October, and the bees will come.",
    "A garden that hums | Flowers for bees | Open blooms, full tables",
    [
      "A garden without a hum is only scenery. | You can hear a good flower bed before you see it.",
      "Bees need something on the table from early spring until late autumn. | The hungry weeks are at either end of the year, when little is in bloom.",
      "Crocus and lungwort open the season, lavender and thyme carry the summer, and ivy and asters close it. | Think in months: one plant for each, and let them overlap.",
      "Choose simple flowers with an open middle, because the frilly ones look lush and serve nothing. | Frilly blooms are bred for us; a bee lands on them, searches and leaves hungry.",
      "Leave a few stems standing through winter, since somebody is asleep in there. | And be a little lazy in one corner, which is the easiest advice in gardening.",
    ],
    outdoors,
  ),
  card(
    "Bulbs before the frost",
    "Bury bulbs three times as deep as they are tall, pointed end up, before the frost.",
    "Plant the spring in October | How deep does a bulb go? | A bag of bulbs and an hour",
    [
      "Planting bulbs is an act of faith with very good odds. | On a grey afternoon in autumn, you can bury next spring in about an hour.",
      "Dig a hole three times as deep as the bulb is tall and set it with the point upwards. | If you cannot tell which way is up, lay it on its side, and it will sort itself out.",
      "Scatter them by the handful and plant them where they fall, so they look as if they had come on their own. | Plant them close and in crowds, because seven tulips in a row look like a queue.",
      "Layer a pot like a lasagne: tulips at the bottom, daffodils above, crocuses on top. | Snowdrops under the hedge, narcissi in the grass and tulips in the sun make a relay that lasts for months.",
    ],
    outdoors,
  ),
  card(
    "Herbs by the door",
    "Plant herbs within reach of the kitchen door; far away they grow and are never picked.",
    "Herbs within arm's reach | A kitchen garden in one pot | Plant what you cook with",
    [
      "A herb that needs shoes will not get into the omelette. | The distance from stove to thyme decides how often you use it.",
      "Put the pots by the back door or on the kitchen sill, where they see the sun. | Keep them so close that you can cut with one hand and stir with the other.",
      "Rosemary, sage and thyme like it poor and dry; basil, parsley and chives want richer soil and more to drink. | Do not put the ones that love drought with the thirsty ones, since one of the two will suffer.",
      "Mint gets a pot of its own, for it has plans for the whole garden. | Cut often and from the top, and the plants grow bushy instead of leggy.",
      "The supermarket basil is twenty seedlings in a cup; split it, repot it, and it will live. | Start with three that you really cook with, and let the lovage wait.",
    ],
    /\b(?:herbs?|kitchen gardens?|garden\w*|balcon(?:y|ies)|plants?|nurser(?:y|ies)|vegetables?)\b/i,
  ),
];
