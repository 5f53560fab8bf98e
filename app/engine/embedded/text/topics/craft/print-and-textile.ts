import { type Card, card } from "../topic";

const print =
  /\b(?:prints?|printmak\w*|screen ?print\w*|lino\w*|letterpress|risograph|etchings?|posters?|illustrat\w*|artwork|art|frames?|editions?)\b/i;
const textile =
  /\b(?:textiles?|knit\w*|yarns?|wool\w*|crochet\w*|embroider\w*|weav\w*|wov\w*|handwoven|quilts?|blankets?|linen|sew\w*|macram\w*|scarves|scarf)\b/i;
const wood = /\b(?:wood\w*|boards?|spoons?|carv\w*|turn(?:ed|ing)|furniture|leather\w*|oak|walnut|basket\w*)\b/i;

export const printAndTextileCards: Card[] = [
  card(
    "Hang it lower",
    "Hang pictures with the middle at eye height; most people hang them a hand too high.",
    "Hang it lower than you think | The right height for a picture | Before you drill",
    [
      "In most homes, the pictures are hung for giraffes. | A print can be ruined by a hammer without a scratch on it.",
      "The middle of it should be level with the eyes of someone standing, and lower above a sofa. | Leave about a hand's breadth between the back of the couch and the frame, so that the two belong together.",
      "Cut its shape out of newspaper, tape it to the wall and live with it for a day. | Hold it up while somebody else stands at the door, as that is where you will see it from.",
      "Choose a spot out of the sun, since paper and ink both fade. | A group looks calm if the gaps are even, whatever the sizes of the frames.",
    ],
    print,
  ),
  card(
    "What the pencil means",
    "A pencilled fraction below a print tells you which one you have and how many there are.",
    "What the numbers on a print mean | Signed, numbered, limited | The pencil in the margin",
    [
      "Under many prints there is a line of pencil that people mistake for maths. | A print is no copy of a picture; the print is the picture.",
      "The lower number says how many were made, and the upper one which of them you hold. | After the last sheet, the block or screen is often cut up or cleaned, and that is that.",
      "An early number is no better than a late one, since they are seldom signed in the order of printing. | The letters for artist's proof mark the few that were kept back by the maker.",
      "Look closely for the slight relief, the overlap of colours, the edge of the ink. | Ask how it was done: with wood, lino, stone, silk or a very old press.",
    ],
    print,
  ),
  card(
    "Frame with some air",
    "Give paper a mount and glass that does not touch it: a print needs air to last.",
    "How to frame a print | Paper needs some air | The white around the picture",
    [
      "A good frame is like good manners: you notice when it is missing. | Between print and glass there should be a gap, and it has nothing to do with fashion.",
      "A mount of card keeps the paper off the glass, where damp would make it stick. | If the sheet lies right against the pane, it may buckle, stain or cling to it for good.",
      "Use acid-free board and tape that can be undone, as ordinary tape turns brown. | Never trim the margin in order to fit, because the edge is part of the work.",
      "A generous white border makes a small picture important. | Take the print along to the framer and try three mouldings; it is usually the plainest.",
    ],
    print,
  ),
  card(
    "Wool likes the air",
    "Air wool overnight instead of washing it; most of what clings to it goes by morning.",
    "Wash wool less | Hang it out overnight | Why a jumper can clean itself",
    [
      "Sheep stand in the rain all year and do not smell of yesterday's dinner. | Knitted things are more often ruined in the wash than by wearing.",
      "Wool shrugs off dirt and lets smells go if you hang it near an open window. | A damp, cool night outside does what others ask of a machine.",
      "When it must be washed, use cool water and a wool soap, and do not rub or wring. | Press it in a towel and dry it flat, in the shape you wish to see again.",
      "Pick off the little bobbles with a comb, as they come from rubbing and not from poor yarn. | Store it clean, folded and with cedar, because moths prefer what has been worn.",
    ],
    textile,
  ),
  card(
    "Knit a square first",
    "Knit a test square before you start: the evening it costs saves a winter's jumper.",
    "The square that saves the jumper | Swatch before you start | One evening of patience",
    [
      "Every knitter has made a jumper for a person who does not exist. | There are two sorts of knitters: those who make a test square and those who own a giant hat.",
      "Two people with one pattern and one yarn will get two different sizes. | How tightly you knit depends on you, your needles and what is on television.",
      "So work a square as big as your hand, wash it, let it dry, and count the stitches. | Measure only after the bath, since many yarns grow when they get wet.",
      "Too many stitches: take thicker needles. Too few: take thinner ones. | Keep the squares, note the needle on a tag, and in ten years you will have a blanket.",
    ],
    /\b(?:knit\w*|yarns?|wool|crochet\w*)\b/i,
  ),
  card(
    "Oil the board",
    "Rub a wooden board with oil when it looks pale, and never leave it standing in water.",
    "How to keep wood alive | Oil it when it looks thirsty | The board by the sink",
    [
      "Wood goes on moving for as long as it lives, and a kitchen gives it every reason. | A wooden board tells you when it is thirsty: it turns pale and feels like a dry hand.",
      "Wash it by hand with little water, on both sides, and let it dry standing up. | Never put it in the dishwasher, and do not leave it in the sink, because wet wood warps and splits.",
      "Every few weeks, warm some food-safe oil with your palm and rub it in. | Use an oil that hardens, such as linseed or walnut, and wipe off whatever is left after an hour.",
      "Salt and half a lemon take away the smell of onions. | Scratches can be sanded out, which is more than you can say for plastic.",
    ],
    wood,
  ),
];
