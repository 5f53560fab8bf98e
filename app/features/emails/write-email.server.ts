import { render } from "@react-email/render";
import type { z } from "zod";
import { config } from "~/platform/config/config.server";
import type { EmailRow } from "~/platform/email/deliver-emails.server";
import type { EmailMessage } from "~/platform/email/email-transport";
import { readRecord } from "~/platform/records/read-record.server";
import { type EmailData, type EmailKind, emailKinds } from "./email-kinds";
import { namedByItsText } from "./email-layout";
import { emailTexts } from "./emails";

/** Makes of a row of the outbox what is sent: subject, HTML, and the same as plain text. @throws for a row that no e-mail is known for. */
export async function writeEmail(
  { kind, data }: Pick<EmailRow, "kind" | "data">,
  origin = config.origin,
): Promise<Omit<EmailMessage, "id" | "to">> {
  if (!isKind(kind)) throw new RangeError(`There is no e-mail of the kind ${kind}.`);
  const { subject, body, unsubscribe, replyTo } = write(kind, data, origin);
  const html = await render(body);
  const text = await render(body, {
    plainText: true,
    htmlToTextOptions: {
      selectors: [
        { selector: "h1", options: { uppercase: false } },
        { selector: `a.${namedByItsText}`, format: "anchor", options: { ignoreHref: true } },
      ],
    },
  });
  const headers = unsubscribe ? { headers: getUnsubscribeHeaders(unsubscribe) } : {};
  return { subject, html, text, ...(replyTo ? { replyTo } : {}), ...headers };
}

/** What an e-mail's subject is, without writing it; null for one that cannot be written. */
export function findSubject({ kind, data }: Pick<EmailRow, "kind" | "data">): string | null {
  try {
    return isKind(kind) ? write(kind, data, config.origin).subject : null;
  } catch {
    return null;
  }
}

/** What an e-mail program's own 'Unsubscribe' goes by: one press, without a page (RFC 8058). */
function getUnsubscribeHeaders(address: string): Record<string, string> {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function write<Kind extends EmailKind>(kind: Kind, data: unknown, origin: string) {
  const schema: z.ZodType<unknown> = emailKinds[kind];
  const filledIn = readRecord(`an e-mail of the kind ${kind}`, { 1: schema }, data);
  if (!filledIn) throw new RangeError(`An e-mail of the kind ${kind} cannot be written from what is stored for it.`);
  return emailTexts[kind](filledIn as EmailData<Kind>, origin);
}

const isKind = (kind: string): kind is EmailKind => Object.hasOwn(emailKinds, kind);
