import { ContentTypeCards, findTickedTypes } from "~/features/sparks/content-type-cards";
import { CostSummary, getCostStyle } from "~/features/sparks/cost-summary";
import { FormRefused } from "~/features/sparks/form-refused";
import type { KeptForm } from "~/platform/http/kept-form.server";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, TextareaField } from "~/ui/field";
import { KeptNote } from "~/ui/kept-note";
import { useServerForm } from "~/ui/use-server-form";
import type { Again } from "./get-result-page.server";
import "~/features/sparks/spark-form.css";

/** What would sharpen this campaign, to be answered, and the campaign made again with it. */
export function OpenQuestions({
  again,
  kept,
}: {
  again: Again;
  /** The form as it was sent without a session. */
  kept: KeptForm["values"] | null;
}) {
  const { questions, balance, next, contentTypes, constraints, nonce } = again;
  const [form, fields] = useServerForm("again", constraints, { defaultValue: kept ?? { contentTypes } });
  const labels = Object.fromEntries(questions.map(({ name, text }) => [name, text]));
  return (
    // why the focus: without scripts a rejected form would come back far above its place on the page. And why no fragment in the form's
    // address: it would go along to where the answer leads.
    <section
      id="questions"
      className="section open-questions"
      aria-labelledby="questions-title"
      tabIndex={-1}
      {...(form.summary.length > 0 ? { autoFocus: true } : {})}
    >
      <h2 id="questions-title">Make it sharper</h2>
      <p className="open-questions-intro">
        {questions.length === 1 ? "The answer to this question" : "The answers to these questions"} would say more than
        we could read. Answer what you can, and the campaign is made again with it, as a new spark. This one stays.
      </p>
      <form method="post" action="?answered" className="spark-form" style={getCostStyle(balance)} {...form.props}>
        <input type="hidden" name="nonce" value={nonce} />
        <FormRefused words={form.errors} />
        <ErrorSummary form={{ ...form, summary: form.summary.filter((problem) => problem.fieldId) }} labels={labels} />
        <div className="spark-form-main">
          {kept && form.summary.length === 0 ? <KeptNote /> : null}
          {questions.map(({ name, text, isList }) => {
            const Control = isList ? TextareaField : Field;
            return (
              <Control key={name} {...fields[name]} label={text} optional hint={isList ? "One per line." : hint} />
            );
          })}
          <ContentTypeCards field={fields.contentTypes} format={again.format} />
        </div>
        <div className="spark-form-side">
          <CostSummary
            balance={balance}
            ticked={findTickedTypes(fields.contentTypes)}
            next={next}
            label="Make it again"
          />
        </div>
      </form>
    </section>
  );
}

const hint = "Write it the way it should appear.";
