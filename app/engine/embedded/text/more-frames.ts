/** Sections that any article for customers can take: how a first contact goes, what people get wrong, and what the season asks for. */
export const practiceSection = {
  headings: [
    "How to go about it",
    "What to tell us first",
    "How a good first talk goes",
    "From reading to doing",
    "What helps when you get in touch",
    "In practice",
  ],
  slots: [
    [
      "When you get in touch with {name}, describe your situation before you name a solution, because the situation tells us far more.",
      "A good first message to {name} has three parts: where you are now, what bothers you about it, and what you would like instead.",
      "You do not have to arrive at {name} with a plan; a clear idea of what annoys you is a better place to begin.",
      "Before you speak to anyone at {name}, take a minute and decide what would make you say afterwards that it was worth it.",
      "It helps us, and it helps you, when you can say in one sentence why you are looking at this now and not last year.",
      "The most useful thing you can bring to {name} is an honest picture of how things are at the moment.",
    ],
    [
      "If there is a limit, whether of time, of money or of patience, say so early, so that nobody plans past it.",
      "Mention what you have tried already, even if it went badly, since that saves everyone a second attempt.",
      "Tell us what must not happen; that is often easier to say than what should.",
      "Name the one thing you would be sorry to lose, so that it stays where it is.",
      "Say what you are unsure about as well, because that is usually where the useful part of the talk begins.",
      "Give an example from last week rather than a general rule, as examples leave less room for misunderstanding.",
    ],
    [
      "Then let us ask a few questions in return.",
      "After that it is our turn to ask.",
      "Expect questions, and do not worry if some of them sound too simple.",
      "We will probably ask you something you did not expect.",
      "From there it becomes a conversation and stops being a sales talk.",
    ],
    [
      "At the end you should know what the next step is, who takes it and what it means for you.",
      "You should leave with a clear answer, even when the answer is that you need to think about it.",
      "If {subject} {is} right for you, you will both see it and be able to say why.",
      "Whatever comes of it, you will know more about {subject} than you did before.",
      "And should it turn out that {name} is not the right place, you will have found that out early, which is worth something too.",
    ],
    [
      "All of this takes less time than reading about it.",
      "Nobody expects you to be good at this, because it is our work and not yours.",
      "It is a small effort at the start that spares you a long one later.",
      "People are often surprised how short such a talk can be.",
      "Take notes if you like; we do.",
    ],
  ],
};

export const mistakesSection = {
  headings: [
    "What people often get wrong",
    "Three detours you can skip",
    "Mistakes that are easy to avoid",
    "What to leave out",
    "Shortcuts that are not",
    "What we would not do",
  ],
  slots: [
    [
      "The first mistake is to wait for the perfect moment, which has a way of never turning up.",
      "A common detour is to collect opinions until they cancel each other out.",
      "Many people begin with the price, and only afterwards ask themselves what they need.",
      "It is tempting to copy what worked for somebody else, although their days look nothing like yours.",
      "The usual mistake is to do everything at once, and then to give it all up at once.",
      "Some people decide in a hurry because deciding feels better than thinking.",
    ],
    [
      "It feels like progress, but it mostly moves the decision to another day.",
      "That is understandable, and it rarely ends well.",
      "You can see why it happens, since every single step seems sensible.",
      "There is nothing foolish about it; we have all done the same.",
      "It looks harmless while you are in the middle of it.",
      "From outside it is easy to see, and from inside it is not.",
    ],
    [
      "Another one is to keep going with something that does not work, only because you have already put so much into it.",
      "Just as common is the opposite: giving up a good thing after the first bad day.",
      "Then there is the habit of asking everybody except the people who do this for a living.",
      "Equally costly is the belief that whatever takes more effort must be better.",
      "A close second is to trust a picture more than your own hands, eyes and ears.",
      "Next in line is politeness: nodding at something that you did not understand.",
    ],
    [
      "With {subject}, you can avoid both by taking one small step and looking at what it changes.",
      "The way out is the same in each case: go back to what you wanted in the first place.",
      "A short question at the right time would have been enough, and it still is.",
      "If you notice one of these in yourself, take it as good news, because now you can stop.",
      "For {audience}, the cure is usually to make the first step smaller.",
      "None of this calls for discipline; it only takes a moment of attention.",
    ],
  ],
};

