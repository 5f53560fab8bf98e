import { type Card, card } from "../topic";

const workshop =
  /\b(?:workshops?|class(?:es)?|courses?|lessons?|learn\w*|beginners?|kits?|studio|make your own|hen (?:do|part\w+)|team)\b/i;

export const handmadeCards: Card[] = [
  card(
    "Ask how long it took",
    "Ask how long it took and what went wrong: both answers are part of the piece.",
    "Ask how it was made | How long did that take? | Two questions for a maker",
    [
      "Most things around us have no beginning; they come out of a box. | A handmade thing is one of the few that can answer questions.",
      "Ask how many hours are in it, and how many tries came before. | Find out which step is the hardest, and where the maker holds their breath.",
      "You will hear about kilns that failed, planks that warped, and a colour that took a winter. | Behind a plain bowl there may be a shelf full of bowls that were not good enough.",
      "After that you will carry it home differently. | It also explains the price better than any label could.",
    ],
  ),
  card(
    "Use it every day",
    "Use the good cup every day: things made by hand want hands and not a cabinet.",
    "Do not save it for guests | The good cup on a Monday | Made to be used",
    [
      "In many families there was a cupboard with things too good for anyone. | Somewhere between the till and the kitchen shelf, beautiful things get promoted to ornaments.",
      "A bowl that is never filled is only half finished. | What was made by a hand comes alive in one, with soup in it, or flowers, or keys.",
      "Yes, it may break one day. So may the ugly one, and you will not even mind. | Marks will come, a scratch here and a ring there, and they will be yours.",
      "Take it out of the cabinet and put it where the hand reaches first. | Give the best one to whoever got up first, and see what it does for breakfast.",
    ],
  ),
  card(
    "Flaw or fingerprint?",
    "Learn to tell a flaw from a fingerprint: one spoils the use, the other shows the hand.",
    "Flaw or fingerprint? | What counts as a mistake | The small things machines leave out",
    [
      "Machines make no mistakes, and that is exactly what is missing. | On a handmade piece you will find spots that no factory would let pass.",
      "A drip of glaze, a slight lean, a change of thread: those are traces of work. | Some oddities are signatures, such as the place where a pot was held while it was dipped.",
      "A real flaw gets in the way: a cup that leaks, a board that rocks, a seam that opens. | Set it on the table, fill it, close it, sit on it, and judge it by what it has to do.",
      "If it works and you like it more because of the odd corner, it was no mistake. | Should you find one that bothers you, choose its neighbour, since no two are alike.",
    ],
  ),
  card(
    "Signs of the hand",
    "Look underneath: a signature, tool marks and a clean foot tell you it was made and not moulded.",
    "How to recognise handmade | Look at the underside | What conveyor belts leave behind",
    [
      "The word handmade is printed by machine, on a great many labels. | “Artisan” costs nothing to print, so do not trust it by itself.",
      "Turn the thing upside down and look at where nobody was meant to look. | Compare two of a kind: if every bubble sits in the same place, they share a mould.",
      "You are hoping for a mark, a name, slight differences and an underside that was finished with care. | Tool marks should follow the form, as they do when somebody has thought with their fingers.",
      "Then ask who made it, and where. | People who make things love to be asked, and those who only sell them tend to change the subject.",
    ],
  ),
  card(
    "A present with a reason",
    "Give one handmade thing and the story of who made it, in a line on the card.",
    "One thing and its story | A handmade present | The label you write yourself",
    [
      "The trouble with presents is not the money; it is that they look like presents. | Nobody needs more things, and everybody likes to be thought of.",
      "Look for something that joins in the day: a cup, a board, a soap dish, a good brush. | Choose what the person does each day, and find the version that somebody took trouble over.",
      "Write on the card who made it and why it made you think of them. | Tell the story in two sentences: where you found it, and what the maker said.",
      "Leave the price on nothing and the maker's card in the box. | If it breaks in ten years, they will want to know where it came from.",
    ],
  ),
  card(
    "Expect a wonky first",
    "Your first piece will be wonky; keep it, because it shows how far the second one has come.",
    "Your first one will be wonky | In praise of beginners | What you really take home from a workshop",
    [
      "Adults hate being bad at things, and so they seldom try anything new. | The last time most of us made something with our hands, there was glitter in it.",
      "In a workshop everybody is allowed to be clumsy, and that is oddly restful. | For two hours at a workbench you have busy hands and no telephone, and there is nothing to be efficient about.",
      "You learn chiefly to look, and from then on you see pots, seams and joints everywhere. | Afterwards you will never again ask why a good bowl costs what it costs.",
      "Keep the first crooked thing, and put your pencils in it. | Come in old clothes and with short nails, and do not plan anything elegant for later.",
    ],
    workshop,
  ),
  card(
    "Order early for winter",
    "Order made-to-order gifts in autumn: drying, firing and curing cannot be hurried.",
    "Why makers ask you to order early | The clock of the workshop | Autumn is nearly Christmas",
    [
      "In a workshop, December begins in September. | People remember presents when the lights go up, and clay does not care.",
      "Pots have to dry, candles must cure, oil needs days to soak into wood. | Much of handwork is waiting, and no overtime will shorten it.",
      "Whoever orders in good time can choose colour, size and a name to go on it. | If you ask early, there is still room for a change of mind and for a second try.",
      "Late in the year, look at what is already on the shelf. | Should you have missed the moment, a handwritten voucher with a sketch is a fine thing to unwrap.",
    ],
  ),
  card(
    "Mend it so it shows",
    "Mend it so that one can see it: a gold seam or a bright darn is a new chapter.",
    "Mend it and let it show | The beauty of a visible repair | Keep the pieces",
    [
      "When something handmade breaks, the first reflex is to hide it. | A broken favourite feels like a small death in the kitchen.",
      "An old craft joins shards with lacquer and gold, so that the crack becomes the line you look at first. | There are darning stitches so handsome that people make holes for them.",
      "Collect all the parts in a box and wait until you are calm. | Keep every splinter, wrap it up, and do not let superglue near it in anger.",
      "Ask whoever made it how they would go about it. | Use mended crockery for fruit, dry things or flowers, unless you know that the glue may meet food.",
    ],
  ),
];
