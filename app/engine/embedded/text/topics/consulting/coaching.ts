import { card } from "../topic";

/** Working with a coach or a consultant. */
export const coachingCards = [
  card(
    "Name the question",
    "Come with one question you cannot answer alone; a vague aim makes a pleasant, useless hour.",
    "Which question brings you to a coach? | The sentence before the first session",
    [
      "I would like to change something: many first meetings begin with that, and it is a start. | A good conversation needs a question with a door in it. Most people bring a wall.",
      "Write down what keeps you awake, then turn it into a sentence with a question mark. | Try to say what you would ask if you were allowed exactly one thing.",
      "Add what you have tried already and why it did not hold. | Note who else is part of it, since hardly any problem lives alone.",
      "The question will change along the way. That is a sign of progress. | With such a line on the table, the first hour can begin in the first minute.",
    ],
  ),
  card(
    "Chemistry counts",
    "Take a first talk with two coaches, and choose the one in whose presence you think more clearly.",
    "Choose the coach who makes you think | Two first talks are better than one",
    [
      "Certificates tell you what someone has learned. They do not tell you how you feel after an hour. | Coaching is a conversation, so the person matters at least as much as the method.",
      "Arrange a short first talk with two people and bring the same question to both. | Meet more than one, even if the first seems fine. Comparing sharpens your ear.",
      "Notice who asks and who explains. Notice also whether you dared to say the awkward thing. | Watch how much each of them talks. In a good session most of the words are yours.",
      "Decide on the way home, before the reasons arrive. | Sympathy is no luxury here. Without it you will tell half of the story.",
    ],
  ),
  card(
    "Agree on the end",
    "Settle at the beginning how many sessions there will be and how you will both know that it worked.",
    "How will you know that it has worked? | Coaching needs a last day",
    [
      "An open end is comfortable for everybody and good for nobody. | Advice without a last day turns into a habit with an invoice.",
      "Agree on a number of meetings, and on a review in the middle. | Set a date at which you will look back together, and be free to stop there.",
      "Describe the result so that a colleague could see it: meetings end on time, the call is made. | Ask yourself what others would notice first if it had worked.",
      "That keeps both of you honest and makes each session count. | You can always add another round, for a new question and with open eyes.",
    ],
  ),
  card(
    "Do the homework",
    "The change happens between the sessions, so leave each one with a small thing to try by Friday.",
    "What happens between the sessions | One small thing by Friday",
    [
      "In the session everything is clear. On Monday, the telephone rings. | Insight is lovely, and it evaporates like spirit on a warm day.",
      "Take one step with you, so small that you will do it in a bad week too. | Before you leave, name a thing to try, a day and a place.",
      "Write down what happened, including the part where you did not do it. | Notice what got in the way. Often that is the subject of the next hour.",
      "Ten of those small trials move more than a brilliant weekend. | Practice feels unspectacular, and then someone asks what has changed.",
    ],
  ),
  card(
    "A consultant asks first",
    "A consultant who offers the solution before asking about your week is selling last year's project.",
    "Beware of the ready-made answer | Questions a good consultant asks first",
    [
      "Some advisers arrive with the answer in a folder. It was made for another firm. | The quicker the diagnosis, the older it usually is.",
      "In the first talk, count the questions you are asked and how many of them surprise you. | Look at whether they want to see the work itself: the shop floor, the inbox, the weekly meeting.",
      "Good ones also speak to people below the boss, and they listen more than they write. | Ask what they would need to know before giving an opinion. The list should be long.",
      "You may get less polish and more of your own company in the report. | An answer that fits takes a few days. The other kind takes years to undo.",
    ],
    /\b(?:consult\w*|advis\w*|strateg\w*|management|business(?:es)?|compan(?:y|ies)|change)\b/i,
  ),
  card(
    "Small steps at work",
    "Change one meeting, one form, one habit; a company is easier to turn in small pieces.",
    "Start with one meeting | How change begins in a small company",
    [
      "Grand programmes have names, logos and a kick-off. Then the quarter ends. | People have seen many changes announced and few of them finished.",
      "Take something everyone meets each week, such as the Monday round, and change just that. | Pick a nuisance that can be mended within a fortnight, and mend it in public.",
      "Tell people what you are trying, for how long, and how you will decide. | Give it a date of expiry. Most of us will put up with an experiment.",
      "A small thing that is really different earns more trust than a plan on glossy paper. | Once it holds, the next one will not need a speech.",
    ],
  ),
  card(
    "Say what is confidential",
    "Settle who hears what from the sessions, particularly if the employer pays for them.",
    "What stays in the room? | When the company pays for the coaching",
    [
      "Where three sides are involved, silence needs rules: you, the coach and the one who pays. | People speak freely when they know where their words will go.",
      "Agree in the first meeting what the employer learns and who tells them. | Put it in a line or two: dates and topics yes, content no.",
      "Let the aims be discussed by all three, openly and only once. | If a report is wanted, write it yourself and show it to your coach before you pass it on.",
      "It protects the company as well, since it pays for honesty. | With that settled, you can bring the real problem and leave the presentable one outside.",
    ],
  ),
  card(
    "Learn to ask",
    "Ask your team how they would do it, then wait longer than is comfortable.",
    "Lead by asking | The pause after the question",
    [
      "Those who lead are paid to have answers, and so they have too many of them. | Whoever always answers gets more and more questions. It is flattering, and it fills the day.",
      "Try asking instead: what would you do, what have you tried, what is missing? | When someone comes with a problem, put your own idea in your pocket for a minute.",
      "Then stay quiet. The third sentence of the other person is usually the good one. | Count slowly to ten. It feels like an hour, and it works.",
      "Your desk gets emptier, and your people walk more upright. | Not every suggestion will be yours. Some of them will be better.",
    ],
  ),
];
