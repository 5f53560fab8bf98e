import type { ContactInput } from "./contact.schema";

export const categoryNames: Record<ContactInput["category"], string> = {
  technical: "Technical",
  billing: "Billing",
  content: "Content",
  templates: "Templates",
  feedback: "Feedback",
  other: "Other",
};

/** Hours in which an answer is aimed at. Source: the specification, section 9. */
export const responseTargets: Record<ContactInput["priority"], { name: string; from: number; to: number }> = {
  high: { name: "High", from: 2, to: 4 },
  medium: { name: "Medium", from: 12, to: 24 },
  low: { name: "Low", from: 24, to: 48 },
};
