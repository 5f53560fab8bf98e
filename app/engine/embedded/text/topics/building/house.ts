import { card } from "../topic";

/** Roofs, walls, extensions, old houses: knowledge of the thing itself. */
export const houseCards = [
  card(
    "Look up at the roof",
    "Look at the roof after each storm, from across the street, with binoculars and without a ladder.",
    "What a roof tells you from across the street | After the storm, look up",
    [
      "A roof does its work out of sight, and so do its faults. | A single slipped tile is enough for a stain two floors below.",
      "Cross the street and look: is a line broken, is something lying in the gutter? | Use binoculars, or your phone's camera, and compare with last year's picture.",
      "In the loft, look for daylight, dark streaks and damp insulation. | Leave climbing to roofers. They have ropes and better shoes. You have the binoculars.",
      "A tile replaced today is a short visit. A ceiling replaced in March is a long one. | Water is patient. It takes the winter to find the bedroom.",
    ],
  ),
  card(
    "Let walls breathe out",
    "Find the cause of the damp before you paint; water wants to get out, and paint holds it in.",
    "Find the source before you paint | A damp wall is telling you something",
    [
      "Paint over damp is make-up on a fever. It looks well for one season. | A wet wall has a reason, and the reason is rarely the paint.",
      "Look outside first: gutters, splashing water, soil piled too high against the wall. | Ask yourself when it began, and whether it grows after rain or after a shower.",
      "Old walls were built with lime, and they can dry out if one lets them. | Have the moisture measured before anyone sells you an injection.",
      "Often a gutter and some gravel achieve more than chemistry. | When the source has dried up, the wall needs months and you need patience.",
    ],
  ),
  card(
    "Extend with a reason",
    "Before you extend, try moving a door: some houses are not too small, just badly divided.",
    "Do you need more room or another door? | Think inwards before you build outwards",
    [
      "Every family is one room short. With a second bathroom the feeling often goes. | An extension is dear, and corridors are paid for already.",
      "Draw where you really are during the day. Many houses have a room that nobody uses. | Ask an architect for an hour with a pencil before you ask for a digger.",
      "Move a door, open a wall, raise a roof: sometimes that is all it takes. | Look at the cellar, the loft and the garage with the eyes of a stranger.",
      "If you must build, build what brings light into the old part too. | Begin with the square metres that you already own and heat.",
    ],
  ),
  card(
    "Respect an old house",
    "In an old house, keep what has lasted a century, and make the new parts visible and modest.",
    "What should stay in an old house | Old doors, new pipes",
    [
      "Old houses have crooked walls and good manners. They have been practising for longer than we have. | Whoever tears everything out gets a new house with old problems.",
      "Go through with someone who knows the period, and mark what is worth keeping. | Stairs, doors, floors and windows can often be mended by people who still know how.",
      "Put pipes, cables and insulation where they can be reached again. | Use materials that suit each other. Cement and old stone seldom become friends.",
      "Ask the conservation office early. They are more helpful than their reputation. | A house that may show its age looks younger for it.",
    ],
  ),
  card(
    "Plan a bath for later",
    "Plan the bathroom for the knees you will have: no step, a wide door, a strong wall for a rail.",
    "A bathroom for the next thirty years | No step, wide door, strong wall",
    [
      "Bathrooms are renovated every few decades, and we do not get younger in between. | A high edge on the shower is harmless until the day of the crutches.",
      "Have the shower level with the floor and the door wide enough. | Reinforce the wall now, where a handrail might go one day. Nobody will see it.",
      "Choose tiles with grip, and light that is kind in the morning. | Put the shelf where the hand looks for it, and a socket where the dryer lives.",
      "It does not look like a hospital. It looks generous. | Guests with prams and grandparents with sticks will both thank you.",
    ],
  ),
  card(
    "Let in the light",
    "Place windows for what you want to see and for the sun you want to have at breakfast.",
    "Where should the window go? | Windows are for looking out",
    [
      "From the street, windows look tidy in rows. Inside, someone stands in front of the wrong view. | A window is a picture that changes all day.",
      "Stand in the room at breakfast, at noon and in the evening before you decide. | Sit down, too. What is the view from a chair, from the bed, from the stove?",
      "High windows bring light deep into a room, and low ones bring the garden. | Think of the summer as well, and of a shade outside the glass.",
      "One window in the right place is worth three in a row. | Light from two sides makes even a small room friendly.",
    ],
  ),
  card(
    "Choose materials to age",
    "Choose materials that look better used: wood, stone, brick and lime do not mind a little life.",
    "Materials that may grow old | What will it look like in ten years?",
    [
      "On the first day everything is beautiful. Ask for the picture from the tenth year. | Some surfaces are new once and then only damaged.",
      "Look at floors in old schools and pubs. That is what lasts. Run your hand over the edges. | Ask the builder for a house in which the same material has been lying for a decade.",
      "Can it be sanded, patched, cleaned with ordinary things? | What may be repaired by hand does not have to be replaced by the square metre.",
      "A scratch in wood is a story, and a scratch in foil is a fault. | You may pay more on the first day. You will do so just once.",
    ],
  ),
  card(
    "Think of the noise",
    "Ask where the pipes run and how the wall is built: noise is hard to remove later.",
    "Who will hear the shower? | Quiet is built in, not added",
    [
      "One hears a house before one sees its faults: the pump, the pipe, the neighbour's stairs. | Silence is a building material that is not in any catalogue. You have to order it before the walls go up.",
      "Look at the plan with your ears: which room borders on which? | Keep bedrooms away from kitchens, lifts and downpipes. A pipe can be moved on paper for nothing.",
      "Heavy walls, separated floors and soft supports help. Ask what is planned. | Doors with a seal cost little and change a night's sleep.",
      "Later it can only be muffled with effort. Carpets help a little, and so does moving out. | A wardrobe along the party wall is the simplest protection there is.",
    ],
  ),
];
