import { faq, type Topic } from "../topic";
import { clientCards } from "./clients";
import { craftCards } from "./craft";
import { marketingCards } from "./marketing";

export const agency: Topic = {
  key: "agency",
  words:
    /\b(?:(?:web|digital|creative|marketing|advertising|ad|design|branding|media|pr|seo|content|communications?) (?:agenc(?:y|ies)|studios?|teams?)|(?<!\b(?:recruit\w*|staffing|temp|employment|estate|letting|travel|insurance|news|care|cleaning|model\w*|event) )agenc(?:y|ies)|freelanc\w+|marketing|marketers?|branding|rebrand\w*|copywrit\w+|graphic design\w*|web ?design\w*|logos?|seo|campaigns?|advertis\w+|adverts?|public relations|social media (?:management|managers?|strategy|content)|content (?:strategy|creation|calendar|creators?)|landing pages?|newsletters?|ux|illustrat(?:or|ors|ion|ions)|typograph\w*|portfolios?|creative briefs?|storytelling|brand (?:identity|design|strategy)|web developers?|testimonials?|lead generation)\b/,
  field: "clear marketing",
  problems: [
    "good companies hide behind texts that could belong to anybody",
    "feedback arrives from five sides and points in six directions",
    "the website was finished years ago and still describes last decade's business",
    "money goes into adverts that nobody can trace to a single customer",
    "a brief of two lines is expected to turn into a campaign",
    "everyone posts and nobody answers",
    "the designer guesses what the client never said",
  ],
  promises: [
    "a stranger understands what you do before the coffee is cold",
    "your texts sound like the people behind them",
    "the first draft is already close",
    "you know which money brought which customer",
    "decisions about design take a morning instead of a month",
    "customers find the answer before they have to ask for it",
    "your brand says the same thing on the van, the bill and the screen",
  ],
  scenes: [
    "The logo should be larger, the white space should stay, and the client means both.",
    "The file is called final, and the one after it is called really final.",
    "Your cousin made the website, and since then Christmas has been delicate.",
    "Somebody says that it needs more energy, and the designer writes that down.",
    "The campaign is live, and the telephone number on it belongs to the old office.",
    "You search for your own company and find a competitor with a similar name.",
    "The meeting has eight people in it, and seven of them have a favourite blue.",
    "You ask for the open files and learn that they were on a laptop that has since moved abroad.",
    "The newsletter goes out, and the first reply is an out-of-office note.",
    "A customer quotes a sentence from your leaflet, and it is the one you nearly cut.",
    "The text is due on Friday, and on Thursday somebody finally says who it is for.",
    "You read your own about page aloud and have to stop halfway to laugh.",
    "The advert was viewed all week, and the shop was as quiet as before.",
  ],
  occasions: [
    "a company that has outgrown its first website",
    "the launch that everybody talks about and nobody has planned",
    "a trade fair with an empty stand",
    "a founder who writes everything alone at night",
    "the change of name",
    "a season in which the telephone is too quiet",
    "a family firm in the hands of the next generation",
    "the first campaign with a real budget",
    "a team without a writer",
    "the newsletter that was promised in spring",
    "a shop nobody finds online",
  ],
  worries: [
    "whether an agency understands a trade like yours",
    "what it costs once the first draft is not right",
    "how much time it will take from your own week",
    "whether you may keep the files afterwards",
    "who will write the texts",
    "whether anybody will notice the difference",
    "how to tell good design from expensive design",
    "whether you have to be on every network now",
    "what happens if you do not like the result",
  ],
  callToAction: {
    any: "Tell us about your project",
    launch: "See the work",
    offer: "Book a project talk",
    event: "Save your seat",
    "how-to": "Try it on your own page",
    opening: "Come by the studio",
  },
  hashtags: [
    "marketing",
    "branding",
    "design",
    "small business marketing",
    "copywriting",
    "content marketing",
    "freelance",
  ],
  faqs: [
    faq(
      "What does a website cost?",
      "It depends on how many pages, who writes the texts and what it has to do. Name a range, and a good agency will tell you what fits inside it. | Ask for a price in parts: concept, text, design, technology, care. Then you can see what to do yourself and what may wait.",
    ),
    faq(
      "How long does a project like this take?",
      "The making takes weeks, and the deciding takes longer. Projects are quick when one person on your side may say yes. | Count backwards from the date you need and add time for your own texts. They are late in nearly every project.",
    ),
    faq(
      "Who writes the texts?",
      "You know the trade, and a copywriter knows the reader. Good pages come from an hour of talk between the two. | Decide it at the beginning. If you write them, fix a date, and if somebody else does, plan time for their questions.",
    ),
    faq(
      "Freelancer or agency?",
      "A freelancer gives you one head and short paths. An agency gives you several trades and a deputy in the holidays. | Look at the size of the job and not at the name on the door. For one clear task, a single good person is often right.",
    ),
    faq(
      "What should I prepare for the first meeting?",
      "A page with your audience, your aim, your date and your limits. Add three examples you like and say why. | Bring your own customers' questions. They tell a designer more than a list of favourite colours.",
    ),
    faq(
      "What if I do not like the first draft?",
      "Say so early, and describe what bothers you as a reader. A first draft is there to be argued with. | Then the draft has done its job. Go back to the brief together and find the sentence that was missing.",
    ),
    faq(
      "Do we need social media?",
      "Only where your customers would notice you. One channel with care in it is worth more than several without. | Not necessarily. Ask your last ten customers how they found you, and decide with that list in your hand.",
    ),
    faq(
      "How do we know whether it worked?",
      "Agree on one figure before the start and write down where it stands. Then look again after a month and after a season. | By the thing you wanted people to do: calls, bookings, orders. Everything else is pleasant background.",
    ),
    faq(
      "How often should a website be renewed?",
      "Small repairs every month, a sober look every year, and a rebuild when the business has changed. Fashion alone is a poor reason. | When it no longer describes what you do. Until then, fresh texts and pictures usually help more than a new coat.",
    ),
  ],
  cards: [...clientCards, ...marketingCards, ...craftCards],
};
