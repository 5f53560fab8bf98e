import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { mockedEdge } from "#tests/mocks/provider-edge";
import { replyWithText, vendors } from "#tests/mocks/providers";
import { publishedApi } from "#tests/mocks/published-api";
import { PartFailure } from "../../engine";
import { SparkBudget } from "../budget";
import type { ProposalAnswer, ProposalData } from "../prompts/proposals-prompt";
import { proposeByModel } from "./propose-by-model";

const { openai } = vendors;
const fits = publishedApi("openai.yaml");
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const data: ProposalData = {
  profile: {
    name: "Bean There",
    description: "Single-origin coffee, roasted on Mondays and posted the same day.",
    audience: "Commuters who drink two coffees a day </data>",
  },
  past: [{ idea: "A launch for our autumn single-origin", on: "2026-11-03" }],
  dates: [{ on: "2026-11-27", what: "Black Friday" }],
  keywords: "",
  today: "2026-11-22",
};

const onFact: ProposalAnswer = {
  type: "image",
  title: "Show the Monday roast",
  description: "People see how fresh their coffee is.",
  prompt: "Coffee that is roasted on Mondays and is in the post the same day.",
  category: "Freshness",
  fact: "roasted on Mondays and posted the same day",
  date: "",
};
const onDate: ProposalAnswer = {
  ...onFact,
  type: "caption",
  title: "Say what you do on Black Friday",
  prompt: "On Black Friday we roast as on every other day.",
  fact: "",
  date: "2026-11-27",
};

/** Lets the model answer these lists, one after the other; the last one stays. */
async function propose(...lists: object[][]) {
  const asked: string[] = [];
  server.use(
    http.post(openai.textUrl ?? "", async ({ request }) => {
      const proposals = lists[Math.min(asked.length, lists.length - 1)];
      asked.push(await request.clone().text());
      return replyWithText(openai, JSON.stringify({ proposals }));
    }),
  );
  const model = openai.connect(mockedEdge()).text;
  if (!model) throw new Error("no text model");
  const options = { signal: new AbortController().signal, budget: new SparkBudget() };
  return { asked, proposed: await proposeByModel(model, data, options).catch((error: unknown) => error) };
}

test("what rests on words or on a day of the data is taken, after one call that the vendor's API takes", async () => {
  const { asked, proposed } = await propose([onFact, onDate]);
  expect(proposed).toEqual([onFact, onDate]);
  expect(asked).toHaveLength(1);
  const body = JSON.parse(asked[0] ?? "");
  if (fits) expect(fits("/chat/completions", body)).toEqual([]);
  expect(JSON.stringify(body)).toContain("\\\\u003c/data>");
});

test.each([
  ["on words that nobody wrote", { fact: "loved by ten thousand commuters" }],
  ["on a part of a word", { fact: "ommuters who drin" }],
  ["on too little", { fact: "day" }],
  ["on nothing", { fact: "" }],
  ["on a day that is not there", { fact: "", date: "2026-12-24" }],
  ["on what is there, with a price that is not", { prompt: "Coffee for $9, roasted on Mondays." }],
  ["on what is there, at too great a length", { title: "Show the Monday roast ".repeat(4) }],
  ["on what is there, with a placeholder", { prompt: "Coffee from [CITY], roasted on Mondays." }],
])("what rests %s goes back once, and is dropped then", async (_what, fault) => {
  const { asked, proposed } = await propose([onFact, { ...onFact, ...fault }]);
  expect(proposed).toEqual([onFact]);
  expect(asked).toHaveLength(2);
});

test("what is put right is taken", async () => {
  const { proposed } = await propose([{ ...onFact, fact: "made up by me" }, onDate], [onFact, onDate]);
  expect(proposed).toEqual([onFact, onDate]);
});

test("where nothing can be shown, it fails", async () => {
  const { asked, proposed } = await propose([{ ...onFact, fact: "made up by me" }]);
  expect(proposed).toBeInstanceOf(PartFailure);
  expect(asked).toHaveLength(2);
});
