import { card } from "../topic";
import { tryingCards } from "./launch-trying";

/** Meeting something new: how to look at it, try it and judge it. */
export const launchCards = [
  ...tryingCards,
  card(
    "Try it first",
    "Try a new thing <once|twice|on an ordinary day> before you <make up your mind|decide> about it.",
    "How to try something new | Give it a fair first try | The first try",
    [
      "The first impression of anything new is a bit unfair, because you compare it with what you are used to. | You meet something new with old habits, so the first impression is never the whole truth. | At first, everything unfamiliar feels a little wrong, and that says more about habit than about the thing.",
      "Give it a proper try, on an ordinary day and without hurry. | Try it on a normal day, not on a special one, and leave a little time for it. | Use it once as you would on any other day.",
      "Then ask what was better and what you missed. | Afterwards, name one thing you liked and one you did not.",
      "If you like it, you know why; if you do not, tell us, since that helps more than praise. | Either answer is useful, and we would like to hear it.",
    ],
  ),
  card(
    "Ask what is different",
    "Ask what is different from before, and whether <the difference matters to you|you would notice|it helps you>.",
    "What “new” should mean | New is not enough | The question to ask about anything new",
    [
      "New is a date, not a quality. | The word “new” tells you when, and not whether you should care. | Anything can be new for a week.",
      "So ask what you can do now that you could not do before. | A better question is what has changed for you. | What counts is what it lets you do.",
      "With {subject}, look at the part of your day it touches. | Look at {subject} with that question and the answer comes quickly.",
      "If nothing comes to mind, wait; there is no prize for being early. | And if the answer is “not much”, you have lost nothing by asking.",
      "A straight answer fits into one breath, and you may insist on it. | Whoever cannot say what has changed should perhaps wait with the launch, and that goes for us as well.",
    ],
  ),
  card(
    "Be among the first",
    "<Early visitors|Those who come early> get to ask questions, and <their answers|what they say> can shape what comes next.",
    "Why it pays to come early | Being early has a point | What early birds get",
    [
      "People who come early see things while they are still fresh. | There is a quiet advantage in coming early: we are all ears.",
      "You can ask how something came about and get the answer from those who made it. | You can ask anything, and nobody has a rehearsed answer yet.",
      "What you tell us in the first days has weight, because it is still easy to change things. | Early comments count for more, since we are still listening for what we missed.",
      "Later there will be a routine, and routines are harder to move. | After a while everything settles, and it should settle the right way.",
    ],
  ),
  card(
    "Bring a friend",
    "Two people notice more than one, and <it is more fun to compare|you can talk it over|they can compare>.",
    "Better in company | Bring a second opinion | Two see more than one",
    [
      "It is easier to judge a new thing when you can talk about it. | A second opinion is useful, and it makes the first one clearer. | Some things show only when you say them out loud.",
      "Bring somebody whose taste differs from yours. | Ask the friend who never agrees with you. | Take along a person who sees things differently.",
      "You will notice what you would have missed alone. | What one of you overlooks, the other one sees.",
      "And if you both like it, that says a lot. It is also a good excuse for a coffee on the way home. | Should you both agree for once, take it as a good sign. If you do not, the argument will be worth having.",
    ],
  ),
  card(
    "Keep the old one a while",
    "Do not throw out the old one on the first day; a week side by side settles the question.",
    "Let old and new stand side by side | A week with both",
    [
      "Enthusiasm likes to clear the shelf at once. Regret comes about nine days later. | A farewell to the familiar need not take place on the day the new thing arrives.",
      "Keep both within reach for a week and see which one your hand goes to. | Let them stand side by side, without a plan, and simply watch yourself.",
      "On busy days we reach for what works. That is an honest vote. | You will catch yourself preferring one of them when nobody is looking.",
      "After that you can let the other go in peace, or pass it on to somebody. | If the old one wins, you have learned what the next new thing should be able to do.",
    ],
  ),
  card(
    "Ask who made it",
    "Ask who had the idea and what it was meant to solve; the answer tells you whom it suits.",
    "Who had the idea, and why? | The problem behind the new thing",
    [
      "Every new thing began with somebody who was annoyed. | Behind most launches there is a small, concrete nuisance that would not go away.",
      "Ask what it was. If you know that nuisance from your own week, you are in the right place. | Let us tell you how it started, and compare it with what bothers you.",
      "Ask as well what was tried and thrown away, because the detours say a lot about the care. | The drafts that failed are often the more interesting part of the story.",
      "If the problem is not yours, you may enjoy the story and keep your money. | A clear answer makes it easier to tell your friends what it is for.",
    ],
  ),
  card(
    "Name what you expect",
    "Write down in one line what you hope for before you try it, so that you can tell afterwards.",
    "What do you expect of it? | One line before the first try",
    [
      "Expectations are sly. They change while you are trying, and in the end you were right all along. | People are disappointed by good things because they had quietly hoped for something else.",
      "Put a line on paper first: it should be easier, quicker, warmer, calmer. | Before you begin, say aloud what would make you call it a success.",
      "Then try it, and read your line again when you are done. | Look at the note after a few days, with a clear head.",
      "You will know sooner what you think, and you can say so in one sentence. | It is a tiny effort, and it makes you a fair judge.",
    ],
  ),
  card(
    "Learn one trick first",
    "Learn one thing about it properly before you look at everything else it can do.",
    "Learn one thing before the others | The first ten minutes with something new",
    [
      "New things come with a list of talents. Nobody needs all of them on the first evening. | Trying everything at once is the quickest way to remember nothing.",
      "Choose the one you were looking for and practise it until it is boring. | Stay with a single use for a few days and leave the corners unexplored.",
      "The others will turn up when you need them, usually by accident. | Once that sits, your curiosity will lead you to the next one anyway.",
      "Ask us for the shortest way in. We know which first step people get on with. | Nobody will examine you on the rest, and some of it may never concern you at all.",
    ],
  ),
  card(
    "Allow for hiccups",
    "The first days of anything new have hiccups; what matters is how they are dealt with.",
    "First days are allowed to wobble | When something new hiccups",
    [
      "Whatever is new has been tried by a few people and not yet by you. | No rehearsal finds everything. The first real week always adds a surprise.",
      "If something sticks, note what you did just before and tell us. | Should it go wrong somewhere, send a short message with what you saw.",
      "A good description is half of the repair. We would sooner hear it twice than never. | You are not complaining, you are helping, and it will be read that way.",
      "Then look at how quickly something happens. That tells you what the years to come will be like. | A hiccup that is taken seriously makes people trust a thing more than if it had been perfect.",
    ],
  ),
  card(
    "Tell us in a sentence",
    "After the first try, tell us in one sentence how you would describe it to a friend.",
    "How would you describe it to a friend? | The sentence we would like to hear",
    [
      "We know how we describe it, and that is the trouble. We have been too close to it for too long. | Makers use makers' words, and those are seldom the useful ones.",
      "So tell us how you would explain it across a garden fence. | When you have tried it, finish this line for us: it is a bit like something else, except that.",
      "Your words will be simpler and probably better. | The comparison you choose shows us what you noticed first.",
      "It also shows what you did not notice, and that is where we have work to do. | Others will understand it sooner because you found the right word.",
    ],
  ),
];
