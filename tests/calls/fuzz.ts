import fc from "fast-check";
import { type Furnished, fillExample, fillPath, pictureForm } from "./caller";
import type { DescribedSite, Json, Operation } from "./described";

/** One call that nobody thought of. */
export interface FuzzedCall {
  operation: Operation;
  isSignedIn: boolean;
  /** In place of the id of something that is there. */
  id: string | null;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: FuzzedBody;
}

type FuzzedBody =
  | { kind: "example" }
  | { kind: "changed"; field: number; value: unknown }
  | { kind: "json"; value: unknown }
  | { kind: "text"; value: string }
  | { kind: "bytes"; value: Uint8Array<ArrayBuffer> };

/** What programs choke on. */
const hostileTexts = [
  "",
  " ",
  "\0",
  "\ud800",
  "\u202e",
  "😀".repeat(200),
  "x".repeat(5000),
  "' or 1=1 --",
  "__proto__",
  "constructor",
  "../../etc/passwd",
  "%00",
  "%E0%A4%A",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "1e999",
  "-0",
  "\r\nSet-Cookie: a=b",
];
const hostileNumbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324];

const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), fc.constantFrom(...hostileTexts));
const anything = fc.oneof(
  fc.jsonValue(),
  text,
  fc.constantFrom<unknown>(...hostileNumbers, null, true, [], {}, [[[[[[]]]]]], { __proto__: null, length: 1e9 }),
);

/** Calls of all that a site describes, half of them well formed. */
export function fuzzedCalls({ operations }: DescribedSite): fc.Arbitrary<FuzzedCall> {
  return fc.constantFrom(...operations).chain((operation) =>
    fc.record({
      operation: fc.constant(operation),
      isSignedIn: usually(true, fc.constant(false)),
      id: usually(null, text),
      query: fc.dictionary(fc.constantFrom("page", ...operation.query), fc.oneof(fc.constantFrom("1", "2"), text), {
        maxKeys: 2,
      }),
      headers: headers(),
      body: bodyFor(operation),
    }),
  );
}

const usually = <T, U>(value: T, otherwise: fc.Arbitrary<U>): fc.Arbitrary<T | U> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: otherwise });

function headers(): fc.Arbitrary<Record<string, string>> {
  const value = fc.string({ minLength: 1, maxLength: 120 }).filter((typed) => /^[\x21-\x7e]+$/.test(typed));
  return usually<Record<string, string>, Record<string, string>>(
    {},
    fc.dictionary(
      fc.constantFrom("Idempotency-Key", "Content-Type", "Accept", "If-None-Match", "X-Session-Id", "Authorization"),
      value,
    ),
  );
}

function bodyFor({ body }: Operation): fc.Arbitrary<FuzzedBody> {
  const value = body ? fc.oneof(valuesOf(body.schema), anything) : anything;
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant<FuzzedBody>({ kind: "example" }) },
    { weight: 6, arbitrary: changedBody(body?.schema) },
    { weight: 3, arbitrary: value.map((made): FuzzedBody => ({ kind: "json", value: made })) },
    { weight: 1, arbitrary: text.map((made): FuzzedBody => ({ kind: "text", value: made })) },
    {
      weight: 1,
      arbitrary: fc.uint8Array().map((made): FuzzedBody => ({ kind: "bytes", value: new Uint8Array(made) })),
    },
  );
}

/** The example with another value in one of its fields, by that field's schema or by none. */
function changedBody(schema: Json | undefined): fc.Arbitrary<FuzzedBody> {
  const properties = Object.values((schema?.properties ?? {}) as Record<string, Json>);
  return fc.nat({ max: Math.max(0, properties.length - 1) }).chain((field) => {
    const own = properties[field];
    return (own ? fc.oneof(valuesOf(own), anything) : anything).map(
      (value): FuzzedBody => ({ kind: "changed", field, value }),
    );
  });
}

/** Values of a schema, as far as the document uses JSON Schema; lengths are kept to what a person would call long. */
function valuesOf(schema: Json): fc.Arbitrary<unknown> {
  const { type, anyOf, minLength = 0, maxLength = 300, minItems = 0, maxItems = 5 } = schema as Record<string, number>;
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as Json[]).map(valuesOf));
  if (Array.isArray(type)) return fc.oneof(...(type as string[]).map((each) => valuesOf({ ...schema, type: each })));
  switch (schema.type) {
    case "string":
      if (schema.format === "email") return fc.emailAddress();
      return fc.string({ unit: "grapheme", minLength, maxLength: Math.max(minLength, Math.min(maxLength, 300)) });
    case "integer":
      return fc.oneof(fc.integer(), fc.maxSafeInteger());
    case "number":
      return fc.double();
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valuesOf((schema.items ?? {}) as Json), {
        minLength: minItems,
        maxLength: Math.min(maxItems, 25),
      });
    case "object": {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
      return fc.record(Object.fromEntries(properties.map(([name, value]) => [name, valuesOf(value)])), {
        requiredKeys: (schema.required ?? []) as string[],
      });
    }
    default:
      return anything;
  }
}

/** Sends such a call as this account would. */
export async function sendFuzzed(site: DescribedSite, call: FuzzedCall, own: Furnished): Promise<Response> {
  const { operation, isSignedIn, headers } = call;
  const path = call.id === null ? fillPath(operation, own) : withId(operation, own, call.id);
  const query = new URLSearchParams(call.query);
  const isJson = operation.body?.type === "application/json";
  return fetch(`${site.url}${path}${path.includes("?") ? "&" : "?"}${query}`, {
    method: operation.method,
    redirect: "manual",
    headers: {
      ...(isSignedIn ? { Cookie: own.cookie } : {}),
      ...(isJson ? { "Content-Type": "application/json" } : {}),
      ...headers,
    },
    body: operation.method === "GET" ? undefined : await bodyOf(operation, call.body, own),
  });
}

/** Another id in the path, as long as the address still is the operation's: an empty one or dots lead elsewhere. */
function withId(operation: Operation, own: Furnished, id: string): string {
  const filled = operation.path.replace(/\{\w+\}/, encodeURIComponent(Buffer.from(id).toString()));
  const segments = (path: string) => new URL(path, "http://site").pathname.split("/").filter(Boolean).length;
  return segments(filled) === segments(operation.path) ? filled : fillPath(operation, own);
}

async function bodyOf(operation: Operation, body: FuzzedBody, own: Furnished): Promise<BodyInit> {
  if (operation.body?.type === "multipart/form-data")
    return body.kind === "bytes" ? pictureForm(body.value) : formOf(body);
  const example = fillExample(operation, own);
  switch (body.kind) {
    case "example":
      return JSON.stringify(example ?? {});
    case "changed": {
      const fields = Object.keys((operation.body?.schema.properties ?? {}) as Json);
      return JSON.stringify({ ...(example as Json), [fields[body.field] ?? "a"]: body.value });
    }
    case "json":
      return JSON.stringify(body.value) ?? "";
    default:
      return body.value;
  }
}

async function formOf(body: FuzzedBody): Promise<BodyInit> {
  if (body.kind === "example") return pictureForm();
  const form = new FormData();
  const value = "value" in body ? body.value : "";
  form.append("image", typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
  return form;
}
