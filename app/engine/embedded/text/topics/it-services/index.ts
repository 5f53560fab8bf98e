import { faq, type Topic } from "../topic";
import { onlineCards } from "./online";
import { securityCards } from "./security";
import { supportCards } from "./support";

export const itServices: Topic = {
  key: "it-services",
  words:
    /\b(?:it (?:support|services?|security|department|provider|company|consult\w*|helpdesk|help desk|partner)|managed services?|msp|help ?desks?|tech support|computer (?:repair\w*|shop|help|support)|laptop repairs?|network(?:s|ing)? (?:support|security|engineer\w*)|sysadmins?|servers?|hosting|web ?hosts?|domains?|dns|ssl|uptime|downtime|outages?|monitoring|status pages?|websites?|cyber\w*|ransomware|phishing|hack(?:ed|ers?|ing)|malware|passwords?|firewalls?|vpn|backups?|cloud|devops|penetration test\w*|data recovery|data breach\w*|two-factor)\b/,
  field: "dependable IT",
  problems: [
    "computers are noticed only on the day they stop",
    "nobody knows who holds the keys to the domain, the mail and the server",
    "the backup runs every night and nobody has ever restored a file",
    "a careless click costs more than a year of care",
    "small offices get the same attacks as large ones, without the department",
    "everyone waits for the one colleague who is good with computers",
    "the website fails on Sunday and somebody notices on Tuesday",
  ],
  promises: [
    "the computers are the least interesting thing about your week",
    "you hear of an outage before your customers do",
    "a lost laptop is a nuisance and not a disaster",
    "somebody answers who knows your set-up",
    "a deleted file is back before the meeting",
    "new colleagues can work on their first morning",
    "you understand what you pay for and why",
  ],
  scenes: [
    "The printer works for everybody except the person with the deadline.",
    "Somebody says that they only clicked on it to see what it was.",
    "The router in the cupboard blinks in a colour that nobody has seen before.",
    "A customer writes to ask whether you still exist, because the website says no.",
    "The password has expired, and the reset link goes to a mailbox that needs the password.",
    "An update begins three minutes before the presentation and promises to be quick.",
    "The colleague who is good with computers is on a beach, and the server has noticed.",
    "You restart it, as one does, and then you restart yourself with a coffee.",
    "In the meeting, the first ten minutes belong to the cable.",
    "The invoice from the supplier has a new account number and a very friendly tone.",
    "There is a box of old laptops in the cellar, and each of them knows something.",
    "The certificate ran out at midnight, and by breakfast every browser was warning people about you.",
    "Someone finds a memory stick in the car park and wonders what is on it.",
  ],
  occasions: [
    "an office of nine people and one server",
    "the week in which a colleague joins",
    "the move to new rooms",
    "a website that must not be down on a Sunday",
    "teams who work from home on Fridays",
    "the practice that stores sensitive records",
    "a laptop that was left on a train",
    "the audit you did not ask for",
    "a shop whose till depends on the network",
    "the day on which the old server retires",
    "agencies that look after other people's websites",
  ],
  worries: [
    "whether a company of your size is a target at all",
    "how quickly somebody comes when nothing works",
    "whether your team will have to learn everything again",
    "who can read your files besides you",
    "what happens to the system you have now",
    "whether the contract covers the thing that breaks",
    "how long you will be offline during the change",
    "whether you could leave again with all your passwords",
    "what a proper backup costs",
  ],
  callToAction: {
    any: "Ask for a check of your IT",
    launch: "See how it works",
    offer: "Book an IT check",
    event: "Save your seat",
    "how-to": "Check your own set-up",
    opening: "Come and meet us",
  },
  hashtags: [
    "IT support",
    "cyber security",
    "small business",
    "backup",
    "web hosting",
    "tech tips",
    "working from home",
  ],
  faqs: [
    faq(
      "How often should we make a backup?",
      "Ask how much work you could bear to type again. If the answer is an afternoon, copy it more than once a day. | As often as losing the work since the last copy would hurt. For most offices that means every night at least, and more often for orders and accounts.",
    ),
    faq(
      "We are small. Would anybody attack us?",
      "Most attacks are not aimed at anyone. They try every door in the street, and small offices have doors too. | Nobody picks you in particular, and that is the point. Programs search for open holes, whatever the size of the company.",
    ),
    faq(
      "What do we do first if we have been hacked?",
      "Take the machine off the network, leave it switched on and ring somebody who knows. Then change passwords from a clean device. | Disconnect, do not delete, and call for help. After that, think about who must be told, from the bank to your customers.",
    ),
    faq(
      "How long does a move to the cloud take?",
      "Mail moves in days, files take weeks, and habits take longest. Going step by step keeps everyone working. | It depends on how tidy the old folders are. Most of the time is spent sorting and very little copying.",
    ),
    faq(
      "Do we need a contract, or can we call when something breaks?",
      "Calling works until two things break at once. A contract mostly buys care beforehand and a place in the queue. | Both exist. Add up what a day of standing still costs you, and the answer tends to show itself.",
    ),
    faq(
      "Are password managers safe?",
      "Safer than memory, notes and the same word everywhere. Protect the vault with a long phrase and a second step. | They put many eggs in one well-built basket. The alternative, forty weak passwords, is the greater risk.",
    ),
    faq(
      "How do we recognise a false email?",
      "Look at the full address of the sender and at what it wants: hurry, money or a login. If it asks for one of those, ring before you click. | The better ones cannot be recognised by sight. That is why a call to a known number matters more than sharp eyes.",
    ),
    faq(
      "When is a computer too old?",
      "When it gets no more updates, or when its owner makes tea while it starts. The first is a safety matter and the second a question of wages. | Once the maker stops sending repairs, it should leave the network. Before that, a larger memory or a new disk may buy another few seasons.",
    ),
    faq(
      "Who should own the domain and the passwords?",
      "Your company, always. A provider may manage them for you, and the names on paper should still be yours. | You should. Ask for a written list of accounts and owners, and have it brought up to date once a year.",
    ),
  ],
  cards: [...securityCards, ...supportCards, ...onlineCards],
};
