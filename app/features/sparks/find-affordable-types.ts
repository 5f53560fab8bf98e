import type { ContentType } from "~/engine/engine";
import { contentTypeEntries, sortContentTypes } from "../content-types/content-types";

/** As many content types as a balance in sparks can pay for together, in the usual order. */
export function findAffordableTypes(balance: number): ContentType[] {
  let left = balance;
  const chosen = sortContentTypes(({ cost }) => cost).filter(({ cost }) => {
    const fits = cost <= left;
    if (fits) left -= cost;
    return fits;
  });
  return contentTypeEntries.map(({ type }) => type).filter((type) => chosen.some((entry) => entry.type === type));
}
