import { card } from "../topic";

const scented = /\b(?:soaps?|bath\w*|scent\w*|fragran\w+|perfum\w+|candles?|oils?|aroma\w*|essential)\b/i;
const natural =
  /\b(?:natural|organic|vegan|eco\w*|green|plant\w*|botanic\w*|refill\w*|sustainab\w*|plastic|hand-?made|clean)\b/i;

/** Choosing, reading, keeping and giving products. */
export const products = [
  card(
    "Know your skin",
    "Wash, wait an hour, look: tight, shiny or both, your skin tells you what kind it is.",
    "What kind of skin do you have? | Wash, wait and look | Dry, oily or in between",
    [
      "People buy for the skin they had at seventeen. | Ask ten people about their skin type, and nine will tell you what a magazine once said.",
      "There is a simple test: wash your face, put nothing on it and wait for an hour. | On a quiet morning, cleanse, pat dry and read a newspaper.",
      "If it feels tight, it is on the dry side; if it shines everywhere, it is oily. | A shiny forehead with dry cheeks is a mixture, and hardly any skin is seen more often.",
      "Repeat the test when the seasons change, since skin moves with them. | Redness and itching are another matter; show them to a pharmacist before you buy anything.",
    ],
  ),
  card(
    "Read the back",
    "Ingredients are listed by amount, so the first five tell you what a cream is mostly made of.",
    "Read the back of the jar | The first five ingredients | What the small print tells you",
    [
      "The front of a jar is written by poets, the back by chemists. | Promises are printed large, and what is in the tube is printed so small that you need to photograph it.",
      "Ingredients stand in order of amount, most of them in Latin or chemistry. | The list begins with what there is plenty of, and it is mainly water.",
      "Look at the first five, because they make up nearly all of it. | If the plant on the label comes after the preservative, you are paying for a drawing.",
      "You need not know every word; ask what three of them are for. | Someone who can explain a cream in two sentences understands it.",
    ],
  ),
  card(
    "Natural is a word",
    "“Natural” says nothing about how your skin will like it; ask for a seal and test a little.",
    "What natural means on a label | Lemons are natural too | Seals and what they stand for",
    [
      "Nettles are natural. | Few words on a cosmetics shelf work as hard as “natural”, and few are so little bound by rules.",
      "Essential oils and plant extracts are lovely, and they can irritate skin like anything else. | A plant does not know that it is meant to be gentle.",
      "If it matters to you how something was grown and made, look for an independent seal and read what it covers. | Ask where the oil comes from, who pressed it and what keeps the cream fresh.",
      "Anything with water in it needs something against germs, whatever the leaf on the label may suggest. | Watch out for the word “free”, because it only tells you what is missing.",
      "A good maker answers gladly and has a preservative to admit to. | Judge it in the end as you would any other product: by a test on your arm.",
    ],
    natural,
  ),
  card(
    "Mind the date",
    "The little open jar on the label says how many months a product keeps once you have opened it.",
    "How long does a cream keep? | The little jar with the lid off | Time to clear the shelf",
    [
      "At the back of every bathroom shelf stands a sun cream that has seen several beaches. | We throw away yoghurt on the day and keep mascara for years.",
      "Look for the small drawing of an open jar; the number beside it means months after opening. | Cosmetics have a date as well, and it starts to run when the lid comes off.",
      "Write the day you opened it on the bottom with a pencil. | A sticker with a month is enough to end all the guessing.",
      "Whatever smells odd, separates or has changed its colour can go. | Be strict with eye make-up and sunscreen, and generous with soap.",
    ],
  ),
  card(
    "Where you keep it",
    "Warm, bright and damp is bad for creams, which rules out the bathroom window sill.",
    "Where to keep your creams | Not on the window sill | Cool, dark and closed",
    [
      "The place where creams look pretty is the place where they spoil. | Bathrooms are warm, bright and damp, and that is where we store what should be cool, dark and dry.",
      "Light and heat wear down oils, vitamins and scents. | Vitamin serums turn brown in the sun like a cut apple.",
      "A drawer or a closed cupboard is all they ask for. | Put your jars behind a door, close the lid, and keep wet fingers out of the jar.",
      "If the shelf is open, at least choose the one furthest from the shower and the radiator. | Keep on show only what you use up within weeks, and let the pretty jar stand there empty.",
      "A small spatula or a pump keeps germs outside. | In a heatwave the fridge door will do, and a cool eye cream is a pleasure in itself.",
    ],
  ),
  card(
    "Buy the small one",
    "Buy the smallest size first; you can always come back for the large one.",
    "Start with the small size | Full jars are expensive jars | Samples are for sleeping on",
    [
      "The big jar is cheaper per gram and dearer per jar you never finish. | Count the half-full tubes at home, and you have counted your mistakes.",
      "So take a sample, a travel size or the smallest there is. | The small size exists for a reason: to let you change your mind.",
      "Use it for a couple of weeks, in the morning and in the evening. | One try on the back of the hand tells you about the smell and little else.",
      "If it is gone and you miss it, buy the big one. | When it is still half full after a month, you have your answer, and it was a cheap one.",
    ],
  ),
  card(
    "Serum or cream?",
    "A serum is a thin extra for one purpose; the cream holds the water in, so it comes last.",
    "Serum, cream or both? | Thin before thick | In which order does it go?",
    [
      "Toner, essence, serum, emulsion, cream: it sounds like a menu in another language. | Four bottles stand in front of you, and nobody has told you in which order.",
      "The rule is easy to remember: thin before thick. | Watery things go first, rich things last, and sun protection on top of all by day.",
      "A serum carries one active ingredient for one purpose; the cream above it holds the moisture. | Without a purpose you do not need a serum, whereas a moisturiser suits nearly everybody.",
      "Wait a minute between layers, or the whole lot rolls up into crumbs. | Do not mix two strong actives on the same evening unless somebody who knows has said so.",
    ],
    /\b(?:serums?|creams?|moisturi\w+|retinol|vitamin|acid|skin ?care|facials?|routine)\b/i,
  ),
  card(
    "Sensitive skin",
    "For sensitive skin, look for short ingredient lists and no perfume, and change as little as you can.",
    "When your skin takes offence | Short lists for sensitive skin | Less, and always the same",
    [
      "Sensitive skin is like a guest who notices every draught. | Your cheek was fine yesterday, and today it burns from the same cream.",
      "Perfume, colour and exfoliating acids are frequent troublemakers. | The longer the list, the harder it is to find the one thing that it cannot bear.",
      "Choose products with few ingredients and no scent, and stay with them. | Look for short lists, skip the peeling, and let washing powder and softener be mild as well.",
      "When things flare up, go back to water, one plain cream and sun protection for a while. | In a bad week, leave out everything that is not strictly necessary, mascara included.",
      "Keep a diary for a month: what you used, what you ate, where it itched. | If it goes on, let a doctor test for allergies, since guessing is expensive.",
    ],
  ),
  card(
    "Choose a scent slowly",
    "Try a scent on your skin, not on paper, and see whether you still like it at noon.",
    "How to choose a scent | Let your nose sleep on it | Not on paper, on skin",
    [
      "After the fourth paper strip, everything smells of shop. | Noses decide in a second and tire after three.",
      "A scent on paper is a photograph; on your skin it is a conversation. | What smells of fig on your friend may smell of cucumber on you.",
      "Put one on each wrist, leave the shop and go about your day. | Try two at most, and let a few hours pass before you buy.",
      "Ask yourself at noon whether you keep lifting your hand to your nose. | If you want it for every day, choose one that you would like on a tired morning in a full lift.",
    ],
    scented,
  ),
  card(
    "Make soap last",
    "A bar of soap lasts far longer on a dish that drains, so keep it out of its own puddle.",
    "How to make a bar of soap last | Keep it out of the puddle | Let it dry between washes",
    [
      "A good soap seldom gets used up; it drowns. | You buy a lovely bar, and a week later it is a jelly with a dent in it.",
      "Soap wants to dry between two washes. | It is the standing water that eats it, and not your hands.",
      "Give it a dish with slots, a grid or a small bag to hang up. | Keep it out of the stream of the shower and on something that drains.",
      "Cut a large bar in two, and let the second half harden in the linen cupboard. | When it gets thin, press the sliver on to the new one while both are wet.",
    ],
    scented,
  ),
  card(
    "Give it well",
    "Give scents and soaps rather than anti-ageing cream; a present should not point at a face.",
    "Presents for the bathroom shelf | What not to give | A gift without a hint",
    [
      "There are jars that say I love you and jars that say have you looked in the mirror. | A cream against wrinkles is a brave gift and rarely a wise one.",
      "Hand cream, bath oil, a fine soap or a balm suit almost anyone. | Give what pampers and leave what repairs to its owner.",
      "Look into their bathroom first, if you can: what do they finish? | Find out whether they wear perfume, have allergies or avoid things from animals.",
      "A scent is the riskiest of all, unless you know which bottle is running out. | Something they already like, in a nicer size, is a better idea than something new.",
      "Add the receipt or choose a small size. | A washcloth, a wooden brush and a note with three free evenings turn a bar of soap into a present.",
    ],
    /\b(?:gifts?|presents?|christmas|birthday|valentine\w*|mother\w*|soaps?|bath|candles?|box|boxes|sets?)\b/i,
  ),
  card(
    "Care for babies' skin",
    "A baby's skin needs little: lukewarm water, few products and no perfume.",
    "How little a baby's skin needs | Water, and not much else | Care for the small ones",
    [
      "The shelf for babies is as long as a nursery corridor. | A baby smells better than anything that comes in a bottle.",
      "Baby skin is thin, loses moisture quickly and is easily put out. | A new skin is still learning to keep things out and water in.",
      "Bathe in lukewarm water, not every day, and leave out the foam. | Plain water and a soft cloth do most of it; a few drops of mild oil do what is left.",
      "Avoid perfume, test anything new on a small spot, and dry the folds well. | Keep babies out of the sun, and take every rash that worries you to the doctor or midwife.",
    ],
    /\b(?:bab(?:y|ies)|child\w*|kids?|newborn\w*|parents?|famil\w+|mums?|moms?|mothers?)\b/i,
  ),
  card(
    "Empty before new",
    "Finish one before you open the next; a full shelf is a row of unfinished intentions.",
    "Finish it before you buy | The shelf of good intentions | Empty jars are a compliment",
    [
      "Eleven bottles stand on the shelf, and you use three of them. | Every open jar is a small promise you made to yourself under shop lighting.",
      "Cosmetics get weaker once they are open, so the spare ones age while they wait. | The money is not in the bottle you finish but in the four behind it.",
      "Put what you use to the front, and set the others a deadline. | Line the bottles up, smell them, and decide on each: use, give away or bin.",
      "Cut tubes open with scissors; there is a week's worth inside. | Then see which ones you miss, since those are the ones to buy again, in a refill if there is one.",
    ],
  ),
];
