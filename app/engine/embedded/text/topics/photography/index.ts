import { faq, type Topic } from "../topic";
import { peopleCards } from "./people";
import { pictureCards } from "./pictures";

export const photography: Topic = {
  key: "photography",
  words:
    /\b(?:photograph(?:y|ers?|ic|ed|ing|s)?|photo ?(?:shoots?|sessions?|studios?|booths?|albums?|books?|walks?|prints?|restoration|editing)|portraits?|headshots?|(?:newborn|family|maternity|engagement|boudoir|wedding|product|brand) (?:photos?|pictures|shoots?|sessions?|photograph\w+)|photos|camera (?:shops?|courses?|clubs?|rental)|cameras|lens(?:es)? and cameras|videograph\w+|wedding films?|drone (?:shots|photos|footage)|darkrooms?|film photography|picture fram(?:ing|es?)|mini sessions?|golden hour)\b/,
  field: "having your picture taken",
  problems: [
    "the person who takes the pictures is missing from all of them",
    "most people think that they are not photogenic",
    "years of pictures sit in the phone and none on the wall",
    "a whole day is over and only the crooked pictures are left",
    "offers for photographs are hard to compare",
    "the portrait on the website is older than the website",
  ],
  promises: [
    "you look like yourself on a good day",
    "the pictures feel like the day felt",
    "you forget the camera after ten minutes",
    "there is a picture that you will still like in many years",
    "you know what you get and when you get it",
    "the wall in the hall is no longer empty",
  ],
  scenes: [
    "“Just be natural”, somebody says, and you no longer know how arms work.",
    "In the family picture one blinks, one sulks and the dog has left.",
    "You untag yourself, and then you look at it again.",
    "The picture of your father that you love is a blurred one from a barbecue.",
    "You scroll back for three minutes to find the photograph that you wanted to show.",
    "The frame in the hall still holds the couple it was sold with.",
    "On your profile you have another haircut, another job and somebody's arm round your shoulder.",
    "Say cheese, says the uncle, and nobody has ever looked like that.",
    "The light was perfect, and you were looking for a parking space.",
    "A child makes one real smile, just after the click.",
    "You see your own back on a screen and wonder who that is.",
    "The phone says that the storage is full, and you are standing in front of the waterfall.",
    "Years later you hold a print in your hand and hear the kitchen in it.",
  ],
  occasions: [
    "a family that is in one place at last",
    "the day you will hear about for the rest of your lives",
    "a new website that needs a face",
    "the first weeks with a baby",
    "a birthday with all the cousins",
    "people who usually stand behind the camera",
    "a shop whose things look better than their pictures",
    "grandparents who say that they need nothing",
    "an engagement that is still a secret",
    "graduates in a borrowed gown",
    "the last summer before school",
  ],
  worries: [
    "what to do with your hands",
    "what to wear",
    "whether it works with small children",
    "how long it takes until you see the pictures",
    "what happens if it rains",
    "how much the pictures are edited",
    "who may use them afterwards",
    "whether you will recognise yourself",
    "if you need to bring anything",
  ],
  callToAction: {
    any: "Ask about your date",
    launch: "See the pictures",
    offer: "Book your session",
    event: "Save your place",
    "how-to": "Plan your session",
    opening: "Come and see the studio",
  },
  hashtags: [
    "photography",
    "portrait",
    "photo session",
    "natural light",
    "memories",
    "family pictures",
    "behind the lens",
  ],
  faqs: [
    faq(
      "What should I wear?",
      "Something that fits you and that you like to wear, in plain colours. Bring a second top, and leave the loud logos at home. | Wear what makes you stand up straight. If you come as a group, agree on a few colours that get along.",
    ),
    faq(
      "I am not photogenic. Does it make sense?",
      "Yes, and most people say so. Light, distance and a calm quarter of an hour do more than a chin. | It does. Tell the photographer beforehand, come with some time, and bring somebody who makes you laugh.",
    ),
    faq(
      "How long does a session take?",
      "Longer than the clicking: a little talk, some warming up and pauses. Ask for the length when you book, and keep the time after it free. | With children, keep it short and well timed. For a portrait of one person, an hour feels relaxed.",
    ),
    faq(
      "When do we get the pictures?",
      "Ask for a date before you book, since selecting and editing take a while. Often there are a few early ones. | That depends on the season and on the number. A clear promise in writing is worth more than a quick one on the phone.",
    ),
    faq(
      "What if the weather is bad?",
      "Clouds give lovely light, so do not give up too soon. For real rain, agree on a second date or a roof. | A little rain makes good pictures and good stories. Ask beforehand who decides and until when.",
    ),
    faq(
      "Do we get all the pictures?",
      "Usually a selection, without the closed eyes and the doubles. Ask how many there will be and who chooses. | Hardly ever, and that is a kindness. You get the good ones, finished, and nobody has to look through the blinks.",
    ),
    faq(
      "May I post or print the pictures?",
      "For your own use, mostly yes; for advertising it needs to be agreed. Have it written down what is allowed. | Ask about it before the session. A business in particular should know where, how long and with whose name.",
    ),
    faq(
      "How far ahead should I book?",
      "For weddings as soon as you know the date, for portraits a few weeks. Before Christmas everything takes longer. | Earlier for Saturdays, later for weekdays. If you are flexible, say so, because gaps come up.",
    ),
  ],
  cards: [...peopleCards, ...pictureCards],
};
