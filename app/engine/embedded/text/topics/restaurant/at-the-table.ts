import { type Card, card } from "../topic";

export const atTheTable: Card[] = [
  card(
    "Share the plates",
    "Order a few plates for the middle of the table; you taste more and talk more.",
    "Order for the table | Share and taste more | The plates in the middle",
    [
      "There is always somebody who has ordered better than you. | Envy of the neighbour's plate has a simple cure.",
      "Put a few things in the middle and let everyone help themselves. | Choose together, one dish fewer than you are people, and see how far it gets you.",
      "Nobody has to guess right, and the careful eaters can try something in small bites. | Children taste more this way, precisely because they are not asked to.",
      "Order in two rounds, so that the food arrives warm and the table has room. | Passing things is also how strangers at a table begin to talk.",
    ],
  ),
  card(
    "Say it when you book",
    "Mention allergies and wishes when you book; kitchens like to know early.",
    "Tell the kitchen early | Say it when you book | Wishes are welcome",
    [
      "Cooks do not mind wishes, they mind surprises at half past eight. | Most special requests are easy for a kitchen that heard of them yesterday.",
      "An allergy, a pram, a birthday, a guest who hates coriander: one line in the booking is enough. | Write what you cannot eat, who is coming, and when you have to leave.",
      "Say it again when you order, because people change shifts and notes get lost. | For a serious allergy, repeat it at the table and let somebody check.",
      "After that you can forget about it and enjoy the bread. | Your dish will be cooked for you from the start, instead of being picked out of the dish.",
    ],
  ),
  card(
    "Choose your hour",
    "Come early for calm, late for lingering, and in between for the buzz.",
    "The right hour for your meal | Early, late or in the middle | When to come for dinner",
    [
      "The same dining room is three different places in one evening. | You can choose your table, and you can also choose your hour.",
      "Early on it is quiet, and good for families, grandparents and serious talk. | If you want peace, come when the doors open and the cook is still humming.",
      "In the middle it is loud and cheerful, and you should bring an appetite and some patience. | At the peak the room hums, and that hum is part of the meal.",
      "Towards the end there is time for questions, and now and then for a recipe. | The last hour belongs to those who are in no hurry and like to sit over the crumbs.",
    ],
  ),
  card(
    "Slow down",
    "Put the phone away until the coffee; food and company taste better.",
    "Take your time at the table | No phones until the coffee | Slow is allowed",
    [
      "A meal is one of the few hours in which nothing else has to happen. | You have paid for a table, and you might as well be there.",
      "Take one photograph, if you must, and then pile the phones in the middle, screens down. | Leave the telephones in the coats, and agree that the first to fetch one pays for the coffee.",
      "After ten minutes the conversation finds its way, and the food gets noticed. | You start to taste what is on the plate, and somebody tells a story to the end.",
      "It sounds old-fashioned and works every time. | The messages will still be there, and the soup will not be hot twice.",
    ],
  ),
  card(
    "Eating with children",
    "Bring children early and hungry, order theirs first, and let them taste from your plate.",
    "How to eat out with children | Early, hungry, by the wall | A small guest's first restaurant",
    [
      "Eating out with children is an outing and not a dinner, and it can be a lovely one. | Anyone can learn to eat in a restaurant, and most people start at about two.",
      "Come early, sit at the edge, and order their food at once. | Ask for a table by the wall, and for bread, before anything else is discussed.",
      "Skip the nuggets and have a half portion made of something real. | Let them try from your plate, without comment, since comments spoil the appetite.",
      "A pencil and a paper napkin beat any screen. | And leave while everybody is still happy, even if it means your coffee is for another day.",
    ],
    /\b(?:famil(?:y|ies)|child\w*|kids?|parents?|brunch|pizz\w+|lunch|ice cream|sunday)\b/i,
  ),
  card(
    "Eat alone, gladly",
    "Book a table for one and bring a book: there is no better company for a good meal.",
    "A table for one | In praise of eating alone | Just you and the soup",
    [
      "A table for one is nothing to apologise for; cooks are fond of it. | People who eat alone look as if they had been stood up, but only to themselves.",
      "You choose what you like, eat at your own pace, and nobody steals your chips. | There is time to notice what is in the sauce, and how a kitchen sounds at its busiest.",
      "Sit at the counter if there is one, where you can watch hands at work. | Take the seat with a view of the room: it is better than television.",
      "Bring a book, read three lines of it, and talk to the waiter instead. | Lunch is an easy way to begin, before you treat yourself to a whole evening.",
    ],
  ),
  card(
    "Send it back kindly",
    "If something is wrong, say so while it can still be mended, and say it kindly.",
    "Say it while it can be mended | How to complain well | A quiet word in time",
    [
      "Most people say that it was lovely, and then never come back. | “Everything all right?” is a real question, even if we answer it like a greeting.",
      "A cold plate or a missing dish can be put right within minutes, if someone knows. | Kitchens would far rather cook it again than read about it at midnight.",
      "Speak up early, quietly, and about the food instead of the person. | Say what you expected and what you got, and let them suggest what to do.",
      "The reverse holds too: tell them when it was good. | A compliment carried into the kitchen gets repeated there for days.",
    ],
  ),
  card(
    "Take the rest home",
    "Ask to take the rest home: tomorrow's lunch is already cooked and paid for.",
    "Take the rest home with you | Tomorrow's lunch in a box | Nothing to be shy about",
    [
      "There is no shame in a portion that was larger than you. | Somebody cooked it, you liked it, and there is no need for it to end in a bin.",
      "Ask for a box before the plate has been cleared, since from the kitchen there is no way back. | In some countries it is rude not to take the leftovers along.",
      "Get it into the fridge soon, and warm it through properly the next day. | Stews and curries are even better after a night, while anything crisp wants a hot oven.",
      "Bring your own container if you think of it. | A cold slice of pizza for breakfast is a private matter.",
    ],
  ),
];
