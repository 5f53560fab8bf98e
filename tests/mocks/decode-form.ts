export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Stripe's way of sending nested values as a form: "items[0][price]=p" is `{ items: [{ price: "p" }] }`. */
export function decodeForm(body: URLSearchParams): Record<string, FormValue> {
  const whole: Record<string, FormValue> = {};
  for (const [key, value] of body) {
    const path = [...key.matchAll(/[^[\]]+/g)].map(([part]) => part);
    let at: Record<string, FormValue> = whole;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Record<string, FormValue>;
    }
    at[path.at(-1) ?? ""] = value;
  }
  return withLists(whole) as Record<string, FormValue>;
}

/** What is numbered from 0 is a list. */
function withLists(value: FormValue): FormValue {
  if (typeof value !== "object" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
