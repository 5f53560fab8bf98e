import { card } from "../topic";

/** Marketing that a small business can do or order. */
export const marketingCards = [
  card(
    "Talk to one person",
    "Write for one customer you know by name; everybody is nobody in particular.",
    "Write for one customer, not for everybody | Who is it for? Begin with a name",
    [
      "Texts for everyone sound like the announcements in a station: clear, loud and not for you. | The wider the audience, the vaguer the words.",
      "Think of one customer you like and write as if to that person. | Put a name on a slip of paper, stick it to the screen and write to it.",
      "What does she ask before she buys? Which word would make her raise an eyebrow? | Use the sentences he uses on the telephone, and leave yours at home.",
      "Strangely, this is how a text reaches many. People recognise a real conversation. | The others who are like that customer will feel meant as well. That is the whole trick.",
    ],
  ),
  card(
    "Say what you do",
    "Let a stranger read your home page for five seconds and then say what you sell.",
    "Can a stranger tell what you sell? | The five-second test for a home page",
    [
      "We create solutions for tomorrow: many a home page begins like that, and a plumber may be behind it. | Owners know their business too well to notice that the page does not mention it.",
      "Show the top of your page to someone outside the company, count to five and take it away. | Ask a neighbour to look briefly and then tell you what is on offer.",
      "If the answer is vague, write the plain sentence first: what, for whom, where. | Begin with a headline that could stand on the side of a van.",
      "Style may come after that. Nobody ever left because a page was too clear. | Clever lines work once people know what you do, and not a moment before.",
    ],
  ),
  card(
    "Answer real questions",
    "Collect the questions that customers ask on the phone; they are your next articles.",
    "Your next ten articles are on the telephone | What to write about when nothing comes to mind",
    [
      "Companies look for topics in meetings, while the phone supplies them for free. | The blank calendar frightens people who answer good questions all day.",
      "Keep a list beside the till or the headset and write down each question word for word. | For two weeks, note what customers want to know before they buy.",
      "Answer one of them each week, in the length it needs and in the words you would speak. | Turn every question into a heading and answer it in the first two lines.",
      "People type those same words into a search engine. You will meet them there. | Next time someone calls, you can send the link, and the call gets shorter.",
    ],
  ),
  card(
    "Keep one channel alive",
    "One channel that you look after well does more than five that look abandoned.",
    "Choose one channel and look after it | You do not have to be everywhere",
    [
      "An account with a last post from the winter before last looks like a closed shop. | Each new network promises an audience and asks for an evening a week.",
      "Ask your regular customers where they would notice you, then choose that place. | Look at where your last five clients came from. The answer is often dull and clear.",
      "Post there on fixed days, in an amount you could keep up with a cold. | Plan for your worst week and not for the enthusiastic one.",
      "Leave a friendly signpost on the other accounts and close what you can. | Being steady in one place is remembered. Being hasty in many is not.",
    ],
  ),
  card(
    "Use real pictures",
    "A plain photograph of your own workshop beats a perfect picture of strangers shaking hands.",
    "Show the real place and the real people | Why stock photos make you look like everyone",
    [
      "You have seen the woman with the headset. She works for every company you can think of. | Bought pictures are flawless, and that is how people spot them.",
      "Take half a day, good light and an ordinary working situation. Hands are always interesting. | Photograph what you do when nobody is watching: the sketch, the mess, the van at dawn.",
      "Ask a photographer for a set of twenty that fits together. They will last for seasons. | A decent phone is enough to begin with, if you wipe the lens and turn to the window.",
      "Customers who visit you should recognise the place. Trust starts with that. | Faces that belong to the company answer a question nobody likes to ask: who are these people?",
    ],
  ),
  card(
    "Decide on one goal",
    "Give each campaign one goal and one number, or everyone will later remember another one.",
    "One goal for each campaign | What should have happened by the end of the month?",
    [
      "More sales, more followers and a younger image: that is three campaigns in one coat. | Without a goal, every campaign turns out to have been a success, at least in the report.",
      "Choose one thing people should do, such as ring, book, order or come by. | Finish this sentence before you start: it worked if so many people had done this.",
      "Write the figure down, with a date, and put it where the team can see it. | Agree how you will count it, because likes are easy to count and seldom the point.",
      "At the end you know what to repeat and what to drop. | The next idea starts from something you learned. That is rarer than it should be.",
    ],
  ),
  card(
    "Ask how they found you",
    "Ask every new customer how they found you, and write the answer down in their words.",
    "The marketing question that costs nothing | How did you hear about us?",
    [
      "Statistics show the last click. They do not show the neighbour who mentioned you in spring. | Much of what brings customers leaves no trace in any tool.",
      "So ask, at the counter, on the form, on the telephone, and note the answer as it was said. | Put the question to each new client and keep a simple tally.",
      "Let people talk for a moment. First they say internet, then they remember the sign at the crossing. | The second answer is usually the true one, so leave a pause.",
      "In a few months the list will argue better than any consultant. | You will see which money worked, and which just felt modern.",
    ],
  ),
  card(
    "Care for old customers",
    "Write to the customers you already have before you pay to reach strangers.",
    "Start with the people who know you | The audience you already have",
    [
      "It is odd how much is spent on strangers while the address book gathers dust. | Somebody who was happy last year needs a nudge. A stranger needs persuading.",
      "Write a short letter to former clients: what is new, what season it is, how they can reach you. | Think of one useful thing they might have forgotten, and send it without a sales pitch.",
      "Ask for nothing in three messages out of four. | Keep it rare and worth opening, and honour every request to stop.",
      "Some will answer, a few will order, and one will recommend you to a cousin. | The return is quieter than that of an advert, and it tends to last longer.",
    ],
  ),
  card(
    "Let others say it",
    "Ask happy customers for two sentences about what changed; their words sell better than yours.",
    "How to ask for a testimonial | Two sentences from a real customer",
    [
      "Praise from your own mouth counts half. The same sentence from a customer counts in full. | Very good, would come again: reviews like that are kind and say nothing.",
      "Ask right after a job that went well, and make it easy with one question. | Put it this way: what was difficult before, and what is different now?",
      "Keep the wording as it is, with its corners. Ask permission for the name. | Do not polish it. A slightly clumsy sentence is one people believe.",
      "Place it where the doubt arises, beside the price or the form. | Three of those, from people your readers resemble, replace a page of claims.",
    ],
  ),
  card(
    "Make it a series",
    "A series with a fixed shape is easier to make and easier to remember than single ideas.",
    "Plan a series instead of a stroke of genius | The same shape, every second Tuesday",
    [
      "Coming up with something new every week tires even the gifted. | Single posts disappear. A series makes an appointment.",
      "Find a form you can repeat: one question, one tool, one customer, one mistake. | Choose a frame that holds ten different pictures, and give it a short name.",
      "Make four at a time on a quiet afternoon and keep two in reserve. | Prepare the first few before you announce it, since the second week is the hardest.",
      "Readers learn to expect it, and you learn to see material everywhere. | After half a year you own an archive, and it looks like a plan you had all along.",
    ],
  ),
];
