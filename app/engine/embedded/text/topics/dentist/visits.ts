import { card } from "../topic";

const family = /\b(?:child\w*|kids?|famil(?:y|ies)|parents?|toddlers?|babies|school)\b/i;

/** What happens in the practice, and how to make the most of it. */
export const visits = [
  card(
    "Why cleaning matters",
    "Tartar does not brush away at home; a professional cleaning takes off what your brush cannot.",
    "What a professional cleaning does | Why regular cleaning matters | What the brush leaves behind",
    [
      "Yesterday's plaque is soft, and you brush it away in the evening. | Fresh plaque comes off with a brush, some floss and a bit of care.",
      "What you miss hardens within days, and from then on no toothbrush will move it. | Left alone it turns to tartar, which holds on to the tooth like limescale to a kettle.",
      "A hygienist removes it with fine instruments, above the gum and just under its edge. | The cleaning takes that layer off, polishes the surface and reaches corners you have never seen.",
      "Afterwards your teeth feel smooth to the tongue, and smooth surfaces stay clean for longer. | On the way, a trained eye looks at gums and fillings and shows you the spots you tend to miss.",
    ],
  ),
  card(
    "Come before it hurts",
    "Tooth trouble starts quietly; an early check-up leaves you more choices and smaller repairs.",
    "Why it pays to come before it hurts | Pain is a late messenger | The quiet early signs",
    [
      "A hole in a tooth is a quiet tenant at first. | Pain is a late messenger; it knocks when the damage has been there for a good while.",
      "An early spot can sometimes be watched or stopped, while a deep one needs a drill. | Found early, things tend to be small, and small repairs take less time and cost less money.",
      "That is what check-ups are for: to find little, and to find it soon. | It feels odd to go when nothing is wrong, and that is the right time.",
      "Ask how often you should come, since the interval depends on your mouth and not on the calendar. | Make the next appointment before you leave, because nobody rings up on a day when all is well.",
    ],
  ),
  card(
    "Say that you are afraid",
    "If you are nervous, say so when you book, and agree on a hand signal that means pause.",
    "Afraid of the dentist? Say it aloud | A raised hand means stop | When the sound alone is too much",
    [
      "Grown people who fly planes and raise teenagers are afraid of that chair. | Some people fear the sound, others the smell, and most of them an afternoon from their childhood.",
      "Say it on the phone, so that there is more time and the right person for you. | Nobody in a dental practice is surprised to hear it, and nobody will smile.",
      "Ask for every step to be explained first, and agree that a raised hand means stop. | A first visit may be a talk and a look, with nothing done at all.",
      "Come in the morning, bring headphones, and let somebody wait for you outside. | If that is not enough, ask about sedation and what it would mean in your case.",
    ],
  ),
  card(
    "Your first visit",
    "A first appointment is mostly talking and looking, so allow time and bring your medical history.",
    "What happens at the first visit | New practice, open mouth | The first half hour",
    [
      "A first visit to a new practice is slower than the ones after it. | Before anybody looks into your mouth, there is a form to fill in, and it is worth doing properly.",
      "Illnesses, medicines, allergies and a pregnancy all matter for what is done to your teeth. | Write down what you take, heart and blood thinners above all, even if it seems to have nothing to do with teeth.",
      "Then comes the look: teeth, gums, tongue, jaw joints, and an X-ray if there is a reason for it. | After that somebody goes through your mouth, tooth by tooth, and dictates numbers that sound like a lottery.",
      "Ask to see what they see, on a screen or in a mirror. | Before you leave, let them tell you what is urgent, what can wait and what is simply fine.",
    ],
  ),
  card(
    "Ask for a plan",
    "Before bigger work, ask for a written plan: what, why, in which order and at what cost.",
    "Ask for a written plan | What, why and what it costs | Before the work begins",
    [
      "With your mouth open you are in no position to bargain. | It is hard to ask a good question with a mirror between your molars.",
      "So have the talk sitting up, before the work begins. | Sit up, take a breath and let somebody draw it for you.",
      "Ask what happens if you wait, what else could be done, and how long each way should last. | A good plan names the problem, the choices, the steps and the cost of every one.",
      "Take it home and sleep on it; few things in dentistry have to be decided within the hour. | A second opinion is nothing to be ashamed of, and a sound plan survives it.",
    ],
  ),
  card(
    "A knocked-out tooth",
    "A knocked-out adult tooth can often be saved: hold it by the crown, keep it moist and go at once.",
    "When a tooth gets knocked out | Minutes matter | The tooth in the milk",
    [
      "Teeth get knocked out on stairs, on bicycles and in the last minute of a match. | A fall, a shout, and there is a tooth on the playground.",
      "Pick the tooth up by the white part, leave the root alone, and do not scrub it. | Touch only the crown, since the fine fibres on the root decide whether it can grow back.",
      "Keep it moist, in milk or in the saliva of its owner, and ring a dentist on the way. | Milk is a good place for it; a paper tissue is a bad one.",
      "Milk teeth are not put back, but the child should still be seen. | Put the emergency number into your phone now, because nobody likes to look for it then.",
    ],
  ),
  card(
    "After the injection",
    "Wait with hot drinks and meals until the numbness has gone; a numb lip does not feel the bite.",
    "What to do after a treatment | As long as your lip is asleep | The evening after",
    [
      "The treatment is over, half of your face is asleep, and you are hungry. | For an hour or two your lip feels twice its size, though no one else can see it.",
      "Wait before you eat or drink anything hot, since a numb cheek is easily bitten. | Keep an eye on children in particular, who find a numb lip interesting and chew on it.",
      "After an extraction, bite on the swab, rest, and leave the wound alone. | If a tooth was taken out, do not rinse hard, do not smoke, and keep your head up.",
      "Some soreness is normal for a day or so. | If it gets worse instead of better, bleeds or swells, ring the practice and do not wait for Monday.",
    ],
  ),
  card(
    "Before you whiten",
    "Have your teeth checked before you whiten them; fillings and crowns keep their colour.",
    "What to ask before you whiten | White is not one colour | Before you bleach anything",
    [
      "Teeth come in as many shades of white as wall paint, and none of them is paper. | Coffee, tea, red wine and the years all leave their colour.",
      "Sometimes the stain lies on the surface, and a good cleaning is all it takes. | Start with a check-up, since whitening a tooth that has a hole is a bad idea.",
      "Know that crowns, veneers and fillings do not change their shade. | A front filling that matched before may stand out later, so ask what would have to be replaced.",
      "Ask what is used, how long it lasts and whether your teeth may be sensitive for some days. | Leave home remedies with lemon or baking soda alone; they take the shine off for good.",
    ],
    /\b(?:whit\w+|bleach\w*|cosmetic|veneers?|smiles?|aesthetic)\b/i,
  ),
  card(
    "Missing a tooth",
    "Bridge, implant, denture or nothing: ask what each would mean in ten years, not only next month.",
    "A gap, and what to do with it | Bridge, implant or denture? | Thinking further than next month",
    [
      "A missing molar does not show, and so it is easy to leave the gap as it is. | You get used to chewing on the other side sooner than you think.",
      "The neighbours move meanwhile: they tilt into the space, and the tooth above grows towards it. | Over the years the teeth next to a gap lean in like people on a bench.",
      "Ask what a bridge, an implant or a denture would mean for the healthy teeth beside it. | Bridge, implant and denture differ in price, in care and in lifetime, so hear about all three.",
      "Ask also what happens if you do nothing, since now and then that is a fair answer. | Smoking, bone and certain medicines play a part, so be open about them.",
    ],
    /\b(?:implant\w*|bridges?|crowns?|dentures?|missing|gaps?|older|seniors?|elderly|retire\w*)\b/i,
  ),
  card(
    "Look after dentures",
    "Clean dentures over a towel or a basin of water, every day, and let the gums rest at night.",
    "How to look after dentures | Brush them over a towel | A glass by the bed",
    [
      "Most dentures break in the bathroom, on the tiles. | A denture is tougher than porcelain cups and lands just as badly.",
      "Put a towel into the basin or fill it with water before you start. | Hold it over something soft, and use a denture brush with mild soap instead of toothpaste, which scratches.",
      "Clean the gums and any teeth of your own as well, since they work hard too. | Take it out for the night unless your dentist says otherwise, and keep it moist.",
      "When it rubs or clicks, do not file it yourself and do not reach for glue. | Jaws change shape over the years, so a fit that was good once may need a correction.",
    ],
    /\b(?:dentures?|older|seniors?|elderly|grand\w+|retire\w*|care home)\b/i,
  ),
  card(
    "A child's first visit",
    "Bring a child when there is nothing to fix; the first visit should be a ride in the chair.",
    "The first time in the big chair | Bring them when nothing hurts | A ride up and a ride down",
    [
      "The chair goes up, the chair goes down, the lamp is a small sun. | For a child, a dental practice is a spaceship, provided that nobody has said otherwise.",
      "Come early, with the first teeth, and with nothing to repair. | The first visit is for counting teeth and for getting to know the smell.",
      "At home, leave out the words “hurt”, “needle” and “brave”, even in kind sentences. | “It does not hurt at all” is how many children first hear that it might.",
      "Choose a time of day when your child is rested and has eaten. | Bring the bear, let him go first, and keep your own fears for your own appointment.",
    ],
    family,
  ),
  card(
    "Tell us your medicines",
    "Many medicines dry the mouth, and a dry mouth needs more care, so bring the list.",
    "What medicines do to your mouth | When the mouth is dry | Bring the list",
    [
      "Saliva is the cleaning service you never ordered, and it works day and night. | You notice spit when it is gone.",
      "Quite a few common medicines turn it down, and age does the rest. | A dry mouth is a side effect that is rarely mentioned, and teeth suffer from it quietly.",
      "Bring an up-to-date list to every check-up, with anything new at the top. | Say what you take, blood thinners and bone medicines above all, before anything is done.",
      "Drink water often, chew sugar-free gum, and ask about a stronger fluoride paste. | Do not stop a medicine on your own; your doctor and your dentist can talk to each other.",
    ],
  ),
  card(
    "A guard for sport",
    "For contact sports, a fitted mouthguard is smaller than the repair it may spare you.",
    "A mouthguard in the sports bag | Before the season starts | Teeth do not grow a third time",
    [
      "Knees get bandages, shins get pads, and front teeth get good wishes. | Hockey, rugby, boxing, skateboards: the list of hard things that meet teeth is long.",
      "A guard spreads the blow, and it protects lips and jaw as well. | A third set of teeth has not been invented.",
      "The boil-and-bite kind is better than none; one made from an impression sits firmly, so that you can breathe and shout. | The one that stays in the bag is the one that does not fit, so have it fitted.",
      "Children outgrow theirs like shoes, so check it at the start of every season. | Rinse it, dry it, keep it in a box with holes, and bring it along to check-ups.",
    ],
    /\b(?:sports?|rugby|hockey|box\w*|football|child\w*|kids?|teen\w*|famil(?:y|ies)|school)\b/i,
  ),
  card(
    "Before a long trip",
    "Have a check-up a few weeks before a long trip; toothache has a taste for holidays.",
    "A check-up before you fly | Toothache likes a holiday | Pack a healthy mouth",
    [
      "A tooth that grumbles at home will speak up on the second day of the holiday. | Toothache has a fine sense for bank holidays and for islands with one ferry a week.",
      "Go for a check-up a few weeks before you leave, while there is still time to mend something. | An old filling, a loose crown, a twinge you have been ignoring: have them seen to first.",
      "Pressure in a plane can make a half-treated tooth very unpleasant. | Tell the practice when you travel, so that no treatment is left open in the middle.",
      "Pack floss, a spare brush and the number of your practice. | Write down what you are allergic to, and keep it with your passport.",
    ],
  ),
];
