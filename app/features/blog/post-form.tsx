import type { ReactNode } from "react";
import { Changes } from "~/features/editor/changes";
import type { Difference } from "~/features/editor/compare-texts.server";
import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { CheckboxField, Field, FieldGroup, FileField, TextareaField } from "~/ui/field";
import { useServerForm } from "~/ui/use-server-form";
import type { PostFormConstraints, PostIntent } from "./post-form.schema";
import { labels, type PostValues } from "./post-form-values";
import type { DraftNotes } from "./write-draft.server";
import "~/ui/styles/prose.css";
import "./blog.css";

/** What the form's action comes back with. */
export interface PostFormAnswer {
  values: PostValues;
  intent: PostIntent;
  error?: Record<string, string[] | null> | null;
  preview?: { title: string; html: string };
  notes?: DraftNotes;
  conflict?: { revision: number; differences: Difference[] };
}

const allLabels = { ...labels, idea: "Idea", image: "Image", published: "Published" };

/** The form of one post, new or saved, with what its last press brought. */
export function PostForm({
  editing,
  values: begun,
  answer,
  constraints,
  now,
}: {
  editing: { id: number; slug: string; isFixed: boolean } | null;
  values: PostValues;
  answer: PostFormAnswer | undefined;
  constraints: PostFormConstraints;
  now: string;
}) {
  const values = answer?.values ?? begun;
  const rejected = answer?.error ? { status: "error" as const, error: answer.error, initialValue: values } : null;
  const [form, fields] = useServerForm("post", constraints, { defaultValue: values, lastResult: rejected });
  const here = editing ? `/admin/blog/${editing.id}/edit` : "/admin/blog";
  // why: what was refused as an address is not asked for as a picture.
  const picture = /^(https?:\/\/|\/(?!\/))/i.test(values.imageUrl ?? "") ? values.imageUrl : null;
  return (
    <section className="blog-form" aria-labelledby="blog-form-title">
      <div className="page-header-row">
        <h2 id="blog-form-title">{editing ? "Edit Blog Post" : "Create Blog Post"}</h2>
        {editing ? (
          <LinkButton href="/admin/blog" size="small" icon="plus">
            New Post
          </LinkButton>
        ) : null}
      </div>
      {answer?.conflict ? <Conflict differences={answer.conflict.differences} /> : null}
      {answer?.preview ? <Preview {...answer.preview} /> : null}
      {answer?.notes ? <Notes notes={answer.notes} /> : null}
      {answer?.intent === "upload" && !answer.error ? (
        <Said title="Image uploaded">Its address stands in the form.</Said>
      ) : null}
      <form method="post" action={here} encType="multipart/form-data" {...form.props} data-warn-unsaved>
        {/* why: the first button of a form is what the Enter key presses, and it is to save nothing half-written. */}
        <button type="submit" name="intent" value="preview" formNoValidate hidden>
          Preview
        </button>
        <ErrorSummary form={form} labels={allLabels} />
        {editing ? (
          <input type="hidden" name="revision" value={answer?.conflict?.revision ?? values.revision ?? ""} />
        ) : null}
        {editing ? null : (
          <FieldGroup
            legend="Write with Sparkwright"
            hint="Fills the empty fields below with a draft to edit. It takes no sparks: nobody is charged."
          >
            <TextareaField
              {...fields.idea}
              label="Idea"
              optional
              rows={3}
              placeholder="We now let clients approve a campaign by a link"
            />
            <div>
              <SubmitButton name="intent" value="write" icon="spark" pending="Writing..." formNoValidate>
                Write with Sparkwright
              </SubmitButton>
            </div>
          </FieldGroup>
        )}
        <Field {...fields.title} label={labels.title} />
        <TextareaField
          {...fields.content}
          label={labels.content}
          rows={16}
          hint="Markdown: ## for a heading, - for a list, **bold**, [words](https://…) for a link. At least 50 characters."
        />
        <TextareaField
          {...fields.excerpt}
          label={labels.excerpt}
          optional
          rows={3}
          hint="Up to 300 characters, for the list of posts and the feed."
        />
        <TextareaField
          {...fields.metaDescription}
          label={labels.metaDescription}
          optional
          rows={2}
          hint="Up to 160 characters, for search results and shared links."
        />
        <Field {...fields.author} label={labels.author} />
        <Field {...fields.slug} label={labels.slug} optional hint={<AddressHint editing={editing} />} />
        <FieldGroup legend="Image" hint="Shown over the post and in the list. An uploaded image is public at once.">
          {picture ? <img className="blog-form-picture" src={picture} alt="" referrerPolicy="no-referrer" /> : null}
          <Field
            {...fields.imageUrl}
            label={labels.imageUrl}
            optional
            inputMode="url"
            hint="An address of the web, or a path of this site. Uploading fills it in."
          />
          <FileField
            {...fields.image}
            label="Upload an image"
            optional
            accept="image/*"
            hint="JPG, PNG, GIF or WebP, up to 10 MB."
          />
          <div>
            <SubmitButton
              name="intent"
              value="upload"
              variant="secondary"
              icon="upload"
              pending="Uploading..."
              formNoValidate
            >
              Upload image
            </SubmitButton>
          </div>
          <Field
            {...fields.imageAlt}
            label={labels.imageAlt}
            optional
            hint="For whoever does not see it. Without it, the title is read out."
          />
        </FieldGroup>
        <CheckboxField
          {...fields.published}
          label="Published"
          hint="Everybody can read it. Without the tick it is a draft."
        />
        <Field
          {...fields.publishAt}
          label={labels.publishAt}
          optional
          type="datetime-local"
          hint={`For a published post: the moment, in UTC, at which it appears. Empty means at once. It is now ${now}.`}
        />
        <div className="cluster">
          <SubmitButton name="intent" value="save" variant="strong" pending={editing ? "Updating..." : "Creating..."}>
            {editing ? "Update Blog Post" : "Create Blog Post"}
          </SubmitButton>
          <SubmitButton
            name="intent"
            value="preview"
            variant="secondary"
            icon="eye"
            pending="Laying it out..."
            formNoValidate
          >
            Preview
          </SubmitButton>
          {answer?.conflict ? (
            <LinkButton href={here} variant="quiet">
              Use the saved one
            </LinkButton>
          ) : null}
        </div>
      </form>
    </section>
  );
}

