import { card } from "../topic";

const corporate =
  /\b(?:corporate|compan(?:y|ies)|business(?:es)?|conferences?|meetings?|teams?|staff|office|away ?days?|seminars?|launch(?:es)? part\w*|networking|trade fairs?|exhibitions?)\b/i;
const food =
  /\b(?:cater\w*|food|menus?|buffets?|canap[eé]s|chefs?|dinners?|drinks|bars?|barbecue|bbq|street food|cakes?|part(?:y|ies)|weddings?)\b/i;
const hire =
  /\b(?:venues?|halls?|rooms?|barns?|marquees?|hire|tents?|space|spaces|estate|rooftop|ballrooms?|planners?|planning)\b/i;

/** Parties, companies' events, catering and venues. */
export const hosting = [
  card(
    "What is it for?",
    "Finish the sentence “on the way home they should say ...” before you plan any event.",
    "What should they say on the way home? | The purpose before the balloons | One sentence to plan by",
    [
      "There is a date, a budget and a folder with ideas, and nobody knows what the event is for. | Somebody has booked a band, and from then on everything grows around the band.",
      "Finish one sentence before anything else: on the way home, the guests should say this. | Ask what should be different afterwards, in people's heads or in the company.",
      "Should they know each other better, be thanked, be won over or simply dance? | If it is about talking, you need small tables; if it is about celebrating, you need a floor.",
      "Write it at the top of the list and measure each idea by it. | What does not serve the sentence can go, the chocolate fountain included.",
    ],
  ),
  card(
    "Choose the date",
    "Check school holidays, football and your key guests before you fix a date; invitations cannot undo it.",
    "Find a date that works | Football, holidays and the in-laws | Ask the important ones first",
    [
      "The hall was free on that Saturday, and now you know why. | A date looks innocent until you hold it next to a calendar of sports.",
      "Check school holidays, bank holidays, big matches and the local fair. | Look at what else is on in town, since it will take your guests, your taxis or your parking spaces.",
      "Ask the handful of people without whom it makes no sense. | Ring those you cannot do without before you ask those you would be glad of.",
      "If three of them cannot come, move the date while it is still a date in pencil. | Hold two dates open until they have answered, and then decide without looking back.",
      "Sundays and weekdays are often easier to book. | Send a short “save the date” at once, even if you have nothing else to say yet.",
    ],
  ),
  card(
    "Invitations that work",
    "An invitation answers five questions: who, where, from when until when, what to wear and how to reply.",
    "An invitation that answers questions | Until when? | What guests want to know",
    [
      "The paper is handmade, and nobody knows whether there will be dinner. | Guests read an invitation twice: once with joy, and once with a pencil.",
      "Guests want to know where, from when until when, what to wear and what there is to eat. | Tell your guests about parking, children, the last train, and whether they should come hungry.",
      "Give a date for replies and a way that takes no effort. | Ask for the answer by a certain day, and ask about allergies in the same breath.",
      "A week after that day, ring those who have not replied; it is forgetfulness, not malice. | Expect a few to drop out at the end, and plan so that you will hardly notice.",
    ],
  ),
  card(
    "How much food?",
    "Ask your caterer what guests of your kind eat at that hour; an afternoon is not an evening.",
    "How much will they eat? | Feeding a crowd without guessing | Afternoon people, evening people",
    [
      "Hosts are afraid of two things: an empty buffet and a full fridge on the day after. | Nobody has yet been able to calculate the appetite of a football team's parents.",
      "How much is needed depends on the hour, the length and the people. | In the afternoon people nibble; after a day in the open air they eat like scaffolders.",
      "Tell the caterer honestly who is coming: age, sport, children, how long they stay. | Say what comes before and after, since somebody who has had cake at four behaves differently at seven.",
      "Ask what happens with the leftovers, and have boxes ready. | Better to offer fewer dishes and enough of each; a long buffet makes for small helpings and long queues.",
    ],
    food,
  ),
  card(
    "Taste it first",
    "Taste the menu before you sign, in the season in which it will be served.",
    "Taste before you sign | A menu is only paper | The tasting with a pencil",
    [
      "On paper everything is on a bed of something. | A menu reads well at ten in the morning, when one is hungry and somebody else is cooking.",
      "Ask for a tasting, or at least for two dishes you are unsure about. | Before you agree, eat it: at a table, with a fork, and with whoever has the final say.",
      "Notice whether it would survive a quarter of an hour on a plate, because it will have to. | Think of the last guest to be served, and of the sauce on that plate.",
      "Ask how the kitchen deals with allergies and with those who eat no meat. | Taste the wine along with the food, and do not drive home.",
    ],
    food,
  ),
  card(
    "Mind every diet",
    "Ask about diets with the invitation and label the dishes; nobody likes to interrogate a waiter.",
    "Every guest should find something | Labels on the buffet | The vegetarian is not a side dish",
    [
      "At every long table sits somebody with a plate of lettuce and a brave face. | One guest eats no nuts, two eat no meat, and the one who eats no gluten has not dared to say so.",
      "Ask with the invitation, in a friendly line, and count the answers. | People are glad to be asked once, and unhappy to be asked by every waiter.",
      "Plan one main dish that nearly everyone can eat, and make it a good one. | If the vegetarian dish smells good enough, half of the meat eaters will take it too.",
      "Put small labels on the buffet with what is in things. | With serious allergies, speak to the kitchen yourself, and have the names at hand on the day.",
    ],
    food,
  ),
  card(
    "See the room full",
    "Ask to see the venue on a working evening; a full room has another sound than an empty one.",
    "See the room when it is full | How a room sounds | Tables, pillars and the way to the loo",
    [
      "Empty rooms are all beautiful. | On the visit you hear your own steps, and on the evening you will hear nothing at all.",
      "Ask to have a quick look when something is on, or at least for photographs with people in them. | A room has its character only with people, coats and a coffee machine in it.",
      "Clap your hands: if it rings, speeches will be hard. | Look for the pillars, the sockets, the draught and the one seat behind the pot plant.",
      "Ask where coats, prams and wet umbrellas go, since they will need more space than the band. | See what it looks like after dark, when the lovely windows are black.",
      "Count the toilets, and find the place where guests will smoke. | Ask for the floor plan with tables, and check how far the oldest guest will have to walk.",
    ],
    hire,
  ),
  card(
    "One person decides",
    "On the day, one person answers all questions, and that person is not the host.",
    "Somebody else should hold the list | On the day, be a guest | One phone for all questions",
    [
      "“Where do you want the cake?” asks somebody, just as you are greeting your grandmother. | A host with a list in hand is an employee at a party of their own.",
      "Name one person to whom all questions go, and give out that number alone. | Let a friend with a loud voice, or a professional, hold the reins that day.",
      "Walk through the plan together the evening before, minute by minute. | This person needs the timetable, all phone numbers, cash for tips and the power to decide.",
      "Agree on what you want to be asked about: fire, flood, mother. | Everything else may be decided without you, and it will be fine.",
    ],
  ),
  card(
    "Light and sound",
    "Dim the light, and turn the music down until people can talk: half of the atmosphere is made there.",
    "Half of the atmosphere is light | Turn it down a little | Music you can talk over",
    [
      "You can spend a fortune on flowers and lose it all to a neon tube. | Walk into a party that feels wrong, and look at the ceiling first.",
      "Warm, low light makes people beautiful and keeps them there. | Many small lamps do more than one large one; put them at the height of faces.",
      "Music should be loud where people dance and soft where they eat. | If guests lean forward to hear each other, they will leave early with a sore throat.",
      "Test light and sound at the hour of the party, with the curtains as they will be. | Ask who may touch the controls, and keep the teenage cousin away from them.",
    ],
  ),
  card(
    "A party for the staff",
    "Let staff choose between two things; a company party is a thank-you and no test of courage.",
    "Company events that people like | No one wants to fall backwards | A thank-you, not a test",
    [
      "The invitation says “fun”, and the accounts department begins to feel unwell. | Nobody has ever learned to trust a colleague by falling backwards into his arms.",
      "People want good food, a way home and somebody to talk to who is not their boss. | A party for the staff is a thank-you, so ask them what they would enjoy.",
      "Offer two things to choose from, one lively and one quiet. | Put it in working hours if you can, and think of those with small children or a long way home.",
      "Keep speeches short, and let the thanks be precise. | Drinks without alcohol deserve as much love as the others, and so do those who drink them.",
    ],
    corporate,
  ),
  card(
    "Breaks do the work",
    "At a conference, plan longer breaks; people come for the talks and remember the coffee.",
    "The breaks are the conference | Longer coffee, shorter talks | Where people really meet",
    [
      "The programme runs from nine to six, and by eleven half of the room is answering e-mails. | Ask people what they took home from a conference, and they will tell you about somebody in a queue.",
      "What they come for happens in the breaks, so stop cutting them. | Talks can be watched later; the conversation beside the biscuits cannot.",
      "Make talks shorter and breaks longer, and let nobody overrun. | After two talks, people need air, a loo, a coffee and a chance to argue.",
      "Give people something to talk about: a question on the cup, a wall to write on. | Nobody minds a shorter programme, and everybody minds a cold coffee drunk while walking.",
      "Two coffee stations halve the queue. | Put up tall tables, write names large enough to be read without staring at a chest, and open a window.",
    ],
    corporate,
  ),
  card(
    "Parties for children",
    "For mixed parties, give children a corner, an early supper and somebody who is there for them.",
    "When children are invited too | A corner with crayons | Early supper for short legs",
    [
      "Children at a long dinner are patient until the soup. | Under the table, a second party takes place, and it has its own rules.",
      "Give them a corner with a rug, paper and something to build. | Ten metres of wallpaper and a tin of crayons are worth more than a clown.",
      "Let them eat early, and let it be something they know. | Pasta at half past five keeps the peace until the dancing.",
      "Show them where the loo is, where the parents sit and which stairs are out of bounds. | Earmuffs against loud music take up no space, and babies sleep in them like bears.",
      "If there are many, ask somebody to be there for them alone, and tell the parents so. | Parents who can finish a sentence stay longer, and they dance.",
    ],
    /\b(?:child\w*|kids?|famil\w+|birthdays?|christening|baptism|weddings?|part(?:y|ies))\b/i,
  ),
  card(
    "Read the contract",
    "Before you sign: what is included, until when can you change the number, what if one of you cancels?",
    "What to read before you sign | Three questions for every contract | When plans change",
    [
      "A handshake between nice people is lovely until one of them catches the flu. | Contracts for parties are read on the day on which something goes wrong.",
      "Ask three things: what is included, until when may the numbers change, and what happens if somebody cancels. | Look for deposits, deadlines, overtime and the price of an extra hour.",
      "Read the sentence on damage as well, and the one about the music after midnight. | If something was promised on the phone, put it into a friendly e-mail on the same day.",
      "Get it in writing, even from friends of friends. | Put down the name of the person who will be there, along with the arrival time and what they bring.",
      "Good suppliers like clear questions because they save trouble later. | Write to all of them a week before, with times, address and a phone number that will be answered.",
    ],
  ),
  card(
    "Tidy endings",
    "Plan the end too: a last song, the way home and who takes down the lights.",
    "How to end a party well | The last song and the first taxi | Who carries the chairs?",
    [
      "Parties rarely end; they fray. | At two in the morning there are nine people left, and one of them is asleep on the coats.",
      "Hosts who are tired first should be allowed to go first. | Nobody wants to be the first to leave, and nobody wants to stack chairs in evening dress.",
      "Decide beforehand when it is over, and tell those who need to know. | A good ending is planned like the beginning, with a song and something to eat.",
      "Write down taxi numbers, and ask the last bus for its opinion. | A soup, a slow song and the light a little brighter, and everybody understands.",
      "Agree on who takes things down, and when the hall has to be empty. | The morning after, three helpers with coffee are quicker than six heroes at night.",
    ],
  ),
  card(
    "Say thank you",
    "Send thanks within two weeks, with one picture and one sentence that only fits that guest.",
    "The thanks that arrive in time | One picture, one sentence | Before the photographs are perfect",
    [
      "The thank-you cards wait for the perfect photograph, and it is now spring. | Everybody means to write, and then real life comes in through the letterbox.",
      "Two weeks are a good limit, while the evening can still be smelt on the jacket. | Thanks that come quickly may be short, and nobody minds the handwriting.",
      "Write one sentence that fits this guest alone: the dance, the salad, the lift to the station. | Mention what somebody did, and not only what was in the envelope.",
      "Do not forget those who worked: kitchen, band, the neighbour with the extension lead. | For suppliers, a public word of praise is worth as much as a tip.",
    ],
  ),
];
