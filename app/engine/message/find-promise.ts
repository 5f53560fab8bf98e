import { readNumber } from "../english/numbers";
import type { Material, OpenQuestion } from "./message";

const counted =
  /^(?:the |our )?(\S{1,6}) ((?:[\p{L}-]{2,15} ){0,2}(?:things|ways|tips|mistakes|steps|questions|ideas|reasons|signs|rules|tricks|facts|myths|lessons))\b/iu;

/**
 * What the idea says that it tells and does not: "5 things you can check from the ground", "what free customers need to do before then", "why I quit
 * a job to open a bookshop". Null where nothing of the kind is left open.
 */
export function findPromise({ statements, message }: Material): OpenQuestion | null {
  for (const [at, statement] of statements.entries()) {
    const behind = statements.length - at - 1;
    const [, figure = "", things = ""] = counted.exec(statement) ?? [];
    const count = readNumber(figure.toLowerCase());
    if (count !== null && count >= 2 && behind < count && !/:\s/.test(statement))
      return { fact: "steps", text: `Which ${figure.toLowerCase()} ${things.toLowerCase()}? One a line.` };
    if (/\?$/.test(statement) || (behind > 0 && at === 0 && /^(?:how|who)\b/i.test(statement))) continue;
    const reason = /^(?:and |here's )?why ((?:we|i|our|my)\b.{3,90})$/i.exec(statement);
    if (reason && !/\bbecause\b/i.test(statement) && behind === 0)
      return { fact: "proof", text: `Why? What were your reasons, in your own words, for "${statement}"? One a line.` };
    const open =
      /(?:^|[,:] |\band |\b(?:explain|tell|show|see|learn|know) )((?:what|which|how|where) (?:[^\s,.!?;:]{1,20} ){1,6}(?:needs?|have|has|should|must|can) (?:to )?(?:do|know|bring|change|check|expect|prepare|keep|use)\b[^,.!?;:]{0,40})$/i.exec(
        statement,
      );
    if (open?.[1] && (at > 0 || message.kind !== "how-to") && behind === 0)
      return { fact: "steps", text: `You promise to tell "${open[1]}". What is it? One a line.` };
  }
  return null;
}
