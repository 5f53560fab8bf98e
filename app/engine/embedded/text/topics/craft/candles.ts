import { type Card, card } from "../topic";

const candle = /\b(?:candles?|candlemak\w*|wax|wicks?|scents?|scented|fragrance|diffusers?|home fragrance)\b/i;

export const candleCards: Card[] = [
  card(
    "The first burn counts",
    "Let a new candle melt right to the edge the first time, or it will tunnel for ever.",
    "The first burn decides | Let it melt to the edge | How to stop a candle tunnelling",
    [
      "A candle has a memory, and it remembers its first evening. | What you do on the first night, a candle will repeat on all the others.",
      "If you blow it out too soon, a small pool sets, and next time it melts no further than that. | A short burn leaves a ring, and the flame digs itself a shaft with walls of wasted wax.",
      "So light it when you have time, and wait until the surface is liquid from rim to rim. | Give it a long first evening: a couple of hours for a tumbler, more for a wide bowl.",
      "If it has tunnelled already, wrap foil round the top for a while and leave a hole in the middle. | After that, an hour at a time is plenty, and four should be the limit.",
    ],
    candle,
  ),
  card(
    "Trim the wick",
    "Trim the wick to the width of a pencil each time: less soot, steadier flame, longer life.",
    "A shorter wick burns longer | Trim it every time | Why your candle smokes",
    [
      "Black walls on a glass are no sign of a bad candle but of a long wick. | If it flickers, smokes and grows a little mushroom, it is asking for a haircut.",
      "Before you light it, cut the wick back to about the thickness of a pencil. | Pinch off the burnt end with your fingers once it is cold, or use nail scissors.",
      "A long one draws up more wax than it can burn, and what is left over becomes soot. | Short wicks give a calm flame, and the candle will last you several evenings more.",
      "Fish out any crumbs and match ends, since they act as further wicks. | Keep it out of the draught too, or it will burn down on one side like a bad argument.",
    ],
    candle,
  ),
  card(
    "Scent by room",
    "Choose scent by room: fresh in the bath, woody where you sit, none at all at table.",
    "Which scent for which room | No perfume at dinner | A small room needs little",
    [
      "Scent takes up space, just like furniture. | In the shop you smell it for a second, and at home for an evening.",
      "A small bathroom can be filled by a tealight, while a big living room swallows quite a lot. | Where you sleep, choose something faint or nothing; in the hall, be bold, as people only pass through.",
      "On the dinner table, candles ought to smell of nothing, because the soup should have the word. | Herbs and citrus suit kitchens, wood and smoke are for sofas and rain.",
      "Smell it cold, then ask to smell the lid, which comes nearer to the truth. | Do not try more than three in a row; sniff your own sleeve in between.",
    ],
    candle,
  ),
  card(
    "Wax is not just wax",
    "Ask what it is made of: soy, rapeseed, beeswax and paraffin burn and smell differently.",
    "What is your candle made of? | Soy, beeswax or paraffin | The wax under the scent",
    [
      "All candles look alike in the dark, until you light them. | We ask about the scent and forget what is doing the burning.",
      "Plant waxes are soft, melt at a low heat and let go of their scent slowly. | Soy and rapeseed burn gently in a glass but would slump without one.",
      "Beeswax smells of honey all by itself, and it makes firm, slow candles for holders. | For tall dinner candles you want something hard, and bees have been good at that for a long time.",
      "Whatever the wax, wick and vessel have to suit it, and that takes a maker many trials. | Ask what it is, what scents it, and how long it should burn; a label that tells you is a good one.",
    ],
    candle,
  ),
  card(
    "Snuff, do not blow",
    "Dip the wick in the wax or use a snuffer: blowing sends smoke and hot wax across the table.",
    "How to put out a candle | No smoke at the end | The last second of a lovely evening",
    [
      "After hours of cedar and fig, the room finally smells of birthday party. | A candle's last breath is its worst one.",
      "If you blow, the wick glows on and smokes, and a bit of wax lands on the cloth. | Blown out, it leaves a thread of smoke that drowns the scent you have paid for.",
      "Push the wick down into the liquid with a wire and pull it straight up again. | A lid or a snuffer takes away the air, and it is over in silence.",
      "The waxed wick will light at once next time. | Never leave it alone while it burns, and keep it clear of curtains, pets and sleeves.",
    ],
    candle,
  ),
  card(
    "The empty glass",
    "Stop before the glass is bare, pour in hot water, and the last wax lifts out by itself.",
    "A second life for the candle glass | When the wick reaches the ground | Wash it and keep it",
    [
      "Candle jars are too good for the bin, and most people know it. | On many windowsills stands a row of burnt-out glasses awaiting a decision.",
      "Stop burning when there is a finger's width left, since the bottom gets dangerously hot. | Let it go out before the flame touches the floor, or the glass may crack.",
      "Pour in hot water; the wax floats up and sets, and you can lift it out like a lid. | An hour in the freezer shrinks what is left, so that it drops out with a knock.",
      "Wash it, peel off the label, and it will hold toothbrushes, pens or a small cactus. | Ask whether the maker takes glasses back or fills them again, because many do.",
    ],
    candle,
  ),
];
