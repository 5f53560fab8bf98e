/** Characters: a sentence or two, short enough for an address. */
export const carriedIdeaLimit = 300;

/**
 * The idea that a visitor wrote before they had an account. It travels in the address (`idea`), from the home page through sign-up
 * and the first project to the spark form, so it is kept nowhere and needs no script. Null for none, and for more than a sentence or two.
 */
export function readCarriedIdea(search: URLSearchParams): string | null {
  const idea = search.get("idea")?.replace(/\s+/g, " ").trim() ?? "";
  return idea === "" || idea.length > carriedIdeaLimit ? null : idea;
}

/** A path of ours with the idea, for the next page. */
export function carryIdea(path: string, idea: string | null): string {
  return idea === null ? path : `${path}${path.includes("?") ? "&" : "?"}idea=${encodeURIComponent(idea)}`;
}
