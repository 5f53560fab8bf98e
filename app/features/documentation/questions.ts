import { sampleLimits } from "~/features/brand-voice/brand-voice.schema";
import { wholeCampaignCost } from "~/features/content-types/content-types";
import { annualDiscountText } from "~/features/plans/plans";

/** The chips above the questions: what an address calls them, and what people read. */
export const questionCategories = {
  "getting-started": "Getting Started",
  templates: "Templates",
  "content-generation": "Content Generation",
  "advanced-features": "Advanced Features",
  "billing-plans": "Billing & Plans",
} as const;
export type QuestionCategory = keyof typeof questionCategories;

export interface Question {
  category: QuestionCategory;
  question: string;
  answer: string;
  /** Where to go on. */
  link?: { href: string; label: string };
}

/** Characters of a search: more than any question has. */
export const longestSearch = 100;

/** What people ask, with answers that hold for this product. */
export const questions: readonly Question[] = [
  {
    category: "getting-started",
    question: "What do I need to get started?",
    answer:
      "An email address and a password. No card, and no keys of other services: the engine that writes, draws and films is built in.",
    link: { href: "/login?tab=register", label: "Create an account" },
  },
  {
    category: "getting-started",
    question: "What is a project, and what is a spark?",
    answer:
      "A project is one brand: what it sells, to whom, and what may be said of it. A spark is one campaign for it, made from one sentence. The currency that pays for it is called sparks too.",
  },
  {
    category: "getting-started",
    question: "Does it work without JavaScript, or on an old phone?",
    answer: "Yes. Every page and every form works with scripts off; turning them on just saves you some steps.",
  },
  {
    category: "getting-started",
    question: "In which languages does it write?",
    answer:
      "The built-in engine writes English. An idea in another language gets a poster and a film with its own words, and the form says so before you send it. A connected language model writes in its languages too.",
  },
  {
    category: "templates",
    question: "How do I use a template?",
    answer:
      "Press Use Template, then Create Spark on the project it is for. What the project knows is filled in; replace what is left in brackets.",
    link: { href: "/content-templates", label: "Browse templates" },
  },
  {
    category: "templates",
    question: "Why does my form still hold words in brackets?",
    answer:
      "They stand for things a project can’t know, such as a date or a price. Replace them with your own words, or delete the sentence.",
  },
  {
    category: "templates",
    question: "Can I keep templates of my own?",
    answer:
      "Yes. Save as Template on a results page keeps the idea and its settings; put words in brackets where they change. You edit and delete your templates in the library.",
  },
  {
    category: "templates",
    question: "Can a template make an e-mail or ads?",
    answer:
      "Yes. Templates of the category email make an e-mail with subject, preheader and text; those of ads make headlines and descriptions within the limits of search and social ads.",
  },
  {
    category: "content-generation",
    question: "How long does a campaign take?",
    answer:
      "2 to 5 minutes or less without a video, 10 to 15 or less with one. On a busy site it waits for its turn first. Parts appear one by one, and you may close the page.",
  },
  {
    category: "content-generation",
    question: "Does it make things up about my business?",
    answer:
      "The built-in engine states only what your sentence, your project and your answers say. A connected model can err; figures and names that the brief does not hold are listed for you to check before you publish.",
  },
  {
    category: "content-generation",
    question: "Can I change what was made?",
    answer:
      "Yes: edit the article, the captions and the film's script, make one part again, and go back to any earlier version. Editing costs nothing; making a part again costs what the part costs.",
  },
  {
    category: "content-generation",
    question: "Who owns the content, and may I use it commercially?",
    answer: "You do, and you may. The terms of service say so in full.",
    link: { href: "/terms", label: "Terms of Service" },
  },
  {
    category: "content-generation",
    question: "How do people know it was made with AI?",
    answer:
      "Images and videos carry the standard AI-media mark in their metadata, and each result names the engine or model that made it.",
  },
  {
    category: "advanced-features",
    question: "How does brand voice work?",
    answer: `Paste up to ${sampleLimits.characters.toLocaleString("en-US")} characters of your own texts. You see how they sound, and can save rules to a project that new campaigns keep to.`,
    link: { href: "/brand-voice", label: "Analyze your brand voice" },
  },
  {
    category: "advanced-features",
    question: "Can a client approve a campaign without an account?",
    answer:
      "Yes. Share a review link from the results page: whoever has it can read, comment and approve. You can end the link at any time.",
  },
  {
    category: "advanced-features",
    question: "Is there an API?",
    answer:
      "Yes. Projects, campaigns, the library, templates and ideas can be called over HTTP with an access token from your profile; editing, reviews and payments are on the pages alone. The guide above has a quick start in curl and TypeScript.",
    link: { href: "/documentation#api", label: "API integration" },
  },
  {
    category: "advanced-features",
    question: "Can I see the film's script before it is made?",
    answer:
      "Yes. Tick 'Show me the script before the film is made' on the spark form: the film waits until you approve its words, and you can change them.",
  },
  {
    category: "advanced-features",
    question: "How do I get my data out, or delete my account?",
    answer:
      "Both are on your profile. Download My Data is a ZIP of everything we keep about you; Delete My Account asks for your password and says what goes and what the law makes us keep.",
    link: { href: "/profile", label: "Your profile" },
  },
  {
    category: "billing-plans",
    question: "What does a campaign cost?",
    answer: `All four types together cost ${wholeCampaignCost.toLocaleString("en-US")} sparks; each has its own price, and the form shows the sum before you start.`,
    link: { href: "/pricing#spark-costs", label: "Spark price list" },
  },
  {
    category: "billing-plans",
    question: "What do I pay if something fails?",
    answer:
      "Nothing. Sparks are set aside when you start and spent only when a piece is finished. If it fails, or you cancel, they come back on their own.",
  },
  {
    category: "billing-plans",
    question: "Do unused sparks carry over?",
    answer: "Plan sparks are for the month they came with. Pack sparks don’t expire, and are used after your plan’s.",
    link: { href: "/billing/statement", label: "Your spark statement" },
  },
  {
    category: "billing-plans",
    question: "Is it cheaper by the year?",
    answer: `Yes, by ${annualDiscountText}. Sparks still arrive every month.`,
    link: { href: "/pricing?billing=annual", label: "Annual prices" },
  },
  {
    category: "billing-plans",
    question: "How do I cancel, and do I get my money back?",
    answer:
      "Cancel under Billing; the plan stays until the end of the period you paid for. The first payment of a subscription can be had back within 14 days.",
    link: { href: "/refunds", label: "Refund Policy" },
  },
];

export interface QuestionFilter {
  search: string;
  category: QuestionCategory | null;
}

/** The filter that an address asks for by `search` and `category`. 'all' and what is no category leave it open. */
export function readQuestionFilter(params: URLSearchParams): QuestionFilter {
  const category = params.get("category") ?? "";
  return {
    search: (params.get("search") ?? "").trim().slice(0, longestSearch),
    category: Object.hasOwn(questionCategories, category) ? (category as QuestionCategory) : null,
  };
}

/** The address of the questions with this filter. */
export function writeQuestionAddress({ search, category }: QuestionFilter): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (category) params.set("category", category);
  return `/documentation${params.size > 0 ? `?${params}` : ""}#faq`;
}

/** The questions of a category that hold every word of the search in question or answer, whatever its case. */
export function findQuestions({ search, category }: QuestionFilter): Question[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter((each) => {
    const text = `${each.question} ${each.answer}`.toLowerCase();
    return (category === null || each.category === category) && words.every((word) => text.includes(word));
  });
}
