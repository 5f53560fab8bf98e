import { isEmail } from "~/engine/written-text";
import type { StoredContent } from "~/features/sparks/stored-content";
import { explainUnreadable } from "~/platform/text/run-markdown-task.server";
import type { TextType } from "./text-editor";

/** What was typed cannot be laid out. `errors` say why, by the names of the controls. */
export interface RefusedEdit {
  became: "refused";
  errors: Record<string, string[]>;
}

/** Whether what was typed into an article can be laid out; null where it can, and where its text is the former one. */
export async function refuseUnreadable<T extends TextType>(
  type: T,
  content: StoredContent[T],
  edited: StoredContent[T],
): Promise<RefusedEdit | null> {
  const [before, after] = [findMarkdown(type, content), findMarkdown(type, edited)];
  const problem = after !== null && after !== before ? await explainUnreadable(after) : null;
  return problem ? { became: "refused", errors: { markdown: [problem] } } : null;
}

function findMarkdown<T extends TextType>(type: T, content: StoredContent[T]): string | null {
  if (type !== "blog") return null;
  const blog = content as StoredContent["blog"];
  return isEmail(blog) ? null : blog.markdown;
}
