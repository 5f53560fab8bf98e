import { card } from "../topic";

const toys = /\b(?:toys?|puzzles?|games?|lego|dolls?|blocks|wooden|teddy|teddies|playmats?|gifts?|presents?)\b/i;
const babies =
  /\b(?:bab(?:y|ies)|newborns?|infants?|prams?|strollers?|cots?|carriers?|slings?|nappies|nappy|diapers?|maternity|nursing|breast\w*|car seats?|weaning)\b/i;
const groups =
  /\b(?:activit(?:y|ies)|class(?:es)?|clubs?|camps?|workshops?|soft play|play ?(?:centre|center|ground|group)s?|part(?:y|ies)|sessions?|holiday club|toddler groups?|swimming|crafts?)\b/i;

/** Toys, play, activities, parties and things for babies. */
export const play = [
  card(
    "Fewer toys, more play",
    "Put half of the toys away for a month; what comes back is new again.",
    "Fewer toys, longer play | Put half of it away | The cupboard full of new old things",
    [
      "The room is full, and somebody stands in the middle of it and is bored. | Twenty toys within reach make for two minutes with each.",
      "With too much to choose from, children behave as we do in front of a streaming menu. | A child who sees everything at once starts everything and finishes nothing.",
      "Put half of it into a box, and the box on top of the wardrobe. | Leave out what can be built with, dressed up in and pushed along, and store what only blinks.",
      "Change things over once a month, on a rainy Sunday. | The forgotten digger is greeted like an old friend, and it has cost you nothing.",
    ],
    toys,
  ),
  card(
    "Toys that can be many",
    "A good toy can be many things; blocks, cloths and boxes are never finished being played with.",
    "What makes a good toy | Blocks, cloths and boxes | It should do less than the child",
    [
      "The toy does a somersault, sings in three languages and is boring by Tuesday. | Everybody knows a child who played with the box.",
      "If a toy does everything, there is nothing left for the child to do. | What can be one thing only is soon used up.",
      "A block is a phone, a sandwich, a bus, and on Thursdays a baby. | Look for things without an on switch: blocks, figures, cloths, balls, something to tip sand with.",
      "Ask how many ways there are to play with it before you ask for which age it is. | A good toy should last through several birthdays, and survive being thrown down the stairs.",
    ],
    toys,
  ),
  card(
    "Check the label",
    "Check toys for small parts, long cords and loose batteries, above all those from older brothers.",
    "Is this toy safe? | Small parts and other troubles | The test with the kitchen roll",
    [
      "Babies investigate the world with their mouths, and they are thorough. | Whatever lies on the floor will be tasted, which is true of toys and of raisins from last week.",
      "If a part fits through the tube of a toilet roll, it is too small for the little ones. | Pull at eyes, wheels and seams before the child does.",
      "Button batteries are the worst of it: the lid must be screwed shut. | Long cords, magnets and balloons are for children who can be talked to.",
      "Look for the age advice and the safety mark, and keep the brothers' small bricks on a high table. | Second-hand is lovely, as long as paint does not flake and nothing splinters.",
    ],
    toys,
  ),
  card(
    "Give what gets used",
    "Ask the parents before you give; the wish list is shorter than you think, and the flat is smaller.",
    "Presents for children, with love and sense | Ask before you give | One is plenty",
    [
      "By the fourth parcel a three-year-old only tears paper. | The drum was from an aunt who lives far away.",
      "Ask the parents what is missing, and what there is already three of. | A quick message to the parents spares you the second fire engine.",
      "One bigger present from several people is easier to love than a heap. | Consider paints, a torch, a watering can, real tools in small sizes: children like what works.",
      "Time is a present as well, if it comes with a date. | An afternoon at the swimming pool with you will be talked about longer than anything with a remote control.",
    ],
    toys,
  ),
  card(
    "Boredom is useful",
    "“I am bored” is the start of a game; wait ten minutes before you help.",
    "What boredom is good for | Wait ten minutes | The game that comes after “I am bored”",
    [
      "“I am bored” sounds like a complaint and is an announcement. | In every holiday comes the afternoon when nobody knows what to do.",
      "Those who jump in at once with scissors and a programme will be hired again tomorrow. | It is hard to watch somebody be bored without offering a film.",
      "Nod, say “that happens”, and go on peeling potatoes. | Put out a box, a rope and a blanket, say nothing about them, and leave the room.",
      "After ten minutes of misery there is a shop, a hospital or a ship. | Ideas need a dull patch to grow in, and it does not take long.",
    ],
  ),
  card(
    "Rain is no reason",
    "There is no wrong weather for children, but there are trousers that leak: go out for half an hour.",
    "Half an hour outside, whatever the weather | Puddles are free | A walk with a task",
    [
      "By three o'clock on a wet Sunday, the walls of the flat come closer. | Two children, one corridor and rain since breakfast: somebody will cry before supper.",
      "Half an hour outdoors saves the evening. | Children do not mind the rain; they mind wet socks.",
      "Rubber boots, rain trousers and a spare set in the hall are all it takes. | Give the walk a task: find five snails, the deepest puddle, a stick shaped like a letter.",
      "Outdoors, whining sounds quieter, and quarrels have more room to get lost in. | Wet leaves, a dripping gutter and a worm on the path are a full programme for anybody under six.",
      "Hot chocolate afterwards is part of the equipment. | Nobody goes out willingly, and nobody wants to come back in.",
    ],
  ),
  card(
    "Try before you sign up",
    "Let a child try a class twice before you sign up; the first time is always strange.",
    "A trial lesson, and then another | Before you sign up for a term | Which class suits your child?",
    [
      "Your child wants ballet, judo and trombone, in this order, by Friday. | On the sofa it was a burning wish; at the door of the gym hall it is a tummy ache.",
      "The first hour in a new group is mostly looking. | A trial lesson tells you about the room, and the second one tells you about the child.",
      "Ask how large the group is, who helps when somebody needs the loo, and whether parents stay. | Watch whether the teacher knows the names by the end of the hour.",
      "One fixed activity a week is plenty for the small ones. | Agree on how long you will keep at it before you stop, say until the next holidays.",
    ],
    groups,
  ),
  card(
    "A party they enjoy",
    "For a children's party: few guests, two hours, one plan for rain and cake at the start.",
    "A birthday party without tears | Two hours are enough | As many guests as candles",
    [
      "At four o'clock they arrive, at half past four somebody sits under the table. | Children's parties are loud at the beginning, wild in the middle and tearful at the end.",
      "An old rule says as many guests as candles, and it has saved many carpets. | Write two hours on the invitation and be glad of it later.",
      "Cake comes first, when everyone is shy; games follow, and the presents wait until the coats are on. | Alternate something wild with something quiet, and keep one game up your sleeve.",
      "Ask parents about allergies and who collects whom. | Plan for the child who loses, the child who is afraid of balloons and the father who stays.",
    ],
    /\b(?:part(?:y|ies)|birthdays?|soft play|play ?cent(?:re|er)s?|entertain\w*|magic\w*|activit(?:y|ies)|celebrat\w*)\b/i,
  ),
  card(
    "What a baby needs",
    "For the first weeks a baby needs little: a place to sleep, something warm, nappies and you.",
    "What a new baby really needs | The short list | Borrow it first",
    [
      "The list for a baby's first months is longer than the one for a polar expedition. | In the shop you learn of problems that nobody in your family has ever had.",
      "For the first weeks, you need a safe place to sleep, clothes in two sizes, nappies and a way to carry. | Most of what is on the list can be bought on a Tuesday in the third week.",
      "Borrow what is used for a short time: the bath seat, the bouncer, the smallest clothes. | Ask friends which three things they used daily, and which one is still in its box.",
      "Buy new where safety depends on it, such as the mattress and the car seat. | Keep the receipts, and let the grandparents pay for the pram if they insist.",
    ],
    babies,
  ),
  card(
    "Try the pram on",
    "Push the pram with one hand, fold it with the other and carry it up a stair before you buy it.",
    "How to choose a pram | One hand, three stairs, a small boot | Measure the boot first",
    [
      "A pram is bought on a smooth shop floor and used on cobbles. | In the showroom they all roll like butter.",
      "Measure the boot, the lift and the front door, and take the figures with you. | Write down where it will live, since a corridor is narrower than you remember.",
      "Push it with one hand, fold it with the other, and lift it as if there were three stairs. | Try it with weight in it, ideally a bag of potatoes in the shape of a baby.",
      "Ask about spare wheels, washing the cover and how long the seat will last. | If you walk in woods, take large wheels; if you ride buses, take narrow ones.",
    ],
    babies,
  ),
  card(
    "Carry them well",
    "In a carrier a baby should sit upright, knees higher than bottom and close enough to kiss.",
    "How to carry a baby | Close enough to kiss | Try the sling with help",
    [
      "You need two hands, and one of them has been a hammock since Tuesday. | There are babies who sleep anywhere, provided that somebody is walking under them.",
      "A sling or carrier gives you your hands back. | Carried babies see the world from a good height and listen to a heart they know.",
      "The knees should be higher than the bottom, the back supported, the face free and in view. | Tie it tight and high: you should be able to kiss the top of the head.",
      "Let somebody show you, in front of a mirror, and try several kinds with your own child. | Ask a midwife or a carrying adviser if your baby was early or has trouble with the hips.",
    ],
    babies,
  ),
  card(
    "Sizes grow faster",
    "Buy children's clothes a size up, and only for this season; feet want measuring every few months.",
    "Clothes that keep up with them | One size up | Measure the feet",
    [
      "The trousers fitted on Sunday, and now they end above the ankle. | Between two washes the arms have got longer than the sleeves.",
      "Buy one size up and turn up the cuffs. | Bands that can be let out, long cuffs and soft waists buy you another half year.",
      "Shoes are the exception: they have to fit today, with a thumb's width at the front. | Measure feet every few months, standing up and in the afternoon, and measure both.",
      "Five favourite pieces are worn until they fall apart, and the fine ones stay new. | Pass things on while they are good; somewhere a smaller child is waiting for that jumper.",
    ],
    /\b(?:clothes|clothing|wear|shoes?|boutique|organic cotton|outfits?|knit\w*|shops?|stores?)\b/i,
  ),
  card(
    "The same book again",
    "Read the same book again: repetition is how small children learn, and they correct you for a reason.",
    "The same book, again | Why they want it every night | Read it for the hundredth time",
    [
      "You hide the book behind the radiator, and they find it. | By the hundredth time you can recite the digger story under anaesthetic.",
      "Grown-ups want to know how it ends; children want to know that it ends the same way. | What bores you is their way of making a world they can rely on.",
      "Leave out a word and see who notices. | Stop before the rhyme and let them finish; ask what the mouse is thinking on page four.",
      "Put three favourites within reach and swap the others with the library. | It takes ten minutes, it needs no battery, and one day they read it to you.",
    ],
  ),
  card(
    "Screens, with a plan",
    "Agree on screens before they are on: what, how long and what comes afterwards.",
    "Screens without the quarrel | Decide before it is on | What comes after the film",
    [
      "Switching on takes a second, switching off takes a negotiator. | The quarrel is hardly ever about the film; it is about the end of the film.",
      "Agree beforehand what is watched, and count in episodes rather than minutes. | Small children have no clock, but they understand “two stories and then supper”.",
      "Say when the last one begins, and let the child press the button at the end. | A warning shortly before the end works better than a verdict at the end.",
      "Have something ready for afterwards: a snack, the bath, shoes on. | Watch along now and then, since you learn who the blue dog is and why everybody is cross.",
      "Keep meals and bedrooms free of it, your own phone included. | On a bad day, an extra episode has never ruined a childhood, so forgive yourself and carry on.",
    ],
  ),
  card(
    "Let them help",
    "Let small children help with real work; it takes longer and saves you an afternoon of whining.",
    "Let them do the real thing | A small broom, a real job | Help that takes longer",
    [
      "At two they want to help and cannot; at twelve it is the other way round. | The play kitchen stands idle, because the true one is so much more interesting.",
      "Give a child a real job: washing carrots, pairing socks, carrying the post. | Water, dough and a broom in the right size hold attention longer than most toys.",
      "Say what you are doing and why, one step at a time. | Put a stool at the sink, hand over the sponge and lower your standards.",
      "It takes its time, so choose a day without a bus to catch. | Praise the work and not the worker, and leave the crooked tea towel as it is.",
    ],
  ),
  card(
    "First days of term",
    "Practise the new way to school twice before the first day, at the real hour and with the real bag.",
    "Before the first day | Practise the way, not the alphabet | A dress rehearsal in August",
    [
      "The bag is almost as large as the child, and both have been ready for weeks. | A new class begins long before the first morning, usually at bedtime, with questions.",
      "Letters can wait; practise what the day will ask of them. | Nobody has to read by then, but it helps to open a lunchbox and find the sleeve of a coat.",
      "Walk the way twice, at the real hour, with the real bag. | Have a picnic from the new lunchbox, and time how long it takes to get shoes on without help.",
      "Go to bed early in the last week of the holidays. | Arrange to meet one other child at the gate, since two are braver than one.",
    ],
    /\b(?:school|pre-?school|kindergarten|nurser\w+|reception|term|after-?school|september|autumn|education\w*)\b/i,
  ),
];
