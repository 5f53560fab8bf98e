import { type Card, card } from "../topic";

export const servingBread: Card[] = [
  card(
    "Butter at room heat",
    "Take the butter out first; cold butter tears bread and hides its own taste.",
    "Take the butter out first | Soft butter, whole slices | The other half of a good slice",
    [
      "You can tell a calm household by the state of its butter. | The step of breakfast that nearly everybody skips happens half an hour before it.",
      "Straight from the fridge, butter digs holes in the crumb and tastes of next to nothing. | Cold butter tears a slice to rags, and its flavour stays locked up with it.",
      "Put out what you will need before you put the kettle on. A small dish softens quickly. | Leave a piece on the table while you lay the plates, or slice it thinly and let the toast do the rest.",
      "A pinch of flaky salt on top, and a good crust needs no further company. | Bread this simple is also a fair test of the loaf underneath.",
    ],
  ),
  card(
    "Bread for the cheese",
    "Mild cheese wants dark bread, strong cheese wants plain; keep the walnuts for blue.",
    "Which bread with which cheese | Bread for a cheese board | Let one of them do the talking",
    [
      "On a cheese board, the bread is the second voice and should not shout. | Cheese is often chosen with care and then put on whatever was left in the bin.",
      "A soft, mild cheese likes the tang of rye, while a loud one is happiest on a plain white slice. | Think of a conversation: if the cheese is powerful, let the bread listen, and the other way round.",
      "Walnut bread was made for blue cheese, and raisin loaf for anything salty. | Fruit and nuts in the dough go with salt, so save them for the blue and the hard cheeses.",
      "Slice it thin, toast half of it, and nobody will ask for crackers. | Offer two breads at most; a third one only confuses the knives.",
    ],
  ),
  card(
    "Build a real sandwich",
    "Butter both slices to the edge, season the filling and keep wet things in the middle.",
    "How to build a sandwich that lasts | The order of things | A lunchbox worth opening",
    [
      "A sandwich is a piece of building work, and most of them have a damp problem. | Lunch at a desk can be a sad thing, or it can have a decent loaf around it.",
      "Butter right up to the crust on both sides: it is the layer that keeps the tomato from reaching the bread. | Spread something fatty right to the edge, since that is your roof and your damp course.",
      "Put wet ingredients in the centre, crisp ones next to the crust, and salt the lot. | Lettuce goes outside, cucumber inside, and a squeeze of lemon does more than another slice of ham.",
      "Choose a loaf with some backbone, or the whole structure folds by eleven. | Wrap it tightly in paper and it will even improve while you wait for noon.",
    ],
  ),
  card(
    "A box for the office",
    "Cut pastries in halves for a meeting; people take half gladly, and then the other half.",
    "Pastries for a meeting | What to put in the office box | Half a bun is a kindness",
    [
      "There is an art to feeding colleagues, and it begins with the knife. | Nobody wants to be seen taking a whole pastry in front of the finance department.",
      "Cut everything in half before it goes on the table. | Halve the big ones, leave the small ones whole, and put out more napkins than seems sensible.",
      "Mix something plain, something with fruit and something savoury, because not everyone wants sugar before ten. | A good box has a savoury corner, a chocolate corner and one thing for the person who always says no.",
      "Ask about allergies the day before, and keep those pieces in a bag of their own. | Label what contains nuts, and put the vegan ones on a separate plate so they survive the first rush.",
    ],
    /\b(?:offices?|meetings?|catering|teams?|colleagues|corporate|platters?|breakfasts?|pastr\w+|croissants?|bakery|bakeries)\b/i,
  ),
  card(
    "Birthday cake, calmly",
    "Decide on the cake first and the party second; flavour, date and candles do the rest.",
    "A birthday cake without the panic | Cake first, party second | What makes a birthday cake work",
    [
      "People remember two things about a birthday: who came, and the cake. | A party can survive rain, late guests and bad music, provided there is something to blow out.",
      "Choose the flavour for the person who is celebrating and not for the photograph. A child of five wants chocolate, whatever the theme. | Ask the birthday child about the inside before you think about the outside, because icing is looked at once and cake is eaten.",
      "Order early, mention nuts and eggs, and settle how it will get home. | Write the name down in capital letters when you order; there are more ways to spell it than you think.",
      "Then buy candles, matches and one sharp knife, and put all three in the same bag. | Take the picture before anyone reaches for the knife, since there is no second take.",
    ],
    /\b(?:cakes?|birthdays?|celebrat\w*|party|parties|children|kids|cupcakes?|bakery|bakeries)\b/i,
  ),
  card(
    "Soup wants a crust",
    "Give soup a bread with a firm crust; it should dip without dissolving.",
    "Bread that stands up to soup | The dipping test | What goes beside the bowl",
    [
      "A bowl of soup is only half of a supper. | Ask anyone what they remember of a soup, and they will tell you about the bread.",
      "The slice has to survive the dip, so look for a thick crust and a chewy crumb. | Soft rolls go to pieces in a broth; a crusty sourdough comes back up with its dignity intact.",
      "Thick soups like a dark loaf with caraway or seeds, and clear ones want something plain. | With tomato, take a focaccia and its olive oil. With pea or lentil, reach for the rye.",
      "Warm the bread for a few minutes, and let everyone tear their own. | Tear it instead of slicing, because rough edges hold more.",
    ],
  ),
  card(
    "Bread as a present",
    "Take a loaf instead of a bottle; it gets shared before the evening is out.",
    "Take bread instead of wine | A present that gets eaten | The guest with the warm bag",
    [
      "Hosts have enough vases and, as a rule, enough wine. | There is a present that needs no card, no wrapping and no shelf.",
      "A handsome loaf under your arm says that you thought about dinner on the way. | Bring bread, wrapped in a tea towel that stays with the hosts, and you have brought two things.",
      "If they have already bought some, yours goes in the freezer, and they will bless you on Thursday. | It never clashes with the meal, and it is gone before anyone has to find room for it.",
      "In many places bread and salt are given to people who move into a new home, which is a custom worth stealing. | For a housewarming, add a little bag of good salt and tell them it is tradition.",
    ],
  ),
];
