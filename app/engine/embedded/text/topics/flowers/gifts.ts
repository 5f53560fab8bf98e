import { type Card, card } from "../topic";

export const flowersAsGifts: Card[] = [
  card(
    "Say it on the card",
    "Write the card first; it is the part that is still there when the flowers are gone.",
    "What to write on the card | One true sentence | The card outlives the flowers",
    [
      "People spend a long time on the colours and ten seconds on the words. | The little card is the hardest part of any bouquet.",
      "Yet it is the card that ends up on the fridge or in a drawer. | Flowers fade within the fortnight, and the note may be kept for years.",
      "You do not need a poem, only one sentence that nobody else could have written. | Mention something small: a thing they said, a day you shared, the reason why you thought of them.",
      "“With kind regards” is for banks. | Read it aloud, and cross out whatever sounds like a greetings shop.",
      "Sign it with your full name if there could be two of you. | And do sign it, because an unsigned card is romantic only in films.",
    ],
  ),
  card(
    "Flowers in grief",
    "For a funeral, ask what the family wishes, keep it simple and write the name legibly.",
    "Flowers when words are difficult | What to send when somebody has died | A quiet bouquet",
    [
      "No bouquet makes a loss smaller, and that is not what it is for. | When somebody dies, flowers say the thing that nobody can put into words.",
      "Find out first whether the family would rather have a donation, and respect that. | A look at the announcement helps, since some families ask for a certain colour or for none at all.",
      "White is never wrong, but the favourite colour of the person who died is often better. | A bouquet may be cheerful, if the person was. A gardener deserves something from the garden.",
      "You can also send a plant or a small bunch a few weeks later, when the house has gone quiet. | Remember that the first month brings many flowers, and the second brings none.",
    ],
    /\b(?:funeral\w*|sympathy|condolence\w*|mourning|memorial)\b/i,
  ),
  card(
    "Not only red roses",
    "Red roses say one thing loudly; a flower you chose for the person says more.",
    "Beyond the dozen red roses | Flowers for somebody you love | Which flower says it?",
    [
      "A dozen red roses is a sentence that everybody has heard before. | There is nothing wrong with roses, apart from the fact that they require no thought.",
      "Think about the person: the colour of the front door, the scarf they always wear, the garden they grew up with. | Do you remember what was on the table when you met, or what grew beside the house on that one holiday?",
      "Ranunculus look like tissue paper, anemones have eyelashes, and sweet peas smell like somebody's childhood. | A branch of blossom lasts well and looks as though you had stolen it, which has a charm of its own.",
      "Tell the story at the counter, and let the florist translate it. | If it must be roses, take an unusual colour, or a single one and a good letter.",
    ],
    /\b(?:bouquets?|roses|valentine\w*|anniversar\w+|romantic|florists?)\b/i,
  ),
  card(
    "A gift that grows",
    "Give a plant to people who travel little and flowers to those who travel a lot.",
    "A plant or a bouquet? | The present that keeps growing | Who should get a plant",
    [
      "A bouquet is a party, and a plant is a lodger. | Before you give somebody a plant, ask yourself whether they want a dependant.",
      "For people who are seldom at home, cut flowers are the kinder present. | Frequent flyers, new parents and students on the move do better with something that asks for nothing after a fortnight.",
      "Everyone else may well enjoy watching something unfold for years. | For those who stay put, a growing thing marks the day better than most objects can.",
      "Choose an easy one, add a pot that fits, and write the watering rule on the label. | A tough plant in a handsome pot, with two lines about light and water, is a complete gift.",
    ],
  ),
  card(
    "Wedding flowers first",
    "Settle date, place and budget before the flowers; the season then makes half the choices.",
    "Where to begin with wedding flowers | Season first, then colour | A calm plan for wedding flowers",
    [
      "Couples often arrive with a phone full of pictures and no date. | The easiest way to get lost in wedding flowers is to begin with the flowers.",
      "Start with the month and the place, because they rule out more than you expect. | A barn in June and a town hall in December ask for different things.",
      "Next, say honestly what you would like to spend, and where people will look: at you, at the tables, at the arch. | Put the money where the photographs are taken and be modest in the corridors.",
      "Be loyal to a colour and easy about the variety, and you will not be at the mercy of one late harvest. | Flowers from the ceremony can move to the dinner, if somebody is put in charge of carrying them.",
    ],
    /\b(?:weddings?|brid(?:e|al|es)\w*|ceremon\w+)\b/i,
  ),
  card(
    "Flowers without a reason",
    "Bring flowers on a day when nobody expects any; that is when they are talked about.",
    "Flowers on an ordinary day | No reason needed | The Tuesday bouquet",
    [
      "On an anniversary, flowers are noticed mainly when they are missing. | Flowers that arrive on the proper day are a duty well done.",
      "On a Tuesday in the rain they are an event. | The ones that come without any reason get talked about for weeks.",
      "They need not be many: five tulips in brown paper will do it. | A small bunch is enough, and a single stem in a bottle can be better.",
      "You can also be the person who receives them. Nobody checks who bought the ones on your desk. | Buy them for yourself now and then, and put them where you have breakfast.",
      "If you are afraid of forgetting, let a florist remember for you every few weeks. | Pick a weekday, make it a habit, and pretend that it is spontaneous.",
    ],
  ),
];
