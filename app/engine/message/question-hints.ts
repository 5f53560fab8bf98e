import { isKindOfBusiness } from "../english/business-kinds";
import { holdsSum } from "../english/money";
import { says } from "./known-facts";
import type { Material } from "./message";

/** What a question may look at: all that was read, but for the questions themselves. */
export type Asked = Material;

export const hasPrice = (material: Asked) =>
  material.offer !== null ||
  [...material.statements, ...material.sentences, ...material.stated].some(
    (text) => holdsSum(text) || pays.test(text),
  ) ||
  (material.message.kind === "reminder" && !material.message.sure.includes("what"));
/** What stands for a price: "entry by koha", "fees are 3,450 kr a month". */
const pays =
  /\b(?:koha|donations?|pay what you (?:can|like|want)|free (?:entry|admission|of charge)|entry (?:is )?free|sliding scale)\b/i;
export const chooseDo = ({ what, product, message }: Asked) =>
  (what ?? (/^(?:offer|launch|season|about|opening)$/.test(message.kind) ? product : null))?.number === "plural"
    ? "do"
    : "does";
export const chooseBe = (material: Asked) => (chooseDo(material) === "do" ? "are" : "is");
export const getCall = ({ callToAction }: Asked) => callToAction ?? "";

export const phoneCall = /^(?:please )?(?:text|call|ring|phone|whatsapp)\b(?! (?:by|in|round)\b)/i;
export const paper = /\b(checklist|guide|recipe|cheat sheet|factsheet)\b/i;

/** A kindergarten with places left takes place on no day. */
export const isOccasion = ({ what, product }: Asked) => {
  const { head = "" } = what ?? product ?? {};
  return (
    !isKindOfBusiness(head) || /(?:shop|camp|festival|market|show|fair|club|supper|dinner|tour|choir)$/i.test(head)
  );
};

/** What the owner tells of themselves has no source but them. */
export const isOwnAccount = ({ message }: Asked) =>
  /\b(?:i|i've|my|we (?:never|always|quit|left|started))\b/i.test(message.point);
/** Things and not money are given. */
export const isDrive = (material: Asked) =>
  !material.goal &&
  says(material, /\b(?:donate|bring|drop|collect(?:ing|ion)?|drive|wanted|needed|we need|spare)\b/i) &&
  !says(material, /\b(?:signatures?|petition|sign|vote)\b/i);
