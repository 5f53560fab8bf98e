import { card } from "../topic";

/** Passwords, false messages, backups: what keeps a small office out of trouble. */
export const securityCards = [
  card(
    "Test the restore",
    "A backup counts once somebody has restored a file from it; until then it is a hope.",
    "Restore one file today | The backup nobody has ever tested",
    [
      "Nearly every office has a backup. Far fewer have ever got anything back from one. | Backups run at night, in silence, and that is also how they fail.",
      "Pick an ordinary document, pretend that it is gone and ask for the version from last week. | Choose a file you know well, delete a copy of it and try to bring it back.",
      "Note how long it took, who knew the way and what was missing. | Look at the clock while you wait. Then ask the same for the whole server.",
      "Do it twice a year, on a calm morning. You will learn more than from any report with green ticks. | It is a fire drill for files. The second one is always shorter.",
    ],
  ),
  card(
    "Keep a copy elsewhere",
    "Keep one copy of your data in another place, out of reach of the office network.",
    "One copy outside the building | Where should the backup sleep?",
    [
      "A drive beside the server shares its fate: the same fire, the same burst pipe, the same burglar. | Malicious software looks for connected drives first, because it knows where people keep their copies.",
      "So let one copy live somewhere else, whether in a data centre or in a safe across town. | Keep at least one set of data apart, on a service or a disk that is not always connected.",
      "Check who can delete it. A copy that every login may erase protects against accidents alone. | Ask your IT people how far back you could go, since damage is often noticed late.",
      "It costs a little storage. What it saves is the week in which everybody would type from memory. | You will probably never need it. That is a fine thing to be able to say for years.",
    ],
  ),
  card(
    "Ring before you pay",
    "If an email changes bank details, ring the sender on the number you already have.",
    "The email that changes the bank details | Why a phone call beats a fraudster",
    [
      "The message looks right: the logo, the signature, the friendly tone. Just the account number is new. | Fraud rarely breaks in. It asks politely, on a busy afternoon, in the name of a supplier.",
      "Never confirm by reply, because the reply goes to the same stranger. | Put the mouse down and reach for the telephone, with a number from your own records.",
      "Make it a rule for everybody: new details are checked by voice, even if the boss is waiting. | Agree that two people look at each unusual payment. Nobody may be scolded for asking.",
      "The call takes a minute and is never embarrassing. Suppliers do the same. | A real sender will be glad about the question, and the other kind will not pick up.",
    ],
  ),
  card(
    "Use a second lock",
    "Switch on the second login step for email first, because every other password can be reset there.",
    "Start with the mailbox | A second key for your most important login",
    [
      "Your mailbox is the master key. Whoever reads it can ask for a new password nearly anywhere. | Passwords leak, mostly from other people's websites and without your fault.",
      "A second step, such as a code in an app, makes a stolen password worthless. | Add a confirmation on your phone, and a thief with the right word still stands outside.",
      "Begin with email, then the bank, then the place where your customers' data lives. | Do the accounts that can pay, publish or reset. The rest may follow in the coming weeks.",
      "Print the emergency codes and put them in the drawer with the spare keys. | It feels like a nuisance for three days. Then your thumb does it by itself.",
    ],
  ),
  card(
    "Let a vault remember",
    "Use a password manager, so that every login has its own long password and nobody has to know it.",
    "Stop inventing passwords | What a password manager does for a team",
    [
      "People can remember about four good passwords. Most jobs ask for forty. | The same word with a different number at the end is one password and not five.",
      "A password manager makes up a long one for each site and fills it in. | Let a vault do the remembering, with one strong phrase as the key.",
      "In a team you can share a login without showing it, and take it back when somebody leaves. | Shared folders replace the yellow note and the spreadsheet called important.",
      "Start with the ten accounts you use most. You will add the others as you meet them. | After a fortnight, nobody wants to go back, which is rare praise for a safety measure.",
    ],
  ),
  card(
    "Updates on a fixed day",
    "Give updates a fixed hour each week, and the click on remind me later comes to an end.",
    "When do the updates run here? | Give updates an hour of their own",
    [
      "The window says that an update is waiting. It has been saying so since the autumn. | Most attacks use a hole for which the repair already exists.",
      "Choose a time when nobody is in a hurry, such as Thursday at lunch, and let the machines restart. | Let computers, phones and the router update by themselves overnight, and check once a week that they did.",
      "Think of the forgotten devices too: the printer, the till, the camera above the door. | Make a list of everything that has a plug and a network. It will be longer than you expect.",
      "A machine that can no longer be updated should leave the network, however faithful it has been. | What gets no repairs any more belongs on a list with a date of retirement.",
    ],
  ),
  card(
    "Praise the report",
    "Thank the colleague who reports a wrong click; silence is what makes it expensive.",
    "Somebody clicked the link. What now? | A team that dares to say it clicked",
    [
      "Sooner or later somebody opens the attachment, and it will be a sensible person on a full day. | No training prevents the wrong click entirely. What counts is the next quarter of an hour.",
      "Make it easy to say so: one number, one sentence, no form. | Tell everyone whom to ring, and put the name on the wall beside the kettle.",
      "Disconnect the network, leave the machine on and wait for instructions. | Pull the cable or switch off the wireless, touch nothing else and call.",
      "Then say thank you, in front of the others. The next report will come sooner. | Someone who was laughed at once will keep quiet the second time, and that is the dangerous one.",
    ],
  ),
  card(
    "Close old accounts",
    "When somebody leaves, close the accounts on the same day, from the mailbox to the front door code.",
    "What stays open when a colleague leaves | The leaver's list for logins and keys",
    [
      "A farewell has cake, a card and a speech. It seldom has a checklist for logins. | In many companies, former colleagues could still read the calendar if they felt like it.",
      "Keep a list of what each person can reach: email, files, bank, website, alarm, social media. | Write down every key that is handed out, whether it is made of metal or of letters.",
      "On the last day, go through it together. Forward the mailbox and change what was shared. | Let one person tick the lines, and give the old mailbox an automatic reply with a name.",
      "It is no sign of mistrust. The person who has left is protected from suspicion as well. | This takes half an hour, and it is the half hour that auditors ask about.",
    ],
  ),
];
