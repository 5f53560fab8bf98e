import { card, faq, type Topic } from "./topic";

const dental = /\b(?:dent\w*|teeth|tooth\w*|gums?|smiles?|oral|orthodont\w*|braces|aligners?)\b/i;
const notDental = /^(?![\s\S]*\b(?:dent\w*|teeth|tooth\w*|orthodont\w*))/i;

export const health: Topic = {
  key: "health",
  words:
    /\b(?:dent(?:al|ist|ists|istry)|teeth|tooth|gums|oral|orthodont\w+|clinics?|doctors?|gp|patients?|health(?:care)?|medical|physio\w*|therap(?:y|ist|ists|ies)|osteopath\w*|chiropract\w*|nurs(?:e|es|ing)|pharmac\w+|mental health|nutrition\w*|vets?|veterinar\w+|optician|eye test|check-?ups?|hygienist)\b/,
  field: "looking after your health",
  problems: [
    "check-ups are easy to put off until something hurts",
    "people come late because they are afraid of bad news",
    "good advice gets lost between the internet and the waiting room",
  ],
  promises: [
    "you know where you stand and what to do next",
    "small things are found while they are still small",
    "an appointment is something you can tick off calmly",
  ],
  scenes: [
    "You feel a twinge, it goes away, and you decide that it was nothing.",
    "The reminder card has been on the fridge so long that you no longer see it.",
    "You look up a symptom late at night and go to bed with a worse one.",
    "You leave the room and remember on the stairs what you wanted to ask.",
    "You tell the children how important it is and skip your own appointment.",
    "Somebody explains it to you kindly, and you have forgotten half of it by the time you are home.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Book an appointment",
    offer: "Book your visit",
    "how-to": "Book a check-up",
    launch: "Ask for an appointment",
  },
  hashtags: ["health advice", "wellbeing", "prevention", "healthy habits", "self care"],
  faqs: [
    faq(
      "How often should I come?",
      "That depends on you, so ask at your next visit. Some people need to be seen more often than others, and the interval can change. | There is no single answer for everybody. Your own history decides, and we would agree on a rhythm with you.",
    ),
    faq(
      "What if I am nervous?",
      "Say so when you book. It is common, and there is a lot that can be done when we know. | Tell us at the start, and agree on a sign for a pause. Knowing that you can stop makes it easier to go on.",
    ),
    faq(
      "What should I bring?",
      "A list of what you take, older findings if you have them, and your questions on paper. That saves time for talking. | Bring your notes, even untidy ones. Dates, names of medicines and one clear question help more than you would think.",
    ),
  ],
  cards: [
    card(
      "Clean between",
      "Clean between your teeth as well; the brush does not reach there.",
      "The places your brush does not reach | Clean between the teeth | What the brush leaves behind",
      [
        "A brush cleans the outside, the inside and the top of a tooth. | Your brush is good at what it can reach.",
        "Between two teeth it does little, and that is where food likes to stay. | The narrow gaps are another matter, and trouble often starts there.",
        "Floss or a small brush does the job, once a day, preferably in the evening. | Whether you use floss or small brushes matters less than using them.",
        "If your gums bleed at first, do not stop; tell your dentist if it goes on. | A little bleeding in the beginning is common, and if it does not settle, have it looked at.",
      ],
      dental,
    ),
    card(
      "Little and daily",
      "Two gentle minutes, morning and evening, do more than one hard scrub.",
      "Gentle and often | Brush softly, brush daily | The habit that matters",
      [
        "Pressing hard does not clean better. | Many people scrub their teeth as if they were pans.",
        "Gums are soft, and they withdraw when they are treated badly. | Hard bristles and a heavy hand wear down what you want to keep.",
        "Use a soft brush, small circles and a little patience. | Go slowly, tooth by tooth, and let the bristles do the work.",
        "Replace the brush when it looks tired. | When the bristles bend outwards, it is time for a new one.",
      ],
      dental,
    ),
    card(
      "Why cleaning matters",
      "Hard deposits do not brush away at home; they need a professional cleaning.",
      "What a professional cleaning does | Why cleaning matters | Beyond the bathroom mirror",
      [
        "What you brush away in the evening is soft. | Fresh plaque comes off with a brush and a bit of care.",
        "What you miss turns hard after a while, and then no toothbrush will move it. | Left alone it becomes tartar, and tartar stays where it is.",
        "A cleaning removes it, above and just under the edge of the gum. | That is the point of a regular cleaning: to take away what you cannot.",
        "Afterwards everything feels smooth, and smooth surfaces are easier to keep clean. | You feel the difference with your tongue, and your own brushing works better again.",
        "It also gives somebody a chance to spot early signs. | On the way, a trained eye looks at gums and fillings.",
      ],
      dental,
    ),
    card(
      "Bring up fear",
      "Tell the team if you are nervous; pauses and plain words help.",
      "If you are nervous | Fear of the chair | You are not the only one",
      [
        "Many grown people are afraid of that chair. | You would be surprised how many people have to talk themselves into coming.",
        "It helps to say it aloud at the start. | The first step is to tell us, and no one will smile about it.",
        "Ask for each step to be explained, and agree on a sign that means stop. | With a raised hand you can have a pause at any time.",
        "A first visit may be a talk and nothing more. | You may begin with a conversation and decide afterwards.",
      ],
      dental,
    ),
    card(
      "Children copy you",
      "Children do what they see, so brush together and keep it light.",
      "Children do what they see | Brush together | Start early, keep it light",
      [
        "Telling children to brush is one thing. | No lecture works as well as an example.",
        "Brushing beside them is another, and it takes the same two minutes. | Stand at the basin together and make faces in the mirror.",
        "Bring them along early, when there is nothing to fix. | The first visit should be a short and cheerful one.",
        "A child who has seen the lamp go up and down is not afraid of it later. | What is familiar is not frightening.",
      ],
      dental,
    ),
    card(
      "Come before it hurts",
      "An early visit is shorter, easier and more often good news.",
      "Why it pays to come early | Before it hurts | The quiet early signs",
      [
        "Pain is a late messenger. | Many things begin without any pain at all.",
        "What is found early can often be dealt with simply. | An early look leaves you more choices.",
        "And often the news is good, which is worth knowing too. | Most of the time you go home relieved.",
        "So take the appointment while you feel well. | It is odd to go when nothing is wrong, and that is the right time.",
      ],
    ),
    card(
      "Write it down",
      "Note your questions before the visit and the answers during it.",
      "Three lines on paper | Bring your questions | Do not rely on memory",
      [
        "In the room, time runs faster than outside. | Everyone forgets their questions when the door closes.",
        "Write them down at home, the most important one first. | A few words on a slip of paper are enough.",
        "Note the answers, or ask for them in simple words. | If you did not understand something, ask again; nobody minds.",
        "At home you will be glad of your notes. | You can read them to your family, who will ask.",
      ],
    ),
    card(
      "Small habits last",
      "One small habit kept for months beats a strict plan kept for a week.",
      "Small habits, kept | One thing at a time | The habit you can keep",
      [
        "Strict plans are exciting on Sunday and gone by Thursday. | Good intentions tend to be too big.",
        "Choose one thing that you could do on your worst day. | Start with something so small that it feels silly.",
        "Tie it to something you do anyway, such as making tea. | Put it next to a habit that you already have.",
        "When it runs by itself, add another. | After some weeks it is simply what you do.",
      ],
    ),
    card(
      "Listen to your body",
      "Notice what changes and since when; those two facts help the most.",
      "What changed, and since when | Notice the change | The two useful facts",
      [
        "You know your body better than anyone. | Nobody sees you as often as you see yourself.",
        "You do not need the name of what you have. | It is not your task to find out what it is.",
        "Say what has changed, since when and what makes it better or worse. | Describe when it began, when it comes and what it stops you from doing.",
        "That is what a good conversation starts from. | With that, somebody trained can ask the right questions.",
      ],
      notDental,
    ),
    card(
      "Move a little",
      "A short walk on most days is a good start, and it needs no equipment.",
      "A walk counts | Move a little, often | It does not have to be sport",
      [
        "The word “exercise” has scared many people off. | You do not need to become a runner.",
        "A brisk walk counts, and so do the stairs. | Walking to the shop is movement, too.",
        "Do it often and stop before it becomes a chore. | Short and regular is kinder than long and rare.",
        "If you have not moved for long or have an illness, ask a professional first. | When in doubt about what is right for you, ask before you begin.",
      ],
      notDental,
    ),
    card(
      "Ask for plain words",
      "If something is unclear, ask for it in plain words; that is your right.",
      "Ask for plain words | You may ask again | When you did not understand",
      [
        "Every trade has its own language, and this one has more of it than most. | Long words are quick for those who use them every day.",
        "You do not have to nod. | There is no shame in not knowing them.",
        "Repeat what you have heard in your own words and see whether it is right. | Say “so this means that”, and let somebody correct you.",
        "It takes a moment and prevents mistakes. | A good practice will thank you for it.",
      ],
      notDental,
    ),
    card(
      "Rest is part of it",
      "Sleep and pauses are not lost time; much gets better while you rest.",
      "Rest is part of it | Do not skip the pause | What happens while you rest",
      [
        "We plan what we do and forget to plan the pauses. | Rest is the first thing to go in a full week.",
        "The body repairs itself when it is left alone. | A good deal of healing happens while nothing seems to happen.",
        "Keep regular hours where you can, and put the phone in another room. | Go to bed at about the same time, and let the last hour be a quiet one.",
        "If bad nights go on, talk to somebody. | When sleep stays away for weeks, do not just bear it.",
      ],
      notDental,
    ),
  ],
};
