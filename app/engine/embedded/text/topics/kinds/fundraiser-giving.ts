import { card } from "../topic";

/** Giving with thought, and helping an appeal along. */
export const givingCards = [
  card(
    "Check who is asking",
    "Look at who is asking: <a name, an address and a person to ring|a name and an address> should be easy to find.",
    "Who is asking, and for what? | A careful look before you give",
    [
      "A warm heart and a clear head get on very well together. | Whoever asks for money should expect to be asked a few questions. | Careful givers are no less generous, and they give with an easier mind.",
      "See whether there is a name, an address and somebody who answers. | Read who is behind the appeal, and what they have done before. | Type the address in yourself, and do not follow a link from a stranger.",
      "If you are pressed to decide at the door, ask for something in writing. | Ask around whether anyone you trust knows these people and their work. | When an answer is evasive, you may keep your purse closed politely.",
      "An honest appeal has nothing against being looked at closely. | Afterwards you can give with both hands, and without a second thought. | Your care also protects those for whom the money is meant.",
    ],
  ),
  card(
    "Keep the slip",
    "Keep the <receipt|slip|confirmation> of your gift; it may count later, and you will remember the year by it.",
    "A receipt for a good deed | Where does the slip go?",
    [
      "Gifts are made with the heart, and in spring somebody asks for the paper. | It is not petty to keep a receipt for something that was given gladly. | What one has given in a year is soon forgotten, which does one credit.",
      "Put the slip into one envelope, together with the others of the year. | Ask whether you will get a confirmation, and in what form it comes. | Save the message in a folder that has a sensible name.",
      "Whether it counts for your taxes depends on where you live, so inquire once. | Write on it what it was for, because account numbers say nothing. | If the gift was made in somebody's name, note that name as well.",
      "At the end of the year you can see what mattered to you. | Looking through the envelope is a pleasant hour in December. | And if it is ever asked for, you need not look for it at midnight.",
    ],
  ),
  card(
    "Collect as a team",
    "Collect together, <at work, in the club or in the street|as a class or a club>: small sums lose their shyness.",
    "Many small sums | Collecting together",
    [
      "Alone, one thinks that one's own small sum would not be noticed. | A tin that is passed round a table fills up faster than a purse at home. | Groups are braver than people, and they are better at telling jokes.",
      "Ask your colleagues, your choir or your neighbours whether they would join in. | Set a small goal together, and put a glass on the table for it. | Choose somebody who counts, and somebody who writes down what was counted.",
      "No one has to say how much they have put in. | Those who cannot give anything may bake, carry or draw the poster. | Agree at the start where the money goes, and on which day it is handed over.",
      "The final sum surprises everyone, since no one has seen it grow. | What stays afterwards is the money, and a team that has done something. | Tell each other later what it was used for, as that is half of the pleasure.",
    ],
  ),
  card(
    "Give instead of gifts",
    "For a birthday, <wish for a donation|ask for gifts to a cause|let guests give>: no wrapping paper, and more sense.",
    "A wish without wrapping paper | Instead of a present",
    [
      "From a certain age on, one has enough vases, and enough scarves too. | Guests ask what you would like, and the answer gets harder every year. | Some wishes cannot be wrapped, and still they can be granted.",
      "Say in the invitation which cause is close to your heart, and why. | Put up a box beside the cake, with two lines on what it is for. | Choose something that your guests can picture, and keep the sum open.",
      "Leave it to each of them, since some people love to bring a present. | Tell a short story about it in the evening, and then let there be music. | Children can of course have both, the parcel and the good deed.",
      "Write to your guests later, and tell them what came together. | What you keep is an empty shelf and a rather full memory. | It is a feast for people who were not even invited, and that is the charm of it.",
    ],
  ),
  card(
    "Lend your trade",
    "Give what you do well: <a poster, a repair, an hour at the books|a repair or an hour's advice>.",
    "What you do for a living can help | An hour of your trade",
    [
      "What is everyday work to you may be an unsolved problem to others. | Appeals need money, and they also need somebody who can drive a van. | Every trade contains an hour of work that would help somebody nearby.",
      "Offer what you can do in your sleep: writing, mending, cooking, counting. | Say what you can do, how long you have time for it, and from when. | Ask what has been left undone for weeks because nobody knows how.",
      "Take on something that has a clear end, and see it through. | Do it as carefully as for a paying customer, only with more cake. | If you are not able to do it after all, let them know early.",
      "Such an hour cannot be bought, and it is remembered for a long time. | You meet people whom you would never have met at work. | And you see your own trade through the eyes of those who are grateful for it.",
    ],
  ),
  card(
    "Talk about it at home",
    "Decide at home <together|with the children|at the table> where your gift should go; children have clear views.",
    "Where should it go? | A family decides together",
    [
      "Children notice need sooner than adults do, and they ask louder. | At home people speak about what things cost, and rarely about what they give. | Generosity is learned at the table, between the soup and the pudding.",
      "Put a sum on the table and ask everyone where it should go. | Let each person speak for one cause, and then take a vote. | Read the appeal aloud, and explain what the hard words mean.",
      "Let the children add something of their own, however small it may be. | If you disagree, divide the sum; nobody has to be right. | Ask what it would be like to need that help oneself.",
      "It turns a mere transfer into a decision that everybody at the table remembers. | You may hear a sentence at supper that makes you thoughtful for days. | Next year they are the ones who ask when it is time again.",
    ],
  ),
  card(
    "Say thank you back",
    "Thank the people who <collect|organise|carry the boxes>; a kind word keeps a helper going for weeks.",
    "Thanks for the helpers | A kind word for those who ask",
    [
      "Those who stand in the rain with a tin see many people look the other way. | Thanks usually go to the givers, and the collectors go home with sore feet. | Asking for others takes courage, and that is easily overlooked.",
      "If you cannot give anything, give them a friendly look and a good word. | Ask how it is going, and listen to the answer to the end. | Bring them a hot drink, if it is cold and you happen to be passing.",
      "Say what you like about the cause, because they can pass that on. | A line to the organisers is read aloud in many a kitchen. | Should something have annoyed you, mention it kindly, and to the right person.",
      "Helpers stay where they are noticed, and every appeal lives by them. | It costs you a moment, and it lasts until the tin is full. | Some who began with a chat ended up on the other side of the table.",
    ],
  ),
  card(
    "After the headlines",
    "Help is needed <after the headlines too|when the news has moved on|in quiet months>; put a date in your diary.",
    "When the news has moved on | Help in the quiet months",
    [
      "For a week everyone wants to help, and then the weather is on the news again. | Need has a longer breath than attention, and it does not make headlines. | When the cameras have left, the long part of the work begins.",
      "Put a note into your calendar, some months from now, and give again. | Ask in a quiet season what is required then, for it will be something else. | Divide your sum into two halves, and keep one of them for later.",
      "The second gift comes when others have forgotten, and it is all the more welcome. | Putting things right takes more patience than the first quick help did. | Read up on what has happened since, even though it stands on page seven.",
      "In this way you become somebody on whom people can count. | Faithfulness is a quiet form of help, and it reaches far. | It does good to hear that one has not been forgotten.",
    ],
  ),
];
