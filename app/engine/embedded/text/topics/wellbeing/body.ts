import { card } from "../topic";

const massaged = /\b(?:massag\w*|bodywork|shiatsu|reflexolog\w*|deep tissue|back|muscles?|spa|treatments?)\b/i;
const spas = /\b(?:spas?|saunas?|steam|hammams?|hot tubs?|bath\w*|thermal|hydro\w*|wellness|float\w*)\b/i;

/** Massage, spa and sauna. */
export const body = [
  card(
    "Say where it pinches",
    "Tell the therapist where it pinches, since when, and where you do not want to be touched.",
    "Say where it pinches | The talk before the massage | What your back cannot say",
    [
      "A massage begins with your clothes on and a few questions. | Before the oil is warmed, there should be a short talk.",
      "Say what hurts, what you do all day and what you had done before. | Mention the desk, the toddler on your hip, the old sports injury and the operation you have almost forgotten.",
      "Say also where you do not want to be touched, be it feet, face or stomach; you need not give a reason. | Name what is out of bounds as plainly as what is sore, and expect to hear no argument.",
      "If you are pregnant, ill or take blood thinners, tell them first and ask your doctor when in doubt. | Fever, a fresh injury, a skin rash or an illness belong on the table before you do.",
    ],
    massaged,
  ),
  card(
    "Harder or softer",
    "Pressure is your choice, and “a little softer, please” is a complete sentence.",
    "The right pressure | It does not have to hurt | A little softer, please",
    [
      "Many people lie there, bite into the towel and believe that it must be good for something. | Somebody once decided that a massage has to hurt, and we have been polite about it ever since.",
      "Strong pressure is a matter of taste and not a mark of quality. | Muscles that defend themselves do not let go.",
      "The pressure is right when you can go on breathing calmly. | Watch your breath: if you hold it, the hand is too heavy.",
      "Say “a little softer” or “more on the left” whenever you like. | A professional asks now and then, and is glad of a true answer instead of a brave one.",
    ],
    massaged,
  ),
  card(
    "Before you lie down",
    "Eat something light, come ten minutes early and leave the phone in the locker.",
    "What to do before a massage | Arrive before you lie down | The ten minutes before",
    [
      "Half of the hour is lost if you fall through the door with a full head. | You can lie on a soft table and still be standing in the traffic.",
      "Come a little early, take off your watch, go to the loo and drink a glass of water. | Ten minutes on a chair with nothing to read are part of the treatment, even if nobody charges for them.",
      "Eat something light two hours before, neither a feast nor nothing at all. | A rumbling stomach is distracting, and a full one does not like to lie on its front.",
      "You undress as far as you are comfortable, and a towel covers the rest. | Nobody minds unshaved legs, and nobody looks at your socks.",
    ],
    massaged,
  ),
  card(
    "The hour after",
    "Plan nothing loud for the hour after a massage; drink some water and walk home if you can.",
    "Keep the hour after free | Do not run for the bus | How to make it last",
    [
      "It takes an hour to soften and one phone call to undo it. | The loveliest moment is the one when you get up, and most people spend it looking for their keys.",
      "So leave a gap in your calendar after the appointment. | Do not book the dentist, the parents' evening or the gym straight behind it.",
      "Drink something, put on a scarf and walk a part of the way. | Get up slowly, sit for a moment, and let the world come back by itself.",
      "You may feel a little sore the next day, as after a long walk. | If something hurts more than before or does not pass, ring and say so.",
    ],
    massaged,
  ),
  card(
    "Talk or silence",
    "You do not have to chat on the massage table; silence is a service too.",
    "You do not have to talk | Silence is included | The art of saying nothing",
    [
      "With your face in a hole, small talk is a sport for contortionists. | Some people chat when they are nervous, others when they think that it is expected.",
      "You owe nobody a conversation while you lie there. | You may sigh, snore or say nothing for an hour.",
      "A single sentence at the beginning settles it: I would like it quiet, or I am glad of a chat. | Say at the start what you prefer, and say it about the music as well.",
      "Many people fall asleep, and every therapist takes it as a compliment. | If thoughts come, let them pass like people in a corridor.",
    ],
    massaged,
  ),
  card(
    "Desk shoulders",
    "Lower your shoulders each time you send an e-mail; they will be glad of the habit by Friday.",
    "Shoulders up to your ears | What the desk does to your neck | A habit between two visits",
    [
      "Look down at yourself for a second: where are your shoulders? | At some point between the second and the third meeting, your shoulders move in next to your ears.",
      "A massage helps them down, and eight hours at a laptop put them up again. | One hour on a table cannot outweigh forty at a desk, so the small habits in between count.",
      "Each time you press send, breathe out and let your shoulders drop. | Choose a trigger you meet often, such as a closing door, and lower your shoulders whenever you hear it.",
      "Raise the screen, lean back for a while, and get up to take calls. | Stretch your neck gently, ear towards shoulder, and do it slowly enough to be bored.",
    ],
    massaged,
  ),
  card(
    "Your first sauna",
    "Shower, dry off, sit low, leave when you have had enough: that is all there is to a first sauna.",
    "A first time in the sauna | Sit low and leave early | Heat for beginners",
    [
      "Everyone in a sauna looks as if they had been born there. | The rules on the door are long, and nobody wants to stand in front of them in a towel.",
      "In short: shower, dry yourself, sit on your towel with no skin on the wood. | Wash before, keep your voice down and take a towel that is long enough for your feet.",
      "Choose a low bench, since the heat lives under the ceiling. | Leave when you feel like it and not when the hourglass says so.",
      "Then cool down in fresh air, rest, drink, and only go back if you want to. | With heart trouble, high blood pressure or in pregnancy, ask your doctor before you go.",
    ],
    spas,
  ),
  card(
    "A day at the spa",
    "For a day at the spa, book one treatment and leave the rest of it empty.",
    "One treatment and a lot of nothing | How to plan a spa day | The empty part of the day",
    [
      "People bring a timetable to the spa and go home exhausted. | A spa day has a way of turning into a list: pool at ten, mud at eleven, facial at noon.",
      "One booked treatment is enough; the rest of the day wants to be lost. | Put a single appointment in the middle and leave the hours round it alone.",
      "Early in the week and early in the day, there is more room on the loungers. | Ask when it is quiet, because the same pool can be a different place on a Tuesday.",
      "Pack a bathrobe, flat shoes, a book you have read before and something for the hair. | Leave your phone in the locker; someone will survive it, and it will be you.",
    ],
    spas,
  ),
  card(
    "Going as two",
    "If you go to a spa together, agree beforehand where you talk and where you do not.",
    "A spa visit for two | Together, and quiet | When friends go to the spa",
    [
      "Two friends who have not met for months, and a sign that says please be silent. | You wanted to talk for hours, and everybody around you wanted the opposite.",
      "Agree before you go: the café is for talking, the loungers are for sleeping. | Most places have a corner in which nobody minds a conversation, so ask for it at the desk.",
      "Nobody has to do everything together. | Let one swim while the other reads, and meet again for tea.",
      "If you book treatments for two, ask whether they are in one room or in two, and choose on purpose. | Couples in one room are a nice idea, unless one of them giggles.",
    ],
    spas,
  ),
  card(
    "Give it well",
    "A voucher works better with a date: offer to mind the children while it is used.",
    "A voucher that does not gather dust | Give the time as well | The present behind the present",
    [
      "Somewhere in a drawer lies a massage voucher that ran out last spring. | Vouchers are lovely to unwrap and easy to forget.",
      "People do not lack the wish; they lack the free afternoon. | The treatment is one half of the present, and the time for it is the other.",
      "So give the time along with it: a date, a lift, an evening with the children taken care of. | Write on the card which day you will mind the dog, the baby or the shop.",
      "Choose an amount instead of a treatment if you do not know what the other likes. | Check how long it is valid, and put the last month on the envelope in large letters.",
    ],
  ),
  card(
    "Signs of good hands",
    "Good therapists ask before they touch, explain what they do and tell you when to see a doctor.",
    "How to know good hands | What to ask a massage therapist | Training, towels and questions",
    [
      "From the street, one treatment room looks like the next: a candle, a plant, a bowl of stones. | A soft voice and a fern are easily had.",
      "Ask about training and how long they have worked with problems like yours. | A clear answer to “where did you learn this?” is worth more than any certificate in a frame.",
      "Look for fresh linen, washed hands and a door that closes. | Notice whether you are asked about your health before anything else happens.",
      "Somebody good promises little and sends you to a doctor when it is not for them. | Be careful with anyone who wants to cure everything or sells you ten sessions on the first day.",
    ],
  ),
  card(
    "Massage and sport",
    "Save the deep massage for a rest day; tired muscles want a gentle hand straight after sport.",
    "Massage for people who train | Deep or gentle, and when | Your legs after the race",
    [
      "The marathon is on Sunday, and the strong massage is booked for Saturday. | Runners treat massage like pasta: the more, the later, the better.",
      "Deep work can leave muscles tender for a day or two, which is not what you need at the start. | Your legs have to digest a firm treatment as they digest a hard session.",
      "Put it on a rest day with some distance to the race. | Keep the last days before a race for easy walks and early nights.",
      "Straight after the effort, light strokes are pleasant and a bath is cheaper. | A pain that is sharp or swells belongs to a physio or a doctor before anybody kneads it.",
    ],
    /\b(?:sports?|deep tissue|runn\w+|athlet\w+|cyclists?|training|marathon)\b/i,
  ),
];
