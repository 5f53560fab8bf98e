import { expect, test } from "vitest";
import { z } from "zod";
import { getHtmlConstraints } from "./html-constraints.server";

test("gives what HTML can check by itself", () => {
  const schema = z
    .object({
      name: z.string().trim().min(1).max(120),
      description: z.string().trim().min(10),
      voice: z.string().trim().max(500).optional(),
      note: z.preprocess((value) => value, z.string().max(9).nullable().optional()),
      shout: z
        .string()
        .max(7)
        .transform((text) => text.toUpperCase()),
      types: z.array(z.string()).min(1),
    })
    .refine(() => true);

  expect(getHtmlConstraints(schema)).toEqual({
    name: { required: true, maxLength: 120 },
    description: { required: true, minLength: 10 },
    voice: { required: false, maxLength: 500 },
    note: { required: false, maxLength: 9 },
    shout: { required: true, maxLength: 7 },
    types: { required: true, multiple: true },
  });
});
