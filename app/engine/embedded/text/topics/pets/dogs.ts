import { type Card, card } from "../topic";

const dog = /\b(?:dogs?|pupp(?:y|ies)|canine|kennels?|leads?|walk(?:s|ing|ers?)|train(?:ing|er|ers)|pets?)\b/i;

export const dogsInTraining: Card[] = [
  card(
    "Pay at once",
    "Reward your dog within a second or two; later it no longer knows what the treat was for.",
    "Timing beats treats | Pay your dog on the spot | One second, one biscuit",
    [
      "Dogs live in the present, and the present is short. | A treat that comes late is merely a snack.",
      "If the dog sits, stands up and then gets its biscuit, you have just paid for standing up. | What gets rewarded is whatever happened a heartbeat ago, and you may have meant something else.",
      "So have the treats in your pocket and not in the kitchen cupboard. | Say one short word at the right moment, and let the biscuit follow.",
      "Cut them as small as a pea, because it is the number of payments that counts. | Make it soft and smelly; nobody learns while crunching.",
    ],
    dog,
  ),
  card(
    "Short lessons",
    "Three minutes three times a day teach a dog more than an hour on Sunday.",
    "Three minutes are a lesson | Train little and often | Stop while it is going well",
    [
      "A puppy has the attention span of a guest at a long speech. | Long training sessions mainly teach a dog that training is long.",
      "Practise while the kettle boils or the pasta cooks. | Use the gaps in the day: before the bowl goes down, at the front door, during the news.",
      "Choose one thing at a time and stop after a success, even if it was a small one. | Finish on something your dog can do, so that you both leave the classroom proud.",
      "When it suddenly forgets everything, the lesson was too hard or the street too interesting. | Go back a step if it goes wrong twice, since the third time will only be a habit.",
    ],
    dog,
  ),
  card(
    "The lead goes slack",
    "Stand still when the lead goes tight and walk on when it hangs; pulling then gets nowhere.",
    "How to stop the pulling | A slack lead moves, a tight one does not | Stand still and wait",
    [
      "A dog pulls because it works: it pulls, and you follow. | From the dog's end, pulling is simply how you get a person to walk.",
      "Change the rule. When the lead is tight, you become a tree. | Stop dead whenever you feel it tighten, and say nothing at all.",
      "The moment it slackens, off you go again, cheerfully. | Your dog will look round sooner or later; that glance deserves a treat and another ten steps.",
      "The first walks will take you as far as the second lamp post. | You will be slow for a week and amused by your neighbours' faces, and then it clicks.",
    ],
    dog,
  ),
  card(
    "Let it sniff",
    "Let your dog sniff: ten minutes with the nose tire it more than an hour at your pace.",
    "A walk is for the nose | Let the dog read the paper | Slow down at the lamp post",
    [
      "For you it is a lamp post, and for your dog it is the local newspaper. | People walk to get somewhere, dogs to find out what has happened.",
      "Who was here, when, in what mood and after which supper: it is all there to be read. | A nose like that takes in whole stories while you see only a hedge.",
      "Pulling it away after two seconds is like shutting a book in somebody's face. | Give it a part of each walk in which it may decide the route and the pace.",
      "You will come home later and with a calmer animal. | A dog that has used its head will sleep, and so may you.",
    ],
    dog,
  ),
  card(
    "Call and let go",
    "Call your dog often only to let it run again; then coming back is never the end of the fun.",
    "Why dogs stop coming back | Make coming back worth it | The call that is not the end",
    [
      "If you call only when it is time to leave, your dog will soon hear the word as bad news. | Most dogs come beautifully, except on the day it matters.",
      "Call your dog in the middle of the fun, pay well and send it off again. | Nine times out of ten, coming to you should lead to a treat and then to more freedom.",
      "Never scold one that comes late, however long you stood there in the rain. | Whatever it did before, be pleased to see it, because the return is what you are rewarding.",
      "Practise on a long line until it works with a rabbit in view. | Use one word for this and nothing else, and do not wear it out.",
    ],
    dog,
  ),
  card(
    "A puppy's first week",
    "In a puppy's first week little should happen: sleep, short trips out and quiet people.",
    "The first week with a puppy | Less is more for a new puppy | Sleep first, visitors later",
    [
      "Everybody wants to meet the puppy, and it would like a nap. | For a small dog, your home is a foreign country without a phrase book.",
      "Puppies sleep for most of the day and turn into crocodiles if they cannot. | Give it a corner where nobody touches it, and teach the children that this door is shut.",
      "Take your puppy outside after each sleep, each meal and each game, and praise it as if it had won a medal. | Accidents will happen. Clean them up without a word, and be quicker next time.",
      "Let it hear, see and step on new things in small portions, with you as the safe place. | A plastic bag, a man with a hat, a lift: one novelty a day is plenty.",
    ],
    /\b(?:dogs?|pupp(?:y|ies)|train(?:ing|er|ers))\b/i,
  ),
  card(
    "Learn the small signs",
    "A yawn, a licked nose, a turned head: dogs say “too much” long before they growl.",
    "What your dog says without barking | The small signs | Listen before it growls",
    [
      "Dogs hardly ever do things out of the blue; we just miss the announcement. | Before a dog raises its voice, it has usually whispered several times.",
      "A dog yawns when it is not tired, licks its nose, turns its head away or suddenly has to scratch. | Look at the ears, the weight on its legs and the white of the eye, and not merely at the tail.",
      "A wagging tail means excitement, which is not always a friendly thing. | Tails wag in anger as well; what counts is how loose the rest of the dog is.",
      "When you see such signs, make room or end the visit. | Step in early and move off in a curve, and you will be the one it trusts.",
    ],
    dog,
  ),
  card(
    "Practise being alone",
    "Practise being alone in seconds and minutes before you need it for hours.",
    "Teach a dog to be alone | From seconds to hours | Leave without a farewell",
    [
      "Being left is something a dog has to learn, like the stairs. | No animal is born knowing that you will come back.",
      "Begin by stepping out of the room for a breath and returning before it worries. | Close a door, open it, and make nothing of it; then stretch the time little by little.",
      "Skip the dramatic goodbye, because it tells the dog that something is wrong. | Go without speeches and come home without a party.",
      "A walk beforehand and something to chew make the wait easier. | If it howls or wrecks things, the step was too big, so shorten it and ask a trainer for help.",
    ],
    /\b(?:dogs?|pupp(?:y|ies)|sitt(?:ing|ers?)|day ?care|walk(?:ing|ers?)|train(?:ing|er|ers))\b/i,
  ),
];
