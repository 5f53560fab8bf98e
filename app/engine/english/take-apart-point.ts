import { chooseIndefinite, isPlural } from "./noun-phrases";
import { isClause, readHead, request } from "./point-head";
import { addPiece, explain, type PointParts } from "./point-pieces";
import { readWords } from "./words";

/** Words that open a clause of its own behind "and". */
const newClause = / (?:and|but) (?=(?:we|you|they|it|everyone|everybody|the first \d{1,4}|the first \p{L}{3,8}) )/u;

/** "A six-table cafe in Beverley cut its bread waste": what somebody did is no thing with a price and a day. */
export const aCase =
  /^(?:an?|one|the) .{3,50} (?:cut|reduced|lowered|raised|increased|halved|doubled|saved|won|built) (?:its|their|his|her) /i;

/** "Free hearing checks and ear wax removal for £55": the price is of the second, and neither is of both. */
export const twoOffers = /^free [^,.]{3,40} and [^,.]{3,40} (?:for|at|from) [£$€₹]\d/i;

/** Takes a point apart; null where it cannot be told of what pieces it is made. */
export function takeApartPoint(point: string): PointParts | null {
  const text = point.trim().replace(/[.!;,:\s]{1,9}$/, "");
  if (/[?.!]/.test(text.replace(/\d[.:]\d|[ap]\.m/gi, ""))) return null;
  if (aCase.test(text) || twoOffers.test(text)) return null;
  const [, label = "", body = ""] = /^([^:,]{3,60}):\s([^:]{3,200})$/.exec(text) ?? [];
  const pieces = (label ? body : text).split(/,\s+/).flatMap((piece) => piece.split(newClause));
  const [head = "", ...others] = pieces;
  const parts = readHead(label || head);
  if (!parts) return null;
  const isMany = (parts.core ?? parts.subject)?.number === "plural" && !parts.isDeal;
  if (label) {
    const explained = explain(head, isMany);
    if (!explained) return null;
    parts.rest.push(explained);
  }
  // why: of a list, its first piece alone is not what the point names
  const mayBeList = !label && !parts.clause && !parts.when && !parts.priceNote;
  if (
    mayBeList &&
    others.some((piece) => / (?:and|or|&) /.test(piece) && !isClause(readWords(piece)) && !request.test(piece))
  )
    return null;
  for (const piece of others) addPiece(parts, piece, isMany);
  return parts;
}

/** Nouns of what is not counted, by their form; of a price for the whole it can be told that it is. */
const uncounted =
  /(?:ing|ment|tion|sion|ance|ence|age|ery|ity|wear|ness|ship)$|^(?:child)?care$|^advice$|^support$|^cover$|^access$/i;
const countedAnyway =
  /(?:class|course|session|workshop|meeting|evening|morning|opening|tasting|reading|screening|appointment|consultation|service|gathering|wedding|collection|edition|exhibition|competition|celebration|demonstration|selection|auction|reception)$/i;

/** The core with the article that it needs in running text: "an open morning", "two for one pizzas", "the Shelf Check". */
export function addCoreArticle({ core, isDeal, price }: PointParts): string | null {
  if (!core) return null;
  if (isDeal || core.isName || core.number !== "singular" || startsWithNumber(core.text)) return core.text;
  const isCounted = price !== null || countedAnyway.test(core.head) || !uncounted.test(core.head);
  return isCounted && !isPlural(core.head) ? `${chooseIndefinite(core.text)} ${core.text}` : core.text;
}

export const startsWithNumber = (text: string): boolean =>
  /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/i.test(text) &&
  !/^(?:\d+|\p{L}+)[- ](?:page|day|week|month|year|hour|minute|course|km|k|kilometre|kilometer|mile|metre|meter|litre|liter)\b/iu.test(
    text,
  );
