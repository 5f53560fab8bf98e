import { type Card, card } from "../topic";

const jars =
  /\b(?:sauces?|chutneys?|jams?|marmalades?|pickles?|preserves|condiments?|mustards?|relish\w*|kimchi|sauerkraut|ferment\w*|jars?|delis?|delicatessens?|pantry|larder|hampers?|artisan|food producers?|farm ?shops?|spreads?|vinegars?)\b/i;

export const fromTheJar: Card[] = [
  card(
    "A spoonful at the end",
    "Stir in a spoonful of chutney, mustard or pickle at the end: it wakes up the whole pan.",
    "A spoonful at the end | When supper tastes flat | The jar that rescues dinner",
    [
      "When a dish tastes flat, most of us reach for the salt. | There is a moment in most suppers when something is missing, and it is seldom salt.",
      "What is lacking may be acid, sweetness or heat, and all three live in jars. | A little sharpness lifts a stew as opening a window lifts a room.",
      "Try a spoonful of chutney in the curry, mustard in the gravy or pickle brine in the dressing. | Marmalade makes a glaze, relish goes into cheese on toast, and kimchi gives fried rice a spine.",
      "Add it last, stir, taste, and stop while you can still recognise the dish. | Begin with less than you think; you can always go back to the jar.",
    ],
    jars,
  ),
  card(
    "A clean spoon, always",
    "Use a clean spoon each time: crumbs and butter are what spoil an open jar.",
    "What makes an open jar last | A clean spoon, every time | The life of an open jar",
    [
      "Jars do not go off by themselves; they are helped. | The enemy of a good jam is the knife that has just been in the butter.",
      "Crumbs bring in mould, and mould brings out the bin. | Any trace of bread, fat or a licked finger gives unwanted guests something to live on.",
      "Take a fresh spoon, close the lid at once and write the date on it. | Wipe the rim too, since a sticky one never shuts properly.",
      "Keep pickles and ferments below their liquid, because what stands in the air spoils first. | Should something look furry, throw out the whole jar and not merely the top layer.",
    ],
    jars,
  ),
  card(
    "The empty jar",
    "Shake oil and lemon in the almost empty mustard jar: there is a dressing in it.",
    "The last of the jar | Nothing left on the glass | A dressing from an empty jar",
    [
      "The last spoonful in the jar is the one that no spoon can reach. | Every jar keeps back a little for those who know how to ask.",
      "Put oil, vinegar and salt straight into the mustard or the pesto glass, shut it and shake. | Warm milk in the nut butter jar becomes a drink, and hot stock takes the last out of a sauce.",
      "Pickle brine is for potato salad, and the oil from anchovies is for the pan. | With a jam jar you need only yoghurt, a long spoon and no witnesses.",
      "Afterwards you rinse a glass that is already half clean. | Keep it, because there is always something that needs a jar with a lid.",
    ],
    jars,
  ),
  card(
    "Heat that helps",
    "Good hot sauce has a taste besides heat: try it on something mild, such as an egg.",
    "Heat is not a flavour | Try it on an egg first | How to use hot sauce well",
    [
      "Anyone can make a sauce that hurts. | There are sauces that are dares and sauces that are ingredients.",
      "Behind the burn there ought to be fruit, smoke, garlic or something fermented and deep. | A good one tastes of the pepper as well: some chillies remind you of apricots, some of tobacco, some of grass.",
      "Test it on plain food like egg, rice or a slice of avocado. | Meet it on something mild and fatty, where you can tell flavour from fire.",
      "If you have overdone it, reach for milk or yoghurt, because water only spreads the blaze. | Start with drops, let a minute go by, and remember that heat comes late and stays long.",
    ],
    /\b(?:hot sauces?|chill?i\w*|spic(?:y|es?)|sauces?|salsas?|peppers?)\b/i,
  ),
  card(
    "Honey that has set",
    "Honey that has set is not spoilt: stand the jar in warm water and leave it alone.",
    "Why honey goes hard | Set honey is good honey | Warm water and patience",
    [
      "One morning the honey is solid, and somebody wants to throw it away. | There is nothing wrong with honey you could stand a spoon in.",
      "Most kinds crystallise sooner or later; it depends on the flowers the bees have been to. | Sugar settles out into crystals, which is simply what it does when nobody has overheated it.",
      "Put the jar in warm, not hot, water and let it take its time. | A bowl of water as warm as a bath will make it run again by the time you have read the paper.",
      "Too much heat drives off the aroma, so keep it away from the microwave. | Or leave it as it is, since set honey stays on the toast instead of on your cuffs.",
    ],
    /\b(?:honeys?|bee\w*|hives?|apiar\w+)\b/i,
  ),
  card(
    "A landscape in a jar",
    "Taste three honeys side by side: lime, heather and acacia are three different landscapes.",
    "What the bees had for lunch | Taste the meadow | Each honey has a place",
    [
      "Honey is a map of wherever the bees went shopping. | No two jars of honey are quite alike, because no two summers are.",
      "Acacia is pale and mild, heather is dark and chewy, and lime tastes of peppermint and evenings. | From rape it comes white and creamy; from the forest it comes dark, with a hint of malt.",
      "Put a little of each on a spoon and let it melt without biting. | Try them one after another on plain bread, from the lightest to the darkest.",
      "Give the mild ones to tea and yoghurt, and the strong ones to cheese and a roast. | Once you know your favourite, ask when it was harvested and what was in bloom.",
    ],
    /\b(?:honeys?|bee\w*|hives?|apiar\w+)\b/i,
  ),
  card(
    "Oil wants the dark",
    "Keep good olive oil in the dark and away from the stove, and use it within the season.",
    "Treat olive oil like fruit | Where good oil belongs | The bottle beside the stove",
    [
      "Olive oil is a fruit juice, and it ages like one. | Wine gets better in the cellar; oil merely gets older.",
      "Light, warmth and air are after it, which makes the shelf above the stove the wrong place. | That pretty clear bottle on the sunny sill is slowly turning into lamp oil.",
      "Buy a size you will finish soon, in dark glass or a tin, and shut it after use. | Look for a harvest date, and when you have found one, start using it.",
      "A peppery scratch at the back of the throat is a sign of life and not of a fault. | Pour it over things that are already cooked, where you can taste what you paid for.",
    ],
    /\b(?:olive oils?|oils?|vinegars?|delis?|delicatessens?|mediterranean|italian|greek|pantry)\b/i,
  ),
  card(
    "Wake the spices",
    "Warm spices briefly in a dry pan or in oil; it brings back what the jar has put to sleep.",
    "Wake up the spices | A minute in a dry pan | The nose test for spices",
    [
      "In most kitchens there is a jar of paprika that has seen several governments. | Spices do not go bad, they go silent.",
      "Open the lid and smell: if nothing comes to meet you, nothing will come to your plate. | Rub a pinch between your fingers. When you have to search for the scent, it has gone.",
      "Buy them whole where you can, and warm them in a dry pan until you smell them across the room. | Seeds like cumin or coriander need a minute of heat, then a few turns in the mortar.",
      "Ground ones go into the oil before the liquid, because many of their flavours dissolve only in fat. | Keep them shut, dark and dry, and buy small amounts more often.",
    ],
    /\b(?:spices?|spicy|curr(?:y|ies)|masala|herbs?|seasonings?|rubs?|pantry)\b/i,
  ),
];
