import { type Card, card } from "../topic";

const mixed =
  /\b(?:cocktails?|mocktails?|gins?|whisk(?:y|ies|ey)|rums?|vodka|mezcal|tequila|vermouth|liqueurs?|distill\w*|spirits|mixolog\w*|bartend\w*|bars?|happy hour)\b/i;

export const cocktailCards: Card[] = [
  card(
    "More ice, less water",
    "Fill the glass with ice to the top: plenty of it melts slowly, one cube melts at once.",
    "Why more ice means less water | Fill it to the top | The ice is an ingredient",
    [
      "People ask for little ice to get more drink, and get more water instead. | The most important thing in a long drink costs nothing and is treated accordingly.",
      "A single cube gives up at once, and a whole glassful keeps itself cold. | Lots of ice chills the drink so quickly that hardly any of it has to melt.",
      "Take big, clear cubes, and make more than you think you need. | Large pieces melt slowly, so freeze water in a muffin tin or a clean milk carton.",
      "Old ice tastes of fish fingers; fresh ice tastes of nothing, which is the idea. | Chill the glass as well while you cut the lemon, and the last sip will be as good as the first.",
    ],
    mixed,
  ),
  card(
    "Sour, sweet, strong",
    "Two parts strong, one sour, one sweet: half of the classics are hidden in that sum.",
    "One recipe, a whole bar of cocktails | Sour, sweet and strong | The sum behind the classics",
    [
      "The number of cocktails is endless, and the number of ideas behind them is about five. | Bartenders do not know every recipe by heart; they know a few families.",
      "One of these is simple: two parts of spirit, one of something sour, one of something sweet. | Take rum, lime and sugar, or gin, lemon and honey, and you have two drinks with one plan.",
      "Taste before you pour, because lemons differ and so do you. | Adjust it drop by drop until neither the sour nor the sweet comes first.",
      "Once you can balance that, you can swap every part of it. | Use a measure instead of your wrist, and you will be able to make the good one twice.",
    ],
    mixed,
  ),
  card(
    "Shake or stir?",
    "Shake drinks with juice, cream or egg; stir those that are nothing but spirits.",
    "Shaken or stirred, and why | When to shake a cocktail | The quiet drinks are stirred",
    [
      "A certain secret agent has confused the public about this for decades. | There is a reason for both, and it is not showmanship.",
      "Juice, cream and egg need air and force, so into the shaker they go. | Shaking makes a drink cold, cloudy and lively, as sour ones ought to be.",
      "When all the parts are clear, stir them slowly over ice, and they stay silky. | A spoon keeps clear drinks clear, and gives you time to look thoughtful.",
      "Shake until the tin hurts your fingers, and stir for as long as it takes to tell a short joke. | At home a jam jar with a tight lid will do, as will the handle of a wooden spoon.",
    ],
    mixed,
  ),
  card(
    "Add a drop of water",
    "Try whisky neat, then with a few drops of water; the scent opens like a window.",
    "A few drops of water | Neat first, then water | What water does to whisky",
    [
      "No one will arrest you for putting water into whisky. | Distillers add water to whisky all day, and they should know.",
      "Strong spirit numbs the tongue, and a splash of water loosens the scents from it. | A few drops break up the alcohol, and suddenly there is pear, smoke or a shoe cupboard.",
      "Take a first sip neat, add water by the teaspoon, and stop where you like it. | Nose it with your mouth slightly open, since sniffing hard only makes your eyes water.",
      "Ice is allowed too, though it shuts some doors that water opens. | There is no correct way, only yours, and finding it is half the pleasure.",
    ],
    /\b(?:whisk(?:y|ies|ey)|bourbon|rums?|brandy|distiller\w*|spirits|tasting)\b/i,
  ),
  card(
    "The tonic matters",
    "Open a fresh, small, cold bottle of tonic: it is two thirds of your gin and tonic.",
    "Two thirds of it is tonic | A better gin and tonic | Cold, fresh and fizzy",
    [
      "People spend an hour choosing the gin and take whatever tonic is left. | In the glass, the gin is the guest and the tonic is the house.",
      "A big bottle opened last weekend makes a flat, sweet drink out of the noblest spirit. | Flat tonic turns everything into syrup, so buy small ones and open them cold.",
      "Pour it gently down the side, over a full load of ice, and stir just once. | Choose a dry one for a delicate gin, and save the flavoured kinds for plainer bottles.",
      "For a garnish, smell the gin first and take up one thing that you find in it. | A strip of peel, twisted so that the oil sprays, does more than a fruit salad.",
    ],
    /\b(?:gins?|tonic|distiller\w*|cocktails?|bars?|botanicals?)\b/i,
  ),
  card(
    "Vermouth in the fridge",
    "Keep vermouth in the fridge and finish it within weeks: it is wine and it fades.",
    "Your vermouth is getting old | The bottle that belongs in the cold | Wine in disguise",
    [
      "If your martini tastes of old books, look at the date on which you opened the vermouth. | In many cupboards there is a bottle of vermouth that came with the house.",
      "It is wine with herbs in it, and wine does not like to stand about open. | Though it lives among the spirits, it is far weaker and far more perishable.",
      "Store it cold, close it well, and use it up within a month or two. | Buy half bottles, and write the date on the label with a pen.",
      "A fresh one is worth drinking by itself, over ice with a slice of orange. | Whatever has gone too far can still go into a pan of mussels.",
    ],
    /\b(?:vermouth|cocktails?|bars?|bartend\w*|mixolog\w*|gins?|aperiti\w+)\b/i,
  ),
];
