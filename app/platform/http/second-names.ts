import { z } from "zod";

/**
 * A body whose fields may come under a second name too, by their first; the first wins when both are sent. The description says so: of two
 * names one is required.
 */
export function acceptSecondNames<Schema extends z.ZodObject>(schema: Schema, secondNames: Record<string, string>) {
  const readFirstNames = (body: unknown) => {
    if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
    const fields: Record<string, unknown> = { ...body };
    for (const [first, second] of Object.entries(secondNames)) fields[first] ??= fields[second];
    return fields;
  };
  return z.preprocess(readFirstNames, schema).meta(describeNames(schema, secondNames));
}

function describeNames(schema: z.ZodObject, secondNames: Record<string, string>) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input" });
  const pairs = Object.entries(secondNames);
  const isDoubled = (name: string) => name in secondNames;
  return {
    properties: { ...properties, ...Object.fromEntries(pairs.map(([first, second]) => [second, properties[first]])) },
    required: required.filter((name) => !isDoubled(name)),
    allOf: required
      .filter(isDoubled)
      .map((name) => ({ anyOf: [{ required: [name] }, { required: [secondNames[name]] }] })),
  };
}
