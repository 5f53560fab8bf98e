import { countWords } from "~/engine/checks/sentences";
import { type Email, emailLimits } from "~/engine/engine";
import { renderEmailHtml, writeActionLine } from "~/engine/formats/lay-out-email";
import { keepClaims } from "./keep-claims";
import { makeText, type TextEditor, takeTyped } from "./text-editor";

/** What a list of mails shows, the letter, and where its one link leads. The HTML follows the letter. */
export const emailEditor: TextEditor<Email> = {
  list: ({ subject, preheader, text, callToAction }) => [
    makeText("subject", "Subject", subject, { limit: emailLimits.subject }),
    makeText("preheader", "Preheader", preheader, { limit: emailLimits.preheader, isRequired: false }),
    makeText("text", "Letter", text, {
      rows: 18,
      limit: emailLimits.words.most,
      unit: "words",
      count: countWords(text),
      most: 20_000,
    }),
    makeText("actionLabel", "Call to action", callToAction.label, { isRequired: false }),
    makeText("actionUrl", "Where it leads", callToAction.url, { isAddress: true }),
  ],
  apply(email, typed) {
    const subject = takeTyped(email.subject, typed.subject);
    const preheader = takeTyped(email.preheader, typed.preheader);
    const callToAction = {
      label: takeTyped(email.callToAction.label, typed.actionLabel),
      url: takeTyped(email.callToAction.url, typed.actionUrl),
    };
    const text = takeTyped(email.text, typed.text)
      .split("\n")
      .map((line) => (line === writeActionLine(email.callToAction) ? writeActionLine(callToAction) : line))
      .join("\n");
    const { remarks: _, ...rest } = email;
    return {
      ...(text === email.text ? email : rest),
      ...{ subject, preheader, text, callToAction, html: renderEmailHtml(text, callToAction) },
      claimsToCheck: keepClaims(email.claimsToCheck, [subject, preheader, text].join("\n")),
    };
  },
};
