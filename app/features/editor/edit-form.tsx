import type { ReactNode } from "react";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { LinkButton, SubmitButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, type FieldState, TextareaField } from "~/ui/field";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import type { Arrangement } from "./arrange-scenes";
import { Changes } from "./changes";
import type { Conflict, Preview } from "./get-edit-page.server";
import type { EditableText } from "./text-editor";
import "~/ui/styles/prose.css";
import "./editor.css";

/** The texts of one part, each in a control of its own with the limit that it uses. */
export function EditForm({
  here,
  back,
  texts,
  arrangement,
  version,
  preview,
  conflict,
  order,
}: {
  /** The form's own address, and where it was come from. */
  here: string;
  back: string;
  /** As they were typed, else as they are saved. */
  texts: readonly EditableText[];
  /** Of a script: what its form holds beside the texts. */
  arrangement?: Arrangement;
  version: string;
  preview: Preview | null;
  conflict: Conflict | null;
  /** Where saving has something made: the button's words, and what goes before it. */
  order?: { label: string; terms: ReactNode; leave?: string };
}) {
  const constraints = Object.fromEntries(texts.map((text) => [text.name, getConstraint(text)]));
  const labels = Object.fromEntries(texts.map(({ name, label }) => [name, label]));
  const [form, fields] = useServerForm("edit", constraints, {
    defaultValue: Object.fromEntries(texts.map(({ name, text }) => [name, text])),
  });
  return (
    <>
      {conflict ? <ConflictNote conflict={conflict} /> : null}
      {preview ? <PreviewedText preview={preview} /> : null}
      <form
        method="post"
        action={here}
        encType="multipart/form-data"
        className="edit-form"
        {...form.props}
        data-warn-unsaved
      >
        <ErrorSummary form={form} labels={labels} />
        <input type="hidden" name="version" value={version} />
        {arrangement ? (
          <Scenes here={here} arrangement={arrangement} texts={texts} fields={fields} />
        ) : (
          texts.map((text) => <TextControl key={text.name} text={text} state={fields[text.name]} />)
        )}
        {order?.terms}
        <div className="cluster edit-buttons">
          {/* why Preview first where saving costs: the first button of a form is what the Enter key presses. */}
          {order ? null : (
            <SubmitButton name="intent" value="save" variant="strong" pending="Saving...">
              {conflict ? "Keep mine" : "Save"}
            </SubmitButton>
          )}
          <SubmitButton name="intent" value="preview" variant="secondary" icon="eye" pending="Laying it out...">
            Preview
          </SubmitButton>
          {order ? (
            <SubmitButton name="intent" value="save" variant="strong" pending="Starting...">
              {order.label}
            </SubmitButton>
          ) : null}
          <LinkButton href={conflict ? here : back} variant="quiet">
            {conflict ? "Use the saved one" : (order?.leave ?? "Cancel")}
          </LinkButton>
        </div>
      </form>
    </>
  );
}

function TextControl({ text, state }: { text: EditableText; state: FieldState | undefined }) {
  if (!state) return null;
  const Control = text.rows > 1 ? TextareaField : Field;
  return (
    <Control {...state} label={text.label} optional={!text.isRequired} rows={text.rows} hint={<Hint text={text} />} />
  );
}

const moveWords = { up: "Move up", down: "Move down", remove: "Remove" } as const;

