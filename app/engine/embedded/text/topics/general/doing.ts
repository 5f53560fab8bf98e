import { card } from "../topic";

/** For any business at all: daily use, habits, care, looking back. */
export const doingCards = [
  card(
    "Give it a place",
    "Give a new thing or habit a fixed place in the day, or it will live in a drawer.",
    "New things need a place to live | Where will it be on a Wednesday?",
    [
      "Good intentions fail for want of a shelf. The habit was fine. It just had nowhere to stand. | Whatever has no place is tidied away, and that is the end of it.",
      "Decide where it stands and when its moment is: after breakfast, before the meeting, on the way home. | Tie it to something you already do without thinking. Old habits make good hooks for new ones.",
      "Keep it in sight for the first few weeks. Out of sight is where most good plans end. | Make the start so easy that you can do it with a coat on.",
      "When it no longer needs a reminder, it has become yours. Until then, be patient with yourself. | Small and regular beats large and someday, in nearly everything.",
    ],
  ),
  card(
    "One change at a time",
    "Change one thing, wait, and look; otherwise you will never know what helped.",
    "Change one thing and watch | Why patience tells you more",
    [
      "Enthusiasm changes five things on a Monday. By Friday nobody knows which of them worked. | If everything is new, nothing can be compared. You are left with a feeling, and feelings are generous to whatever was expensive.",
      "Pick the change you expect most from and leave everything else alone. | Take a single step and give it an honest chance. The others can wait in line.",
      "Note what you see after a few days, in a line or two. | Look at it again when the first excitement has gone. That is when the true effect shows.",
      "Then keep it or drop it, and go on to the next. | It is slower on paper and quicker in life, because you hardly ever have to go back.",
    ],
  ),
  card(
    "Care beats repair",
    "A few minutes of care at the right time save the afternoon of repair.",
    "A little care, and in good time | What lasts is what is looked after",
    [
      "Things rarely break out of the blue. They squeak for a while first. | Neglect is cheap by the day and dear by the year.",
      "Find out what care it needs, which is usually less than you fear. | Ask when you buy it: what should I do regularly, and what should I never do?",
      "Put a date in your calendar twice a year and do it then, with music. | Link it to the seasons, so that you remember without a system. The first warm weekend is a good one.",
      "Well-kept things age handsomely and can be passed on. | You save money that way, and you keep something you have grown fond of.",
    ],
  ),
  card(
    "Look back after a month",
    "Put a date in the calendar to ask yourself whether it was worth it.",
    "Was it worth it? | A short look back after a month",
    [
      "We decide with care and then forget to check. | The first days are all novelty, so they make poor judges.",
      "Enter a reminder for a month from now, with one question: do I use it? | After some weeks, sit down for five minutes and compare it with what you had hoped for.",
      "Write down what is better, what is missing and what you no longer notice. | Be fair, and count the small annoyances on both sides.",
      "If it was right, you can enjoy it twice. If it was not, there is still time to change course. | A decision that has been looked at teaches you something for the next one.",
    ],
  ),
  card(
    "Make a short list",
    "Three things on a list get done; twelve are a way of feeling guilty.",
    "Three lines are plenty | The short list that gets done",
    [
      "Long lists are written by optimists in the evening and read by tired people in the morning. | A list of twelve has one important line and eleven hiding places.",
      "Write down the three that would make the week a good one. | Choose what has a date, what somebody waits for and what you would enjoy.",
      "Put everything else on another sheet and turn it over. | The remainder may wait in a drawer. Some of it will have solved itself.",
      "Crossing out the last line is a small pleasure that should not be underrated. | Done is a feeling you can train, and short lists are the exercise.",
    ],
  ),
  card(
    "Involve the others",
    "Ask the people who will live with a decision before you take it, and it will hold.",
    "Ask those who will live with it | A decision for several people",
    [
      "What one person chooses, three others have to use. That is how kitchens and calendars start wars. | Surprises are nice for birthdays and difficult for daily life. Whoever was not asked will find the fault first.",
      "Ask beforehand what bothers them now and what must not change. | Put the question at dinner or over coffee, and write the answers down.",
      "You need not fulfil every wish. People accept a lot once they have been asked. | Give everybody one veto and use it sparingly yourself. It is astonishing how seldom it is needed.",
      "What has been decided together is looked after together. Nobody can say afterwards that they saw it coming. | You will hear less grumbling, and you may get an idea that was better than yours.",
    ],
  ),
  card(
    "Practise beforehand",
    "Try it once when nothing depends on it, and the real day will be half as exciting.",
    "A rehearsal is never wasted | Do it once before it counts",
    [
      "The first time is for mistakes. It should not be the day with an audience. | Nerves come from surprises, and most surprises can be met beforehand.",
      "Do a trial run: the route, the form, the device, the recipe. | Go through it once from beginning to end, with the real things in your hands.",
      "Note where you stopped to think. Those are the places that need a line on paper. | What is missing shows itself within minutes, while the shops are still open.",
      "On the day itself, you can look up and enjoy it. | Whatever goes wrong then will at least be something new.",
    ],
  ),
  card(
    "Choose the right season",
    "Ask when in the year something is easiest, since nearly everything has a quiet season.",
    "Everything has a quiet season | The right time of year",
    [
      "Everybody thinks of it in the same week, and then everybody waits. Waiting lists are made of good intentions. | Demand comes in waves, and you are free to travel between them.",
      "Ask in which months there is room and put your plan there. | Find out when the rush begins and be a few weeks ahead of it.",
      "In the calm months people have time for questions and for good work. | You get the date you want, and often more attention with it.",
      "It only takes a note in the calendar. Next year you will be the relaxed one. | Out of step with the crowd, most things are friendlier. Even the telephone is answered sooner.",
    ],
  ),
  card(
    "Keep what works",
    "Before you replace something, name what works well about it, and make sure that it stays.",
    "What should stay as it is? | Before you replace it",
    [
      "New plans are full of what should go. Few of them say what should stay. That is how good things get lost in a hurry. | We notice what annoys us and overlook what has served us for years.",
      "Make two lists before you change anything: this must go, this must not get lost. | Ask what you would miss on the first morning without it.",
      "Tell the people who help you. They cannot protect what they do not know about. | Take a picture of the old arrangement, because details fade quickly.",
      "Change is easier when something familiar comes along. A new place with the old chair in it is soon a home. | Often the sensible answer is a repair, plus one new part.",
    ],
  ),
  card(
    "Share what you learn",
    "Tell one other person what you found out; that is how good things get about.",
    "Pass on what you have learned | Tell somebody what worked",
    [
      "Every useful thing you know was told to you by somebody. It is only fair to send it on. | Experience that stays in one head is a little wasted. Somewhere, a person is making your old mistake at this very moment.",
      "When something has gone well, describe it to a friend in three sentences. | Write down what you would have liked to know beforehand. Half a page is more than enough.",
      "Include the mistake. It is the part that others remember and thank you for. | Leave out the moral, since listeners prefer to find their own.",
      "You will understand it better yourself for having said it. | The favour comes back, usually from another direction and in a better form.",
    ],
  ),
];
