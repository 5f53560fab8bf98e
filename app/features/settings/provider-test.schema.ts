import { z } from "zod";
import { chainKinds } from "~/engine/providers/list-asked-models";
import type { ProviderTest } from "~/engine/providers/test-provider";

const problem = z.object({ reason: z.string(), said: z.string().nullable() });
const count = z.number().optional();

/** The last test of a provider, as it is kept. */
export const keptTestSchema = z.object({
  at: z.coerce.date(),
  asked: z.array(z.object({ kind: z.enum(chainKinds), model: z.string() })),
  offered: z.union([z.object({ names: z.array(z.string()), isWhole: z.boolean() }), problem]),
  call: z.object({
    kind: z.enum(["text", "image"]),
    model: z.string(),
    seconds: z.number(),
    tokens: z.object({ input: count, output: count }).nullable(),
    price: z.object({ amount: z.number(), currency: z.string(), unit: z.string().nullable() }).nullable(),
    problem: problem.nullable(),
  }),
});

export type KeptTest = z.infer<typeof keptTestSchema>;

/** What is kept of a test. */
export const toKeptTest = (test: ProviderTest, at: Date): z.input<typeof keptTestSchema> => ({
  ...test,
  at: at.toISOString(),
});

/** The name under which a provider's last test is kept. */
export const getTestName = (provider: string): string => `provider-test:${provider}`;
