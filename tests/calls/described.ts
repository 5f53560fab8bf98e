import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

export type Json = Record<string, unknown>;
type Described = { description?: string; $ref?: string; headers?: Json; content?: Record<string, { schema: Json }> };

/** A call as /api/openapi.json tells of it. */
export interface Operation {
  name: string;
  method: string;
  /** With its parameters in braces. */
  path: string;
  isOpen: boolean;
  isAdminOnly: boolean;
  /** Names in the query. */
  query: string[];
  /** Null without a body. */
  body: { type: string; schema: Json; example: unknown } | null;
  /** Every status that it may answer, as text. */
  responses: Record<string, Described>;
}

interface Document {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Json; responses: Record<string, Described> };
}

interface DescribedOperation {
  operationId: string;
  "x-admin-only"?: boolean;
  security: unknown[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Json; example?: unknown }> };
  responses: Record<string, Described>;
}

/** The calls of a served document, and what holds an answer to it. */
export class DescribedSite {
  readonly operations: Operation[];
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(
    readonly url: string,
    readonly document: Document,
  ) {
    this.ajv.addSchema(document, "document");
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => readOperation(path, method, operation)),
    );
  }

  static async read(url: string): Promise<DescribedSite> {
    const response = await fetch(`${url}/api/openapi.json`);
    return new DescribedSite(url, (await response.json()) as Document);
  }

  get(name: string): Operation {
    const found = this.operations.find((operation) => operation.name === name);
    if (!found) throw new RangeError(`The document has no operation ${name}.`);
    return found;
  }

  /** What an answer is not as its description says; empty when all is well. */
  async findFaults(operation: Operation, response: Response): Promise<string[]> {
    const text = await response.text();
    const described = operation.responses[String(response.status)];
    if (!described) return [`${response.status} is not described: ${text.slice(0, 300)}`];
    const { $ref, ...own } = described;
    const { headers = {}, content } = $ref
      ? (this.document.components.responses[$ref.split("/").at(-1) ?? ""] ?? own)
      : own;
    const faults = Object.keys(headers)
      .filter((name) => name !== "Link" && !response.headers.has(name))
      .map((name) => `${response.status} without ${name}`);
    const [type = ""] = Object.keys(content ?? {});
    if (type !== "application/json" && response.headers.get("Content-Type") === type) return faults;
    const schema = content?.["application/json"]?.schema;
    if (!schema) return [...faults, `${response.status} has no described body`];
    if (!response.headers.get("Content-Type")?.startsWith("application/json")) return [...faults, `not JSON: ${text}`];
    const validate = this.validatorOf(schema);
    if (validate(JSON.parse(text))) return faults;
    const wrong = (validate.errors ?? []).map((error) => `${response.status} ${error.instancePath} ${error.message}`);
    return [...faults, ...wrong, text.slice(0, 300)];
  }

  /** Whether a body is one that the description allows. */
  isDescribed(schema: Json, body: unknown): boolean {
    return this.validatorOf(schema)(body) === true;
  }

  private validatorOf(schema: Json): ValidateFunction {
    const key = JSON.stringify(schema);
    const known = this.validators.get(key);
    if (known) return known;
    const inDocument = JSON.parse(key.replaceAll('"#/components/', '"document#/components/')) as Json;
    const validate = this.ajv.compile(inDocument);
    this.validators.set(key, validate);
    return validate;
  }
}

function readOperation(path: string, method: string, described: DescribedOperation): Operation {
  const [type, content] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  return {
    name: described.operationId,
    method: method.toUpperCase(),
    path,
    isOpen: described.security.length === 0,
    isAdminOnly: described["x-admin-only"] === true,
    query: described.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
    body: type && content ? { type, schema: content.schema, example: content.example } : null,
    responses: described.responses,
  };
}
