import { card } from "../topic";

/** Not for those who look after bicycles, even where they speak of a workshop. */
const dealer =
  /^(?![\s\S]*\b(?:bikes?|bicycles?|e-?bikes?|cycling)\b)[\s\S]*\b(?:cars?|dealer\w*|showroom|vehicles?|vans?|used|second-hand|test drive|auto\w*|lease|leasing|electric|ev|evs|motor\w*)\b/i;

/** Buying, selling and owning a vehicle. */
export const buyingCards = [
  card(
    "Buy for the Tuesday",
    "Choose a car for the trip you make every Tuesday, and rent the one for the holiday.",
    "Which car does your Tuesday need? | Buy for every day, rent for August",
    [
      "Many cars are bought for two weeks in summer and driven for fifty to the office. | In the showroom everybody imagines mountains. In real life it is the supermarket car park.",
      "Write down last week's trips: how far, how many people, how much luggage. | Measure the garage, the parking space and the pram before you look at horsepower.",
      "Ask what you could borrow or rent for the rare occasions. | A roof box, a trailer or a rented van often solves the problem of ten days a year.",
      "What is left is a smaller list and a calmer decision. | The right car is one that you do not have to think about.",
    ],
    dealer,
  ),
  card(
    "Drive it cold",
    "Ask for a test drive with a cold engine, on your own roads, with the radio off.",
    "A test drive that tells you something | Cold engine, bad road, no radio",
    [
      "A warm engine forgives much. A cold one tells the truth. | Ten minutes round the showroom on new tarmac tell you what the radio can do.",
      "Ask for the key before anybody has started it, and listen to the first minute. | Take your usual way: a hill, a bad road, a motorway and a tight parking space.",
      "Let go of the wheel briefly on a straight, brake firmly once, turn it fully both ways. | Sit in the back as well, fold the seats and load what you always carry.",
      "Talk afterwards, not during. A good salesperson can keep quiet in a bend. | Then get out, walk away twenty steps and turn round. Do you want to?",
    ],
    dealer,
  ),
  card(
    "Look under the used car",
    "With a used car, look at the papers first, the underside second and the paint last.",
    "How to look at a used car | Papers, underside, paint",
    [
      "Polish is a cheap repair. It is also the one that shows. | People look at the paint, and rust looks at the underside.",
      "Begin with the folder: services, owners, inspections, accidents. Do the mileages make sense? | Compare the numbers in the papers with those on the car.",
      "Look at the gaps between doors, at uneven tyres, at damp carpets and fresh underseal. | Take a friend who is not in love, and a torch.",
      "Have an independent workshop check it before you sign. It costs less than a regret. | A seller who agrees to that at once has already told you something pleasant.",
    ],
    dealer,
  ),
  card(
    "Count all the costs",
    "Add insurance, tax, tyres, service and loss of value to the price, and divide by the month.",
    "What does a car cost in a month? | The price is the smaller half",
    [
      "The rate looks friendly, and it is only one of six bills. | A car costs most while it is standing still and getting older.",
      "Ask for insurance quotes before you choose the model. The differences are odd. | Put it on paper: insurance, tax, fuel or power, service, tyres, parking.",
      "Then estimate what it will be worth in a few years. That loss is usually larger than the rest of the list. | Compare buying, leasing and sharing by the sum per month, and with your real mileage.",
      "The result may be a smaller car, a better one or a bicycle. | A figure in your head keeps you calm beside the shiny paint.",
    ],
    dealer,
  ),
  card(
    "Try electric for a week",
    "Borrow an electric car for a week before you decide: charging is a habit and not a technique.",
    "A week with an electric car | Electric: try it in the rain",
    [
      "Opinions about electric cars are mostly older than the cars. | A short test drive shows how it accelerates. It does not show where you will charge.",
      "Borrow or rent one for a normal week with school, shopping and a visit to your parents. | Look at your parking place: is there a socket, a charger at work or one on the way?",
      "Watch how often you truly drive further than the range, and what you do in the break. | Try it in cold weather too, since batteries feel the frost as we do.",
      "By Sunday you will have an answer of your own. | For some it is a relief, for others it comes too soon, and both can be right.",
    ],
    dealer,
  ),
  card(
    "Sell it clean",
    "Wash it, empty it, and lay out the papers: a tidy car sells in half the questions.",
    "Prepare your car for sale | Clean, honest, with papers",
    [
      "Buyers look under the seats. They find coins there, and your habits. | A car that smells of dog has only dog owners as buyers.",
      "Clean it inside and out, empty the boot, and take pictures in daylight from all corners. | Lay out both keys, the handbook, the bills and the winter tyres.",
      "Write down the faults, with a photograph of each scratch. Nothing disarms a haggler more. | Mend small things such as bulbs and wipers. They make people wonder about the large ones.",
      "Keep the talk, the drive and the contract in that order, and do the payment safely. | Honest adverts bring fewer calls and more handshakes. The calls that come are shorter, too.",
    ],
    dealer,
  ),
  card(
    "Read the lease's end",
    "Read what happens at the end of a lease: mileage, scratches and the return decide the price.",
    "Begin with the last page of the lease | What the return will cost",
    [
      "Leasing begins with a small rate and ends with a man and a clipboard. | The beginning of a lease is explained with enthusiasm. Ask about the end.",
      "Work out your mileage honestly, and then a little more. Extra miles are dear. | Have it shown to you in pictures what is still wear and what is already damage.",
      "Ask about service, tyres, insurance gaps and early return. | Photograph the car on the first day and on the last, in daylight, on all sides.",
      "If you know the conditions, the rate is just a number among others. | For some drivers it is comfortable, for some it is expensive. The kilometres decide.",
    ],
    dealer,
  ),
  card(
    "Learn one job yourself",
    "Learn to change one thing yourself, a bulb, a wiper, a tube: help will then be optional.",
    "One small repair you can do | The confidence of a clean spare",
    [
      "Roadside assistance is wonderful and takes an hour and a half. | You need not become a mechanic. One small skill is enough to feel less helpless.",
      "Pick something that happens: a wiper, a fuse, a bulb, a puncture. | Let them show you in the workshop. People like to teach what they are good at.",
      "Do it once at home, in dry weather, with the handbook beside you. | Then put the tool where you can find it in the dark, together with gloves.",
      "Brakes, airbags and anything under high voltage stay with the professionals. | The next time it happens, you will be back on the road before the call is answered.",
    ],
  ),
];
