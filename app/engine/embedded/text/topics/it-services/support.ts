import { card } from "../topic";

/** Daily IT: asking for help, machines, networks, contracts. */
export const supportCards = [
  card(
    "Describe the fault",
    "Say what you did, what you expected and what happened; that halves the time to a repair.",
    "How to report an IT problem so that it is solved | Three sentences for the help desk",
    [
      "“It does not work” is a true sentence, and nobody can do anything with it. | Support people are not mind readers, although the good ones come close.",
      "Tell them what you were doing, what should have happened and what appeared instead. | Three things help: the last step, the expected result and the exact words on the screen.",
      "A photograph of the message is better than a summary. Add when it began and whether others have it too. | Take a picture with your phone before you click it away, and mention what changed that day.",
      "With that, many faults are solved in the first reply. | You save yourself the long game of questions and answers, which nobody enjoys.",
    ],
  ),
  card(
    "Make a list of things",
    "Keep one list of devices, licences and logins, with a date and a name on each line.",
    "What do we own, and who looks after it? | The inventory that fits on a page",
    [
      "Ask how many laptops the company has, and you will hear an estimate. | The router in the cupboard was put there by someone. Nobody is sure by whom.",
      "Write it all down once: computers, phones, printers, domains, licences, and when each was bought. | Walk through the rooms with a notebook and look behind the curtains.",
      "Add the person in charge and the date on which the warranty or the contract ends. | Beside each line goes a name. Things without one will break on a Friday.",
      "From then on, purchases can be planned and invoices can be checked. | This page is the first thing any technician wants to see, and usually the last thing anyone has.",
    ],
  ),
  card(
    "Replace before it dies",
    "Replace a few machines every year, instead of all of them in a bad week.",
    "Renew computers a few at a time | How long should a laptop serve?",
    [
      "Computers age like milk in summer: fine, fine, fine, and then all at once. | A slow machine steals ten minutes here and five minutes there, and nobody writes them down.",
      "Put the year of purchase on a sticker and renew the oldest part of the fleet each spring. | Sort your devices by age and set aside a regular sum for the back of the queue.",
      "Buy the same model for everyone if you can. Spare parts, chargers and advice then fit all round. | Two or three standard models are plenty. Exotic machines need exotic help.",
      "The costs become a line in the budget and stop being a shock. | Nobody has to work on a dying laptop just because the others are still alive.",
    ],
  ),
  card(
    "Walk the wireless",
    "Walk through the building with a phone and note where the wireless drops; it is often the furniture.",
    "Why the meeting room has no signal | The slow internet that was never the internet",
    [
      "When the video call freezes, everybody blames the provider. The fault is often ten metres away. | A fast line helps little if the router stands behind a steel cabinet.",
      "Measure once by cable, right at the router, then at the desks. The difference tells you where to look. | Take a speed test through the rooms and write the results on a floor plan.",
      "Metal, water and thick walls swallow the signal, so move the access point before you buy a larger one. | Sometimes a second access point in the corridor does more than a dearer contract.",
      "Give guests a network of their own while you are at it. They need the internet and not your printer. | Mark the good spots as well. People will find their way to them for the calls that matter.",
    ],
  ),
  card(
    "Read what is included",
    "Ask what a support contract leaves out, and how quickly somebody answers on a Monday morning.",
    "What does the IT support contract leave out? | Response time is not repair time",
    [
      "Support contracts read alike until the server stops. Then every word counts. | A flat fee sounds like everything is covered. It rarely means everything.",
      "Look for two times: how soon somebody replies, and how soon somebody works on it. | Ask which devices, which hours and which places are covered, and what a visit costs.",
      "Clear up what happens with software by other makers, with private phones and with the home office. | Let the provider tell you a recent case, from the first call to the last. You will hear how they work.",
      "Good providers explain the limits without being asked. It saves both sides a sour phone call. | A contract you can explain to your team in five sentences is one you can rely on.",
    ],
  ),
  card(
    "Ask for the keys",
    "Make sure that domains, admin passwords and licences are in your company's own name.",
    "Who owns your domain? | Keep the keys to your own IT",
    [
      "A cousin registered the domain years ago, with an address that no longer exists. | In many small firms the website, the mail and the licences belong to whoever set them up.",
      "Check in whose name the domain stands, who pays for it and who gets the reminder. | Ask for a list of all admin accounts, and keep it sealed in a safe place.",
      "Have anything that runs under a private name moved to the company while everyone is on good terms. | Whatever your provider manages for you should still be yours on paper.",
      "A trustworthy partner hands over such a list without a pause. | Moving to someone else should be a matter of weeks and good manners.",
    ],
  ),
  card(
    "Plan the bad morning",
    "Decide on paper whom to ring and what comes first if nothing works on a Monday.",
    "Nothing works. What comes first? | An emergency sheet that needs no computer",
    [
      "The emergency plan is on the server, and the server is the emergency. | Imagine that you come in and every screen is black. Who calls whom?",
      "Write one page: the numbers, the order of rescue, and the people who may decide. | Put on paper which system must be back first. The telephone usually beats the archive.",
      "Note how you would work for a day without computers: order pads, a mobile phone, cash. | Think about your customers too. How will they learn that you are late but alive?",
      "Print it, hang it up and read it aloud once a year. | With this sheet a bad morning stays a morning, and does not turn into a week.",
    ],
  ),
  card(
    "Onboard in one day",
    "Prepare laptop, logins and rights before the new colleague arrives; the first day sets the tone.",
    "A laptop that is ready on the first day | What IT owes a new colleague",
    [
      "Few things say welcome less clearly than a morning spent waiting for a password. | New people remember the first day. Often they remember sitting beside an empty desk.",
      "Keep a list per role: machine, programs, mailing lists, folders, keys. | Tell your IT support two weeks ahead, with the start date and the job.",
      "Let someone sit down for half an hour and show where things are. Documents explain less than a finger does. | On the day itself, go through the logins together and set up the second step.",
      "The same list, read backwards, is what you need when somebody leaves. | By lunch the new colleague can send a mail and find a file. That is a good beginning.",
    ],
  ),
];
