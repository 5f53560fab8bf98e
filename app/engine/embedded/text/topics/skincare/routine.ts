import { card } from "../topic";

/** What people do with their skin, morning and evening, through the year. */
export const routine = [
  card(
    "Three steps, kept",
    "Clean, moisturise, protect: three steps you keep are worth more than ten you abandon.",
    "A short routine you keep | Three steps and out of the door | Clean, moisturise, protect",
    [
      "A ten-step routine lasts about as long as a January diet. | The videos show a shelf like a laboratory and a person with no train to catch.",
      "Most skin is content with three things: a mild cleanser, a moisturiser and sun protection by day. | Wash gently, give back some moisture, keep the sun off; everything beyond that is a choice.",
      "Put the three in a row where you brush your teeth. | A routine that fits between the shower and the kettle has a chance of surviving a Monday.",
      "Give it a month before you add anything. | Add a serum later, if you have a reason for it and not only a discount code.",
    ],
  ),
  card(
    "Patch test first",
    "Try a new product behind the ear or inside the elbow for a few days before it meets your face.",
    "Test it where nobody looks | First the elbow, then the face | How to try something new",
    [
      "A new jar is opened in front of the mirror, and it lands on the whole face at once. | The parcel arrives on Friday and you want to look different on Saturday.",
      "Your skin would like to be asked first. | Even mild and natural products can disagree with a face, and that face may be yours.",
      "Put a dab behind the ear or in the crook of your arm, evening after evening, for three or four days. | Choose a small patch of skin that nobody sees, and give it some nights with the product.",
      "If it stays calm, move on to the face. | If it itches, burns or turns red, wash it off and leave it; a rash that does not go belongs to a pharmacist or a doctor.",
    ],
  ),
  card(
    "One change at a time",
    "Change one product at a time, or you will never know which of them helped.",
    "Change one thing at a time | Five new jars tell you nothing | Patience is an ingredient",
    [
      "You begin with a cleanser, a toner, a serum, a cream and a mask, all in the same week. | New products come in groups, like buses.",
      "When your skin glows or sulks a fortnight later, there is no telling which one it was. | Whether things get better or worse, you will have five suspects and no proof.",
      "Bring in one and leave everything else as it is. | Change a single product, and write the date on the bottom of the jar.",
      "Skin renews itself over weeks, so wait for a month or so before you judge. | Take a photograph in the same light at the start and at the end, since memory flatters.",
    ],
  ),
  card(
    "Wash with less",
    "Lukewarm water, a mild cleanser and a soft towel: your face is not a frying pan.",
    "How to wash your face kindly | Squeaky is not clean | Lukewarm is warm enough",
    [
      "Squeaky is a good sound for plates. | If your face feels tight after washing, it is not clean, it is offended.",
      "Hot water and strong cleansers take away the fats that hold moisture in. | What you strip off in the evening your skin has to produce again overnight.",
      "Use lukewarm water, a mild cleanser and your fingertips, and take half a minute over it. | Massage the cleanser in with wet hands, rinse it well, hairline included, and let the sponge retire.",
      "Pat dry with a clean towel, and put your cream on while the skin is still slightly damp. | In the morning, water alone does for many people.",
    ],
  ),
  card(
    "Enough sunscreen",
    "Two fingers' length of sunscreen for face and neck, every morning, and again when you are outside.",
    "Are you using enough sunscreen? | The ears, the neck, the parting | More than seems polite",
    [
      "Most of us wear sunscreen like perfume: a dab here and a dab there. | The number on the tube counts only if you use the amount it was tested with.",
      "For face and neck that is about two fingers full, and it looks like a lot. | Squeeze a line along two fingers, and spread all of it.",
      "Do not forget ears, eyelids, lips, parting and the backs of the hands. | The places that burn are the ones you cannot see in the bathroom mirror.",
      "Put it on before you leave and again after swimming, sweating and lunch outdoors. | Clouds and window panes let some rays through, and cream is a helper and no substitute for shade.",
    ],
  ),
  card(
    "Winter skin",
    "In winter, swap the light lotion for a richer cream and turn down the shower.",
    "What winter does to your skin | Cold outside, dry inside | A richer cream for colder days",
    [
      "Outside there is wind, inside there is heating, and your cheeks commute between the two. | In January the air in a heated room is about as moist as a biscuit.",
      "Skin makes less fat in the cold, just when it needs more. | The light lotion from August cannot keep up with it.",
      "Change to a richer cream, and put it on some time before you go out. | Keep the gel for the warm months and give your face something with more body.",
      "Shorter showers, cooler water, a balm for the lips and gloves before you feel you need them. | Hands dry out first, so leave a tube beside every tap.",
    ],
  ),
  card(
    "Summer, lighter",
    "When it gets warm, lighten the texture, not the care: skin loses water in summer too.",
    "A lighter routine for warm days | Shiny is not the same as moist | What to change in summer",
    [
      "On the first hot day, yesterday's cream sits on your face like a coat. | Your skin shines by noon, and you conclude that it has had enough of everything.",
      "Shine is oil and not water, and the two run out separately. | Sun, salt, chlorine and air conditioning all take moisture, even from a forehead that gleams.",
      "Swap the cream for a light lotion or a gel, and keep the sunscreen. | Go for thin textures, in layers if you like, and leave the heavy jar in the cupboard until October.",
      "After the beach, rinse off the salt and be generous with something plain. | Blot the shine with a tissue, since powdering it makes a paste.",
    ],
  ),
  card(
    "Take it off",
    "Take off make-up and sunscreen before bed, even on the nights when the pillow calls.",
    "Take it off before bed | Make-up does not sleep | Two minutes before the pillow",
    [
      "It is late, you are tired, and the bathroom light is very bright. | Everyone has slept in mascara, and every pillowcase has told on them.",
      "What protects and decorates you by day is a film of dust, fat and colour by night. | Sunscreen is made to stay put, so water on its own leaves a good part of it behind.",
      "Melt it with an oil or a balm, then wash with a mild cleanser. | Hold a pad with remover on closed eyes for a few breaths, and wipe instead of rubbing.",
      "Keep what you need beside the bed for the bad nights. | Once a week, wash the brushes too, which most people do about once a year.",
    ],
  ),
  card(
    "Hands first",
    "Hands do the work and get the leftovers, so keep a cream where you sit in the evening.",
    "Do not forget your hands | The tube beside the sofa | What hands put up with",
    [
      "Faces get serums, and hands get washing-up liquid. | Look at your hands: they have washed, carried, dug and typed all day.",
      "They have few glands of their own and spend the day in water, wind and paper. | Every wash takes something off, and it seldom gets put back.",
      "Keep a cream by the bed, one in the bag and one at the sink. | Put it on after washing, and work it into the knuckles and round the nails.",
      "For a rough week, spread it thickly at night and pull on cotton gloves. | Cream under cotton gloves looks like a magician on holiday and feels wonderful in the morning.",
    ],
  ),
  card(
    "Leave it alone",
    "Hands off spots: warm water, a clean pillowcase and patience do less damage than fingers.",
    "Hands off that spot | What to do with a spot | Before the big day, do nothing",
    [
      "A spot has a calendar and knows when you are to be photographed. | You lean over the basin, telling yourself that you will only look.",
      "Squeezing pushes things down as often as up, and the mark outlives the spot. | What would have gone in four days can be seen for four weeks when fingers get involved.",
      "Cleanse as always, dab on something meant for spots, and move away from the mirror. | Use a clean towel and a fresh pillowcase, and keep your hair and your phone off your cheek.",
      "If spots are deep, sore or leave scars, ask a doctor instead of the internet. | Teenagers should hear that too, kindly and without a lecture on chocolate.",
    ],
  ),
  card(
    "Lips, eyes, neck",
    "Take your cream further down: the neck shares your face's weather and gets none of its care.",
    "The parts we forget | Where the face ends | Lips, eyes and the rest of you",
    [
      "For most people the face ends at the chin. | Skincare stops at the jaw as if somebody had drawn a border there.",
      "The neck and the chest see the same sun and get none of the cream. | Lips have hardly any fat of their own, and the skin round the eyes is as thin as tissue paper.",
      "Take what is left on your hands downwards, with long strokes. | Carry every step down to the collar, sunscreen included.",
      "Tap a little of your cream round the eyes, along the bone, with your ring finger. | For the lips choose a balm that you like to wear, since you will lick off the other kind.",
    ],
  ),
  card(
    "Care for shaved skin",
    "Shave after the shower, with the grain and a sharp blade; then use something that does not sting.",
    "Shave without the burn | A kinder shave | After the razor",
    [
      "A burning neck at eight in the morning is not a sign of thoroughness. | Somebody decided long ago that aftershave must sting, and half of the population believed it.",
      "Shave after the shower, when hair is soft, and let the foam sit for a minute. | Warm water does half of the work, so give it time before you begin.",
      "Go with the grain, with a sharp blade and hardly any pressure. | A blunt razor pulls, and pressing harder does not make it any sharper.",
      "Rinse with cool water, pat dry and put on a plain balm without alcohol. | If hairs grow in again and again, shave less closely or ask a barber what they would do.",
    ],
    /\b(?:men|mens|men's|male|shav\w+|beards?|razors?|groom\w*|husbands?|dads?|fathers?)\b/i,
  ),
];
