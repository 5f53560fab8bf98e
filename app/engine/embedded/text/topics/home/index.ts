import { faq, type Topic } from "../topic";
import { cleaningCards } from "./cleaning";
import { livingCards } from "./living";
import { repairCards } from "./repairs";

export const home: Topic = {
  key: "home",
  words:
    /\b(?:homes?|house(?:s|hold|holds|keeping|keepers?)?|home (?:services?|repairs?|maintenance|cleaning)|plumb(?:er|ers|ing)|electricians?|electrical|wiring|heating|boilers?|radiators?|gutters?|drains?|leaks?|taps?|pipes?|locksmiths?|handym[ae]n|handyperson|odd jobs?|clean(?:ing|ers?)|window cleaning|carpet cleaning|maids?|declutter\w*|laundry|dry clean\w*|ironing|movers|removals?|moving (?:house|home|day|company|boxes)|house moves?|self-storage|pest control|chimney\w*|appliance repairs?|blinds|mould|spring clean\w*)\b/,
  field: "a home that works",
  problems: [
    "small jobs at home wait until they are large ones",
    "it is hard to tell who does good work before the work is done",
    "the one free Saturday goes on things nobody will ever admire",
    "nobody comes for a small repair, or so it seems",
    "a drip, a crack or a smell is easier to ignore than to explain",
    "everything breaks on the weekend with the guests",
    "homes come without a manual",
  ],
  promises: [
    "you come home and everything does what it should",
    "work at home is done once and done properly",
    "somebody comes when they said they would",
    "the weekend belongs to you again",
    "you know whom to ring before it drips",
    "a move ends with tea in your own mug",
    "the list on the fridge gets shorter",
  ],
  scenes: [
    "The tap drips, and at night you know exactly how often.",
    "Someone comes, says “oh dear”, and leaves to get a part.",
    "You have three estimates on the table, and they describe three different jobs.",
    "There is one room that has been waiting since you moved in.",
    "You clean for an hour before the cleaner comes and call it tidying.",
    "The light in the hall flickers just often enough for you to forget it again.",
    "Eighty boxes stand in the new flat, and the kettle is in one of them.",
    "The drawer with the useful things has not closed for a year.",
    "You wait from eight to noon, and the bell rings at four minutes past.",
    "The radiator knocks at night, always three times, as if it wanted to come in.",
    "A neighbour lends you the right tool, and it has been in the family longer than you have lived here.",
    "The stain on the ceiling looks like an island and is slowly becoming a continent.",
    "You follow the video to the end and have one screw left over.",
  ],
  occasions: [
    "the week before the guests arrive",
    "a first flat with old pipes",
    "the house your parents can no longer look after alone",
    "the first cold weekend of the year",
    "families with more laundry than evenings",
    "a Saturday without a drill",
    "the move across town",
    "the list that has hung on the fridge since autumn",
    "landlords with a tap to mend",
    "the spring clean nobody wants to begin",
    "a home with a newborn",
  ],
  worries: [
    "whether anybody will come for such a small job",
    "what it costs when it takes longer",
    "how much dirt it makes",
    "whether you have to be at home",
    "how to tell whether the work was good",
    "whether it can wait until next year",
    "who pays if something breaks",
    "whether you can trust somebody with your keys",
    "how to prepare for the day",
  ],
  callToAction: {
    any: "Ask for a visit",
    launch: "See what we do",
    offer: "Book your visit",
    event: "Save your place",
    "how-to": "Ask us your question",
    opening: "Say hello to the team",
  },
  hashtags: [
    "home tips",
    "home repairs",
    "cleaning tips",
    "home care",
    "around the house",
    "moving house",
    "tradespeople",
  ],
  faqs: [
    faq(
      "How do I compare offers?",
      "Check that they describe the same work, with the same materials and the same end. Only then compare the sums. | Lay them side by side and look for what is missing. The cheap one is often the one that left something out.",
    ),
    faq(
      "What should I prepare for a visit?",
      "Take two photographs, measure roughly and clear the space around the problem. Say what has to stay as it is. | A list of what bothers you, a parking space and a free corner for the tools. Everything else can be asked on the spot.",
    ),
    faq(
      "Is it worth calling someone for a small job?",
      "Yes, above all where water or power is involved. Collect two or three small things and the visit is well used. | It is. Small repairs are cheap while they are small, and a list of them makes a sensible appointment.",
    ),
    faq(
      "What do I do in an emergency?",
      "Turn off the water or the power first, then make a call, then take photographs for the insurer. Keep the numbers where everyone can find them. | Stop the source, get people out of the way and ring somebody qualified. Ask for the price of the call-out before you agree.",
    ),
    faq(
      "Do I have to be at home for the cleaning?",
      "On the first day it helps, because you can show what matters to you. Afterwards, many people leave a key. | Only in the beginning, as a rule. Agree on how the key is kept and how you leave notes for each other.",
    ),
    faq(
      "When should I book a move?",
      "As soon as you have a date, and early if it falls at the end of a month or in summer. Midweek is calmer. | Several weeks ahead, and sooner for a Saturday. Give them a list of the large pieces, so that the van has the right size.",
    ),
    faq(
      "Can I do part of the work myself?",
      "Often you can: clearing, carrying, first coats. Pipes, wires and the visible finish are better in trained hands. | Ask which part makes sense, and agree in what state you hand it over. It saves money as long as nothing has to be done again.",
    ),
    faq(
      "How often should the heating be looked at?",
      "Once a year is a good habit, and spring or late summer is a good time. Your manual and local rules may ask for more. | Most makers suggest a yearly check. Book it before the first frost, when there is still room in the calendar.",
    ),
  ],
  cards: [...repairCards, ...cleaningCards, ...livingCards],
};
