import { card } from "../topic";

const company =
  /\b(?:compan\w*|business\w*|firms?|sustainab\w*|supply|carbon|footprint|packaging|offices?|b2b|corporate|circular|eco|climate)\b/i;

/** Sustainability at home and in companies. */
export const livingCards = [
  card(
    "The big three first",
    "Look at warmth, travel and food first; the shopping bag is a detail.",
    "Where it counts: warmth, travel, food | The big three come before the small thirty",
    [
      "We worry about straws and fly to the wedding. That is human. | There are more tips than evenings, and most of them are for a clear conscience.",
      "Ask how you heat, how you travel and what you eat. Much of the rest follows. | Make a rough sum for a year: kilometres, heating, meat, things bought new.",
      "Choose one large lever and change that, instead of thirty small ones. | One decision, taken once, beats a daily battle with yourself.",
      "The small things may stay, if you enjoy them. They keep the thought alive between the large ones. | You will do more good in an afternoon with the thermostat than in a month with the jam jars.",
    ],
  ),
  card(
    "Find the standby",
    "Measure your devices for a weekend: some of them work all night for nobody.",
    "Who is using power at night? | A weekend with a power meter",
    [
      "At three in the morning, the house is asleep and the meter is not. | Every home has a basic load. It is like a tap that does not quite close.",
      "Borrow a meter and plug it in before everything that has a little light. | Turn off one fuse after another and watch what happens to the display.",
      "The usual suspects are old freezers, set-top boxes, pumps and the aquarium of a son who has moved out. | A switchable socket strip under the desk solves several cases together.",
      "What runs day and night should be good. That is where a new device pays off soonest. | You search for an hour, and the saving goes on while you sleep.",
    ],
  ),
  card(
    "Repair, then replace",
    "Ask whether it can be repaired before you buy a greener one; the greenest device often exists already.",
    "Repair it before you replace it | The greenest device is the one you have",
    [
      "A new efficient thing has a rucksack: mine, factory, ship, lorry. | Shops like to call a purchase sustainable. Not buying is rarely on the shelf.",
      "Ask first whether it can be mended, borrowed, shared or bought second-hand. | Go to a repair café with it. You will bring home a working toaster and some gossip.",
      "For heating, freezers and whatever runs all day, replacing may still be right. | Have the sum done: what does it use, what would the new one save, when would they be even?",
      "If you buy, look for spare parts, screws and a long warranty. | Things that last seldom look cheap, and over the years they turn out to be.",
    ],
  ),
  card(
    "Charge the car at home",
    "Plan the charging point with the electrician first, and with the car dealer second.",
    "A charging point at home | Where will the car drink?",
    [
      "Most electric cars stand for twenty hours a day. That is plenty of time to charge. | The question is not how fast. It is where the cable goes.",
      "Ask an electrician about the line, the fuse box and the registration before you choose a box. | Walk the way from the meter to the car and count the walls.",
      "A moderate charging power overnight is enough for nearly every day. | If there are panels on the roof, a controllable box lets the car drink the noon sun.",
      "Lay an empty pipe for the second car while the ground is open. | Good planning shows in the fact that nobody stumbles over a cable.",
    ],
    /\b(?:electric|ev|evs|charg\w*|wall ?box\w*|cars?|solar|mobility)\b/i,
  ),
  card(
    "Read green claims",
    "Green, natural, neutral: ask what is measured, by whom, and compared with what.",
    "What does green mean here? | How to read an environmental claim",
    [
      "A leaf on the packaging grows without water or light. It proves that somebody owns a printer. | The word sustainable has no weight, so you have to put it on the scales yourself.",
      "Look for a figure, a date and somebody outside the firm who has checked it. | Ask: better than what? Than last year, than others, than nothing?",
      "Seals differ. Look up one or two that matter in the trade, and remember them. | Be suspicious of offsetting which takes the place of reducing.",
      "Honest companies also write about what they have not solved. | You do not have to be an expert, just a little stubborn. One friendly email is often enough to see how firm the ground is.",
    ],
  ),
  card(
    "Count your company's use",
    "Begin sustainability in a company with the bills for power, heat, travel and waste.",
    "Sustainability begins with four bills | What does your company use?",
    [
      "Many firms write a mission statement before they have read the electricity bill. | Green ideas are quickly collected. What is missing is a number to start from.",
      "Put four bills on the table: power, heat, travel, waste. | Note the amounts for the last two years and who in the house can influence them.",
      "Then ask those who work there. They know which hall is lit for nobody. | Choose the two big items and set a date, a name and a goal for each.",
      "Customers and banks ask for such figures more often now, so it is good to have them ready. | Saving comes first, telling comes second. In that order it is believed.",
    ],
    company,
  ),
  card(
    "Tell it modestly",
    "Tell customers what you have changed and what you have not, in that order and without a leaf.",
    "How to talk about sustainability without blushing | Say what is not solved yet",
    [
      "The louder the green, the smaller the trust. Readers have seen too many leaves. | Nobody expects a perfect company. People expect one that can count.",
      "Say what you did, by how much it helped and how you know. | Name one thing, with a photograph of the real boiler, the real van, the real box.",
      "Add what is still open and what you will try next. | Leave out words such as neutral or friendly, unless someone can check them.",
      "If a customer asks a hard question, thank them and find out. | A modest true sentence outlives any campaign. It can also be repeated next year without crossed fingers.",
    ],
    company,
  ),
  card(
    "Do it with the street",
    "Ask the neighbours before you order: several roofs or boilers together bring better advice and dates.",
    "Plan it with the neighbours | One street, several roofs",
    [
      "What bothers you bothers the house next door, which was built by the same man in the same year. | Energy is thought of as a private matter, and yet streets are full of identical cellars.",
      "Ring the bell and compare bills. It breaks the ice quite literally. | Invite an adviser to one kitchen and let six households listen.",
      "Installers like orders close together, since the scaffold moves just one door on. | Those who have already done it can show their figures and their mistakes.",
      "You will share a ladder, a meter and a few tips in the end. | Even if everybody then does something different, nobody has to begin from nothing.",
    ],
  ),
];
