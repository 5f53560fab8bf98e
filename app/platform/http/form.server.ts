import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { bodyLimits, readBody } from "./read-body.server";
import { onlyMethods, refusal } from "./refuse.server";

/** What a form's action returns for a rejected form: the messages and what was typed, passwords apart. */
export type RejectedForm = ReturnType<typeof data<SubmissionResult<string[]>>>;

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
  onlyMethods(request, ["POST"]);
  const formData = await readForm(request, bodyLimits[limit]);
  const submission = parseWithZod(formData, { schema });
  const hideFields = [...new Set(formData.keys())].filter((name) => /password/i.test(name));
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

async function readForm(request: Request, limit: number): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  const isMultipart = /^multipart\/form-data\s*(;|$)/i.test(type);
  const isUrlEncoded = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);
  const body = await readBody(request, isMultipart ? limit : bodyLimits.form);
  if (body.byteLength === 0 && type === "") return new FormData();
  if (!isMultipart && !isUrlEncoded) {
    throw refusal(request, 415, "Send a form: application/x-www-form-urlencoded or multipart/form-data.");
  }

  let form: FormData;
  try {
    form = await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw refusal(request, 400, "The form arrived broken. Send it again.");
  }
  return withoutTricks(request, form);
}

/** More than any form of ours has, and few enough that reading them is quick. */
const mostControls = 200;
const longestName = 100;

/** Names of controls build nested values, so a name may neither reach a prototype nor ask for an array of millions. */
function withoutTricks(request: Request, form: FormData): FormData {
  // why: the form library reads commands from these two controls; here a submitted form is just that.
  form.delete("__intent__");
  form.delete("__state__");
  const names = [...form.keys()];
  const hostile = /(^|[.\]])(__proto__|constructor|prototype)($|[.[])|\[\d{3,}\]/;
  if (names.length > mostControls || names.some((name) => name.length > longestName || hostile.test(name))) {
    throw refusal(request, 400, "The form holds fields that do not belong to it.");
  }
  return form;
}
