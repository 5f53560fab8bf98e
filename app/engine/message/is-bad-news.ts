import type { MessageKind } from "./message";

const isSad =
  /\b(?:death of|died|dies|passed away|funeral|obituary|cancel(?:l?ed|ling|ing|lation)|recall(?:s|ing|ed)?|redundan(?:t|cy|cies)|lost (?!and found|property)|missing|apologi[sz]e|apology|sorry|postpon(?:e|es|ed|ing)|accident|injured|stolen|outage|data breach|shutting down|closing down|insolvent|insolvency|bankrupt|bankruptcy|mourn|mourning|condolences|discontinu(?:e|es|ed|ing))\b/i;
const isClosing = /\b(?:closure of|(?:closing|close|shutting|shut) (?:of )?(?:our|its|my))\b/i;
/** What closes when it is full or over is no loss. */
const mayClose = /^(?:ending|event|offer|hiring|season|fundraiser)$/;

/** Whether an idea tells of something lost, closed, called off or mourned: nothing that sells is said beside it. */
export const isBadNews = (idea: string, kind: MessageKind): boolean =>
  isSad.test(idea) || (!mayClose.test(kind) && isClosing.test(idea));