function AddressHint({ editing }: { editing: { slug: string; isFixed: boolean } | null }) {
  if (!editing) return <>After /blog/. Empty means: made from the title, until the post is public.</>;
  if (editing.isFixed)
    return <>After /blog/. It stays when the title changes; if you change it, the old address leads to the new one.</>;
  return <>After /blog/. It follows the title until the post is public.</>;
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="note" role="status">
      <strong>{title}</strong> {children}
    </p>
  );
}

function Notes({ notes: { writtenBy, claimsToCheck, remarks } }: { notes: DraftNotes }) {
  return (
    <section className="note" role="status" aria-label="Your draft">
      <p>
        <strong>Your draft is in the form.</strong> Written by {writtenBy}; nobody was charged. It is not saved yet.
      </p>
      {[...claimsToCheck, ...remarks].length > 0 ? (
        <>
          <p>Check before you publish:</p>
          <ul className="what-goes">
            {[...claimsToCheck, ...remarks].map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Preview({ title, html }: { title: string; html: string }) {
  return (
    <section className="blog-preview" aria-labelledby="blog-preview-title">
      <h3 id="blog-preview-title">Preview</h3>
      <p className="fine-print">Not saved yet.</p>
      <article className="blog-post">
        <p className="blog-preview-heading" dir="auto">
          {title || "No title yet"}
        </p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: renderPost obeys no tag in it. */}
        <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </section>
  );
}

function Conflict({ differences }: { differences: Difference[] }) {
  return (
    <section className="blog-conflict" role="alert" aria-labelledby="blog-conflict-title">
      <h3 id="blog-conflict-title">This post was changed elsewhere</h3>
      <p>
        Someone saved another version while you were writing, maybe you in another tab. Nothing was overwritten. Text
        that is only in the saved version is struck out; text that is only in yours is underlined. Update Blog Post now
        keeps yours.
      </p>
      <Changes differences={differences} level={3} />
    </section>
  );
}
