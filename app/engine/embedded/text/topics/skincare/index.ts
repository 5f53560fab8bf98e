import { faq, type Topic } from "../topic";
import { products } from "./products";
import { routine } from "./routine";

export const skincare: Topic = {
  key: "skincare",
  words:
    /\b(?:skin ?-?care|(?:dry|oily|sensitive|healthy|glowing|mature|winter) skin|skin (?:types?|barrier|routine|products?)|cosmetics?|serums?|moisturi[sz](?:er|ers|ing)|sun ?screens?|spf|cleansers?|toners?|face (?:masks?|creams?|oils?)|(?:hand|night|day|body|eye) creams?|body (?:butters?|lotions?|scrubs?)|lotions?|lip balms?|balms?|soaps?|bath (?:bombs?|salts?|oils?)|shower gels?|perfumes?|fragrances?|eau de (?:toilette|parfum)|essential oils?|retinol|hyaluron\w+|niacinamide|make-?up|lipsticks?|mascara|foundations? shades?|deodorants?|after-?shaves?|shampoo bars?|exfoliat\w+|apothecary|acne)\b/,
  field: "looking after your skin",
  problems: [
    "the shelf is full of bottles and the skin is no happier",
    "advice on skin changes with every video",
    "labels promise in large letters and explain in small ones",
    "people buy for the skin they had at seventeen",
    "sunscreen is remembered on the second day of the holiday",
    "routines are too long to survive an ordinary Monday",
  ],
  promises: [
    "your routine is short and your skin is calm",
    "you know what is in the jar and what it is for",
    "the shelf gets emptier and the mornings get easier",
    "you finish one thing before you open the next",
    "you can read the back of a label without help",
    "your hands are the first to notice",
  ],
  scenes: [
    "Eleven bottles stand by the basin, and you reach for the same three.",
    "You follow a routine from a video and look worse on Friday than you did on Monday.",
    "The cream promised everything, in eight languages.",
    "You stand in front of the shelf, and one serum is for glow and the next one is for radiance.",
    "A spot arrives on the evening before the photograph.",
    "You dig for the last bit of hand cream with a hairpin.",
    "Your nose was the one place without sunscreen, and now everybody knows.",
    "The assistant asks for your skin type, and you say “normal”, as one says “fine”.",
    "You smell your own wrist on the bus and look up to see whether anybody noticed.",
    "Somebody has used your expensive cream on their elbows.",
    "The lotion that was fine all summer stings on the first frosty morning.",
    "You take one step back from the mirror and look perfectly all right.",
    "A stranger asks what soap that is, and you are absurdly pleased.",
  ],
  occasions: [
    "skin that has spent the winter next to a radiator",
    "a shelf that could do with fewer bottles",
    "the first hot weekend of the year",
    "a friend who deserves more than a candle",
    "hands that have been in the garden all day",
    "teenagers in front of the mirror",
    "a weekend bag with no room for bottles",
    "new parents with very little sleep",
    "an evening with the door locked and the bath full",
    "people who want to know what they put on their face",
    "a face that has never had a routine",
  ],
  worries: [
    "whether your skin will take to it",
    "how long it takes until you see a difference",
    "what half of the words on the label mean",
    "if it goes with what you already use",
    "whether it is tested on animals",
    "in which order it all goes on",
    "how long it keeps once it is open",
    "whether it is too rich for your skin",
    "if there is a small size to begin with",
  ],
  callToAction: {
    any: "Find what suits your skin",
    launch: "Be among the first to try it",
    offer: "Fill up your shelf",
    event: "Come and try it on",
    "how-to": "Find your routine",
    opening: "Come in and smell",
  },
  hashtags: [
    "skincare",
    "skincare routine",
    "skincare tips",
    "healthy skin",
    "sensitive skin",
    "self care",
    "bathroom shelf",
  ],
  faqs: [
    faq(
      "How do I find out what suits my skin?",
      "Change one thing at a time and watch for a few weeks. If something burns or itches, stop and ask a professional. | Start with little, and test it on the arm first. Your skin gives an honest answer, only slowly.",
    ),
    faq(
      "How long does it take until I see something?",
      "Moisture shows within days, most other things take some weeks. Take a picture at the start, in the same light. | Longer than a weekend. Skin renews itself in weeks, so give a product one or two months before you decide.",
    ),
    faq(
      "Do I need sunscreen on a grey day?",
      "By day and outdoors, yes, since clouds hide the sun from you and not you from the sun. Use it as the last step in the morning. | It is a good habit for the face all year. On a dark winter day behind walls, you may forgive yourself.",
    ),
    faq(
      "Can I use it with sensitive skin?",
      "Read the list for what you know you cannot bear and try a small patch for a few days. With a known allergy or a skin disease, ask your doctor. | Look for short lists without perfume. Test it first, and stop when your skin objects.",
    ),
    faq(
      "In which order do I use my products?",
      "From thin to thick: cleanser, watery things, serum, cream, and sun protection last of all in the morning. | Think of getting dressed. Light layers go under heavy ones, and the raincoat, your sunscreen, goes on top.",
    ),
    faq(
      "How should I store creams and oils?",
      "Closed, cool and away from the window. Write down when you opened them, and keep wet fingers out. | In a cupboard rather than beside the shower. Heat and light shorten their life more than anything else.",
    ),
    faq(
      "Is natural always gentler?",
      "Not always. Plants are full of strong substances, and some of them irritate. | No, and the other way round is not true either. Look at the single ingredients and at your own skin.",
    ),
    faq(
      "What can I give to somebody whose skin I do not know?",
      "Something for the hands, the bath or the lips, without much scent. Keep the receipt. | A fine soap and a good towel. Stay away from anything that promises to mend a face.",
    ),
  ],
  cards: [...routine, ...products],
};
