import { card } from "../topic";

/** Training, meetings, strategy for companies. */
export const trainingCards = [
  card(
    "Train for a situation",
    "Book a training for a situation your team meets every week, and not for a fashionable word.",
    "Train for a real situation | What your team needs to learn next",
    [
      "“Communication skills” is the title of many a seminar. Nobody fails at communication in general. | Training is often bought by its headline and judged by its lunch.",
      "Ask the team which moments make them sweat: the complaint, the price talk, the shift handover. | Collect three scenes from the past month in which somebody did not know what to say.",
      "Give these to the trainer and ask for exercises with exactly those cases. | Let people play the situation through, with the words they would really use.",
      "On Monday they will meet the customer again, with two sentences more in their pocket. | What has been practised in the room turns up at the counter. The slides stay behind.",
    ],
  ),
  card(
    "Follow up after a week",
    "Put a half hour in the calendar one week after the training, or most of it will be gone.",
    "One week after the workshop | How to keep what was learned",
    [
      "After a good seminar people come back glowing. By Wednesday they are answering emails as before. | Forgetting is quick and polite. It does not even say goodbye.",
      "Meet again a week later for half an hour: what have you tried, what got in the way? | Ask each person to choose one thing and one colleague who will ask about it.",
      "Hang the two important sentences where the work takes place. | Let those who were there show the others one exercise.",
      "That half hour is worth as much as the day itself, and it costs a pot of coffee. | Repetition sounds dull. It is the difference between an outing and a skill.",
    ],
  ),
  card(
    "Meetings with a purpose",
    "Write on the invitation what shall be decided; if there is nothing, cancel it.",
    "What is this meeting to decide? | Fewer meetings, and shorter ones",
    [
      "Most meetings exist because they took place last week. Nobody remembers who asked for them. | An hour with eight people is a working day. It should have something to show for itself.",
      "Write the question into the invitation, so that one can answer it with yes, no or a name. | Begin with the decision that is needed and let the reports wait for the end.",
      "Invite those who decide and those who know. The others get three lines afterwards. | Set the end first. Time fills up by itself.",
      "Close with who does what by when, said aloud. Write it down before people reach for their coats. | Cancelled meetings make a boss popular at once, and nobody has ever missed one.",
    ],
  ),
  card(
    "Strategy on one page",
    "Write down what you will not do this year; that is the part of a strategy that helps on Mondays.",
    "What will you not do this year? | A strategy that fits on one page",
    [
      "Strategies are thick because nobody wanted to leave anything out. Leaving out is what they are for. | Ask five managers about the strategy, and you will hear five pleasant sentences.",
      "Take a sheet of paper: for whom, with what, and what we leave to others. | Begin with a list of things you will say no to, however tempting.",
      "Test it with the last three decisions. Would the page have helped? | Read it to someone who was not there and let that person repeat it.",
      "Then hang it where orders are taken. A strategy in a drawer is a diary. | If your people can decide with it in your absence, it is finished.",
    ],
  ),
  card(
    "Ask your customers why",
    "Ring three customers you have lost and listen; no study tells you as much for the price of a call.",
    "Ring the customers you have lost | Three calls instead of a survey",
    [
      "Surveys reach people who like filling in surveys. The others have gone, and they took the reason with them. | Companies pay a good deal to learn what a former customer would tell them for nothing.",
      "Choose three who stopped ordering, ring them yourself and say that you are not selling anything. | Ask one thing: what was the moment at which you decided against us?",
      "Do not explain. Write down the words as they come. | Thank them, hang up, and only then begin to argue with the wall.",
      "You will hear one reason that nobody in the house had thought of. | After three calls there is usually a pattern, and it is smaller than you feared.",
    ],
  ),
  card(
    "Make roles clear",
    "Write down for every recurring task who decides, who does it and who must be told.",
    "Who decides here? | Clear roles on one sheet",
    [
      "Most conflicts in a team are questions of who was responsible, wearing a different coat. | Everybody is in charge of it, which means that it lies there.",
      "List the ten tasks that cause friction and put a single name behind each. | For each decision, settle three things: who decides, who is asked, who is informed.",
      "Do it together, aloud, at one table. The gaps show themselves within minutes. | You will find two tasks with three owners and one with none at all.",
      "Clear responsibilities sound cold, and they make for a warm atmosphere. | Pin up the list and change it when it no longer fits. It is allowed to be in pencil.",
    ],
  ),
  card(
    "Protect quiet hours",
    "Agree on hours in which nobody calls, writes or knocks, and watch the difficult work get done.",
    "Hours in which nobody knocks | A team rule for hard work",
    [
      "A working day in an office is a series of interruptions with a little work in between. | The demanding task waits until the others have gone home, and then you are too tired for it.",
      "Agree on two mornings a week without calls and without just a quick question. | Choose an hour and a sign that everybody respects, such as a lamp or a closed door.",
      "Emergencies are allowed, and one learns how few there are. | Collect your questions until noon. Half of them will have answered themselves.",
      "People who are left in peace do in a morning what used to take three days. | Bosses have to keep to it as well. That is the hardest part.",
    ],
  ),
  card(
    "Measure less",
    "Choose three figures that you would act on, and stop collecting the other thirty.",
    "Three figures you would act on | Which numbers does a team need?",
    [
      "Dashboards grow like ivy, and behind them you can no longer see the house. | What is measured is managed, they say. Mostly it is merely measured.",
      "Ask of each figure: what would we do differently if it fell? | Cross out everything that has not led to a decision for a year.",
      "Keep three, and look at them together, at the same time each week. | Let those who do the work choose one of them. They know where it pinches.",
      "A short list is read, and what is read gets talked about. | The hours you save on reports can be spent on whatever the report was about.",
    ],
  ),
];
