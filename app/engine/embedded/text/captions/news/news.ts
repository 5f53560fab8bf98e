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
  "<Talk|Write|Say hello> to {name}; <questions are free|a question costs nothing|somebody will listen>.",
  "{name} is {what}.",
  "{name}, {what}: <come and ask|find us at {url}|good to meet you>.",
  "<You will find|Find|Look for> {name} at {url}.",
  "{name} would <like|love|be glad> to hear <what you think|from you|your side of it|how it is for you>.",
  "<More|The rest|The long version> from {name} <at|is at> {url}.",
  "Ask {name}; <that is what we are here for|it is what we do|we like questions|it costs nothing>.",
  "<For|Meant for|Written for> {audience}, <from|by> {name}.",
  "<Say hello to|Look in on|Drop in on> {name} when you <can|have a minute|pass>.",
  "<With {audience} in mind|Thinking of {audience}>: {name}.",
  "That is {name} for you: {org}.",
  "<Do not be shy|Come in|Just ask>: {name} likes <visitors|questions|company>.",
  "{name} <has an ear|makes time|has a chair> for <you|your questions|whoever asks>.",
  "One <message|question|call|visit> to {name}, and you <know more|can decide|have your answer>.",
  "Bring your <question|doubts|wish> to {name}; somebody will know.",
  "You know where to <find|reach|look for> {name}<.|: {url}.|, and when in doubt: {url}.>",
  "{name} <reads|is glad of> every <message|question|letter>.",
  "There is a <person|face|friendly voice> behind every answer from {name}.",
  "<Take your time|No hurry|No pressure>, {name} <will be there|can wait|is not going anywhere>.",
  "<Yours|Warm regards|See you soon|All the best>, {name}.",
  "{name} would be <glad|happy|pleased> to <meet|help|see|hear from> you<.| one of these days.| soon.>",
  "Look round {url} and tell {name} what <is missing|you think|you like>.",
];
