import type { ServerForm } from "./use-server-form";

/**
 * What is wrong with a rejected form, each line a link to its field. `labels` gives the fields' names as the person sees them.
 * Renders nothing while nothing is wrong.
 */
export function ErrorSummary({ form, labels = {} }: { form: ServerForm; labels?: Partial<Record<string, string>> }) {
  if (form.summary.length === 0) return null;
  return (
    <div className="error-summary" role="alert" id={form.errorId} tabIndex={-1} data-focus-first>
      <p className="error-summary-title">
        {form.summary.length === 1 ? "One thing to correct" : `${form.summary.length} things to correct`}
      </p>
      <ul>
        {form.summary.map(({ fieldId, name, message }) => {
          const label = name ? labels[name] : undefined;
          return (
            <li key={`${fieldId}${message}`}>
              {label ? `${label}: ` : null}
              {fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
