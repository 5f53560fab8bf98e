import { card } from "../topic";

/** Before the first stone: wishes, budget, architects, permits. */
export const planningCards = [
  card(
    "Write how you live",
    "Write down how you live before you draw a wall; rooms follow from days.",
    "Describe your day before you draw a wall | What an architect wants to know first",
    [
      "Many people come to an architect with a floor plan. It would be better to come with a Tuesday. | Walls are quickly drawn, and they then stand in the way for fifty years.",
      "Describe an ordinary day: who gets up first, where wet boots stand, who needs quiet. | Write down what works in your present home and what has annoyed you since the first week.",
      "Add what may change: another child, a parent, a job at home, a knee. | Collect pictures if you like, with a note on each saying what you like about it.",
      "From this a good planner makes rooms you would not have thought of. | The drawing comes soon enough, and it will have reasons.",
    ],
  ),
  card(
    "Keep a reserve",
    "Keep part of the budget in a drawer: the old wall knows something you do not.",
    "Why every building budget needs a reserve | The money for what is behind the wall",
    [
      "When you open an old wall, you find newspapers, pipes and a bill. | Every renovation has a surprise in it. It is only a question of the room.",
      "Divide your budget in three: what must be, what would be nice, what stays in the drawer. | Set a reserve aside before you choose tiles, and do not tell the tiles about it.",
      "The older the house, the larger the drawer should be. | Ask your builder which surprises are usual in houses of that age.",
      "If nothing comes up, you have a terrace. Usually something comes up. | With a reserve, a rotten beam is a decision. Without one it is a crisis.",
    ],
  ),
  card(
    "Decide before you start",
    "Choose tiles, taps and sockets before the building starts: decisions on site are the dear ones.",
    "Make the decisions on paper | An expensive sentence on a building site",
    [
      "While we are at it: no sentence costs more on a building site. | On paper a wall is moved with a rubber, on site with a hammer and an invoice.",
      "Make a list of all the choices, with the date by which each is needed. | Go through every room with a pencil and mark sockets, switches, taps and door swings.",
      "Order what has long delivery times first, above all windows and stairs. | Look at samples in the house itself, by day and by lamplight.",
      "Then leave it alone. Most doubts at four in the morning are not about tiles. | Whoever has decided early can watch calmly while others work.",
    ],
  ),
  card(
    "Ask about permits",
    "Ask what needs a permit before you ask for a price, including sheds, windows and the old wall.",
    "Do you need permission for that? | A call before the first hole",
    [
      "It is your house, and the authorities have an opinion about it. | The neighbour built without asking. That was another year and another wall.",
      "Ring the building authority or let your architect ask what applies to your plan. | Changes to the roof, the front, the use or a bearing wall almost always need a look.",
      "Allow weeks for it, and have the answer in writing. | Talk to the neighbours with the drawing in your hand. It saves objections later.",
      "A permit is dull paper, and without it you sell badly and sleep worse. | Once it is there, nobody can stop the digger for that reason.",
    ],
  ),
  card(
    "Compare the same job",
    "Give each builder the same list; otherwise you are comparing three different houses.",
    "Three quotes for the same house | What to do before you compare builders",
    [
      "Three estimates lie on the table, and one of them has no scaffold. | A low price is often the one with the large gaps.",
      "Write a description of the work, room by room, or let a planner do so. | Hand the same pages to everybody, with the same drawings and materials.",
      "Ask about what is missing: disposal, drying times, making good, cleaning. | Lay the offers side by side and mark every line that appears in just one of them.",
      "Speak to the builder you like about the difference. Sometimes it is a mistake, sometimes experience. | After that the sums tell you something, and you can choose the person as well.",
    ],
  ),
  card(
    "Visit a finished job",
    "Ask a builder for two addresses: one finished last month, one finished five years ago.",
    "Two addresses before you sign | Look at the work after five winters",
    [
      "Everything is smooth on the day of completion. Houses speak after a few winters. | Pictures on a website show the first day. You will live with all the others.",
      "Ask whether you may ring two former clients, a recent one and an old one. | Go there, ring the bell and bring biscuits. People love to talk about their building work.",
      "Ask how they dealt with faults, dust and delays, because there are always some. | Look at corners, joints and the places where two trades met.",
      "Would you build with them again? Listen to how long the answer takes. | A firm with nothing to hide has the addresses ready.",
    ],
  ),
  card(
    "Renovate in order",
    "Work from the outside in and from the top down: roof, walls, pipes, floors, paint.",
    "The right order for a renovation | Roof first, paint last",
    [
      "The new floor is laid, and then the plumber comes. | One can do everything right and merely in the wrong order. The second time costs as much as the first.",
      "First keep the water out: roof, gutters, damp walls, cellar. | Start with whatever carries and whatever keeps dry. Beauty may wait.",
      "Then comes what disappears in walls: pipes, cables, insulation. After that plaster, floors and doors. | Photograph every open wall with a ruler beside it, for the day with the drill.",
      "Paint and lamps are the reward at the end. Until then, live with grey and keep the swatches in a drawer. | Whoever sticks to the order pays for each thing once.",
    ],
  ),
  card(
    "Draw the sockets",
    "Walk through each room with a pencil and draw where you will plug in a lamp, a kettle, a vacuum cleaner.",
    "Where will the lamp be plugged in? | The plan nobody wants to draw",
    [
      "Nobody has ever complained of too many sockets. | The bed stands on the left, and the socket is on the right. It will stay that way for decades.",
      "Draw the furniture into the plan and mark a socket wherever something hums, shines or charges. | Play through an evening: where do you read, where does the phone lie, where is the tree at Christmas?",
      "Think about switches as well. You should never have to cross a dark room. | Have empty pipes laid to the roof, the garden and the garage, for what has not been invented yet.",
      "On paper it takes an evening and costs nothing. | Afterwards every missing one costs a slit in a finished wall.",
    ],
  ),
];
