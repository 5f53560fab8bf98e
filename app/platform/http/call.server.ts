import type { z } from "zod";
import { explainIssue } from "./explain-issue";
import { createJsonGauge } from "./json-gauge";
import { bodyLimits, readBodyChunks } from "./read-body.server";
import { refuseForeign } from "./refuse.server";

export { requireMethod } from "./refuse.server";

/**
 * The door for a JSON call.
 * @throws a 403 for a call from another site, 413 beyond the limit (1 MB; 16 KB for "openCall" and 32 KB for "openMessage", which need no
 * account), 415 for a body that is not JSON, and a 400 with `{message, errors: {field: [text]}}` for one that is broken, not valid, or of
 * more parts than we parse.
 */
export async function parseCall<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  { limit = "call" }: { limit?: "call" | "openCall" | "openMessage" } = {},
): Promise<z.output<Schema>> {
  refuseForeign(request);
  const isJson = /^application\/([a-z0-9.+-]+\+)?json\s*(;|$)/i.test(request.headers.get("Content-Type") ?? "");
  const fits = createJsonGauge();
  const chunks: Uint8Array[] = [];
  for await (const chunk of readBodyChunks(request, bodyLimits[limit])) {
    if (isJson && !fits(chunk))
      throw createCallError(400, "The JSON is nested too deep, or has too many parts.", { errors: {} });
    chunks.push(chunk);
  }
  if (!isJson) throw createCallError(415, "Send JSON, with the content type application/json.");
  let sent: unknown;
  try {
    sent = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw createCallError(400, "The body is not valid JSON.", { errors: {} });
  }
  return parseOrRefuse(schema, sent);
}

/** The headers of a call that a schema names. @throws a 400 as `parseCall` does. */
export function parseCallHeaders<Schema extends z.ZodObject>(request: Request, schema: Schema): z.output<Schema> {
  const sent = Object.keys(schema.shape).map((name) => [name, request.headers.get(name) ?? undefined]);
  return parseOrRefuse(schema, Object.fromEntries(sent));
}

function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent, { error: explainIssue });
  if (parsed.success) return parsed.data;

  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.join(".");
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  throw createCallError(400, Object.values(errors)[0]?.[0] ?? "The call is not valid.", { errors });
}

/** A JSON answer. Answers show what belongs to one person, so no cache keeps them. */
export function respond(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return Response.json(body, { ...init, headers });
}

/** An error of a call, to throw or to return. */
export function createCallError(
  status: number,
  message: string,
  extra: Record<string, unknown> = {},
  headers?: HeadersInit,
): Response {
  return respond({ message, ...extra }, { status, headers });
}
