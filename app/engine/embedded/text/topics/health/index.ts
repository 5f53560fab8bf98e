import { faq, type Topic } from "../topic";
import { practice } from "./practice";
import { specialists } from "./specialists";

export const health: Topic = {
  key: "health",
  words:
    /\b(?:(?:health|medical|walk-?in|gp|travel|physio\w*|foot|eye|skin|fertility|sleep) (?:clinics?|centres?|centers?|practices?|cent(?:re|er))|(?:gp|doctor['’]?s) surger(?:y|ies)|(?<!veterinary |vet |animal |pet |cat |dog )clinics?|doctors?|gps?|patients?|(?<!financial |mental |business |brand |data )health(?! and safety| ?checks? (?:of|for) (?:your )?(?:websites?|business|accounts|seo))(?:care)?|medical|physios?|physiotherap\w+|occupational therap\w+|speech therap\w+|osteopath\w*|chiropract\w*|podiatr\w*|chiropod\w*|nurses?|nursing (?:care|homes?)|midwi(?:fe|ves|fery)|pharmac(?:y|ies|ists?)|chemists?|prescriptions?|vaccin\w+|flu jabs?|dietiti?ans?|nutritionists?|opticians?|optometr\w+|eye ?(?:tests?|exams?|wear)|(?:reading |new |prescription )glasses|spectacles|contact lenses|hearing (?:aids?|tests?)|audiolog\w+|blood pressure|check-?ups?|rehab(?:ilitation)?|back pain|sports injur\w+|symptoms?|home care|carers)\b/,
  field: "looking after your health",
  problems: [
    "check-ups are easy to put off until something hurts",
    "good advice gets lost between the internet and the waiting room",
    "people come late because they do not want to be a bother",
    "the important question is remembered on the stairs",
    "exercises live on a sheet of paper and nowhere else",
    "nobody has the list of medicines when it is needed",
  ],
  promises: [
    "you know where you stand and what to do next",
    "small things are found while they are still small",
    "an appointment is something you can tick off calmly",
    "somebody explains it in words you can take home",
    "you leave with a plan that fits your week",
    "your questions get an answer before you reach the door",
  ],
  scenes: [
    "You feel a twinge, it goes away, and you decide that it was nothing.",
    "You look up a symptom late at night and go to bed with a worse one.",
    "You leave the room and remember on the stairs what you wanted to ask.",
    "You tell the children how important it is and move your own appointment again.",
    "Somebody explains it to you kindly, and you have forgotten half of it by the time you are home.",
    "You hold the menu further and further away, until the waiter offers to read it out.",
    "You bend down for a sock and stay there for a moment longer than planned.",
    "The sheet with the exercises has been on the fridge since spring, and it is in excellent condition.",
    "“Since when?” asks the doctor, and you count back to a barbecue.",
    "The box says twice daily, and you cannot remember whether this morning was yesterday.",
    "In the waiting room everybody looks at the fish.",
    "You get up from the sofa with a noise that your father used to make.",
    "At the counter you lower your voice, and the pharmacist does it too.",
  ],
  occasions: [
    "the check-up that has been on the list since last year",
    "a back that has had enough of the desk",
    "parents with a feverish child at the weekend",
    "an older father who says that everything is fine",
    "eyes that are tired by the afternoon",
    "the weeks before a long trip",
    "people who sit all day and know it",
    "runners with a knee that complains",
    "a first visit in a new town",
    "the coughing months between October and March",
    "families with a drawer full of old tablets",
  ],
  worries: [
    "whether it is bad enough to come",
    "whether it will hurt",
    "how long it will take",
    "what to bring to the first visit",
    "who will read what you write in the form",
    "whether you can bring somebody along",
    "what comes after the examination",
    "whether it will be paid for",
    "if you should simply wait",
  ],
  callToAction: {
    any: "Book an appointment",
    offer: "Book your visit",
    "how-to": "Book a check-up",
    launch: "Ask for an appointment",
    event: "Save your place",
    opening: "Register as a patient",
  },
  hashtags: [
    "health advice",
    "prevention",
    "healthy habits",
    "know your body",
    "stay well",
    "health tips",
    "ask a professional",
  ],
  faqs: [
    faq(
      "How often should I come?",
      "That depends on age, history and family, so ask at your next visit. The interval can change over the years. | As often as it makes sense for you, and no more. Somebody should be able to give you the reason for each check.",
    ),
    faq(
      "What should I bring to a first visit?",
      "A list of what you take, older findings and your questions on paper. That saves time for talking. | Bring your notes, even untidy ones. Dates, names of medicines and one clear question help more than you would think.",
    ),
    faq(
      "What if I am nervous?",
      "Say so when you book, because much can be done when it is known. Ask for every step to be explained before it happens. | Tell somebody at the start, and agree on a sign for a pause. Knowing that you can stop makes it easier to go on.",
    ),
    faq(
      "Can I bring somebody along?",
      "Yes, and for important talks it is a good idea. Agree beforehand what that person should ask and write down. | In most cases, gladly. Say it when you make the appointment, so that there are enough chairs.",
    ),
    faq(
      "Is my trouble serious enough to come?",
      "If it worries you or does not go away, that is reason enough. Nobody is cross about a harmless result. | You do not have to decide that on your own. Ring, describe it in two sentences, and ask how soon you should be seen.",
    ),
    faq(
      "What should I do in an emergency?",
      "Call the emergency number and do not wait for an appointment. Chest pain, trouble speaking or a weak side of the body cannot wait. | Ring for help at once, say where you are, and stay on the line. For nights and weekends, keep the right number on the fridge.",
    ),
    faq(
      "How is my information kept?",
      "What you say is confidential, and you may ask what is written down. If you want to see your record, ask how to do it. | With care, as the law demands. Tell the practice who may be told anything and who may not.",
    ),
    faq(
      "How can I make the most of the appointment?",
      "Begin with what worries you most, and keep it plain. At the end, say back what you have understood. | Three questions on paper, comfortable clothes and an honest answer to everything. Then ask what happens next.",
    ),
  ],
  cards: [...practice, ...specialists],
};
