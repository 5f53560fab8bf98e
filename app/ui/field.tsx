import {
  type FieldMetadata,
  getCollectionProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from "@conform-to/react";
import type { ReactNode } from "react";

/** A control as `useServerForm` knows it. Spread it: `<Field {...fields.name} label="Project name" />`. */
export interface FieldState {
  id: string;
  name: string;
  defaultValue?: string;
  /** For controls that take several values: checkboxes, `multiple`. */
  defaultValues?: string[];
  errors?: string[];
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  multiple?: boolean;
}

interface Labelled {
  label: string;
  /** One sentence under the label: what to write, or what it is for. */
  hint?: ReactNode;
  /** Says '(optional)' beside the label. */
  optional?: boolean;
  disabled?: boolean;
}

/** Label, hint, control and error in their order, tied together for screen readers. */
function Labelling({
  state,
  label,
  hint,
  optional,
  children,
}: Pick<Labelled, "label" | "hint" | "optional"> & { state: FieldState; children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={state.id}>
        {label}
        {optional ? <span className="field-optional"> (optional)</span> : null}
      </label>
      {hint ? (
        <p className="field-hint" id={`${state.id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldErrors id={state.id} errors={state.errors} />
    </div>
  );
}

/** The messages of one control. Its id is `{id}-error`, to be named in the control's `aria-describedby`. */
export function FieldErrors({ id, errors }: { id: string; errors?: string[] }) {
  if (!errors?.length) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      {errors.join(" ")}
    </p>
  );
}

/** What conform's helpers read of a field, for one that has no form of conform's behind it as well. */
function metadataOf({ defaultValue, defaultValues, errors, ...state }: FieldState) {
  const known = {
    ...state,
    errors: errors?.length ? errors : undefined,
    errorId: `${state.id}-error`,
    initialValue: defaultValue ?? defaultValues,
  };
  return known as unknown as FieldMetadata<string>;
}

/** The hint's id for `aria-describedby`, which conform puts behind that of the messages. */
function describedByHint({ id }: FieldState, hint: ReactNode) {
  return hint ? { ariaDescribedBy: `${id}-hint` } : {};
}

type FieldProps = FieldState &
  Labelled & {
    type?: "text" | "email" | "password" | "url" | "search" | "number" | "date" | "datetime-local";
    autoComplete?: string;
    placeholder?: string;
    inputMode?: "text" | "email" | "url" | "numeric" | "search";
  };

/** A one-line input. A password is never filled in from the server. */
export function Field(props: FieldProps) {
  const { label, hint, optional, type = "text", autoComplete, placeholder, inputMode, disabled, ...state } = props;
  return (
    <Labelling state={state} label={label} hint={hint} optional={optional}>
      <input
        {...getInputProps(metadataOf(state), { type, value: type !== "password", ...describedByHint(state, hint) })}
        className="control"
        autoComplete={autoComplete}
        placeholder={placeholder}
        inputMode={inputMode}
        dir={type === "text" ? "auto" : undefined}
        disabled={disabled}
      />
    </Labelling>
  );
}

/** Text of several lines. It grows with what is typed where the browser can. */
export function TextareaField(props: FieldState & Labelled & { rows?: number; placeholder?: string }) {
  const { label, hint, optional, rows = 4, placeholder, disabled, ...state } = props;
  return (
    <Labelling state={state} label={label} hint={hint} optional={optional}>
      <textarea
        {...getTextareaProps(metadataOf(state), describedByHint(state, hint))}
        className="control control-text"
        dir="auto"
        rows={rows}
        placeholder={placeholder}
        disabled={disabled}
      />
    </Labelling>
  );
}

/** The controls of several choices under one name, to be ticked: id, name, value, what is ticked, and what is wrong. */
export function getCheckboxProps(state: FieldState, values: readonly string[]) {
  return getCollectionProps(metadataOf(state), { type: "checkbox", options: [...values] });
}

export interface Option {
  value: string;
  label: string;
  /** Somebody's own words, in whatever direction they run. */
  isTyped?: boolean;
}

/** One choice of a list. */
export function SelectField(props: FieldState & Labelled & { options: readonly Option[] }) {
  const { label, hint, optional, options, disabled, ...state } = props;
  return (
    <Labelling state={state} label={label} hint={hint} optional={optional}>
      <span className="control-select">
        <select
          {...getSelectProps(metadataOf(state), describedByHint(state, hint))}
          className="control"
          disabled={disabled}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} dir={option.isTyped ? "auto" : undefined}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </Labelling>
  );
}

/** A file from the person's device. The form needs `encType="multipart/form-data"`. */
export function FileField(props: FieldState & Labelled & { accept?: string }) {
  const { label, hint, optional, accept, disabled, ...state } = props;
  return (
    <Labelling state={state} label={label} hint={hint} optional={optional}>
      <input
        {...getInputProps(metadataOf(state), { type: "file", ...describedByHint(state, hint) })}
        className="control control-file"
        accept={accept}
        disabled={disabled}
      />
    </Labelling>
  );
}

/** A yes or no. */
export function CheckboxField(props: FieldState & Labelled & { value?: string; checked?: boolean }) {
  const { label, hint, value = "on", checked, disabled, ...state } = props;
  return (
    <div className="field field-check">
      <label className="check">
        <input
          {...getInputProps(metadataOf(state), { type: "checkbox", value, ...describedByHint(state, hint) })}
          {...(checked === undefined ? {} : { defaultChecked: checked })}
          disabled={disabled}
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p className="field-hint" id={`${state.id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldErrors id={state.id} errors={state.errors} />
    </div>
  );
}

/** Fields that belong together, under one name. */
export function FieldGroup({ legend, hint, children }: { legend: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="field-group">
      <legend>{legend}</legend>
      {hint ? <p className="field-hint">{hint}</p> : null}
      <div className="stack">{children}</div>
    </fieldset>
  );
}
