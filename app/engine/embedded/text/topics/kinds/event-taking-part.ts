import { card } from "../topic";

/** On the day itself: what makes an evening, an open day or a workshop a pleasure. */
export const takingPartCards = [
  card(
    "Pack a small bag",
    "Take <a pen, a jumper and some water|a jumper, a snack and a pen|glasses, a pen and change>; comfort keeps you listening.",
    "What belongs in the bag | A jumper, a pen, some water",
    [
      "It is the small discomforts that send people home before the interesting part begins. | Halls are too warm or too cold, and they are never both at the right moment. | Whoever is thirsty listens with half an ear, and whoever is cold with none at all.",
      "Pack a jumper that can be taken off again, and something to drink. | Put a pen, your glasses and a little change into one bag the evening before. | Take something to write with, something to nibble and a card with your address.",
      "Leave at home what you would have to look after all the time. | If you are likely to take things with you afterwards, a folded bag weighs nothing. | For outdoors, add a hat or a scarf, whatever the forecast happens to say.",
      "With that by your side, you can forget about yourself and simply be there. | You will be the person whom others ask for a pen, which is a fine way to meet. | It takes a minute to pack, and it buys you a comfortable evening.",
    ],
  ),
  card(
    "Put the phone away",
    "Take <one picture|a few pictures|your picture> at the start, then put the phone away and look with your own eyes.",
    "One picture, then eyes | The phone may rest too",
    [
      "A screen held up in the air shows you a small version of what stands in front of you. | There are evenings of which people own long films that nobody ever watches. | The telephone is a polite guest as long as it stays in the pocket.",
      "Take your picture at the beginning, and then let the thing rest. | Turn off the sound before it starts, so that you need not think of it again. | Agree with your companion that one of you takes the photos for both.",
      "If somebody has to be able to reach you, sit near the door and leave it on silent. | Ask before you photograph people, as not everyone likes to be found later. | When you want to remember a sentence, a pencil does it more quietly.",
      "You will notice more than usual, above all the faces around you. | What you saw with your own eyes comes back without being charged. | And if you miss a picture, somebody will gladly send you theirs.",
    ],
  ),
  card(
    "Join in at a workshop",
    "At a workshop, <start before you feel ready|let your hands begin|be the first to begin>; clumsy is allowed.",
    "Begin with clumsy hands | How to enjoy a workshop",
    [
      "Everyone at a workshop believes that the others have done it before. | Hands learn by doing, and they are rather slow to learn from watching. | The first attempt looks like a first attempt, whoever makes it.",
      "Start before you feel ready, and go wrong with a good conscience. | Roll up your sleeves and try it once without thinking of the result. | Let somebody show you the movement twice, and then do it with your eyes on your own work.",
      "Ask as soon as you get stuck, since the others are stuck at the same spot. | Wear something that may get a stain, because a careful sleeve makes a stiff arm. | Look at your neighbour's piece with interest, and leave out the comparing.",
      "What you take home may be crooked, and it has a story. | By the end your fingers know something that you could not put into words. | You need no talent for a pleasant afternoon; curiosity does very well.",
    ],
  ),
  card(
    "Open day, open doors",
    "At an open day, <open the side doors|look where you never may|ask to see the back room>: that is what it is for.",
    "What to look at on an open day | Behind the usual door",
    [
      "On ordinary days a door says that it is private, and one walks past. | An open day is an invitation to be as curious as a child. | Places are like people: the tidy front room says less than the kitchen.",
      "Ask to see what visitors do not get to see at other times. | Start at the back, while everyone else is gathering at the front. | Follow a thing from its arrival to the shelf, and ask what happens in between.",
      "Let whoever does the work explain it, because they know the odd details. | Touch what may be touched, and ask about the things with the worn handles. | Children are useful on such days, as they ask what adults only think.",
      "You will see the place with other eyes on your next visit. | Whoever has once been behind the scenes waits more patiently in front of them. | You go home knowing how something is made, and that is a good feeling.",
    ],
  ),
  card(
    "Bring the children",
    "With children, agree on <a meeting point|one thing they may choose|a time to go>, and leave while it is still fun.",
    "An outing with children | Leave while it is fun",
    [
      "Children remember the stairs, the biscuit and the dog by the entrance. | An event with children has a programme of its own, and it is rarely the printed one. | For small people an hour is long, and a hall is as big as a town.",
      "Ask beforehand what there is for them, and where one can sit in peace. | Let them choose one thing in advance that must not be missed. | Agree on a meeting point as soon as you come in, and show it to them.",
      "Take the snack along, together with a second pair of trousers. | Tell them what is going to happen, and at what point they may be loud. | If there are two of you, take turns at listening and at running about.",
      "Leave while everyone is still in a good mood, and the next outing is easy to plan. | You may see less in this way, and you will see other things. | On the way home, ask what they liked, and be prepared for a surprise.",
    ],
  ),
  card(
    "Ask about access",
    "If you hear, see or walk with difficulty, ask <for a good seat|beforehand|what is possible>; there is often an easy way.",
    "Steps, seats and sound | Ask about access in time",
    [
      "A step that one person does not notice is the end of the evening for another. | Much that makes a visit hard can be solved with a chair in the right place. | Nobody has to explain why they would like to sit near the front.",
      "Ring beforehand and say what would help you to take part. | Ask about steps, toilets, light and sound, and about how far it is from the car. | Tell the person at the door what you need, in one sentence and without apology.",
      "If you tire easily, ask when there are breaks and where it is quiet. | If a companion or an assistance dog comes along, mention it when you sign up. | In case the answer is vague, ask who has been in the room and could look.",
      "Then you can look forward to it, in place of worrying about the stairs. | Every such question makes it simpler for the person who comes after you. | What is arranged in time looks on the day as if it had always been so.",
    ],
  ),
  card(
    "Sit somewhere new",
    "Choose a seat <at the front|in the middle|beside a stranger>, and change it after the break.",
    "Where should you sit? | Change places at half-time",
    [
      "In an empty hall everybody sits down at the back, as if something might happen. | The chair you choose decides whom you will talk to. | Old habits know where they want to sit, and it is always near the exit.",
      "Take a place at the front, where you can see hands and faces. | Sit down beside somebody you do not know, and say good evening. | Choose the middle of the row, and stay there with a good conscience.",
      "After the break, move somewhere else and see what it looks like from there. | If you have come as a pair, part for the first half and swap stories at the second. | When you may have to leave early, the end of a row is kind to all.",
      "A different chair gives you a different evening for the same ticket. | From the front, things are more lively, and the coughing is behind you. | You may find your neighbour as interesting as the programme.",
    ],
  ),
  card(
    "Listen for one thing",
    "Go in with <one thing to listen for|one task for your ears|a single question>, and let the rest wash past.",
    "One task for your ears | Listen for a single thing",
    [
      "Nobody can take in an entire evening, and those who try go home with a headache. | The head is a small basket, and it spills when everything is thrown in. | A talk has many sentences, and one of them is meant for you.",
      "Decide on the way what you want to listen for, and write it on your hand if need be. | Wait for the example that resembles your own case at home. | Pay attention to the moment when the speaker becomes lively.",
      "The rest may drift past like the landscape from a train. | When the sentence comes, write it down word for word. | If something remains unclear, put a question mark in the margin and ask later.",
      "In the end you have one thing that you can use tomorrow. | One good thought that you keep is worth an hour of nodding. | You will be surprised how rested you are when it is over.",
    ],
  ),
  card(
    "Eat something first",
    "Eat something <before you set out|on the way|beforehand>; a rumbling stomach hears nothing but itself.",
    "Supper before or after? | Do not come hungry",
    [
      "The hour at which things begin is often the hour at which one is hungry. | An empty stomach turns every speech into a long one. | Somewhere between work and an evening out, supper likes to get lost.",
      "Have a sandwich before you set out, even if there may be something later. | Ask whether there will be food, or only something to drink. | Put an apple into your pocket, for the stretch between the door and the break.",
      "If there are things you cannot eat, tell us when you sign up. | Arrange to meet somebody for a bite beforehand, and the evening starts early. | Should there be a buffet, let the slow ones go first, and use the queue for a chat.",
      "Fed and at ease, people become remarkably good listeners, and kinder ones too. | It sounds like your grandmother's advice, and she was right about it. | You can then look at the cake calmly, which is the proper way to look at cake.",
    ],
  ),
  card(
    "Help for ten minutes",
    "Offer a hand <with the chairs|at the end|before it starts>; nothing makes a stranger a guest so quickly.",
    "A hand with the chairs | From stranger to guest",
    [
      "Those who have carried chairs together are soon on first-name terms. | There is a shy person's trick for any party, and it is to be useful. | Before and after each event there is a quiet one, made of tables and cables.",
      "Ask whether you can carry something, and take the other end of the table. | Arrive a little early, and offer to hold the ladder or the door. | Stay on when the last guests go, and collect glasses as you walk past.",
      "You will hear what nearly went wrong, and those are the good stories. | Nobody expects it, so you are free to stop whenever you like. | If your back is not up to it, folding napkins or showing the way is a help too.",
      "From that moment you are no longer looking on but taking part. | And the people who planned it all get to sit down for a minute. | Next time you will be greeted like somebody who belongs there.",
    ],
  ),
  card(
    "If you are shy",
    "Shy? <Come early|Arrive before the crowd|Be there at the start>, when the room is small and everyone still says hello.",
    "For those who come alone | Arrive before the crowd",
    [
      "Walking into a full room by oneself takes more courage than a speech. | Many of those who look so sure of themselves are studying the pattern of the carpet. | Being shy is no obstacle to an evening; only the first minutes are long.",
      "Come early, while the room is half empty and each newcomer is greeted. | Give yourself a task, such as finding out what three people do all day. | Tell the host that you know nobody here, and let yourself be introduced.",
      "Stand by the coffee or near the coats, because everybody passes there sooner or later. | You need not be witty, since questions are quite enough. | A quarter of an hour outside is allowed, and so is coming back in.",
      "If you go home early, you have still been there. | After one conversation the room has shrunk to a friendly size. | The second time is easier, as some of the faces will know yours.",
    ],
  ),
  card(
    "Ask about the weather",
    "Outdoors? Ask <what happens in rain|about the wet-weather plan|where one can shelter>, and dress in layers.",
    "And if it rains? | The plan for bad weather",
    [
      "The weather does not read invitations, however nicely they are printed. | Whoever plans something outdoors looks at the sky for a week and cannot change it. | An evening in the open begins warm and ends with somebody borrowing a coat.",
      "Ask beforehand what is going to happen, and where, if it pours. | Have a look on the morning itself whether anything has been moved indoors. | Dress in layers, from the shirt to the jacket, and take the dry socks along.",
      "Shoes matter more than umbrellas, because grass is wetter than it looks. | In strong sun a hat and a bottle of water serve you better than good intentions. | If it is cancelled, somebody has been sad about it for longer than you.",
      "A little rain has made many a gathering closer, under one awning. | Well dressed, you can stay for the part in which the lights are on. | Then the sky may do as it pleases, and you can look at it with interest.",
    ],
  ),
  card(
    "Set out to learn",
    "Try to leave with one thing you <can do|understand|have tried> that was new to you in the morning.",
    "What will you take home? | One new thing by evening",
    [
      "Bags full of leaflets are carried home, and there they lie. | What you have tried with your own hands stays longer than what you were told. | A day out is well spent if there is one new thing in your head by evening.",
      "Look for the table at which one may have a go. | Ask somebody to show you the thing they are good at. | Choose one subject that you know nothing about, and begin there.",
      "Let them explain it to you as they would to a neighbour. | Repeat it in your own words, and you will hear at once what is missing. | Leave the leaflets where they are, apart from the one that you will read.",
      "On the next day, tell it to somebody else, and it becomes yours. | Of such small pieces a good deal of knowledge is made. | It may not be what you came for, and that is often the nicer find.",
    ],
  ),
  card(
    "Talk to the speakers",
    "Speak to whoever <gave the talk|stood at the front|showed you something>; a real question is the applause they like.",
    "A word with the speaker | After the applause",
    [
      "Whoever has just spoken stands about afterwards with a glass of water and hopes that someone will come. | From the front, a silent audience is hard to read. | Speakers are ordinary people who were nervous an hour ago.",
      "Go up to them and say which sentence you are going to take home. | Ask what they left out, because there was no time for it. | Tell them about your own case, briefly, and see what they make of it.",
      "Let others have their turn, and come back when it is quieter. | If you were of another opinion, say so kindly, since that is rarer than praise. | You may ask for a book, an address or a name that helps you further.",
      "This is where a talk turns into a conversation, and both sides gain from it. | People are glad to be asked about what they have spent years on. | What you hear in the doorway is often the part that you will quote.",
    ],
  ),
  card(
    "Plan the way home",
    "Think of the way home <before you leave|in advance|at the start>, and you can stay to the end without a glance at the clock.",
    "How will you get home? | The last bus and you",
    [
      "The last bus has ended more good conversations than any argument. | Half the hall looks at the clock in the final minutes, and it has to do with parking. | Getting there is what everybody plans, and getting back is left to luck.",
      "Look up the late connections, and write the times on your ticket. | Ask around at the beginning whether anyone is going in your direction. | Decide beforehand who will drive, so that the others may have a glass.",
      "If you share a car, agree on a time and a place by the door. | Let somebody at home know when you will be back, and then be generous with it. | In the dark, two people on the same road are good company for each other.",
      "After that you can leave the clock to its own affairs. | The ride back becomes a part of the evening, with all that there is to tell. | You stay because you like it there, and you go when it is time.",
    ],
  ),
  card(
    "Tell us how it was",
    "Tell us what you <liked and what was missing|would change|would come back for>; the next evening is made of it.",
    "What should we change? | Before the next evening",
    [
      "From behind the scenes, an evening looks like cables and empty bottles. | Guests see the things that those who planned it can no longer see. | When people say on leaving that it was nice, there may be a “but” in their pocket.",
      "Send a line and name one thing that you would keep. | Say what was too long, too loud or too short for you. | Tell us at which moment you looked at your watch.",
      "It need not be polite, as long as it is meant well. | Practical remarks count: the queue, the light, the hook that was missing in the cloakroom. | If you have an idea for a subject, put it on the same card.",
      "An evening gets its shape from the people who were at the one before. | Next time you may recognise your own remark, standing there as a hook on the wall. | It takes you a minute, and it saves a long meeting full of guesses.",
    ],
  ),
];
