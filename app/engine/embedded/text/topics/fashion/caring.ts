import { type Card, card } from "../topic";

export const caringForClothes: Card[] = [
  card(
    "Air more, wash less",
    "Hang clothes by an open window overnight; most of them need air more often than water.",
    "Air more, wash less | An open window overnight | What the machine does to your clothes",
    [
      "The fluff in the dryer was once your favourite shirt. | Most clothes are not worn out by people, they are worn out by machines.",
      "Let a thing hang by the window for a night before you decide that it is dirty. | A breath of damp evening air takes out dinner, smoke and most of yesterday.",
      "Treat small spots by hand, with a cloth, cold water and a little soap. | Brush coats, air jumpers, and wash jeans when they could stand up by themselves.",
      "When it is time for the machine, go cool, gentle and inside out. | Close the zips, do not overfill the drum, and let the line do the drying.",
    ],
  ),
  card(
    "Linen may crease",
    "Let linen crease: hang it up damp, pull it straight with your hands and wear it.",
    "Linen is allowed to crease | How to live with linen | Cool, crumpled, content",
    [
      "Ironed linen lasts as far as the car. | There are two ways to wear linen: fighting the creases or forgiving them.",
      "Wash it cool with room to move, and take it out before it is bone dry. | Smooth it with your hands while it is damp, and hang it on a broad hanger.",
      "If you must iron, do it damp, on the wrong side, and with real heat. | A bit of steam from the bathroom is enough to take the edge off.",
      "Linen grows softer with each wash, and after some summers it feels like a second skin. | The folds at the elbow are no flaw; they show that somebody has been enjoying themselves.",
    ],
    /\b(?:linen|summer|dresses|shirts?|light|natural|travel)\b/i,
  ),
  card(
    "The loose button",
    "Sew on a loose button while it still hangs by its thread; tomorrow you will search for it.",
    "While it hangs by a thread | Five minutes with a needle | Mend it while it is small",
    [
      "A loose button gives you notice, and hardly anyone takes it. | Every lost button once hung by a thread for a week.",
      "Keep a needle with a ready thread in a drawer that you open anyway. | Two colours of thread, one needle and a pair of nail scissors will do for most emergencies.",
      "Sew through the holes a few times, wind the thread round below the button, and knot it. | Put a match between button and cloth as you sew, so that it gets a little stalk.",
      "Small holes, too, are a matter of minutes, and large ones a reason to give up. | Learn one invisible stitch in your life, and you will save half a wardrobe.",
    ],
  ),
  card(
    "Fold knits, hang woven",
    "Fold knitwear and hang what is woven: jumpers on hangers grow shoulders like a coat rack.",
    "Fold it or hang it? | Jumpers lie, shirts hang | The right place in the wardrobe",
    [
      "A jumper on a hanger slowly turns into a dress with horns. | Clothes spend most of their lives in the dark, so it matters how.",
      "Whatever is knitted stretches under its own weight and should lie folded. | Lay knits flat in small piles, the heavy ones below.",
      "Shirts, jackets and dresses want a hanger as wide as the shoulders. | Woven things hang better than they lie, and on broad wood better than on wire.",
      "Leave some room between them, since air keeps creases and moths away. | If you cannot pull out one piece without moving two, something has to go.",
    ],
  ),
  card(
    "Put the season away",
    "Put clothes away clean: moths and old stains feed on what you could not see in autumn.",
    "Put the winter away clean | What moths look for | The change of season",
    [
      "Moths have expensive taste, and they like gravy. | In spring you pack a spotless jumper, and in autumn you unpack a sieve.",
      "Moths go for wool that has been worn, so wash or air all of it before it goes into the box. | Invisible spots turn yellow over the months; whatever rests should rest clean.",
      "Use closed boxes or cotton bags, with cedar or lavender that you renew now and then. | Shake out pockets, close the buttons, and put a list on the lid.",
      "Look after the shoes as well: clean them, stuff them with paper, and let them breathe. | When the weather turns, it will be like getting a parcel from yourself.",
    ],
    /\b(?:wool\w*|knit\w*|winter|autumn|spring|coats?|cashmere|season\w*|wardrobes?|jumpers?)\b/i,
  ),
  card(
    "Second-hand with eyes",
    "Second-hand, look at armpits, cuffs, zip and lining first; everything else can be washed.",
    "How to buy second-hand | Look at cuffs and zips | The fourth owner",
    [
      "Second-hand, the rail has one of everything, and rarely in your size. | An old coat that still looks good has already passed the test of time.",
      "Go with an idea, such as a wool coat or a white shirt, and leave the rest to luck. | Touch before you look: your fingers will find silk and wool in a rail of polyester.",
      "Check the places where life happens: armpits, cuffs, crotch, zip and lining. | Hold it against the light, and smell it, for some scents are there to stay.",
      "Old sizes run small, so go by your tape measure. | If it only lacks a button or a hem, you have found a bargain and an evening's work.",
    ],
    /\b(?:vintage|second[- ]?hand|pre-?loved|thrift|charity shop|swap|sustainab\w+|resale)\b/i,
  ),
];
