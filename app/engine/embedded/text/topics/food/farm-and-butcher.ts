import { type Card, card } from "../topic";

const veg =
  /\b(?:veg\w*|farm\w*|fruit\w*|produce|grocer\w*|box(?:es)?|organic|seasonal|market|harvest|orchards?|allotments?|growers?)\b/i;
const meat =
  /\b(?:butcher\w*|meats?|beef|pork|lamb|sausages?|steaks?|bacon|charcuterie|bbq|barbecues?|poultry|chicken|farm ?shops?|livestock)\b/i;

export const farmAndButcher: Card[] = [
  card(
    "Unpack with a plan",
    "When the veg box comes, wash the salad, wrap the herbs and cook the first thing that will wilt.",
    "The first ten minutes with a veg box | Unpack with a plan | What wilts first gets cooked first",
    [
      "A box of vegetables is a present and a task. | The fate of a vegetable box is decided in its first ten minutes.",
      "Sort it by patience: leaves and herbs want to be eaten soon, roots will wait for weeks. | Spinach and salad come first, then beans and courgettes, while cabbages and beets have all the time in the world.",
      "Wash the salad now, roll it in a damp towel, and it will still be crisp on Friday. | Stand herbs in a glass like flowers, and twist the tops off carrots, since the leaves drink the root dry.",
      "Write what has to be used on a slip of paper on the fridge. | Cook one thing at once, even if it is just a tray of roast roots for the days to come.",
    ],
    veg,
  ),
  card(
    "Roast the unknown",
    "Do not know the vegetable? Cut it up, add oil and salt, and roast it until the edges brown.",
    "What to do with a strange vegetable | Roast it first, ask later | The answer is a hot oven",
    [
      "Sooner or later, every box brings something with knobs on. | It looks like something that fell off a ship, and it is your supper.",
      "There is one method that suits nearly anything that grew in the ground. | Before you search for a recipe, try the universal one.",
      "Peel it, cut it into pieces of one size, turn them in oil and salt, and spread them out on a tray. | Chop, oil, salt, and leave room between the pieces, because a crowd steams instead of browning.",
      "Bake it hot until the corners turn dark and the kitchen smells sweet. | A squeeze of lemon at the end, some yoghurt or a crumble of cheese, and it will look intended.",
    ],
    veg,
  ),
  card(
    "Cook the whole plant",
    "Cook the leaves as well: beet greens, carrot tops and cauliflower leaves are supper too.",
    "Cook root and leaf | What you have been throwing away | Tops, stalks and peel",
    [
      "Half of a cauliflower goes into the compost by mistake. | Vegetables come with a second helping that most people throw away.",
      "Cauliflower leaves, rubbed with oil, roast to something between kale and crisps. | Beet greens are cooked like spinach, and broccoli stalks, once peeled, are sweeter than the heads.",
      "Carrot tops make a pesto with a pleasant bite, and the peel of clean potatoes fries up well. | Chop leek greens and parsley stems into the stockpot, together with onion skins for the colour.",
      "Wash it all well, since soil likes to hide in the folds. | Leave out rhubarb leaves and anything green on a potato, because those really are for the heap.",
    ],
    veg,
  ),
  card(
    "Season as a menu",
    "Let the season choose the menu; what is cheap and piled high is usually ripe and near.",
    "Let the market write the menu | Piled high means ripe | Eat with the calendar",
    [
      "In June you cannot give strawberries away, and in December you cannot give them a taste. | A tomato has a few months in which it is a tomato.",
      "What is ripe here and now had little way to travel and no reason to be picked green. | Fruit that may hang until it is ready needs no help in the kitchen.",
      "So go to the stall first and decide what to cook afterwards. | Look for the big heap with the small price, and then ask how people eat it at home.",
      "Buy more than you need once in a while, and put it into jars or into the freezer. | When the season ends, you will have had enough of it, which is the point.",
    ],
    veg,
  ),
  card(
    "Apples and potatoes",
    "Store potatoes in the dark, tomatoes outside the fridge, and apples far from the rest.",
    "Where vegetables like to live | Not everything belongs in the fridge | Apples sleep alone",
    [
      "The fridge is no answer to everything that grows. | Vegetables have opinions about where they live.",
      "Tomatoes lose their smell in the cold, and potatoes turn sweet. | Keep aubergines, squash and onions in a cool cupboard, where they last and taste of more.",
      "Potatoes want darkness and no onions beside them, because each makes the other sprout. | Apples give off a gas that ages their neighbours, so let them lie in a room of their own.",
      "Roots and cabbages do belong in the drawer, unwashed, in a bag with a hole. | Use a ripe apple on purpose, in a paper bag, to soften a hard avocado overnight.",
    ],
    veg,
  ),
  card(
    "Ask for the other cut",
    "Tell the butcher what you want to cook and for how long; the right cut is often a cheaper one.",
    "Ask for the cut you do not know | Beyond fillet and breast | What the butcher eats at home",
    [
      "Everyone asks for fillet, and there is so little of it. | An animal has more to offer than its four famous parts.",
      "Shoulder, shin and neck cost less and have more flavour, provided you give them time. | The muscles that worked hardest taste of most and turn tender in a slow oven.",
      "So do not ask for a cut; say how long you will cook it, for how many, and in what. | Explain whether you want to fry, braise or grill, and let the person with the knife decide.",
      "A good butcher will trim it, tie it and tell you the oven. | Take the bones along, because that is tomorrow's soup, and often it only takes a polite question.",
    ],
    meat,
  ),
  card(
    "Let it rest",
    "Take meat out of the fridge before you cook it, and let it rest before you cut it.",
    "Rest it before you cut it | Out early, carved late | The minutes after the pan",
    [
      "A steak asks you to do nothing at all, and it asks twice. | Two pauses make the difference, one before the pan and one after.",
      "Take the meat out of the fridge in time and pat it dry, because a wet surface steams before it browns. | Cold from the fridge, it burns outside before it is warm inside.",
      "Fry it in a hot pan, leave it in peace, and turn it once it lets go by itself. | Salt it well, hear it hiss, and resist the urge to prod.",
      "Then put it on a warm plate under a loose sheet of foil. The juices settle back, and stay there when you cut. | When it has rested, slice across the grain, and pour what is left on the plate back over the top.",
    ],
    meat,
  ),
  card(
    "Sausages, slowly",
    "Fry sausages slowly and do not prick them: the fat you let out is the flavour.",
    "How to fry a sausage | Low heat, no fork | Patience in the pan",
    [
      "A sausage is a simple thing that people like to hurry. | Nobody thinks that sausages need instructions, which is why so many are black outside and pink within.",
      "Put them into a cool pan with a little fat, and let them come up to heat together. | Keep the flame low and turn them often; twenty patient minutes beat eight furious ones.",
      "Leave the fork in the drawer, since every hole lets out what keeps them juicy. | Do not prick them. A good skin will stretch if you give it time.",
      "When they are sticky and brown all over, let them rest while you look for the mustard. | Ask what is in them and how coarsely they were minced, and you will know which to buy again.",
    ],
    meat,
  ),
];
