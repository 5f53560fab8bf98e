import type { IdeaKind } from "../../reading/read-idea";
import { eventNews, launchNews, offerNews, openingNews } from "./announcing";
import { fundraiserNews, hiringNews, storyNews } from "./people";
import { productNews, teachingNews } from "./teaching";

/** How a caption tells the idea, by the kind of idea. */
export const news: Record<IdeaKind, readonly string[]> = {
  launch: launchNews,
  offer: offerNews,
  event: eventNews,
  opening: openingNews,
  "how-to": teachingNews,
  story: storyNews,
  hiring: hiringNews,
  fundraiser: fundraiserNews,
  product: productNews,
};

/** When the lines that suit the idea are used up, or it gave no phrase to build on. */
export const spareNews = [
  "<Talk|Write> to {name}; <questions are free|a question costs nothing>.",
  "{name} is {what}.",
  "{name}, {what}: <come and ask|find us at {url}>.",
  "<You will find|Find> {name} at {url}.",
  "{name} would like to hear what you think.",
  "More from {name} at {url}.",
  "Ask {name}; that is what we are here for.",
  "For {audience}, from {name}.",
  "<Say hello to|Look in on> {name} when you can.",
  "{name} keeps the long version at {url}.",
  "With {audience} in mind: {name}.",
  "That is {name} for you: {org}.",
];