/** The scenes of a script, each with the buttons that move it or take it out. They send the form, which comes back with the scenes moved. */
function Scenes({
  here,
  arrangement: { scenes, canAdd },
  texts,
  fields,
}: {
  here: string;
  arrangement: Arrangement;
  texts: readonly EditableText[];
  fields: Record<string, FieldState>;
}) {
  return (
    <>
      {/* why: the first button of a form is what the Enter key presses, and it is to move nothing. */}
      <button type="submit" name="intent" value="preview" hidden>
        Preview
      </button>
      {scenes.map(({ kind, kicker, moves }, index) => {
        const place = index + 1;
        const name = `scene${place}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: scenes have no other name than their place.
          <div key={index} className="scene-texts">
            <input type="hidden" name={`${name}Kind`} value={kind} />
            <input type="hidden" name={`${name}Kicker`} value={kicker} />
            {texts
              .filter((text) => text.name === name || text.name === `${name}Detail`)
              .map((text) => (
                <TextControl key={text.name} text={text} state={fields[text.name]} />
              ))}
            {moves.length > 0 ? (
              <div className="cluster">
                {moves.map((verb) => (
                  <SubmitButton
                    key={verb}
                    name="intent"
                    value={`${verb} ${place}`}
                    variant="quiet"
                    size="small"
                    formAction={`${here}#edit-scene${place + (verb === "up" ? -1 : verb === "down" ? 1 : 0)}`}
                    formNoValidate
                  >
                    {moveWords[verb]}
                    <span className="visually-hidden"> scene {place}</span>
                  </SubmitButton>
                ))}
              </div>
            ) : null}
          </div>
        );
      })}
      {canAdd ? (
        <div>
          <SubmitButton
            name="intent"
            value="add"
            variant="secondary"
            size="small"
            icon="plus"
            formAction={`${here}#edit-scene${scenes.length}`}
            formNoValidate
          >
            Add a scene
          </SubmitButton>
        </div>
      ) : null}
    </>
  );
}

type ScenesPreview = Extract<Preview, { kind: "film" }>;

const getConstraint = ({ isRequired, most }: EditableText): Constraint => ({ required: isRequired, maxLength: most });

function Hint({ text }: { text: EditableText }) {
  return (
    <>
      {text.help ? `${text.help} ` : null}
      <Count text={text} />
    </>
  );
}

function Count({ text: { count, limit, unit } }: { text: EditableText }) {
  const isOver = limit !== null && count > limit;
  return (
    <span className="figure" data-over={isOver || undefined}>
      {count.toLocaleString("en-US")}
      {limit === null ? null : ` of ${limit.toLocaleString("en-US")}`} {unit}
      {isOver ? `: ${(count - limit).toLocaleString("en-US")} too many` : null}
    </span>
  );
}

function ConflictNote({ conflict: { differences, saved } }: { conflict: Conflict }) {
  return (
    <section className="edit-conflict" role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title">This text was changed elsewhere</h2>
      <p>
        Someone saved another version while you were writing, maybe you in another tab. Nothing was overwritten. Text
        that is only in the saved version is struck out; text that is only in yours is underlined.
      </p>
      <Changes differences={differences} level={3} />
      <Disclosure summary="The saved version">
        {saved.map(({ name, label, text }) => (
          <div key={name} className="saved-text">
            <h3>{label}</h3>
            <p className="changed-text" {...getTextAttributes(text)}>
              {text}
            </p>
          </div>
        ))}
      </Disclosure>
      <p>Your text is in the form below. Keep it, fix it, or use the saved one.</p>
    </section>
  );
}

function PreviewedText({ preview }: { preview: Preview }) {
  return (
    <section className="edit-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">Preview</h2>
      <p className="fine-print">Not saved yet.</p>
      <PreviewedContent preview={preview} />
    </section>
  );
}

function PreviewedContent({ preview }: { preview: Preview }) {
  switch (preview.kind) {
    case "article":
      return (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the action renders it with no tag of its author.
        <article className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: preview.html }} />
      );
    case "film":
      return <PreviewedScenes {...preview} />;
    case "letter":
      return (
        <article className="prose" dir="auto">
          {preview.blocks.map((block) =>
            block.kind === "list" ? (
              <ul key={block.items.join()}>
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ) : (
              <p key={block.text}>{block.text}</p>
            ),
          )}
        </article>
      );
  }
}

function PreviewedScenes({ scenes, seconds }: { scenes: ScenesPreview["scenes"]; seconds: number }) {
  return (
    <>
      <p>
        {scenes.length} scenes, about {Math.round(seconds)} seconds.
      </p>
      <ol className="previewed-scenes">
        {scenes.map(({ kicker, line, detail, seconds: length }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: scenes have no other name than their place.
          <li key={index} {...getTextAttributes(line)}>
            <span className="fine-print" dir="ltr" lang="en">
              Scene {index + 1}, about {Math.round(length)} s
            </span>
            {kicker ? <span className="previewed-kicker">{kicker}</span> : null}
            <strong>{line}</strong>
            {detail ? <span>{detail}</span> : null}
          </li>
        ))}
      </ol>
    </>
  );
}
