import { faq, type Topic } from "../topic";
import { bikeCards } from "./bikes";
import { buyingCards } from "./buying";
import { garageCards } from "./garage";

export const cars: Topic = {
  key: "cars",
  words:
    /\b(?:cars?|auto (?:repairs?|shops?|parts)|automotive|motors?|motoring|garages?|mechanics?|car (?:repairs?|servic\w+|wash\w*|dealers?|hire|detailing)|dealerships?|used cars?|test drives?|vehicles?|vans?|campervans?|tyres?|brakes?|oil changes?|mot|number plates?|body ?shops?|dents?|windscreens?|roadside|electric cars?|evs?|motorbikes?|motorcycles?|scooters?|bikes?|bicycles?|e-?bikes?|cargo bikes?|cycle shops?|cycling|cyclists?|bike (?:repairs?|shops?|servic\w+|hire)|punctures?|driving (?:schools?|lessons?))\b/,
  field: "getting about safely",
  problems: [
    "cars fall silent as soon as a mechanic is listening",
    "a bill from the garage has three pages and no plot",
    "the warning light has been on for so long that it looks like decoration",
    "bikes stand in the cellar because of a little air",
    "people choose in the showroom and find out at home",
    "everyone needs the workshop on the same sunny Saturday",
    "small faults travel along until they become large ones",
  ],
  promises: [
    "you turn the key and think of something else",
    "you understand the bill before you pay it",
    "the noise has a name and an end",
    "the bike waits in the hall and is ready",
    "you know what must be done now and what can wait",
    "the first frost finds you prepared",
    "you buy what suits your Tuesday",
  ],
  scenes: [
    "The noise is gone the moment you turn into the yard of the garage.",
    "Somebody lifts the bonnet, breathes in through their teeth and says nothing.",
    "The light on the dashboard looks like a teapot, and it has been on since the holidays.",
    "You push the bike to the pump, and the pump is at your sister's.",
    "In the boot there is a single glove, a football and a smell nobody can explain.",
    "The battery dies on the one morning with an appointment.",
    "You circle the block for a parking space and pass your own front door four times.",
    "The chain squeaks in a rhythm, and pedestrians turn round in good time.",
    "A salesman hands you the key, and you look for the handbrake in the wrong century.",
    "Your child says that the car smiles, and from that moment you cannot sell it.",
    "Halfway up the hill a pensioner on an e-bike wishes you a good morning.",
    "The tyre is flat, the spare is flat as well, and the view is magnificent.",
    "You nod while the mechanic explains it, and at home you can only say that it was a rubber thing.",
  ],
  occasions: [
    "the drive to work in the dark",
    "a family with a dog and a pram",
    "the first warm Saturday",
    "the week before the inspection",
    "a commute with a hill in it",
    "new drivers",
    "a holiday with a full boot",
    "craftspeople who live in their van",
    "the first frost",
    "children who are outgrowing their bikes",
    "people who would rather cycle",
  ],
  worries: [
    "what the noise means",
    "whether it can wait until next month",
    "what it will cost before anyone begins",
    "how long you will be without wheels",
    "whether the old one is still worth a repair",
    "whether an electric one suits your life",
    "how to tell a good used one from a polished one",
    "whether the right size matters that much",
    "whom you can trust with it",
  ],
  callToAction: {
    any: "Book a visit to the workshop",
    launch: "Come for a test ride",
    offer: "Book your service",
    event: "Save your place",
    "how-to": "Check yours today",
    opening: "Come and look round",
  },
  hashtags: ["car care", "bike life", "garage", "road safety", "car maintenance", "cycling", "on the road"],
  faqs: [
    faq(
      "How often should I have it serviced?",
      "Follow the book for your model, and go sooner if you drive a lot or only short distances. A yearly look is a sound habit. | The maker gives distances and dates, and whichever comes first counts. Ask what your use makes of that.",
    ),
    faq(
      "Can I wait with this repair?",
      "Ask for three answers: what happens if I wait, for how long, and how shall I notice? Brakes, steering and tyres do not wait. | Some things can, others must not. A good workshop sorts the list into now, soon and one day.",
    ),
    faq(
      "Is a repair still worth it?",
      "Compare the repair with what a year in another one would cost you. The dearest part of a new car is the first years. | Ask what else is likely to come. A single large bill is often cheaper than a small loan.",
    ),
    faq(
      "What should I bring to the workshop?",
      "The papers, the service book, the wheel lock key and a description of the fault. A recording of the noise helps as well. | Tell them when it happens and what has been done before. Take your belongings out, and leave a number you answer.",
    ),
    faq(
      "Which bike is right for me?",
      "The one that fits your body and your way. Try several on a real street, with your own bag. | Say where you ride, how far and what you carry. Size comes first, then gears and brakes, and the colour last.",
    ),
    faq(
      "How long does an e-bike battery last?",
      "For years, if it is kept out of frost and heat. The range gets smaller slowly, and you will notice it first on the hill. | That depends on care, charging and use. Store it cool, dry and half full, and have it tested now and then.",
    ),
    faq(
      "Should I buy new or used?",
      "A used one with a good folder is often the sensible choice. New means fewer surprises and a greater loss at the start. | It depends on how long you will keep it. Look at the sum per year and not at the price tag.",
    ),
    faq(
      "What do I do after an accident?",
      "Make the place safe, help people, take photographs, exchange details. Do not discuss whose fault it was at the roadside. | Safety first, then the emergency number if anyone is hurt. Pictures of positions and damage help everybody later.",
    ),
  ],
  cards: [...garageCards, ...bikeCards, ...buyingCards],
};
