import { card } from "../topic";

/** For any business at all: choosing, asking, comparing, beginning. */
export const decidingCards = [
  card(
    "Say what it is for",
    "Finish one sentence before you choose: I need this so that I can. Most doubts end there.",
    "Start with what it is for | One sentence before the choice",
    [
      "Most wrong choices begin with a missing sentence. People compare before they know what for. | A shelf full of options is quiet as soon as you know what the thing has to do.",
      "Write down in everyday words what should be possible afterwards. | Use the words you would say across the kitchen table, and leave the technical ones out.",
      "Hold every option against that line and be strict about it. | Anything that does not serve the sentence may be lovely and still be wrong for you.",
      "It looks like a detour. In truth it saves the return trip. | You will notice how many offers fall away without a discussion, and how calm the rest looks.",
    ],
  ),
  card(
    "Ask a second question",
    "The first answer is a prepared one, so ask once more before you decide.",
    "Ask one question more | The useful answer comes second",
    [
      "Everyone who sells something has an answer ready for the first question. | The opening answer tells you what people like to be asked. It is seldom the one you need.",
      "So put another behind it: what goes wrong most often, and what do you do then? | Try this one: for whom would it be the wrong choice? It tends to open a door.",
      "Listen for the pause. Somebody who stops to think is about to tell you something. | Look at whether the reply gets plainer or cloudier. Both are worth knowing before you pay.",
      "Plain words are worth a lot, and so is an honest no. | You lose a minute. What you gain is the sentence you would otherwise hear afterwards.",
    ],
  ),
  card(
    "Begin small",
    "Begin with the smallest version that is useful, and let it grow when it has proved itself.",
    "Try the small version first | A modest start is a real start",
    [
      "Big beginnings make good photographs and poor habits. They also leave little room for second thoughts. | Courage is often confused with size. A large order proves only that you were in a good mood.",
      "Choose a first step you could undo without regret: one piece, one visit, one month. | Take the part that matters most and leave everything else for later.",
      "Use it in ordinary life, with ordinary moods and interruptions. | Give it a few normal days before you form an opinion.",
      "If it holds, the next step will feel obvious. If it does not, you have lost little. | What grows from a small start usually fits, because it grew around you.",
    ],
  ),
  card(
    "Compare like with like",
    "Put two offers side by side, line by line, and look for what one of them leaves out.",
    "Compare the same things | What is missing from the cheaper offer?",
    [
      "Two prices can be compared in a second. Two offers take a little longer. | The lower figure often belongs to a shorter list.",
      "Draw two columns and write down what each includes: work, material, advice, time, help afterwards. | Go through the offers with a pencil and tick what appears in both.",
      "The empty fields are the interesting ones. Ask about them before you ask about money. | Where one side says nothing, ring up. There is usually a simple answer.",
      "Only then look at the bottom line. It may have changed its meaning. | With the same things on both sides, the choice becomes a matter of sums and sympathy.",
    ],
  ),
  card(
    "Sleep on it",
    "A good offer survives one night, so give a large decision an evening and a breakfast.",
    "A decision that survives breakfast | Let the night look over it",
    [
      "Haste belongs to the seller. Time belongs to you. | The evening makes everything urgent, and the morning puts it in its place.",
      "For small things, decide at once and enjoy it. For the larger ones, wait until tomorrow. | Set a time at which you will answer, and say so openly.",
      "Before you go to bed, write down one reason for it and one against. | Tell somebody what you are about to do and listen to how it sounds.",
      "If it still seems right over coffee, go ahead without looking back. | A yes that has slept is firmer. You will not have to defend it to yourself.",
    ],
  ),
  card(
    "Get it in writing",
    "A short note of what was agreed protects a good relationship better than a good memory.",
    "Two lines that keep the peace | Write down what you agreed",
    [
      "Two honest people leave the same conversation with two versions of it. | Memory is kind and inventive. Agreements need something drier. A written line does not change its mind.",
      "After the talk, send a few lines: what, by when, for how much. | A message from the car park will do, as long as it names the date and the sum.",
      "Ask for a short yes in return. Misunderstandings show themselves while they are still small. | If the other side sees it differently, this is a good moment to learn about it.",
      "Nobody has ever been offended by clarity. Both sides can go home and stop rehearsing what was said. | It is a courtesy, and it becomes a great help in the week when everyone is busy.",
    ],
  ),
  card(
    "Look at it working",
    "Watch the thing or the people at work before you choose; a busy hour tells you most.",
    "See it on an ordinary day | Visit before you decide",
    [
      "A brochure shows how something should be. A visit shows how it is. | On a good day everything works. It is the ordinary Tuesday you will live with.",
      "Go and see it in use, at an hour when there is something to do. | Ask whether you may look over somebody's shoulder for a few minutes.",
      "Notice the small things, such as tidiness, tone and what happens when the telephone rings. | Pay attention to how people treat one another when they are in a hurry.",
      "You do not have to be an expert for that. Your eyes are trained well enough. | After such a visit, the remaining questions are short.",
    ],
  ),
  card(
    "Ask somebody like you",
    "Ask a customer whose situation resembles yours; no row of stars can tell you as much.",
    "Whose recommendation is worth having? | One person like you beats a row of stars",
    [
      "Reviews are written in two moods, delighted and furious. Most customers are neither. | The average of everybody's tastes is nobody's taste. It tells you little about your own kitchen table.",
      "Look for somebody with the same needs as you: the same size, the same patience, the same budget. | Ask around for a person in your position and buy that person a coffee.",
      "Put it concretely. What surprised you, and what would you do differently? | Find out what it was like a few months in, since the first week is always shiny.",
      "One talk of that sort outweighs an evening of reading. | You also get a name you can ring later, which no star has ever offered.",
    ],
  ),
  card(
    "Count the whole cost",
    "Add the time, the upkeep and the extras to the price, and compare again.",
    "The price is only the first line | What will it cost you in a year?",
    [
      "The price is what you pay once. The cost is everything that follows. | A bargain can be expensive in small, regular doses.",
      "Think a year ahead: care, replacement, travel, the hours you put in. | Write a list of what it will ask of you after the first day.",
      "Give your own time a value, even if nobody sends you a bill for it. | Then set the sum against how often you will truly use it.",
      "Sometimes the dearer thing turns out to be thrifty, and now and then the other way round. | Either way you decide with open eyes, and there is no unpleasant letter in spring.",
    ],
  ),
  card(
    "Know when to stop",
    "Stop searching when you have found something good; the perfect one is always one page further.",
    "Good enough is a decision too | When to stop looking",
    [
      "There is always another tab, another review and another opinion. None of them is in a hurry, but you may be. | Searching feels like progress. After a while it is only searching. The list of candidates grows and the wish gets blurred.",
      "Before you start, set three conditions that must be met, and a time limit. | Decide how many options you want to look at, and keep to that number.",
      "Take the first that meets them all, then close the window. | When something passes, say yes and put the list away. There is no prize for having seen them all.",
      "People who stop in time are happier with what they have chosen. | The evening you win that way belongs to you.",
    ],
  ),
];
