import { ReadableStream } from "node:stream/web";
import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { MaxFilesExceededError, MaxPartsExceededError, parseFormData } from "@remix-run/form-data-parser";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { explainIssue } from "./explain-issue";
import { bodyLimits, readBody, readBodyChunks } from "./read-body.server";
import { createRefusal, requireMethod } from "./refuse.server";

/** What a form's action returns for a rejected form: the messages and what was typed, passwords apart. */
export type RejectedForm = ReturnType<typeof data<SubmissionResult<string[]>>>;

/** Controls whose text never goes back to a page: passwords, and keys of providers. */
const secretNames = /password|(?:api|generation)key$/i;

type Errors = Record<string, string[]>;

export type ParsedForm<Schema extends z.ZodType> =
  | {
      ok: true;
      value: z.output<Schema>;
      formData: FormData;
      /** Rejects a form that is valid by itself: messages by field name, those of the whole form under "". */
      reject(errors: Errors, init?: { status?: number; headers?: HeadersInit }): RejectedForm;
    }
  | { ok: false; submission: Submission<z.input<Schema>, string[], z.output<Schema>>; reply(): RejectedForm };

/**
 * The door for a form: nothing that a page posts is read in another way.
 * @throws a 403 for a form from another site, 405 for another method than POST, 413 beyond the limit (64 KB; 1 MB for "texts" and
 * 11 MB for "picture", both as multipart), 415 for a body that is not a form, 400 for one that is broken.
 */
export async function parseForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  { limit = "form" }: { limit?: "form" | "texts" | "picture" } = {},
): Promise<ParsedForm<Schema>> {
  requireMethod(request, ["POST"]);
  const formData = await readForm(request, bodyLimits[limit]);
  const submission = parseWithZod(formData, { schema, error: explainIssue });
  const hideFields = [...new Set(formData.keys())].filter((name) => secretNames.test(name));
  if (submission.status !== "success") {
    return { ok: false, submission, reply: () => data(submission.reply({ hideFields }), { status: 400 }) };
  }
  return {
    ok: true,
    value: submission.value,
    formData,
    reject({ "": formErrors = [], ...fieldErrors }, init = {}) {
      return data(submission.reply({ formErrors, fieldErrors, hideFields }), { status: 400, ...init });
    },
  };
}

/** A rejected form with what else its page shows: its controls, where those follow from what was sent. */
export function showWith<More extends object>({ data: rejected, init }: RejectedForm, more: More) {
  return data({ ...rejected, ...more }, init ?? undefined);
}

/** The texts of a form as they were typed, by the names of their controls; passwords are never among them. */
export function readTexts(form: FormData): Record<string, string | string[]> {
  const names = [...new Set(form.keys())].filter((name) => !secretNames.test(name));
  const texts = names.map((name) => [name, form.getAll(name).filter((value) => typeof value === "string")] as const);
  return Object.fromEntries(
    texts.flatMap(([name, [first, ...others]]) =>
      first === undefined ? [] : [[name, others.length > 0 ? [first, ...others] : first]],
    ),
  );
}

/** Parts and files of a form: more than any of ours has, and few enough that reading them is quick. */
const mostControls = 200;
const mostFiles = 4;
const longestName = 100;
const longestPartHeader = 2048;
/** Characters after the media type. A boundary has at most 70 (RFC 2046); looking for one of thousands takes seconds for each megabyte. */
const longestParameters = 200;

async function readForm(request: Request, limit: number): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  const [, mediaType = "", parameters = ""] = /^([^;\s]*)\s*(;.*)?$/s.exec(type) ?? [];
  const isMultipart = mediaType.toLowerCase() === "multipart/form-data";
  const isUrlEncoded = mediaType.toLowerCase() === "application/x-www-form-urlencoded";
  if (!isMultipart && !isUrlEncoded) {
    const { byteLength } = await readBody(request, bodyLimits.form);
    if (byteLength === 0 && type === "") return new FormData();
    throw createRefusal(request, 415, "Send a form: application/x-www-form-urlencoded or multipart/form-data.");
  }

  if (parameters.length > longestParameters) throw createRefusal(request, 400, broken);
  const most = isMultipart ? limit : bodyLimits.form;
  const counted = new Request(request.url, {
    method: "POST",
    // why: the parser knows these names in lower case alone, and would read all others without counting.
    headers: { "Content-Type": mediaType.toLowerCase() + parameters },
    body: ReadableStream.from(readBodyChunks(request, most)),
    duplex: "half",
  } as RequestInit);
  const form = await parseFormData(counted, {
    maxParts: mostControls,
    maxFiles: mostFiles,
    maxFileSize: most,
    maxTotalSize: most,
    maxHeaderSize: longestPartHeader,
  }).catch(async (error) => {
    const isTooMuch = error instanceof MaxPartsExceededError || error instanceof MaxFilesExceededError;
    if (isTooMuch) throw createRefusal(request, 400, notOurs);
    // why: to its end or its limit, since a body that is too much stays a 413 where its beginning is broken too.
    await counted.body?.pipeTo(new WritableStream());
    throw createRefusal(request, 400, broken);
  });
  return rejectUnsafeFieldNames(request, form);
}

const broken = "The form arrived broken. Send it again.";
const notOurs = "The form holds fields that do not belong to it.";

/** Names of controls build nested values, so a name may neither reach a prototype nor ask for an array of millions. */
function rejectUnsafeFieldNames(request: Request, form: FormData): FormData {
  // why: the form library reads commands from these two controls; here a submitted form is just that.
  form.delete("__intent__");
  form.delete("__state__");
  const names = [...form.keys()];
  const hostile = /(^|[.\]])(__proto__|constructor|prototype)($|[.[])|\[\d{3,}\]/;
  if (names.length > mostControls || names.some((name) => name.length > longestName || hostile.test(name))) {
    throw createRefusal(request, 400, notOurs);
  }
  return form;
}
