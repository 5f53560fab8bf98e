import { card, faq, type Topic } from "./topic";

export const education: Topic = {
  key: "education",
  words:
    /\b(?:schools?|courses?|class(?:room|es)?|teach(?:er|ers|ing|es)?|tutor(?:s|ing)?|students?|pupils?|learn(?:ing|ers?)?|lessons?|educat\w+|universit(?:y|ies)|college|academy|exams?|homework|languages?|coding|maths?|training|workshops?|kindergarten|nursery|piano|guitar|music lessons)\b/,
  field: "learning",
  problems: [
    "people start to learn with joy and stop when it gets lonely",
    "lessons move on before the last one has settled",
    "there is plenty to learn from and nobody to ask",
  ],
  promises: [
    "you understand it well enough to explain it",
    "learning has a rhythm and you can feel it work",
    "you dare to use what you know",
  ],
  scenes: [
    "You nod in class, and at home the page looks at you as if you had never met.",
    "The app says you have a streak, and you still cannot order a coffee.",
    "The book is open at page twelve and has been for a month.",
    "You know the answer, and somebody else says it first.",
    "The evening before the exam, everything seems equally important.",
    "You ask a question and get the same explanation again, only louder.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Start learning",
    launch: "See the course",
    offer: "Save your place",
    event: "Save your place",
    "how-to": "Plan your first week",
  },
  hashtags: ["learning", "education", "study tips", "lifelong learning", "students"],
  faqs: [
    faq(
      "Am I too old or too late to begin?",
      "No. You learn differently at different ages, and a clear reason makes up for much. | It is not a question of age but of minutes per day. A little, often, carries anybody forward.",
    ),
    faq(
      "How much time should I plan per week?",
      "Better four short sessions than one long one. Choose times you can keep in a bad week as well. | Plan less than you would like and keep to it. Regular short hours work better than rare long ones.",
    ),
    faq(
      "What if I fall behind?",
      "Say so early. It is easier to catch up on one lesson than on five. | That happens to most people at some point. Ask where to pick it up again, and do not start from the beginning out of guilt.",
    ),
  ],
  cards: [
    card(
      "Little and often",
      "Short sessions on many days beat one long evening.",
      "Little and often | Short sessions, many days | Why long evenings fail",
      [
        "Memory likes to be visited. | What you learn in one go, you forget in one go.",
        "A short session today and another tomorrow leave deeper tracks than a long one. | Come back to it the next day, when it has begun to fade.",
        "Stop while you still want to go on. | End in the middle, and you will be glad to return.",
        "The week does the work for you. | Sleep sorts it out in between.",
      ],
    ),
    card(
      "Explain it aloud",
      "Explain it aloud to somebody; the gaps show at once.",
      "Explain it to somebody | The best test is aloud | Say it in your own words",
      [
        "Reading feels like knowing. | As long as you only read, everything seems clear.",
        "Close the book and explain it to a friend, a child or the cat. | Say it aloud, without looking.",
        "Where you stumble, you have found the gap. | The sentence you cannot finish shows you where to look.",
        "Fill it, and try again. | Go back to that page, and to no other.",
      ],
    ),
    card(
      "Dare to be wrong",
      "Mistakes show you where to look, so make them early and cheerfully.",
      "Make mistakes early | Dare to be wrong | What errors are for",
      [
        "Those who wait until they are perfect never open their mouths. | Nobody has learned to swim on the shore.",
        "Guess before you look it up. | Write an answer first, and check it afterwards.",
        "A wrong guess makes the right answer stick. | You remember what surprised you.",
        "A good teacher is pleased about such mistakes. | It is a sign that you are thinking and not copying.",
      ],
    ),
    card(
      "Know your reason",
      "Write down why you want to learn it; it carries you through dull weeks.",
      "Know why you learn | A reason on paper | What is it for?",
      [
        "“It would be nice to” does not survive November. | Everybody starts with energy, and energy runs out.",
        "Write down what you want to do with it, as a scene. | Picture the moment in which you will use it.",
        "Talk to a grandmother, read the contract, play at the party. | The more exact it is, the better it pulls.",
        "Put the note where you learn. | On a dull evening, read it before you begin.",
      ],
    ),
    card(
      "Learn with others",
      "A partner asks what you did not think of, and waits for you.",
      "Find a partner | Do not learn alone | Two learn better",
      [
        "Alone, you only meet your own questions. | It is easy to cheat when nobody is looking.",
        "A partner has others. | With someone beside you, you notice what you skipped.",
        "Meet at a fixed time, even for half an hour. | Agree on one page and one hour.",
        "You will turn up because of each other. | And it is more fun to be puzzled together.",
      ],
    ),
    card(
      "Use it at once",
      "Use what you learned the same day, in a small real task.",
      "Use it the same day | From the page into life | Put it to work",
      [
        "Knowledge that is not used goes stale. | What stays in the notebook belongs to the notebook.",
        "Do one small thing with it the same day. | Find a task for it before you go to bed.",
        "Write a message, solve a bill, cook the word. | It may be tiny, but it should be real.",
        "From then on it is yours. | After that you do not know it, you can do it.",
      ],
    ),
    card(
      "Ask the simple one",
      "The question you find too simple is the one others have, too.",
      "Ask the simple question | The question nobody asks | Simple is not stupid",
      [
        "In every group, somebody waits for another to ask. | The simple question is the one nobody dares to put.",
        "Be the one who does. | Ask it, and watch the room relax.",
        "A good teacher will find a second way to explain it. | If the answer does not help, ask for an example.",
        "You have not stopped the lesson; you have started it. | Half the class will thank you silently.",
      ],
    ),
    card(
      "Review on Friday",
      "Look back once a week: what stuck, what slipped, what comes next?",
      "A look back each week | The Friday review | What stuck, what slipped",
      [
        "You climb better when you turn round now and then. | Without a look back, weeks blur into each other.",
        "Take a quiet quarter of an hour at the end of the week. | Leaf through your notes and close your eyes after each page.",
        "Mark what you can say without looking. | Put a dot beside what has slipped away.",
        "Begin the next week with the dots. | You will see that there is more than you thought.",
      ],
    ),
  ],
};
