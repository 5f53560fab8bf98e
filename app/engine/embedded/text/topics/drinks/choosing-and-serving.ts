import { type Card, card } from "../topic";

export const choosingAndServing: Card[] = [
  card(
    "Say it in food",
    "Describe your taste in food: grapefruit or honey, dark bread or brioche. It is enough.",
    "Order in your own words | Say it in food | No vocabulary needed",
    [
      "Many people order the drink they can pronounce. | The fear of saying something silly has sold a great deal of dull drink.",
      "You know more than you think, because you have been tasting things all your life. | There is no need for the language of labels, since your kitchen will do.",
      "Say that you like grapefruit, dark chocolate or salty crisps; any good barkeeper can work with that. | Do you take lemon or honey in your tea? The answer will tell an expert which shelf to reach for.",
      "Mention what you did not enjoy lately, too, for it narrows things down. | And name your price without blushing. It is the most useful detail of all.",
    ],
  ),
  card(
    "Too warm, too cold",
    "Most whites are served too cold and most reds too warm; half an hour mends both.",
    "The right temperature costs nothing | Too warm, too cold | Half an hour in or out",
    [
      "You can improve most drinks without spending a penny. | The way to a better glass often costs no more than a look at the thermometer.",
      "Ice-cold drinks have no scent, and lukewarm ones taste of alcohol. | Cold hides flavour and warmth exaggerates it, so the truth lies somewhere in between.",
      "Give a red twenty minutes in the fridge, and take a white out twenty minutes before you pour. | Strong, dark beers like a cool cellar and not a freezer, while light ones want to be properly cold.",
      "If you are unsure, start too cold, because the glass warms up by itself. | A bucket of ice and water works faster than any freezer, and nothing explodes.",
    ],
  ),
  card(
    "A glass that narrows",
    "Any glass that narrows towards the top will do; fill it a third and it holds the scent.",
    "One good glass is enough | The glass does half the work | Leave room for the smell",
    [
      "You could own a different glass for each drink, and a bigger house to keep them in. | Shops would like you to have twelve sorts of glasses.",
      "What you need is one that is thin at the lip and narrower above than below. | A simple tulip shape gathers the scent where your nose is, and that is nearly all a glass can do.",
      "Fill it by a third, not to the brim, since the empty part is where the smell lives. | Pour less and more often, and swirl it if nobody is watching.",
      "Wash it without a scented detergent and polish it with a clean cloth. | Sniff the empty one as well: if it smells of cupboard, so will your drink.",
    ],
  ),
  card(
    "Match the weight",
    "Match weight with weight: light dishes with light drinks, hearty ones with fuller ones.",
    "What goes with what? | Weight first, colour second | A simple rule for pairing",
    [
      "Pairing has more rules than chess and about one that matters. | White with fish and red with meat is a rule for people who eat without sauce.",
      "Think of weight: a delicate dish is crushed by a heavy drink, and a stew shrugs off a light one. | Put the plate and the glass on a mental scale, and see to it that neither side drops.",
      "Acid cuts through fat, salt loves bubbles, and a hint of sweetness calms chillies. | With fried things take something sharp and sparkling, and with blue cheese something sweet.",
      "When all else fails, drink what the people in that place have with that dish. | The rest is your own taste, which is always right at your own table.",
    ],
  ),
  card(
    "Water in between",
    "Put water on the table before anything else; it keeps the evening long and the tongue awake.",
    "The jug in the middle | Water in between | The oldest trick of good hosts",
    [
      "Good hosts put one thing on the table before the guests have sat down. | The unsung hero of a long evening comes from the tap.",
      "A jug of water keeps thirst from being answered by wine. | Drink when you enjoy it, and reach for water when you are thirsty.",
      "It also resets the tongue, so that the next sip tastes like the first. | Between two glasses a mouthful of still water does more for flavour than any cracker.",
      "Add a few slices of lemon or cucumber, and people will help themselves. | Something to eat belongs there too, from the first glass and not from the third.",
    ],
  ),
  card(
    "For those who drive",
    "Serve the drink without alcohol in the same good glass, with ice, bitterness and a garnish.",
    "A proper drink for the driver | Without alcohol, with style | Bitter, sour, cold: no spirit needed",
    [
      "Orange juice is a breakfast drink, and yet drivers get it at night. | People who do not drink are often treated like children at a wedding.",
      "What makes a grown-up drink is less the alcohol than bitterness, acid and a certain length. | Give it tonic, verjuice, strong tea, herbs or a splash of vinegar, and it stops being lemonade.",
      "Serve it cold, in a handsome glass, with the same care as all the others. | Use the fine ice and the good garnish, so that nobody at the table can tell whose is whose.",
      "And do not ask why. | Put it on the menu among the rest, since a separate page feels like detention.",
    ],
    /\b(?:alcohol[- ]free|non-alcoholic|mocktails?|sober|dry january|cordials?|soft drinks|kombucha|bars?|pubs?|cocktails?|restaurants?)\b/i,
  ),
  card(
    "Open it on a Tuesday",
    "Open the special bottle on an ordinary evening; the bottle is the occasion.",
    "Open the good bottle | What are you waiting for? | The occasion is the bottle",
    [
      "In almost every home there is a bottle that is too good to drink. | Somebody gave it to you, and since then it has been judging your evenings.",
      "No birthday is round enough, and no guest quite deserves it. | Meanwhile it stands in the light above the fridge, getting a little worse each summer.",
      "Most bottles are meant to be drunk young, and few improve by being looked at. | Few drinks get better with time in a kitchen, whatever the label says.",
      "Choose a Tuesday, two glasses and somebody you like. | Call the opening itself the event, and you will remember that Tuesday for years.",
    ],
  ),
  card(
    "Sit at the bar",
    "Sit at the bar when you are alone or curious; it is where the knowledge stands.",
    "The seat at the counter | Sit where the bottles are | Alone at the bar, in good company",
    [
      "The tables are for people who have brought their conversation along. | If you want to learn something, do not take a table.",
      "At the counter you can watch hands at work, read labels and ask what that was. | From a bar stool you see how it is made, and you hear what others order and why.",
      "Go early, when the place is calm and there is time for a question. | On a quiet evening you may be given a drop to try of something you would never have chosen.",
      "It is also the one seat in town where nobody looks lonely by themselves. | Bring a book if you like; you are unlikely to read it.",
    ],
    /\b(?:bars?|pubs?|taprooms?|tap ?room|cocktails?|taverns?|brewer(?:y|ies)|bartend\w*|tastings?)\b/i,
  ),
  card(
    "A tasting at home",
    "Taste three bottles blind with friends: paper bags, a pen each and no experts.",
    "Hold a tasting at your own table | Three bottles, three bags | Blind is more honest",
    [
      "Labels drink with you, so cover them up. | Nothing levels a table like three bottles in paper bags.",
      "Choose one theme: the same grape, the same style of beer, or gin from three places. | Let every guest bring a bottle of the same kind, at about the same price.",
      "Pour small amounts, compare in silence first, and write one word for each. | Have everybody note a favourite before a word is said, because opinions are infectious.",
      "Then take off the bags, and enjoy the faces. | The humble bottle often does better than its owner had feared, and the evening costs less than going out.",
    ],
  ),
];
