import { card } from "../topic";

/** How learning works, for every age and every subject. */
export const learning = [
  card(
    "Little and often",
    "Twenty minutes on five days beat two hours on Sunday: memory likes to be visited.",
    "Little and often | Why long evenings fail | Memory likes visits",
    [
      "On Sunday evening you want to make up for the whole week, and by nine you are reading the same line. | What is learned in one go tends to be forgotten in one go.",
      "The brain keeps what it meets again, and it sorts things out overnight. | Between two short sessions there is a night's sleep, and sleep does half of the work.",
      "So take twenty minutes, at the same time, at the same corner of the table. | Tie it to something that happens anyway, such as the first coffee or the tram.",
      "Stop while you would still like to go on. | Begin the next day by telling yourself what it was about yesterday, before you look.",
    ],
  ),
  card(
    "Explain it aloud",
    "Explain it aloud to a friend, a child or the cat: where you stumble, you have found the gap.",
    "Explain it to the cat | The test you can take in the kitchen | Say it in your own words",
    [
      "Reading feels like knowing, which is why it is so popular. | As long as the book is open, everything seems clear.",
      "Close it and explain the thing aloud, as if to somebody of ten. | Choose a patient listener: a friend, a child, a cat, a potted plant.",
      "The sentence that you cannot finish shows you where to look. | Where you begin to wave your hands about, there is a hole.",
      "It helps to draw it as well, since a bad drawing is still an explanation. | Use none of the words that stand in bold print, and see how far you get.",
      "Go back to that page, and to no other. | When it works in plain words, try it once more with an example of your own.",
    ],
  ),
  card(
    "Test, do not reread",
    "Close the book and write down what you remember; testing yourself beats reading it a third time.",
    "Put the highlighter away | Test yourself instead of rereading | A blank sheet of paper",
    [
      "By the end of the chapter the whole page is yellow, and you remember that it was yellow. | Marking feels like work, and it is mostly colouring in.",
      "What makes knowledge stick is fetching it out again. | Each time you have to search your memory, the way there gets wider.",
      "Close the book, take a blank sheet and write down all that you still know. | Make cards with a question on one side, and be honest before you turn them over.",
      "It is less comfortable than reading, and that discomfort is the learning. | Do it again after two days and once more after a week, for as long as it takes to get dull.",
      "Only then look up what was missing. | Mix the old with the new, and put the hard ones back into the pile for tomorrow.",
    ],
  ),
  card(
    "Dare to be wrong",
    "Guess before you look it up: a wrong guess makes the right answer stick.",
    "Guess first, look it up later | Dare to be wrong | What mistakes are for",
    [
      "Whoever waits until the sentence is perfect goes home without having said anything. | Nobody has ever learned to swim on the shore.",
      "A wrong guess opens a drawer, and the right answer falls into it. | You remember what surprised you, and nothing surprises like a confident mistake.",
      "So answer before you turn the page, and in pencil. | Put your hand up with half an answer; the other half will come while you speak.",
      "It takes some practice to be wrong cheerfully, and adults need more of it than children do. | Say it out loud, get corrected, say it again the right way, and carry on.",
      "A good teacher is pleased about such errors, because they show how you think. | Keep a list of your favourite mistakes, and read it before the exam.",
    ],
  ),
  card(
    "Know your reason",
    "Write down the scene in which you will use it; a clear reason carries you through dull weeks.",
    "What do you want it for? | A reason on a slip of paper | The scene you are learning for",
    [
      "“It would be nice to” does not survive November. | Every course is full in the first week, and in the fifth there is a choice of seats.",
      "Write down what you want to do with it, as a scene with people in it. | Be as exact as you can: order fish for six, read the contract, play at the party.",
      "Hang the slip where you learn. | On a dull evening it is the slip that gets you to the table, and not the certificate.",
      "Tell your teacher about it as well, since good lessons can be bent towards it. | If the reason changes, write a new one; that is no failure but a direction.",
    ],
  ),
  card(
    "Phone in the kitchen",
    "Put the phone in another room while you learn: even switched off on the table, it wants something.",
    "The phone stays in the kitchen | Half an hour without a buzz | One thing on the table",
    [
      "You only wanted to look up a word, and now you know about a wedding in another town. | A phone beside the book is like a friend who keeps tapping your shoulder.",
      "Each glance costs more than its seconds, because the thread has to be found again. | The head does not switch between two things; it stumbles from one to the other.",
      "Put the phone in another room, and set an ordinary kitchen timer. | Half an hour with nothing but the task on the table, then five minutes of anything you like.",
      "Write stray thoughts on a slip of paper and deal with them later. | You will find that most of what seemed urgent has settled itself by then.",
    ],
  ),
  card(
    "Learn with others",
    "A learning partner asks what you did not think of and notices when you skip a page.",
    "Find somebody to learn with | Two heads, one page | The partner who notices",
    [
      "Alone you only meet your own questions. | It is easy to cheat when nobody is looking, and easier still when nobody is waiting.",
      "A partner asks what you had not thought of. | You turn up because of each other, and that is worth more than any plan.",
      "Meet once a week, at a fixed time, with one page as homework. | Take turns: one explains, the other one asks “why?” until it hurts a little.",
      "Each of you brings one question along that you could not answer alone. | Compare your notes: what one has left out, the other has underlined twice.",
      "You do not have to be equally good, only equally reliable. | If it turns into a chat, set a timer and have the chat as a reward.",
    ],
  ),
  card(
    "Ask the simple one",
    "Ask the question you find too simple; half of the class is waiting for somebody to do it.",
    "The question nobody dares to ask | Ask the simple one | Half of the class will thank you",
    [
      "In every class somebody nods who has not understood, and mostly it is the whole row. | The simple question sits in the room like a wet dog, and all look the other way.",
      "Be the one who asks. | Put your hand up, say “I have lost the thread”, and watch the others breathe out.",
      "Say where you got lost, so that nobody needs to start from the beginning. | Ask for an example, because an example is worth three explanations.",
      "It takes ten seconds and saves an evening with a page that does not speak. | Those who seem to know everything are grateful as well, since they had only been good at nodding.",
      "Good teachers have a second way of explaining it, and they are glad to be allowed to use it. | Nobody will remember the question, and you will remember the answer.",
    ],
  ),
  card(
    "Before the exam",
    "In the last days before an exam, work with old papers against the clock, and then sleep.",
    "The days before an exam | Old papers and a clock | Sleep is the last lesson",
    [
      "On the last evening everything seems equally important, including the footnotes. | The desk has been tidied, the pencils are sharp, and nothing has been learned.",
      "Take an old paper and work on it as if it were real, with a clock. | An exam tests knowledge under a time limit, so practise the limit as well.",
      "Start with what brings most marks, and leave the strange corner for the end. | Then mark an old paper of yours strictly, and learn only what was missing.",
      "Put the books away in good time and go to bed. | Pack a pen, your papers and a snack in the evening, and look up the way to the room.",
    ],
  ),
  card(
    "Never too late",
    "Adults learn well: they know why, they can compare, and they ask when something makes no sense.",
    "Too late to learn? | What grown-ups do better | Your own speed counts",
    [
      "“I was never any good at that”, people say, and they mean a teacher they had at twelve. | The last time you sat at a small desk, the board was green.",
      "Adults may be slower at learning by heart, but they understand faster. | You bring a life to hang new things on, and children have to build their hooks first.",
      "Choose a course in which your questions have time. | Plan less than you would like, and protect it from the rest of the week.",
      "The first weeks are rusty, and then it begins to turn. | Tell the others how long it has been; you will hear bigger numbers.",
    ],
  ),
  card(
    "Look back on Friday",
    "Once a week, look back for a quarter of an hour: what stuck, what slipped, what comes next?",
    "A look back on Friday | What stuck, what slipped | A quarter of an hour with a pencil",
    [
      "Those who only look ahead do not notice how far they have come. | Weeks of learning run into each other like houses seen from a train.",
      "Take a quarter of an hour at the end of the week, with tea and a pencil. | Leaf through your notes, and after each page close your eyes and say what was on it.",
      "Put a dot beside what has slipped away. | Write down three things that you could not do on Monday.",
      "Start the next week with the dots. | It is a small ritual, and one in which you turn out better than you thought.",
    ],
  ),
  card(
    "A place to learn",
    "Learn at the same corner each time, with nothing else on the table; the place reminds the head.",
    "A corner for learning | The same chair every time | What belongs on the table",
    [
      "On the sofa you learn lying down, and a minute later you are only lying down. | The kitchen table knows everything: breakfast, bills, quarrels, and now the past tense.",
      "A fixed place helps, because the head connects places with what is done there. | It need not be a desk; it should be a spot where nothing else happens at that hour.",
      "Light from the side, water within reach and nothing on the table but the task. | Put away what belongs to other jobs, since each bill on the table asks a question.",
      "Get up when you are finished and leave it tidy for tomorrow. | If there is no room at home, try a library, where other people's silence carries you along.",
    ],
  ),
];
