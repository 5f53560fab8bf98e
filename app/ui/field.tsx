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

/** `aria-invalid` and `aria-describedby` of a control, from its state. */
export function describing(state: Pick<FieldState, "id" | "errors">, hint?: ReactNode) {
  const ids = [hint ? `${state.id}-hint` : "", state.errors?.length ? `${state.id}-error` : ""].filter(Boolean);
  return {
    "aria-invalid": state.errors?.length ? (true as const) : undefined,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
  };
}

function constraintsOf({ required, minLength, maxLength, pattern, min, max, step }: FieldState) {
  return { required, minLength, maxLength, pattern, min, max, step };
}

type FieldProps = FieldState &
  Labelled & {
    type?: string;
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
        className="control"
        id={state.id}
        name={state.name}
        type={type}
        defaultValue={type === "password" ? undefined : state.defaultValue}
        autoComplete={autoComplete}
        placeholder={placeholder}
        inputMode={inputMode}
        disabled={disabled}
        {...constraintsOf(state)}
        {...describing(state, hint)}
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
        className="control control-text"
        id={state.id}
        name={state.name}
        rows={rows}
        placeholder={placeholder}
        defaultValue={state.defaultValue}
        disabled={disabled}
        required={state.required}
        minLength={state.minLength}
        maxLength={state.maxLength}
        {...describing(state, hint)}
      />
    </Labelling>
  );
}

export interface Option {
  value: string;
  label: string;
}

/** One choice of a list. */
export function SelectField(props: FieldState & Labelled & { options: readonly Option[] }) {
  const { label, hint, optional, options, disabled, ...state } = props;
  return (
    <Labelling state={state} label={label} hint={hint} optional={optional}>
      <span className="control-select">
        <select
          className="control"
          id={state.id}
          name={state.name}
          defaultValue={state.defaultValue}
          disabled={disabled}
          required={state.required}
          {...describing(state, hint)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
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
        className="control control-file"
        id={state.id}
        name={state.name}
        type="file"
        accept={accept}
        disabled={disabled}
        required={state.required}
        multiple={state.multiple}
        {...describing(state, hint)}
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
          id={state.id}
          name={state.name}
          type="checkbox"
          value={value}
          defaultChecked={checked ?? state.defaultValues?.includes(value)}
          required={state.required}
          disabled={disabled}
          {...describing(state, hint)}
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
