import { card } from "../topic";

const sales =
  /\b(?:estate agen\w+|realtors?|sell\w*|sales?|sold|buy\w*|homes?|houses?|propert\w+|valuation\w*|viewings?|move|real estate|apartments?|flats?)\b/i;

/** Selling and buying. */
export const sellingCards = [
  card(
    "Price it by the street",
    "Set the asking price by what nearby homes were sold for, and not by what their owners hoped for.",
    "What is the home worth? | Price it by what was sold",
    [
      "Every owner knows what the house is worth: the purchase price, plus the kitchen, plus the memories. | Asking prices on the internet are wishes. What counts is what was signed.",
      "Ask an agent for recent sales of similar homes in your street or the one behind it. | Have the valuation explained to you line by line: plot, condition, noise, light.",
      "A price far above that brings few viewings, and a later cut makes people suspicious. | Too high, and it grows old on the market. Too low, and you will ask yourself for years.",
      "Decide beforehand which offer you would accept and on which day you would think again. | With a sober figure the first weeks do the work. They are when the serious buyers look.",
    ],
    sales,
  ),
  card(
    "Light before staging",
    "Clean the windows, open the curtains, change the bulbs: light sells more than new cushions.",
    "Let the light in before the photographer | What buyers notice first",
    [
      "Buyers decide within minutes and search for reasons afterwards. Those minutes happen in the hall. | A viewing starts in the hall, with the smell and the light.",
      "Wash the windows, switch on every lamp and take down whatever hangs in front of the glass. | Replace the tired bulbs and open all the doors. Gloomy corners cost more than electricity.",
      "Put half of the furniture into storage. Empty corners make rooms look larger than any paint. | Clear the worktops, the sills and the floor behind the doors.",
      "You do not have to pretend that nobody lives here. It should merely be easy to imagine living here. | Fresh air and a mown lawn do the rest for next to nothing.",
    ],
    sales,
  ),
  card(
    "Tell the faults first",
    "Name the damp patch before they find it; a fault that was told costs less than one that was found.",
    "Say what is wrong with the house | Honesty at the viewing",
    [
      "The buyer will see the damp patch. The question is who mentions it first. | A rug over a stain is the dearest rug in the house.",
      "Make a list of what you know: the old roof, the noisy neighbour, the window that sticks. | Have the cause looked at and put the estimate for the repair on the table.",
      "Whoever hears the truth about small things believes you about large ones. | Surveyors look under rugs for a living.",
      "In many places sellers have to disclose faults, so ask what applies to you. | You can negotiate about a known fault. About a lost trust you cannot.",
    ],
    sales,
  ),
  card(
    "View it twice",
    "See a home twice, at different hours and in different weather, before you fall in love on paper.",
    "Come back in the rain | The second viewing",
    [
      "On a Sunday morning in May every street is quiet. | The first viewing is for the heart. The second one is for the ears.",
      "Come back at rush hour, in the dark or in the rain, and stand in the bedroom with the window open. | Walk the way to the station, to school and home with shopping.",
      "Turn on taps, lift the carpet in a corner and look into the cellar after a wet week. | Ask a neighbour what one hears at night. People love to answer that.",
      "Take photographs and notes, because after the fourth flat they all have the same kitchen. | If you still want it afterwards, you may want it properly.",
    ],
    sales,
  ),
  card(
    "Order the papers early",
    "Collect plans, certificates and bills before the first viewing; missing papers cost weeks, not minutes.",
    "The papers behind the front door | Which documents a sale needs",
    [
      "Sales rarely fail over the colour of the tiles. They stall over a paper nobody can find. | Behind every house there is a second one, made of documents.",
      "Make a folder: plans, land registry, energy certificate, permits, bills for repairs. | Ask your agent for the list that applies where you live, and begin with what comes by post.",
      "For a flat you also need the minutes and the figures of the owners' association. | Some offices take weeks for a copy, and they do not hurry for buyers.",
      "A complete folder makes a calm impression and speeds up the bank. | When the right buyers come along, you can say yes before they go on looking.",
    ],
    sales,
  ),
  card(
    "Choose the agent well",
    "Ask an estate agent which homes did not sell last year, and why; then listen.",
    "Questions for an estate agent | How to choose who sells your home",
    [
      "A flattering valuation wins many instructions and sells few houses. | Three agents, three figures: the tallest one is not necessarily good news.",
      "Ask how they arrived at the figure and what they would do in the first two weeks. | Let them show you a recent listing, with pictures, text and the real result.",
      "Who does the viewings, who answers on a Saturday, and how will you hear about reactions? | Read the contract for its length, its costs and how you can leave it.",
      "You are entrusting someone with your keys and your nerves. | Take the one who contradicts you politely. They will do the same with buyers.",
    ],
    sales,
  ),
  card(
    "Budget beyond the price",
    "Add fees, taxes, repairs and the van to the purchase price before you decide what you can afford.",
    "The price is not the cost | What buying a home adds to the price",
    [
      "The number in the advert is the beginning of the sum. | People save for years for the house and then forget the curtains.",
      "Add up what comes on top where you live: taxes, notary, agent, survey, bank. | Write a second column for the first year: painting, repairs, furniture, the move.",
      "Then ask for the running costs of the past years and have a look at the heating bill. | Keep a reserve as well, since old houses like to introduce themselves in winter.",
      "Speak to a lender before you look, so that you know your upper limit. | With the real sum in your head, you can walk past the wrong houses without regret.",
    ],
    sales,
  ),
  card(
    "Read the floor plan",
    "Lay your own furniture and your own day over the floor plan before you admire the view.",
    "Live in the floor plan for a day | What a floor plan can tell you",
    [
      "A plan looks generous until you draw in the bed. | Square metres say little. What matters is how they lie.",
      "Cut out your furniture in the same scale and push it about on paper. | Walk through a morning: who showers, who makes coffee, who stumbles over whose shoes?",
      "Look for doors that collide, corridors that eat space, and windows facing a wall. | Mark the sockets, the washing machine and the place for wet coats.",
      "Afternoon sun sounds nice, and in a bedroom in July it is another matter. | Homes in which the ordinary day works are rare, and plans show them to you for nothing.",
    ],
    sales,
  ),
];
