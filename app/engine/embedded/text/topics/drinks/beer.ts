import { type Card, card } from "../topic";

const beer =
  /\b(?:beers?|brewer\w*|microbrewer\w*|ales?|lagers?|stouts?|porters?|ipa|hops|ciders?|taprooms?|tap ?room|pubs?|pints?|cask|keg)\b/i;

export const beerCards: Card[] = [
  card(
    "Pour it with courage",
    "Tilt the glass, then straighten it: beer without a head has kept its gas for your stomach.",
    "Pour it with courage | Why beer needs a head | The tilt and the finish",
    [
      "A beer poured timidly down the side looks tidy and lies in the stomach like a balloon. | Foam is not wasted beer, whatever your uncle says.",
      "The head carries the scent of the hops and lets out gas that you would otherwise carry home. | The bubbles bring the smell up to your nose, and that is half of the taste.",
      "Hold the glass at an angle for the first half and then set it upright and pour into the middle. | Start along the wall, end with a proper splash, and stop when two fingers of foam stand on top.",
      "The glass should be clean and rinsed with cold water, since any trace of fat kills the head. | If the foam leaves rings as you drink, the washing-up was good.",
    ],
    beer,
  ),
  card(
    "Dark is not strong",
    "Colour comes from roasted malt: a dark beer can be light, and a pale one can floor you.",
    "Dark does not mean strong | What colour tells you | Do not judge a beer by its colour",
    [
      "People fear the black one and order the golden one, which is often a good deal stronger. | There is a stubborn myth in the pub, and it is about colour.",
      "What makes a beer dark is malt that was roasted longer, like coffee or toast. | Colour is a matter of the kiln, and strength is a matter of how much sugar the yeast was given.",
      "A dry stout can be as light as a lager, with a taste of cocoa and espresso. | Behind a dark face you may find something soft, dry and surprisingly modest.",
      "So look at the strength on the board and not at the shade in the glass. | If you like coffee and dark chocolate, order the black one and stop worrying.",
    ],
    beer,
  ),
  card(
    "Start with a flight",
    "Order three small glasses and drink them from light to bitter; that is a course in beer.",
    "A course in three small glasses | From light to bitter | Small glasses, large differences",
    [
      "Choosing one beer from a board of twelve is guesswork. | The board lists hops you have never heard of, and there is a queue behind you.",
      "Ask for small pours of three that have little in common. | Most taprooms will pour you thirds, so take something pale, something hoppy and something dark.",
      "Begin with the mildest, take your time, and have a bite of bread in between. | Drink them in order of bitterness, because a big hoppy one makes all the others taste of water.",
      "Note the name of your favourite and ask what else is like it. | By the third you will know what you like, and you can say it in words.",
    ],
    beer,
  ),
  card(
    "Hops hate light",
    "Drink hoppy beer fresh and keep it cold and dark: light turns its scent within hours.",
    "Fresh beer is better beer | Keep it cold, dark and soon | What light does to hops",
    [
      "Beer is closer to bread than to wine. | Hardly any beer improves in the garage.",
      "The scent of hops fades first, and with it goes the reason you bought that bottle. | What smelled of mango and pine in spring smells of cardboard by autumn.",
      "Sunlight is worse still, as it makes beer smell of skunk, and clear glass is no protection. | Half an hour on a sunny table is enough to spoil a glass, so sit in the shade and pour small.",
      "Check the date, store it upright in the cool, and drink the hoppy ones first. | Strong dark ales are the exception; a few of them may be forgotten in a cellar on purpose.",
    ],
    beer,
  ),
  card(
    "Beer at the table",
    "Put beer beside curry, cheese or roast pork: bitterness and bubbles cut through both.",
    "Beer belongs on the dinner table | What to eat with a pale ale | Curry, cheese and a pint",
    [
      "Wine has had better advertising, but beer goes with more dishes. | Nobody asks for the beer list with dinner, and cheese is the poorer for it.",
      "Bubbles scrub the palate, malt picks up everything roasted, and hops stand up to spice. | Beer has bitterness and sweetness in one glass, which few wines can say of themselves.",
      "Try a pale ale with curry, a wheat beer with fish, and a stout with chocolate cake. | With cheddar, take something hoppy; with roast pork, something malty; with oysters, something black.",
      "Serve it in a wine glass, and your guests will look at it differently. | Buy two kinds of each, so that the table can disagree.",
    ],
    beer,
  ),
  card(
    "What cask means",
    "Cask ale is alive, gently fizzy and cellar-cool; ask for a taste before you order a pint.",
    "What is different about cask ale | Alive in the cellar | Ask for a taste first",
    [
      "The hand pump on the bar is not there for the romance, or not only. | Some beer is finished by the brewer, and some is finished in the cellar of the pub.",
      "Cask ale goes on working in its barrel, which gives it soft bubbles and a rounder taste. | Yeast is still alive in the cask, so somebody has to look after it like a gardener.",
      "Such beer is meant to be cool and not cold; that is how you taste the malt. | Called warm by its enemies, it is served at the temperature of a good cellar.",
      "Once opened, a cask fades within days, so order the one that sells. | Ask for a sip if you have not had it before. Nobody minds, and it tells you who knows their cellar.",
    ],
    /\b(?:ales?|pubs?|cask|brewer(?:y|ies)|real ale|taverns?|inns?)\b/i,
  ),
];
