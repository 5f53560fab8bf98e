import { cutText, cutToLine } from "~/engine/words/clean-text";
import { getChargedSparks } from "~/features/ledger/get-charged-sparks.server";
import { describeItem, type LibraryItem } from "~/features/library/describe-item.server";
import { findMadeParts, findMadeSparks } from "~/features/library/library-item.queries.server";
import type { User } from "~/platform/auth/user";
import { parseRowId } from "~/platform/text/parse-row-id";
import { renderPlainText } from "~/platform/text/plain-text.server";
import { type Example, type ExampleContent, exampleLimits, exampleTypes } from "./example";
import { type ExampleFilter, readExampleFilter, writeExampleFilter } from "./example-filter";
import { listFeaturedExamples } from "./list-featured-examples";

/** Of one's own campaigns, on a page. */
const ownAtOnce = 12;

/**
 * The examples that an address asks for: the featured ones, and after them the user's own campaigns, the newest first. `older` is the place
 * of those that come after, on a page of their own; null where there are none.
 */
export function findExamples(user: Pick<User, "id">, request: Request) {
  const params = new URL(request.url).searchParams;
  const filter = readExampleFilter(params);
  const before = parseRowId(params.get("before") ?? "");
  const fits = ({ category, contentTypes }: Example) =>
    (!filter.category || filter.category === category) && (!filter.type || contentTypes.includes(filter.type));
  const own = findOwnExamples(user, filter, before);
  return {
    filter,
    isNarrowed: writeExampleFilter(filter) !== "",
    examples: [...(before ? [] : listFeaturedExamples().filter(fits)), ...own.examples],
    older: own.older,
  };
}

export type ExamplesPage = ReturnType<typeof findExamples>;

function findOwnExamples(user: Pick<User, "id">, { category, type }: ExampleFilter, before: number | null) {
  if (category && category !== "real-campaign") return { examples: [], older: null };
  const open = { search: "", project: null, from: null, to: null };
  const found = findMadeSparks(user, { ...open, type }, { before, after: null }, ownAtOnce + 1);
  const sparks = found.slice(0, ownAtOnce);
  const ids = sparks.map(({ id }) => id);
  const parts = findMadeParts(ids);
  const charged = getChargedSparks(ids);
  const items = sparks.map((spark) => describeItem(spark, parts));
  return {
    // why filtered: a film alone is no example, by the specification.
    examples: items
      .filter(({ types }) => exampleTypes.some((shown) => types.includes(shown)))
      .map((item) => describeOwn(item, charged.get(item.id) ?? 0)),
    older: found.length > ownAtOnce ? (sparks.at(-1)?.id ?? null) : null,
  };
}

function describeOwn(item: LibraryItem, charged: number): Example {
  const { id, prompt, projectName, types, format, results } = item;
  return {
    key: `own-${id}`,
    sparkTitle: `${projectName} Campaign`,
    sparkPrompt: cutToLine(prompt, exampleLimits.prompt),
    contentTypes: types,
    format,
    category: "real-campaign",
    sparkCost: 15,
    charged,
    isFeatured: false,
    results,
    generatedContent: describeContent(item),
  };
}

function describeContent({ types, text, picture, captions }: LibraryItem): ExampleContent[] {
  const content: ExampleContent[] = [];
  if (text) content.push({ type: "blog", title: "", ...describeText(text.whole), picture: null });
  if (picture && types.includes("image")) {
    const { preview: src, altText: alt } = picture;
    content.push({ type: "image", title: "Poster", preview: "", sample: null, picture: { src, alt } });
  }
  if (captions) {
    const { texts } = captions;
    const title = texts.length === 1 ? "1 text" : `${texts.length} texts`;
    content.push({ type: "caption", title, ...describeText(texts.join("\n\n")), picture: null });
  }
  return content;
}

function describeText(text: string): Pick<ExampleContent, "preview" | "sample"> {
  // why not all of it: a page has a dozen of them
  const plain = renderPlainText(text.slice(0, 4 * exampleLimits.sample));
  return { preview: cutToLine(plain, exampleLimits.preview), sample: cutText(plain, exampleLimits.sample) };
}
