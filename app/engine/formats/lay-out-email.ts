import type { Email } from "../engine";

export interface EmailParts {
  subject: string;
  preheader: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Facts, one a line; empty for none. */
  list: readonly string[];
  callToAction: Email["callToAction"];
  /** What stands under the call to action: a last line, the sender. */
  ends: readonly string[];
}

/** A piece of an e-mail's body, in the order in which it is read. */
export type EmailBlock = { kind: "paragraph" | "action"; text: string } | { kind: "list"; items: string[] };

/** Puts an e-mail together as plain text and as HTML. */
export function layOutEmail(
  parts: EmailParts,
): Pick<Email, "subject" | "preheader" | "text" | "html" | "callToAction"> {
  const { subject, preheader, greeting, paragraphs, list, callToAction, ends } = parts;
  const text = [
    greeting,
    ...paragraphs,
    list.map((line) => `- ${line}`).join("\n"),
    writeActionLine(callToAction),
    ...ends,
  ]
    .filter(Boolean)
    .join("\n\n");
  return { subject, preheader, text, html: renderEmailHtml(text, callToAction), callToAction };
}

/** The call to action as it stands in plain text: "Order the box: https://beanthere.example". */
export function writeActionLine({ label, url }: Email["callToAction"]): string {
  return label && label !== url ? `${label}: ${url}` : url;
}

export function readEmailBlocks(text: string, callToAction: Email["callToAction"]): EmailBlock[] {
  const action = writeActionLine(callToAction);
  return text
    .split("\n\n")
    .filter((block) => block.trim() !== "")
    .map((block) => {
      const lines = block.split("\n");
      if (block === action) return { kind: "action", text: block };
      if (lines.every((line) => line.startsWith("- ")))
        return { kind: "list", items: lines.map((line) => line.slice(2)) };
      return { kind: "paragraph", text: block };
    });
}

/** The body as HTML without styles, for the mail program's own; its call to action is the only link. */
export function renderEmailHtml(text: string, callToAction: Email["callToAction"]): string {
  const { label, url } = callToAction;
  return readEmailBlocks(text, callToAction)
    .map((block) => {
      if (block.kind === "list")
        return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
      if (block.kind === "action") return `<p><a href="${escapeHtml(url)}">${escapeHtml(label || url)}</a></p>`;
      return `<p>${escapeHtml(block.text).replaceAll("\n", "<br>")}</p>`;
    })
    .join("\n");
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
