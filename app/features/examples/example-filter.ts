import type { ContentType } from "~/engine/brief";
import { type ExampleCategory, exampleCategories, exampleTypes } from "./example";

/** What the examples are narrowed to; null leaves it open. */
export interface ExampleFilter {
  category: ExampleCategory | null;
  type: ContentType | null;
}

/** The filter that an address asks for by `category` and `type`. 'all' and what is no word of ours leave it open. */
export function readExampleFilter(params: URLSearchParams): ExampleFilter {
  const category = params.get("category") ?? "";
  return {
    category: Object.hasOwn(exampleCategories, category) ? (category as ExampleCategory) : null,
    type: exampleTypes.find((type) => type === params.get("type")) ?? null,
  };
}

/** The query of an address with this filter; empty for an open one. */
export function writeExampleFilter(filter: ExampleFilter): string {
  const named = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams(named).toString();
}
