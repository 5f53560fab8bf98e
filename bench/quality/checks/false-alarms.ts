import alarms from "./false-alarms.json";

/** What a check marked and a reader found right, with the reason. */
interface FalseAlarm {
  /** The check, or Harper's rule. */
  check: string;
  /** What was marked. */
  words: string;
  /** Words of the line around it, so that the same words elsewhere are marked again. */
  within: string;
  reason: string;
}

const folded = (text: string) => text.toLowerCase().replaceAll("’", "'");

/** Whether what a check found was looked at and is right: the same check, the same words, in a line that holds the words around them. */
export const isFalseAlarm = (check: string, words: string, line: string): boolean =>
  (alarms as FalseAlarm[]).some(
    (alarm) =>
      alarm.check === check && folded(alarm.words) === folded(words) && folded(line).includes(folded(alarm.within)),
  );
