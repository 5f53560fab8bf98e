import { card } from "../topic";

const yoga = /\b(?:yoga|pilates|vinyasa|hatha|yin|barre|mats?|reformer|stretch\w*|flexib\w*|studio)\b/i;
const running = /\b(?:runn\w+|run|runs|marathons?|jog\w*|parkrun|5k|10k|races?|triathl\w*|athletics|trail)\b/i;
const clubs =
  /\b(?:clubs?|teams?|football|rugby|tennis|hockey|netball|basketball|cricket|padel|badminton|rowing|sports?|league|season|volleyball|judo|karate|martial arts|boxing|box|mma|fencing)\b/i;
const water = /\b(?:swim\w*|pools?|open water|aqua\w*|lido|triathl\w*)\b/i;
const bikes = /\b(?:cycl\w+|bikes?|bicycles?|spinning|triathl\w*)\b/i;
const children = /\b(?:child\w*|kids?|juniors?|youth|famil\w+|school|parents?)\b/i;

/** What fits one kind of sport only. */
export const sports = [
  card(
    "Your first yoga class",
    "In a first yoga class, choose a place at the back, breathe through your nose and rest when you like.",
    "Your first yoga class | A place in the back row | You need not touch your toes",
    [
      "“I am too stiff for yoga” is like being too dirty for a bath. | The room is warm, everybody is barefoot, and somebody says a word in an ancient language.",
      "Nobody has to touch their toes; toes are merely a direction. | You are not there to look like the teacher, who has been doing it for twenty years.",
      "Take a mat in the second row or at the back, so that you can see others. | Tell the teacher beforehand about knees, back, pregnancy or high blood pressure.",
      "Bend your knees, use blocks, and rest on the mat whenever you like. | The quiet part at the end is no waste of time, and it is no shame to fall asleep in it.",
    ],
    yoga,
  ),
  card(
    "Which yoga is which?",
    "Hatha is slow, vinyasa flows, yin is long and still: ask before you choose a class by the time.",
    "Which yoga class suits you? | Slow, flowing or very still | Names on the timetable",
    [
      "You came to relax, and you find yourself in a sauna on one hand. | On the timetable they are all called something with an a at the end.",
      "Roughly speaking, hatha is slow, vinyasa moves with the breath, and yin stays on the floor for minutes. | Some classes make you sweat, some make you yawn, and both are called yoga.",
      "Ask for a beginners' course, where things are explained and not just done. | Choose by how you want to walk out: awake, loose or ready for bed.",
      "Try three teachers before you decide that it is not for you. | A voice you like to listen to matters as much as the style on the poster.",
    ],
    /\b(?:yoga|vinyasa|hatha|yin|ashtanga)\b/i,
  ),
  card(
    "Small and precise",
    "Pilates makes the small movement the hard one: slow down until you can feel where it starts.",
    "Why small movements are hard | Slow down until you feel it | Pilates and the quiet muscles",
    [
      "It looks as though people were lying about, and after ten minutes your stomach is trembling. | You lift one leg by a hand's width, and the whole building shakes.",
      "Pilates asks for control, and momentum is cheating. | The muscles it is after sit deep and are used to letting others do the work.",
      "Go slower than you like, breathe out with the effort and keep the neck long. | Make the movement smaller if your back takes over, because smaller is not easier.",
      "On the reformer, let somebody set the springs for you. | Quality is counted, so six good ones are better than twenty hurried ones.",
    ],
    /\b(?:pilates|reformer|core|posture)\b/i,
  ),
  card(
    "Run so that you can talk",
    "Run slowly enough to talk in sentences; if you can only gasp, walk for a minute and start again.",
    "Run so that you can talk | Walk for a minute | The slow way to run for long",
    [
      "Beginners do not run too little, they run too fast. | After two minutes your lungs are burning, and a pensioner overtakes you with a stick.",
      "The right pace is one at which you could tell a story. | Count your words: whole sentences are fine, single syllables are not.",
      "Run a minute, walk a minute, and do that for twenty. | Walking is part of the plan and not the end of it.",
      "It will feel silly when a pushchair passes you, and it is still the right speed. | Choose a flat round for the beginning, as hills take away everybody's sentences.",
      "Three times a week is enough, with a day between. | Stretch the running bits week by week, and let the watch stay at home at first.",
    ],
    running,
  ),
  card(
    "Shoes for running",
    "Buy running shoes in the evening, a thumb longer than your toes, and after a few steps outside.",
    "Running shoes without the fuss | A thumb in front of your toes | The pair that feels like nothing",
    [
      "The wall of shoes has every colour, and each model has a technology with a name. | Nothing is discussed so hotly among runners as what they wear on their feet.",
      "The right pair is the one you forget after ten steps. | Comfort is a better guide than a video of your ankle.",
      "Try shoes on in the evening, with your own socks, with a thumb's width in front. | Take your old shoes along, and run a few metres on the street if they let you.",
      "When the soles are worn smooth or your knees begin to mutter, it is time for new ones. | Two pairs in turn last longer and give your feet some variety.",
    ],
    running,
  ),
  card(
    "The week before a race",
    "In the week before a race, do less, change nothing and sleep well two nights before.",
    "The week before the race | Nothing new on race day | Less is faster now",
    [
      "In the last week nothing gets better, but a good deal can get worse. | On Friday you feel heavy, hear a click in the knee and are convinced that you have a cold.",
      "Run short and easy, walk, sleep, and leave the garden alone. | Strange aches in that week are nerves in most cases, and they vanish with the start.",
      "No new shoes, no new gel, no exotic dinner. | Lay everything out the evening before, with the number and the pins.",
      "Start slower than your legs want to, because they will want it back later. | The night before will be short, so collect sleep two nights earlier.",
    ],
    running,
  ),
  card(
    "Seen and dry",
    "In the dark half of the year, wear something bright and dress as if it were ten degrees warmer.",
    "Running and cycling in the dark | Bright, and a little too cold | Through the winter on foot",
    [
      "At five it is dark, it drizzles, and the sofa has very good arguments. | Drivers see you later than you think, and later than they think.",
      "A small lamp and something that reflects are enough to be seen. | Wear light where it moves, on ankles and wrists, since the eye follows movement.",
      "Dress as if it were much warmer; at the door you should be slightly cold. | Three thin layers beat a thick one, and the hat can go into a pocket.",
      "Choose a lit round near home, and tell somebody when you will be back. | Whoever gets through November on the road will be given the spring for free.",
    ],
    /\b(?:runn\w+|jog\w*|cycl\w+|bikes?|outdoors?|winter|autumn|boot ?camps?|trail|walk\w*)\b/i,
  ),
  card(
    "Breathe out under water",
    "Swimming gets easy when you breathe out under water; hold your breath and you tire in two lengths.",
    "Breathe out under water | Why you tire in two lengths | Learning to swim as an adult",
    [
      "You are fit on land, and after two lengths you hang on the edge like wet washing. | The old lady in the next lane has been swimming for an hour, and her hair is dry.",
      "It is mostly not the arms; it is the breath you are holding. | Humming into the water is the simplest swimming lesson there is.",
      "Breathe out slowly as long as your face is in the water, then turn and take the air. | Practise at the edge first, ten times, until it gets dull.",
      "Go slowly, glide longer, and count your strokes per length. | A course for adults is nothing to be ashamed of, and neither is a nose clip.",
    ],
    water,
  ),
  card(
    "Set up your saddle",
    "With your heel on the pedal, your leg should be nearly straight: that is your saddle height.",
    "The right height for your saddle | Sit well, ride longer | Heel on the pedal",
    [
      "Your knees hurt, your hands go to sleep, and you think that is what cycling is like. | Most saddles are too low, because people like to have both feet on the ground.",
      "Sit on the bike, heel on the pedal at the bottom of its circle: the leg should be all but straight. | For a quick check, pedal with your heels; your hips should not rock from side to side.",
      "Then see to the distance to the bars, so that your elbows stay soft. | Change one thing at a time, by a finger's width, and ride for a week.",
      "Padded shorts go on bare skin, which nobody tells you in the shop. | If something still hurts, a fitting is cheaper than a new bike.",
    ],
    bikes,
  ),
  card(
    "A trial at the club",
    "Clubs live from new faces: ask for a trial session and stay for the drink afterwards.",
    "A first evening at the club | Stay for the drink afterwards | How to join in",
    [
      "Everybody knows everybody, and you are holding a borrowed racket. | From outside, a sports club looks like a family party at which you know no one.",
      "Clubs need new people more than new people need clubs. | Nearly all of those on the pitch came on their own once, too.",
      "Ask for a trial, say honestly how long ago you last played, and come ten minutes early. | Find out which group plays for fun and which for points, for they have different ideas of Tuesday.",
      "Stay for the drink afterwards, because that is where you join. | Offer to carry a goal or bake a cake, and you will be a member before you have signed.",
    ],
    clubs,
  ),
  card(
    "The sideline",
    "From the sideline, children need three sentences: have fun, I love watching you, who wants a sandwich?",
    "For parents on the sideline | Let the coach do the coaching | Have fun, and here is a sandwich",
    [
      "On the pitch there are eleven children, and on the touchline there are nine coaches. | The referee is fifteen, and somebody's father is explaining the rules to him.",
      "Children hear every word, and the loud ones the longest. | Children come because their friend plays, and they stay when it is fun.",
      "Cheer for all, thank the other team, and leave tactics to the one with the whistle. | On the way home, ask what was funny, and save the analysis for your own career.",
      "Let a child try several sports before settling on one. | Losing is a part of it, and ice cream helps against it at any age.",
    ],
    children,
  ),
  card(
    "First time in the ring",
    "In a first boxing or martial arts class nobody hits you; you learn to stand, to fall and to keep your hands up.",
    "Your first martial arts class | Stand, fall, hands up | Nobody hits you on day one",
    [
      "You imagine blood and get two hours of footwork. | People who fight tend to be polite, because they do not have to prove anything in the car park.",
      "A first class is about standing, moving and falling softly. | You learn to tie something, to bow to somebody and to breathe out when you punch.",
      "Cut your nails, take off your rings, bring water and a towel. | Tell the trainer what you are afraid of and which joint has been hurt before.",
      "Nobody expects you to spar before you want to, and many never want to at all. | You will sweat more from the warm-up than from anything that looks like a fight.",
      "Look for a place where the good ones help the new ones. | If anybody is allowed to show off at a beginner's cost, find another hall.",
    ],
    /\b(?:martial arts|boxing|boxers?|kickbox\w*|judo|karate|mma|taekwondo|self-?defen[cs]e|jiu[- ]?jitsu|fencing)\b/i,
  ),
];
