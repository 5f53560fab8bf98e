import { faq, type Topic } from "../topic";
import { beerCards } from "./beer";
import { choosingAndServing } from "./choosing-and-serving";
import { cocktailCards } from "./cocktails-and-spirits";
import { wineCards } from "./wine";

export const drinks: Topic = {
  key: "drinks",
  words:
    /\b(?:wines?|winer(?:y|ies)|winemak\w*|vineyards?|vintners?|sommeliers?|prosecco|champagne|sparkling|brewer(?:y|ies|s)?|microbrewery|craft beers?|beers?|ales?|lagers?|stouts?|ipa|hops|ciders?|cocktails?|mocktails?|gins?|whisk(?:y|ies|ey)|rums?|vodka|mezcal|tequila|vermouth|liqueurs?|distiller(?:y|ies|s)?|craft spirits|mixolog\w*|bartend\w*|taprooms?|tap ?room|taverns?|pubs?|(?:wine|cocktail|rooftop|hotel|craft beer|late|neighbourhood) bars?|bar (?:snacks|staff|menu|crawl|team)|happy hour|kombucha|alcohol[- ]free|non-alcoholic|cordials?|soft drinks|tonic water|bottle shop|off[- ]licence|pub quiz)\b/,
  field: "good drinks",
  problems: [
    "the list is long, the waiter is waiting, and you order what you always order",
    "the shelf of bottles speaks a language that nobody taught you",
    "most drinks are bought by the label and forgotten by the morning",
    "the person who drives gets orange juice, as ever",
    "a decent glass of something is easy to pour and hard to choose",
    "bars are loud where they should be lively and dark where you would like to read the menu",
  ],
  promises: [
    "you order what you like and know why you like it",
    "the glass in your hand has a story that you can taste",
    "there is something good to drink for everybody at the table",
    "an ordinary Thursday gets a proper ending",
    "you drink a little less and enjoy it more",
    "guests ask what that was and where you found it",
  ],
  scenes: [
    "You are handed the wine list, and you study it like a map of a country you have never been to.",
    "Somebody says “notes of leather”, and the whole table sniffs politely.",
    "The first sip of a cold beer after mowing the lawn needs no adjective.",
    "There is a bottle on top of the fridge that is waiting for an occasion worthy of it, and it has been waiting since you moved in.",
    "The corkscrew is in the other house, and everyone has a theory about shoes.",
    "You order the blue one because of the umbrella, and you are not ashamed.",
    "The quiz master asks for a capital city, and the whole pub looks into its glasses.",
    "A friend who never drinks gets a real glass with ice, herbs and a slice of something, and beams.",
    "You stand before a wall of bottles and choose the one with the owl.",
    "At the brewery, somebody lets you chew a grain of malt, and suddenly you understand stout.",
    "The tonic is flat, the ice is a single sad cube, and the lemon has seen better days.",
    "The barman remembers what you had last time, and you feel like a local.",
    "On the terrace the light turns gold, and no one suggests going home.",
  ],
  occasions: [
    "a roast with all the family",
    "the first warm evening on the terrace",
    "a Thursday with old colleagues",
    "a toast that should not be embarrassing",
    "a pizza in front of the television",
    "a present for a man who says he needs nothing",
    "a summer wedding in a field",
    "a cheese board after ten o'clock",
    "the friend who is driving",
    "a long evening with few people",
    "the sofa, a blanket and a book",
    "a housewarming with folding chairs",
  ],
  worries: [
    "whether it must be expensive to be good",
    "how long a bottle keeps once it is open",
    "which glass it needs",
    "what to bring to people who know more than you do",
    "whether there is something decent without alcohol",
    "what goes with fish, with curry and with cake",
    "whether a screw cap is a bad sign",
    "how cold is cold enough",
    "whether you may send a corked bottle back",
    "how much to order for forty guests",
  ],
  callToAction: {
    any: "Find your bottle",
    launch: "Be among the first to taste it",
    offer: "Stock up",
    event: "Save your seat",
    "how-to": "Ask for a recommendation",
    opening: "Come in for a glass",
  },
  hashtags: ["good drinks", "cheers", "drink local", "after work", "small batch", "tasting notes", "bottle shop"],
  faqs: [
    faq(
      "What should I order if I know nothing about it?",
      "Say what you like to eat or drink otherwise: sour or sweet, light or strong, fruity or bitter. That is plenty for a good suggestion. | Begin with a small glass of something that somebody recommends. Then say what you would change, and the second suggestion will be closer.",
    ),
    faq(
      "How long does an open bottle keep?",
      "Wine is good for a few days in the fridge with a cork in it, red included; spirits keep for months. Beer and sparkling drinks are for the same evening. | It depends on the strength. The lighter it is, the sooner you should finish it, and cold slows everything down.",
    ),
    faq(
      "What if I do not drink alcohol?",
      "Ask for the list without it, and expect more than juice. A good drink needs acid, bitterness and a nice glass, and none of those come from alcohol. | Nobody will mind, least of all at the bar. Tell us whether you like it dry, bitter or fruity, and skip the explanations.",
    ),
    faq(
      "Which drink goes with my meal?",
      "Match the weight: light dishes with light drinks, hearty ones with something fuller. Acid helps with fat, and a little sweetness helps with heat. | Tell us the sauce rather than the meat, because it decides more. When in doubt, bubbles go with nearly anything salty.",
    ),
    faq(
      "Can I book for a group?",
      "Do, and say how many you are, when you come and whether you would like to eat. Larger groups are easier to look after when we know about them. | Yes, just ask early. For birthdays and work parties, a set list of drinks saves time at the bar.",
    ),
    faq(
      "What makes a good present?",
      "Something the person would not buy for themselves, with a line on when to open it. Ask about their favourite drink, and go one shelf up. | Think of the evening and not of the bottle. Add two glasses, some nuts or a recipe, and it becomes a plan.",
    ),
    faq(
      "Is a dearer bottle a better one?",
      "Up to a point you pay for care, and beyond it for fame. Tell the seller your limit, and see what they are proud of. | Not always. Small names and unfashionable places often give you more in the glass for your money.",
    ),
    faq(
      "How much should I plan for a party?",
      "Count the guests, the hours and the drivers, and plan generously for water. Ask whether unopened bottles can be returned. | Tell us how many people come, for how long and what there is to eat. The number of bottles follows from that, and ice is always underestimated.",
    ),
  ],
  cards: [...choosingAndServing, ...wineCards, ...beerCards, ...cocktailCards],
};
