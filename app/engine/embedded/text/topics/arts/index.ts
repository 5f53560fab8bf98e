import { faq, type Topic } from "../topic";
import { making } from "./making";
import { seeing } from "./seeing";

export const arts: Topic = {
  key: "arts",
  words:
    /\b(?:theat(?:re|er)s?(?! room)|museums?|galler(?:y|ies)(?! kitchen)|art (?:exhibitions?|class(?:es)?|fairs?|gallery|studio|school)|exhibitions?|cinemas?|film festivals?|screenings?|concerts?|gigs?(?! economy| worker)|live music|music (?:schools?|lessons?|teachers?|festivals?|venues?|shop|studio)|orchestras?|choirs?|opera|ballet|musicals?|symphon\w+|jazz|(?:rock|folk|brass|covers?|pop|local) bands?|(?:piano|guitar|violin|cello|drum|singing|dance|acting) (?:lessons?|teachers?)|pianos?|guitars?|violins?|cellos?|drum(?:s|mers?| lessons)|singing|singers?|musicians?|songwrit\w+|record (?:shops?|stores?|labels?)|vinyl records?|(?:stand-?up|improv) comedy|comedy (?:clubs?|nights?)|drama (?:schools?|clubs?|class(?:es)?)|acting (?:class(?:es)?|school)|playwrights?|plays? by|performances?(?! reviews?| management| marketing)|danc(?:e|es|ing|ers?) (?:school|schools|class|classes|studio|studios|lessons?|compan(?:y|ies)|theatre|show)|dance|salsa|tango|ballroom dancing|paintings|painters? and sculptors?|sculpt\w+|pottery|ceramics?|life drawing|artists?|watercolou?rs?|craft workshops?|poetry|open mic|box office)\b/,
  field: "an evening with art",
  problems: [
    "everyone means to go out more, and the season ends without them",
    "art is thought to be for people who already know about it",
    "the piano stands there, and nobody lifts the lid",
    "people scroll for an hour and then are too tired for the film",
    "those who were told that they cannot sing believe it for forty years",
    "small stages are loved by many and visited by few",
  ],
  promises: [
    "you come home with something to talk about",
    "you may look, listen and join in without knowing anything",
    "your fingers remember what your head has forgotten",
    "an ordinary Tuesday turns into an evening",
    "you notice things that you used to walk past",
    "you hear your own voice among others and like it",
  ],
  scenes: [
    "The lights go down, somebody unwraps a sweet, and it takes them a whole scene.",
    "You read the label for longer than you look at the picture.",
    "“We should go out more often”, you say, and you say it on the sofa.",
    "The guitar hangs on the wall and looks at you.",
    "In the car you sing at the top of your voice, and at the red light you stop.",
    "The museum is closed on Mondays, and it is Monday.",
    "Somebody in row six laughs like a door, and soon the whole house is laughing at that.",
    "You play the same four bars again, and below you somebody knocks with a broom.",
    "The first note sounds, and you forget that you came straight from work.",
    "A child asks what the naked man is holding, in a room with very good acoustics.",
    "The last tram has left, and you are humming all the way home.",
    "You turned round once on the dance floor and met your own surprised face in the mirror.",
    "The interval bell rings, and your drink has only just arrived.",
  ],
  occasions: [
    "an evening that should not end on the sofa",
    "grandparents and grandchildren on the same afternoon",
    "a first date with something to talk about afterwards",
    "people who were once told that they cannot sing",
    "a birthday present that needs no dusting",
    "a wet Sunday in February",
    "friends who only ever meet for dinner",
    "a piano that has been silent for too long",
    "visitors who have seen the old town already",
    "somebody who would like to stand on a stage once",
    "the long evenings of autumn",
  ],
  worries: [
    "whether you will understand it",
    "what people wear there",
    "if you are too old to begin",
    "where the good seats are",
    "whether you need any talent",
    "whether the children will sit still",
    "what happens if you come late",
    "how much you have to practise",
    "if you can come on your own",
  ],
  callToAction: {
    any: "Come and see for yourself",
    launch: "See what is on",
    offer: "Get your tickets",
    event: "Save your seat",
    "how-to": "Come and try it",
    opening: "Come to the opening",
  },
  hashtags: ["culture", "art", "live on stage", "music", "night out", "art lovers", "support local artists"],
  faqs: [
    faq(
      "Do I need to know anything beforehand?",
      "No. Ten lines are plenty, and curiosity does the rest. If there is an introduction, come a little early. | Nothing at all. Look, listen, and read about it afterwards if it will not let you go.",
    ),
    faq(
      "Can I come on my own?",
      "Yes, and many do. You choose the seat, the speed and whether you talk in the interval. | Of course. In the dark everyone is alone anyway, and in a class you know the others by the second time.",
    ),
    faq(
      "Is it suitable for children?",
      "Look for the age in the programme and ask about length and breaks. A child who is too young for it suffers with the whole row. | It depends on the piece and on the child. Short visits, front seats and a snack beforehand help in any case.",
    ),
    faq(
      "What if I am late?",
      "Ring if you can. Often you may slip in at a suitable moment, for instance after the first scene. | Then wait by the door until somebody lets you in. It happens to everybody once, and usually because of parking.",
    ),
    faq(
      "Am I too old to learn it?",
      "No. You will learn differently from a child, with less time and a better reason. | You would be surprised who sits in the beginners' class. Tell the teacher what you would like to be able to do.",
    ),
    faq(
      "Do I need my own instrument or equipment?",
      "Not for the first try. Ask what can be borrowed, and rent before you buy. | Usually there is something to begin with. Later on, let somebody who knows help you choose.",
    ),
    faq(
      "Is the building accessible?",
      "Ask before you book, as old houses have their stairs. Say what you need: a lift, a seat at the edge, a loop for hearing aids. | Many places have seats and times for it. A call to the box office gives you a better answer than any website.",
    ),
    faq(
      "Can I exchange a ticket?",
      "That depends on the house, so ask when you buy. Often you can give it to a friend without any trouble. | Sometimes, up to a certain day. If you cannot come, pass it on, because an empty seat is sad for both sides.",
    ),
  ],
  cards: [...seeing, ...making],
};
