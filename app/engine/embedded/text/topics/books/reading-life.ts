import { type Card, card } from "../topic";

export const readingLife: Card[] = [
  card(
    "Ten pages first",
    "Read ten pages before you look at the phone; in a year that is a whole shelf.",
    "Ten pages before the phone | How people find time to read | Small, daily, unheroic",
    [
      "People who read a lot do not have more time, they have different gaps. | Nobody finds time to read; it is stolen from something with a battery.",
      "Ten pages take about a quarter of an hour, and you have that. | Begin with a handful of pages each day, so few that no excuse fits in between.",
      "Tie them to something you do anyway: the first coffee, the bus, the wait for the pasta. | Lay the book where the phone usually lies at night, and charge that in the hall.",
      "At that pace, you get through more than a dozen books a year without noticing. | Some evenings ten will turn into sixty, and you will be tired, and pleased with yourself.",
    ],
  ),
  card(
    "A chair and a lamp",
    "Set up one chair, one lamp and one small table, and reading will happen there by itself.",
    "A corner to read in | A chair, a lamp, a small table | Make room for the book",
    [
      "Habits live in places, and reading is no exception. | Nobody reads in a room in which every chair looks at the television.",
      "All you need is one chair, turned slightly away from everything else. | Choose a corner with a bit of wall behind you and something to put your feet on.",
      "The lamp should stand behind your shoulder and shine on the page instead of into your eyes. | Good light matters more than a beautiful chair, particularly after forty.",
      "Keep a blanket there, a pencil, and the book lying open at the right page. | Leave no charger in reach, and the rest of the family will soon start to compete for the seat.",
    ],
  ),
  card(
    "Read with a pencil",
    "Keep a pencil in the book: a line in the margin is a letter to yourself.",
    "Read with a pencil | In praise of the margin | A line worth finding again",
    [
      "We forget most of what we read, often before the book is back on the shelf. | A month after a good book, what remains is a colour and perhaps a dog.",
      "A pencil helps, because it makes you answer. | Mark what moves you, what you doubt, and what you would like to say yourself one day.",
      "A light stroke in the margin is enough, along with a page number on the last sheet. | Do not underline whole paragraphs; a small tick is easier to trust later on.",
      "Years on, you open it and meet the person you were. | If you cannot bring yourself to write in a book, slips of paper are a polite alternative.",
    ],
  ),
  card(
    "Reread one",
    "Reread a book you loved ten years ago: it has not changed, so you can see who has.",
    "Read it a second time | The same book, another reader | Old favourites, new pages",
    [
      "We happily listen to one song all summer and feel guilty about reading a novel twice. | There is a race on for new books, and nobody gives a prize at the end.",
      "The second time you know what is coming and can look at how it is done. | Freed from the plot, you notice the jokes, the weather and the minor characters.",
      "And you have changed: the mother in chapter three suddenly has a point. | The person you once rooted for may now strike you as rather tiring.",
      "Choose something you loved at twenty, and be prepared for both outcomes. | If it still holds, buy a fine copy, since this is one to keep.",
    ],
  ),
  card(
    "Let shelves breathe",
    "Keep books upright, out of the sun and away from the radiator, with room for a finger.",
    "How to look after your books | Room for a finger | What books do not like",
    [
      "Books are sturdy things with three enemies: sun, damp and whoever folds the corners. | A well-made book will outlive you, if you let it.",
      "Direct light bleaches the spines, and a radiator dries out the glue. | Put the shelf on an inner wall, and leave a little air behind it.",
      "Books want to stand upright and close together, yet not so tight that you have to pull at the top of the spine. | To take one out, push its neighbours back and grip it by the middle.",
      "Very large ones may lie flat, in piles of two or three. | Dust them once a year, from the top, and use the occasion to find what you had forgotten.",
    ],
  ),
];
