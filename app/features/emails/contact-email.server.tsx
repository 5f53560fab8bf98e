import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { contactMessages } from "#db/schema";
import { Action, EmailLayout, Paragraph, Quotation } from "./email-layout";
import type { WrittenEmail } from "./written-email";

/** A message by the contact form, for support: an answer goes to who wrote it. Of the person it has no more than that. */
export function writeContactEmail(messageId: number, origin: string): WrittenEmail {
  const message = db.select().from(contactMessages).where(eq(contactMessages.id, messageId)).get();
  // why short: lists of e-mails cut a longer one.
  const subject = message ? `${capitalize(message.priority)} priority: ${message.subject}` : "A message was deleted";
  const body = (
    <EmailLayout
      title={message?.subject ?? subject}
      preview={message ? `To be answered by ${formatDue(message.answerBy)}.` : "There is nothing to answer."}
      firstName=""
      origin={origin}
      reason="You get this because messages to support go to this address from"
      isToSupport
    >
      {message ? (
        <>
          <Paragraph>
            Somebody wrote by the contact form: {capitalize(message.category)}, {message.priority} priority, to be
            answered by {formatDue(message.answerBy)}.
            {message.isSuspect ? " It came faster than people write: perhaps a program sent it." : null}
          </Paragraph>
          <Quotation>{message.message}</Quotation>
          <Paragraph>An answer to this e-mail goes to them. Mark the message as answered then.</Paragraph>
        </>
      ) : (
        <Paragraph>Somebody wrote by the contact form. The message was deleted before this e-mail was sent.</Paragraph>
      )}
      <Action href={`${origin}/admin/messages`}>Open Messages</Action>
    </EmailLayout>
  );
  return { subject, body, replyTo: message?.email };
}

const formatDue = (moment: Date) => `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
