import { card } from "../topic";

const freelancing =
  /\b(?:freelanc\w*|self-employed|solo|studio|independent|creatives?|designers?|copywriters?|writers?|photographers?|illustrators?)\b/i;

/** The craft itself, and the life of those who work at it alone. */
export const craftCards = [
  card(
    "Content before design",
    "Write the text before you design the page, since boxes full of filler hide every problem.",
    "Text first, then layout | Why a website begins with words",
    [
      "A layout with filler text looks wonderful. Then the real words arrive and nothing fits. | Websites are late because of the texts. It has never been otherwise.",
      "Write the main pages in a plain document first: heading, message, proof, next step. | Begin with a list of what a visitor wants to know, in the order in which it is asked.",
      "Cut until it hurts a little. What is left shows the designer how much room it needs. | Read it aloud to somebody. Where you stumble, readers will leave.",
      "Design then has something to serve. It can make the important thing large. | Drafts become fewer, and the launch date begins to look like a date.",
    ],
  ),
  card(
    "Cut a third",
    "Write it, sleep on it, then take out a third; readers will think you have become cleverer.",
    "Shorter by a third | The eraser is a copywriting tool",
    [
      "Nobody has ever complained that a company's text was too short. | First drafts are for the writer. The cuts are for the reader.",
      "Leave it overnight, then strike the first paragraph. It was probably a run-up. | Go through with a pencil and remove what you would skip in someone else's letter.",
      "Adjectives go first, then the words that every competitor uses, then whatever you are proud of. | Look for pairs such as fast and efficient, and keep the one you can prove.",
      "What remains has room to breathe and is sooner believed. | You may miss a sentence or two. Your readers cannot miss what they never saw.",
    ],
  ),
  card(
    "A brand is a habit",
    "A brand is what people expect of you, so keep the small promises before you change the logo.",
    "Do we need a new logo? | What a brand is made of",
    [
      "When business is slow, somebody suggests a new logo. It is easier than answering the phone sooner. | People do not remember your colours. They remember whether you called back.",
      "Write down what customers say about you when you are not in the room. That is the brand. | Ask five clients for three words about you and compare them with your own.",
      "Then look for the places where the company says one thing and does another. | Walk through the contact points: the sign, the offer, the waiting time, the bill.",
      "Repair those first. A new design can then show something that is true. | Looks matter, and they work like a frame. The picture has to come from you.",
    ],
  ),
  card(
    "Test on a real phone",
    "Look at every draft on a phone, outdoors, with one hand; that is where it will be seen.",
    "Look at the draft where it will be seen | Design for the bus stop",
    [
      "Drafts are shown on a wall, and customers meet them on a cracked screen in sunlight. | In the presentation everything has space. In a pocket it is four fingers wide.",
      "Open the page outside, with one hand, and try to find the phone number. | Send the draft to your own telephone and look at it between two errands.",
      "Can you read it without pinching? Does the thumb reach the button? | Check the contrast, since pale grey on white is a private joke among designers.",
      "Decide there, and let the large version follow. | What works under bad conditions works everywhere else too.",
    ],
    /\b(?:web\w*|sites?|pages?|design\w*|ui|ux|digital|apps?|agenc\w*|campaigns?|social)\b/i,
  ),
  card(
    "Plan for the launch day",
    "Plan who writes, who answers and who checks the links on launch day and the week after.",
    "What happens on the day after the launch? | A website is not finished when it goes live",
    [
      "Weeks of work end with one click, and then everybody goes for a drink. The form is not working. | Launch day is the beginning that is treated as an end.",
      "Make a list for the hour after: forms, payments, old links, telephone numbers, the spelling of the boss. | Ask three people who have never seen the page to order something and to watch for oddities.",
      "Name someone who answers questions during the first week and may change small things at once. | Keep part of the budget for the weeks after. The useful corrections come from real visitors.",
      "Tell your regular customers first. They will forgive a fault and mention it kindly. | After a month, look at what people click and compare it with what you had in mind.",
    ],
  ),
  card(
    "Say no politely",
    "Turning down the wrong job makes room for the right one, and clients remember an honest no.",
    "How to turn down a job | The freelancer's most useful sentence",
    [
      "A full calendar of the wrong work is worse than a gap. It just feels safer. | Freelancers say yes out of fear of the empty month, and then the good call comes.",
      "Know your own reasons beforehand: the deadline, the subject, the tone of the first email. | Write down three signs of a job that went badly. They tend to return in the same order.",
      "Decline quickly and kindly, and name someone who might do it better. | Say what you could do instead, or by when, and leave the door open.",
      "People respect it and often come back with something that fits. | Your colleague will return the favour in a thin month.",
    ],
    freelancing,
  ),
  card(
    "Price the result",
    "Talk about the result first and the price second; hours alone punish those who are quick.",
    "What is it worth to the client? | Pricing creative work without apology",
    [
      "The better you get, the faster you are. Paid by the hour, you would earn less each year. | An hourly rate answers a question that the client did not ask.",
      "Find out what the work should bring: more bookings, fewer questions, a smoother sale. | Ask what happens if nothing is done. The answer puts the price in proportion.",
      "Offer two or three versions with different scope, and let the client choose. | Describe the result in one line, the steps in five, and then the sum, without a joke.",
      "After naming it, be quiet. The silence belongs to the other side. | If it is too much, take something out. A price that drops by itself was never meant.",
    ],
    freelancing,
  ),
  card(
    "Show the unfinished",
    "Show a rough sketch early, when changing it is still cheap and nobody is in love with it.",
    "Show the sketch, not the painting | Early drafts save late arguments",
    [
      "A polished draft asks for applause. A rough one asks for an opinion. | The longer you work alone on a design, the harder it is to hear a no.",
      "Share the first version after a day or two, on paper or in grey boxes. | Bring two directions in pencil and say which one you would follow.",
      "Ask one question at a time: is this the right order, is this the right tone? | Leave the colours out, and nobody will discuss the colours.",
      "Clients who have seen it grow will defend it in their own meetings. | Mistakes caught at this stage cost a sheet of paper.",
    ],
  ),
  card(
    "Keep the good weeks",
    "Look for new clients while you are busy, because the work you win today starts in a few months.",
    "Look for work while you have work | How to smooth the feast and the famine",
    [
      "When the project ends, the search begins, and then comes the gap. Most creatives know the rhythm. | Full months make us forget that someone has to fill the next ones.",
      "Reserve two hours a week for people you do not work for yet. | Put a fixed slot in the calendar: one call, one letter, one visit to a former client.",
      "Write about what you are doing now, since a running project is more interesting than a finished one. | Ask satisfied clients whom else you could help. They rarely think of it on their own.",
      "The effect comes with a delay, so the best day to begin is a busy one. | A quiet month still comes now and then. It will find you prepared, and perhaps glad.",
    ],
    freelancing,
  ),
];