export const seasonSections = {
  autumn: {
    headings: ["Why autumn is a good time", "What the season asks for", "As the days get shorter"],
    slots: [
      [
        "When the evenings draw in, people come back to what they like.",
        "Autumn is the real new year for many of us, with fresh notebooks and good intentions.",
        "As the light goes, the small comforts begin to count.",
      ],
      [
        "There is more time indoors and more reason to choose well.",
        "The summer is packed away, and there is room in the calendar again.",
        "Routines return, and with them the chance to make them better ones.",
      ],
      [
        "That is why {subject} {comes} at the right moment.",
        "It is a good setting for {subject}.",
        "So it suits {subject} that the leaves are turning.",
      ],
    ],
  },
  winter: {
    headings: ["Why it matters in winter", "What the cold months ask for", "When it is dark by tea-time"],
    slots: [
      [
        "Winter shows what works and what does not.",
        "In the cold months, people stay close to what does them good.",
        "When it is dark early, you notice who has left a light on.",
      ],
      [
        "Plans get shorter, and evenings get longer.",
        "There is a lot going on, and little of it is restful.",
        "What you put off in summer now stands in the doorway.",
      ],
      [
        "That gives {subject} its place in the season.",
        "For {subject} it is the time that counts.",
        "It makes {subject} feel less like an extra and more like common sense.",
      ],
    ],
  },
  spring: {
    headings: ["Why spring is a good time", "What the season brings", "Now that the windows are open"],
    slots: [
      [
        "In spring, everything seems possible before breakfast.",
        "The first warm day changes what people want.",
        "With the windows open, old habits look a little dusty.",
      ],
      [
        "It is a good time to begin something small and to keep it.",
        "Heavy things go into the cupboard, and lighter ones come out.",
        "You have more energy than you know what to do with, so give some of it a direction.",
      ],
      [
        "That is why {subject} {belongs} here.",
        "It is the right weather for {subject}.",
        "So {subject} {comes} just when people are ready for a change.",
      ],
    ],
  },
  summer: {
    headings: ["Why summer is a good time", "What the season is for", "While the days are long"],
    slots: [
      [
        "Long days leave room for things that have no room in March.",
        "Summer is short, and it does not wait for plans.",
        "In the warm months, simple things are the good ones.",
      ],
      [
        "People are outside, in a better mood and a little less busy.",
        "Nobody wants to spend it on complicated matters.",
        "You say yes more easily when the sun is out.",
      ],
      [
        "That suits {subject} well.",
        "It is the natural season for {subject}.",
        "All the more reason to enjoy {subject} while it lasts.",
      ],
    ],
  },
} as const;

/** For articles that look for people to join. */
export const applicantSection = {
  headings: ["What matters to us", "What we hope you bring along", "How we like to work"],
  slots: [
    [
      "A job is more than a list of tasks, so here is what we look at when we read an application.",
      "You will want to know what we look for, and it is not what most adverts say.",
      "Skills can be learned, which is why we look for something else first.",
    ],
    [
      "We like people who ask when they do not know, and who say so when something goes wrong.",
      "Being reliable counts for more than being brilliant, at least on an ordinary Tuesday.",
      "Somebody who is kind to others when things get busy is worth a great deal.",
    ],
    [
      "You do not have to be loud to be noticed here.",
      "It helps if you can laugh about yourself now and then.",
      "Curiosity is welcome, and so is the wish to go home on time.",
    ],
    [
      "In return you should expect clear words, a fair hearing and somebody who answers your questions.",
      "What you can expect from us is that we tell you plainly what is going well and what is not.",
      "For our part, we owe you honest answers, before you start and after.",
    ],
    [
      "If that sounds like a place for you, read on.",
      "If you can picture yourself there, we are already half-way.",
      "If you would add something to this list, tell us in your application.",
    ],
  ],
};
