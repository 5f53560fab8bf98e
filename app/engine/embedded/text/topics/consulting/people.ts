import { card } from "../topic";

const hr =
  /\b(?:hr|human resources|recruit\w*|hiring|hire|staff\w*|employ\w*|headhunt\w*|talent|personnel|people|teams?|candidates?|onboarding|jobs?|careers?|managers?|companies|business(?:es)?)\b/i;

/** HR and recruiting. */
export const peopleCards = [
  card(
    "Write the job honestly",
    "Describe an ordinary Tuesday in the advert; the right people recognise themselves in it.",
    "Write about Tuesday, not about the vision | An honest advert finds the right people",
    [
      "Dynamic, agile, resilient: nobody knows who is meant, and so everybody applies. | A job advert full of wishes finds people who are good at wishes.",
      "Describe what someone does between nine and five on a normal day, and with whom. | Name three tasks that fill most of the week, in the words the team uses.",
      "Say what is tiring about it as well. It scares away only those who would leave. | Add one thing that is not good yet and that the new person could help to mend.",
      "You will receive fewer applications, and you will want to read more of them. | People who come because of an honest page tend to stay because of it too.",
    ],
    hr,
  ),
  card(
    "Answer applicants fast",
    "Reply to every application within days; the good people are the ones who do not wait.",
    "The candidate who did not wait | A reply within days",
    [
      "While you are still discussing dates, the candidate is signing somewhere else. | Silence after an application is an answer, and it is not the one you meant to give.",
      "Send a line on the first day: it has arrived, this is how we go on, and by then you will hear from us. | Block two slots a week for interviews before the advert goes out.",
      "Refuse kindly and with a reason, if there is one that can be said. | Even a no may be warm. Every applicant talks to ten others about you.",
      "Speed costs nothing and looks like respect. Both are rare in this business. | You will win people from larger companies simply because you rang back.",
    ],
    hr,
  ),
  card(
    "Ask for work samples",
    "Let candidates do a small, paid piece of the real work; it says more than a good handshake.",
    "See the work before you decide | An hour of real work in the interview",
    [
      "Interviews choose those who are good at interviews. | We like people who resemble us, and afterwards we find reasons for it.",
      "Prepare a short task from your daily work, the same for everybody. | Let each candidate answer a real email, plan a real day or look for the fault in a real case.",
      "Judge it by points you wrote down beforehand, and let two people do so separately. | Pay for anything that takes longer than an hour. It is only decent.",
      "Someone quiet may turn out to be very good, and a brilliant talker may not. | You see how they think, and they see what the work is like.",
    ],
    hr,
  ),
  card(
    "Plan the first month",
    "Plan the newcomer's first month day by day, with one person who has time for questions.",
    "The first month decides | What a newcomer needs from you",
    [
      "Months go into the search and an afternoon into the welcome. | Many resignations are decided in the first weeks and handed in much later.",
      "Write a plan: whom to meet, what to learn, what to finish by the first Friday. | Prepare the desk, the logins and a lunch that is not eaten alone.",
      "Name one companion who is not the boss, and take work off that person's table. | Put a short talk in the calendar at the end of each week, with two questions.",
      "Give a small task that matters and can be done. Nothing welcomes like being useful. | After a month both of you will know how it stands, while there is time to act.",
    ],
    hr,
  ),
  card(
    "Talk before they leave",
    "Ask people why they stay before you have to ask them why they are leaving.",
    "Ask why they stay | The conversation before the resignation",
    [
      "In the last talk people are honest. It is a pity that it is the last. | A resignation is usually the end of a long, quiet story.",
      "Sit down with each person twice a year and ask: what keeps you here, and what would drive you away? | Put the question while all is well, over coffee and without a form.",
      "Do not defend yourself. Write it down and say what you will do with it. | Listen for the small things, such as the shift plan or the chair. They are easily mended.",
      "Change one of them within the month, so that speaking up is seen to be worth it. | Money is mentioned too, but later in the list than most bosses expect.",
    ],
    hr,
  ),
  card(
    "Praise in detail",
    "Say exactly what was good and what it made possible; a vague well done is forgotten by lunch.",
    "How to praise so that it counts | Well done is not enough",
    [
      "Great job, everyone: it is meant kindly and reaches nobody. Each of them thinks of somebody else. | Criticism is given in detail, and praise in bulk. It ought to be the other way round.",
      "Name the thing: the call you made on Thursday, the table you tidied, the question you asked. | Describe what you saw and what came of it, in two sentences.",
      "Say it soon and in front of those who were there, unless the person hates that. | A handwritten note stays on a pin board for years. An email does not.",
      "People repeat what has been noticed. It is training that costs nothing, and everybody likes it. | You do not need a budget for this, only a pair of open eyes and the courage to be specific.",
    ],
  ),
  card(
    "Say the hard thing",
    "Say what is not working early and in private, with one example and one request.",
    "How to give criticism that helps | One example and one request",
    [
      "We put off unpleasant talks until we are angry, and then we hold the wrong one. | A small remark in March saves the large one in October.",
      "Ask for ten minutes and go somewhere with a door. | Do it within a few days, while both sides still remember the same thing.",
      "Describe what happened, what followed from it, and what you would like instead. | Leave out always and never. One real example is stronger than ten hints.",
      "Then ask how it looks from the other side, and mean it. | You may learn something that changes your picture, and that would be a good result.",
    ],
  ),
  card(
    "Let people go kindly",
    "When you part ways, be clear, quick and fair; the people who stay are watching.",
    "How to part on decent terms | The farewell the others will remember",
    [
      "How a company says goodbye tells the others what they are worth. | There is no good way to lose a job, but there are decent ones.",
      "Prepare it with someone who knows the law where you are, then say it in the first sentence. | Do not hide the news behind the weather. Clarity is a form of kindness.",
      "Leave room for anger or for silence, and have the next steps on a sheet of paper. | Speak about the reference, the handover and the words for the team.",
      "Say thank you for what was good. There was something. | With luck you will meet again and be able to shake hands.",
    ],
    hr,
  ),
];
