import { card } from "../topic";

/** How to listen to the story of a business, and what is worth asking. */
export const listeningCards = [
  card(
    "Ask for the first day",
    "Ask about the first day: <the weather|what went wrong|who came in>. People remember it to the smallest thing.",
    "Tell me about the first day | What happened on day one?",
    [
      "Ask for the history of a place and you get dates. Ask for the first day and you get a story. | Everyone who has ever opened a door remembers who came through it first. | Beginnings are small, and that is why they are such good company.",
      "So ask what the weather was like, and what was missing when it started. | Find out who came in first, and what that person wanted. | Let them tell you what they had for lunch on that day, if there was any.",
      "In the answer there is usually a borrowed table and a good friend. | Listen for the thing that had been forgotten, since there always is one. | Somebody was nervous then, and you can still hear a little of it.",
      "After that you will look at the sign over the door in another way. | The years in between become easy to imagine once you know the first morning. | And you may feel like beginning something yourself, which is a good effect for a story.",
    ],
  ),
  card(
    "What nearly ended it",
    "Ask what nearly <ended it|stopped it|closed the door>; the reason it went on is the heart of the story.",
    "The day it nearly ended | Why did it go on?",
    [
      "A story in which everything goes well is an advertisement. | Each long history has a week in it that nobody likes to think of. | There is a difference between carrying on and never having wanted to stop.",
      "Ask when it stood on a knife's edge, and wait for the answer. | Put the question gently: was there a day on which it nearly ended? | Let the other person decide how much of it they would like to tell.",
      "Then ask who or what made them go on the next morning. | It is seldom money, and more often a person who said the right sentence. | The reason tends to be small: a letter, an order that came late, a stubborn aunt.",
      "Whatever held then is likely to hold today, and perhaps tomorrow as well. | In this you hear what the place is made of, under the paint. | One learns more from this than from a wall full of certificates.",
    ],
  ),
  card(
    "Look at the old photos",
    "Look at old pictures <from the edges|for the background|with a glass>: the truth stands behind the group.",
    "What the old photos show | Look at the edges",
    [
      "In old pictures everyone looks into the camera, and the interesting things happen behind them. | A photograph knows a good deal more than the person who took it. | The group in the middle was told to smile, and nobody told the shelf.",
      "Look at the edges first: at the tools, the prices, the shoes. | Find the person who is blurred, because that one was working. | Go through it with somebody who was there, and say nothing for a while.",
      "Ask who is missing, for somebody had to press the button. | Turn it over, as there may be a name or a joke on the back. | Compare it with the same corner today, and count what is still standing.",
      "A single picture can keep a table talking for an evening. | You will find the same laugh in it that you know from the counter. | Put it back where it hangs, a little crooked, as it has always been.",
    ],
  ),
  card(
    "Ask the quiet one",
    "Ask the person who has <been there a long time|said little so far|kept the keys>; the quiet ones know the story.",
    "Who really knows the story | Ask the quiet one",
    [
      "The story of a place is told by those who talk well, and known by those who listen. | In every team there is somebody who never gives a speech and knows where everything is. | At celebrations the microphone goes past the people who could say something.",
      "Sit down beside that person and ask how things used to be. | Ask who taught them, and how long it took until it went well. | Bring a cup of tea along and a question that cannot be answered with yes.",
      "Do not fill the pauses, since the good part comes after them. | What you hear will be short, dry and quite exact. | Let them show you something, as hands tell such things better than words.",
      "In ten minutes you have a history that is in no brochure. | Say thank you, and mention it to others, for it deserves an audience. | They will wave it away, and they will be pleased about it on the way home.",
    ],
  ),
  card(
    "What stays after years",
    "After many years, ask what has <stayed the same|never been changed|been kept>, and who has seen to it.",
    "What stays after all these years | The part nobody touched",
    [
      "After many years almost everything has been replaced: the chairs, the machines, the telephone. | A place can change every board and still be the same place. | What stays is hardly ever what people thought would stay.",
      "Look for the thing that everybody could have changed and nobody did. | Ask what a visitor from the early days would recognise at once. | Find out which habit has survived, and who has looked after it.",
      "It may be a greeting, an order of doing things or the way in which a parcel is tied. | Things remain because somebody takes care of them, and rarely by themselves. | Often it is something that costs time and that no one can see.",
      "If you are looking for the character of a house, you have found it there. | Such things cannot be bought later, so it is as well to keep them. | The rest may change with every season, and nothing is lost by it.",
    ],
  ),
  card(
    "Changed on purpose",
    "Ask what was changed <on purpose|against habit|after a long talk>, and what came of it; loyalty alone is no story.",
    "What was changed, and why | Old habits, put down gently",
    [
      "Keeping everything as it was is easy to praise and hard to live in. | It takes nerve to give up a thing that has always worked, more or less. | Behind the words “we have always done it like this” there is sometimes nothing at all.",
      "Ask which habit was put down on purpose, and after how many talks. | Let them tell you who was against it, and how it looks to that person today. | Find out what took its place, and whether anybody wants the old thing back.",
      "A good answer has a reason in it, and a small regret. | You will hear about a trial that came first, with a way of going back. | As a rule, the customers had noticed the need before anyone inside did.",
      "Change that was thought through is a form of care. | People who can explain it are likely to choose the next step as calmly. | That tells you how things will be dealt with tomorrow.",
    ],
  ),
  card(
    "The first customer",
    "Ask about the first customer <and what became of them|and the first order|and the first thank-you>; it is remembered.",
    "Whatever became of the first one? | The first order",
    [
      "Any business consists of an idea for as long as nobody has come in. | The first customer is the one who believes it before there is a reason to. | Between the plan and the work stands a stranger who says yes.",
      "Ask who it was, what was wanted and whether it went well. | Inquire what happened to the first coin or the first bill. | Let them describe the moment at which they understood that somebody would really pay.",
      "There is usually a mistake in this tale, and a kind person who overlooked it. | It might have been a relative, and that counts as well. | Perhaps they still come in, and then they know the story from the other side.",
      "Everyone who came later owes them a small nod over the counter. | The trust of that day has been handed on ever since. | If you are ever the first one somewhere yourself, you will know what it is worth.",
    ],
  ),
  card(
    "Words of the house",
    "Every place has words of its own; ask what they mean, and you get the <history|story|whole family> along with them.",
    "The words of the house | A private dictionary",
    [
      "Wherever people work together for long, they invent words that no dictionary knows. | The heavy drawer has a name, and so has the customer who comes at closing time. | A family can be recognised by its jokes, and a workplace by its abbreviations.",
      "If you hear such a word, ask where it comes from. | Listen to what they call the things they use each day. | Let somebody explain the note by the telephone that nobody else could understand.",
      "Behind it there is a mishap, a nickname or a guest from years ago. | The person who invented it may be long gone, and the word is still on duty. | Some of these words are older than the people who are using them.",
      "Once you know two or three of them, you are half at home. | It is history in a form that can be carried about all day. | Use one on your next visit, and watch the faces.",
    ],
  ),
  card(
    "Between the dates",
    "Read a history between the dates: <who was needed|what was hard|who stayed> is seldom on the timeline.",
    "What the timeline leaves out | Reading between the dates",
    [
      "A timeline has a point for every removal and none for the nights before it. | Dates are the nails in a history, and the picture hangs between them. | On paper, whole years of effort and worry fit into half a line.",
      "Choose two dates and ask what happened in all the months in between. | Take the longest gap and find out what people were busy with. | Point at one line and say: how did that come about?",
      "You will be told about children, illnesses, good neighbours and a roof that leaked. | Suddenly there are people in it, with tempers and with cold feet. | It turns out that the step that looks so bold was made with shaking knees.",
      "That is where you find the things that apply to your own life too. | The dates can be looked up, and this has to be told. | Afterwards you may forget the numbers with a clear conscience.",
    ],
  ),
  card(
    "Tell it to a child",
    "A story is clear when a child <can follow it|asks for more|can retell it>: who wanted what, and what was in the way?",
    "As you would tell a child | The story in three sentences",
    [
      "Children are strict readers, since they get up and leave when it becomes vague. | Long words in a story are mostly there to hide something. | When grown-ups talk about their work, children hear a humming noise.",
      "Try to tell it with three things: who wanted something, what stood in the way, what happened then. | Put it so that a child of eight would ask to hear more. | Say what was made, for whom, and why anyone needed it.",
      "Leave out the strategy, put in the dog, and begin again. | If there are words you would have to explain, look for others. | The question “and then?” shows you where the interesting part begins.",
      "What remains in the end is the story, and the rest was packaging. | Adults enjoy this version as well, though they would not ask for it. | It is a good test for any tale about a business, ours included.",
    ],
  ),
  card(
    "Write yours down",
    "Write down <your own first day|how you began|one story of your own>, before the details go; somebody will want it.",
    "Your own story, on paper | Before the details go",
    [
      "Reading about other people's beginnings makes one think of one's own. | You have a history as well, even if nobody has ever asked for it. | Memories are lost one detail at a time, and the colours go first.",
      "Take a sheet of paper and describe one day from the early time. | Write as you would talk, without a beginning and without an aim. | Note names, smells and prices, as those are the first to disappear.",
      "Ten lines are quite enough, and nobody marks the spelling any more. | Ask somebody who was there what they remember, and let both versions stand. | Put the sheet where the photographs are, with the date on it.",
      "In some years somebody is going to be very glad of it, possibly you. | A page like this is a present to people you may not know yet. | You will be surprised by how far you have come since then.",
    ],
  ),
  card(
    "Who taught you?",
    "Ask where somebody learned their trade, and from whom; <skills have ancestors|hands have teachers|it goes a long way back>.",
    "From whom did you learn it? | Hands have teachers",
    [
      "Every skill that you see has passed through other hands before. | No one invents their trade alone, however modern the sign looks. | In the way somebody holds a tool you can see the person who taught them.",
      "Ask who showed it to them first, and what that person was like. | Let them tell you which sentence of their teacher they still hear. | Find out what they learned by watching, and what by ruining something.",
      "There was often a strict one and a patient one, and both were needed. | They may have been an uncle, a neighbour or a book with a torn cover. | You will hear it in the voice, which becomes a little younger.",
      "It makes you see the piece of work in front of you with more respect. | And one day somebody will say the same of those who are learning now. | Stories of this sort have no end, and that is the comforting thing about them.",
    ],
  ),
  card(
    "A rule that was kept",
    "Ask for the one rule that <was never broken|costs something|everybody knows>; it says more than a mission statement.",
    "The rule on no wall | Which rule was kept?",
    [
      "Fine principles hang in the corridor. The real ones are known by heart. | You recognise a rule by the fact that it was kept on an inconvenient day. | What a house believes in shows on the day when it becomes expensive.",
      "Ask which rule everyone there could name without having to think. | Let them tell you about a time when it would have been easier to break it. | Find out who made it, and after which experience it came about.",
      "It is likely to be short, and a little odd in its wording. | Some of them concern the customer, and some concern the biscuit tin. | Now and then a new colleague asks why, and has to be told the whole story.",
      "If you have understood this rule, you know what to expect. | One kept rule is worth more than a page of values. | You can hold it against them too, and that is how it is meant.",
    ],
  ),
  card(
    "A toast in two lines",
    "For a toast, <name one moment and one thank-you|tell one small scene|say thank you twice>, and sit down again.",
    "A toast in two lines | Say thank you and sit down",
    [
      "At celebrations the speech is long because nobody had time to make it short. | Glasses are raised for a name or a face, and not for a list. | What people wish for at an anniversary is one good story and then the cake.",
      "Choose a single moment that you saw yourself, and tell it. | Say what you have to thank them for, in words that you would use at table. | Begin in the middle, at the door or by the kettle, without any greeting of guests.",
      "Leave out the years, since they are already on the cake. | If you have a weak spot for jokes, allow yourself one. | Look at the people you mean, and speak a little more slowly than you want to.",
      "Then raise your glass and sit down while they would have liked to hear more. | A short speech is remembered, and a long one is survived. | Somebody will come up to you later with the next story, and so it goes on.",
    ],
  ),
  card(
    "Ask for one whole day",
    "Ask somebody to tell you one whole day, <hour by hour|from the key to the light switch|with its breaks>.",
    "One day, told in full | From the key to the light switch",
    [
      "“What do you do?” gets you a title. “What did you do yesterday?” gets you the truth. | Seen from outside, any kind of work looks either simple or mysterious. | A whole trade can be seen in one ordinary day, as the sea can in a bucket.",
      "Ask for it hour by hour, from the key in the lock to the last light. | Let somebody tell you about yesterday, including the waiting and the washing-up. | Begin with the alarm clock, and keep asking what came next.",
      "Pay attention to what takes long, for it is not what you would expect. | The pauses belong to it, with everything that gets said in them. | Look out for the moment when they speak faster, because that is what they like doing.",
      "After this you will never again say that something is quickly done. | You understand then why some things take, and cost, what they do. | You have travelled through a day without leaving the chair, and the tea is included.",
    ],
  ),
  card(
    "Pass it on correctly",
    "Before you retell a story, <ask whether you may|check it once|ask for the true version>; it belongs to people.",
    "May I pass that on? | A story has owners",
    [
      "Stories grow when they are passed on, and they rarely grow in the direction of the truth. | What somebody tells you over a cup of coffee is not yet meant for everyone. | A tale about real people belongs to them, even when it is a good one.",
      "Ask whether you may retell it, and whether with the name or without. | Check the part that sounds too good, since it probably is. | If you write about it, show the lines to the person beforehand.",
      "Leave out what would make somebody smaller than they are. | Keep to what was said, and mark what you only think. | When two people remember it differently, there are two stories, and both may stand.",
      "A story that has been told fairly can be told again in front of everyone. | Those who see that you are careful will tell you the next one. | Good listeners are known by what they keep to themselves.",
    ],
  ),
];
