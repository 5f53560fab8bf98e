import { faq, type Topic } from "../topic";
import { lettingCards } from "./letting";
import { placeCards } from "./places";
import { sellingCards } from "./selling";

export const property: Topic = {
  key: "property",
  words:
    /\b(?:real estate|estate agen(?:t|ts|cy|cies)|realtors?|realty|propert(?:y|ies)|property (?:management|managers?|market|valuation)|lettings?|letting agen\w+|to let|for rent|rentals|renting|landlords?|tenants?|tenancy|house hunt\w*|home ?buyers?|first-time buyers?|home sellers?|sell(?:ing)? (?:your|their|a|the) (?:home|house|flat)|buy(?:ing)? (?:your|their|a) (?:first )?(?:home|house|flat)|houses for sale|flats?|apartments?|viewings?|open house|housing|student housing|floor plans?|home staging|cowork\w*|co-working|office space|shared offices?|meeting rooms?|hot desks?|workspaces?|leases?|listings?|neighbourhoods?)\b/,
  field: "finding the right place",
  problems: [
    "buying a home is a huge decision, and few people get any practice in it",
    "pictures show bright rooms and the visit shows the others",
    "sellers wait for the buyer who loves the wallpaper as they do",
    "tenants and landlords speak only when something is broken",
    "papers go missing exactly when a buyer has made up their mind",
    "everyone knows the asking prices and nobody the real ones",
    "the kitchen table has become an office with crumbs",
  ],
  promises: [
    "you know what a home is worth and why",
    "a viewing ends with clear questions instead of a vague feeling",
    "the right people come through the door",
    "keys change hands without a quarrel",
    "a place to live fits the life that takes place in it",
    "you sign because you have understood it",
    "work has a desk of its own, and home is home again",
  ],
  scenes: [
    "The pictures showed a bright room, and you stand in it with the light on at noon.",
    "Twenty people queue in the stairwell, and every one of them is nice.",
    "You walk through a stranger's bedroom and try not to look at the photographs.",
    "The advert says compact, and you can open the fridge from the bed.",
    "Your neighbour has sold, and nobody knows for how much, although everybody does.",
    "You measure the wall with your arms, because the tape is in the car.",
    "The agent says quiet, and a train agrees.",
    "For the third time somebody asks whether the sofa is included.",
    "You lie awake and furnish a flat that you have seen for eleven minutes.",
    "The meeting room is booked, and you take the call in the stairwell again.",
    "The tenant rings on the night before Christmas, and you already know that it is the boiler.",
    "In the cellar stands a wardrobe that belongs to nobody and fits through no door.",
    "You hold the new key in your hand, and the door sticks, and you like it already.",
  ],
  occasions: [
    "a first flat of your own",
    "the house that has become too large",
    "families looking for one more room",
    "landlords with a single flat",
    "an inheritance with a garden",
    "a team without an office",
    "the move to another town",
    "a viewing on Saturday at ten",
    "the sale you would like to have behind you",
    "freelancers who have had enough of the kitchen table",
    "the handover of the keys",
  ],
  worries: [
    "whether it is the right time to sell",
    "what your home would fetch today",
    "how long it will take until somebody signs",
    "what comes on top of the price",
    "whether you can afford to wait",
    "who will come to the viewings",
    "how to find a tenant who stays",
    "what you have to repair beforehand",
    "whether you would work better somewhere else",
  ],
  callToAction: {
    any: "Ask for a viewing",
    launch: "See the place",
    offer: "Arrange a visit",
    event: "Save your place",
    "how-to": "Ask for advice on your home",
    opening: "Come and look round",
  },
  hashtags: ["property", "real estate", "house hunting", "new home", "home buying", "renting", "neighbourhood"],
  faqs: [
    faq(
      "How do I find out what my home is worth?",
      "Ask for recent sales of comparable homes nearby and have the valuation explained. Online figures are a first hint and nothing more. | Let somebody who knows the street look at it in person. Ask how the figure came about, because the reasons matter more than the sum.",
    ),
    faq(
      "When is a good time to sell?",
      "When your papers are complete and your next step is clear. Spring brings more viewers, and it brings more competition as well. | The season matters less than the preparation. A well-prepared home finds its buyers in November too.",
    ),
    faq(
      "What should I repair before a viewing?",
      "Whatever drips, sticks or smells, and the bulbs. Large renovations seldom pay for themselves just before a sale. | Small visible things, since they make people wonder about the invisible ones. For larger faults, an estimate on the table is often enough.",
    ),
    faq(
      "What do I need for a viewing as a tenant?",
      "The usual papers in one file, two good questions and a little time. Send a short message the same evening. | Proof of income, references and a few lines about yourself. What may be asked of you differs by country, so look that up.",
    ),
    faq(
      "How long does a sale take?",
      "From the first photograph to the keys it is usually months. Missing papers and slow banks take more time than the search for a buyer. | That depends on price, place and papers. The last two you can influence before anyone comes.",
    ),
    faq(
      "Do I need an agent?",
      "You can sell alone if you have time, nerves and a thick skin. An agent brings experience, filters visitors and does the haggling. | Ask yourself who will do the viewings, answer on a Sunday and check the buyers. If the answer is nobody, ask for help.",
    ),
    faq(
      "How do I avoid a dispute about the deposit?",
      "With a list, photographs and two signatures on the day of the keys. Everything else is memory. | Go through every room together at the beginning and at the end. What is on paper does not have to be argued about.",
    ),
    faq(
      "Is a coworking desk worth it?",
      "Try it for a day with real work and look at what you got done. Compare that with the kitchen table. | For some people the way there alone is worth it, because the day gets a beginning and an end. Test it on a busy Monday.",
    ),
  ],
  cards: [...sellingCards, ...lettingCards, ...placeCards],
};
