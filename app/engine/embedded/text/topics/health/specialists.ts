import { card } from "../topic";

const physio =
  /\b(?:physio\w*|osteopath\w*|chiropract\w*|rehab\w*|back|spine|knees?|shoulders?|joints?|sports? injur\w*|muscul\w*|podiatr\w*|foot|feet|occupational)\b/i;
const eyes =
  /\b(?:opticians?|optomet\w*|eye ?wear|eyes?|glasses|spectacles|contact lens(?:es)?|vision|sight|frames)\b/i;
const pharmacy = /\b(?:pharmac\w*|chemist\w*|medicin\w*|prescriptions?|vaccin\w*|jabs?|drugstore)\b/i;
const nutrition = /\b(?:nutrition\w*|diet\w*|weight|food|eating|meal\w*)\b/i;
const hearing = /\b(?:hearing|audiolog\w*|ears?)\b/i;
const children = /\b(?:child\w*|paediatr\w*|pediatr\w*|kids?|bab(?:y|ies)|famil\w*|midwi\w*|parents?)\b/i;

/** What fits one kind of practice: physio, optician, pharmacy, nutrition, hearing, children, older people. */
export const specialists = [
  card(
    "Exercises you will do",
    "Ask your physio for two exercises you will really do rather than eight that you will not.",
    "Two exercises, done daily | The sheet behind the fridge magnet | Tell your physio the truth",
    [
      "You get a sheet with eight exercises, and it moves in behind the fridge magnet. | Everyone does the exercises on the day before the next appointment.",
      "Treatment helps for an hour, and the days between do the main part. | What you do at home is dull, short and more important than the bench.",
      "Ask for the two that matter, and for the time of day they would suit. | Show how you do them, since from the inside every movement looks right.",
      "Do them while the kettle boils or during the adverts. | If something hurts in a new way, stop, and say so next time; nobody minds the truth.",
    ],
    physio,
  ),
  card(
    "Backs like change",
    "The right way to sit is the next one: change your position before your back asks you to.",
    "The next position is the right one | What backs like | Get up before it hurts",
    [
      "There is no chair so expensive that it can be sat on for eight hours. | You sit up straight, you think of your mother, and after two minutes you are a question mark again.",
      "Backs suffer less from a wrong posture than from one that never changes. | A spine wants what a toddler wants: to be somewhere else soon.",
      "Stand up for phone calls, put the printer in another room, sit on the edge for a while. | Set a timer for half an hour, and each time it rings, move something.",
      "A back that has had enough is mostly harmless, if unpleasant. | Numbness, a weak leg or trouble with the bladder are another matter, and they need a doctor on the same day.",
    ],
    physio,
  ),
  card(
    "Heat or cold?",
    "Fresh and swollen likes it cool; old and stiff likes it warm: never put either straight on the skin.",
    "Heat or cold? | Cool for swelling, warm for stiffness | The bag of peas",
    [
      "An ankle turns over, and the household splits into friends of ice and friends of hot-water bottles. | Everybody knows somebody who swears by peas.",
      "As a rule of thumb, cool what is fresh and swollen, and warm what is tense and old. | Cold calms a new injury in the first day or two; warmth loosens muscles that have been tight for weeks.",
      "Wrap it in a cloth, keep it short, and look at the skin in between. | Ten minutes are enough, and neither the pack nor the bottle belongs on bare skin.",
      "If you have poor circulation or little feeling there, ask first. | When you cannot put weight on it or it looks crooked, leave the freezer alone and have it examined.",
    ],
    physio,
  ),
  card(
    "After an injury",
    "Go back to sport in steps: pain-free in daily life first, then slowly, then fast, then the match.",
    "The way back to sport | Not on the first painless day | In steps, and one at a time",
    [
      "The first day without pain is a dangerous one. | The ankle feels fine on the stairs, the team is short of players, and there is a match on Saturday.",
      "Tissue takes longer to heal than to stop complaining. | That it no longer hurts means that you may begin, and not that you are done.",
      "Go in steps: walk, jog, turn, jump, train, play. | Each step should be calm on the same day and on the morning after before you take the next.",
      "Write down what you did and how the joint felt the next day. | Leave out a step and you will meet it again, usually in the last ten minutes of a match.",
      "Ask your physio for a test rather than for a date. | The second injury in the same place is the one that spoils the season.",
    ],
    /\b(?:physio\w*|sports?|injur\w*|rehab\w*|osteopath\w*|runn\w*|athlet\w*)\b/i,
  ),
  card(
    "Shoes that fit",
    "Buy shoes in the afternoon, with a thumb's width at the front; feet grow by evening.",
    "Buy shoes in the afternoon | Feet carry you all day | What your old soles tell",
    [
      "Feet carry you through life and get looked at in June. | In the morning the shoes fit, and by evening they have become a size smaller.",
      "Feet swell during the day, so try shoes on in the afternoon. | Leave a thumb's width in front of the toes, measured while standing.",
      "Take your old pair along when you have trouble; worn soles tell a story. | Change between pairs, so that they can dry and your feet get some variety.",
      "Cut nails straight, look between the toes and put cream on the heels. | With diabetes or little feeling in the feet, look at them daily and let a professional do the cutting.",
    ],
    /\b(?:podiatr\w*|chiropod\w*|foot|feet|physio\w*|orthop\w*|insoles?|diabet\w*)\b/i,
  ),
  card(
    "Eyes change slowly",
    "Have your eyes tested every couple of years, even if you see well; some changes do not announce themselves.",
    "Eyes change slowly | When your arms get too short | More than reading letters",
    [
      "One day your arms are too short for the menu. | Eyes get worse so slowly that you blame the printers.",
      "A test looks at more than letters: at pressure, at the back of the eye, at how both work together. | Some troubles of the eye stay silent for years, and they are found by looking.",
      "Every two years is a usual rhythm, and more often if somebody advises it. | Go earlier with headaches, glare at night or a child who sits too close to the screen.",
      "Bring your glasses, a list of medicines and sunglasses for the way home. | Sudden flashes, a shadow or a loss of sight should be seen on the same day.",
    ],
    eyes,
  ),
  card(
    "Frames that stay put",
    "Shake your head, look down, laugh: new glasses should still be where you put them.",
    "How to choose a frame | Shake your head and laugh | Glasses for the whole day",
    [
      "You are choosing the one thing you will wear every day, and you cannot see yourself without the old one. | Ask three friends about a frame, and you will own four opinions.",
      "Take photographs of yourself in your favourites, and look at them with your old glasses on. | Bring somebody honest, and try on one that you would never choose.",
      "Then test the fit: nod, laugh, look at your shoes. | A good frame sits on the nose without leaving marks and does not rest on your cheeks when you smile.",
      "Say what you do all day, since screens, ladders and violins need different lenses. | Come back for adjusting; a small bend by a skilled hand is worth a lot.",
    ],
    eyes,
  ),
  card(
    "Rest for screen eyes",
    "Look out of the window every twenty minutes, blink on purpose and move the screen a hand lower.",
    "Rest for tired eyes | Blink on purpose | Look out of the window",
    [
      "By four the letters swim, and your eyes feel as if there were sand in them. | We stare at screens and forget to blink, like cats in front of a mouse hole.",
      "Look out of the window every twenty minutes, for twenty seconds, at something far away. | Eyes like distance as legs like a walk.",
      "Put the screen an arm's length off and a little below eye level. | Turn the screen away from the window, and enlarge the letters before you move your nose.",
      "Those who wear glasses may need another pair for the distance at which the screen stands. | Dry air from heating or a fan makes it worse, so move the desk away from the draught.",
      "Drink, blink, air the room. | If your eyes stay red or sore, take the contact lenses out and have it looked at.",
    ],
    eyes,
  ),
  card(
    "Contact lens rules",
    "Wash and dry your hands, never use tap water, and give your eyes a day off from contact lenses.",
    "Clean hands, no tap water | A day off for your eyes | How to live with contact lenses",
    [
      "You are at a festival, you have one case, no mirror and a bottle of water. | Contact lenses forgive a good deal until the day on which they do not.",
      "Wash your hands and dry them on something that leaves no fluff. | Use fresh solution every time, and never tap water, not even for rinsing the case.",
      "Take the lenses out before sleeping, showering and swimming, unless yours are made for it. | Change your lenses when the box says so, and the case along with them.",
      "Keep a pair of glasses at hand that you are not ashamed of. | A red, painful or light-shy eye means lenses out and a call to your optician.",
    ],
    eyes,
  ),
  card(
    "Use your pharmacist",
    "Ask the pharmacist before you queue for a doctor: small troubles often end at the counter.",
    "Ask at the counter first | What your pharmacist can tell you | A quiet word in the corner",
    [
      "Behind the counter stands somebody with years of study, and we ask for cough sweets. | It itches, it is Saturday, and the next appointment is on Thursday week.",
      "For small troubles the pharmacy is a good first door. | A pharmacist can tell you what you can treat yourself and what should be seen by a doctor.",
      "Say what else you take, whether you are pregnant, and how long you have had it. | Ask for a quiet corner if you do not want the queue to take part.",
      "Have it explained how to take things: with food, before bed, never with milk. | Collect repeat prescriptions before the box is empty, since holidays have a way of coming in between.",
    ],
    pharmacy,
  ),
  card(
    "Pack a travel kit",
    "Pack medicines in your hand luggage, in their boxes, with enough for a few days longer.",
    "A medicine bag for the holidays | In the hand luggage, please | Enough for three more days",
    [
      "The suitcase is in another country, and so are your tablets. | At home you would find a plaster blindfolded; on an island it takes a ferry.",
      "Keep what you need every day in your hand luggage, in its own box. | Take enough for a few days more than planned, along with a list of the ingredients' names.",
      "For the family add plasters, something for fever, for the stomach, for bites, and sun cream. | Ask at the pharmacy what makes sense for that country and those children.",
      "Heat spoils many medicines, so do not leave them in the car. | Jabs for distant places need weeks, which means asking when you book and not when you pack.",
    ],
    /\b(?:pharmac\w*|chemist\w*|travel\w*|holiday\w*|vaccin\w*|jabs?|famil\w*|gp|doctors?|clinic)\b/i,
  ),
  card(
    "Eat what you know",
    "Before you ban anything, add something: one more vegetable at lunch is a change that lasts.",
    "Add before you forbid | One more vegetable | Diets that survive Friday",
    [
      "Every diet begins with a list of what is forbidden, and the list smells of fresh bread. | You have eaten rice cakes for three days, and you have become a worse person.",
      "Adding is easier than banning. | What you forbid grows bigger, and what you add takes up room on the plate.",
      "Put one more vegetable beside what you cook anyway. | Start with one meal, the one that is always the same, and improve that.",
      "Eat what you know, at a table, from a plate, and not from the packet in the hall. | Cook a little more than you need in the evening, and tomorrow's lunch is settled before you are hungry.",
      "Keep a diary for three days without judging it. | If you have an illness or take medicines, plan bigger changes with your doctor or a dietitian.",
    ],
    nutrition,
  ),
  card(
    "Say it, hear it",
    "If you often ask “pardon?”, have your hearing tested; early help is easier to get used to.",
    "Have you turned it up again? | Early help for the ears | When everyone mumbles",
    [
      "People mumble nowadays, and the television has been turned up to the neighbours' liking. | You laugh along, half a second late, and hope that nobody asks you anything.",
      "Hearing fades at the edges first: birds, children, the s in a word. | The family notices before you do, and it is mostly the family that gets annoyed.",
      "A test takes little time and does not hurt. | Ears get out of practice, so a brain that hears again soon finds it easier than one that has waited for years.",
      "Try devices in your own life: restaurant, phone, grandchildren. | Sudden hearing loss, pain or dizziness belongs in a doctor's hands without delay.",
    ],
    hearing,
  ),
  card(
    "Children at the doctor's",
    "Tell a child truthfully what will happen, in short sentences, shortly before and not days ahead.",
    "How to prepare a child for the doctor | Tell the truth, but briefly | The bear goes first",
    [
      "“It will not hurt”, you say, and it does, and now you have two problems. | Children notice whispering parents before they notice a syringe.",
      "Say what will happen, honestly, and not a week ahead. | Use short sentences: she listens with a cold thing, and he looks into your ear.",
      "Let the bear be examined first. | Bring something to hold, and agree on a song for the bad ten seconds.",
      "Stay in sight, keep your voice low, and let the doctor do the talking. | Hold your child on your lap instead of holding it down, whenever that is possible.",
      "Praise what your child did, and not how little there was to see of it. | Write down fever, spots and times beforehand, since you will not have slept.",
    ],
    children,
  ),
  card(
    "Help for older people",
    "For older relatives, one folder with findings, medicines and phone numbers saves everybody hours.",
    "One folder for everything | When parents grow older | Loose rugs and good light",
    [
      "Father says that everything is fine, and the letters are behind the clock. | At some point you know your mother's tablets better than your own birthday.",
      "Make a folder together: findings, medicines, allergies, phone numbers, wishes. | Put the important papers into one place that a stranger could find.",
      "Talk about wishes while it is an ordinary Tuesday. | Walk through the flat with open eyes: loose rugs, dark stairs, a bath that is too high.",
      "Begin with what annoys your parents, such as the jar lids, and not with what frightens you. | A lamp by the bed, a rail by the bath and a phone with large keys have prevented many a fall.",
      "Ask which help would be welcome, and leave everything else as it is. | Go along to appointments, sit at the side, and let them answer first.",
    ],
    /\b(?:older|elderly|seniors?|care|carers?|home help|nursing|geriatr\w*|dementia|parents|grand\w*|famil\w*|gp|doctors?|surgery|practice)\b/i,
  ),
];
