import type { contentTemplates } from "./schema";

export type BuiltInTemplate = Omit<typeof contentTemplates.$inferInsert, "id" | "usageCount">;

/**
 * The templates that come with the product. The first sentence says what it is about, short enough to be a subject; those of e-mails and ads
 * are made of what may be printed, since their form is the format's. A project's words are filled in for
 * [PRODUCT_NAME], [TARGET_AUDIENCE], [PROBLEM], [CALL_TO_ACTION], [KEYWORDS], [BRAND_VOICE] and [WEBSITE], and the other placeholders are
 * the user's to replace.
 */
export const builtInTemplates: BuiltInTemplate[] = [
  {
    key: "product-launch-blog-post",
    name: "Product Launch Blog Post",
    description:
      "Announce a product in an article: what it is, whom it helps and how to get it, with a picture to open it.",
    category: "blog",
    industry: "tech",
    format: "article",
    contentTypes: ["blog", "image"],
    promptTemplate: [
      "Launch [PRODUCT_NAME].",
      "Whom it is for: [TARGET_AUDIENCE].",
      "Begin with the situation before it: [PROBLEM].",
      "Then show what changes, in three benefits with a plain example each: [KEY_BENEFITS].",
      "Say when it is available and what it costs: [LAUNCH_DATE_AND_PRICE].",
      "Answer the two questions a careful buyer asks first, and close with: [CALL_TO_ACTION].",
    ].join("\n"),
  },
  {
    key: "social-media-campaign",
    name: "Social Media Campaign",
    description:
      "A week of posts about one occasion, each with an opening of its own, and a picture and a film to go with them.",
    category: "social",
    industry: "retail",
    format: "social",
    contentTypes: ["caption", "image", "video"],
    promptTemplate: [
      "Promote [PRODUCT_NAME].",
      "Whom the posts are for: [TARGET_AUDIENCE].",
      "The occasion is [OCCASION], and the offer is [OFFER].",
      "Let the posts build on each other: first the question it answers, then how it is made, what a customer says, and the last chance.",
      "One idea for each post, a detail that can be seen in every picture, and the way to it: [WEBSITE].",
      "Close with: [CALL_TO_ACTION].",
    ].join("\n"),
  },
  {
    key: "email-newsletter-template",
    name: "Email Newsletter Template",
    description: "A letter worth opening: one useful lesson, one piece of news, one thing to do.",
    category: "email",
    industry: "education",
    format: "email",
    contentTypes: ["blog"],
    promptTemplate: ["News from [PRODUCT_NAME]: [NEWS].", "Something to use today: [LESSON]."].join("\n"),
  },
  {
    key: "google-ads-copy",
    name: "Google Ads Copy",
    description: "Short headlines and descriptions for people who are searching already, with claims you can stand by.",
    category: "ad",
    industry: "finance",
    format: "ad",
    contentTypes: ["caption"],
    promptTemplate: ["Advertise [PRODUCT_NAME]: [OFFER].", "[PROOF_POINT].", "[TERMS]."].join("\n"),
  },
  {
    key: "case-study-template",
    name: "Case Study Template",
    description: "How one customer got from a problem to a result, told in order and in numbers you can show.",
    category: "blog",
    industry: "healthcare",
    format: "article",
    contentTypes: ["blog", "caption"],
    promptTemplate: [
      "Tell the story of a customer of [PRODUCT_NAME].",
      "Who they are: [CUSTOMER_NAME]. What they were up against: [CUSTOMER_SITUATION].",
      "What they had tried, why they chose this, and how the first weeks went.",
      "The result, with the figure, the period and where it comes from: [MEASURED_RESULT].",
      "In their own words: [QUOTE].",
      "Close with what readers in the same place can take from it. They are: [TARGET_AUDIENCE].",
      "The last line: [CALL_TO_ACTION].",
    ].join("\n"),
  },
  {
    key: "instagram-stories-series",
    name: "Instagram Stories Series",
    description: "Five upright scenes that take people along, from a first look to a reason to write to you.",
    category: "social",
    industry: "real-estate",
    format: "social",
    contentTypes: ["video", "image", "caption"],
    promptTemplate: [
      "Behind the scenes at [PRODUCT_NAME].",
      "Whom the stories are for: [TARGET_AUDIENCE].",
      "Five of them, each understood without sound:",
      "1. The first look, with a question: [OPENING_QUESTION].",
      "2. The detail nobody notices: [DETAIL].",
      "3. A walk through, from the door to the best spot.",
      "4. What people ask most, and the honest answer: [COMMON_QUESTION].",
      "5. What to do next: [CALL_TO_ACTION].",
    ].join("\n"),
  },
];
