import { type Card, card } from "../topic";

const cut =
  /\b(?:florists?|floristry|floral|flowers?|bouquets?|blooms?|vases?|roses|tulips?|peon(?:y|ies)|weddings?|valentine\w*|mother['’]?s day)\b/i;

export const cutFlowers: Card[] = [
  card(
    "Cut at a slant",
    "Cut each stem at a slant with a sharp knife before it goes into the vase.",
    "The first minute at home | A sharp knife and a slant | Give the stems a fresh start",
    [
      "The way from the shop to your table is a dry one, and stems seal themselves within minutes. | A flower out of water closes its doors.",
      "Before you do anything else, take a finger's width off the bottom. | So the first thing it needs at home is a new cut, just above the old one.",
      "Use a sharp knife rather than blunt scissors, which pinch the little tubes shut. | A clean blade matters, because a crushed stem drinks like somebody with a bent straw.",
      "Slanting the cut keeps the end off the floor of the vase and gives it more room to drink. | Repeat it every few days, and you will gain most of another week.",
      "Tulips and daffodils are happy with shallow water; hydrangeas want to be in it up to the neck. | Woody stems such as lilac like a split at the end, half a thumb long.",
    ],
    cut,
  ),
  card(
    "Wash the vase",
    "Wash the vase as if you were going to drink from it; dirt is what kills flowers.",
    "A clean vase is half the secret | What is really in the water | Wash it, then fill it",
    [
      "Cut flowers seldom die of age. | What ends a bouquet early is mostly invisible.",
      "Flowers die of bacteria, which block the stems and turn the water into soup. | Old vases keep a film of last month's flowers, and the new ones drink it.",
      "Scrub the glass with hot water and soap, as far down as the brush will go. | Rice and a splash of vinegar, well shaken, will clean even a neck too narrow for your hand.",
      "Then pull off each leaf that would hang below the waterline. | Strip the lower half of the stems, since a drowned leaf rots first.",
      "Fresh water every second day does more than any copper coin or aspirin. | Use the little sachet of food as well, in the amount it says, and forget about sugar.",
    ],
    cut,
  ),
  card(
    "Far from the fruit",
    "Keep flowers away from the fruit bowl, the radiator and the afternoon sun.",
    "Where to put the vase | Flowers and the fruit bowl | The right place in the room",
    [
      "An apple beside a bunch of carnations looks like a painting and works like a poison. | Still lifes have a lot to answer for.",
      "Ripe fruit gives off a gas that tells flowers to hurry up and fade. | What ripens the bananas also ages the roses, and you cannot smell it.",
      "Heat does the same with less subtlety, so stay clear of the radiator and of the top of the television. | A sunny sill is lovely for a plant and far too warm for stems in a vase.",
      "Choose somewhere bright and cool, out of the draught. | The hall table is often the kindest place, and everyone passes it.",
      "On a hot night, carry the vase to the coolest room in the house. | Florists sleep better knowing that the stock is in the cold, and your bouquet would agree.",
    ],
    cut,
  ),
  card(
    "Buy them in bud",
    "Choose flowers that are just about to open; you paid for the opening too.",
    "Buy the bud, watch the flower | How to spot fresh flowers | The ones that have not opened yet",
    [
      "A rose in full bloom is at its height and also at its end. | The bunch in the bucket that stops you may be the one with the least time left.",
      "Look for buds that show colour and feel firm, like a hard-boiled egg. | Squeeze a rose gently where the petals meet the stem, and if it is soft, leave it.",
      "With lilies, one open bloom and several closed ones is about right. Tulips should still be green at the tips. | Peonies ought to feel like a marshmallow; as hard as a marble, they may never open at all.",
      "Leaves give the game away: crisp and green is good, limp or yellow is last week. | Check the stems too, because slimy ends mean old water.",
    ],
    cut,
  ),
  card(
    "An odd number",
    "Arrange three, five or seven stems; odd numbers look grown rather than counted.",
    "How to arrange a bunch yourself | Odd numbers, uneven heights | A vase that looks grown",
    [
      "Everyone can arrange flowers, provided nobody tells them to be symmetrical. | The difference between a bunch and an arrangement is about two minutes.",
      "Start with the greenery, crossing the stems in the vase until they make a net. | Put in the leafy branches first, because they hold up all that follows.",
      "Add the big blooms in threes or fives at different heights, and turn the vase as you go. | Then come the main flowers, an uneven number of them, with one that dares to lean out.",
      "Fill in with the small stuff last, and stop sooner than you want to. | Leave some air, since butterflies are supposed to be able to fly through it.",
      "As a rule of thumb, the flowers may stand about one and a half times as tall as the vase. | If it looks stiff, pull one stem out by a hand's breadth and see what happens.",
    ],
    cut,
  ),
  card(
    "Split one bunch",
    "One bunch in five small glasses does more for a table than one tall vase.",
    "Flowers for the table | One bunch, many glasses | Low flowers, better talk",
    [
      "A dinner with a big bouquet in the middle is a dinner with half of the guests missing. | Nobody has ever enjoyed talking to somebody through a hydrangea.",
      "Take the bunch apart and put single stems into small glasses along the table. | Egg cups, jam jars and old bottles hold a stem or two each, and they line up nicely.",
      "Keep everything below the chin or well above the eyebrows. | Low is the rule, or else very tall and thin, so that people can see one another.",
      "Go easy on scent where there is food: freesias and lilies belong in the hall. | Strong perfume argues with the soup, so leave the hyacinths for another room.",
      "When the guests leave, each can take a glass home. | The next morning you spread the little glasses over the house, bathroom included.",
    ],
    cut,
  ),
  card(
    "Dry what you love",
    "Hang a bunch upside down in a dark cupboard, and it becomes next winter's flowers.",
    "How to dry your flowers | A bouquet for next winter | Upside down and in the dark",
    [
      "Some bouquets are hard to throw away, usually the ones with a story. | There is a second life for flowers, and it begins before they wilt.",
      "Take them out of the water while they still look good. | Do it a day or two early, because a faded bloom dries into a faded bloom.",
      "Tie a few stems together, hang them head down in a dark, airy place and leave them alone for some weeks. | A string, a hook and a cupboard with the door ajar are all you need.",
      "Strawflowers, statice, roses and most grasses keep their colour well. | Anything thick and watery will only sulk and drop, so let tulips go.",
      "A puff of hairspray helps against crumbs, and a soft brush takes off the dust. | Keep them out of the sun afterwards, or they turn the beige of old curtains.",
    ],
    /\b(?:florists?|floral|flowers?|bouquets?|blooms?|dried|wreaths?|weddings?|autumn|winter)\b/i,
  ),
  card(
    "Ask for the season",
    "Say “what is in season?” and you get fresher flowers and more of them.",
    "Why flowers have a calendar | Ask what is in season | The month in a vase",
    [
      "You can have roses in January, and they will look as surprised as you are. | Every flower can be flown in from somewhere, and every flower has a month at home.",
      "In its own season a bloom is stronger, lasts longer and costs less to grow. | Spring belongs to tulips and ranunculus, summer to sweet peas and dahlias, autumn to chrysanthemums and seed heads.",
      "Winter is less bare than people think, with hellebores, anemones, berries and branches that open indoors. | Even the dark months have amaryllis, narcissi and twigs that burst into bud in a warm room.",
      "So name a colour or a feeling instead of a variety, and leave the rest to the florist. | Ask what came in this morning, and build from there.",
    ],
    cut,
  ),
];
