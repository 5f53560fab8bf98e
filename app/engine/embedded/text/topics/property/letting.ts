import { card } from "../topic";

const letting =
  /\b(?:let|lets|letting\w*|rent\w*|landlords?|tenan\w*|leas\w*|flats?|apartments?|propert\w+|housing|student|estate agen\w+|holiday|property management)\b/i;

/** Renting out and renting. */
export const lettingCards = [
  card(
    "Photograph each room",
    "Photograph every room on the day the keys change hands, and let both sides sign the list.",
    "The handover that prevents a quarrel | Photographs on the day of the keys",
    [
      "Was that scratch there before? Nobody can answer the question after three years. | Most disputes about deposits are disputes about memory.",
      "Go through all the rooms together with a list and a camera, including ovens and window frames. | Take pictures of floors, taps, meters and whatever is already worn.",
      "Write down the number of keys and the readings, and let both sides sign. | Each of you gets a copy on the same day, before the boxes are unpacked.",
      "It takes an hour and feels a little stiff. On moving out, you will both be grateful. | With such a record, wear is wear and damage is damage, and no one has to shout.",
    ],
    letting,
  ),
  card(
    "Reply to repairs fast",
    "Answer a repair request on the same day, even if the repair itself takes a week.",
    "The boiler is out. What now? | A landlord's quickest good deed",
    [
      "A tenant who reports a drip is doing you a favour. | Silence after a complaint costs more goodwill than the fault itself.",
      "Reply the same day: seen, understood, someone will come by then. | Have a plumber, an electrician and a locksmith in your telephone before you need them.",
      "Send the tradesman the tenant's number, so that those two can agree on a time. | Say what the tenant can do until then, such as turning off a valve.",
      "Homes that are looked after keep their value and their tenants. | Every change of tenant is dearer than the repair would have been.",
    ],
    letting,
  ),
  card(
    "Describe it honestly",
    "Write the advert for the tenant you want: mention the stairs, the street and the quiet courtyard.",
    "A rental advert without adjectives | Say what it is like to live there",
    [
      "Charming, central, well-connected: the tenant reads small, loud and above a bar. | Adverts that conceal the fourth floor produce tired visitors. Some of them turn round on the third.",
      "Say what matters: size, floor, heating, light, costs, and when it is free. | Show the bathroom and the view from the window, even if it is a car park.",
      "Describe the house: who lives there, whether it is lively, where bicycles stand. | Add for whom it would suit. A night worker reads differently from a family.",
      "Fewer people will come, and they will know why. | You save yourself the viewings with long faces, and so do they.",
    ],
    letting,
  ),
  card(
    "Check, then trust",
    "Ask every applicant for the same papers, and decide by the same list.",
    "How to choose a tenant fairly | The same list for everyone",
    [
      "Sympathy is a pleasant adviser and a poor bookkeeper. | A bad feeling proves nothing, and neither does a good one.",
      "Settle beforehand which papers you may ask for where you live, and ask everybody for them. | Decide on a few criteria and hold all applicants against the same sheet.",
      "Speak with people in peace: how do they live, how long do they want to stay, what is important to them? | Ring a previous landlord if you are allowed to. Two minutes of tone tell you plenty.",
      "Then decide quickly and tell the others kindly. | Fairness protects you too, since refusals sometimes have to be explained.",
    ],
    letting,
  ),
  card(
    "Explain the costs",
    "Explain the running costs once with real figures, and the yearly bill will surprise nobody.",
    "What is in the service charge? | A yearly bill without a surprise",
    [
      "The rent is known. What comes on top causes the letters. | Hardly anyone reads the annual statement, until there is something to pay.",
      "Sit down for ten minutes when the lease is signed and go through the items. | Show last year's bill, with the rooms and the season it was for.",
      "Set the monthly amount honestly. A low one only moves the bill into next year. | Point out what tenants can influence, such as heating, and what they cannot.",
      "Answer questions with receipts and not with sighs. | What has been understood is paid. What looks like a riddle is disputed.",
    ],
    letting,
  ),
  card(
    "Look in once a year",
    "Agree on one visit a year, announce it in good time, and look at the house instead of the furniture.",
    "The yearly visit to a rented home | Look at the windows, not at the furniture",
    [
      "A tenant has a right to be left alone, and a house has a right to be looked at. | Between moving in and moving out many owners never see their property.",
      "Announce your visit well ahead, suggest two dates and keep to them. | Settle it in the lease, in accordance with the rules where you are.",
      "Look at seals, windows, taps and the corners where damp collects. | Ask what has been annoying for months and never reported.",
      "Take off your shoes, stay half an hour and leave the bookshelf in peace. | You will find three small things, and mending them keeps a good tenant for years.",
    ],
    letting,
  ),
  card(
    "Rent a place prepared",
    "Bring your papers in one file to the viewing; the prepared applicant is easy to say yes to.",
    "How to be chosen as a tenant | The file you bring to a viewing",
    [
      "At a viewing with twenty people, everyone admires the kitchen. The one with the folder gets the call. | Landlords look for someone who causes no worry. Help them to see it.",
      "Put together what is customary where you live: proof of income, references, a few lines about yourself. | Write half a page about who would live there and for how long.",
      "Ask two questions that show you mean it, for instance about the heating or the house rules. | Be on time, greet the neighbours and leave the sofa plans for later.",
      "Send a short message on the same evening. | If it does not work out, ask to be remembered. Flats also become free that are never advertised.",
    ],
    letting,
  ),
  card(
    "Put agreements on paper",
    "Write down what was said about pets, parking and the garden, before anybody waters anything.",
    "May we paint the walls? | Small agreements belong in the lease",
    [
      "In the stairwell much is promised, and the stairwell has no memory. | Conflicts between neighbours begin with a barbecue and an assumption.",
      "Write down who may use what: garden, cellar, parking space, roof. | Put in a line about pets, subletting, painting and the drilling of holes.",
      "A short addition with two signatures is enough. Do not rely on a friendly nod. | If something changes later, add it on paper the same week.",
      "Whoever comes after you, on either side, will be able to read it. | Clear words in the beginning save you a letter from a solicitor at the end.",
    ],
    letting,
  ),
];
