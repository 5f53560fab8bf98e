import { type Card, card } from "../topic";

const indoors =
  /\b(?:house ?plants?|indoor|plants?|succulents?|cact(?:us|i)|orchids?|terrariums?|ferns?|pots?|garden cent(?:re|er)s?|nurser(?:y|ies)|office plants?)\b/i;

export const housePlants: Card[] = [
  card(
    "Light before looks",
    "Choose the spot first and the plant second; light cannot be watered in.",
    "Look at the window first | Find the light, then the plant | Where will it stand?",
    [
      "Most houseplants are bought with the heart and then put where there was room. | A plant lives on light, and all the rest is seasoning.",
      "Before you choose, stand where it will stand and look at the window. | Hold your hand over a sheet of paper at noon: a crisp shadow means bright, a blurred one means half shade.",
      "A sill facing south suits cacti and herbs; one facing north wants ferns and dark, leathery leaves. | Two steps back from the glass there is far less light than your eyes would have you believe.",
      "Tell the seller which way your window looks, and you will be shown a different shelf. | Take a photograph of the corner with you, since it answers more questions than you can.",
    ],
    indoors,
  ),
  card(
    "Stop drowning it",
    "Water when the soil is dry to the second knuckle, and empty the saucer afterwards.",
    "Why kindness kills houseplants | The finger test | Less water than you think",
    [
      "More houseplants drown than die of thirst. | The commonest cause of death on a windowsill is concern.",
      "Roots need air as well as water, and a pot that is always wet has none. | In soggy soil the roots suffocate, and then the leaves hang, so people water again.",
      "Push a finger in up to the second joint. If it feels cool and crumbs cling to it, leave the can where it is. | Lift the pot instead: a light one is thirsty, a heavy one is not.",
      "When you do water, do it properly, wait a quarter of an hour and tip out the saucer. | Give it a real soaking, let it drain, and then forget about it for a good while.",
      "In winter, with less light, it will want about half as much. | Cacti, in particular, would rather be neglected than loved.",
    ],
    indoors,
  ),
  card(
    "Yellow leaves talk",
    "A yellow leaf is a message: check water first, then light, then the pot.",
    "What yellow leaves are telling you | Read the leaves | First aid for a sulking plant",
    [
      "A plant cannot complain, so it changes colour. | One yellow leaf at the bottom is old age, and several are a letter of protest.",
      "Soft and yellow usually means too wet; crisp and brown at the edges means too dry, or too close to the radiator. | Pale new growth asks for food, and long, thin stems are reaching for a brighter place.",
      "Slide it out of its pot and look at the roots. White and firm is fine, brown and mushy is not. | Turn over a leaf too, because whatever is eating it likes to sit underneath.",
      "Change only one thing at a time and give it a few weeks. | Do not repot, feed, move and water all on one afternoon; you would not enjoy that either.",
      "If you are unsure, take a photograph of the whole plant and ask. | Cut off what is dead, and be patient with the rest.",
    ],
    indoors,
  ),
  card(
    "One size up",
    "Repot in spring, one size larger: a huge pot stays wet and the roots rot.",
    "When to repot, and how | One size up and no more | New shoes for your plant",
    [
      "Roots that creep out of the bottom are a polite request. | If water runs straight through, the pot is probably more root than soil.",
      "Spring is the time, when growth is about to start anyway. | Wait for longer days, because in the dark months a plant would rather be left in peace.",
      "Take a pot just two fingers wider, with a hole in it. | Resist the temptation to buy one to grow into; a big pot holds water that nobody drinks.",
      "Tease the roots apart a little, set the plant as deep as it stood before and press the soil lightly. | Fresh compost, a gentle squeeze, one good drink, and then shade for a few days.",
      "Decorative pots without holes are fine as coats, so leave the inner pot inside. | Do not worry if it sulks at first, since moving house tires everyone.",
    ],
    indoors,
  ),
  card(
    "Begin with the tough",
    "Start with a plant that forgives: snake plant, pothos, spider plant or aloe.",
    "Plants for people who lose plants | A plant that forgives you | The first houseplant",
    [
      "There is no such thing as a black thumb, only a bad first choice. | People who say that they kill everything have usually begun with a fern.",
      "Some plants have evolved to survive drought, dust and holidays. | A handful of species shrug at almost anything, and they are not the ugly ones.",
      "The snake plant can be forgotten for weeks, pothos grows in poor light, and a spider plant has babies to prove that it is well. | Aloe lives on sun and neglect, while the cast-iron plant has earned its name in many a dim hallway.",
      "Keep one alive through a winter, and then go for something with opinions. | Success breeds confidence, and confidence, as you will see, breeds a shelf.",
    ],
    indoors,
  ),
  card(
    "Dust the leaves",
    "Wipe the leaves with a damp cloth: a dusty plant is sitting in the dark.",
    "The five-minute plant spa | Dust is shade | Wipe, turn, look",
    [
      "Nobody dusts their plants, and everybody dusts the shelf beside them. | A film of dust on a leaf works like a curtain.",
      "Leaves make their living from light, so a wipe with a damp cloth is as good as a bigger window. | Rubber plants and other broad leaves can be cleaned one by one, which is oddly soothing.",
      "Small or furry ones prefer a lukewarm shower or a soft brush. | Put the rest in the bath, turn the spray on gently and let them drip.",
      "While you are at it, look for webs, sticky spots and little brown bumps. | You will spot uninvited guests early, and early is when a sponge is still enough.",
      "Then turn the pot a quarter, so that it does not grow towards the window like a commuter towards a door. | Make it a monthly appointment, with music.",
    ],
    indoors,
  ),
];
