import { type Card, card } from "../topic";

const rings = /\b(?:engagement|proposals?|weddings?|brid\w+|rings?|bands?|couples?|goldsmith\w*)\b/i;

export const giftsAndRings: Card[] = [
  card(
    "The size in secret",
    "Borrow a ring from the right finger and have it measured; soap and paper work as well.",
    "How to find out a ring size | The borrowed ring | Spy work with a bar of soap",
    [
      "There are three ways to learn a ring size, and only one is to ask. | A proposal is a secret plan with one weak spot, and it is a number.",
      "Borrow a ring that is worn on the same finger, and take it to be measured while its owner is away. | Press it into soap, draw round it on paper, or slide it down a candle and mark the place.",
      "Mind which hand it came from, since fingers differ from left to right. | Warm hands are larger than cold ones, and the evening finger is bigger than the morning one.",
      "If in doubt, take it slightly large, because making it smaller is usually simpler. | Ask which designs can be altered later, as a band with stones all round cannot.",
    ],
    rings,
  ),
  card(
    "Together or alone?",
    "You may choose the engagement ring together; a good question needs no finished ring.",
    "Choose the ring together | Ask first, choose later | The surprise is the question",
    [
      "Films have taught us that the ring must be there when the knee goes down. | Many people would like to be asked as a surprise and to choose with care.",
      "You can propose with a placeholder: a simple band, a stone in a box, a ring from a cracker. | A plain token does for the moment, and afterwards the two of you go looking.",
      "That way it is worn for forty years by somebody who picked it. | Whoever has to wear it every day may well have an opinion, and probably a picture on their phone.",
      "Should you prefer to decide alone, ask a friend or a sister, and study what is worn already. | Notice whether it is gold or silver, fine or bold, and whether anything ever dangles.",
    ],
    /\b(?:engagement|proposals?|couples?|valentine\w*)\b/i,
  ),
  card(
    "Rings made for work",
    "Choose wedding rings for your hands and jobs first; matching each other comes second.",
    "A wedding ring has to work | Choose by hand and not by photo | Two rings, two pairs of hands",
    [
      "No other thing you buy will be worn on so many days. | A wedding ring is a piece of equipment that happens to be romantic.",
      "Nurses, climbers and bakers need something flat without edges. | If you work with dough, engines or gloves, leave out raised stones and choose a low profile.",
      "A rounded inside is far more comfortable than a straight one, and you feel it at once. | Try different widths, since a broad band feels tighter than a slim one in the same size.",
      "The two need not be twins; a shared metal or engraving is bond enough. | Order in good time, and allow for an engraving that takes a bit of thought.",
    ],
    /\b(?:weddings?|brid\w+|couples?|bands?|engagement|marr\w+)\b/i,
  ),
  card(
    "Watch what they wear",
    "Look at what the person wears on a Monday: gold or silver, fine or bold, near or dangling.",
    "How to choose jewellery for somebody else | Look at their Mondays | A present that gets worn",
    [
      "Giving jewellery is a bold thing to do, like choosing somebody's perfume. | People buy what they would like to see, and the other person wears what they like to feel.",
      "For a week, notice what is put on every day and what lies in the bowl. | Go by ordinary mornings: the earrings worn to work tell you more than the ones worn to weddings.",
      "Is it yellow or white, round or angular, still or swinging? | Look at the other things they love, such as spectacles, buttons and cups; taste is seldom confined to the ears.",
      "Take a photograph along to the shop, even a bad one. | Choose a shade finer than you would for yourself, since it can always be added to.",
    ],
  ),
  card(
    "Say it in engraving",
    "Engrave something only two people understand; a date alone belongs in a diary.",
    "What to engrave | Words that fit inside a ring | A secret on the inside",
    [
      "The inside of a ring is the smallest page you will ever write on. | Engraving is the one part of a piece that cannot be bought by anyone else.",
      "Names and dates are fine, and they are what everyone does. | Better is a word that the two of you use: a place, a joke, the first line of a letter.",
      "Keep it short, since many small letters are hard to read and wear away sooner. | Write it out in full and in capital letters, check the spelling twice, and have somebody else check it too.",
      "Handwriting can often be transferred, even from an old postcard. | Ask before you decide whether it can still be resized later, because letters at the wrong spot may suffer.",
    ],
  ),
  card(
    "New life for old gold",
    "Bring the inherited box along: stones can be reset, and gold can often be made into new rings.",
    "Wake up the inherited box | From drawer to hand | What to do with old gold",
    [
      "In many homes there is a box that nobody wears and nobody would sell. | Your aunt's brooch is the size of a saucer, and you loved your aunt.",
      "Have it looked at first: what is it, what is it worth, and what can it become? | Lay it all out at the jeweller's and sort it into keep, remake and melt.",
      "A cluster can turn into three pairs of studs, and a stiff brooch may make a fine pendant. | Stones are taken out, checked for cracks, and set again in something you would choose today.",
      "Take photographs before anything is changed, and write down who wore it. | Keep a small piece as it was, so that the story has something to hold on to.",
    ],
    /\b(?:inherit\w*|heirlooms?|family|remak\w*|remodel\w*|repair\w*|bespoke|custom|commission\w*|goldsmith\w*|jewell?er\w*|grandmother\w*)\b/i,
  ),
  card(
    "Made to order, calmly",
    "Bring a picture, a budget and a date: that is all a goldsmith needs for the first sketch.",
    "How a commission works | From sketch to ring | What to bring to the first talk",
    [
      "Having something made sounds like a matter for duchesses, and it is not. | Behind the word bespoke there is mostly a conversation and a pencil.",
      "Bring pictures of what you like and of what you cannot stand, which is often more telling. | Say what you would like to spend right away, because it saves you both from falling in love with the wrong sketch.",
      "Then comes a drawing or a wax model, and now is the time to be fussy. | You will see a design before any metal is touched, and you may change your mind until then.",
      "Allow several weeks, and more before Christmas and the wedding season. | Ask to see the bench once, for it makes you wear the piece in a different way.",
    ],
    /\b(?:bespoke|custom|commission\w*|made to order|goldsmith\w*|silversmith\w*|handmade|workshop|studio|engagement|weddings?|design\w*)\b/i,
  ),
  card(
    "Begin a bracelet",
    "Give a piece that can grow: a charm, a pearl or a bead for each birthday that counts.",
    "A present that grows | One pearl a year | Begin something and add to it",
    [
      "Some presents are finished when they are unwrapped, and some are only beginning. | There is an old custom by which a girl got a pearl each birthday and, at the end, a necklace.",
      "A bracelet with one charm, a chain with a single bead, a slim ring for stacking: all of them ask for more. | Choose a plain basis that lasts, and let the years be hung on it.",
      "A present that grows solves the question of what to give for a decade, and each addition can stand for something. | Every new part has its reason: an exam, a move, a dog.",
      "Note down where the first came from, so that the others match. | Grandparents and godparents take to the idea at once, and they can share it.",
    ],
  ),
];
