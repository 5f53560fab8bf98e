import { type Card, card } from "../topic";

export const caringForJewellery: Card[] = [
  card(
    "Last on, first off",
    "Put jewellery on last and take it off first: scent, spray and cream do it no good.",
    "Last on, first off | The rule for every morning | Perfume first, pearls second",
    [
      "Most damage to jewellery is done in the bathroom. | There is one rule that does more than any polishing cloth.",
      "Scent, hairspray and sun cream settle on the metal, dull the stones and eat into pearls. | Perfume is alcohol with a nice smell, and many gems do not drink.",
      "So dress, spray, comb, and then put on your ring and chain at the end of it all. | Jewellery is the last thing before the door and the first to come off behind it.",
      "In the evening, wipe it with a soft cloth before it goes into its box. | A dish by the door helps, as a habit needs somewhere to land.",
    ],
  ),
  card(
    "Wear your silver",
    "Wear your silver: skin keeps it bright, and the drawer turns it black.",
    "Silver wants to be worn | Why silver turns black | The drawer is the culprit",
    [
      "Silver does not tarnish from use but from neglect. | That black film on your bracelet is boredom, chemically speaking.",
      "Sulphur in the air darkens it, while the rubbing of skin and cloth keeps it bright. | Traces in the air, in eggs and in wool do it; daily wear undoes it.",
      "What you are not wearing belongs in a closed bag, together with a strip of anti-tarnish paper. | Store it shut and dry, far from rubber bands, which blacken it overnight.",
      "A silver cloth brings most of the shine back in a minute. | Leave the dark in the grooves if there is a pattern, since that is where the depth comes from.",
    ],
    /\b(?:silver\w*|sterling|jewell?er\w*|bracelets?|chains?|bangles?)\b/i,
  ),
  card(
    "Brush and warm water",
    "Clean gold with warm water, washing-up liquid and a soft toothbrush; shut the plug first.",
    "How to clean a ring at home | A toothbrush and a bowl | Shut the plug first",
    [
      "A diamond that has gone dull is mostly covered in hand cream. | Rings get dirty from below, where soap and dough collect behind the stone.",
      "Fill a bowl with lukewarm water and a drop of washing-up liquid, and let the piece soak. | Ten minutes in soapy water loosen what the day has left behind.",
      "Brush it gently with a soft toothbrush, above all from underneath, and rinse it over the bowl. | Work from the back, where the light comes in, and never above an open drain.",
      "Dry it with a cloth that leaves no fluff. | This is fine for gold and hard stones, but keep pearls, opals and anything glued away from water.",
    ],
  ),
  card(
    "Knot-free chains",
    "Hang chains singly or thread them through a straw: then they cannot tangle.",
    "How to keep chains from tangling | A straw for the suitcase | The knot in the necklace",
    [
      "Leave two necklaces alone in a box, and they will be engaged by the morning. | Fine chains tangle by some law that physics has not explained.",
      "Hang them on hooks, one by one, or close each and lay it in its own little bag. | At home a row of pins will do. They like to hang with the clasp shut.",
      "For travelling, thread one end through a drinking straw and fasten it outside. | In the suitcase, roll them up in a cloth, or button them into cardboard.",
      "If it has happened, put the knot on a plate with a drop of oil and work at it with two pins. | Never pull; loosen from the middle, and swear quietly.",
    ],
    /\b(?:necklaces?|chains?|pendants?|jewell?er\w*|bracelets?)\b/i,
  ),
  card(
    "Check the claws",
    "Once a year, have the claws and clasps checked: stones are lost on ordinary days.",
    "The yearly look through the magnifier | Listen to your ring | Before the stone is gone",
    [
      "Stones do not fall out at balls but in supermarkets. | A setting wears thin over the years, just like the heel of a shoe.",
      "Hold the ring to your ear and tap it: if something clicks, the stone is loose. | Draw it across a woollen sleeve, and if it catches, a claw has lifted.",
      "In that case take it off and bring it in, since tightening it is a small job. | A jeweller can see in a moment what you cannot, and bend it back in a few more.",
      "Have the thread of a pearl necklace checked as well, and the clasp of anything that you would cry over. | Put the visit in your diary beside the dentist, though it hurts less.",
    ],
  ),
  card(
    "Off for these things",
    "Take rings off for the gym, the garden, the pool and the dough; the hook by the sink is for that.",
    "When to take your ring off | Gym, garden, pool and dough | A hook by the sink",
    [
      "Love may be for ever, but chlorine is stronger than some alloys. | There are four places where a ring has no business.",
      "Dumbbells bend thin bands, soil scratches, and cold water makes fingers slimmer than you would think. | Lakes and pools are full of rings that came off without a sound.",
      "In the kitchen it is dough, bleach and the hot pan. | Household cleaners can attack settings, and nobody wants to search a meatloaf.",
      "Put up a hook or a small dish where you do these things, and always use the same. | Only never wrap it in a tissue; that is how they get thrown away.",
    ],
    /\b(?:rings?|bands?|engagement|weddings?|jewell?er\w*|goldsmith\w*)\b/i,
  ),
  card(
    "Pearls need skin",
    "Wear pearls often and wipe them afterwards; they dry out in a safe.",
    "Pearls want company | How to look after pearls | Why pearls belong on skin",
    [
      "Pearls were made by an animal, and they behave like it. | Of all the things in your box, pearls are the ones that miss you.",
      "They need a little moisture and warmth, which is what your neck provides. | In a dry safe they go dull in the course of the years and may even crack.",
      "Scent and acid are their enemies, so wipe them with a damp cloth after wearing. | Put them on when the hairspray has settled, and dry them before they go to bed.",
      "Lay them flat, because hanging stretches the silk. | If you see gaps between the knots, have them restrung before the party and not after.",
    ],
    /\b(?:pearls?|jewell?er\w*|necklaces?)\b/i,
  ),
  card(
    "Photograph it",
    "Photograph each piece with a ruler and keep the papers: you will need both one day.",
    "A picture for the drawer | Papers, pictures, peace of mind | Before you need to describe it",
    [
      "Try to describe your own ring so that a stranger could draw it. | Nobody looks closely at what they see every day.",
      "Take a photograph of every piece, front and back, next to a ruler. | Good daylight, a plain sheet of paper and your telephone are all you need.",
      "Keep invoices, certificates and the name of the maker in the same place. | Add a line on where it came from, because stories get lost faster than stones.",
      "If one earring goes missing, the picture is what the goldsmith works from. | Ask your insurer what proof they would want, and then put the folder away.",
    ],
  ),
];
