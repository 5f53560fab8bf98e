import { card } from "../topic";

const lessons =
  /\b(?:lessons?|teach\w*|learn\w*|school|class(?:es)?|beginners?|pianos?|guitars?|violins?|drums?|singing|sing|instruments?|music|academy|students?|tuition)\b/i;
const dancing = /\b(?:danc(?:e|es|ing|ers?)|ballet|salsa|tango|ballroom|swing|hip[- ]?hop|tap|zumba|bachata|barre)\b/i;
const choirs = /\b(?:choirs?|choral|sing\w*|vocal\w*|voices?|community|groups?)\b/i;
const drawn =
  /\b(?:paint\w*|draw\w*|pottery|ceramic\w*|clay|life drawing|art class\w*|workshops?|crafts?|print\w*|sketch\w*|studios?|sewing|knit\w*)\b/i;

/** Making music, dancing, drawing and standing on a stage. */
export const making = [
  card(
    "Ten minutes a day",
    "Ten minutes of practice a day beat two hours on Sunday, and the neighbours prefer it too.",
    "Ten minutes a day | Leave the instrument out | How to practise without heroics",
    [
      "On Sunday you want to make up for the whole week, and by four your fingers are on strike. | Practice has a bad name because it is usually done too long and too late.",
      "Hands learn in their sleep, so give them something small every day. | A little on most days settles deeper than a lot at once.",
      "Leave the guitar on its stand and the piano open. | Take the instrument out of its case, for each zip is an excuse.",
      "Begin with two bars that are hard and end with a piece you love. | Stop while it still goes well, and you will be glad to come back.",
    ],
    lessons,
  ),
  card(
    "Slowly is faster",
    "Play the difficult bar so slowly that you cannot get it wrong, then only a little faster.",
    "Slow is the quick way | The bar that always goes wrong | So slowly that it cannot fail",
    [
      "Everybody has that one bar, and everybody plays it too fast. | You start again from the beginning each time, so the beginning is wonderful by now.",
      "Fingers do not know the difference between right and wrong; they learn what they do. | If you play a mistake ten times, you have practised the mistake.",
      "Take the two bars alone, and play them at the pace of a snail with doubts. | Begin just before the trouble and end just after it, slowly enough to get all of it right.",
      "Three times without a slip, then a touch faster. | It feels silly for five minutes, and then it feels like magic.",
    ],
    lessons,
  ),
  card(
    "Rent before you buy",
    "Rent an instrument for the first months; the right size and a good set-up matter more than the name.",
    "Rent it first | What to look for in an instrument | The violin under the bed",
    [
      "Under many beds there lies a violin and a bad conscience. | The wish for a drum kit is strong in November and gone by March.",
      "Renting lets you find out without a fortune. | A hired instrument can go back, be swapped or grow along with a child.",
      "Cheap ones are often hard to tune and to play, which is not the fault of the beginner. | A guitar with strings too high has ended more careers than a lack of talent.",
      "Take somebody along who plays, or ask the teacher to try it. | Have it set up properly before the first lesson, because it ought to help and not to fight.",
    ],
    lessons,
  ),
  card(
    "Too old to begin?",
    "Adults learn an instrument differently, not worse: they know why they want to play.",
    "Never too late for the piano | Starting with grown-up hands | What adults do better",
    [
      "“I should have started as a child”, says everybody who did not. | At forty you sit on the same stool as a seven-year-old, and your knees touch the keys.",
      "Children have time and no fear; adults have a reason. | You will learn more slowly in the fingers and faster in the head.",
      "Tell your teacher what you want to play one day, even if it is only a single song. | Choose music you really hear at home, and leave the nursery rhymes to those they were written for.",
      "Expect a clumsy spring, and enjoy being bad at something. | After a year you play a piece that you like, and nobody will ask when you began.",
    ],
    lessons,
  ),
  card(
    "Everyone can sing",
    "If you can hear that a note is wrong, you can learn to sing it right; a choir is a kind place to try.",
    "I cannot sing, you say | A choir is a kind place | The note you thought you lacked",
    [
      "Somewhere there was a teacher who asked you only to move your lips. | Most people who cannot sing were told so once, at the age of nine.",
      "If you notice that a note is off, your ear is fine, and the voice can be trained. | Real tone-deafness is rare; lack of practice is not.",
      "Going a little flat on the high notes is a matter of breath, and breath can be learned. | What sounds thin in the bathroom needs warming up, like any other muscle.",
      "Stand in the second row, beside somebody who sings loudly and rightly. | In a choir your voice leans on the others, and after an hour you no longer hear where it ends.",
      "Come three times before you judge. | Ask whether there is an audition, whether you need to read music and what everybody does after rehearsal.",
    ],
    choirs,
  ),
  card(
    "Two left feet",
    "Beginners in a dance class watch their own feet, so nobody has time to watch yours.",
    "Two left feet are welcome | Nobody is watching you | The first dance class",
    [
      "You have two left feet, you say, and so does everybody at the door. | The mirror is large, the room is bright, and you have chosen the wrong trousers.",
      "The good news is that all of them are looking at their own shoes. | In a first class nobody has an eye to spare for you.",
      "Learn the steps without arms, then the arms without fear. | Listen for the beat first, and walk on it; much of dancing is walking with intent.",
      "Say your name, change partners and laugh when you collide. | Come to the second class as well, because that is when the feet begin to remember.",
    ],
    dancing,
  ),
  card(
    "Shoes for dancing",
    "For a first dance class, wear smooth soles that turn; trainers that grip are hard on your knees.",
    "What to wear to a dance class | Soles that turn | Leave the trainers at home",
    [
      "Rubber soles are made to stop you, and dancing is about not stopping. | In trainers your foot stays where it is while your knee turns on.",
      "You do not need dance shoes to begin, just a pair with a smooth sole. | Socks are too slippery and boots are too heavy, but a plain leather sole is fine.",
      "Wear something you can lift your arms in, in layers. | Bring water, a small towel and a spare shirt if you dance in pairs.",
      "If you stay with it, ask your teacher before you buy. | Heels, suede, split soles: each style has its shoe, and a good one is fitted while standing on your toes.",
    ],
    dancing,
  ),
  card(
    "A dance for the day",
    "For a wedding dance, learn eight good bars and a walk; nobody films the rest.",
    "Eight bars for the wedding | A first dance without fear | Start earlier than you think",
    [
      "You will be watched by everyone you know, for three minutes, in new shoes. | One of you likes dancing, and the other one has agreed to the date.",
      "You do not have to learn to dance, only to dance this song. | A start, a turn, a walk and an end are quite enough for the aunts.",
      "Begin two or three months before, so that the steps can settle. | Take the song with you to the first lesson; some songs cannot be danced to, and it is good to know in time.",
      "Practise in the shoes, and once in the dress. | If you get lost, hold each other and sway, since it looks exactly like love.",
    ],
    /\b(?:wedding|first dance|couples?|ballroom|dance (?:school|lessons?|studio|class\w*))\b/i,
  ),
  card(
    "Draw what you see",
    "Draw what you see, not what you know: turn the picture upside down and you will notice.",
    "Draw what you see, not what you know | Turn it upside down | The hand can do it",
    [
      "“I cannot even draw a straight line”, say people who have never needed one. | Most of us stopped drawing at eleven, when the horse looked like a dog.",
      "The trouble is in the looking and not in the hand. | We draw the idea of an eye, with lashes, and not the odd shape that is in front of us.",
      "Turn a photograph on its head, and copy it line by line. | Draw the gaps between things, since nobody has an opinion about a gap.",
      "Use a soft pencil and cheap paper, and leave the rubber in the drawer. | Ten minutes every day, a cup, a shoe, a sleeping cat, and after a month you will see it.",
    ],
    drawn,
  ),
  card(
    "Clay has its own mind",
    "The first pot will lean; keep it, because you will want to know where you started.",
    "Your first pot will lean | What clay teaches you | Short nails and an old shirt",
    [
      "On the wheel in the film it looks like love, and in the studio it looks like mud. | The clay rises, wobbles, thinks about it and lies down.",
      "Centring is the hard part, and it is done with the body and not with force. | Strong arms do not help much; elbows on your knees do.",
      "Come with short nails, an old shirt and no present in mind. | For a first try, building by hand is friendlier than the wheel, and the bowl gets finished.",
      "Drying, firing and glazing take weeks, so begin early if it should be for Christmas. | Keep the crooked one for your keys, and give the third away.",
    ],
    /\b(?:pottery|ceramic\w*|clay|potters?|kiln|workshops?)\b/i,
  ),
  card(
    "Nerves before the stage",
    "Stage fright is energy with nowhere to go; walk, breathe out slowly and know your first line by heart.",
    "What helps against stage fright | Know your first line | Cold hands, warm voice",
    [
      "Your hands are cold, your mouth is dry, and you need the loo for the third time. | The old hands have it as well; they have simply stopped being surprised.",
      "That flutter is energy, and it only wants something to do. | The body cannot tell a tiger from an audience, so it packs for both.",
      "Walk up and down, shake your arms, breathe out for longer than in. | Learn the first line or the first four bars so well that you could do them asleep.",
      "Look for one kind face in the third row. | After a minute the fear turns into concentration, and then you would not give it back.",
    ],
    /\b(?:stage|theat(?:re|er)|drama|acting|actors?|improv|perform\w*|concerts?|recitals?|sing\w*|choirs?|music|dance|students?|lessons?|open mic)\b/i,
  ),
  card(
    "Play with others",
    "Find somebody to play with early on; three chords in company are worth more than ten alone.",
    "Find somebody to play with | Three chords and company | Why music wants company",
    [
      "Alone in your room you are always in time. | Nobody learns football by dribbling in a corridor for six years.",
      "In a group you learn to listen, to wait and to carry on after a mistake. | The moment two people hit the same beat, you know what all the practice was for.",
      "Three chords will do, so do not wait until you are good. | Ask your teacher for a duet, or look for a beginners' band, a choir, an open session.",
      "Agree on one song and one evening a week. | If you get lost, leave something out, and come in again on the one; that is how everyone does it.",
    ],
    /\b(?:music|bands?|guitars?|pianos?|drums?|instruments?|jazz|folk|orchestras?|choirs?|lessons?|jam)\b/i,
  ),
  card(
    "Give an evening",
    "Give tickets with a date and yourself beside them; open vouchers tend to sleep in drawers.",
    "Tickets are better with you | Give an evening, not a thing | A present with a date",
    [
      "The people you love have enough candles. | Last year's voucher is still on the fridge, under the pizza menu.",
      "An evening takes up no space, and it gets better when it is told. | What people remember of a year are rarely objects.",
      "So give a date, two tickets and your company. | Choose something they would not have picked on their own, but just next door to it.",
      "Cook before it or go for a walk after it, and the evening has three acts. | For children, choose something with a lot of noise; for parents, something with a good interval.",
      "Ask whether tickets can be exchanged. | Put the tickets in an envelope with a note on where you will eat beforehand, and the present begins a month early.",
    ],
  ),
  card(
    "Support the small stage",
    "Book early: small houses plan with the seats they have sold, and a full third row keeps a stage alive.",
    "Book early, help a small stage | What an empty seat costs | Bring one person along",
    [
      "Everyone is glad that the little theatre exists, and everyone means to go some time. | People miss a place most in the month after it has closed.",
      "Small houses live from week to week on what has been sold beforehand. | Those who book early help twice: with the money, and with the courage.",
      "So decide on Monday, not on Friday at half past seven. | Put one evening a month into your calendar, and look at the programme when it comes out.",
      "A full third row carries the actors, and an empty one can be heard from the stage. | A seat costs about as much as two pizzas, and you do not have to be hungry.",
      "Bring somebody who has never been. | Say a good word to the people at the door, write two lines about it online, and come again.",
    ],
  ),
  card(
    "Go without a plan",
    "Go to one thing a season that you know nothing about; it is how tastes grow.",
    "Go and see something unknown | One blind date a season | Let the programme surprise you",
    [
      "We like what we know, and so we know what we like, and on it goes. | The algorithm sends you more of what you had, and it calls that taste.",
      "Every season, book something that you could not describe. | Choose with a pin, by the title, or because the poster made you frown.",
      "Expect nothing, sit near an exit if you must, and give it until the interval. | Go alone, if nobody wants to come; there is hardly a better company for odd things.",
      "Half of it will leave you puzzled, and that is a decent rate. | One of those evenings is what you will be telling people about in spring.",
    ],
  ),
  card(
    "Sketch the season",
    "When the new programme comes out, mark five evenings with a pencil and book two of them at once.",
    "Five evenings with a pencil | When the new programme is out | Plan your season at the kitchen table",
    [
      "The new programme lies on the kitchen table, under the post, until it is over. | Every autumn you mean to go out more, and every spring you say so again.",
      "Take a pencil and mark five dates: two sure things, two maybes, one adventure. | Read it like a menu, with one finger and out loud.",
      "Book two dates straight away, before the year fills up by itself. | Send the list to a friend and ask them to cross one out and add one.",
      "Evenings that are in the calendar take place. | A subscription is a trick for lazy people who like going out, and it tends to be cheaper as well.",
    ],
    /\b(?:season|programmes?|tickets?|subscri\w+|theat(?:re|er)s?|concerts?|opera|cinemas?|festivals?|museums?|orchestras?)\b/i,
  ),
];
