import { z } from "zod";
import { cutToLine } from "../words/clean-text";

const longestSaid = 300;

/** What a vendor says of a failure, without the keys that some repeat in it. */
export class VendorsWords {
  #said: string | null = null;

  constructor(private readonly keys: readonly (string | undefined)[]) {}

  hear(body: string): void {
    const message = readMessage(body);
    const hidden = this.keys.reduce<string>((text, key) => (key ? text.replaceAll(key, "…") : text), message ?? "");
    const plain = hidden.replace(/[\p{Cc}\s]+/gu, " ").trim();
    this.#said = plain ? cutToLine(plain, longestSaid) : null;
  }

  /** What was heard since it was last asked; null for nothing. */
  take(): string | null {
    const said = this.#said;
    this.#said = null;
    return said;
  }
}

/** Where the vendors put the words of an error. */
const errorShapes = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
  z.object({ detail: z.array(z.object({ msg: z.string() })).min(1) }).transform(({ detail }) => detail[0]?.msg ?? ""),
]);

function readMessage(body: string): string | null {
  try {
    return errorShapes.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
