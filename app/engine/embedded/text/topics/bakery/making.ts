import { type Card, card } from "../topic";

export const howBreadIsMade: Card[] = [
  card(
    "The dough sets the pace",
    "Dough that rests overnight tastes of more and keeps longer; hurry shows in every slice.",
    "What a night does for dough | Slow dough, better bread | The long rest before the oven",
    [
      "A machine can have a loaf ready in little more than an hour, and it tastes like it. | You can hurry a kettle and a taxi, but not dough.",
      "During a slow rise, the flour soaks up its water and yeast turns starch into flavour. | Left alone overnight, the mixture loosens, bubbles and begins to smell of yoghurt, apples and malt.",
      "That is where the open crumb comes from, and the crust that shatters. | You notice the difference in the chew, the smell and the way the slice holds together.",
      "A rested loaf also stays moist for longer, so patience saves money in the end. | Ask how long the dough stood. Any baker who has a good answer will be pleased to give it.",
    ],
  ),
  card(
    "Meet the starter",
    "A sourdough starter is only flour and water that somebody has fed, day after day.",
    "What lives in the sourdough jar | Flour, water and a routine | The oldest employee in the bakery",
    [
      "Behind each sourdough loaf stands a jar that has to be fed like a pet. | Sourdough begins with something that looks like a mistake.",
      "It is flour and water, left until the wild yeast in the grain wakes up and begins to bubble. | Mix flour with water, wait some days, throw part of it away and feed the rest: that is the whole secret.",
      "Bakers keep one going for years and get rather protective about it. | Some starters have names, and a few have babysitters in the holidays.",
      "A young starter gives a mild loaf and an old, hungry one gives a sharp one, so sourdough need not taste sour. | If you found sourdough too tangy once, try another baker's, because every culture has its own temper.",
    ],
    /\b(?:sourdough|starter|bread|loa(?:f|ves)|baker\w*|artisan|flour)\b/i,
  ),
  card(
    "Steam makes the crust",
    "Steam in the first minutes keeps the dough soft, so the loaf can stretch before it sets.",
    "Why bakers put steam in the oven | The secret in the crust | A wet start for a crisp end",
    [
      "It sounds like a contradiction, but a crisp crust begins with water. | The crackle that you hear on a fresh loaf started as a cloud.",
      "Steam keeps the skin of the dough soft, and the loaf can swell before it hardens. | In a damp oven the surface stays stretchy for those first minutes in which bread does most of its growing.",
      "Later the moisture is let out, and the crust dries, browns and starts to sing. | Once the steam has gone, sugars on the outside turn to caramel, and that is the shine you see.",
      "At home, bake in a heavy pot with the lid on and take it off for the last stretch. | A hot tray with a cup of water on the oven floor does something similar, if you mind your fingers.",
    ],
  ),
  card(
    "Butter, folded",
    "Layers come from folding cold butter into dough, resting it and folding again.",
    "Where the layers come from | Fold, chill, fold again | The patient part of pastry",
    [
      "A croissant is a feat of engineering that disappears in four bites. | No machine on earth can blow those layers in afterwards; they have to be folded.",
      "A slab of butter is wrapped in dough, rolled out, folded like a letter and put back in the cold. | Dough, butter, dough: the parcel is rolled thin and folded, and each fold multiplies the sheets.",
      "Should the butter get warm, it melts into the dough and the layers are gone, so everything happens between long rests. | The trick is temperature. Butter that is too cold cracks, and butter that is too warm runs away.",
      "In the oven, the water in it turns to steam and lifts one sheet off the next. | That is why a good one weighs so little, and why your jumper is covered in it afterwards.",
    ],
    /\b(?:croissants?|pastr\w+|p[aâ]tisserie|viennoiserie|danish|pain au chocolat|puff|bakery|bakeries)\b/i,
  ),
  card(
    "Weigh, do not scoop",
    "Weigh your flour: a cup holds a different amount each time somebody fills it.",
    "Put the cups away | Why your scales matter | Home baking without the guessing",
    [
      "When a cake works on Saturday and sinks on Sunday, the oven gets the blame. | Baking has a name for being fussy, and the fuss is mostly about measuring.",
      "More often it was the cup: scooped, shaken or heaped, it never holds the same amount of flour twice. | Flour packs down, and two scoops from one bag can be as different as two handfuls of snow.",
      "A plain kitchen scale ends that story, for water as well. | Put the bowl on the scales, press the button, and pour until the number is right.",
      "You wash up fewer things, too, which ought to convince anyone. | Professionals weigh even their eggs, and it is not because they enjoy it.",
    ],
  ),
  card(
    "Know your oven",
    "Heat the oven longer than the light says; most of them lie about being ready.",
    "Your oven is lying to you | Let it get properly hot | Home baking begins with heat",
    [
      "The little light goes out when the air is warm, not when the walls are. | Two ovens set to the same number can be worlds apart.",
      "Give it half as long again, especially for bread and puff pastry, and leave the tray inside to heat up too. | Bread likes a blast at the start, so preheat until the kitchen complains.",
      "Find the hot corner by toasting slices of cheap white on a tray: the darkest one shows you where it is. | Most have a side that burns, and turning the tin once, late, takes care of it.",
      "And keep the door shut. A sponge that feels a draught sinks out of spite. | Resist the urge to peep for the first two thirds, because looking costs more heat than you would believe.",
    ],
  ),
  card(
    "Who is up at night",
    "Bread on your table in the morning means a light in the bakery at night.",
    "While the street is asleep | The night before your breakfast | A light on at the bakery",
    [
      "At an hour when most people turn over once more, somebody is already floured to the elbows. | Your breakfast began while you were brushing your teeth the night before.",
      "Doughs are shaped, baskets are filled, and the first batch goes in before the birds have started. | There is an order to it: heavy loaves first, rolls next, and pastry when the oven has calmed down.",
      "The work is warm, quiet and surprisingly punctual, because dough does not accept excuses. | A night shift like that has its own rhythm, measured in trays and not in hours.",
      "Ask about it some time when the shop is empty, and you will hear stories about ovens, storms and lost keys. | Spare it a thought next time the crust cracks under your knife.",
    ],
  ),
];
