import { card } from "../topic";

const weddings = /\b(?:weddings?|brid(?:e|al)|couples?|engage\w*|elope\w*|marr\w+)\b/i;
const families =
  /\b(?:famil(?:y|ies)|child\w*|kids?|newborns?|bab(?:y|ies)|maternity|siblings?|school|grand\w+|portraits?)\b/i;
const work =
  /\b(?:headshots?|business|corporate|brand\w*|compan(?:y|ies)|products?|commercial|linkedin|teams?|websites?|food|property|interiors?|real estate|events?)\b/i;
const portraits =
  /\b(?:portraits?|headshots?|famil\w+|child\w*|newborns?|couples?|weddings?|boudoir|graduat\w*|models?|people|passport|business|brand\w*)\b/i;

/** Being photographed: portraits, families, weddings and pictures for work. */
export const peopleCards = [
  card(
    "I hate being pictured",
    "Tell the photographer that you hate having your picture taken; it is the most useful thing to say.",
    "If you hate having your picture taken | Nearly nobody likes it | Say it before the first click",
    [
      "“I am not photogenic” is what photographers hear before they hear your name. | You know the mirror's version of your face, and a picture shows you the other one.",
      "Say it straight out, since it changes how the hour begins. | Somebody who knows that you are shy will talk first and lift the camera later.",
      "A good portrait comes in the second half, when you have forgotten your hands. | The first twenty pictures are for warming up, and no one will ever see them.",
      "Ask to look at a few in between. | Bring somebody who makes you laugh, or leave at home the one in front of whom you feel observed.",
    ],
    portraits,
  ),
  card(
    "What to wear",
    "Wear something that fits you sitting down; plain colours last longer than this year's pattern.",
    "What to wear for a portrait | Plain colours, favourite jumper | Sit down in it first",
    [
      "The new shirt looked wonderful on the hanger and has a life of its own on you. | People buy something for the photograph and then look like somebody who has bought something.",
      "Wear what you reach for on a good day, ironed, with nothing to tug at. | Sit down in it in front of a mirror, cross your arms and see what it does.",
      "Plain colours keep the eye on the face; small checks and stripes flicker in pictures. | Large logos date a portrait faster than any haircut.",
      "Bring a second top and a layer. | Groups look better when they share a mood, say three colours that get along, and not the same white shirt eight times.",
    ],
    portraits,
  ),
  card(
    "Where do the hands go?",
    "Give your hands something to do: a cup, a pocket, a child; hands at rest look like gloves.",
    "Where do the hands go? | Something to hold | Shoulders, chin and breath",
    [
      "Nobody thinks about their hands until somebody lifts a camera. | As soon as it clicks, your arms turn into two things you have been asked to mind.",
      "Hands are calm when they have work: a pocket, a cup, the edge of a jacket. | Hold something, lean on something, push up a sleeve.",
      "Turn your body a little to the side and put your weight on the back foot. | Breathe out just before, drop your shoulders and bring your chin forward, which feels odd and looks right.",
      "If a smile gets stiff, look away, and look back when you are called. | Think of somebody and not of your teeth; the camera notices the difference.",
    ],
    portraits,
  ),
  card(
    "The hour of good light",
    "Book outdoor pictures for the hour before sunset; noon puts shadows under every eye.",
    "When is the light good? | Not at noon | The hour before sunset",
    [
      "At noon the sun stands overhead and draws a racoon on everybody. | It is a bright blue day, and all your guests are squinting.",
      "The hour before sunset is soft and warm, and it comes from the side. | Low light flatters faces, fields and even car parks.",
      "A grey day is no misfortune, because clouds are a lampshade the size of a county. | If it has to be midday, go into the open shade of a house or a tree.",
      "Ask your photographer what time of day they would choose for that place. | In winter the good hour is in the afternoon, which suits children; in summer it falls after their bedtime.",
    ],
  ),
  card(
    "Children do not pose",
    "Do not ask children to smile; give them something to do and let the photographer wait.",
    "Do not say cheese | How children look like themselves | Snacks, a ball and no hurry",
    [
      "Say “smile” to a four-year-old, and you get a face like a toothpaste advertisement gone wrong. | The nicer the outfit, the sooner it meets a puddle.",
      "Children cannot pose, and it would be a pity if they could. | What you want to keep is how they run, lean, whisper and hold a stick.",
      "Choose a time after the nap and after a meal. | Bring snacks that leave no traces, a ball and the toy without which nothing goes.",
      "Tell them that somebody is coming to play, and leave the word “photograph” out of it. | Promise no reward, issue no threats, and let one of you simply be the tree to climb.",
      "Let the photographer do the talking, and stay out of it. | If it turns into a drama, take a break; tears are not the end, and they sometimes make the loveliest picture of all.",
    ],
    families,
  ),
  card(
    "Small and sleepy",
    "Newborn pictures work in the first weeks, at home and without hurry; the baby is the one who decides.",
    "Pictures of the first weeks | The baby sets the pace | Small, sleepy and soon gone",
    [
      "In the first weeks, days are long and time is short. | Babies are that small for about as long as it takes to find the camera.",
      "Plan it before the birth, with a date in pencil. | Talk to the photographer in the last month, and send a message when the baby has arrived.",
      "At home you have warmth, milk and your own bed, and no bag to pack. | A safe picture is a simple one: in arms, on a blanket, on somebody's chest.",
      "Expect pauses to feed, to change and to wait. | Be in the pictures yourself, tired as you are; it is those that your child will look for one day.",
    ],
    /\b(?:newborns?|bab(?:y|ies)|maternity|bump|famil\w+|birth)\b/i,
  ),
  card(
    "Get in the picture",
    "Whoever takes the photographs in your family is missing from them, so hand over the camera now and then.",
    "Who is missing from your albums? | Hand over the camera | The one who always takes the picture",
    [
      "Leaf through your albums and look for the person who held the camera. | In most families one person has photographed everybody for twenty years, from the chin down to the shoes.",
      "Nobody will ask later how your hair looked that day. | You wait until you have lost weight, had a haircut or got some sleep.",
      "Hand over the camera, use the timer, ask a stranger. | Book an hour with someone else behind the lens, and be in every second picture.",
      "Ask grandparents too, on an ordinary afternoon, with the good light from the kitchen window. | A picture with a mug in the old armchair is worth more than a studio backdrop.",
    ],
    families,
  ),
  card(
    "A list for the family",
    "Write a list of family groups for the wedding, ten at most, with names and someone to call them.",
    "The family pictures, quickly | Ten groups and a loud cousin | Who should stand beside whom?",
    [
      "Somewhere between the ceremony and the cake, forty people stand about and one uncle is at the bar. | Group pictures take ten minutes or an hour, and the difference is a sheet of paper.",
      "Make a list with names and not only with “bride's side”. | Write down who is in which picture, starting with the big group and the oldest people.",
      "Ten groups are plenty; each one takes about as long as a song. | Keep it short, since after the eighth group even happy faces begin to freeze.",
      "Give the list to a cousin with a loud voice who knows both families. | Mention before the day who should not have to stand together, and nobody needs to find it out with a flash.",
    ],
    weddings,
  ),
  card(
    "Meet before the day",
    "Meet your wedding photographer before you book: you will spend more of that day with them than with your guests.",
    "Meet before you book | A day with a stranger | Look at one whole wedding",
    [
      "On the day, your photographer will see you cry, eat and get into your shoes. | You will spend more hours with this person than with any of your guests.",
      "So meet, or at least talk, and see whether you would sit next to them at dinner. | Chemistry shows in the pictures, above all in those where you do not notice the camera.",
      "Ask to see one whole wedding and not just the thirty pictures that went well. | Anybody has a good sunset; look for the dark hall, the rain and the grey registry office.",
      "Clear up how many hours are included, how many pictures and when they will come. | Ask what happens if somebody is ill, and who that somebody would be.",
    ],
    weddings,
  ),
  card(
    "Ten minutes alone",
    "Plan ten minutes alone with the photographer after the ceremony: the two of you, no aunt, no list.",
    "Ten minutes for the two of you | Steal away for a moment | A walk round the barn",
    [
      "A wedding day has many hours, and hardly one of them is spent as two. | Everybody wants to kiss you, and the person you have just married is at the other end of the lawn.",
      "Steal away for ten minutes after the ceremony, while people are finding the drinks. | A short walk round the house gives you a pause and a photographer room to work.",
      "Talk to each other and forget what is behind you. | You need no poses; walk slowly, stop when you like, say what you felt at the altar.",
      "Plan a second short round at dusk, when the light goes soft. | Tell one person where you are, or a search party will be sent out with prosecco.",
    ],
    weddings,
  ),
  card(
    "A phone-free ceremony",
    "Ask guests to put phones away for the ceremony; you want to see faces in your pictures, not screens.",
    "Faces instead of phones | Twenty minutes without screens | Ask them kindly at the door",
    [
      "In the picture of the kiss there are eleven phones and an elbow with a tablet. | The aisle is narrow, and there is always an uncle with a zoom lens.",
      "Guests mean well, and they see your vows on a screen the size of a biscuit. | Later you look at your own wedding and find no eyes in it.",
      "A line on the invitation and a kind word before the start are enough. | Let the celebrant say it: now be here, the pictures are being taken care of.",
      "Promise to send some soon, so that nobody feels robbed. | For the rest of the evening they may snap away, and their crooked ones will be some of the funniest.",
    ],
    weddings,
  ),
  card(
    "A headshot that works",
    "A portrait for work should look like you on a good day, so that people recognise you at the door.",
    "A portrait for work that looks like you | On a good day, and recognisable | Cropped uncle, wedding tie",
    [
      "Half of all business portraits have been cut out of a wedding, with somebody's shoulder still in it. | The picture on your profile is eight years old, and clients walk past you at the station.",
      "People want to see whom they are going to meet. | A good headshot has light in the eyes, a quiet background and an expression you would also use in a meeting.",
      "Wear what you wear to work, only freshly ironed. | Decide beforehand where it will be used, since a round avatar and a conference poster need different crops.",
      "For a team, agree on one light, one background and one distance. | Write those down, so that the colleague who starts in March fits into the row.",
    ],
    work,
  ),
  card(
    "Pictures of your product",
    "Show a product in use and with something for scale; customers want to know how large it really is.",
    "Pictures that show the thing | How large is it really? | A hand in the picture",
    [
      "In the shop window of the internet nobody can pick anything up. | A vase on white may be as tall as a child or as small as an egg.",
      "So show it three times: plainly, close up and in use. | A hand, a cup or a doorway in the picture tells more than a line of measurements.",
      "Clean everything twice, because the camera finds each fingerprint. | Use one window, one white sheet of card and no mixture of lamps.",
      "Make a list before the shoot: which pictures, which format, where they will be used. | Keep background and light the same across the range, and the shop looks as if one person had thought about it.",
    ],
    work,
  ),
];
