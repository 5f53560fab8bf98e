import { ErrorSummary } from "~/ui/error-summary";
import type { ServerForm } from "~/ui/use-server-form";

/** Why the form did not get the person in: the server's word for the whole of it, or what is wrong field by field. */
export function RefusedForm({ title, form }: { title: string; form: ServerForm }) {
  if (form.errors.length === 0) return <ErrorSummary form={form} />;
  return (
    <div className="error-summary" role="alert" id={form.errorId} tabIndex={-1} data-focus-first>
      <p className="error-summary-title">{title}</p>
      <p>{form.errors.join(" ")}</p>
    </div>
  );
}
