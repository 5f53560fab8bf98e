/** Fields of a question that some servers refuse, and how their refusals name them. */
const refusable: readonly [field: string, named: RegExp][] = [
  ["response_format", /response[_ ]?format|json[_ ]?schema|structured[_ ]output|guided[_ ]json|grammar/i],
  ["max_tokens", /max_(?:completion_)?tokens|maximum context length/i],
  ["stream_options", /stream_options/i],
];

const statuses = new Set([400, 415, 422, 501]);

/**
 * What servers refused of our questions, by their address, so that the next question leaves it out at once. Kept as long as the process: a
 * server that is replaced by one that takes more is asked with less until then.
 */
export class RefusedFields {
  readonly #byAddress = new Map<string, Set<string>>();

  /** The body without what this server refused before. */
  trim(url: string, body: RequestInit["body"]): RequestInit["body"] {
    const fields = this.#byAddress.get(url);
    return fields ? (without(body, [...fields]) ?? body) : body;
  }

  /** The body without the fields that a refusal names; null where it names none that is there. */
  learn(url: string, body: RequestInit["body"], status: number, refusal: string): string | null {
    if (!statuses.has(status)) return null;
    const named = refusable.filter(([, pattern]) => pattern.test(refusal)).map(([field]) => field);
    const lighter = without(body, named);
    if (lighter === null) return null;
    this.#byAddress.set(url, new Set([...(this.#byAddress.get(url) ?? []), ...named]));
    return lighter;
  }
}

function without(body: RequestInit["body"], fields: readonly string[]): string | null {
  if (typeof body !== "string" || fields.length === 0) return null;
  let question: unknown;
  try {
    question = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof question !== "object" || question === null || !fields.some((field) => field in question)) return null;
  return JSON.stringify(Object.fromEntries(Object.entries(question).filter(([field]) => !fields.includes(field))));
}
