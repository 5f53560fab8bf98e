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

/** OpenAPI 3.0's `nullable` in JSON Schema's words. */
function allowNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(allowNull);
  if (typeof schema !== "object" || schema === null) return schema;
  const { nullable, ...rest } = schema as Record<string, unknown>;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, allowNull(value)]));
  return nullable === true ? { anyOf: [inner, { type: "null" }] } : inner;
}
