import { card } from "../topic";

/** Appointments, conversations and medicines: what fits every practice. */
export const practice = [
  card(
    "Write it down",
    "Take three questions on paper to the appointment, the most important one first.",
    "Three lines on paper | Bring your questions | What you remember on the stairs",
    [
      "In the consulting room, time runs faster than outside. | You leave, and on the stairs you remember what you came for.",
      "So write your questions down at home, the most important one at the top. | A slip of paper with three lines turns a rushed visit into a conversation.",
      "Say at the start that you have three things, and which of them worries you. | Do not save the real reason for the moment when your hand is on the door.",
      "Note the answers, or ask for them in writing. | Repeat at the end what you have understood; if something is wrong, it will be noticed then.",
    ],
  ),
  card(
    "What changed, and when",
    "Say what has changed, since when and what it stops you from doing: that is half of the way to an answer.",
    "What has changed, and since when? | The two facts that help | You need not know its name",
    [
      "Late at night you consult a forum, and in the morning you bring its diagnosis along. | Nobody sees you as often as you see yourself, which makes you a good witness and a poor judge.",
      "Finding the right name for an illness is not your task. | What helps is a plain account, without Latin.",
      "Say when it began, when it comes and what makes it better or worse. | Describe it by what you can no longer do: stairs, sleep, the lid of a jar.",
      "Keep a few notes for a week if you are not sure. | Mention fever, weight and medicines, even if nobody asks; what seems to be beside the point often is not.",
    ],
  ),
  card(
    "Keep a list of medicines",
    "Keep one list of all that you take, drops and herbs included, and show it everywhere.",
    "One list for everything you take | Drops and herbs count too | The list in your wallet",
    [
      "“The small white ones, in the morning” is a description that fits half of the pharmacy. | In the kitchen drawer there are tablets from three doctors who have never met.",
      "Write one list: name, strength, when, what for. | Put down everything, including drops, creams, vitamins and that tea from your sister.",
      "Things that are harmless alone can get in each other's way. | Herbal remedies are medicines as well, and some of them have strong opinions about others.",
      "Carry a copy in your wallet and a photograph in your phone. | Have it checked once a year at the pharmacy or the practice, and do not stop anything on your own.",
    ],
  ),
  card(
    "Ask for plain words",
    "If something is unclear, say “can you explain that differently?”; good professionals like the question.",
    "Ask for it in plain words | You do not have to nod | Say it back",
    [
      "You nod, you say thank you, and outside you look up what the word means. | Long words are quick for those who use them every day.",
      "Not understanding is no sign of stupidity; it is a sign that somebody should try again. | You came for an explanation and not for an impression.",
      "Ask what it means for you, for next week, for the stairs. | Let somebody draw it, since bodies are easier in pictures.",
      "Then say it back in your own words, and see whether it is right. | If your head is full, bring somebody who listens while you are busy being worried.",
    ],
  ),
  card(
    "Before a long wait",
    "Bring reading glasses, water and a book: waiting is easier when you have planned to.",
    "How to wait without suffering | The first appointment of the day | A book, not a search engine",
    [
      "The clock on the wall has been repaired so that it goes slower. | Waiting rooms have fish, magazines from another government and somebody with a cough.",
      "Emergencies are not in the diary, so delays will happen. | Somebody before you needed more time, and one day you will be that somebody.",
      "Ask for the first slot of the morning or after lunch. | Keep an hour free behind it, so that ten minutes do not ruin your day.",
      "If you only need a result or a prescription, ask whether it can be done by phone. | Say on arrival that you have a bus to catch, and they will tell you honestly what to expect.",
      "Bring a book, and leave the search engine alone. | If you get worse while you wait, do not be polite about it: tell the desk at once.",
    ],
  ),
  card(
    "Take somebody along",
    "Take somebody along to important appointments: four ears hear more than two frightened ones.",
    "Four ears hear more | Take somebody with you | The person with the notebook",
    [
      "After the word “unfortunately”, most people hear nothing else. | Important news reaches you in a room where you cannot think.",
      "A second person can listen while you are still busy with the first sentence. | It need not be family; it should be somebody who stays calm and writes legibly.",
      "Agree beforehand what you want to know, and who asks. | Hand over the notebook and the right to say “one moment, please”.",
      "Tell your companion beforehand how much you want to hear at once. | Sit so that both of you can see the doctor's face and the screen.",
      "Go for a walk together afterwards and put it in order. | If you have to go alone, ask whether you may record the talk or ring again with questions.",
    ],
  ),
  card(
    "Small habits last",
    "One small habit kept for months beats a strict plan kept for a week.",
    "One small habit at a time | The plan that survives November | So small that it feels silly",
    [
      "Strict plans are exciting on Sunday and gone by Thursday. | In the first week of January the park is full, and in the third one has it back.",
      "Choose something that you could do on your worst day. | Begin with so little that it would be embarrassing to tell anybody.",
      "Tie it to something that happens anyway, such as boiling water or brushing teeth. | Standing on one leg while the tea brews is a habit, and so is getting off one stop early.",
      "Tick it off on the calendar, because a row of ticks is pleasant to look at. | Tell one person about it, ideally somebody who asks and does not comment.",
      "When it runs by itself, add the next. | If you miss a day, carry on the next morning without a speech.",
    ],
  ),
  card(
    "Prevention has dates",
    "Put check-ups and jabs into the calendar on your birthday; it is easy to remember and hard to put off.",
    "Put it into your birthday | Dates for things that do not hurt | A check-up once a year",
    [
      "For what does not hurt, there is always a better week. | You tell the children how important it is, and then skip your own appointment.",
      "Screening, jabs, eyes, blood pressure: ask what is due at your age. | Which check-ups make sense depends on age, history and family, so let somebody work it out with you.",
      "Use the week of your birthday as a fixed date. | Look through the vaccination card in the same week in which you change the smoke alarm battery.",
      "A date that stands in the diary hardly ever needs courage. | Most of these visits are short, and you leave them with one worry fewer.",
      "Make the next appointment while you are there. | Ask about what ran in your family before you go, since aunts know more than files.",
    ],
  ),
  card(
    "Move in small change",
    "Ten minutes of walking three times a day count; movement can be paid in small change.",
    "Movement in small change | It does not have to be sport | Stairs are free",
    [
      "The word “exercise” smells of gym halls and has frightened many people off. | You do not have to own a headband.",
      "A brisk walk counts, and so do stairs, gardening and a dance with the vacuum cleaner. | What matters is that you get warm, breathe a bit faster and do it again tomorrow.",
      "Three times ten minutes are as good a start as half an hour. | Walk while you phone, and get out of the bus one stop early.",
      "If you have been ill or have not moved for years, ask your doctor how to begin. | Pain in the chest, dizziness or breathlessness mean stop and have it seen to.",
    ],
  ),
  card(
    "When not to wait",
    "Sudden chest pain, a drooping face, weak arm or slurred speech: call the emergency number at once.",
    "When you should not wait | Signs that mean call now | Better once too often",
    [
      "Sensible people do not want to be a bother, and it is the sensible ones who wait too long. | On a Sunday evening everyone hopes that it will be better by Monday.",
      "Some signs do not wait: pressure in the chest, a face that droops, an arm that will not lift, words that come out wrong. | With sudden chest pain, trouble speaking or a weak side of the body, every minute counts.",
      "Call the emergency number, and do not drive yourself. | Say where you are, what happened and since when, and stay on the line.",
      "Nobody will be cross if it turns out to be nothing. | Stick the numbers for night and weekend on the fridge, where even a visitor finds them.",
    ],
  ),
  card(
    "Sleep is not lost time",
    "Get up at the same time every day; it steadies the night more than going to bed early.",
    "A fixed time to get up | What steadies the night | Start sleep in the morning",
    [
      "You lie there and calculate how many hours are left. | Nothing wakes a person up like the wish to fall asleep.",
      "Going to bed earlier rarely helps; getting up at a fixed time mostly does. | The night begins in the morning, with light and a fixed hour.",
      "Have your last coffee at lunch, and keep naps short. | Daylight before noon, some movement, a cool bedroom: the boring things work.",
      "If you are awake for long, get up, sit somewhere dim and read something dull. | When it goes on for weeks, talk to your doctor before you reach for tablets.",
    ],
  ),
  card(
    "A full medicine drawer",
    "Go through the medicine drawer once a year: out with the old, in with plasters and a thermometer.",
    "Tidy the medicine drawer | What belongs at home, and what does not | Plasters that still stick",
    [
      "In the drawer there are cough drops from a former marriage. | You look for the thermometer at night, with a hot child on your arm, and find three corkscrews.",
      "Once a year, take it all out and read the dates. | Put everything on the table, and sort by use: pain, fever, stomach, wounds.",
      "Old medicines go back to the pharmacy or wherever your town collects them, and not down the loo. | Keep leaflets with their boxes, and do not keep leftover antibiotics for the next time.",
      "Store it dry, cool and out of the reach of children, which rules out the bathroom. | Ask the pharmacist what your household needs; a family with toddlers needs something else than a couple of hikers.",
    ],
    /\b(?:pharmac\w*|chemist\w*|famil\w*|gp|doctors?|general practice|first aid|medicin\w*|surgery|clinic)\b/i,
  ),
];
