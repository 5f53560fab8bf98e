import { card } from "../topic";
import { visitingCards } from "./opening-visiting";

/** The first weeks of a new place. */
export const openingCards = [
  ...visitingCards,
  card(
    "Come and look",
    "Come in without a reason, since <looking around costs nothing|curiosity is reason enough>.",
    "Come in and look around | Your first visit | No reason needed",
    [
      "The first visit to a new place is a bit like a first date. | A new place needs a moment before it feels like yours.",
      "You do not have to buy or book anything. | Nobody will ask what you want before you know it yourself.",
      "Walk round, look at the corners and ask what you like. | Have a look, sit down if you like, and take your time.",
      "You will know soon whether you want to come back. | A place tells you quickly whether it suits you, and you are free to keep the answer to yourself.",
      "Nobody counts how long you stay. | If it is not for you, you have had a walk, and we have seen a friendly face.",
    ],
  ),
  card(
    "Tell us what to improve",
    "In the first weeks your remarks count most, because everything can still change.",
    "Help us get it right | We are still listening | Tell us what you see",
    [
      "Nothing is perfect on the first day. | An opening is a beginning, with all that comes with it.",
      "You will see things that we no longer see: the sticking door, the sign nobody understands. | Fresh eyes notice what ours have got used to.",
      "Tell us, kindly or not, and we will look into it. | Say it to our face; we prefer that to silence.",
      "It is the most useful gift you can bring, and it does not need wrapping. | That helps more than flowers, although flowers are always nice.",
      "You may also tell us what should stay exactly as it is. | A note on the counter is enough, with or without a name.",
    ],
  ),
  card(
    "Pick a quiet time",
    "If you want time for questions, choose a quiet hour instead of the first rush.",
    "When to visit | The quiet hours | Find a quiet moment",
    [
      "Openings can be lively, and we hope this one will be. | The first days may be full, with coats on chairs and people in doorways.",
      "If you like bustle, come then, and bring your elbows. | For some people that is half the fun.",
      "If you would rather talk, choose a quiet hour later in the week. | If you have questions, a calm hour serves you better.",
      "You will find the hours at {url}. | Ask us when it tends to be calm, and we will tell you.",
      "In the second week you are no longer early, and everyone has found the light switches. | Whichever hour you choose, there will be somebody who has time to say hello.",
    ],
  ),
  card(
    "Tell the neighbours",
    "New places live on word of mouth, so bring a neighbour along.",
    "Bring a neighbour | Word of mouth | Pass it on",
    [
      "A new place needs people who talk about it. | No sign works as well as a neighbour who says “go and see”.",
      "If you like what you find, tell one person. | One honest recommendation is plenty.",
      "If you do not, tell us first. | And if something is wrong, let us hear it before they do.",
      "That is how a place becomes part of a street, and it takes about a year. | That is how strangers become regulars, one at a time.",
      "Come together the second time, and let each of you choose something for the other. | In a few months, you may meet half of your street here, and you will have been the reason.",
    ],
  ),
  card(
    "Say hello by name",
    "Introduce yourself on the first visit; a new place is glad to learn its first names.",
    "The first names we learn | Say hello on the first visit",
    [
      "In the beginning every face at the door is new to us. We are practising. | A place that has just opened has no regulars yet, and that is a rare chance.",
      "Tell us your name and where you come from, even if it is two doors down. | Say who you are and how you came across us.",
      "We will try to remember, and if it fails the first time, forgive us and say it again. | Next time we can begin with good morning instead of with a number.",
      "Some friendships with a place begin with such a sentence. | In a few months you will be somebody who was there from the start.",
    ],
  ),
  card(
    "Ask why here",
    "Ask us why we chose this street and these rooms; every new place has a story of that sort.",
    "Why here, of all places? | What was here before?",
    [
      "Behind each new door there is a long search, with many wrong addresses. | Rooms are chosen with the head and then suddenly with the stomach.",
      "Ask how we found this one and what was here before. | If you knew the place earlier, tell us what it used to be.",
      "Old photographs and old stories are welcome, since walls keep little to themselves. | People from the neighbourhood often know more about a house than its plans do.",
      "A new place gets roots that way, a few at a time. | We would like to know whose footsteps we are walking in.",
    ],
  ),
  card(
    "Find the way once",
    "Find the way once without hurry: the entrance, the parking, the bus stop, the step at the door.",
    "How to find us without a hurry | The way to a new door",
    [
      "New addresses are shy. Maps and navigation devices need a while to believe in them. | The first time, everybody walks past the door once. It is practically a tradition.",
      "Look at the way beforehand and note the nearest stop or car park. | Plan a few minutes more than the map suggests.",
      "If steps, narrow doors or a pram are a question for you, ring us. We will tell you how it is. | Tell us if you need a ramp, a chair or a hand, and we will see to it.",
      "From the second visit on, your feet know the way. | And if you get lost, telephone. One of us will come out and wave.",
    ],
  ),
  card(
    "See how it works",
    "On a first visit you may look behind the counter and ask how things are done.",
    "Have a look behind the counter | How does it work here?",
    [
      "Every place has its own small rules, and nobody tells a newcomer. | Where do you queue, where do you pay, and may one simply sit down?",
      "Ask, even if it seems obvious. It will be obvious to nobody in the first weeks. | Let somebody show you round. It takes a few minutes and saves puzzled looks.",
      "You will see who does what and whom to turn to. | On that occasion you can peep into corners that visitors do not usually see.",
      "Afterwards you move about as if you had always come here. | What you find complicated is worth a remark, since we can still make it easier.",
    ],
  ),
  card(
    "Give it a second visit",
    "Come a second time before you decide; the first day of a place is never its real face.",
    "Come back on an ordinary day | The second visit tells the truth",
    [
      "On opening day there are balloons, speeches and too many people. It is lovely and says little. | A party shows a place in its Sunday clothes.",
      "Come again on a dull weekday, when everyone is doing what they normally do. | Try it once more after a few weeks, unannounced.",
      "Look at how you are greeted, how long things take and whether people seem at ease. | You will see whether the friendliness was for the occasion or belongs to the house.",
      "That second impression is the one to trust. | If it holds on a rainy Tuesday, it will hold for a long time.",
    ],
  ),
  card(
    "Leave a wish",
    "Tell us what this street has been missing; a new place can still put it on the shelf.",
    "What has been missing here? | Leave a wish on the first day",
    [
      "We have made plans, lists and drawings. What we do not have is your shopping bag. | Those who live nearby know very well what they drive across town for.",
      "Leave a wish when you come: on paper, on the phone, in passing. | Say what you have been looking for in vain.",
      "Not all of them can come true, but repeated ones have a good chance. | We collect them and look through the list together.",
      "Perhaps you will find yours on the shelf in spring. | In the first year, a place listens with very large ears.",
    ],
  ),
];
