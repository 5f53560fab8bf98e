import { data } from "@remix-run/node";
import { compareTexts } from "~/features/editor/compare-texts.server";
import type { User } from "~/platform/auth/user";
import { parseForm } from "~/platform/http/form.server";
import { forgetKeptForm } from "~/platform/http/kept-form.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { withUploadSlot } from "~/platform/http/upload-slots.server";
import { log } from "~/platform/log/log.server";
import { explainUnreadable } from "~/platform/text/run-markdown-task.server";
import { normalizeLineEnds } from "~/platform/text/text-field";
import type { BlogPost } from "./blog-post";
import type { BlogPostInput } from "./blog-post.schema";
import { createPost } from "./create-post.server";
import { postFormSchema, readIntent } from "./post-form.schema";
import { fillInPost, labels, type PostValues } from "./post-form-values";
import { renderPost } from "./render-post.server";
import { findFaults } from "./require-readable.server";
import { takePicture } from "./take-picture.server";
import { updatePost } from "./update-post.server";
import { writeDraft } from "./write-draft.server";

const saveFailed = "Error - Failed to save blog post. Please try again.";

/**
 * Answers the form of a post: saves it, or stores its picture, shows how it reads, writes it from an idea, and comes back with everything
 * that was typed.
 * @param post Null for a new one; "gone" for one that is not there (any more).
 */
export async function answerPostForm(request: Request, admin: User, post: BlogPost | null | "gone") {
  const { form, picture } = await withUploadSlot(request, admin, async () => {
    const form = await parseForm(request, postFormSchema, { limit: "picture" });
    const sent = form.ok ? Object.fromEntries(form.formData) : form.submission.payload;
    return { form, picture: await takePicture(admin, sent.image) };
  });
  const sent = form.ok ? Object.fromEntries(form.formData) : form.submission.payload;
  const url = picture && "url" in picture ? picture.url : null;
  const values = { ...readValues(sent), ...(url ? { imageUrl: url } : {}) };
  const intent = readIntent(sent.intent);

  const reject = (errors: Record<string, string[]>, init: ResponseInit = { status: 400 }) =>
    data({ error: errors, initialValue: values, values, intent }, init);
  if (picture && "error" in picture) return reject({ image: [picture.error] }, picture);

  switch (intent) {
    case "upload":
      if (!url) return reject({ image: ["Choose an image first."] });
      return data({ values, intent });
    case "preview": {
      const { title = "", content = "" } = values;
      const problem = await explainUnreadable(content);
      if (problem) return reject({ content: [problem] });
      return data({ values, intent, preview: { title, html: await renderPost(content, 4) } });
    }
    case "write":
      return await writeIntoForm(admin, values, reject);
    case "save":
  }
  if (!form.ok) return reject((form.reply().data.error as Record<string, string[]> | null) ?? {});
  const input = { ...toInput(form.value), imageUrl: url ?? form.value.imageUrl };
  const revision = form.value.revision ?? null;
  try {
    if (post === null) {
      await createPost(admin, input);
      await forgetKeptForm(request, admin);
      return await redirectWithSuccess("/admin/blog", sayDone("created"));
    }
    const saved = post === "gone" ? { became: "gone" as const } : await updatePost(admin, post, input, revision);
    if (saved.became === "stale")
      return data({ values, intent, conflict: compareWithSaved(values, saved.saved) }, { status: 409 });
    if (saved.became === "gone") {
      if (revision === null) throw createNotFound();
      return await keepAsDraft(admin, input);
    }
    await forgetKeptForm(request, admin);
    return await redirectWithSuccess("/admin/blog", sayDone("updated"));
  } catch (error) {
    if (error instanceof Response) throw error;
    const faults = findFaults(error);
    if (faults) return reject(faults);
    log.error({ err: error }, "a blog post could not be saved");
    return reject({ "": [saveFailed] }, { status: 500 });
  }
}

const sayDone = (done: "created" | "updated") => ({
  message: done === "created" ? "Blog Created" : "Blog Updated",
  description: `Blog post has been ${done} successfully.`,
});

/** What was typed into the form of a post that somebody deleted meanwhile: it is not public again by that. */
async function keepAsDraft(admin: User, input: BlogPostInput) {
  const draft = await createPost(admin, { ...input, published: false, publishAt: null });
  return redirectWithInfo(`/admin/blog/${draft.id}/edit`, {
    message: "Kept as a draft",
    description: "Someone deleted this post while you were writing. What you typed is a new draft.",
  });
}

type Reject = (errors: Record<string, string[]>, init?: ResponseInit) => ReturnType<typeof data<object>>;

/** Fills the form from its idea. What is typed already is never written over. */
async function writeIntoForm(admin: User, values: PostValues, reject: Reject) {
  const idea = values.idea?.trim() ?? "";
  if (idea === "") return reject({ idea: ["Tell us the idea first"] });
  if (values.content?.trim())
    return reject({ idea: ["The form holds a text already. Save it and choose New Post, or empty Content first"] });
  try {
    const draft = await writeDraft(admin, idea);
    if ("problem" in draft) return reject({ idea: [draft.problem] }, { status: 502 });
    const { title, content, excerpt, metaDescription, notes } = draft;
    const kept = {
      title: values.title || title,
      excerpt: values.excerpt || excerpt,
      metaDescription: values.metaDescription || metaDescription,
    };
    return data({ values: { ...values, ...kept, content }, intent: "write" as const, notes });
  } catch (error) {
    if (error instanceof TooManyRequests) return reject({ idea: [error.message] }, error.init);
    throw error;
  }
}

/** What the person whose form is old gets to see: what is saved now against what they typed. */
function compareWithSaved(values: PostValues, saved: BlogPost) {
  const list = (texts: PostValues) =>
    Object.entries(labels).map(([name, label]) => ({ name, label, text: texts[name as keyof typeof labels] ?? "" }));
  return { revision: saved.revision, differences: compareTexts(list(fillInPost(saved)), list(values)) };
}

/** The texts of the form as they were typed. */
function readValues(sent: Record<string, unknown>): PostValues {
  const names = [...Object.keys(labels), "idea", "published", "revision"];
  const read = (value: unknown) => (typeof value === "string" ? normalizeLineEnds(value) : "");
  return Object.fromEntries(names.map((name) => [name, read(sent[name])]));
}

function toInput({
  intent: _,
  image: __,
  idea: ___,
  revision: ____,
  ...input
}: BlogPostInput & Record<string, unknown>): BlogPostInput {
  return input;
}
