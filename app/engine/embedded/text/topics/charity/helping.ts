import { card } from "../topic";

/** Volunteering: hours, skills, manners, staying power. */
export const helpingCards = [
  card(
    "Offer real hours",
    "Offer a definite hour each week instead of anything, any time; it can be planned with.",
    "One hour, every Tuesday | What makes a volunteer useful",
    [
      "“Call me if you need me” is kindly meant and almost never used. | Enthusiasm comes on a Monday and asks for nothing less than everything.",
      "Say when you are free, for how long, and until when you can promise it. | Begin with one hour a week and add to it when your life allows.",
      "Come on the days you named, and ring if you cannot. | Reliability sounds dull. For a shelter or a helpline it is the whole difference.",
      "Somebody can then be told: she comes on Tuesdays. | You will be surprised how much of the world rests on people who simply turn up.",
    ],
  ),
  card(
    "Bring your skills",
    "What you do at work may be what is missing: sums, sewing, driving, listening.",
    "Help with what you are good at | Your trade is a gift",
    [
      "People who can do accounts volunteer to paint fences. Somewhere, a charity is looking for an accountant. | You may think that your skills are ordinary. They are ordinary to you.",
      "Write down what others ask you for: bicycles, forms, cakes, computers, languages. | Ask the organisation which job has been lying around the longest.",
      "Offer a piece with an end: a website page, a tax form, a curtain, a lift on Fridays. | A single afternoon can close a gap that has been open for a year.",
      "If you would like to do something quite different, say that as well. | Fences are also allowed. Sometimes it is just nice to be outdoors.",
    ],
  ),
  card(
    "Listen first",
    "Ask people what they need before you help; being asked is already a part of it.",
    "Ask, then help | Nobody wants to be a project",
    [
      "Help that nobody asked for has a way of standing about. Somebody else then has to dust it. | It is easy to know what is good for others. It is only seldom true.",
      "Sit down, take your time and let somebody tell you how things are. | Ask what would make the week easier, and believe the answer.",
      "You may be prepared for great things and be asked for a light bulb. | A person knows more about their life than any brochure does.",
      "Do that one thing well and come back. The second visit is the one people remember. | Respect is cheaper than a parcel, and it keeps longer.",
    ],
  ),
  card(
    "Your first shift",
    "On your first day, ask who shows you round, what you may decide and whom to call.",
    "The first day as a volunteer | Three questions for your first shift",
    [
      "On the first day you stand in the way. That is true for everybody, so stand there cheerfully. | New helpers want to rescue the world and are handed a broom.",
      "Find out who shows you things, what you may decide alone, and whom you ring in doubt. | Wear shoes you can stand in, and leave the good coat at home.",
      "Watch for an hour before you improve anything. Odd habits often have a good reason. | Learn names, first those of the people who come, then those of the team.",
      "At the end, ask what was useful and what was not. | After the third time somebody will hand you a key, and you will know that you belong.",
    ],
  ),
  card(
    "Help without tiring",
    "Say no in time; a volunteer who lasts a year helps more than one who burns for a month.",
    "How to help without burning out | The kind no",
    [
      "Helping can be like salted peanuts. One notices too late that it was too much. | The kindest people are asked most often, until one day they no longer come.",
      "Set a limit beforehand: so many hours, these tasks, this day off. | Take a break before you need it, and announce it in good time.",
      "Some stories go home with you. Talk about them with somebody who knows the work. | A good organisation asks how you are and means it.",
      "It is not your job to save everyone. It is your job to do your part and sleep. | There is a queue of people who would like to help, and your pause makes room for one.",
    ],
  ),
  card(
    "Bring the children",
    "Let children help with something they can see: carry, count, plant, hand over.",
    "Helping with children | Small hands, real work",
    [
      "Children want to help, and mostly they are asked to be quiet. | A donated euro is an idea. A tin that one has carried is an experience.",
      "Choose something with a beginning, an end and something to see. | Let them sort apples, paint a poster or walk a dog with a grown-up beside them.",
      "Explain truthfully what it is for, without frightening them. They understand more than we think. | Answer their questions as well as you can. They ask what adults no longer dare to.",
      "On the way home they will tell you what they would do better. Write it down. | What one has done at seven one finds natural at thirty.",
    ],
    /\b(?:famil\w*|child\w*|kids|youth|school\w*|young|community|animal\w*|clean-?up|volunteer\w*)\b/i,
  ),
  card(
    "Help as a company",
    "If your company wants to help, give people time in working hours and let them choose the cause.",
    "How a company can help | More than a photograph with a cheque",
    [
      "A team in matching shirts paints a wall that was painted last year. | Companies like large cheques. What is often missing is a van on a Tuesday.",
      "Ask the charity what it needs all year, and in which month it is difficult. | Offer hours, rooms, a printer or someone who can read a lease.",
      "Let the staff vote, and let those who do not want to stay at their desks. | Choose one partner for several years instead of a new one every spring.",
      "Talk about it modestly. The good work will get about by itself. | You may find that colleagues who never spoke now share a joke about a wheelbarrow.",
    ],
    /\b(?:compan\w*|corporate|business\w*|sponsor\w*|partner\w*|employ\w*|teams?)\b/i,
  ),
  card(
    "Thank them properly",
    "Thank helpers by name, soon, and for something you saw; that is their whole salary.",
    "How to thank a volunteer | A salary made of words",
    [
      "“Thank you to everyone” is a sentence in which nobody is meant. It is said into a microphone and forgotten. | Volunteers leave quietly. Often they had merely not been noticed.",
      "Say what you saw: the calm on the telephone, the mountain of sandwiches, the swept yard. Details prove that you looked. | Write a card by hand, with a real reason in it.",
      "Do it within the week and not at the yearly party. Late thanks sound like a form. | Ask what they would like to learn or try next, and remember the answer.",
      "Coffee helps, and so does a chair with a back. A place to sit says that you may stay. | People stay where they are missed when they are away.",
    ],
  ),
];
