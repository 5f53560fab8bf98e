import { type Card, card } from "../topic";

const brew =
  /\b(?:coffee|espresso|roast\w*|brew\w*|beans?|single[- ]origin|filter|grinders?|press|pour[- ]over|machines?|subscriptions?)\b/i;

export const brewing: Card[] = [
  card(
    "Mind the water",
    "A cup of coffee is nearly all water, so use <water you like to drink|good water|a filter if yours tastes of chlorine>.",
    "It is nearly all water | What the water does | The part of the cup we forget",
    [
      "We talk about beans for hours and forget what fills the cup. | Nearly everything in your mug came out of the tap.",
      "If it tastes of chlorine or chalk, so will your coffee, whatever you paid for it. | Hard water swallows acidity and makes a bright coffee taste like cardboard.",
      "A simple filter jug is enough in most kitchens, and the kettle will be grateful too. | Try the same beans with bottled water once, just to learn whether yours is the problem.",
      "Then let it stand for half a minute after it boils. | Off the boil is better than boiling, because too much heat drags out the bitterness.",
    ],
    brew,
  ),
  card(
    "Measure once",
    "Weigh the coffee and the water once, and <good cups stop being luck|you can repeat a good cup|note what you used>.",
    "Take the luck out of it | Measure once, enjoy often | Same again, please",
    [
      "Most people know a cup they loved and could not repeat. | When every morning tastes different, the reason is usually the spoon.",
      "A heaped one of light roast weighs something quite different from a heaped one of dark. | Scoops lie, while a kitchen scale has no imagination at all.",
      "So weigh both coffee and water on a day when you are happy with the result. | Put the pot on the scales, pour, and write the two numbers on the bag.",
      "From then on you change one thing at a time, and taste what it does. | It takes no longer than counting spoons, and it ends the morning lottery.",
    ],
    brew,
  ),
  card(
    "Bitter or sour?",
    "Bitter means coarser, sour means finer: nearly every bad cup can be mended at the grinder.",
    "Bitter or sour? | How to mend a bad cup | Two words and one dial",
    [
      "A cup you do not like is telling you what to do next. | There are two ways for coffee to go wrong, and they pull in opposite directions.",
      "If it puckers your mouth like a lemon, the water ran through too quickly and left the sweetness behind. | Sour and thin means that too little came out of the grounds.",
      "If it is harsh and dry on the tongue, too much was taken, and the bad came along with the good. | Bitter and hollow says that the water stayed too long, or found too fine a powder.",
      "Turn the grinder a notch finer in the first case and coarser in the second. | Change nothing else until you have tasted it, because two changes at once teach you nothing.",
    ],
    brew,
  ),
  card(
    "The patient press",
    "Press pot: coarse grounds, four minutes, skim the foam, push slowly and pour at once.",
    "A better cup from the press pot | Four minutes and a spoon | Do not stir up the mud",
    [
      "The cafetière is the kindest of brewers, and hardly another is treated so badly. | Mud at the bottom of the cup is no law of nature.",
      "Grind coarsely, like sea salt, pour the water over and leave it alone for four minutes. | Use large, even grounds and set a timer, as guessing is what makes it bitter.",
      "Break the crust with a spoon, scoop off the foam, and let the rest sink. | Now comes the trick: stir the top, skim it, and wait another few minutes while the silt settles.",
      "Push the plunger only as far as the surface, and pour it all out. | What stays in the pot goes on brewing, so move it to a jug or to your guests.",
    ],
    /\b(?:press|cafeti[eè]re|brew\w*|beans?|roast\w*|how to|at home|subscriptions?|ground coffee)\b/i,
  ),
  card(
    "Wet it, then wait",
    "Wet the grounds, wait half a minute and then pour: fresh coffee has to let off gas first.",
    "The first splash of a pour-over | Let the coffee bloom | Wet it, wait, then pour",
    [
      "Pour some water on fresh grounds, and they rise like dough. | That swelling in the filter tells you more about freshness than any date.",
      "What you see is gas from the roast on its way out, and as long as it leaves, no water gets in. | Coffee a few days old is full of gas, which pushes the water aside.",
      "So give it just enough to wet everything, and wait half a minute before you go on. | Pour just enough water to wet all of the coffee, swirl, and look out of the window.",
      "Then continue in slow circles, without washing the walls of the filter. | If nothing rises at all, the bag has been open too long, and you know what to buy.",
    ],
    /\b(?:filter|pour[- ]over|brew\w*|beans?|roast\w*|how to|single[- ]origin|at home|subscriptions?)\b/i,
  ),
  card(
    "Clean the machine",
    "Old coffee oil turns rancid: clean whatever the coffee touches, and the bitterness goes.",
    "The bitterness may be in the machine | When did you last clean it? | Old oil spoils new coffee",
    [
      "Before you blame the roaster, smell your machine. | Many a bag of beans was returned on account of a dirty pot.",
      "Coffee contains oil, oil clings to metal and plastic, and in time it goes rancid. | A brown film forms wherever coffee has passed, and each new cup takes some of it along.",
      "Take apart what can be taken apart, and wash it with hot water and a mild cleaner. | Jugs, sieves, rubber rings, the funnel of the grinder: all of them want a bath now and again.",
      "Remove the limescale too, following the booklet and not a rumour about vinegar. | The next cup will taste as if you had bought something more expensive.",
    ],
    brew,
  ),
  card(
    "Cold brew overnight",
    "Put coarse coffee in cold water overnight and strain it: sweet, soft and ready for ice.",
    "Cold brew while you sleep | Summer coffee without bitterness | A jar, cold water, one night",
    [
      "For cold brew, you need a jar, a night, and hardly any talent. | Hot coffee that has gone cold is not iced coffee, it is an accident.",
      "Cold water takes out the sweetness and leaves most of the bitterness where it is. | Without heat, everything happens slowly, and what is harsh never gets going.",
      "Stir coarse grounds into cold water, cover the jar and leave it in the fridge until morning. | Twelve hours or so will do, and nothing terrible happens if you sleep in.",
      "Strain it through a paper filter, dilute it to taste, and pour it over plenty of ice. | It keeps for a few days, goes well with tonic and orange, and makes fine ice cubes.",
    ],
    /\b(?:cold|iced?|summer|brew\w*|beans?|roast\w*|how to)\b/i,
  ),
  card(
    "Froth with restraint",
    "Stop frothing milk when the jug is just too hot to hold: beyond that it tastes of pudding.",
    "How to froth milk at home | Paint, not bubble bath | Stop when it is too hot to hold",
    [
      "Good milk foam looks like wet paint, and most of ours looks like a bubble bath. | The difference between a café cappuccino and a kitchen one is a matter of seconds.",
      "Let in air only at the beginning, while the milk is cold, with the tip just below the surface. | First the hissing, then the spinning: air for a moment, and after that only movement.",
      "Feel the jug with your hand, and stop as soon as you want to let go. | Milk is sweetest when hot but not too hot; past that it smells of school.",
      "Bang the jug on the counter, swirl it until it shines, and pour at once. | Oat drinks froth too if they are made for it, so look for the word barista on the carton.",
    ],
    /\b(?:milk|latte\w*|cappuccinos?|flat whites?|espresso|caf[eé]s?|barista|machines?|matcha|chai)\b/i,
  ),
  card(
    "What the roast does",
    "Light roasts taste of the farm, dark ones of the fire: neither is better, and neither stronger.",
    "Light, medium, dark | Farm or fire? | What the roaster decides",
    [
      "Green coffee smells of hay and tastes of nothing you would pay for. | Between the sack and the cup there are ten minutes that decide everything.",
      "In the drum the beans turn yellow, then brown, and at last they crack like popcorn. | A roaster listens for a crack, watches the colour and stops within seconds.",
      "Stop early, and you taste fruit, flowers and the hill where it grew. | Short roasting leaves the origin in front, with a lively acidity.",
      "Go on, and it becomes chocolate, nuts, and finally smoke. | Longer in the heat means more roast and less farm, which many prefer with milk.",
      "Try the same beans in two roasts, side by side, and you will know your side. | Strong is a matter of the dose, so do not choose dark merely to wake up.",
    ],
    /\b(?:roast\w*|beans?|single[- ]origin|espresso|blends?|coffee)\b/i,
  ),
  card(
    "Freeze it in portions",
    "Freeze beans in small, airtight portions if you must; never put one bag in and out.",
    "May coffee go in the freezer? | Small portions, tightly shut | When the bag is too big",
    [
      "Few questions divide coffee people like the one about the freezer. | Somebody gave you a kilo, and there are two of you.",
      "Cold does stop the ageing, but damp and fish fingers do their own damage. | The danger is less the frost than the water that settles on cold beans in warm air.",
      "Divide fresh beans into bags for a few days each, press out the air and seal them. | Portion before you freeze, because what has thawed should not go back.",
      "Take one out, let it warm up while it is still closed, and only then open it. | Otherwise a dry, dark cupboard is fine, and a smaller bag next time is finer.",
    ],
    /\b(?:beans?|roast\w*|subscriptions?|bags?|coffee gifts?|store|storing|fresh\w*)\b/i,
  ),
];
