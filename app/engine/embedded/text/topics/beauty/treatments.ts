import { card } from "../topic";

const nails = /\b(?:nails?|manicur\w*|pedicur\w*|gel|shellac|polish|acrylics?|hands?|feet)\b/i;
const face =
  /\b(?:facials?|beautician\w*|beauty (?:salon|studio|therap\w*|treatments?)|treatments?|skin|dermaplan\w*|peels?|brows?|lash\w*|make-?up|waxing|threading|aesthetic\w*)\b/i;
const lashes = /\b(?:lash\w*|brows?|eyebrows?|lamination|microblad\w*|tint\w*)\b/i;
const waxing = /\b(?:wax\w*|sugaring|hair removal|threading|laser|ipl|epilat\w*)\b/i;
const bridal = /\b(?:brid\w+|weddings?|make-?up|hair ?styl\w*|proms?|occasion\w*|part(?:y|ies))\b/i;

/** Nails, brows, facials, make-up, and what fits every salon. */
export const treatments = [
  card(
    "Time in the chair",
    "Book the appointment for a time when you do not have to rush off; an hour in the chair is part of the effect.",
    "An hour with nobody's name on it | Put yourself into the calendar | Do not answer that phone",
    [
      "You keep every appointment but your own. | Everyone in your life gets a slot, and you get what is left over, around half past nine.",
      "Put an hour in the calendar and give it a name that no one will argue with. | Choose a time with nothing hard behind it, so that you need not watch the clock in the mirror.",
      "Let the phone stay in the bag. | Say if you would like it quiet today, because silence is a perfectly normal wish.",
      "Once the cape is round your neck, nobody can hand you anything. | Close your eyes at the basin; it is the one place where a stranger washes your head.",
      "You will be kinder to the others afterwards. | It is not vanity; cars get a service, too, and nobody calls them vain.",
    ],
  ),
  card(
    "A first appointment",
    "At a first appointment, say what went wrong elsewhere; it tells more than a list of wishes.",
    "What to say at a first appointment | Say what went wrong before | The five minutes before anything begins",
    [
      "A new salon is a bit like a blind date with scissors. | You have been faithful for eight years, and now your stylist has moved to the coast.",
      "Say what you liked elsewhere, and above all what you did not. | A story about the worst result of your life tells a professional exactly where your limits are.",
      "Mention allergies, medicines, pregnancy and sensitive skin before anything is mixed. | Ask what it will cost and how long it will take before it begins.",
      "Let somebody touch your hair, look at your hands or see your skin before you agree on anything. | Describe an ordinary week, with its sport, its pool and its lack of sleep.",
      "Begin with something small if you are unsure. | A wash and a blow-dry, a file and polish, a brow tidy: you learn a good deal about each other in half an hour.",
    ],
  ),
  card(
    "Signs of a good salon",
    "Clean tools, fresh towels, questions before work begins: that is how you recognise a good salon.",
    "How to recognise a good salon | Look at the tools | Questions before scissors",
    [
      "Marble and palm leaves can be bought, and so can compliments. | Look past the flowers on the counter and at the towels on the shelf.",
      "Tools should be cleaned between clients, and you may ask how. | A fresh towel, washed hands and a tidy trolley say more than the chandelier.",
      "Watch whether you are asked something before anybody starts. | Somebody good tells you when a thing will not suit you, even if it costs them a sale.",
      "Notice how people speak to the trainee, because that is how the place is run. | Ask how long somebody has done what you want, and whether you may see pictures of it.",
      "Prices belong on a list, and extras should be named beforehand. | Read a few reviews, mainly the middling ones, which are written by people with no axe to grind.",
    ],
  ),
  card(
    "Ring if you cannot come",
    "If you cannot come, ring the day before: an empty chair is an unpaid hour for somebody.",
    "If you cannot make it | An empty chair | Ten minutes late",
    [
      "Ten minutes late for you is the lunch break of the person who is waiting. | Salons live on hours, and an hour that goes by empty cannot be put on the shelf.",
      "Ring the day before if you cannot make it; somebody on the waiting list will be delighted. | A short message in good time is all that anyone asks.",
      "If you are stuck in traffic, ask whether there is still time for all of it. | Perhaps the cut can be done and the colour has to wait.",
      "Those who are reliable get the good slots before Christmas. | It works the other way round, too: if you are kept waiting, you may ask how long.",
    ],
  ),
  card(
    "Nails that last",
    "Put on gloves for the dishes and oil on the cuticles: that keeps a manicure fresh for days longer.",
    "How to make a manicure last | Gloves, oil and no scratching | The first chip",
    [
      "The first chip comes on the way home, while you are looking for your keys. | Your nails look wonderful until Tuesday, and then there was that tin with the ring pull.",
      "Water is the enemy: it makes nails swell, and polish does not stretch. | Hot dishes, long baths and cleaning agents take years off a manicure in an evening.",
      "Wear gloves for housework, and do not use your nails as tools. | Keep a drop of oil for the cuticles beside the bed, and put a thin top coat on after some days.",
      "Never peel gel off, however tempting the corner. | What comes off with it is the top of your own nail, and it takes months to grow back.",
    ],
    nails,
  ),
  card(
    "Gel off, gently",
    "Have gel soaked or filed off by somebody who knows; peeling takes your own nail along with it.",
    "How gel comes off | Do not peel that corner | Give your nails a rest, or not",
    [
      "A small edge lifts, you are in a meeting, and your thumb starts to work. | Peeling gel is as satisfying as popping bubble wrap, and rather more expensive.",
      "Along with the colour goes a layer of your own nail. | Nails are made of thin sheets, and the top one sticks to the gel.",
      "Come back to have it soaked or filed off, or ask how to do it at home. | Removing it properly takes a quarter of an hour, some patience and no screwdriver.",
      "If nails are thin or sore, leave them bare for a while, with oil. | A dark streak, green patches or pain should be shown to a doctor and not painted over.",
    ],
    nails,
  ),
  card(
    "Shape before colour",
    "Choose a nail shape that follows your cuticle; short and even looks better than long and broken.",
    "Shape first, colour second | File in one direction | Short and even",
    [
      "You spend ten minutes on the colour chart and three seconds on the shape. | The right red is a matter of mood, the right shape a matter of hands.",
      "Look at your cuticle: its curve is a good model for the tip. | Oval makes fingers look longer, square is sturdy, almond is pretty and breaks first.",
      "Tell whoever files what you do with your hands all day. | Guitars, keyboards, babies and compost all speak for short.",
      "At home, file in one direction and never when they are wet. | A glass file in the drawer beats a nail torn off on the tram.",
    ],
    nails,
  ),
  card(
    "Ready for sandals",
    "For a pedicure, come in shoes that leave your toes free, and shave your legs the day before, not that morning.",
    "Before the first sandals | What to know about a pedicure | Open shoes on the way home",
    [
      "All winter long nobody asks after your feet, and then it is twenty-two degrees. | The first warm day comes each year, and each year it comes as a surprise.",
      "Book before the weather does, since in May everybody wants the same hour. | Come in open shoes, or wait until the polish is dry enough for socks.",
      "Shave the day before, because fresh cuts and foot baths do not agree. | Nails are cut straight, heels are filed with patience, and cream does what remains.",
      "Say if you have diabetes, poor circulation or a sore spot. | With ingrown nails or anything that looks inflamed, a podiatrist is the better address.",
    ],
    nails,
  ),
  card(
    "Brows frame the face",
    "Leave your brows alone for some weeks before a shaping; whoever shapes them needs something to work with.",
    "Leave your brows alone | Sisters, not twins | Somebody who sees both sides",
    [
      "One more hair on the left, then one on the right, and suddenly you look surprised. | In the magnifying mirror every brow is a jungle.",
      "Hide the tweezers for four weeks before you have them shaped. | Brows are sisters and not twins, so do not try to make them match.",
      "Bring a photograph of how your brows used to grow, if you have one. | Ask for a shape that follows the bone, because fashions in brows come and go and hair comes back slowly.",
      "If there are gaps, a pencil with small strokes fills them better than a stencil. | What has been plucked too far needs months to come back, and some of it stays away.",
      "For tinting, have a patch test done some days before. | For the first day afterwards keep steam, make-up and rubbing away from them.",
    ],
    lashes,
  ),
  card(
    "Lashes with care",
    "With lash extensions: no oil near the eyes, brush them daily, and never pull at a loose one.",
    "How to look after lash extensions | No oil, no pulling | Sleep on your back",
    [
      "You wake up looking awake, which is the whole point of it. | For an hour and a half you lie with closed eyes, and it is the longest rest you have had this month.",
      "Choose a length that your own lashes can carry. | A good technician puts one on one, asks about allergies and tells you when less would be more.",
      "Keep water and steam away at first, then wash them gently and often. | Oily removers dissolve the glue, so look for something light.",
      "Refills are due every few weeks, so count those into the price before you start. | On your back is how they like you to sleep, and a silk pillowcase is a good second choice.",
      "Brush your lashes in the morning, and leave loose ones to fall. | If the eye gets red, itches or swells, have the extensions taken off by a professional, and see a doctor if it stays.",
    ],
    lashes,
  ),
  card(
    "Waxing without drama",
    "Before waxing, let the hair grow to the length of a grain of rice, and leave scrubs for two days later.",
    "What to know before waxing | As long as a grain of rice | The two days afterwards",
    [
      "The first time you hold your breath, and that is the worst you could do. | It is quick, it is a bit undignified, and the person doing it has seen everything.",
      "Hair should be about as long as a grain of rice, so put the razor away for some weeks. | Too short will not stick, and too long pulls.",
      "Breathe out when the strip comes off. | The week before your period, skin is more sensitive, so choose another one if you can.",
      "Afterwards wear loose clothes, and leave out sauna, sport and scrubs for a day or two. | Mention acids, retinol, medicines and sunburn beforehand, as they make skin tear more easily.",
    ],
    waxing,
  ),
  card(
    "A rehearsal for the day",
    "Have hair and make-up rehearsed before the wedding, on a day when you can wear it until bedtime.",
    "A rehearsal before the big day | Wear it until bedtime | Hair, veil and a photograph",
    [
      "On the morning itself there will be six people in the room and one hairpin missing. | You would not marry in shoes that you had never walked in.",
      "Do a trial some weeks before, with the veil or whatever goes on your head. | Bring pictures of the dress, the neckline and the jewellery, and wear something white.",
      "Keep it on all day, dance in the kitchen and take photographs by the window. | See how it looks after six hours, since that is when the cake is cut.",
      "Say “less” or “more” while there is time. | On the day plan a quarter of an hour more for everyone, and wear a shirt that opens at the front.",
    ],
    bridal,
  ),
  card(
    "Make-up by daylight",
    "Check your make-up by the window: bathroom light forgives what the street does not.",
    "Check it by the window | Your bathroom light is lying | Match it to your neck",
    [
      "In the bathroom you look radiant, and in the car mirror you look painted. | Lamps above a mirror are kind people, and kind people lie.",
      "Go to the window before you leave, and blend where you see an edge. | Test the shade along your jaw, and not on the back of your hand, which has had another life.",
      "Less on the skin, more on one feature: eyes or lips. | Start with good moisture, wait a few minutes, and use half of what you meant to.",
      "Clean brushes on the first Sunday of the month, and let mascara go after half a year. | A lesson with your own bag on the table often saves you from buying a second one.",
    ],
    /\b(?:make-?up|cosmetic\w*|foundation|lipstick\w*|beauty|brid\w+|lessons?)\b/i,
  ),
  card(
    "Before a facial",
    "Have no facial in the two days before a photograph; skin likes to be red in peace.",
    "When to book a facial | Two days before the picture | What to leave off beforehand",
    [
      "A facial on the morning of the party is a bold idea. | Skin that has been steamed, pressed and polished wants to be alone for a day.",
      "Book it some days before anything with a camera. | If it is your first, leave a week, as you do not know yet how your face will take it.",
      "Leave off peelings, retinol and sunbathing beforehand, and say what you use at home. | Arrive without make-up if you can, and name whatever has ever stung.",
      "If you only want to lie there and have your face looked after, say so; it is a good reason. | Ask what each step is for, and skip the ones for which there is no plain answer.",
      "Afterwards, use less of everything and put on sun cream. | Anything with needles, lasers or strong acids belongs in trained hands, so ask about qualifications without blushing.",
    ],
    face,
  ),
  card(
    "Give a visit",
    "Give a visit to a salon with an amount, not a treatment; nobody should have to read a hint into it.",
    "A voucher without a hint | What to write on the card | The present for tired people",
    [
      "A voucher for waxing is a question, and nobody wants to answer it at Christmas. | Some presents say “relax”, and others say “have you looked in the mirror”.",
      "Choose an amount, and let them pick what it becomes. | You are on safe ground with a treat for hands, feet or hair, because these are tired and never offended.",
      "Check until when it is valid and whether it can be used in parts. | Add the evening to go with it: you cook, you mind the baby, you drive.",
      "A voucher for two is lovely if you would both enjoy it, and a burden if one of you would not. | Find out which salon they go to, since nobody likes to be unfaithful to a good hairdresser.",
      "Write something by hand on the card. | “For an hour in which nobody wants anything from you” has made grown people cry.",
    ],
  ),
];
