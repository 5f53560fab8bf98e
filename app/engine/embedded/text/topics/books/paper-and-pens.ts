import { type Card, card } from "../topic";

const paper =
  /\b(?:stationer\w*|notebooks?|journals?|diar(?:y|ies)|planners?|pens?|pencils?|inks?|paper|cards|calligraphy|letters?|letterpress|gift ?wrap)\b/i;

export const paperAndPens: Card[] = [
  card(
    "Spoil the first page",
    "Spoil the first page of a new notebook on purpose; after that you can use it.",
    "Spoil the first page | The notebook you dare not use | A scribble to begin with",
    [
      "The more beautiful the notebook, the emptier it stays. | In a drawer near you lie several fine notebooks waiting for a worthy thought.",
      "Perfection is the trouble, so get rid of it at the start. | The cure is to make a mess on page one, with your whole heart.",
      "Try out your pens there, write a shopping list, let a child draw a horse. | Scribble the date, the weather and what you had for lunch.",
      "After that it is a tool and no longer a monument, and it may come along to the kitchen. | A filled notebook with crossings-out is worth ten clean ones, even to look at.",
    ],
    paper,
  ),
  card(
    "Try it on the paper",
    "Try pen and paper together: the same ink glides on one sheet and bleeds on another.",
    "Pen and paper have to get on | Try before you write | Why ink bleeds through",
    [
      "A pen by itself is half of an instrument. | People blame the pen for what the paper has done.",
      "Soft, thirsty sheets drink the ink and spread it like gossip. | Cheap paper feathers, so that each line grows whiskers and shows on the back.",
      "Fountain pens want something smooth and dense; pencils prefer a surface with a bit of grip. | Look for heavier paper if you write wet, and for a little roughness if you draw.",
      "Bring your favourite along and write your name three times. | Hold the sheet up to the light, turn it over, and trust your own hand.",
    ],
    paper,
  ),
  card(
    "Write it by hand",
    "Write three lines by hand and post them: nobody keeps an e-mail in a shoebox.",
    "Three lines by hand | The letter in the shoebox | Why post still works",
    [
      "Among bills and leaflets, a handwritten envelope is opened first. | Nobody has ever tied up old text messages with a ribbon.",
      "You do not need news, nor fine handwriting, nor a whole page. | Three lines are a letter, if they could only have come from you.",
      "Say where you are sitting, what made you think of them, and one thing you would like to know. | Describe something small, such as the cat, the rain or a smell from the kitchen.",
      "Keep stamps and cards in the house, since good intentions fail at the post office. | Then walk to the box at once, before you read it over and lose your nerve.",
    ],
    paper,
  ),
  card(
    "A pen for years",
    "Choose a pen by how it feels after a page and not by how it looks in the case.",
    "How to choose a fountain pen | Write a page with it first | The pen you will not lend",
    [
      "You test a pen with your hand and not with your eyes. | Most people try a pen with a spiral, and nobody ever writes spirals.",
      "Write a whole paragraph with it, standing at the counter if need be. | Copy out a few lines at your normal speed and in your normal scrawl.",
      "Is it too heavy at the back, too thin at the grip, or scratchy on the upstroke? | Pay attention to weight, width of line and the place where your finger rests.",
      "A fine nib suits small writing, a broad one shows the colour of the ink. | Rinse it with cold water when you change inks, and it will work for decades.",
    ],
    /\b(?:pens?|inks?|stationer\w*|calligraphy|nibs?)\b/i,
  ),
  card(
    "A diary in one line",
    "Write one line a day: who would not manage that, and in a year it is a life.",
    "A diary for people without time | One line a day | What you had for lunch in May",
    [
      "Diaries are given up in February, because they demand feelings. | A blank page each evening is a lot to ask of somebody with a job.",
      "Ask less of yourself: a single line, with no style and no insight. | Write what happened, who said what, or what was for lunch.",
      "Keep the book by the toothbrush or the kettle, and a pencil tied to it. | Choose a time that exists already, since new times rarely come about.",
      "The dull days turn out to be the ones you most like to read about. | After a year you will own something that no shop can sell you.",
    ],
    paper,
  ),
  card(
    "Look at the binding",
    "Open a book flat: sewn pages stay in for generations, glued ones leave one by one.",
    "What holds a book together | Sewn or glued? | Look at the spine from above",
    [
      "A book is also an object, and some are better built than others. | Before the first sentence, a book tells you something with its spine.",
      "Look at it from above: small folded bundles mean that it was sewn, a straight edge means glue. | Sewn books open flat and stay so, while glued ones snap shut like a mousetrap.",
      "Run a finger over the paper and see whether the print of the next page shines through. | Generous margins and calm type are easier on tired eyes than any lamp.",
      "For a thriller at the beach, glue is fine. | Anything you mean to hand down, or to cook from, deserves thread.",
    ],
    /\b(?:publish\w*|press|bind\w*|bookshops?|bookstores?|hardbacks?|editions?|notebooks?|stationer\w*|printing)\b/i,
  ),
];
