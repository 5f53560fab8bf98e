import type { ContentType, TextFormat } from "~/engine/engine";
import { FieldErrors, type FieldState, getCheckboxProps } from "~/ui/field";
import { ContentTypeIcon } from "~/ui/icon";
import { Sparks } from "~/ui/sparks";
import { contentTypeEntries, getContentType } from "../content-types/content-types";

/** The four types to tick, each with what it costs; `format` is a template's. `unwritable` are those that nobody here can write from the idea. */
export function ContentTypeCards({
  field,
  format,
  unwritable = [],
}: {
  field: FieldState;
  format?: TextFormat | null;
  unwritable?: readonly ContentType[];
}) {
  const boxes = getBoxes(field);
  return (
    <fieldset
      className="field-group"
      id={field.id}
      tabIndex={-1}
      aria-describedby={field.errors ? `${field.id}-error` : undefined}
    >
      <legend>Content types</legend>
      <div className="type-cards">
        {contentTypeEntries.map(({ type, title, cost }, index) => (
          <label key={type} className="type-card">
            <input {...boxes[index]} key={type} aria-describedby={`about-${type}`} />
            <span className="type-card-title">
              <ContentTypeIcon type={type} />
              {title}
            </span>
            <Sparks amount={cost} className="type-card-cost" />{" "}
            <span className="type-card-text" id={`about-${type}`}>
              {getContentType(type, format).description}
            </span>{" "}
            {unwritable.includes(type) ? (
              <strong className="type-card-text type-card-language">
                Not in this language: the built-in writer writes in English only.
              </strong>
            ) : null}
          </label>
        ))}
      </div>
      <FieldErrors id={field.id} errors={field.errors} />
    </fieldset>
  );
}

/** The types that are ticked as the page comes. */
export function findTickedTypes(field: FieldState): ContentType[] {
  const boxes = getBoxes(field);
  return contentTypeEntries.filter((_, index) => boxes[index]?.defaultChecked).map(({ type }) => type);
}

const getBoxes = (field: FieldState) =>
  getCheckboxProps(
    field,
    contentTypeEntries.map(({ type }) => type),
  );
