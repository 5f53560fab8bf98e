import { faq, type Topic } from "../topic";
import { coachingCards } from "./coaching";
import { peopleCards } from "./people";
import { trainingCards } from "./training";

export const consulting: Topic = {
  key: "consulting",
  words:
    /\b(?:hires?|hiring|consult(?:ing|ancy|ancies|ants?)|(?:business|executive|career|leadership|life|team|management) coach\w*|coaches|coaching|mentor\w*|leadership|management training|hr|human resources|recruit(?:er|ers|ing|ment)|recruit(?:ing|ment) agenc(?:y|ies)|headhunt\w*|staffing|temp agenc\w+|talent acquisition|candidates?|employer brand\w*|team building|team workshops?|workshops? for (?:teams|companies|managers)|corporate training|soft skills|change management|strategy|organisational|facilitat\w+|performance reviews?|burnout|work-life|career (?:change|advice)|cv|interview skills|public speaking|executives?|managers)\b/,
  field: "working well together",
  problems: [
    "companies talk about people and have no time for them",
    "everybody is busy and nobody knows with what",
    "good people leave over things that could have been mended in a week",
    "a change is announced with a party and forgotten by the summer",
    "those who lead have nobody to think aloud with",
    "meetings produce further meetings",
    "job adverts describe a person who does not exist",
  ],
  promises: [
    "people know what is expected of them and what they may decide",
    "a difficult talk takes place while it is still a small one",
    "new colleagues are useful and cheerful after a month",
    "decisions are taken once and then carried out",
    "you think more clearly because somebody asks good questions",
    "the right person finds your advert and applies",
    "what was learned on Thursday is used on Monday",
  ],
  scenes: [
    "The meeting was to take half an hour, and the sandwiches have arrived.",
    "Somebody says that we should really have a strategy day, and everyone looks at the calendar with relief.",
    "You were promoted because you were good at the work, and now you no longer do any of it.",
    "The colleague you rely on asks for a short talk and closes the door.",
    "Three people have been asked for the same list, and each has made a different one.",
    "You lie awake preparing a sentence that would take ten seconds to say.",
    "The suggestion box has a padlock, and nobody knows where the key is.",
    "In the workshop everybody wrote on coloured cards, and the cards are still in the car.",
    "A candidate cancels because somebody else was two days quicker.",
    "You answer the same question for the fourth time and begin to suspect that it is your fault.",
    "The new colleague spends the first morning reading the fire regulations.",
    "Everyone nods in the meeting, and the real discussion takes place at the coffee machine.",
    "At the end of a full day, you cannot name one thing you finished.",
  ],
  occasions: [
    "a team that has doubled in a year",
    "the first time in charge of others",
    "a founder who still decides everything alone",
    "the handover to the next generation",
    "a vacancy that has been open since spring",
    "two departments that write each other long emails",
    "the week after a resignation",
    "somebody who wonders whether to change jobs",
    "a strategy day with a result",
    "people who must speak in front of others",
    "a small company without an HR department",
  ],
  worries: [
    "whether an outsider can understand your company",
    "whether it is all talk in the end",
    "what your team will think about it",
    "how much time it takes from the daily work",
    "whether what you say stays in the room",
    "how to tell a good coach from a good talker",
    "what happens when the consultant has left",
    "whether your problem is too small for this",
    "how to convince a boss to pay for it",
  ],
  callToAction: {
    any: "Arrange a first talk",
    launch: "See the programme",
    offer: "Book a first talk",
    event: "Save your place",
    "how-to": "Try it with your team",
    opening: "Come and meet us",
  },
  hashtags: ["leadership", "coaching", "teamwork", "HR", "recruiting", "career", "better work"],
  faqs: [
    faq(
      "What happens in a first talk?",
      "You describe what is on your mind, and you are asked a good many questions. At the end both sides say whether they want to go on. | Mostly listening. You should leave with a clearer question and with a feeling for whether the two of you can work together.",
    ),
    faq(
      "How many sessions will I need?",
      "For one clear question a handful is often enough. Agree on a number at the start, with a review in the middle. | Fewer than you think, if you try something between them. Have an end date from the beginning.",
    ),
    faq(
      "How do I find the right coach?",
      "Talk to two or three and notice where you think more clearly. Training matters, and so does the feeling afterwards. | Ask people whose judgement you trust, then have a first talk yourself. You should be asked more than you are told.",
    ),
    faq(
      "Does anybody learn what I say?",
      "What stays in the room should be agreed in the first meeting, above all if your employer pays. Ask for it in writing. | No, unless you agree to it. Settle together what may be reported, and let it be you who reports it.",
    ),
    faq(
      "How do we know whether a training was worth it?",
      "Decide beforehand what should be different in daily work. Look again after a week and after a quarter. | Ask the people affected, such as customers or colleagues, what they notice. The feedback form on the day measures the lunch.",
    ),
    faq(
      "How long does it take to fill a position?",
      "That depends on the trade and the place, and more than anything on how fast you reply. Reserve the interview dates before you advertise. | The search takes weeks, and hesitating takes longer. Companies that answer within days fill their posts sooner.",
    ),
    faq(
      "We are only a few people. Is this for us?",
      "Small teams feel each problem at once, and each improvement as well. An afternoon can be enough to settle roles and meetings. | Yes, because in a small firm one unclear task is a tenth of the company. The steps are simply shorter.",
    ),
    faq(
      "What if the team is against it?",
      "Then ask what they have been through before. Start with a nuisance that they choose, and mend that first. | Resistance often knows something. Listen to it, begin small and set a date for deciding together.",
    ),
  ],
  cards: [...coachingCards, ...peopleCards, ...trainingCards],
};
