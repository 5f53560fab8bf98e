import { card } from "../topic";

const website =
  /\b(?:web\w*|sites?|hosting|hosted|domains?|uptime|monitor\w*|servers?|dns|ssl|status|wordpress|shops?|online|agenc\w*|outages?|downtime)\b/i;

/** Websites, hosting and monitoring; the cloud; people and money. */
export const onlineCards = [
  card(
    "Know it first",
    "Let a monitor watch your website, so that you hear of an outage before your customers do.",
    "Who tells you that the website is down? | Hear of the outage before the client does",
    [
      "The worst way to learn about an outage is a kind email from a customer. | Websites fail at night, on Sundays and during the holiday of the one who knows the password.",
      "A monitor calls up your pages every few minutes and raises the alarm when one does not answer. | Have the important pages checked from outside, since from inside the office everything always looks fine.",
      "Watch more than the front page. A shop whose basket is broken is closed, whatever the home page says. | Include the form, the login and the checkout, because that is where people give up.",
      "Decide who is woken and who may sleep. An alert for everybody is an alert for nobody. | When the phone rings first, you can put a notice up and start the repair with a clear head.",
    ],
    website,
  ),
  card(
    "Say what is wrong",
    "Tell customers early that something is broken, what still works and when you will write again.",
    "What to write when the service is down | A status page is a form of good manners",
    [
      "During an outage people forgive the fault more readily than the silence. | Each minute without news produces another email asking for news.",
      "Write at once, even if you know little: what fails, what still works, since when. | Two honest lines will do. Leave out the word inconvenience.",
      "Name the time of the next message and keep it, with or without progress. | Promise an update at a certain hour, then deliver it although nothing has changed.",
      "Afterwards, tell them what happened in words your neighbour would understand. | A short report at the end, without excuses, is often the reason they stay.",
    ],
    website,
  ),
  card(
    "Renew the domain",
    "Put the dates of domain and certificate in a calendar that more than one person reads.",
    "The date that switches off a website | Domains and certificates do not forgive",
    [
      "Large companies have vanished from the web for a day because a reminder went to somebody who had left. | A domain costs little and ends without ceremony.",
      "Find out when yours runs out, and whether it renews itself from a card that is still valid. | Look up the dates for every domain, certificate and hosting plan you own.",
      "Send the reminders to a shared address and to a second person. | Enter them in the team calendar, a month ahead, under a heading nobody can overlook.",
      "Then forget about it with a clear conscience. The name on your van and your cards stays yours. | An expired name can be bought by others, and getting it back is neither quick nor friendly.",
    ],
    website,
  ),
  card(
    "Speed is courtesy",
    "Open your own website on an old phone outdoors; what annoys you there annoys your customers.",
    "How fast is your website on a train? | Try your own pages on an old phone",
    [
      "Your site was admired on a large screen in a bright office. Your customers see it at a bus stop. | A slow page is a door that sticks. Some push harder, and most walk on.",
      "Switch off the wireless, take a phone that is a few years old and count aloud. | Stand outside, open three of your pages and try to send the form with one thumb.",
      "Heavy pictures are the usual cause, followed by scripts that somebody added for a test. | Ask what each embedded extra is for. Half of them can go, and nobody will miss the slideshow.",
      "After a tidy-up the same hosting often feels far more generous. | Your search ranking may thank you, and the people with full hands certainly will.",
    ],
    website,
  ),
  card(
    "Choose hosting by help",
    "Compare hosting by the people who answer, the backups and the way out, and by space last.",
    "What matters in hosting, and it is not the space | Ask the host before the host is needed",
    [
      "Hosting is sold by the gigabyte, and hardly anyone runs out of those. | The plans look the same, apart from the names of precious metals.",
      "Ask who restores a page at the weekend, and how old the copy may be. | Write to support with a real question and see whether a person replies.",
      "Find out where the servers stand, how updates are handled and what happens when traffic jumps. | Look into the contract for the length, the notice and the transfer of the domain.",
      "Cheap space is easy to find. What you pay for is a calm voice on a bad day. | If leaving is simple, staying is a choice. That is how it should be with any host.",
    ],
    website,
  ),
  card(
    "Move to the cloud slowly",
    "Move one service at a time, mail before files and files before everything else.",
    "One step at a time into the cloud | What to move first, and what may stay",
    [
      "The cloud is someone else's computer with better locks and a monthly bill. | Moving everything over one weekend sounds brave and feels terrible on Monday.",
      "Begin with email and calendars, where the gain is quick and the risk well known. | Take a service that hurts today, such as the shared calendar, and move that alone.",
      "Then come the files, sorted and thinned out beforehand. Old folders do not get better by travelling. | Sort out who may see which folder before you copy it. Afterwards nobody will.",
      "Some things may stay in the house for good reasons, and a mixed set-up is no disgrace. | Between two steps, let people settle. Tired teams find their own ways round, and those are never safe.",
    ],
  ),
  card(
    "Set home office rules",
    "Agree which devices, which network and which place people may use when they work from home.",
    "Safe work at the kitchen table | Home office without holes",
    [
      "At home the company laptop shares a network with a television and a teenager. | Work has moved to kitchens and trains. The rules often stayed in the office.",
      "Write half a page: company machine only, screen locked, updates on, no files on private drives. | Give people a protected connection and show them how to tell when it is on.",
      "Clear up the small things, such as printing, phone calls in cafés and who else uses the tablet. | Say what to do when a bag is stolen. Ring first, search later.",
      "If the rules are short and the tools are good, people will follow both. | Nobody should have to choose between being safe and being done by five.",
    ],
  ),
  card(
    "Budget like insurance",
    "Work out what one day without computers would cost; that tells you how much care is sensible.",
    "What would a day without computers cost you? | A sober way to set the IT budget",
    [
      "IT is expensive compared with nothing, and cheap compared with a day of standing still. | The question is never what protection costs. It is what the gap would cost.",
      "Add it up roughly: wages, lost orders, late deliveries, the overtime to catch up. | Take an ordinary Tuesday and list what could not be done without the server, the till or the phone.",
      "Then look at the likely causes one by one, from the broken disk to the stolen laptop. | Ask which single failure would stop more people than any other, and begin there.",
      "You will not protect everything, and you do not have to. Cover the expensive hours first. | With this sum in hand, the talk about the next invoice becomes short and sensible.",
    ],
  ),
  card(
    "Explain it in words",
    "If an IT person cannot tell you in plain words what a thing does, ask for another explanation.",
    "You are allowed to understand your IT | Ask until the answer has no abbreviations",
    [
      "Abbreviations are useful between experts and a fence for everybody else. | Nobody should sign an offer for something that sounds like a spare part for a spaceship.",
      "Ask three things: what does it do, what happens without it, and how shall I notice that it works? | Let them explain it with your own case: this invoice, that printer, your customers.",
      "A good technician likes the question and reaches for a pencil. | Watch whether the answer gets shorter or longer. Shorter is better.",
      "You do not need to know how it works. But you should know why you pay for it. | Understanding makes you a pleasant client, and pleasant clients get called back first.",
    ],
  ),
];
