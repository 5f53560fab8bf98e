import { type Card, card } from "../topic";

const coat = /\b(?:groom\w*|dogs?|pupp(?:y|ies)|cats?|pets?|coats?|fur|bath\w*|salon)\b/i;

export const caringForPets: Card[] = [
  card(
    "Brush to the skin",
    "Brush down to the skin: mats begin underneath, where the top looks perfectly tidy.",
    "Brush to the skin | Where mats begin | The comb tells the truth",
    [
      "From above it looks like a cloud, and underneath it is felt. | Most mats are found by the groomer and come as a surprise to the owner.",
      "A soft brush glides over the top and leaves the undercoat to knot. | Hair tangles close to the body, behind the ears, under the collar and in the armpits.",
      "Part the coat with your hand and work in layers, from the tips towards the roots. | Go section by section, and finish with a comb. If it runs through, you are done.",
      "Small knots can be teased apart with your fingers and some patience. | Leave the scissors in the drawer, since skin slips into a mat more easily than you would think.",
    ],
    coat,
  ),
  card(
    "Brush before the bath",
    "Brush before the bath and never after: water turns a small knot into felt.",
    "Brush first, bathe later | Bath day without the drama | What water does to a knot",
    [
      "A wet knot is a knot for life, or at least until the clippers. | Anyone who has washed a woollen jumper knows what warm water does.",
      "So comb the coat through before the tap runs. | Get every tangle out while it is dry, however muddy the rest may be.",
      "Use lukewarm water, a shampoo made for animals and a mat that stops paws from slipping. | Start at the shoulders, keep water out of the ears and save the face for a damp cloth.",
      "Rinse longer than you think necessary, since leftover soap itches. | Then press with the towel instead of rubbing, and step back: the shake is coming.",
    ],
    coat,
  ),
  card(
    "Make paws boring",
    "Touch paws, ears and mouth for a moment each day, and a vet or groomer is no shock.",
    "Make paws boring | A minute of practice a day | Hands that mean no harm",
    [
      "Many pets like being stroked and hate being handled, which is not the same thing. | The trouble at the groomer's begins months before, on the living room rug.",
      "Pick up a paw, look at it, give a treat and let go. | Each evening lift one ear, touch one foot and peek at one tooth, and pay for each.",
      "Keep it short, and stop before anyone minds. | Do it while the animal is sleepy and you are in no hurry.",
      "After a few weeks a nail clipper is just another odd thing that people do. | When a thorn gets stuck one day, you will be glad that you practised.",
    ],
  ),
  card(
    "Read the bowl",
    "Look at the animal and not just at the bag: you should feel ribs and see a waist.",
    "How much is enough? | Read the bowl and the waist | Feeding by eye",
    [
      "The amount on the bag was worked out for an animal that the maker has never met. | Pets are excellent actors, and hunger is their favourite part.",
      "Run your hands along the sides: you should find the ribs without pressing and without seeing them. | Seen from above there ought to be a waist, and from the side a tummy that slopes upwards.",
      "Count the treats, the crusts and what your grandfather passes under the table. | Weigh the daily portion once and take treats out of it, instead of adding them.",
      "If the shape is changing and you do not know why, ask your vet. | A kitchen scale is a kinder friend than a pleading look.",
    ],
    /\b(?:food|feed\w*|nutrition|treats?|diet\w*|pet shops?|pet stores?|vets?|veterinar\w+|dogs?|cats?|pets?)\b/i,
  ),
  card(
    "Hide the supper",
    "Hide the supper in a cardboard box or a rolled towel: looking for it is half the meal.",
    "Let them work for supper | A box, a towel, a treasure hunt | Food should be a game",
    [
      "A bowl is emptied in less than a minute, and then the day is long. | Animals are made to look for their food, and we serve it like waiters.",
      "Scatter part of the ration on the lawn or hide it in scrunched paper. | Roll it up in an old towel, or fold it into an egg box that may be torn to shreds.",
      "Make it easy at first, so that your pet gets the idea that searching pays. | Watch how the nose goes to work, and raise the difficulty once it is too quick.",
      "The mess is soon swept up, and the peace afterwards lasts. | On rainy days, such a game can stand in for part of a walk.",
    ],
  ),
  card(
    "Pack a note",
    "Pack a note with food, habits and fears when somebody else looks after your pet.",
    "What a sitter should know | The note on the fridge | Before you go away",
    [
      "Your pet has customs of its own for every hour, and nobody but you knows them all. | When somebody else takes over, details decide whether the week goes well.",
      "Write down what it eats and when, where it likes to sleep, and what it is afraid of. | List food, walks, hiding places, forbidden sofas, and the words it understands.",
      "Add the vet's number, your own, and that of a person who can decide if you cannot be reached. | Leave a signed line on what may be done in an emergency, because telephones fail on beaches.",
      "Do a trial night first, and leave behind a jumper you have worn. | Bring the usual food, since a new place and a new dinner at once are a lot.",
    ],
    /\b(?:sitt(?:ing|ers?)|board(?:ing)?|kennels?|catter(?:y|ies)|day ?care|walk(?:ing|ers?)|holiday|hotel|dogs?|cats?|pets?)\b/i,
  ),
];
