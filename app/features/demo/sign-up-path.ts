import { type ContentType, contentTypes } from "~/engine/brief";

/** Sign-up from one of the demo's result cards. */
export const getSignUpPath = (type: ContentType) => `/login?tab=register&type=${type}`;

/** The content type whose card led to sign-up; null for none of them. */
export function readSignUpType(search: URLSearchParams): ContentType | null {
  return contentTypes.find((type) => type === search.get("type")) ?? null;
}
