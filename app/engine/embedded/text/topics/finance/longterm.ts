import { card } from "../topic";

/** The long view: investing, retirement, papers, calm. */
export const longTermCards = [
  card(
    "Start with a little",
    "Begin with a small sum now; time does more of the work than cleverness.",
    "Time does most of the work | Why starting small is starting",
    [
      "The right moment to begin was ten years ago. The next one is this month. | People wait until they know enough. Meanwhile, the years would have worked for nothing.",
      "Choose an amount whose loss would not hurt and learn with that. | Put in a little every month and leave the clever timing to others.",
      "You will make mistakes, and it is good to make them with small sums. | Growth grows on itself. At first one sees nothing, and then one sees it every year.",
      "What you start with matters less than that it goes on. | Talk to an adviser before you choose where, since risk and patience differ from person to person.",
    ],
  ),
  card(
    "Spread it out",
    "Do not put everything in one place, however much you like the place.",
    "Not all in one basket | How to spread a risk",
    [
      "Nobody knows which egg will break. That is why there are several baskets. | The share of the neighbour always did well, or one would not have heard of it.",
      "Divide your money by purpose and by time: soon, later, much later. | Mix things that do not all suffer from the same weather.",
      "What you need within a few years should be boring and available. | Check now and then whether one part has grown so large that it decides about the whole.",
      "Spreading is not exciting. You will have no stories for parties, and fewer bad nights. | It does not abolish losses, but it keeps them from arriving all together.",
    ],
  ),
  card(
    "Look less often",
    "Look at long-term savings twice a year; daily prices tell you about the weather and not the climate.",
    "Look twice a year | Why daily prices make you restless",
    [
      "An app that shows your savings in real time is a thermometer for nervousness. | Prices go up and down each day. You only notice the down.",
      "Choose two dates a year and leave the rest to time. | Delete the app from your phone and keep the letter with the yearly statement.",
      "On those days ask three things: has my life changed, has the plan, has the mix? | Compare with your aim instead of with last week.",
      "If nothing has changed, change nothing. That is an exercise, and a harder one than it sounds. | Most expensive decisions are made on loud days, by people who looked too often.",
    ],
  ),
  card(
    "Know your pension",
    "Read your pension statement once, with a marker pen, and write the gap on a piece of paper.",
    "The letter about your pension | What will you live on later?",
    [
      "The envelope comes each year, and each year it goes unopened into a drawer. | Retirement is so far away that one would rather talk about the weather.",
      "Open it and look for three lines: what you have, what you may expect, and from when. | Put all the sources side by side: state, employer, your own savings, a house.",
      "Compare that with what you spend now, in today's money. | Subtract the rent or the loan that will be gone by then.",
      "What is missing has a number, and numbers are easier to bear than forebodings. | With that figure, an adviser can show you which small step helps at your age.",
    ],
  ),
  card(
    "Keep one folder",
    "Keep one folder that a stranger could use: accounts, policies, passwords, people to ring.",
    "The folder for a bad day | Would somebody find your papers?",
    [
      "If you were in hospital tomorrow, who would know where the insurance is? | In many families one person knows everything, and keeps it in one head.",
      "Make a folder with accounts, contracts, loans and the people in charge of them. | List what exists and where it is. You need not write down any sums.",
      "Add powers of attorney, the will and a note about digital access. A solicitor can tell you what is valid where you live. | Show one person you trust where it stands.",
      "Bring it up to date on a fixed day, such as your birthday. | It is a gloomy afternoon and a great kindness. Somebody will thank you for it without being able to.",
    ],
  ),
  card(
    "Beware of urgency",
    "Whoever says that you must decide today has a reason to fear your tomorrow.",
    "Only until midnight | The offer that cannot wait",
    [
      "Only today, only you, only in confidence: that is a pattern and not an opportunity. | Swindlers are friendly, patient and remarkably well informed. What they cannot bear is a day of thinking it over.",
      "Hang up, sleep on it and ring back on a number you have looked up yourself. | Tell one other person about it before you transfer anything.",
      "Banks do not ask for passwords or codes, by telephone or by text message. | Look whether the firm is licensed. The supervisory authority in your country keeps a list.",
      "A genuine offer survives a night and a question. | If it has happened, tell your bank at once. Being ashamed costs the hours that count.",
    ],
  ),
  card(
    "Write your reasons down",
    "Note in two sentences why you bought, and read it before you sell.",
    "A diary for your decisions | Why did you choose this?",
    [
      "Afterwards everyone has known it all along. What helps is a note. | We remember our good decisions well and our reasons poorly.",
      "Write two lines at each larger step: why, and what would make you change your mind. | Put a date and a reason beside each purchase, in a notebook or a file.",
      "Read that before you sell, switch or add to it. | When the mood turns, ask whether the reason has gone or just the courage.",
      "After some years you will see a pattern of your own. It is worth more than a tip. | You may find that you are rather good at waiting and rather poor at Mondays.",
    ],
  ),
  card(
    "Choose an adviser",
    "Ask an adviser who pays, what happens in a bad year, and for whom it would be wrong.",
    "Three questions for a financial adviser | Who pays for the advice?",
    [
      "Free advice exists. It is only paid for elsewhere. | A good suit says nothing, and neither does a bad one.",
      "Ask first: who pays you, and how much of it depends on what I sign? | Find out whether they may recommend anything at all, or just the products of one house.",
      "Then describe a bad year and let them tell you what they would do with you in it. | Ask which clients they send away. Someone who suits everybody suits nobody.",
      "Notice how many questions come before the first suggestion. | You should leave with a plan you can retell, and without a pen in your hand.",
    ],
  ),
];
