import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { FieldState } from "./field";

/** What HTML can check by itself. `getZodConstraint` makes these on the server, so zod stays there. */
export interface Constraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  multiple?: boolean;
  pattern?: string;
}

/** One line of the summary above a rejected form. */
export interface FormProblem {
  /** The control to go to; undefined for a problem of the whole form. */
  fieldId?: string;
  name?: string;
  message: string;
}

type FormProps = Pick<ReturnType<typeof getFormProps>, "id" | "noValidate" | "aria-describedby">;

export interface ServerForm {
  /** To be spread on `<form>`. */
  props: FormProps;
  /** Problems of the whole form, not of one field. */
  errors: string[];
  /** Every problem, in the order of the fields. */
  summary: FormProblem[];
  /** The id that `ErrorSummary` takes. */
  errorId: string;
}

export interface ServerFormOptions {
  defaultValue?: Record<string, string | string[] | null | undefined>;
  /** For a page with several forms: the value of this form's hidden `intent`. Results of the others are ignored. */
  intent?: string;
  /** Overrides the action's result; the action answers with `submission.reply()`. */
  lastResult?: SubmissionResult | null;
}

/**
 * A form that the server checks. Gives what to spread on `<form>` and, by field name, on `Field`: ids, HTML constraints,
 * and after a rejection what was typed and what is wrong. Passwords are never filled in again.
 */
export function useServerForm<Name extends string>(
  id: string,
  constraints: Record<Name, Constraint>,
  options: ServerFormOptions = {},
): [ServerForm, Record<Name, FieldState>] {
  const answered = asResult(useActionData());
  const given = options.lastResult ?? answered;
  const lastResult = given && belongsTo(given, options.intent) ? given : undefined;

  const [meta, fieldset] = useForm<Record<string, string>>({
    id,
    lastResult,
    defaultValue: options.defaultValue as Record<string, string> | undefined,
    constraint: constraints,
    defaultNoValidate: false,
  });

  const names = Object.keys(constraints) as Name[];
  const errors = meta.errors ?? [];
  const summary: FormProblem[] = errors.map((message) => ({ message }));
  const fields = {} as Record<Name, FieldState>;
  for (const name of names) {
    const field = fieldset[name];
    if (!field) continue;
    const problems = Object.values(field.allErrors).flat();
    const initial: unknown = /password/i.test(name) ? undefined : field.initialValue;
    fields[name] = {
      id: field.id,
      name,
      errors: problems.length > 0 ? [...new Set(problems)] : undefined,
      ...asValue(initial),
      ...constraints[name],
    };
    for (const message of fields[name].errors ?? []) summary.push({ fieldId: field.id, name, message });
  }

  // why not its onSubmit: the server checks, also where React is at work.
  const described = summary.length > 0 ? ({ ariaInvalid: "allErrors" } as const) : ({ ariaAttributes: false } as const);
  const { onSubmit: _, ...props } = getFormProps(meta, described);
  return [{ props: { ...props, noValidate: false }, errors, summary, errorId: meta.errorId }, fields];
}

function asValue(initial: unknown): Pick<FieldState, "defaultValue" | "defaultValues"> {
  if (Array.isArray(initial)) return { defaultValues: initial.map(String) };
  if (typeof initial === "string") return { defaultValue: initial, defaultValues: [initial] };
  return {};
}

function asResult(data: unknown): SubmissionResult | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  return "status" in data || "error" in data || "initialValue" in data ? (data as SubmissionResult) : undefined;
}

function belongsTo(result: SubmissionResult, intent: string | undefined): boolean {
  return intent === undefined || result.initialValue?.intent === intent;
}
