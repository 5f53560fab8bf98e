import { card } from "../topic";
import { givingCards } from "./fundraiser-giving";

/** Giving to an appeal: how to choose, give, ask others and stay in touch. */
export const fundraiserCards = [
  ...givingCards,
  card(
    "Give what fits",
    "Give an amount you will not miss; cheerful small gifts add up and are repeated.",
    "How much should one give? | The amount that fits",
    [
      "Many people give nothing because they think that little would be embarrassing. | The question of the right amount has stopped more gifts than meanness ever did.",
      "Choose a sum you would spend on an evening out and not regret. | Think of what you can part with on an ordinary month's budget.",
      "It is the number of people that carries an appeal, and every one of them counts. | Large gifts make headlines, and the many small ones make it possible to plan.",
      "If you can do more one day, you will know where to find us. | A gift that leaves no gap is given again, and that is worth a great deal.",
    ],
  ),
  card(
    "Ask where it goes",
    "Ask what your gift will be used for, and expect an answer you can picture.",
    "Where does the money go? | A question every appeal should answer",
    [
      "You are allowed to ask, before and afterwards. It is no sign of distrust. | A good appeal names the thing, the place and the people.",
      "Look for a concrete sentence: this is needed, by then, for these reasons. | Ask what has already been done and what is still missing.",
      "Costs for organising belong to it, and an honest page says so. | Find out what happens if more comes in than was hoped for, or less.",
      "When you can picture the result, giving feels different. | We would like you to be able to explain it to your neighbour in one breath.",
    ],
  ),
  card(
    "Give soon",
    "Early gifts encourage the next person, so a small sum today does more than a promise.",
    "Why the first gifts matter | Today instead of someday",
    [
      "Most people mean to help. The evening gets in the way. | An appeal looks lonely until the first names are on the list.",
      "Those who give early make it easier for everybody behind them. | Nobody likes to be the first on the dance floor, and it is the same here.",
      "It also lets us begin: order, book, say yes to somebody who is waiting. | With the first amounts on the table, plans become dates.",
      "If you have decided, do it now, while the kettle boils. | A few minutes are enough, and the good intention is out of your head.",
    ],
  ),
  card(
    "Tell one friend",
    "Tell one friend why you gave; a personal word carries further than a shared post.",
    "One personal message | How appeals really spread",
    [
      "Shared posts scroll by. A message from a friend is read. | People give to people, and most often to the one who asked them.",
      "Write to one person who might care and say in two lines why you took part. | Mention it at lunch or at the school gate, without a raised finger.",
      "Add the link and leave the decision entirely to them. | Do not press. A reason is enough, and a guilty conscience helps nobody.",
      "If each of us tells one, the circle doubles. | You may be surprised who has been waiting for something like this.",
    ],
  ),
  card(
    "Make it an occasion",
    "Turn a birthday, a run or a cake sale into a collection: an occasion makes asking easy.",
    "A birthday, a run, a cake sale | Give people a nice reason",
    [
      "Asking for money is awkward. Asking people to a cake is not. | An appeal is remembered when something happens around it.",
      "Ask your guests for a gift to the appeal instead of flowers or wine. | Sell what you can make, run what you can run, sing if you must.",
      "Put a box on the table and a card beside it that explains what it is for. | Say at the beginning what the goal is and at the end what was reached.",
      "Tell us what you are planning. We can help with words and pictures. | Even a small round of people can bring in a surprising amount, along with an afternoon to remember.",
    ],
  ),
  card(
    "Offer your hands",
    "If money is short, offer an hour, a car or a skill: somebody has to carry the boxes.",
    "Help without a wallet | An hour, a car, a pair of hands",
    [
      "Money is one way to help. It is not the only one, and some days it is not the one that is missing. | Behind every appeal there are boxes, lists and telephone calls.",
      "Tell us what you like doing, when you have time and for how long. | Offer something definite, such as a van on Saturday or an evening of phone calls.",
      "A clear small offer is easier to use than a general anything you need. | Reliable hours are worth gold, even when there are only two of them.",
      "You will meet people you would not have met otherwise. | In the evening you will have seen with your own eyes what it was good for.",
    ],
  ),
  card(
    "Give in kind, but ask",
    "Ask before you bring things: what is needed this week may differ from what is in your cellar.",
    "Before you bring the boxes | What is needed this week?",
    [
      "Generous people clear out their cellars, and others then spend days sorting. | Gifts in kind are wonderful if they match what is missing.",
      "Ask for the list and look whether you have something on it. | A short call tells you what there is enough of and what has run out.",
      "Give things you would hand to a friend: clean, whole, with all their parts. | Pack by kind and label the box, so that nobody has to guess.",
      "What does not fit may do good elsewhere, and we will gladly say where. | Sometimes the price of the petrol would have helped more than the trip. It is fair to ask.",
    ],
  ),
  card(
    "Make it regular",
    "A small regular gift can be planned with, which makes it worth more than its sum.",
    "A little every month | Help that people can plan with",
    [
      "Attention comes in waves, and rent comes every month. | After the appeal the cameras go home. The need usually stays.",
      "A standing order over a small amount carries people through the quiet months. | Choose a sum that you would not notice and let it run.",
      "With such gifts something can be promised, and promises are what people in difficulties need. | It turns a collection into a plan with dates in it.",
      "You can stop at any time, without giving a reason. | Once a year, look at it again and decide afresh. That keeps it voluntary.",
    ],
  ),
  card(
    "Ask for the outcome",
    "Ask later what came of it; an appeal is finished when the givers have heard.",
    "What became of it? | The last part of an appeal",
    [
      "Much is said before a collection and little after it. | The thank-you is quickly written. The report takes a while and matters more.",
      "Leave your address if you would like to hear what was done. | Look in again in a few months, or ask us when you meet us.",
      "You should hear as well what did not work. Things seldom go entirely to plan. | Pictures are nice, and a plain list of what was bought is nicer.",
      "That is how trust grows, for this appeal and for the next one. | Somebody who knows what came of it can tell others with a clear voice.",
    ],
  ),
  card(
    "Respect the people",
    "Help as you would want to be helped: with respect, without pity, and with a question first.",
    "Help on level ground | Ask first, then help",
    [
      "Nobody likes to be a case. Everyone who needs help has a name and opinions of their own. | Needing help is a situation and not a character trait.",
      "That is why it starts with a question: what would be useful to you now? | The people concerned know most about what is missing. One only has to listen.",
      "In pictures and words we try to show them as they would wish to be seen. | Tell their story as if they were in the room, since one day they will be.",
      "Most of us change sides at least once in a lifetime. | Given like that, help makes nobody smaller.",
    ],
  ),
];
