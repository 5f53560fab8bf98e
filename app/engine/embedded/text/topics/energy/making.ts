import { card } from "../topic";

const solar =
  /\b(?:solar|photovoltaic\w*|pv|panels?|batter(?:y|ies)|inverter\w*|renewable\w*|energy|roof\w*|green power)\b/i;

/** Solar power, batteries and the roof. */
export const makingCards = [
  card(
    "Look at the roof first",
    "Ask for the state of the roof before the panels; they will lie there longer than most tiles do.",
    "Is the roof ready for solar panels? | What to check before the panels go up",
    [
      "Solar panels stay up for decades. It would be a pity to take them down again for a new roof. | A roof that needs work in a few years should have that work now.",
      "Have someone look at tiles, battens and beams, and ask what they can carry. | Climb into the loft on a sunny day. Where light comes through, water will as well.",
      "Direction matters less than people think. East and west share the sun over the day. | Watch the shade instead: a chimney, a tree, the neighbour's new storey.",
      "Take photographs of the roof at nine, at noon and at four. An installer can read a lot from them. | With the roof in order, everything after it is a matter of planning and two days on a scaffold.",
    ],
    solar,
  ),
  card(
    "Know your own use",
    "Write down what you use and when, before you decide how many panels you need.",
    "How many panels do you need? | Begin with the meter, not with the roof",
    [
      "Many people fill the roof first and count afterwards. It can be done in the other order. | A solar system is right when it suits your day, and days differ a good deal.",
      "Read the meter in the morning and in the evening for a week. | Look at the yearly bill and ask what will be added: a car, a heat pump, a teenager.",
      "Power used while the sun shines is worth most, since nobody has to buy it back. | Think about who is at home at noon and what could run then: the washing, the boiler, the pool pump.",
      "With those figures, an offer can be tested and not just believed. | An installer who asks for them first is on the right path.",
    ],
    solar,
  ),
  card(
    "Read the solar offer",
    "Compare solar offers by parts, yield and service, and ask what is not included.",
    "How to read an offer for solar panels | What is missing from the quote?",
    [
      "Solar offers look alike until you put them side by side. Then one has a scaffold and the other does not. | The large number on page one is a forecast. The small ones behind it are the contract.",
      "Check panels, inverter, mounting, cabling, meter cabinet, scaffold and paperwork, line by line. | Ask who registers it, who lays the cable through the cellar and who repairs the plaster.",
      "Have the expected yield explained: with which shade, for which direction, in which kind of year? | Find out who comes if an inverter fails in the fifth summer, and how long that takes.",
      "A warranty is worth as much as the firm behind it. | A neighbour with a similar roof is more honest than any brochure. Ask to see a year's figures.",
    ],
    solar,
  ),
  card(
    "A battery with sense",
    "Choose a battery by the night and not by the roof: how much do you use between sunset and breakfast?",
    "How large should the battery be? | Sunlight for the evening",
    [
      "The sun delivers at noon, and the family comes home at six. A battery bridges the gap. | Storage is popular because it feels like independence. The sum should still add up.",
      "Find out what you use between sunset and breakfast on an ordinary day. | Look at your evening: cooking, television, lights, dishwasher, perhaps a car.",
      "A battery that is much larger stands half full and has cost the whole. | In winter the sun does not fill it, in summer you cannot empty it, so plan for April.",
      "If you are unsure, have the connection prepared and add it later. | Ask about its place as well. It likes it cool, dry and not under the bed.",
    ],
    solar,
  ),
  card(
    "Use it at noon",
    "Let machines run while the sun shines; moving the wash costs nothing and saves every day.",
    "Wash when the sun shines | How to use more of your own power",
    [
      "Own power is most useful in the hour in which it is made. | Without any technology, you can move a good part of your use into daylight.",
      "Set the timer for washing machine and dishwasher to late morning. | Heat water at noon, charge the car at the weekend, and let the robot vacuum after breakfast.",
      "One large machine after the other is better than all of them together. | Look at the app for a week, and you will soon have the sun in your head.",
      "Do not become a slave to the graph. It is only a washing machine. | What remains goes to the grid or into the battery. Either is fine.",
    ],
    solar,
  ),
  card(
    "Shade is a thief",
    "Check for shade in winter, when the sun is low: a chimney can cost more than a wrong direction.",
    "The shadow of the chimney | Look for shade in December",
    [
      "In June the roof lies in full sun. In December the neighbour's fir lies across it. | Panels work in a chain, and a shadow on one may slow down the others.",
      "Look at the roof in the low sun, or have the course of the sun calculated. | Note which corner gets dark at what time, and what is growing nearby.",
      "Often it is enough to leave out a panel or to divide the roof into groups. | There are devices that help with part shade. Ask whether they are worth it for you.",
      "Sometimes a pair of garden shears earns more than another panel. | A good planner brings up shade without being asked.",
    ],
    solar,
  ),
  card(
    "Power from a balcony",
    "A panel on the balcony is a start for tenants: ask first, fix it well, and plug it in by the rules.",
    "Solar power for tenants | A small power station on the railing",
    [
      "You need no roof of your own in order to make a little power. | Tenants have the sun as well, at least from two until six.",
      "Ask the landlord and look up what applies where you live before you order anything. | Check the direction of the railing, the shade from the balcony above and the nearest socket.",
      "Fasten it so that a storm has no argument. It hangs above people's heads. | Use a set with tested parts, and let an electrician look at the old wiring.",
      "It will carry the fridge, the router and a few lights through the day. | The amount is modest. What changes is the way you look at a cloud.",
    ],
    /\b(?:balcon\w*|tenant\w*|plug-in|flats?|apartments?|small|solar|diy|renters?)\b/i,
  ),
  card(
    "Keep an eye on yield",
    "Look at the yield once a month and compare it with last year; silence is not always good news.",
    "Is the system still working? | A glance at the yield once a month",
    [
      "A solar system makes no noise when it works, and none when it has stopped. | Faults are often found at the yearly bill, many months too late.",
      "Choose a day each month and write down the figure. | Compare with the same month last year, and not with yesterday, because weather is weather.",
      "If one part falls behind, look for shade, dirt or a tripped switch. | Rain does most of the cleaning. Below trees or near fields, someone may have to help.",
      "An alarm by message is handy. A human eye on it is better. | Have cables and fixings checked now and then, above all after a storm.",
    ],
    solar,
  ),
];
