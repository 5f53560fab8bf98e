import { card } from "../topic";

const learners =
  /\b(?:courses?|class(?:es)?|workshops?|learn\w*|beginners?|cameras?|lens(?:es)?|teach\w*|hobby|amateurs?|walks?|club|landscape|street|travel|smartphones?|phones?)\b/i;

/** Choosing, keeping and printing pictures, and taking better ones. */
export const pictureCards = [
  card(
    "Look at the whole job",
    "When you choose a photographer, ask for one complete job; anyone can show you ten lucky pictures.",
    "How to choose a photographer | Ask for a whole series | Ten lucky pictures prove little",
    [
      "A portfolio is an album of hits, and you are going to get the whole concert. | Everybody has taken one splendid picture in their life, usually of a sunset.",
      "Ask for a complete job of the kind you want, from the first picture to the last. | What counts is how the ordinary moments look, and the ones in poor light.",
      "Look for skin in natural colours, straight horizons and people who seem at ease. | Do the faces look as if they had enjoyed it, and would you like yours among them?",
      "Style is a matter of taste, so choose the one you would still like in ten years. | Then talk for a quarter of an hour, because you will be looking at that person while you smile.",
    ],
  ),
  card(
    "What is included?",
    "Ask what you get: how many pictures, in which size, by when, and what you may do with them.",
    "What is included in the price? | How many, how large, by when | The question about rights",
    [
      "Two offers, one half the price of the other, and the word “package” in both. | Photography looks like an hour's work, and then somebody sits at a screen for three days.",
      "Ask how many finished pictures there will be, in which size, and how long it takes. | Find out what editing means: light and colour, or also the spot on your chin.",
      "Clear up what you may do with them: print, post, advertise. | For a business, the right to use a picture is as important as the picture.",
      "Ask how long the files are kept, and whether there is a second copy somewhere. | Get it in writing, along with the deposit and the rule for rain.",
    ],
  ),
  card(
    "Print the good ones",
    "Print one picture a month; files get lost in crowds, and paper hangs on the wall.",
    "Print one picture a month | Out of the phone, on to the wall | Paper does not need charging",
    [
      "Your phone is full of pictures, and the frame in the hall is still showing the holiday before last. | We take more photographs than anyone before us, and we look at fewer.",
      "A file is one among far too many; a print is one. | What hangs beside the fridge gets looked at every day, by guests as well.",
      "Choose one picture on the first Sunday of each month, and have it printed. | Give each month a single print, and put date and names on the back in pencil.",
      "Use matt paper where there is a window, and keep it out of direct sun. | By December you have twelve, and a calendar for the grandparents has made itself.",
    ],
  ),
  card(
    "Keep three copies",
    "Keep photographs in three copies, on two kinds of storage, with one of them in another house.",
    "Three copies, two places | What the dropped phone takes along | A backup before you need it",
    [
      "It is never the old phone that falls into the harbour; it is the one with the summer on it. | Hard drives do not fade slowly like photographs; they are fine, and then they are gone.",
      "An old rule helps: three copies, on two kinds of storage, one of them elsewhere. | Keep the original, a disk at home and something outside it, online or at your sister's.",
      "Put the date into the calendar, since nobody backs up on a whim. | Do it on the first of the month, together with the meter readings and the plants.",
      "Open one of the copies now and then to see whether it works. | Once it is all safe, you may at last delete things from your phone without a shiver.",
    ],
  ),
  card(
    "Delete with courage",
    "Of ten similar pictures keep the one that makes you smile; an album is made by leaving out.",
    "Keep one out of ten | An album is made by leaving out | The courage to delete",
    [
      "Nobody has ever wished to see all the pictures from a holiday. | Fourteen pictures of the same cake, and in none of them is it eaten.",
      "One good picture tells the day; nine similar ones only tell that you could not decide. | Choosing is half of photography, and it is the half that costs nothing.",
      "Go through the pictures quickly, with your first feeling, and keep what makes you smile. | Do a rough round on the evening itself and a strict one after a month.",
      "Sharpness is not the point; a blurred laugh beats a crisp elbow. | What is left should fit on a kitchen table.",
    ],
  ),
  card(
    "Old photographs",
    "Ask older relatives to name the faces in old photographs, and write it on the back in pencil.",
    "Who is the woman with the hat? | Names for old photographs | An afternoon with a shoebox",
    [
      "In every family there is a shoebox, and in the box there is a woman with a hat whom nobody knows. | The people who could still name the faces are ninety, and nobody has asked.",
      "Take the box along to coffee and let them tell. | One afternoon is enough: a table, good light, a soft pencil and a recorder running.",
      "Write names, place and year on the back, in pencil and near the edge. | Ask for the story behind it too, since names without stories fade quickly.",
      "Have the ones you love scanned before you lend them to a cousin. | Keep the paper dry, dark and lying flat, not in the attic and not in glue.",
    ],
    /\b(?:scan\w*|restor\w*|albums?|prints?|famil\w+|old|archive\w*|film|digiti[sz]\w*|memor\w*)\b/i,
  ),
  card(
    "Find the window",
    "Turn off the ceiling lamp and put people beside a window; that is the whole secret of many portraits.",
    "Find the window first | Switch off the ceiling lamp | Light from the side",
    [
      "A better camera does not help against a bad lamp. | The expensive part of a studio is a copy of something you have at home: a north window.",
      "Turn off the ceiling light and bring the person to the window. | Light from the side draws a face; light from above draws bags under the eyes.",
      "Stand with your shoulder to the glass and let the sitter turn slowly until you like it. | A white sheet of paper on the dark side softens the shadow at once.",
      "Direct sun is too hard, so hang up a thin curtain or wait for a cloud. | Clean the lens of the phone with your shirt, which improves a picture for nothing.",
    ],
    learners,
  ),
  card(
    "Take a step closer",
    "If a picture is dull, take two steps closer, and then bend your knees.",
    "Two steps closer | Bend your knees | What a dull picture lacks",
    [
      "In most snapshots there is a small friend in the middle of a large car park. | You saw a laughing face, and in the picture there is a fence with somebody in front of it.",
      "Go closer, with your feet and not with the zoom. | Fill the frame with what made you lift the camera, and leave out the bin.",
      "Then change your height: kneel for children and dogs, climb a step for a crowd. | Eye level is a question of manners, and it makes for better pictures.",
      "Look along the edges before you press. | Take one picture wide for the place, one near for the person, and one of a detail for the memory.",
    ],
    learners,
  ),
  card(
    "One lens, one month",
    "Use one lens for a month; your feet will learn what the zoom has kept from them.",
    "A month with one lens | Your feet are the zoom | Less in the bag, more in the picture",
    [
      "The bag weighs as much as a toddler, and the moment is over before the right lens is on. | Beginners buy equipment in the hope that the pictures will follow.",
      "Leave the bag at home for a month and take a single lens. | Choose one focal length, and let that be the end of the discussion.",
      "After a week you see the frame before you lift the camera. | You will begin to walk round things, to wait, to come back at another hour.",
      "Limits are restful, as anyone knows who has packed for a weekend. | If you still miss another lens after the month, you will know exactly which one.",
    ],
    /\b(?:courses?|class(?:es)?|workshops?|learn\w*|beginners?|cameras?|lens(?:es)?|hobby|amateurs?|landscape|street|club)\b/i,
  ),
  card(
    "Ask before you shoot",
    "Ask before you photograph a stranger or post a child; a nod is quick and a deleted picture is not.",
    "Ask before you press | Whose face is it? | May I post this one?",
    [
      "A market, a wonderful face, and you pretend to photograph the cheese. | Children will be grown up one day and find themselves in the bath, with sixty likes.",
      "A face belongs to somebody, and it is polite to ask. | What may be taken and what may be shown are two questions, in law and among friends.",
      "Smile, lift the camera a little and raise your eyebrows; it works in any language. | Show the picture afterwards, offer to send it, and keep your word.",
      "Before you post others, ask them, and ask parents about their children. | For a business, have the agreement in writing, with the place where the picture will appear.",
    ],
  ),
  card(
    "Dates fill up",
    "Photographers' Saturdays go early; if your date is fixed, ask first and choose the package later.",
    "When should you book? | Saturdays go first | Autumn light, Christmas cards",
    [
      "There are only so many Saturdays in June, and other people are in love too. | Everyone remembers family portraits in December, when the light and the dates have gone.",
      "If your day is fixed, ask as soon as you can, even before you know how many hours you need. | Name the date in your first message, and the answer will come faster.",
      "Weekdays and winter have free hours and soft light. | Cards for Christmas want pictures from September, and a garden is in flower when you are too busy to notice.",
      "A short, friendly message with place, date and occasion is plenty. | If that day is taken, ask for another name, for good photographers know each other.",
    ],
  ),
  card(
    "Give a sitting",
    "Give an hour with a photographer to people who say that they need nothing; they will need that later.",
    "A present for people who have everything | An hour with a photographer | What grandparents really want",
    [
      "“We do not need anything”, say the grandparents, and they mean it. | The people who are hardest to buy for are mostly the ones whose pictures you would miss.",
      "Give an hour in front of a camera, at home or on their favourite walk. | A sitting is a present with two lives: the afternoon itself and the print.",
      "Put a date on it, go along and bring the cake. | Ask for the whole family on one picture, since it may be years until everybody is in the country again.",
      "Order the prints along with it; a link in an e-mail is no present. | One large picture in a good frame says more than a stick with all of them.",
    ],
    /\b(?:gifts?|vouchers?|presents?|famil\w+|portraits?|christmas|mother\w*|grand\w+|sessions?)\b/i,
  ),
  card(
    "Scout the place",
    "Look at the place at the same hour the week before; the sun and the bins keep their timetable.",
    "Visit the place beforehand | The same hour, a week earlier | Where the sun goes down",
    [
      "On the map it is a meadow, and in real life it is a meadow with a pylon. | You remember the wall of ivy, and since then somebody has built a bike shed.",
      "Go there at the same hour, a week before, and look where the light comes from. | A short visit shows you the sun, the crowd, the road works and the nearest loo.",
      "Take a snap of three corners and send them to the photographer. | Look for shade, for a clean background, and for somewhere to stand in a shower.",
      "Your own street may be better than the castle everybody goes to. | Places that mean something to you beat beautiful ones; the kitchen you cooked in beats both.",
    ],
  ),
];
