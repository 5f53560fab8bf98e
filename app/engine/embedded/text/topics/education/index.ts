import { faq, type Topic } from "../topic";
import { learning } from "./learning";
import { subjects } from "./subjects";

export const education: Topic = {
  key: "education",
  words:
    /\b(?:(?:language|primary|secondary|high|driving|summer|cookery|sewing|business|private|grammar|night|evening|online|our) schools?|schools?(?! (?:shoes|bags?|uniforms?|holidays?|lunch\w*))|courses?(?! (?:dinner|menu|meal|lunch|tasting))|evening class(?:es)?|(?:english|french|spanish|german|italian|coding|maths?|art|adult|language|online) class(?:es)?|classrooms?|teach(?:er|ers|ing|es)?|tutor(?:s|ing|ials?)?|students?|pupils?|learn(?:ing|ers?)(?! (?:about|more|(?:the )?(?:piano|guitar|violin|drums)))|(?<!(?:piano|guitar|violin|cello|drum|singing|music|dance|dancing|acting|drama|swimming|riding|surf|tennis|yoga) )lessons?(?! learned)|educat\w+|universit(?:y|ies)|colleges?|academy|exams?|homework|revision|gcses?|a[- ]levels?|ielts|languages?(?! model)|language exchange|grammar|vocabulary|learn to (?:code|drive|speak|read|swim)|coding (?:course|club|bootcamp|class)|maths?|driving (?:lessons?|instructors?|tests?|schools?)|learner drivers?|first[- ]aid courses?|(?:training|skills|weekend|hands-on) workshops?|seminars?|certificates?|diplomas?|study(?:ing)?(?! nook)|scholarships?|curricul\w+|literacy)\b/,
  field: "learning",
  problems: [
    "people start to learn with joy and stop when it gets lonely",
    "lessons move on before the last one has settled",
    "there is plenty to learn from and nobody to ask",
    "the course was booked in January and the book is still like new",
    "children lose one step and then the whole staircase",
    "grown-ups believe what a teacher told them at twelve",
  ],
  promises: [
    "you understand it well enough to explain it",
    "learning has a rhythm and you can feel it work",
    "you dare to use what you know",
    "somebody notices where you got lost",
    "the exam asks nothing that you have not practised",
    "you say it aloud and somebody understands you",
  ],
  scenes: [
    "You nod in class, and at home the page looks at you as if you had never met.",
    "The app is proud of your streak, and the waiter answers you in English.",
    "The book is open at page twelve and has been for a month.",
    "You know the answer, and somebody else says it first.",
    "The evening before the exam, everything seems equally important.",
    "You ask a question and get the same explanation again, only louder.",
    "At the kitchen table somebody of eight explains subtraction to you, and you are no longer sure.",
    "The car stalls at the lights, and behind you a queue forms that has all the time in the world.",
    "You have sharpened all the pencils, and now there is no way round it.",
    "“Is it too late to ask?” you write, and three others answer that they did not get it either.",
    "You dream in the new language, and in the dream you order forty eggs.",
    "The whole page is yellow, and you cannot recall one word of it.",
    "You explain it to a friend, and halfway through you understand it yourself.",
  ],
  occasions: [
    "somebody who last sat at a school desk decades ago",
    "a child who has begun to dread Mondays",
    "a move to another country",
    "the weeks before an exam",
    "a job that asks for something new",
    "teenagers who learn better without their parents",
    "a first driving lesson in the rain",
    "grandparents who would like to talk with their grandchildren",
    "long winter evenings",
    "people who change direction at forty",
    "a wish that has been on the list since school",
  ],
  worries: [
    "whether you are too old to begin",
    "how much time it takes in a week",
    "whether the others will be better",
    "what happens if you fall behind",
    "if you are any good at languages or numbers",
    "whether you need to buy books first",
    "how large the group is",
    "whether the certificate is worth anything",
    "what to do if the teacher does not suit you",
  ],
  callToAction: {
    any: "Start learning",
    launch: "See the course",
    offer: "Save your place",
    event: "Come and sit in",
    "how-to": "Plan your first week",
    opening: "Come to a trial lesson",
  },
  hashtags: [
    "learning",
    "education",
    "study tips",
    "lifelong learning",
    "students",
    "learn something new",
    "never too late",
  ],
  faqs: [
    faq(
      "Am I too old or too late to begin?",
      "No. You learn differently at different ages, and a clear reason makes up for much. | It is not a question of age but of minutes per day. A little, often, carries anybody forward.",
    ),
    faq(
      "How much time should I plan per week?",
      "Better four short sessions than one long one. Choose times you can keep in a bad week as well. | Plan less than you would like and keep to it. Count the time at home along with the lesson.",
    ),
    faq(
      "What if I fall behind?",
      "Say so early. It is easier to catch up on one lesson than on five. | That happens to most people at some point. Ask where to pick it up again, and do not start from the beginning out of guilt.",
    ),
    faq(
      "How do I find my level?",
      "A short talk or a test shows it within minutes. When in doubt, begin lower, since repeating is less tiring than drowning. | Describe what you can do, and leave grades out of it. A trial lesson tells you more than any list.",
    ),
    faq(
      "Alone or in a group?",
      "Alone you go faster, in a group you go further. Many people combine both. | That depends on what you lack. If it is practice, take a group; if it is a gap, take somebody to yourself.",
    ),
    faq(
      "What do I need for the first lesson?",
      "Pen, paper and one question. Buy books only when you know which ones. | Come a few minutes early, with something to write. Everything else will be said in the first lesson.",
    ),
    faq(
      "Does it work online as well?",
      "For many subjects, yes, if you sit at a table and take part. Talking and trying things out remain the important bits. | It does, with a camera, a quiet room and somebody who asks you things. A recording on its own seldom gets finished.",
    ),
    faq(
      "How can I support my child?",
      "With a fixed time, a quiet corner and interest in how it was done. The pencil stays with the child. | Ask what was funny or strange that day. If there is trouble, talk to the teacher early and without blame.",
    ),
  ],
  cards: [...learning, ...subjects],
};
