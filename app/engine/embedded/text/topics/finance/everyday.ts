import { card } from "../topic";

/** Everyday money: what comes in, what goes out, what is put by. */
export const everydayCards = [
  card(
    "See the whole",
    "Put what comes in and what goes out on one page before you decide anything.",
    "Get your money onto one page | See the whole month at once",
    [
      "You cannot steer what you cannot see. | Most worries about money are worries about fog, and fog looks larger than whatever stands in it.",
      "Put on one page what comes in and what goes out in an ordinary month. | Write down the fixed costs first, then the rest, and round boldly.",
      "It need not be exact to be useful. An honest estimate on the back of an envelope will carry you far. | Take three months from the bank statement, so that a dentist or a birthday does not distort the picture.",
      "Many decisions become easy when they stand side by side. | You will see two or three lines that you want to talk about, and they are rarely the ones you expected.",
    ],
  ),
  card(
    "Save on payday",
    "Let saving happen on payday by itself; what you do not see you do not miss.",
    "Let the saving happen by itself | The standing order on payday",
    [
      "Saving what is left rarely works, since nothing is left. | Good intentions and the end of the month do not get along.",
      "Let a fixed sum leave on the day the money comes, before you have got used to it. | Set up a transfer once, and begin with an amount so small that it makes you smile.",
      "You adapt within weeks and live on the rest without noticing. | After a season it feels like a bill, only that it is a bill to yourself.",
      "Raise it when you earn more, before the new income has found other friends. | Once a year, ask whether it can be a little higher, and change nothing if it cannot.",
    ],
  ),
  card(
    "Fill the rainy-day jar",
    "Build a small reserve first; a broken washing machine should be an annoyance and not a loan.",
    "A cushion before everything else | What a reserve is for",
    [
      "Cars, teeth and washing machines have no respect for a monthly plan. | Most debts begin with an ordinary mishap on an unlucky date.",
      "Before you think about returns, put something by that you can reach within a day. | Keep a sum apart for surprises, in an account without a card.",
      "How large it should be depends on your rent, your job and your sleep. A few months of fixed costs is a common aim. | Start with what a new fridge would cost, then think in months of rent.",
      "If you have to use it, fill it up again without reproach. That is its purpose. | The reserve earns little and calms a lot, which is a decent return for a jar.",
    ],
  ),
  card(
    "Name your accounts",
    "Give each pot a name, such as holiday, roof or tax; a named sum is spent less lightly.",
    "Money behaves better with a name | Holiday, roof, rainy day",
    [
      "A large sum without a purpose is an invitation. | On one big account everything looks affordable, until the insurance is due.",
      "Open a few sub-accounts, if your bank offers them, and name each after its purpose. | Divide your savings into pots, on paper or in the app: the holiday, the roof, the tax.",
      "Feed them with small transfers in the week after payday. | Work out what each will have to pay in a year, and divide that by twelve.",
      "It is harder to take the new roof out for dinner. | When the bill arrives, the money has been waiting for it, and you can open the letter standing up.",
    ],
  ),
  card(
    "Find the silent costs",
    "Read one bank statement a year aloud; the payments nobody can explain are the ones to cancel.",
    "Which payments have you forgotten? | Read your statement aloud",
    [
      "Money leaves in two ways: with a decision, and by direct debit. | There is a gym in many an account that nobody has visited since the second week of January.",
      "Take a statement and read it to the person you live with. Every line. | Go through the year with a pencil and put a question mark wherever you hesitate.",
      "Cancel what you do not use, and move what you use rarely to a cheaper plan. | Ring up about the rest. A friendly question about a better rate costs a few minutes.",
      "The sum will look modest per month and handsome per year. | Give what you save a purpose at once. Otherwise it finds one by itself.",
    ],
  ),
  card(
    "Talk about it at home",
    "Have one talk about money a month with those you share it with, on a good day and with a list.",
    "The monthly talk about money | How couples talk about money without a quarrel",
    [
      "Couples know each other's shoe size and often not each other's savings. | Quarrels about money are seldom about sums. They are about surprises.",
      "Choose a fixed evening, make something nice to eat and take half an hour. | Do it before there is a reason, and never on the day the bill came.",
      "Three items are enough: what was, what is coming, what would each of us like? | Let everybody have a small amount about which no questions are asked.",
      "Write down what you agree, because each will remember it a little differently. | After the third time it feels less like an exam and more like planning a trip.",
    ],
  ),
  card(
    "Teach it with coins",
    "Give children their own money early and let them make small mistakes while they are small.",
    "Pocket money is for practising | How children learn about money",
    [
      "Nobody learns to swim on the edge of the pool. | Children see cards and hear a beep. Where the money comes from remains a mystery.",
      "Give a fixed amount on a fixed day, and no advance. | Use coins for as long as possible, since one can see them go.",
      "Let them buy the thing that breaks on the way home. Few lessons will ever cost them less. | Three jars do good service: one to spend, one to save, one to give.",
      "Talk openly about what things cost and why you do not buy some of them. | A bad purchase at eight saves a worse one at twenty-eight.",
    ],
  ),
  card(
    "Deal with debt first",
    "List your debts by cost, keep paying all of them, and put everything spare on the dearest.",
    "Which debt should go first? | A list that makes debts smaller",
    [
      "Debts like the dark. They grow in unopened letters. | The first step costs nothing and is the hardest: laying everything on the table.",
      "Write down to whom you owe how much, at what rate and since when. | Make a list with the dearest at the top. Often that is the overdraft or a card.",
      "Pay the agreed minimum everywhere and put whatever is spare on the top line. | Ring the creditor before you miss a payment. Afterwards the tone is another.",
      "If it does not work out on paper, go to a debt advice service. Good ones charge nothing and have seen worse. | Each line you cross out makes the next one quicker, and you will feel it in your shoulders.",
    ],
  ),
];
