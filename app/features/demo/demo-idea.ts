import { carriedIdeaLimit } from "../sparks/carried-idea";

/** A visitor's sentence as they typed it, and as one line; `error` says what to do where nothing can be made of it. */
export type DemoIdea = { typed: string; idea: string; error?: undefined } | { typed: string; error: string };

/** Reads `idea` of the demo's address. */
export function readDemoIdea(search: URLSearchParams): DemoIdea {
  const typed = search.get("idea") ?? "";
  const idea = typed.replace(/[\s\p{Cc}]+/gu, " ").trim();
  if (idea === "") return { typed: "", error: "Write a sentence first: what you sell, open, offer or plan." };
  if (idea.length > carriedIdeaLimit) {
    // why cut: what is far too long would fill the page, and the address of every link on it
    const kept = typed.slice(0, carriedIdeaLimit * 2);
    return {
      typed: kept,
      error: `Use at most ${carriedIdeaLimit} characters here. Yours has ${idea.length}.`,
    };
  }
  if (!/[\p{L}\p{N}]/u.test(idea))
    return { typed, error: "Please use words. Symbols alone don’t say what it’s about." };
  return { typed, idea };
}
