import { createHash } from "node:crypto";
import { darkEmailStyle } from "~/platform/email/dark-email-style";

const styleHash = `'sha256-${createHash("sha256").update(darkEmailStyle).digest("base64")}'`;

/** The style that an e-mail brings, on the one page that shows e-mails: its frame keeps to the page's policy. Undefined elsewhere. */
export function findEmailPreviewStyle(request: Request): string | undefined {
  return /^\/admin\/outbox\/\d+$/.test(new URL(request.url).pathname) ? styleHash : undefined;
}
