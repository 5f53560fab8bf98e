import { type Card, card } from "../topic";

const cat = /\b(?:cats?|kittens?|feline|catter(?:y|ies)|pet (?:shop|store|supplies|food)s?|pets)\b/i;

export const catsAndSmallPets: Card[] = [
  card(
    "The carrier is a den",
    "Leave the carrier open in the living room all year, and it stops meaning the vet.",
    "Make friends with the carrier | The box that means nothing bad | A den with a door",
    [
      "A carrier that lives in the attic has only one meaning. | Cats can count: box appears, car follows, thermometer.",
      "Put the carrier in the living room for good, with the door off and a blanket inside. | Let it stand where the sun comes in, and pretend that you have no plans for it.",
      "Drop in a treat now and then, or the evening meal. | Wait until you find somebody asleep in there, which may take weeks.",
      "For the drive, cover it with a towel and keep it level. | Close the door for a second, open it again, and build up from there to the car.",
    ],
    cat,
  ),
  card(
    "One tray more",
    "One litter tray for each cat and one more, each in a quiet corner, scooped every day.",
    "The litter tray, honestly | One tray more than cats | When a cat goes elsewhere",
    [
      "If a cat uses the bath mat, it is making a complaint and not a mistake. | Nobody likes to talk about it, and it is the commonest quarrel between people and cats.",
      "First ask the vet whether something hurts; then look at the tray with a cat's eyes. | Rule out illness, and after that take an honest sniff.",
      "Is it clean, large enough to turn round in, and away from the washing machine? | A lid keeps the smell in, which suits you and not the one inside.",
      "Offer one for each cat and a spare, in different places. | Try unscented litter as well, since perfume is a human idea.",
    ],
    cat,
  ),
  card(
    "Up, not across",
    "Give a cat height: a shelf, a sill or the top of a wardrobe doubles a small flat.",
    "A flat has more than a floor | Think upwards | What a cat sees from the wardrobe",
    [
      "To a cat, your flat has three dimensions, and you use only two of them. | Square metres are a human way to measure a home.",
      "From high up one can see who comes in, and nobody can creep up from behind. | A lookout gives a timid cat the courage to stay in the room.",
      "A cleared shelf, a sturdy sill or a plank on brackets will do. | Build a route with places to rest, and make sure there is more than one way down.",
      "In a home with two cats, height ends arguments about the sofa. | Put a blanket on the top step and wait; do not carry anyone there.",
    ],
    cat,
  ),
  card(
    "Hunt, catch, eat, sleep",
    "End a cat's game with a catch and a bite to eat; then it washes and sleeps.",
    "Play like prey | The game that lets you sleep | Hunt, catch, eat",
    [
      "The madness at five in the morning has a simple cause: nobody has been hunted yet. | Cats do not play to use up energy, they play to catch something.",
      "Move the feather like a mouse that would rather not be seen: away, along the wall, behind the cushion. | Prey never runs towards the cat, so drag the toy off and let it hide.",
      "Let the cat win, and follow with a small supper. | A light on the wall cannot be caught, so end with something that can be bitten.",
      "Ten minutes before your own bedtime are a good investment. | After the hunt come food, washing and a long sleep, in that order, and with luck for both of you.",
    ],
    cat,
  ),
  card(
    "Small pets, big needs",
    "Rabbits and guinea pigs need company, hay and room to run; a hutch alone is a box.",
    "Small pets are not small work | Room to run and someone to talk to | More than a hutch",
    [
      "A small animal is not a simple one. | Rabbits are often bought for children, and end up being cared for by mothers.",
      "Rabbits and guinea pigs live in groups, talk all day in their own quiet way, and are lonely with nobody but people. | Two of a kind are the least, well matched, and introduced with care.",
      "Hay should be there at all times, because teeth keep growing and guts keep moving. | Think of hay as the meal, greens as the side dish and pellets as the sweet.",
      "Give them space to run, tunnels to hide in, and an hour at floor level with you. | Sit on the carpet and let them come; nobody likes to be lifted from above by a giant.",
    ],
    /\b(?:rabbits?|guinea pigs?|hamsters?|small (?:pets|animals)|rodents?|hutch\w*|pet (?:shop|store|supplies)s?)\b/i,
  ),
];
