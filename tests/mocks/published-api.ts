import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { parse } from "yaml";

const folder = process.env.OPENAPI_DIR ?? path.resolve("../shared/openapi");

interface Description {
  paths: Record<string, { post?: { requestBody?: { content?: Record<string, { schema?: { $ref?: string } }> } } }>;
}

/**
 * Checks the body of a POST against a vendor's published API description. Null, after saying so in the output, where the folder with
 * the descriptions is absent.
 */
export function publishedApi(file: string): ((apiPath: string, body: unknown) => string[]) | null {
  const source = path.join(folder, file);
  if (!existsSync(source)) {
    process.stdout.write(`Left out: requests are not checked against ${file}, since ${folder} is not there.\n`);
    return null;
  }
  const description = allowNull(parse(readFileSync(source, "utf8"), { maxAliasCount: -1 })) as Description;
  const ajv = new Ajv2020({ strict: false, unicodeRegExp: false, validateFormats: false, allErrors: true });
  ajv.addSchema(description, "api");
  const validators = new Map<string, ValidateFunction>();
  return (apiPath, body) => {
    const ref = description.paths[apiPath]?.post?.requestBody?.content?.["application/json"]?.schema?.$ref;
    if (!ref) throw new RangeError(`${file} describes no JSON body for POST ${apiPath}.`);
    const validate = validators.get(ref) ?? ajv.compile({ $ref: `api${ref}` });
    validators.set(ref, validate);
    return validate(body) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
}

interface FormDescription {
  paths: Record<
    string,
    Partial<
      Record<
        "get" | "post" | "delete",
        {
          parameters?: { name: string; in: string; schema?: object }[];
          requestBody?: { content?: Record<string, { schema?: object }> };
        }
      >
    >
  >;
}

/**
 * Checks what is sent as a form, or in the query, against a vendor's published API description; answers with what is wrong. Null, after saying so
 * in the output, where the description is absent.
 */
export function publishedForms(file: string): ((method: string, path: string, sent: unknown) => string[]) | null {
  const source = path.join(folder, file);
  if (!existsSync(source)) {
    process.stdout.write(`Left out: requests are not checked against ${file}, since ${folder} is not there.\n`);
    return null;
  }
  const { paths } = JSON.parse(readFileSync(source, "utf8")) as FormDescription;
  const templates = Object.keys(paths)
    // why: an address that is written out ("upcoming") goes before one with a name in its place.
    .sort((one, other) => one.split("{").length - other.split("{").length)
    .map((template) => ({ template, fits: new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`) }));
  // why coerced: everything in a form is text.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, coerceTypes: true });
  const validators = new Map<string, ValidateFunction>();

  function compile(method: string, template: string): ValidateFunction {
    const operation = paths[template]?.[method.toLowerCase() as "get"];
    if (!operation) throw new RangeError(`${file} describes no ${method} ${template}.`);
    const query = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
    const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema ?? {}]));
    const body = operation.requestBody?.content?.["application/x-www-form-urlencoded"]?.schema;
    const schema = method === "POST" ? body : { type: "object", properties, additionalProperties: false };
    return ajv.compile(allowNull(schema ?? {}) as object);
  }

  return (method, address, sent) => {
    const template = templates.find(({ fits }) => fits.test(address))?.template;
    if (!template) return [`${file} describes no ${address}.`];
    const key = `${method} ${template}`;
    const validate = validators.get(key) ?? compile(method, template);
    validators.set(key, validate);
    if (validate(structuredClone(sent))) return [];
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: object;
}

interface JsonDescription {
  paths: Record<
    string,
    Partial<
      Record<
        "get" | "post",
        {
          parameters?: Parameter[];
          requestBody?: { required?: boolean; content?: Record<string, { schema?: { $ref?: string } }> };
        }
      >
    >
  >;
  components?: { parameters?: Record<string, Parameter> };
}

/** What a test sent: `query` holds what stands behind the question mark, `header` finds one. */
interface SentJson {
  method: string;
  path: string;
  query: URLSearchParams;
  header(name: string): string | null;
  body: unknown;
}

/**
 * Checks requests with JSON against one of a vendor's published API descriptions, query and headers too; answers with what is wrong, or
 * null for an address that it does not describe. Null itself, after saying so in the output, where the description is absent.
 */
export function publishedJson(file: string): ((sent: SentJson) => string[] | null) | null {
  const source = path.join(folder, file);
  if (!existsSync(source)) {
    process.stdout.write(`Left out: requests are not checked against ${file}, since ${folder} is not there.\n`);
    return null;
  }
  const text = readFileSync(source, "utf8");
  const read: unknown = file.endsWith(".yaml") ? parse(text, { maxAliasCount: -1 }) : JSON.parse(text);
  const description = allowNull(read) as JsonDescription;
  const ajv = new Ajv2020({ strict: false, unicodeRegExp: false, validateFormats: false, allErrors: true });
  ajv.addSchema(description, "api");
  const templates = Object.keys(description.paths).map((template) => ({
    template,
    fits: new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }));
  const validators = new Map<string, ValidateFunction>();

  function check(key: string, schema: object, value: unknown): string[] {
    const validate = validators.get(key) ?? ajv.compile(schema);
    validators.set(key, validate);
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  return ({ method, path: address, query, header, body }) => {
    const template = templates.find(({ fits }) => fits.test(address))?.template;
    if (!template) return null;
    const operation = description.paths[template]?.[method.toLowerCase() as "get"];
    if (!operation) return [`${file} describes no ${method} ${template}.`];
    const parameters = (operation.parameters ?? []).map((given) =>
      given.$ref ? (description.components?.parameters?.[given.$ref.split("/").at(-1) ?? ""] ?? given) : given,
    );
    const named = new Set(parameters.filter((each) => each.in === "query").map(({ name }) => name));
    const wrong = [...query.keys()].filter((name) => !named.has(name)).map((name) => `${name} is not described`);
    for (const { name, in: place, required, schema } of parameters) {
      const value = place === "query" ? query.get(name) : place === "header" ? header(name) : undefined;
      if (value === undefined) continue;
      // why as a number: everything in an address is text.
      const isNumber = schema && "type" in schema && (schema.type === "integer" || schema.type === "number");
      if (value !== null && schema)
        wrong.push(...check(`${template} ${name}`, schema, isNumber ? Number(value) : value));
      else if (required) wrong.push(`${name} is missing`);
    }
    const ref = operation.requestBody?.content?.["application/json"]?.schema?.$ref;
    if (body === undefined) return operation.requestBody?.required ? [...wrong, "no body"] : wrong;
    return ref ? [...wrong, ...check(ref, { $ref: `api${ref}` }, body)] : [...wrong, "a body is not described"];
  };
}

/** OpenAPI 3.0's `nullable` in JSON Schema's words. */
function allowNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(allowNull);
  if (typeof schema !== "object" || schema === null) return schema;
  const { nullable, ...rest } = schema as Record<string, unknown>;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, allowNull(value)]));
  return nullable === true ? { anyOf: [inner, { type: "null" }] } : inner;
}
