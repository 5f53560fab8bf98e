import { type Card, card } from "../topic";

const clay =
  /\b(?:ceramic\w*|pottery|potters?|clay|stoneware|porcelain|earthenware|kilns?|mugs?|bowls?|tableware|crockery|glaz\w+|plates|vases?)\b/i;

export const ceramicsCards: Card[] = [
  card(
    "Choose a mug by hand",
    "Choose a mug with your eyes shut: handle, lip and weight are what you will feel each day.",
    "How to choose a mug | Shut your eyes and hold it | The lip, the handle, the weight",
    [
      "You will meet your mug before you meet anyone else, so choose it with care. | A favourite mug is not chosen by its colour, even if you believe so.",
      "Hold it as you would in the morning and see how many fingers fit through the handle. | Lift it with one hand: the weight should sit close to you and not pull away.",
      "Run a thumb along the lip, since that is where it meets your mouth. | A thin edge makes tea taste finer, and a rounded one is kinder to coffee at dawn.",
      "Think of the size of your thirst as well as of the size of your machine. | If you do not want to put it down, the matter is settled.",
    ],
    clay,
  ),
  card(
    "Hot, but not at once",
    "Warm a cold pot slowly: clay survives great heat, but not a sudden change.",
    "What makes ceramics crack | Slowly up, slowly down | Clay hates surprises",
    [
      "Your bowl has been through a fire hotter than any kitchen will ever offer. | It is not heat that breaks a pot, it is haste.",
      "What it cannot bear is to be cold on one side and scalding on the other. | From the fridge into the hot oven, or from the stove onto wet stone: that is how cracks begin.",
      "Put an oven dish into the cold oven and let the two warm up together. | Rinse a teapot with warm water before the boiling water goes in.",
      "Then set it on a cloth or on wood, and never on a cold worktop. | Ask whether a piece is meant for the oven, because clay bodies differ, and so do glazes.",
    ],
    clay,
  ),
  card(
    "Dishwasher or not?",
    "Ask before it goes in the dishwasher: most stoneware may, gold rims and crackle may not.",
    "Can it go in the dishwasher? | Stoneware yes, gold rims no | What the machine does to a glaze",
    [
      "It is the first thing that everybody wants to know, and nobody likes to ask. | No question is put to potters so often or in so low a voice.",
      "Stoneware fired hot and fully glazed will usually take it. | High-fired pieces are dense and hard, and rarely mind a hot wash.",
      "Earthenware is softer and drinks water; gold, lustre and hand painting on top of the glaze wear off. | Fine cracks in the surface, lovely as they are, let in water and tea.",
      "Leave space between the pieces, for it is knocks that chip them and not the water. | And if you love it dearly, wash it by hand. It takes less time than looking for the tablets.",
    ],
    clay,
  ),
  card(
    "From mud to mug",
    "A mug takes weeks: thrown, dried, trimmed, fired, glazed and fired again.",
    "How a mug is made | Weeks in the making | Twice through the fire",
    [
      "Throwing the pot, the part that everybody films, takes three minutes. | A mug looks like a simple thing, and it has had a long way.",
      "Then the pot dries, and it must be neither too wet nor too dry when the foot is turned and the handle goes on. | The next day it is as firm as cheese, which is the moment for the handle.",
      "After days on the shelf it is fired once, dipped in glaze, and fired again, hotter. | Two firings follow, with a bath in something that looks like mud and comes out blue.",
      "Opening the kiln is like Christmas, including the disappointments. | At each step some are lost, so the one in your hand has beaten the odds.",
    ],
    clay,
  ),
  card(
    "Mix, do not match",
    "Set the table with plates that are related instead of identical; one colour ties them together.",
    "Plates need not match | A table of relatives | How to mix handmade tableware",
    [
      "A complete service for twelve is a promise to stay the same for ever. | Grandmother's set had to match, as it was bought in one go.",
      "Handmade plates look better as a family: alike around the eyes, and each with its own character. | Buy two at a time, and let the table grow like a circle of friends.",
      "Keep to one colour, one clay or one rim, and vary the rest. | Something has to run through it: the same white, the same rough foot or the same blue.",
      "Food likes quiet glazes, so save the wild ones for fruit and the bread. | When one breaks, nothing is incomplete, and you have a reason to go back.",
    ],
    clay,
  ),
  card(
    "A vase for three stems",
    "A vase should be heavy at the foot and narrow at the neck; then three stems are enough.",
    "What makes a good vase | Heavy below, narrow above | The right neck for your flowers",
    [
      "Most people own one vase, and it is too wide for what they bring home. | A vase has one job, and many handsome ones are bad at it.",
      "A narrow neck holds up a few stems by itself, while a broad mouth asks for a whole bunch. | If you pick your flowers on walks, take a small one with an opening no wider than a coin.",
      "A vase should stand firmly when it is empty, and firmer still with a branch leaning out. | Press the rim with a finger to see whether it tips, since lilac is heavier than it looks.",
      "Fill it with water overnight before it goes on the piano. | Unglazed clay can sweat, and a saucer or a cork mat saves the wood.",
    ],
    clay,
  ),
];
