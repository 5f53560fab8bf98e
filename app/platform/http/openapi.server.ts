import { z } from "zod";
import type { DescribedCall } from "./described-call";

type Json = Record<string, unknown>;

interface Setting {
  title: string;
  version: string;
  description: string;
  /** Where the calls are answered. */
  origin: string;
  /** The cookie that signs a call in. */
  sessionCookie: string;
}

const message = z.looseObject({ message: z.string().describe("For a person to read.") });
const invalid = message.extend({
  errors: z.record(z.string(), z.array(z.string())).describe("What is wrong, by the field's path."),
});
const insufficient = message.extend({
  needed: z.int().describe("Sparks that it costs."),
  available: z.int().describe("Sparks that are there."),
});

/** Everything that is not an answer, by its status. Source of the bodies: the table of statuses that all calls keep. */
const refusals = {
  400: { name: "Invalid", meaning: "The body, the path or the query is not valid. Nothing was done.", body: invalid },
  401: { name: "Unauthorized", meaning: "Nobody is signed in, or the access token does not work.", body: message },
  402: {
    name: "InsufficientSparks",
    meaning: "There are too few sparks for it. Nothing was made.",
    body: insufficient,
  },
  403: {
    name: "Forbidden",
    meaning: "It is not allowed, the access token may only read, or a page of another site sent it.",
    body: message,
  },
  404: { name: "NotFound", meaning: "There is no such thing, or it is somebody else's.", body: message },
  405: { name: "MethodNotAllowed", meaning: "The address answers other methods: see Allow.", body: message },
  408: { name: "TooSlow", meaning: "The body took too long to arrive.", body: message },
  409: { name: "Changed", meaning: "It was changed since it was read. Nothing was written.", body: message },
  413: { name: "TooLarge", meaning: "The body is larger than the call takes.", body: message },
  415: { name: "UnsupportedType", meaning: "The body has another type than the call takes.", body: message },
  422: { name: "KeyReused", meaning: "The Idempotency-Key came with another body before.", body: message },
  429: { name: "TooManyRequests", meaning: "That is too much at once: see Retry-After.", body: message },
  503: { name: "Busy", meaning: "The site is busy: see Retry-After.", body: message },
  507: { name: "NoRoom", meaning: "The site has no room left to store anything.", body: message },
} as const;
type RefusalStatus = keyof typeof refusals;

const refusalHeaders: Partial<Record<RefusalStatus, Record<string, string>>> = {
  405: { Allow: "The methods that are answered." },
  429: { "Retry-After": "Seconds after which to try again." },
  503: { "Retry-After": "Seconds after which to try again." },
};

/** The calls as an OpenAPI 3.1 document. Schemas with an id stand once, under their name. */
export function createOpenApiDocument(calls: readonly DescribedCall[], setting: Setting): Json {
  const { title, version, description, origin, sessionCookie } = setting;
  const bodies = calls.flatMap(({ name, answer: { body } }) =>
    typeof body === "string" ? [] : [[name, body] as const],
  );
  const answers = convert(Object.fromEntries(bodies), "output");
  const refusalBodies = convert(
    Object.fromEntries(Object.values(refusals).map(({ name, body }) => [name, body])),
    "output",
  );
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const item = {
      ...paths[call.path],
      [call.method.toLowerCase()]: describeOperation(call, answers.schemas[call.name]),
    };
    paths[call.path] = item;
  }
  return {
    openapi: "3.1.1",
    info: { title, version, description },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { ...answers.named, ...refusalBodies.schemas },
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, { name, meaning }]) => [
          name,
          {
            description: meaning,
            ...withHeaders(refusalHeaders[Number(status) as RefusalStatus]),
            content: json({ $ref: `#/components/schemas/${name}` }),
          },
        ]),
      ),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: sessionCookie, description: "Set by signing in." },
        accessToken: {
          type: "http",
          scheme: "bearer",
          description:
            "A personal access token, made on the profile page. One that may only read makes GET calls alone.",
        },
      },
    },
  };
}

