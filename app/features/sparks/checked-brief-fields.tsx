import type { ReactNode } from "react";
import type { FactName } from "~/engine/message/message";
import { Field, type FieldState, TextareaField } from "~/ui/field";
import type { CheckedBrief, FactField } from "./checked-brief.server";

export const factLabels: Record<FactField, string> = {
  factsWhat: "What it is about",
  factsOffer: "Offer or price",
  factsWhen: "When",
  factsWhere: "Where",
  factsFor: "For whom",
  factsProof: "Proof",
  factsSteps: "Steps",
};

const rows: { field: FactField; fact: FactName; isListed?: true; hint?: string }[] = [
  { field: "factsWhat", fact: "what" },
  { field: "factsOffer", fact: "offer" },
  { field: "factsWhen", fact: "when" },
  { field: "factsWhere", fact: "where" },
  { field: "factsFor", fact: "for" },
  { field: "factsProof", fact: "proof", isListed: true, hint: "Numbers, comparisons, sources. One per line." },
  { field: "factsSteps", fact: "steps", isListed: true, hint: "What to do, or what happens, in order. One per line." },
];

/** The section that the form shows when it comes back from a check. */
export const checkedBriefId = "checked-brief";

/** What was understood of the idea, to be corrected; beside each fact the questions that it answers. */
export function CheckedBriefFields({
  fields,
  checked,
  isAnswer,
}: {
  fields: Record<FactField, FieldState>;
  checked: CheckedBrief | null;
  /** The page is the answer to the check: whoever pressed the button is led here. */
  isAnswer: boolean;
}) {
  return (
    <section
      id={checkedBriefId}
      className="checked-brief"
      aria-labelledby={`${checkedBriefId}-title`}
      tabIndex={-1}
      {...(isAnswer ? { "data-focus-first": true } : {})}
    >
      <h2 id={`${checkedBriefId}-title`}>How we read your idea</h2>
      {checked?.point ? (
        <p>
          In short: <q dir="auto">{checked.point}</q>
        </p>
      ) : null}
      <p className="field-hint">
        Fix and add what you can: your words win over ours. Clear a field to leave it out. If you change your idea,
        check it again. Nothing has been made or charged yet.
      </p>
      {checked ? <input type="hidden" name="factsChecked" value={JSON.stringify(checked)} /> : null}
      <div className="checked-brief-fields">
        {rows.map(({ field, fact, isListed, hint }) => {
          const Control = isListed ? TextareaField : Field;
          return (
            <Control key={field} {...fields[field]} label={factLabels[field]} hint={explainFact(fact, hint, checked)} />
          );
        })}
      </div>
    </section>
  );
}

/** What a field is for, whether it was guessed, and which questions it answers; null where there is nothing to say. */
function explainFact(fact: FactName, hint: string | undefined, checked: CheckedBrief | null): ReactNode {
  const questions = checked?.questions.filter((question) => question.fact === fact) ?? [];
  const isGuessed = checked?.guessed.includes(fact);
  if (!hint && !isGuessed && questions.length === 0) return null;
  return (
    <>
      {hint}
      {isGuessed ? <strong className="fact-guessed"> We guessed this, so please check. </strong> : null}
      {questions.map(({ text }) => (
        <span key={text} className="fact-question" dir="auto">
          {text}
        </span>
      ))}
    </>
  );
}
