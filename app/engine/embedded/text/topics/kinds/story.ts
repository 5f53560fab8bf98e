import { card } from "../topic";
import { listeningCards } from "./story-listening";

/** Looking back, anniversaries, a look behind the scenes. */
export const storyCards = [
  ...listeningCards,
  card(
    "Look back",
    "Looking back shows what lasted, and that says more than any plan.",
    "What stays when you look back | Looking back, briefly | What time shows",
    [
      "From close up, every week looks like the one before. | Day to day, you hardly notice how things move.",
      "Only when you stop do you see how far you have come. | You have to stop and turn round to see the road.",
      "Some things that felt big are forgotten, and some small ones turned out to matter. | Worries fade, and small decisions turn out to have been the big ones.",
      "For us, what matters is still the work itself. | What has stayed with us is the work, and the people it is for.",
      "One should do it now and then, and not too often, or one walks into a lamp post. | Thank you for having been there for part of the way.",
    ],
  ),
  card(
    "The people",
    "No story is made by one person; thank the ones who helped.",
    "The people in it | Thanks where they are due | Nobody does it alone",
    [
      "It is tempting to tell a story as if one person had made it. | Stories like a hero, and real life has a crowd.",
      "In truth there are many hands, and most of them never appear in a picture. | Behind every good day there are people who made it easy.",
      "Customers belong to them as well, with their patience and their plain words. | That includes everybody who told us what to do better.",
      "If you are one of them, this is for you. | Should you recognise yourself here: thank you.",
      "Names are missing here, and you know which ones. | We have tried to say it in person, and where we forgot, please take it from this page.",
    ],
  ),
  card(
    "What we learned",
    "A story is worth telling when it holds something others can use.",
    "What we would tell our younger selves | Lessons we paid for | What we have learned",
    [
      "We have made mistakes, and we remember those better than the good days. | You learn little from what goes right, apart from a taste for it.",
      "The main lesson was to listen before we answer. | We learned to ask more and to assume less.",
      "The second was to do fewer things and finish them. | And we learned that less, done properly, goes further.",
      "None of it is clever, and all of it took time. You may have it for nothing. | It sounds simple, and we had to learn it anyway, some of it twice.",
    ],
  ),
  card(
    "What comes next",
    "The next chapter is open, and it is written with the people who come along.",
    "What comes next | The next chapter | Looking ahead",
    [
      "A story that only looks back would be a sad one. | Enough of the past, pleasant as it is to leaf through.",
      "There is plenty we still want to do, in small steps and with care. | We have ideas, and we will try them one after another.",
      "We will not change what people come for. | What you value here should stay as it is.",
      "The rest is open, and you can help to shape it. | Everything else we would like to work out with you.",
      "One thing at a time, in the order in which it makes sense. | You will hear of it here, and probably earlier across the counter.",
    ],
  ),
  card(
    "The quiet middle",
    "Between the beginning and the anniversary lie the ordinary days, and they decide everything.",
    "The ordinary days in between | What happens between the milestones",
    [
      "Stories like beginnings and celebrations. Most of the time lies in the middle. | Nobody takes a picture on an ordinary Wednesday, and yet that is where the work is.",
      "It is made of opening up, answering, tidying and doing it again. | There are early starts in it, late deliveries and a good many cups of tea.",
      "The days resemble each other, and slowly something grows out of them. | What looks like repetition is practice when you see it from a distance.",
      "If there is anything to be proud of, it is that. | We would like to raise a glass to the Wednesdays.",
    ],
  ),
  card(
    "The thing that failed",
    "Ask about the plan that failed; it usually explains the one that worked.",
    "The plan that did not work | A chapter most people leave out",
    [
      "In company histories everything happens on purpose. Real ones are full of detours. | Every story has a page that people prefer to turn quickly.",
      "Ours has such pages too: ideas that nobody wanted, and good ones that came too soon. | We tried things that looked sensible on paper and odd in daylight.",
      "From each of them something remained, if only the knowledge of what to leave alone. | They taught us more than the easy months did, and they are funnier to tell.",
      "Ask us about it when you see us. | With a little distance, a failure makes a decent story.",
    ],
  ),
  card(
    "Objects that stayed",
    "Every place has one object that was there from the start, and it tells the story better than a speech.",
    "What has been here from the beginning | The object in the corner",
    [
      "Look round any workplace and you will find a thing that nobody would throw away. | There is a chair, a tool or a mug that has seen it all.",
      "It is seldom beautiful and hardly ever worth anything. | Usually it is chipped, and it stands in the way a little.",
      "Someone brought it along in the first week, and it simply stayed. | Ask where it comes from, and you will get the true history, with all the names.",
      "Objects have no reason to make things sound better. | We like such witnesses. They keep us modest.",
    ],
  ),
  card(
    "How the days begin",
    "Behind the scenes begins before the first customer: lights, lists, and the first kettle of the day.",
    "Before the door opens | A morning behind the scenes",
    [
      "What you see is the second half of the day. The first half happens while you are asleep or on the way. | The hour to see behind the scenes is the one before anybody comes.",
      "Lights go on, lists are read, somebody looks for the key that is always somewhere else. | It is quiet then, apart from the kettle and one radio.",
      "Everyone has a fixed task and a favourite corner. | Much is prepared that should later look as if it went without saying.",
      "When the door opens, the nervous part is over. | You notice none of this, and that is the idea.",
    ],
  ),
  card(
    "Your part in it",
    "If you have been here before, you are in this story; tell us the moment you remember.",
    "You are in this story too | Tell us what you remember",
    [
      "We know our side of the story. The other half is with you. | A history told by one side is only half a history.",
      "Perhaps you remember a first visit, a mishap or a sentence somebody said. | There may be a photograph in your drawer that we have never seen.",
      "Send it to us or tell it at the counter, in two lines or in twenty. | Write to us, or simply begin with the words: do you still know how.",
      "We collect such moments, and with your permission we pass some of them on. | It is the sort of present one cannot buy.",
    ],
  ),
  card(
    "Why we still do it",
    "Ask people why they still do it after all this time; the answer is shorter than you think.",
    "Why we are still doing this | The short answer to a long question",
    [
      "At anniversaries somebody always asks why. It is a better question than how long. | After some time, the reasons you began with are no longer those you stay for.",
      "In the beginning it was an idea and a good deal of stubbornness. | At first there is curiosity, and a fair amount of not knowing what one is in for.",
      "Today it is people: those who come, and those one works beside. | What keeps you going is smaller: a thank-you, a tricky case, a Friday that went well.",
      "As long as that is so, there is no need for a grander answer. | We can recommend such reasons. They wear well.",
    ],
  ),
];