function describeOperation(call: DescribedCall, answer: unknown): Json {
  const { name, summary, details, body, bodyType, example, answer: meant } = call;
  return {
    operationId: name,
    summary,
    ...(call.isAdminOnly ? { "x-admin-only": true } : {}),
    ...(details ? { description: details } : {}),
    security: listSecurity(call),
    parameters: describeParameters(call),
    ...(body ? { requestBody: describeBody(body, bodyType, example) } : {}),
    responses: {
      [meant.status]: {
        description: meant.meaning,
        ...withHeaders(meant.headers),
        content: typeof meant.body === "string" ? { [meant.body]: {} } : json(answer),
      },
      ...Object.fromEntries(listRefusals(call).map((status) => [status, describeRefusal(call, status)])),
    },
  };
}

/** The ways in, one of which is enough; none for an open call. */
function listSecurity({ isOpen, isSessionOnly, isAdminOnly }: DescribedCall): Json[] {
  if (isOpen) return [];
  return isSessionOnly || isAdminOnly ? [{ session: [] }] : [{ session: [] }, { accessToken: [] }];
}

/** What a call can answer beside what is asked of it. */
function listRefusals({
  method,
  isOpen,
  isAdminOnly,
  body,
  query,
  refusals: own = {},
}: DescribedCall): RefusalStatus[] {
  const statuses: RefusalStatus[] = [405, 503, 507];
  if (!isOpen) statuses.push(401);
  if (method !== "GET" || isAdminOnly) statuses.push(403);
  if (query) statuses.push(400);
  if (body) statuses.push(400, 408, 413, 415);
  const all = new Set([...statuses, ...(Object.keys(own).map(Number) as RefusalStatus[])]);
  return [...all].sort((one, other) => one - other);
}

function describeRefusal(call: DescribedCall, status: RefusalStatus): Json {
  const $ref = `#/components/responses/${refusals[status].name}`;
  const why = (call.refusals as Partial<Record<RefusalStatus, string>> | undefined)?.[status];
  return why ? { $ref, description: why } : { $ref };
}

function describeBody(body: z.ZodType, type: DescribedCall["bodyType"], example: unknown): Json {
  const schema = convertOne(body);
  const media = example === undefined ? { schema } : { schema, example };
  return { required: true, content: { [type ?? "application/json"]: media } };
}

function describeParameters({ params, query, headers, isAdminOnly }: DescribedCall): Json[] {
  const places = { path: params, query, header: headers };
  const described = Object.entries(places).flatMap(([place, fields]) => {
    const { properties = {}, required = [] } = fields ? (convertOne(fields) as z.core.JSONSchema.ObjectSchema) : {};
    return Object.entries(properties).map(([name, property]) => {
      const { description, ...schema } = property as Json;
      return { name, in: place, required: place === "path" || required.includes(name), description, schema };
    });
  });
  return isAdminOnly ? [...described, sessionParameter] : described;
}

const sessionParameter = {
  name: "x-session-id",
  in: "header",
  required: false,
  description:
    "The value of the cookie session_id (over HTTPS: __Host-session_id), by which a page says which session it was opened in. Another one is refused.",
  schema: { type: "string" },
};

function withHeaders(headers: Record<string, string> | undefined): Json {
  if (!headers) return {};
  const described = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: "string" } },
  ]);
  return { headers: Object.fromEntries(described) };
}

function json(schema: unknown): Json {
  return { "application/json": { schema } };
}

function convertOne(schema: z.ZodType): Json {
  const { it } = convert({ it: schema }, "input").schemas;
  return it as Json;
}

/** Schemas by name, as JSON Schema, and those with an id that they refer to. */
function convert(schemas: Record<string, z.ZodType>, io: "input" | "output") {
  const { properties = {}, $defs = {} } = z.toJSONSchema(z.object(schemas), {
    io,
    override: ({ jsonSchema }) => {
      delete jsonSchema.id;
      // why: an integer that JavaScript holds exactly is no limit of ours.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  const text = JSON.stringify({ schemas: properties, named: $defs }).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as { schemas: Json; named: Json };
}
