import { describe, expect, test } from "vitest";
import { z } from "zod";
import { jsonPost, visitorRequest } from "#tests/factories/requests";
import { parseCall } from "~/platform/http/call.server";
import { parseForm } from "~/platform/http/form.server";

// Every schema of a form or a call, sent what it does not take: whatever is said about it is in our words, not the validator's.

const modules: Record<string, Record<string, unknown>> = {
  ...import.meta.glob("/app/features/**/*.schema.ts", { eager: true }),
  ...import.meta.glob("/app/features/**/*.calls.ts", { eager: true }),
  ...import.meta.glob("/app/platform/**/*.schema.ts", { eager: true }),
};

/** Every schema that a module exports, or that its descriptions of calls name. */
function findSchemas(value: unknown, name: string, depth = 0): [string, z.ZodType][] {
  if (value instanceof z.ZodType) return [[name, value]];
  if (typeof value !== "object" || value === null || depth > 3) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    // why: an answer is ours, and nobody is told what is wrong with it.
    key === "answer" ? [] : findSchemas(inner, `${name}.${key}`, depth + 1),
  );
}

const schemas = Object.entries(modules).flatMap(([path, module]) => findSchemas(module, path.split("/").at(-1) ?? ""));

type Fields = Record<string, unknown>;

/** What is sent under each name, so that every field at every depth gets the wrong thing; of a union, each of its kinds. */
function fill(schema: unknown, wrong: unknown): unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fill(schema.unwrap(), wrong);
  if (schema instanceof z.ZodPipe) {
    const { in: before, out } = schema.def;
    return fill(before instanceof z.ZodTransform ? out : before, wrong);
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option: unknown) => fill(option, wrong));
  if (schema instanceof z.ZodArray) return [wrong, ...fill(schema.element, wrong).map((inner) => [inner])];
  if (!(schema instanceof z.ZodObject)) return [wrong];
  const filled: Fields[] = [{}];
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    const values = field instanceof z.ZodLiteral ? [...field.values] : fill(field, wrong);
    for (const [place, value] of values.entries()) {
      filled[place] ??= { ...filled[0] };
      for (const fields of place === 0 ? filled : [filled[place]]) if (fields) fields[name] = value;
    }
  }
  return [wrong, ...filled];
}

const validatorsWords =
  /invalid (input|option|string|number|value|key|discriminator|element|iso|url)|expected|received|too (big|small)|unrecognized|must (match pattern|contain)|\bNaN\b|>=|<=|undefined/i;
const faultsIn = (said: unknown[]) =>
  said.filter((text) => typeof text !== "string" || text.trim() === "" || validatorsWords.test(text));

const wrongs = [undefined, null, 7, -1, 1.5, 1e300, true, "", " ", "x", "x".repeat(5000), [], [[]], {}, { a: 1 }];

async function saidByCall(schema: z.ZodType, body: unknown): Promise<unknown[]> {
  const request = visitorRequest("/api/call", jsonPost(body ?? null));
  const answer: unknown = await parseCall(request, schema).catch((refused: unknown) => refused);
  if (!(answer instanceof Response)) return [];
  const { message, errors } = (await answer.json()) as { message: string; errors: Record<string, string[]> };
  return [message, ...Object.values(errors).flat()];
}

async function saidByForm(schema: z.ZodType, fields: unknown): Promise<unknown[]> {
  if (typeof fields !== "object") return [];
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries((fields ?? {}) as Fields))
    for (const value of Array.isArray(values) ? values.flat() : [values])
      if (value !== undefined) body.append(name, String(value));
  const request = visitorRequest("/", { method: "POST", body });
  const form = await parseForm(request, schema).catch((refused: unknown) => refused as Response);
  // why: one that is too long is refused as a whole, before anything in it is read.
  if (form instanceof Response || form.ok) return [];
  const { error } = form.reply().data;
  return Object.values(error ?? {}).flat();
}

describe("what is wrong is said in our words", () => {
  test("there are schemas to try", () => {
    expect(schemas.length).toBeGreaterThan(60);
  });

  test.each(schemas)("%s", async (_, schema) => {
    const said = new Set<unknown>();
    for (const wrong of wrongs)
      for (const body of fill(schema, wrong)) {
        for (const text of await saidByCall(schema, body)) said.add(text);
        if (schema instanceof z.ZodObject || schema instanceof z.ZodUnion)
          for (const text of await saidByForm(schema, body)) said.add(text);
      }
    expect(faultsIn([...said])).toEqual([]);
  });
});
