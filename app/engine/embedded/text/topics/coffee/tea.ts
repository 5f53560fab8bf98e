import { type Card, card } from "../topic";

const tea = /\b(?:teas?|tea ?rooms?|matcha|chai|oolong|infusions?|rooibos)\b/i;

export const aboutTea: Card[] = [
  card(
    "Cooler for green tea",
    "Pour boiling water on black tea only; green tea wants it cooler, or it turns bitter.",
    "Why green tea turns bitter | Let the kettle calm down | Each tea has its heat",
    [
      "Many people think that they dislike green tea and have only met it scalded. | Bitter tea is usually an injured one.",
      "Boiling water suits black leaves and herbs, and it burns the tender ones. | Green and white leaves give their sweetness to water that has stopped steaming wildly.",
      "Let the kettle stand for a few minutes, or add a dash of cold first. | Pour the water from one cup to another and back, and you have taken off enough heat.",
      "Then steep it for a short while, and taste it earlier than you think. | Two minutes are often plenty, and the same leaves will manage a second pot.",
    ],
    tea,
  ),
  card(
    "Room for the leaf",
    "Give tea leaves room to unfold: a wide sieve beats a tight ball.",
    "Give the leaves some room | Why loose tea tastes of more | A wide sieve and a timer",
    [
      "A tea leaf comes rolled, twisted or folded, and it would like to stretch. | What a bag holds is mostly dust, which is quick, strong and soon empty.",
      "Loose leaves need space, so take a big basket and not one of those little metal eggs. | Put them straight into the pot if you like, and pour through a sieve.",
      "Use a level teaspoon for each cup, and a timer instead of your memory. | For stronger tea take more leaves and not more minutes, because time brings bitterness.",
      "Pour it off completely, since whatever stays with the leaves goes on brewing. | A good oolong can be poured again and again, and no two cups will be the same.",
    ],
    tea,
  ),
  card(
    "Whisk the matcha",
    "Sift matcha, add a little warm water and whisk in a zigzag, not in circles.",
    "Matcha without the lumps | Sift, pour, whisk | A zigzag and a little patience",
    [
      "Lumps in matcha are not your fault; the powder is as fine as face powder and behaves like it. | Matcha is the whole leaf, ground to dust, and dust likes to cling together.",
      "Press it through a small sieve into a wide bowl, about a teaspoon. | Sift first. It takes ten seconds and is the entire secret.",
      "Add a sip of hot, but not boiling, water and stir it to a paste. | Begin with no more than a splash, as you would with cocoa.",
      "Pour on the rest and whisk to and fro from the wrist until it foams. | For a latte, add the milk last, and taste it before you reach for the sugar.",
    ],
    /\b(?:matcha|tea)\b/i,
  ),
];
