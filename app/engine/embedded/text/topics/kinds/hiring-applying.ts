import { card } from "../topic";

/** From the advert to the letter: what helps somebody who applies. */
export const applyingCards = [
  card(
    "Read it aloud",
    "Read your letter aloud once<; where you stumble, shorten it|, and cut every line you would never say|. The ear finds what the eye skips>.",
    "Read it aloud once | The ear as editor",
    [
      "On the screen every sentence looks sensible. Spoken, half of them turn out to be borrowed. | A letter that sounds like you is easier to answer than a letter that sounds like a form. | Your ear knows at once which lines are yours and which came from a template.",
      "So read it to the kitchen wall, slowly, from the greeting to the name. | Shut the door, stand up and read the whole thing in your ordinary voice. | Read it to somebody who knows you and watch their eyebrows.",
      "Wherever you run out of breath, there is room for a full stop. | Whatever makes you wince can go, and nobody will miss it.",
      "What remains is shorter, and it is recognisably written by a person. | Afterwards the letter fits you like a coat you have worn before.",
    ],
  ),
  card(
    "Ring before you write",
    "Ring before you write<; a short call answers what no advert does|. A voice stays in mind longer than a file|, with two questions on a slip of paper>.",
    "Ring first, write later | A short call saves a long letter",
    [
      "It is easier to write to somebody whose voice you have heard. | A call of a few minutes can spare you an evening of guessing. | The letter gets simpler once you know who is going to open it.",
      "Note two real questions, pick a quiet hour and ring. | Ask what the job is mainly about, and what the advert leaves out. | Say that you are thinking of applying and would like to know what matters.",
      "If nobody has time, ask when it would suit and try again then. | Write down the name of the person, for that is your first line.",
      "Then begin your letter with what you learned on the telephone. | Should the call cool you down, you have saved a stamp and an hour.",
    ],
  ),
  card(
    "One page is fine",
    "Put your working life on one page<, with the latest job on top|; we can ask about the rest|, and give the recent years the room>.",
    "A working life on one page | What a page about you needs",
    [
      "Your page about yourself is a map and not a diary. It only has to show the way to you. | Nobody has ever been hired for the layout. It has to be found and read, nothing else. | Whoever opens it wants to know two things: what you do now, and what you did before.",
      "Put the latest job on top and give it a line or two on what you really did. | Start with the present and get shorter towards your schooldays. | Write for each position one thing that was better when you left.",
      "Hobbies may stay if you could talk about them with pleasure. | Leave out what you would not like to be asked about.",
      "Save it under your own name, so that it can be found again. | Then print it once, since mistakes prefer to hide on screens.",
    ],
  ),
  card(
    "Warn your references",
    "Ask people before you name them as a reference<, and tell them about the job|; a surprised one says little|. Two who know your work will do>.",
    "Whom to name as a reference | A call they should expect",
    [
      "A reference who is caught between two meetings will say that you were nice. | Somebody who knows what the call is about can say something useful. | The person with the grand title often knows less about you than the one at the next bench.",
      "Choose people who have seen you work, and ask whether they would mind. | Ring them first, and say what the new job is about. | Think of a colleague, a customer or a teacher who remembers a particular day.",
      "Remind them of one thing you did together, as it is a while ago for them. | Tell us when they can be reached, and we will keep to it.",
      "If your present employer must not know yet, say so in plain words. | And let them know afterwards how it went, because they will wonder.",
    ],
  ),
  card(
    "Name the gap",
    "A gap between two jobs needs one line<, not an apology|: what it was, and that it is over|; then go on to the next thing>.",
    "The gap between two jobs | One line about an empty year",
    [
      "Children, illness, a parent who needed care, a year that simply went wrong: lives have such years. | An empty year only looks odd as long as nobody says what it was. | The people who read applications have gaps of their own.",
      "Give it one calm line, and do not dress it up. | Say what it was in as few words as you like, and move on. | You may keep the details to yourself and still name the thing.",
      "If you learned something in that time, mention it the way you would mention a course. | Running a household or a sickroom is work, and you may call it that.",
      "After that the talk can turn to what you want to do next. | Whoever makes a long face about it has told you something about themselves.",
    ],
  ),
  card(
    "Coming back",
    "Coming back after a long break<? Say what you would like to start with.|? Skills rust slowly and polish up quickly.|? Ask for a gentle first month.>",
    "Back after a long break | Returning to work",
    [
      "After a few years away everybody else seems to speak a new language. It is mainly new passwords. | The confidence goes first, and the skill goes much later. | Coming back feels like the first day at a new school, only with better coffee.",
      "Tell us what you used to do with ease, and what has changed since. | Name two things you can do today and one you would like to refresh. | Mention the break, say that it is over, and come to the point.",
      "Ask what has become different in the trade, and who could show you. | A refresher need not be a course; a week beside somebody often does it.",
      "And look at the hours early, since your days have other duties by now. | You bring patience, and you know why you want to be there.",
    ],
  ),
  card(
    "Changing trades",
    "New to the trade<? Tell us what your old one taught you.|? Then say what you bring along.|? Nobody expects you to know our words yet.>",
    "From another trade | What you bring along",
    [
      "A waiter can keep six things in mind. A nurse stays calm. Such things travel well. | Whoever changes trades starts again at the bottom with the words, and somewhere in the middle with everything else. | The trade is new to you. Being on time, thinking along and asking are not.",
      "Write down what you did in the old job that would be needed in this one. | Choose one situation from your old work and say what you would make of it here. | Tell us what drew you away, and what draws you to this.",
      "Be open about what you cannot do yet, for it will show in any case. | Find out what can be learned beside the work and what needs a certificate.",
      "A trial day answers more than a page of good reasons. | Somebody who chose a trade as an adult usually knows why.",
    ],
  ),
  card(
    "The first job ever",
    "No experience yet<? Tell us what you have stuck at.|? A club, a paper round or a garden counts too.|? Then write about something you made.>",
    "Your first job | What to write when there is nothing to write",
    [
      "Every trade is full of people who once had nothing to put on the page. | Nobody expects a career from somebody who has just left school. | The form asks for experience, and you have lived mainly in classrooms. That is all right.",
      "Write about something you have kept up for a while: a team, a pet, an instrument, a Saturday job. | Tell us about a time when somebody relied on you, and you were there. | Describe one thing you have made or mended, and what went wrong on the way.",
      "Say when you could start, and how you would get here. | Have somebody look over the spelling, and let the sentences stay yours.",
      "We are looking for someone who turns up and asks; the trade comes afterwards. | Bring your curiosity along, and let the marks stay in the drawer.",
    ],
  ),
  card(
    "Bring a picture of it",
    "Bring something you made<, or a photograph of it|, and tell us how it came about|; hands say more than adjectives>.",
    "Show us something | A thing says more than a page",
    [
      "Careful is a word. A well-mended hem is a fact. | Anybody can write that they work neatly. A photograph can be looked at. | A thing on the table starts a talk by itself.",
      "Take pictures of two or three pieces you like, on your telephone. | Bring along a thing you made, however small, and put it on the table. | If your work cannot be photographed, bring the plan, the list or the letter of thanks.",
      "Tell us what was given, what you decided and what you would change. | Say openly which part was yours and which part was the work of others.",
      "Leave out whatever belongs to a customer and is nobody else's business. | And when you are asked what it cost in hours, give the honest answer.",
    ],
  ),
  card(
    "Say why you left",
    "Why you are leaving needs <two calm sentences|one honest reason|no drama>, and no list of complaints.",
    "Why do you want to leave? | The question that always comes",
    [
      "The question will come, and whoever has an answer sleeps better the night before. | There is nothing wrong with wanting something else. | Bosses, hours and moods are reasons that everybody knows.",
      "Say what you are looking for, and only then what was missing. | Keep to one reason that you could also tell your former boss. | Put it in two sentences, and practise stopping after the second.",
      "If it ended badly, say that it ended and what you took from it. | The names of the guilty need not come up at all, then or later.",
      "How somebody speaks of the last place is heard as a forecast for the next. | After that the conversation belongs to the future again.",
    ],
  ),
  card(
    "Look us up",
    "Before you come, look <us up for a quarter of an hour|at what we do|at how we talk about our work>, and note what puzzles you.",
    "Look us up before you come | A quarter of an hour of reading",
    [
      "Nobody has to know the history of the house by heart. Having looked once is enough. | It is a pleasant surprise when somebody has really looked at what we do. | You can learn a good deal about a place without leaving the sofa.",
      "Read a page or two, look at the pictures, and note what you would like to understand. | Look for one thing you like and one thing you would do in another way. | Ask around as well, because customers know us from the side that counts.",
      "Then bring your note along and ask about it in the talk. | A critical question shows that you were paying attention.",
      "If nothing there interests you, that is worth knowing before you apply. | And should something make you smile, tell us; somebody spent a long time on it.",
    ],
  ),
  card(
    "Applying in English",
    "English is not your first language<? Write simply.|? Short sentences will do.|? Then tell us which languages you bring.>",
    "If English is your second language | Plain sentences are enough",
    [
      "You do not need fine phrases to say what you can do. | An accent is proof that somebody has learned a language. | A mistake in a tense has never spoiled a day's work.",
      "Write short sentences and use the words that you would use at a market stall. | Say how well you understand, speak and write, each by itself. | Ask a friend to read your letter, but do not let anybody turn it into somebody else's.",
      "In the talk you may ask for a sentence to be said again, as often as you like. | If you need a word, describe it; people at work do that all day.",
      "Mention every other language you speak, since somebody out there will be glad of it. | And tell us whether you would like lessons, because that is worth talking about.",
    ],
  ),
  card(
    "Keep a work diary",
    "Note one thing each Friday that went well<; it becomes your next application|. You will need it some day|, and the letter writes itself>.",
    "Three lines on a Friday | Remember what you did well",
    [
      "Ask anybody what they achieved last year, and they will look at the ceiling. | The good days are forgotten sooner than the bad ones. | When you need examples of your work, memory tends to offer the embarrassing ones.",
      "Put down every Friday what you finished, what you mended and who said thank you. | One line a week is enough: what was the matter, and what did you do? | Keep the kind messages of customers and colleagues in a folder of their own.",
      "On the evening before an interview you will have more than you can use. | Read through it before you write, and three examples will put their hands up.",
      "It is good for bad weeks as well, and for asking about pay. | And it shows you what you like doing, which is rarely what the title says.",
    ],
  ),
];
