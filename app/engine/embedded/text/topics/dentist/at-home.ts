import { card } from "../topic";

const braced = /\b(?:braces|aligners?|orthodont\w*|retainers?|straighten\w*)\b/i;
const family = /\b(?:child\w*|kids?|famil(?:y|ies)|parents?|toddlers?|babies|school)\b/i;

/** What people do for their teeth between two visits. */
export const atHome = [
  card(
    "Clean between",
    "A brush never reaches the gaps between your teeth, so give them floss or a small brush of their own.",
    "The places your brush never reaches | What hides between two teeth | Floss, or a brush for the gaps",
    [
      "A toothbrush is good at the surfaces it can see: the front, the back and the top. | Brush as carefully as you like, and a part of every tooth will still not have met a bristle.",
      "The narrow gaps are where lunch goes to hide, and trouble often begins there without a sound. | What stays between two teeth overnight has hours to itself, and it uses them.",
      "Floss suits tight spaces; small interdental brushes suit wider ones, and they come in sizes like shoes. | Ask at your next cleaning which size fits which gap, because one mouth often needs two of them.",
      "Do it in the evening, before brushing, so that the toothpaste can get in as well. | Keep the floss beside the brush and not in the drawer, since what is out of sight stays unused.",
    ],
  ),
  card(
    "Brush softly",
    "Hold the brush like a pencil and let the bristles do the work; scrubbing wears down what you want to keep.",
    "Hold the brush like a pencil | Teeth are not saucepans | Why a lighter hand cleans better",
    [
      "Most of us brush as if something had burnt on. | Look at your brush: if the bristles lean outwards after a few weeks, your hand is too heavy.",
      "Pressure does not clean better, and gums that are scrubbed year after year tend to draw back. | Plaque is soft and gives way easily, while the gum beside it does not forgive so quickly.",
      "Hold the handle with your fingertips, set the bristles at the gum line and make small circles. | Go tooth by tooth, along the outside, then the inside, then the chewing surfaces, and skip nothing at the back.",
      "Two quiet minutes are enough, and a song in your head measures them well. | An old kitchen timer on the shelf is more honest than your feeling for time.",
    ],
  ),
  card(
    "Spit, do not rinse",
    "After brushing, spit out the toothpaste and leave it at that, so the fluoride can stay on your teeth.",
    "Why you should not rinse | Spit it out and leave it there | The last ten seconds at the basin",
    [
      "Brush, rinse, done: that is how most of us learned it, and the middle word can go. | A mouthful of water after brushing feels tidy, but it carries away the useful part of the paste.",
      "Fluoride works while it stays on the enamel, and a glass of water sends it down the drain. | What the toothpaste leaves behind goes on protecting your teeth while you sleep.",
      "So spit it out and put the cup away. | Spit well, wipe your mouth and leave the tap closed.",
      "If you like a mouthwash, use it at another time of day, for example after lunch. | It takes a few evenings to get used to the taste, and after that you will not notice.",
    ],
  ),
  card(
    "Count the snacks",
    "For your teeth it matters less how much sugar you eat than how often you nibble.",
    "It is the nibbling, not the cake | How often beats how much | Give your teeth a break between bites",
    [
      "One slice of cake after lunch troubles your teeth less than a bag of sweets that lasts all afternoon. | Nobody asks you to give up pudding.",
      "Each sugary bite starts an acid attack, and saliva needs a while to put things right again. | After every snack the enamel goes soft for a time, then hardens again if you leave it in peace.",
      "Sip a sweet drink for hours and that peace never comes. | A sweetened latte at the desk, a biscuit, a raisin: your mouth counts each of them as a meal.",
      "Put sweet things next to meals and drink water in between. | Nuts, cheese and raw carrots are kinder company in the afternoon.",
    ],
  ),
  card(
    "Wait after acid",
    "After orange juice or wine, wait a while before you brush; enamel is soft just then.",
    "First the juice, then a pause | When brushing comes too soon | What acid does before breakfast",
    [
      "Orange juice, sparkling drinks, wine and vinegar have one thing in common: they soften enamel for a while. | The healthiest breakfast on the table, grapefruit and all, can be the sourest for your teeth.",
      "Brush straight afterwards and you rub at a surface that has not recovered. | The tooth gets hard again by itself, with the help of saliva, but it needs a little time.",
      "Rinse with plain water and wait about half an hour. | A glass of water helps in the meantime, and so does a piece of cheese.",
      "In the morning, the easy way is to brush first and eat later. | Drink sour things with a meal rather than alone, and do not hold them in your mouth.",
    ],
  ),
  card(
    "Bleeding is a sign",
    "If your gums bleed when you brush, clean more gently and more often, and have it looked at if it goes on.",
    "When there is pink in the basin | What bleeding gums want to say | Do not skip the sore spot",
    [
      "A little pink in the basin makes most people brush less in that place. | You see a trace of red on the brush and decide to leave that corner alone for a few days.",
      "That is understandable and usually the wrong way round: gums bleed where something has been left behind. | The gum is irritated by what lies at its edge, and it calms down when that is gone.",
      "Go on cleaning there, softly and thoroughly, in the gaps as well. | Use a soft brush, a light hand and a little more patience than usual.",
      "If it has not settled after a week or two, ask your dentist to look. | Gums that keep bleeding, swell or draw back belong in a professional's hands, even if nothing hurts.",
    ],
  ),
  card(
    "Choose your brush",
    "Manual or electric matters less than a small head, soft bristles and a change every three months.",
    "Which toothbrush is the right one? | Small head, soft bristles | The brush that suits your hand",
    [
      "The shelf offers bristles in waves, in zigzags and in colours nobody asked for. | You can spend a morning in front of the toothbrushes and leave with the one that was on offer.",
      "Look for a small head that gets behind the last molar, and for bristles that are soft. | Size matters more than shape: the head should reach the back without your jaw having to yawn.",
      "An electric brush helps those who rush, press or find small movements difficult; a manual one does well in careful hands. | If you use an electric brush, guide it slowly from tooth to tooth and do not scrub with it.",
      "Change it about every three months, and sooner when the bristles fan out. | Write the date on the handle, since no one remembers when a toothbrush moved in.",
    ],
  ),
  card(
    "Sensitive teeth",
    "If ice cream makes you wince, note which tooth and when; that note is half of the answer.",
    "When ice cream makes you wince | A twinge with cold drinks | What sensitive teeth tell you",
    [
      "The first spoonful of ice cream, a cold morning, a sip of hot tea, and one tooth objects. | The twinge lasts a second, and it makes you drink on the other side for the rest of the week.",
      "There can be many reasons: a bare tooth neck, a worn edge, a crack, a filling that has grown old. | Sensitive teeth are common, and only a look inside can tell the harmless kind from the other.",
      "Note which tooth it is, what sets it off and how long it lasts. | Cold, hot, sweet or biting: the trigger says more than the strength.",
      "A paste for sensitive teeth often helps, but it needs some weeks. | Until then, brush softly, and if the twinge stays or wakes you at night, book a visit soon.",
    ],
  ),
  card(
    "Grinding at night",
    "A tired jaw in the morning may mean that you grind at night; mention it at your next check-up.",
    "Do you grind your teeth at night? | The jaw that works a night shift | Waking up with a tired jaw",
    [
      "You wake up with a jaw that feels as if it had been to the gym. | People who grind their teeth seldom know it; the person on the next pillow does.",
      "Teeth are made to meet for minutes a day, and at night some of them meet for hours. | The signs are flattened edges, a headache at the temples and small chips that nobody can explain.",
      "Mention it at your check-up, even if it seems a small thing. | Your dentist can see the wear and tell you whether a splint for the night would make sense.",
      "By day, put a note on your screen: lips together, teeth apart. | Notice when you clench, in traffic or over e-mails, and let your jaw hang for a breath.",
    ],
  ),
  card(
    "Fresh breath",
    "Most bad breath starts in the mouth, often on the tongue, so clean that too.",
    "Do not forget your tongue | Where bad breath comes from | The question nobody asks aloud",
    [
      "You cannot smell your own breath, and your friends are too polite to help. | Everybody has wondered, shortly before a meeting, and reached for a mint.",
      "Mostly the cause sits in the mouth: on the back of the tongue, between the teeth or under an old filling. | A mint covers it for as long as the mint lasts, because the source is still there.",
      "Draw a scraper or a soft brush over your tongue, from back to front, once a day. | Clean the gaps in the evening, drink enough water and give your tongue a few strokes as well.",
      "If that changes nothing, ask at your next visit; it is an everyday question there. | Persistent bad breath deserves a look at the gums, and sometimes a word with your doctor.",
    ],
  ),
  card(
    "Brush with them",
    "Brush beside your children and finish the job for them until they can tie their shoes.",
    "Brush together, and finish the job | Small hands, big brush | Make faces in the same mirror",
    [
      "Telling a child to brush takes a minute and achieves nothing. | Children do what they see, which is inconvenient and cannot be changed.",
      "So stand at the basin together, pull faces and foam as much as you like. | Let them start, praise the effort, and then go over all of it again yourself.",
      "Small hands lack the skill for the back teeth until about school age; shoelaces are a good test. | A child who cannot yet tie a bow cannot yet clean a molar.",
      "Use a smear of fluoride toothpaste for the little ones, and ask your dentist how much suits which age. | The evening brush is the important one, and nothing but water comes after it.",
    ],
    family,
  ),
  card(
    "Clean with braces",
    "With braces, brush after every meal and go above and below each bracket with a small brush.",
    "Keeping braces clean | Above and below every bracket | The small brush in the school bag",
    [
      "A bracket is a balcony, and plaque likes to sit on it. | Braces straighten teeth and, while they do, offer a crumb any number of new places.",
      "Brush above the wire, below the wire, and then slowly along each bracket. | Tilt the brush from above and from below, and finish with a small brush under the wire.",
      "Keep a travel brush in the bag, because lunch happens elsewhere. | A rinse with water after every meal is the least you can do on a busy day.",
      "Toffee, crusts and hard nuts loosen brackets, so cut things small and chew with care. | If a bracket comes off or a wire pricks, ring the practice and do not try pliers.",
    ],
    braced,
  ),
  card(
    "Wear your retainer",
    "Teeth like to drift back, so wear the retainer as agreed and keep it in its case, not in a napkin.",
    "Why the retainer matters | After the braces come off | Teeth have a memory",
    [
      "The day the braces come off feels like the end, and it is the middle. | Everyone takes a picture of the new smile, and nobody takes one of the retainer.",
      "Teeth remember where they came from, and they will go back if nothing holds them. | Bone and gum need time to settle round the new position.",
      "Wear it as you were told, even on nights when you cannot be bothered. | Aligners and retainers only work in the mouth, and the bedside table does not count.",
      "Clean it with a brush and cool water, never hot, since heat bends it. | Take it out to eat, put it in its case, and spare a restaurant bin your search.",
    ],
    braced,
  ),
];
