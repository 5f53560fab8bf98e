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
      "Many people begin with the price, and <only afterwards|much later> ask <themselves what they need|what it is for>.",
      "It is tempting to copy what worked for somebody else, although their days look nothing like yours.",
      "The usual mistake is to do everything at once, and then to give it all up at once.",
      "Some people decide in a hurry because deciding feels better than thinking.",
    ],
    [
      "It feels like progress, but it mostly moves the decision to another day.",
      "That is understandable, and it rarely ends well.",
      "You can see why it happens, since <every single step|each step> <seems|looks> sensible.",
      "There is nothing foolish about it; we have all done the same.",
      "It looks harmless while you are in the middle of it.",
      "From outside it is easy to see, and from inside it is not.",
    ],
    [
      "Another one is to <keep going with|hold on to> something that does not work, only because <you have already put so much into it|it was expensive|you are used to it>.",
      "Just as common is the opposite: giving up a good thing after <the first bad day|one setback>.",
      "Then there is the habit of asking everybody except the people who do this for a living.",
      "Equally costly is the belief that whatever takes more effort must be better.",
      "A close second is to trust a picture more than your own <hands, eyes and ears|judgement|eyes>.",
      "Next in line is politeness: nodding at something that you did not understand.",
    ],
    [
      "With {subject}, you can avoid both by taking one small step and looking at what it changes.",
      "The way out is the same <in each case|every time>: go back to what you wanted <in the first place|from {field}>.",
      "A short question <at the right time|early on> would have been enough, and it <still is|is not too late>.",
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
        "That gives {subject} {its} place in the season.",
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
      "A job is more than a list of tasks, so here is what we <look at|notice> when we read <an application|a letter>.",
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
      "What you can expect from <us|{name}> is that we tell you <plainly|openly> what is going well and what is not.",
      "For our part, we owe you honest answers, before you start and after.",
    ],
    [
      "If that sounds like a place for you, read on.",
      "If you can picture yourself there, we are already half-way.",
      "If you would add something to this list, tell us in your application.",
    ],
  ],
};

/** For those who sell things rather than hours. */
export const goodsSection = {
  headings: [
    "How to choose without regret",
    "Take a moment before you choose",
    "How to make it yours",
    "From looking to liking",
    "At the counter",
  ],
  slots: [
    [
      "Before you choose anything, picture the moment in which you will use it, with the light, the company and the mood that belong to it.",
      "Start with an ordinary day and not with a special one, because most of your days are ordinary.",
      "The easiest way to choose is to think of the last time you were happy with something similar, and to ask yourself why.",
      "When you stand in front of several good things, ask which one you would miss if it were gone tomorrow.",
      "It helps to know whether you are choosing for yourself or for somebody else, since the two call for different questions.",
    ],
    [
      "Then say it out loud to somebody at {name}, even if it sounds a little odd.",
      "Tell us that, and we can point you to two or three things instead of twenty.",
      "With that in mind you can pass by most of what is on offer and look properly at the rest.",
      "That one thought does more for you than an hour of comparing.",
      "Keep hold of that thought, and let it decide when you hesitate.",
    ],
    [
      "If you are torn between two, take the one you would describe to a friend first.",
      "Should you still be unsure, begin with the smaller one and come back.",
      "If there is a story behind it, ask for the story, because you will like the thing better for it.",
      "And if nothing feels right, leave with empty hands and a clear conscience.",
      "There is no hurry, and there is no wrong answer.",
    ],
    [
      "That is how we would like people to come to {subject}: curious, and in no rush.",
      "With {subject}, it works the same way.",
      "It is also a good way to meet {subject} for the first time.",
      "We would wish {subject} exactly that kind of attention.",
      "A thing that was chosen like that tends to stay.",
    ],
  ],
};

/** For those who ask for help. */
export const givingSection = {
  headings: [
    "How to help in a way that lasts",
    "What a good gift looks like",
    "Before you give",
    "Find your own way to help",
    "Small help, well placed",
  ],
  slots: [
    [
      "Decide first what you can spare without noticing it too much, because help that hurts the helper does not last.",
      "There is no right amount, and there is no right form; what counts is that it suits your life and can be repeated.",
      "Ask yourself what you have more of than you need, whether that is money, time, space or patience.",
      "Most people help once, on a day when something has moved them, and it is worth thinking about the day after that.",
    ],
    [
      "Then tell {name} what you have in mind, and ask what would be of most use at the moment.",
      "A short question to {name} beforehand makes sure that your help arrives where it is missing.",
      "If you are unsure, start with something small and see how it feels.",
      "You may want to do it together with others, since shared effort is lighter.",
    ],
    [
      "We will tell you honestly when something is not needed, so that you can keep it for a better use.",
      "You are welcome to ask what became of it, next week or next year.",
      "Not every kind of help suits everyone, and nobody will hold that against you.",
      "Even a kind word passed on to the right person can set something in motion.",
    ],
    [
      "For {subject}, that can make a real difference.",
      "With {subject}, every such step counts.",
      "That is how something like {subject} comes about: through many people who each do a little.",
      "It is a good way to stand behind {subject} without turning your life upside down.",
    ],
  ],
};

export const applicationSection = {
  headings: ["After you have written to us", "What happens next", "From your letter to the first talk"],
  slots: [
    [
      "Once you have <sent your application|written to us>, you should not have to wonder whether it arrived, so <ask|call> if you hear nothing.",
      "When you have written to {name}, you may ask <at any time|after a few days> how things stand, and <nobody will take it amiss|you will get an answer>.",
    ],
    [
      "A first talk is there for both sides, and it may well end with more questions than it began with.",
      "If we invite you for a talk, take it as what it is, a conversation between people who would like to find out whether they fit.",
    ],
    [
      "You can bring notes, and you can ask for <a moment|time> to <think|consider>.",
      "You do not need a suit, only <your own opinion|curiosity|yourself>.",
      "<Silence is allowed|Pauses are fine>, and so is <“I do not know”|a second thought>.",
      "If you <want to see the place first|would rather start with a phone call>, <say so|we can do that>.",
    ],
    [
      "Should it not work out, we would like to tell you why, because a no without a reason helps nobody.",
      "If the answer is no, ask for the reason, <because you have earned one|since you took the time>.",
    ],
    ["And if it does work out, the rest is detail.", "If it is a yes, we will both know what we are saying yes to."],
  ],
};
