import { endSentence, removeEndMark } from "../english/grammar";
import { isOfOwner, type Worded } from "./tell-phrase";
import { endings } from "./turns/endings";
import { requests } from "./turns/requests";
import { statements } from "./turns/statements";
import { things } from "./turns/things";
import { times } from "./turns/times";
import { phraseEnd, type Turn } from "./turns/turn";

/** Each way to say a point again, those that suit it best first. */
export const turns: readonly Turn[] = [...requests, ...times, ...statements, ...things, ...endings];

/** A point in every way that its grammar, its kind and the voice allow, whole sentences. */
export function turnPoint(worded: Worded): string[] {
  const first = removeEndMark(worded.first);
  if (isOfOwner.test(first.split(phraseEnd)[0] ?? "")) return [];
  return turns
    .filter(({ kinds, isLively }) => (kinds?.test(worded.kind) ?? true) && !(isLively && worded.isSober))
    .flatMap(({ typed, tell }) => {
      const groups = typed.exec(first);
      const told = groups && tell(groups.groups ?? {}, { ...worded, first });
      return told ? [endSentence(told)] : [];
    });
}
