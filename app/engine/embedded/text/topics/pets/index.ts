import { faq, type Topic } from "../topic";
import { caringForPets } from "./caring";
import { catsAndSmallPets } from "./cats-and-small-pets";
import { dogsInTraining } from "./dogs";
import { visitsToTheVet } from "./vet";

export const pets: Topic = {
  key: "pets",
  words:
    /\b(?:pet shops?|pets?|(?<!hot )dogs?|pupp(?:y|ies)|canine|cats?|kittens?|feline|(?<!we )vets?(?! (?:every|each|all))|veterinar(?:y|ian|ians)|(?:dog|cat|pet|mobile) groom(?:ing|ers?)|groomers?|kennels?|catter(?:y|ies)|rabbits?|guinea pigs?|hamsters?|aquariums?|parrots?|budgies?|ponies|pony|horses?|paws?|leashes|dog walk(?:ing|ers?)|pet sit(?:ting|ters?)|doggy|day ?care for dogs|litter trays?|small animals|animal hospitals?)\b/,
  field: "life with animals",
  problems: [
    "an animal cannot say what is wrong, and its people have to guess",
    "everybody in the park has advice about your dog, and all of it differs",
    "the lead pulls, the visitor is jumped at, and the walk is work",
    "the car ride to the vet is worse than the vet",
    "the label on the bag says a lot and explains little",
    "going away means finding somebody you would trust with your sofa and your cat",
  ],
  promises: [
    "a walk is a pleasure at both ends of the lead",
    "you can read what your animal is telling you",
    "the carrier comes out, and nobody hides under the bed",
    "your pet is in hands that know what they are doing",
    "you worry less and play more",
    "coming home is the part of the day that all of you look forward to",
  ],
  scenes: [
    "You open a bag of crisps in silence, and four paws come down the stairs.",
    "The dog has been washed, and within the hour it has found a puddle in a dry county.",
    "You bought a bed for the cat, and the cat has moved into the box it came in.",
    "The word is spelt out loud in this house, because somebody has learned what walk means.",
    "It is raining sideways, and you are standing in a field, praising somebody for a wee.",
    "The carrier comes out of the cupboard, and the cat has already left the country.",
    "The puppy sits, lies down and gives a paw, all at once and to everybody.",
    "You find one slipper, and then you find what used to be the other one.",
    "The vacuum cleaner is full again, and you have not moved from the hall.",
    "You sit on the edge of your own bed, since the middle is taken.",
    "In the waiting room, a very large dog hides behind a very small woman.",
    "You say hello to the neighbour's dog by name, and have never learned the neighbour's.",
    "At five in the morning a paw is laid upon your face, gently, and then less gently.",
  ],
  occasions: [
    "a puppy's first week at home",
    "a wet November walk",
    "a holiday without the cat",
    "a coat that has turned into felt",
    "a new baby in a house with an old dog",
    "a rescue dog that is still making up its mind",
    "the night of the fireworks",
    "a kitten with opinions",
    "a move to a new home",
    "a dog that has found out about squirrels",
    "the first visit to the vet",
    "an old friend with stiff legs",
  ],
  worries: [
    "whether your dog is too old to learn",
    "how often a coat really needs to be cut",
    "what to do when the cat stops eating",
    "whether a puppy may meet other dogs yet",
    "how much food is enough",
    "whether your pet will be frightened",
    "what can be done about pulling on the lead",
    "whether two cats will ever share a room",
    "how long a dog can be left alone",
    "what to pack for a stay away from home",
  ],
  callToAction: {
    any: "Come and say hello",
    launch: "See what is new for your pet",
    offer: "Treat your pet",
    event: "Bring your dog along",
    "how-to": "Ask us about your pet",
    opening: "Come and sniff around",
  },
  hashtags: ["pets", "dog lovers", "cat lovers", "pet care", "happy pets", "dog life", "animal lovers"],
  faqs: [
    faq(
      "What should I bring to a first visit?",
      "Bring the papers you have, a note of what your animal eats, and a favourite treat. A blanket that smells of home helps more than you would think. | Vaccination card, a list of questions and something tasty. If your pet is nervous, say so when you book, so that there is time.",
    ),
    faq(
      "My dog is nervous. Can we still come?",
      "Please do, and tell us beforehand what it is afraid of. A quiet hour and a slow start make a great difference. | Yes. Ask for a calm time of day, arrive a little early and let the dog look around before anybody touches it.",
    ),
    faq(
      "How often should a coat be groomed?",
      "That depends on the coat: curly and long hair wants brushing most days, a smooth one far less. Ask to have your own animal's coat looked at. | Brush at home as often as it mats, and let a groomer decide the rest. Waiting until it felts makes the appointment longer and less pleasant for everyone.",
    ),
    faq(
      "Can an old dog still learn?",
      "Gladly. Older dogs concentrate longer than puppies, and they like having something to do. | Age is no obstacle; habit is. Short lessons, soft treats and a patient person will do.",
    ),
    faq(
      "How do I change to another food?",
      "Mix a little of the new food into the old and increase it over a week or so. If your animal has a condition, talk to the vet first. | Slowly. A sudden change upsets many stomachs, so move from one to the other by spoonfuls.",
    ),
    faq(
      "When should I call the vet?",
      "When something is different and you cannot explain it: eating, drinking, moving or mood. In an emergency do not wait for opening hours, ring the nearest emergency service. | Sooner rather than later, and always if breathing, a swollen belly or poison may be involved. A telephone call costs little and settles the question.",
    ),
    faq(
      "How do I get my cat into the carrier?",
      "Leave it open in the living room for weeks, with a blanket and treats inside. A carrier that is furniture frightens nobody. | Take the lid off, put the cat in gently and close it from above. A towel over the top and a steady voice help on the way.",
    ),
    faq(
      "How do I find the right place for my pet while I am away?",
      "Visit it beforehand, ask what a day looks like, and watch how the animals greet the people. Leave a number and the name of your vet. | Start with a trial afternoon or one night. You will learn more from your animal's face at pick-up than from any website.",
    ),
  ],
  cards: [...dogsInTraining, ...caringForPets, ...catsAndSmallPets, ...visitsToTheVet],
};
