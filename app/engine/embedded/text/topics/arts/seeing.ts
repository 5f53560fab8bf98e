import { card } from "../topic";

const stage =
  /\b(?:theat(?:re|er)s?|plays?|stage|drama|musicals?|opera|comedy|cabaret|improv|puppet\w*|ballet|circus|performances?|shows?|actors?|premieres?)\b/i;
const pictures =
  /\b(?:museums?|galler(?:y|ies)|exhibitions?|art|arts|artists?|paintings?|sculptures?|prints?|studios?|collections?|heritage|curat\w*)\b/i;
const films = /\b(?:cinemas?|films?|movies?|screenings?|documentar\w+|filmmak\w*)\b/i;
const sound =
  /\b(?:concerts?|gigs?|music|orchestras?|choirs?|bands?|jazz|folk|classical|opera|festivals?|recitals?|venue|records?|vinyl|live)\b/i;

/** Going to see and hear things. */
export const seeing = [
  card(
    "Three pictures only",
    "Choose three works in a museum and give them ten minutes each; the other rooms will not mind.",
    "See three pictures, not three floors | How to leave a museum wide awake | Ten minutes in front of one painting",
    [
      "After the fourth room, museum legs set in, and everything golden looks the same. | Most visitors give a painting a few seconds and its label rather more.",
      "You do not read a whole library in an afternoon either. | Walk through quickly once, without a plan, and see which works call after you.",
      "Then choose three, and sit down in front of them. | Go back to those that would not let you go, and give each of them ten minutes.",
      "Look at the edges, the hands, the light, and only then at the label. | In the end ask which one you would hang above your bed; the answer may surprise you.",
    ],
    pictures,
  ),
  card(
    "Say what you see",
    "You need no degree to look at art: say what you see before you say what you think.",
    "Say what you see | No degree required | How to talk about a picture",
    [
      "“I do not understand art”, people whisper, as if somebody might throw them out. | In galleries even cheerful people start to speak like dentists.",
      "You are not there to pass an exam. | Begin with what is really in front of you: a blue patch, a dog, somebody who looks away.",
      "Say it aloud to the person beside you, and let them say what they see. | Describe it as if to a friend on the phone, and you will notice the second dog.",
      "There are no wrong answers at this stage, only things that somebody has not noticed yet. | Stay with the plain facts for a whole minute, which is longer than it sounds.",
      "After that, ask what it does to you, and why. | Only then read the text on the wall; it is an opinion like yours, with better grammar.",
    ],
    pictures,
  ),
  card(
    "With children",
    "With children, visit one room, look for one animal and leave while it is still fun.",
    "At the museum with children | One room and one dragon | Leave while it is fun",
    [
      "Nobody under ten has ever asked to see a still life with lemons. | Whisper, do not run, do not touch: for a child that is not an outing, it is a test.",
      "So make it a hunt: find a dragon, a bare foot, a bowl of fruit. | Give them one thing to search for and let them lead the way.",
      "Bring paper and a soft pencil, and draw what you find, badly and together. | Ask what happened a minute before the picture, and what will happen next.",
      "Half an hour is a good visit; the café counts as a part of it. | Buy two postcards at the start, and let them look for the originals.",
    ],
    /\b(?:child\w*|kids?|famil\w+|schools?|parents?|young)\b/i,
  ),
  card(
    "Sit where it suits you",
    "Sit where you can see faces for a play, feet for dance and the whole orchestra for a symphony.",
    "Where should you sit? | Faces, feet or the whole picture | The seat behind the pillar",
    [
      "The expensive seat is not the right one for everything. | A seating plan looks like an anatomy chart, and you have thirty seconds to choose.",
      "For a play you want to see faces, so sit near the front, and a little to the side if need be. | Comedy likes company: choose the middle of the stalls, where laughter comes from all sides.",
      "For dance, sit higher up, where you see the pattern on the floor. | An orchestra blends better from some rows back or from the first balcony.",
      "Ask at the box office about pillars, legroom and where the cheaper seats are good. | Those who sell tickets know each chair, and hardly anybody asks them.",
    ],
    /\b(?:theat(?:re|er)s?|plays?|stage|musicals?|opera|ballet|dance|concerts?|orchestras?|tickets?|shows?|comedy)\b/i,
  ),
  card(
    "Read a little, not all",
    "Read ten lines about a play or an opera beforehand; the rest should be allowed to surprise you.",
    "Ten lines before the curtain | How much should you know? | Do not read the ending",
    [
      "Some people study the libretto for weeks, and others find out in the interval who is married to whom. | It is dark, someone is singing in Italian, and you wonder about the man with the sword.",
      "A few lines in the afternoon are enough to feel at home. | Read who loves whom, who stands in the way and where it all takes place.",
      "Leave out the ending, even if the ending is older than the theatre. | Listen to one song or one scene beforehand, because we like what we recognise.",
      "Come early for the introduction, if there is one. | Then put the programme away; it is a poor companion in the dark.",
    ],
    stage,
  ),
  card(
    "What to wear",
    "Wear what you would wear to dinner with friends; the stage has the costumes.",
    "What do people wear to the theatre? | The stage has the costumes | Warm in the coat, cold in the stalls",
    [
      "It is six o'clock, and you are standing in front of the wardrobe instead of on the tram. | The question that keeps people away from opera is not about opera; it is about shoes.",
      "There is hardly any rule left, except that your neighbours should be able to see and breathe. | In most houses you will find jeans beside velvet, and nobody looks.",
      "Wear what you would put on for dinner with friends. | If you like dressing up, do it, for there are few enough occasions.",
      "Think of a layer for the draught and of quiet shoes for arriving late. | Tall hats, rustling jackets and strong perfume are the sins that neighbours remember.",
    ],
    stage,
  ),
  card(
    "When to clap",
    "Not sure when to clap? Wait until the musicians lower their arms, or until your neighbour does.",
    "When do you clap? | The silence before the applause | Wait for the arms to come down",
    [
      "It was loud, then it was quiet, and one pair of hands claps into the silence. | There is a fear that unites all concert-goers, and it has nothing to do with wrong notes.",
      "In classical music, people clap at the end of the whole work; in jazz, after every solo. | Every kind of music has its habits, and they were all made up by somebody.",
      "Watch the players: as long as their arms are up, it is not over. | If you are unsure, wait for your neighbour and be a second late.",
      "And if you clap too soon, you were simply moved before the others. | The silence after a slow movement belongs to the music, so leave it alone for a breath.",
    ],
    sound,
  ),
  card(
    "See the support act",
    "Come in time for the support act: you may tell people in five years that you were there.",
    "Come in time for the support act | The band before the band | You could say you were there",
    [
      "Doors at seven, and the room fills up at nine. | On stage someone is singing with all their heart to forty people and a barman.",
      "Every big name was once the one before the big name. | The first band has been chosen with care, often by the main act itself.",
      "Come early, stand near the front and give them two songs. | You also get the better place, the shorter queue and a drink in peace.",
      "Nobody minds if you go for a drink in the third song. | There is a particular joy in liking something before anybody has told you to.",
      "When a song stays with you, buy something at the table by the exit. | A shirt or a record helps a young band more than a year of streams.",
    ],
    sound,
  ),
  card(
    "Protect your ears",
    "Take ear plugs to a loud concert; good ones make it clearer, not only quieter.",
    "Ear plugs are for music lovers | Loud, and still clear | What fits in a coat pocket",
    [
      "The ringing on the way home is not part of the encore. | Guitarists wear ear plugs, drummers wear ear plugs, and the audience finds them embarrassing.",
      "Ears do not get used to volume; they only stop complaining. | What is lost there does not come back, which is a dull fact about a lovely evening.",
      "Take plugs made for music, which turn everything down evenly. | Good plugs weigh nothing, and they hang on the key ring until they are wanted.",
      "Your own ears are ringing, and the singer's words have turned into porridge: that is the sign. | You will understand the words better, because the porridge in the middle disappears.",
      "Do not stand right beside the speaker, and go outside for ten minutes halfway through. | Children need proper ear defenders, and they look splendid in them.",
    ],
    sound,
  ),
  card(
    "Choose a film together",
    "Let one person name three films and the other one choose; the evening is saved.",
    "How to choose a film together | One names three, the other picks | The end of endless scrolling",
    [
      "At home you look for an hour, and then you are too tired for the film. | Two people, four streaming services, and in the end somebody watches a cooking show.",
      "A cinema takes two troubles from you: there is a beginning, and there is no pause. | The good thing about a programme is that somebody has already thrown away the rest.",
      "Let one of you name three and let the other choose. | Take turns from week to week, and no vetoes after the popcorn.",
      "Now and then see one that you know nothing about. | Sit in the middle, two thirds back, and stay until the credits have gone by.",
    ],
    films,
  ),
  card(
    "The phone stays dark",
    "Switch the phone off, not only to silent: in a dark room its light is the loudest thing there is.",
    "The brightest thing in the dark | Two hours without a phone | Nobody needs the video",
    [
      "In row four a small blue rectangle lights up, and everybody behind it reads the message. | A silent phone is still a lamp.",
      "Whoever is on stage sees it, and whoever is behind you sees nothing else. | It takes the eye several minutes to get back into the story, and the thumb just one second to leave it.",
      "Switch it off before the doors close, and tell the babysitter which bar you will be in at the interval. | Put it at the bottom of the bag, under the scarf, where it takes a decision to get it out.",
      "The video you were about to make will be shaky, and you will never watch it. | Two hours in which nobody can reach you are a rare thing, and they are included in the ticket.",
    ],
    /\b(?:cinemas?|films?|screenings?|theat(?:re|er)s?|plays?|concerts?|opera|musicals?|shows?|comedy|dance|gigs?|performances?)\b/i,
  ),
  card(
    "The afternoon showing",
    "Go to the cinema in the afternoon: the seats are free, and you come out into daylight with a secret.",
    "The cinema at four o'clock | A film by daylight | A whole row to yourself",
    [
      "There is something wonderfully improper about a film at four in the afternoon. | Everybody goes on Saturday night, and everybody is surprised to find everybody there.",
      "In the afternoon you can choose your seat, and nobody's head is in the way. | A quiet showing suits those who like to sit in the middle and hear every word.",
      "Take a half day off, a parent whom you rarely see or just yourself. | Going alone is easier by day, when no one is on a date.",
      "Ask about showings for parents with babies, or with subtitles, or for older people with cake. | Afterwards you step out into the light, blinking, and the town looks like part of the film.",
    ],
    films,
  ),
  card(
    "Talk about it after",
    "Plan half an hour for afterwards: a film or a play is only half over when the lights come on.",
    "The half hour afterwards | Where shall we go and talk? | The play after the play",
    [
      "The lights come on, you look for your scarf, and somebody says “well”. | Good evenings are ruined at the coat check, between two sleeves.",
      "Do not ask at once whether it was good. | What you have seen needs somewhere to go, and the car park is not the place.",
      "Find a table nearby, and begin with a moment that has stayed with you. | Ask which figure you would sit next to on a train, and which one you would not.",
      "You need not agree, and it is better if you do not. | By the second glass you will have understood something that neither of you saw alone.",
    ],
    /\b(?:cinemas?|films?|movies?|theat(?:re|er)s?|plays?|drama|opera|readings?|screenings?|documentar\w+|dance|concerts?)\b/i,
  ),
  card(
    "The quiet hours",
    "Go on a weekday, early or late: on a quiet morning a museum belongs to you and the guards.",
    "When is it quiet? | A weekday belongs to you | Ask the guards",
    [
      "On a rainy Sunday half the town has the same idea. | The famous picture is somewhere behind those telephones.",
      "Try a weekday, right after opening or in the last hour. | Many houses have a late evening, and few people seem to know.",
      "A room with three people in it is another room. | You hear your steps, the floorboards and the lift; after a while you hear the pictures.",
      "Leave your bag and coat at the desk, since a light visitor looks longer. | Start on the top floor or at the end, where the crowd has not yet arrived.",
      "Talk to the guards, who have been looking at them for years. | Ask which work they would take home, and you get a tour that no one else has had.",
    ],
    pictures,
  ),
  card(
    "Buy a small work",
    "For a first artwork, buy small, buy what you keep thinking about and ask to try it at home.",
    "Buying a first piece of art | Small, and thought about for a week | Take it home for a trial",
    [
      "The gallery is white, the floor is polished, and you look for the price with your hands behind your back. | Most people believe that art is bought by others.",
      "You may ask what it costs; that is what the price list is for. | Prints, drawings and small formats are where many collections begin.",
      "Do not buy what matches the sofa, because sofas come and go. | Leave without it, and see whether it is still in your head after a week.",
      "Ask about the artist, the edition, the framing and whether you may try it on your own wall. | Many galleries let you pay in parts, and they will not think less of you.",
    ],
    /\b(?:galler(?:y|ies)|artists?|paintings?|prints?|sculptures?|art fair|studios?|commission\w*|ceramics?|craft\w*|illustrat\w*)\b/i,
  ),
];
