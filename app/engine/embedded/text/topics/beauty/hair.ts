import { card } from "../topic";

const hair =
  /\b(?:hair\w*|salons?|stylists?|blow-?dr(?:y|ies)|cuts?|colou?rs?|highlights?|balayage|curls?|curly|fringes?|extensions|keratin|barbers?)\b/i;
const barber = /\b(?:barbers?|barbershop|beards?|shav\w*|men|men's|mens|gentlem\w+|fades?|moustaches?)\b/i;
const notBarber =
  /^(?![\s\S]*\b(?:barbers?|barbershop)\b)[\s\S]*\b(?:hair\w*|salons?|stylists?|colou?rs?|highlights?|balayage|curls?|curly)\b/i;

/** Hair salons and barbers. */
export const hairCards = [
  card(
    "Bring two pictures",
    "Bring a picture of hair you like and one of hair you do not; words like “short” mean too little.",
    "Bring two pictures | Words are slippery | How to say what you want",
    [
      "“Not too short” is a sentence that has ended friendships. | A centimetre in your mind is not a centimetre on the comb.",
      "A picture helps, and two help more: one you like and one you would hate. | Show a photograph of yourself on a day when your hair was right.",
      "Say what it is that you like about it: the length, the fringe, the mess. | Look for somebody in the picture with hair like yours, since thick and fine cannot be swapped.",
      "Then talk before the water runs, sitting up, with dry hair. | The first five minutes decide, so do not spend them on the weather.",
    ],
    hair,
  ),
  card(
    "Say how you live",
    "Tell your stylist how many minutes you have in the morning; a cut should fit your alarm clock.",
    "A cut that fits your alarm clock | How many minutes do you have? | Say how you live",
    [
      "In the salon it fell like silk, and at home it lies there like a disappointed cat. | A good haircut is not the one you leave with but the one you wake up with.",
      "So talk about your mornings: how long, which tools, how much patience. | Say whether you own a brush, a dryer and the wish to use them.",
      "Mention the bicycle helmet, the swimming pool and the rain. | Cuts that need twenty minutes are lovely for people who have twenty minutes.",
      "Ask to be shown how to do it with your own hands before you leave. | Hold the brush yourself once, under supervision, and take a film of it if you like.",
    ],
    hair,
  ),
  card(
    "Between two visits",
    "Book the next cut while you are still pleased with this one; a fringe does not wait for a free Saturday.",
    "Book while you are still pleased | How long does a cut last? | The week in which it tips over",
    [
      "There is a morning on which a haircut stops working, and it comes without notice. | For weeks it sits well, and then, on a Wednesday, it does not.",
      "Short hair asks for a visit every few weeks, longer hair can wait for months. | How long a cut holds depends on its shape more than on its length.",
      "Ask at the end when it will want doing again, and book straight away. | Make the next date before you put on your coat, since the good hours go first.",
      "Ask about a quick trim of fringe or neck in between. | If money is tight, say so, and let somebody choose a cut that grows out gracefully.",
    ],
    hair,
  ),
  card(
    "Before you colour",
    "Tell the colourist everything your hair has been through, home dye included; hair has a long memory.",
    "What to say before you colour | Hair has a long memory | The truth about the box dye",
    [
      "Under the red there is a brown, and under the brown there is a mistake from April. | Colourists are like doctors: nothing surprises them, except what they were not told.",
      "Say honestly what has been done, even if it came from a box at midnight. | Mention henna, hair dye, straightening and the pool, since all of it reacts.",
      "Have a patch test done some days before, each time, even if it was fine last year. | Ask what it takes to keep up: how often, how long, and what it costs over a year.",
      "Big changes take more than one visit if the hair should stay healthy. | From dark to blonde in an afternoon is something for films, and for hats.",
    ],
    /\b(?:colou?r\w*|highlights?|balayage|blondes?|dye\w*|tints?|roots?|grey|hair ?salons?|hairdress\w*|stylists?)\b/i,
  ),
  card(
    "Growing out the grey",
    "If you want to show your grey, ask for a plan: fine strands can hide the border while it grows.",
    "Going grey with a plan | The line between then and now | Silver on purpose",
    [
      "Somewhere between forty and never, you get tired of your roots. | Every four weeks a white line appears, and you begin to wonder who is in charge.",
      "Letting it grow is easy to decide and long to look at. | Hair grows about a finger's width a month, and the border travels down with it.",
      "A colourist can blur that line with fine light strands. | A shorter cut saves you half of the way, and it is a good moment to try one.",
      "Friends will say that you look tired until it is done, and that you look great as soon as it is. | Take a photograph each month; on the bad days it shows you how far the line has moved.",
      "Grey hair is often coarser and likes moisture. | Change two things with it, the shampoo and the colour next to your face, and it looks like intent.",
    ],
    notBarber,
  ),
  card(
    "Wash your hair kindly",
    "Shampoo belongs on the scalp, conditioner in the lengths; the foam on its way down does what is left.",
    "How to wash your hair | Scalp first, lengths last | Less shampoo, more rinsing",
    [
      "You have washed your hair all your life, and nobody has ever shown you how. | Most people use far more shampoo than they need and far less water.",
      "Shampoo goes to the scalp, where the grease is, in the size of a hazelnut. | Massage it in with your fingertips, and let the foam run down the lengths on its way out.",
      "Conditioner is for the other end, from the ears downwards. | Rinse for longer than seems sensible, a bit cooler at the end.",
      "Squeeze it out with a towel instead of rubbing. | Comb from the tips upwards, in small steps, as you would untangle a necklace.",
    ],
    hair,
  ),
  card(
    "Heat with a limit",
    "Dry hair to almost dry before the brush comes in; irons want a protective spray and a low setting.",
    "Dry first, style second | Heat with a limit | Patience before the brush",
    [
      "The hotter the faster, we think, and wonder about the ends. | Straighteners have a dial, and on most of them it stands at the top.",
      "Let your hair dry by itself until it is only damp, and then begin. | Wet hair is stretchy and breaks easily, which is why brushes should wait.",
      "Use a protective spray and no more heat than it takes. | Keep the dryer moving, from the roots to the tips, a hand's width away.",
      "Finish with cool air, and leave it alone until it is cold. | Give your hair a day off every week, with a plait or a bun and nothing switched on.",
    ],
    hair,
  ),
  card(
    "Curls are different",
    "Comb curls only when they are wet and full of conditioner, then do not touch them until they are dry.",
    "Curls have their own rules | Wet combs, dry hands off | Let them dry in peace",
    [
      "A brush turns curls into a cloud, and the cloud will not go through the door. | People with straight hair give advice on curls as people without children do on bedtime.",
      "Comb them wet, with conditioner in, using fingers or a wide comb. | Start at the tips, and leave the hairbrush to the horse.",
      "Then put in something that holds, squeeze upwards and let go. | Blot with a cotton shirt, since towels rough them up.",
      "Look for somebody who cuts curls often, and ask whether they do it dry. | Do not touch them until they are dry, which is the hardest part of all.",
    ],
    notBarber,
  ),
  card(
    "Speak up in the chair",
    "If you do not like it, say so in the chair: a cut can be changed more easily than a bad review.",
    "Say so while you are in the chair | When you do not like it | A kind sentence and two minutes",
    [
      "The mirror goes round behind you, and you say “lovely” in a voice from the dentist's. | Outside you put on a hat and ring a friend.",
      "Any stylist would rather hear it now than read it later. | Hair can be altered within minutes, and pride recovers almost as fast.",
      "Say what it is, calmly: too heavy at the sides, too dark at the front. | Point to it, and leave out “I do not know, somehow”.",
      "Nobody is offended by a clear sentence, as long as it comes with a friendly face. | Ask what could be done now, and what would be better left for the next visit.",
      "If you only notice at home, ring within a few days. | Most salons will adjust it, since they want you to walk about as their advertisement.",
    ],
    hair,
  ),
  card(
    "What to ask a barber",
    "Tell a barber the number at the sides, what to do on top and how the neck should end.",
    "How to talk to a barber | Sides, top and neck | Round, square or natural?",
    [
      "“Just a tidy-up” means one thing to you and nine things to nine barbers. | You sit down, the cape goes on, and all you can think of is “shorter”.",
      "Three facts are enough: sides, top, neck. | If you know the clipper setting from last time, say it; if not, show with your fingers.",
      "For the neck, choose between natural, round and square, as it decides how it grows out. | Say whether you use product, whether you wear it forwards, and where it sticks up in the morning.",
      "Ask for the back to be shown before the neck is finished. | A good cut needs a week to settle, so do not book it for the morning of the wedding.",
    ],
    barber,
  ),
  card(
    "Grow a beard",
    "Let a beard grow for four weeks before you shape it; patience fills most of the gaps.",
    "Give your beard four weeks | The itchy second week | Where the neck ends",
    [
      "In the second week it itches, and most beards end there. | Your beard grows thickly on the chin, thinly on the cheeks, and it has a hole where your grandfather had one.",
      "Wait for four weeks before you judge or trim it. | Gaps close as the hairs get longer and begin to lie over each other.",
      "Wash it, brush it and rub in a few drops of oil, mainly into the skin underneath. | The neckline belongs two fingers above the larynx, and not along the jaw.",
      "Let a barber draw the first lines, and keep to them at home. | Trim it dry, with the comb, and take off less than you mean to.",
    ],
    barber,
  ),
  card(
    "A first haircut",
    "Bring a small child for a haircut after a nap, with a snack, and let them watch somebody else go first.",
    "A child's first haircut | The chair that goes up | After the nap, with a snack",
    [
      "Scissors near the ear, a cape round the neck, a stranger in the mirror: put like that, you would cry too. | The first curl is in an envelope, and the rest of the head is under the table.",
      "Come after a nap, and let your child watch somebody else first. | Play hairdresser at home, with a comb and a spoon, and swap roles.",
      "Bring a snack that does not stick to hair. | A quiet hour early in the week gives everybody more time.",
      "Agree on the simplest thing that will do, and stop when it is enough. | If only the left side gets done today, that is a beginning and a good story.",
    ],
    /\b(?:child\w*|kids?|famil\w+|boys?|girls?|toddlers?|barbers?|school)\b/i,
  ),
];
