import { type Card, card } from "../topic";

export const visitsToTheVet: Card[] = [
  card(
    "Film the limp",
    "Film the limp or the cough at home; at the vet's it has usually disappeared.",
    "Take a film to the vet | The limp that vanishes | What to note before you go",
    [
      "As every owner knows, the limp stops at the surgery door. | Animals are brave in front of strangers and fall apart at home.",
      "A short film on your phone shows what cannot be repeated on command. | Record the odd noise or the strange walk as it happens, from the side and from behind.",
      "Write down when it started, how often it comes, and what has changed: food, walks, guests. | A few notes on eating, drinking and sleep will help more than a theory.",
      "The vet can then spend the time on your animal and not on detective work. | Bring the list out at the start, since the last question always comes up at the door.",
    ],
    /\b(?:vets?|veterinar\w+|clinic|surgery|animal hospital|check-?ups?|pets?|dogs?|cats?)\b/i,
  ),
  card(
    "Visit for nothing",
    "Drop in at the vet or groomer for a treat and nothing else, and the door loses its terror.",
    "A visit in which nothing happens | An appointment about nothing | Say hello and leave",
    [
      "If every visit ends with a needle, the car park is already too close. | Imagine a shop in which you are jabbed each time you enter.",
      "So ask whether you may come by when it is quiet, stand on the scales, eat a biscuit and go home. | Walk in, say hello, let your pet look round, and leave before it gets bored.",
      "Two or three such calls change the smell of the place in its memory. | The floor, the voices and the odd smell become part of an ordinary day.",
      "When something has to be done one day, you will not have to carry in a statue. | It costs ten minutes, and you will be thanked by people who wear gloves.",
    ],
  ),
  card(
    "Know what is normal",
    "Know what is normal for your animal: appetite, weight, gait, breath and mood.",
    "Know what is normal | The weekly once-over | A look from nose to tail",
    [
      "You cannot see what has changed if you never looked before. | Pets hide discomfort well, because in the wild it pays to look fine.",
      "Once a week, run your hands over the whole animal, from the nose to the tip of the tail. | Take two minutes on the sofa: eyes, ears, teeth, skin, feet and belly.",
      "You are searching for lumps, sore spots, smells and anything that was not there last time. | Notice how it gets up, how much it drinks, and whether it still jumps onto the windowsill.",
      "If something seems odd, write down the date and ask. | Most finds turn out to be a burr, and the others are better found early.",
    ],
  ),
  card(
    "Fireworks night",
    "Before the fireworks, walk early, draw the curtains and build a den with your smell in it.",
    "A calm night in spite of the bangs | Before the first rocket | Curtains, radio, den",
    [
      "For an animal, a night of fireworks is a thunderstorm with no rain and no reason. | You know when it will be over, and your pet does not.",
      "Go for the long walk while it is still light, with collar, tag and a lead that holds. | Feed early, and keep cats indoors from the afternoon on.",
      "Shut the windows, draw the curtains, put the radio on, and build a den where it likes to hide. | A covered table with blankets and one of your jumpers makes a good bunker.",
      "Stay at home and be as dull as you can. You may comfort it; fear does not grow from kindness. | If it suffers badly each year, speak to your vet weeks ahead and not on the day.",
    ],
    /\b(?:fireworks?|new year\w*|bonfire|nervous|anxi\w+|noise|dogs?|vets?|veterinar\w+)\b/i,
  ),
  card(
    "An old friend's comfort",
    "Old animals like carpets, ramps, shorter walks and the same old hour for supper.",
    "Make life easier for an old friend | Rugs, ramps and routines | Growing old with a pet",
    [
      "One day it takes a run-up for the sofa, and you realise that years have passed. | Age comes on quiet paws, mostly at the stairs.",
      "Rugs on slippery floors, a raised bowl and a step at the car give back a good deal. | Think of handrails: a mat here, a ramp there, a bed that does not sag.",
      "Walk more often and less far, and let the nose set the pace. | Keep to the usual hours, because routine is a comfort when eyes and ears grow dim.",
      "Tell the vet about stiffness or a change of habits; it is not always just old age. | And leave time for the sunny spot on the floor, which is where wisdom happens.",
    ],
    /\b(?:old|older|senior|elderly|vets?|veterinar\w+|dogs?|cats?|pets?)\b/i,
  ),
  card(
    "Poison in the kitchen",
    "Grapes, chocolate, onions and lilies: learn what is poison before the bin is raided.",
    "What pets should never eat | A look at the kitchen floor | Before the bin gets raided",
    [
      "Sooner or later, every pet has a day on which it eats the wrong thing. | What is harmless to you can be a serious matter for somebody who weighs as much as a handbag.",
      "Chocolate, grapes, raisins, onions and the sweetener in chewing gum belong out of a dog's reach. | For cats, lilies are the great danger, right down to the pollen on a sleeve.",
      "If it has happened, ring the vet at once, keep the packet and note the time. | Do not wait for symptoms and do not try home cures; telephone, and say what and how much.",
      "Then fit a lid to the bin. | A number on the fridge saves minutes, so write it down today.",
    ],
  ),
  card(
    "Ask for the plan",
    "Ask what will be done, why, what it costs and what else is possible; good vets explain.",
    "Questions for your vet | What, why and what else? | Understand before you decide",
    [
      "In a consulting room, people nod at things they have not understood. | When you are worried about an animal, you hear only half of what is said.",
      "Ask in plain words: what do you think it is, what would you do, and what happens if we wait? | It is fair to ask for the alternatives, the likely cost and the order in which to try things.",
      "Have it written down, or make notes while you listen. | Repeat the plan in your own words, and you will both notice what is missing.",
      "At home, read the label again before the first dose. | If something goes differently from what you were told, ring up and say so.",
    ],
    /\b(?:vets?|veterinar\w+|clinics?|surgery|animal hospital)\b/i,
  ),
];
