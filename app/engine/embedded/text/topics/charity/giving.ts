import { card } from "../topic";

/** Giving: what, how, how often, and how to tell where it counts. */
export const givingCards = [
  card(
    "Start close by",
    "Look around your own street first; help that is near is quick to arrive.",
    "Start close to home | The need next door",
    [
      "Need does not always look like the pictures on television. It may wear a good coat. | Much of it is quiet, pays its rent late and lives next door.",
      "Ask at the school, the library or the market hall what is missing. | People who work with people know where it is tight, and they are seldom asked.",
      "Often it is something simple: a lift, a meal, an hour of homework. | The answer is rarely grand, and that is good news for anybody with a free afternoon.",
      "What is near can be done this week. You could begin tonight. | Help over a short distance loses nothing on the way, and you may even see what became of it.",
    ],
  ),
  card(
    "Little and often",
    "A small gift every month lets a charity plan, and that is what makes it useful.",
    "Why regular gifts help | Help that can be planned with",
    [
      "Needs do not come once a year. They come on the first of each month. | Rent, heating and dog food fall due every month, whether or not there is an appeal.",
      "A donation that returns, however small, can be counted on. Others can build on it. | What comes reliably can be turned into a promise to somebody.",
      "It means that nobody has to start from nothing each time. | A shelter can sign a lease on that, and a helpline can keep its evening shift.",
      "Choose an amount that you do not notice, and leave it running. | Decide once, let it work in the background, and look at it again on your birthday.",
    ],
  ),
  card(
    "Ask for the list",
    "Ask what is on this week's list before you bring tins, coats or toys.",
    "What is missing this week? | Bring what is on the list",
    [
      "Every food bank has a mountain of pasta and no nappies. | Generosity follows habit, and so the same things arrive everywhere.",
      "Look at the list, or ring and ask what has run out. | One call tells you what the shelves look like today, and it changes by the week.",
      "Think of the small things that make a day decent: soap, tea, a tin opener, something sweet. | Check the date and imagine putting it on your own table.",
      "A bag of the right things is worth three of the others. | Those who hand it over will be able to say yes instead of sorry.",
    ],
    /\b(?:food|bank|shelter\w*|collect\w*|clothes|toys|kitchen|homeless\w*|drive|goods|donat\w*)\b/i,
  ),
  card(
    "Read one report",
    "Read one page of a charity's yearly report; it should tell you what did not work, too.",
    "Read a report before you give | How to tell a good charity",
    [
      "A moving picture shows that somebody can take pictures. | Good causes are plentiful, and so your care in choosing is part of the gift.",
      "Look for three things: what was done, what it cost, what went wrong. | Read how many people were reached and how they know it.",
      "Overheads are no scandal. Someone has to drive, count and answer the telephone. | Be wary of charities that claim to cost nothing, and of those that never mention it.",
      "If you have a question, write to them. The answer will tell you about the house. | Where mistakes are described in plain words, the successes are probably true.",
    ],
  ),
  card(
    "Give without strings",
    "If you trust a charity, give without a purpose: the unglamorous bills must be paid as well.",
    "The gift with no label on it | Who pays for the boiler?",
    [
      "Everybody likes to pay for the playground. Nobody wants to pay for the drain under it. | Gifts with a label are nice, and they cannot be spent on the broken boiler.",
      "If you believe in the work, let those who do it decide where it is needed. | An open gift goes to whatever is urgent in the week it arrives.",
      "Ask afterwards what it was used for. That is fair, and the answers are often surprising. | It pays for insurance, training and the telephone that somebody answers at night.",
      "Trust of that kind is rare, and people work better with it. | You would not tell a doctor which plaster to use.",
    ],
  ),
  card(
    "Give things with dignity",
    "Give away what you would hand to a friend: whole, clean and with all its buttons.",
    "Would you give it to a friend? | Clothes, toys and dignity",
    [
      "A torn coat is not a gift. It is a way of not going to the tip. | Those who need help have taste, pride and a mirror, like everyone.",
      "Wash it, mend it, and put the second shoe in the same bag. | Test whether the toy still speaks and whether the puzzle has all its pieces.",
      "Sort by size and season, and write it on the box. | Winter things in autumn are a blessing. In May they are a storage problem.",
      "Whoever opens it should feel invited, not provided for. | It takes an hour more and saves a volunteer a sad afternoon.",
    ],
    /\b(?:cloth\w*|toys?|things|goods|second-hand|shop|shelter\w*|famil\w*|refugees?|drive|collect\w*|donat\w*)\b/i,
  ),
  card(
    "Make giving a habit",
    "Tie giving to something you do anyway: a birthday, a payday, the first frost.",
    "Give when the first frost comes | A habit with a date",
    [
      "Most people mean to give, and most forget it, like the dentist. | In December everyone remembers. In February the shelves are empty.",
      "Choose a day that belongs to it: payday, your birthday, the day the heating comes on. | Put a small box by the door and drop in whatever the day leaves over.",
      "Let children decide about a part of it. They take it very seriously. | Tell somebody, so that it is a little harder to skip.",
      "After a few years, it will be a tradition nobody remembers starting. | What has a place in the calendar no longer needs a guilty conscience.",
    ],
  ),
  card(
    "Remember them in a will",
    "A line in a will can keep something going that mattered to you; talk to your family first.",
    "A line in the will | What you would like to see continue",
    [
      "It is a strange thought and a rather beautiful one: something goes on. | Many charities live on gifts from people they never met.",
      "Consider what has mattered to you: animals, music, a hospice, a stretch of river. | It need not be a fortune. A small share is possible, and it can be changed later.",
      "Speak with your family about it, so that it is no surprise and no quarrel. | Have the wording checked by a professional, since forms differ from country to country.",
      "The charity is glad to hear of it, even if you want to remain anonymous. | Then put the paper away and live for a long time.",
    ],
    /\b(?:legac\w*|wills?|hospice|foundation|charit\w*|animal\w*|conservation|cancer)\b/i,
  ),
];
