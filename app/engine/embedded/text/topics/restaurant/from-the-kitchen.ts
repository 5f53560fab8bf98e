import { type Card, card } from "../topic";

export const fromTheKitchen: Card[] = [
  card(
    "Before the doors open",
    "A kitchen starts hours before you do: stocks, doughs and sauces need the whole day.",
    "What happens before the doors open | The day before your dinner | Hours of work for one plate",
    [
      "At three in the afternoon, when the chairs are still on the tables, your dinner is well under way. | By the time you read the menu, most of the work is done.",
      "Bones are simmering, dough is resting, and somebody is peeling the last of a great many shallots. | Sauces have been reduced, herbs have been picked, and everything has its own little box.",
      "Cooks call it having everything in its place, and without it no plate would leave the pass. | In the evening it is only assembled, at a speed that looks like magic and is in fact order.",
      "So when a dish arrives in twelve minutes, it has taken eight hours. | Look through the hatch, if there is one, when the rush is over and the cloths are being folded.",
    ],
  ),
  card(
    "Salt, acid, heat",
    "If a dish is dull, try lemon before salt: acid is what most home cooking lacks.",
    "What restaurant food has and yours has not | Lemon before salt | A cook's trick for home",
    [
      "The secret of restaurant food is not cream, or at least not only. | When supper at home tastes flat, people salt it again and wonder.",
      "Very often it wants acid: a squeeze of lemon, a dash of vinegar, a spoonful of yoghurt. | A few drops of something sour wake up soups, stews and anything with beans.",
      "Cooks taste all the time, with small spoons, from the first minute to the last. | Good cooks season early, in little steps, and correct it just before it goes out.",
      "Do the same with a teaspoon and your own tongue. | Add a bit, stir, taste; and stop when you suddenly want a second spoon.",
    ],
  ),
  card(
    "A dough that sleeps",
    "Good pizza starts a day or two earlier: the dough sleeps in the cold and wakes up light.",
    "Pizza begins the day before | Why the dough has to sleep | The rim tells you everything",
    [
      "A pizza bakes in a couple of minutes, and that is the last of many hours. | The topping gets the photograph, but it is the dough that you remember.",
      "Flour, water, salt and a trace of yeast are mixed and then left alone in the cold. | In the fridge the dough works slowly and builds up flavour, with bubbles for the rim.",
      "A dough like that is light, chewy and easy to stretch by hand, without a rolling pin. | Look at the edge: blisters, dark spots and a hollow crumb are what you are after.",
      "The shorter the list on top, the better you can taste it. | Try the plainest one first, and eat it while it is too hot.",
    ],
    /\b(?:pizz\w+|dough|italian|trattoria|naples|neapolitan)\b/i,
  ),
  card(
    "Pasta in its sauce",
    "Finish pasta in the pan with a ladle of its water: the sauce then clings to it.",
    "Finish the pasta in the sauce | The ladle of cloudy water | Why it clings in a trattoria",
    [
      "In many homes, the sauce sits on the pasta like a hat. | You pour away what an Italian cook would save: the cooking water.",
      "The cooking water is full of starch and salt, and it binds fat and juice into something silky. | One ladle of the cloudy water turns a greasy puddle into a glossy coat.",
      "Take the pasta out while it still has bite, and let it finish in the pan. | Toss it with the sauce for the last minute, over a good heat, with a splash of that water.",
      "Cheese goes in off the heat, or it turns to string. | Then eat at once; pasta waits for nobody, and everybody should wait for pasta.",
    ],
    /\b(?:pasta|italian|trattoria|osteria|recipes?|cook\w*)\b/i,
  ),
  card(
    "Crumbs and crackle",
    "Every good plate has something crisp: look for the crunch, and add it at home.",
    "What is crisp on your plate? | The crunch that wakes a dish | Soft needs crisp",
    [
      "After five spoonfuls of anything soft, your mouth goes to sleep. | Cooks think about texture more than you would suppose.",
      "That is why there are seeds on the soup, crumbs on the gratin and crackling beside the pork. | A shard of something crisp makes everything around it creamier.",
      "Next time, look for it on your plate, because there is nearly always one thing that snaps. | Bite by bite, it is the contrast that keeps you curious to the end.",
      "At home, fried breadcrumbs, toasted nuts or raw apple will do the job. | Scatter it at the last moment, because sauce is the end of crunch.",
    ],
  ),
];
