import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { aBrief, type Extras } from "#tests/factories/a-brief";
import { goodAds, goodBlog, goodCaptions, goodEmail, goodPlan } from "#tests/mocks/campaign-answers";
import { mockedEdge } from "#tests/mocks/provider-edge";
import { vendors } from "#tests/mocks/providers";
import { publishedApi } from "#tests/mocks/published-api";
import { makePlan } from "../../make-plan";
import type { CampaignPlan } from "../../plan";
import { countFor, getPlatform } from "../../platforms";
import { SparkBudget } from "../budget";
import { makePlanByModel } from "./make-plan-by-model";
import { writeAdsByModel } from "./write-ads-by-model";
import { writeBlogByModel } from "./write-blog-by-model";
import { writeCaptionsByModel } from "./write-captions-by-model";
import { writeEmailByModel } from "./write-email-by-model";

const { openai } = vendors;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const fits = publishedApi("openai.yaml");

/** Answers the requests one after the other, the last answer again and again; keeps what was asked. */
function answers(...bodies: (object | string)[]) {
  const asked: { system: string; messages: string[]; whole: string }[] = [];
  server.use(
    http.post(openai.textUrl ?? "", async ({ request }) => {
      const whole = await request.clone().text();
      const body = JSON.parse(whole) as { messages: { role: string; content: string }[] };
      if (fits) expect(fits("/chat/completions", body)).toEqual([]);
      const [system, ...others] = body.messages.map(({ content }) => content);
      const answer = bodies[Math.min(asked.length, bodies.length - 1)] ?? "";
      asked.push({ system: system ?? "", messages: others, whole });
      return HttpResponse.json(openai.text(typeof answer === "string" ? answer : JSON.stringify(answer)));
    }),
  );
  return asked;
}

const planFor = (given: Extras = {}): CampaignPlan =>
  makePlan(
    aBrief(
      "Bean There",
      "Single-origin coffee, roasted on Mondays and posted the same day.",
      "Commuters who drink two coffees a day",
      "A launch for our autumn single-origin",
      { ...given, project: { defaultCallToAction: "Order the autumn box", ...given.project } },
    ),
  );

function model() {
  const found = openai.connect(mockedEdge()).text;
  if (!found) throw new Error("no text model");
  return found;
}
const options = () => ({ signal: new AbortController().signal, budget: new SparkBudget() });
const writeCaptions = (plan = planFor()) => writeCaptionsByModel(model(), plan, options());
const writeBlog = (plan = planFor()) => writeBlogByModel(model(), plan, options());
const think = (plan = planFor()) => makePlanByModel(model(), plan, options());

type Written = (typeof goodCaptions)["captions"][number];
const captionsWith = (...changes: [index: number, text: string][]): { captions: Written[] } => ({
  captions: goodCaptions.captions.map((caption, index) => ({
    ...caption,
    text: changes.find(([at]) => at === index)?.[1] ?? caption.text,
  })),
});

describe("captions by a model", () => {
  test("all hold the project's name, the call to action and its address, within their platforms' limits", async () => {
    const nearlyFull = `${"Good coffee wants a good morning and time. ".repeat(5)}Bean There roasts it.`;
    const asked = answers(captionsWith([0, nearlyFull], [3, "A round, sweet cup that needs no milk and no skill."]));
    const captions = await writeCaptions();
    expect(captions).toHaveLength(10);
    for (const { platform, text } of captions) {
      for (const part of ["Bean There", "Order the autumn box", "beanthere.example"]) expect(text).toContain(part);
      expect(countFor(platform, text)).toBeLessThanOrEqual(getPlatform(platform).limit);
    }
    expect(asked[0]?.system).toContain("`address`");
    expect(asked[0]?.messages[0]).toContain('"address": "beanthere.example"');
  });

  test("what a caption holds already is not added again", async () => {
    answers(captionsWith([2, "Bean There has a new roast. Order the autumn box at beanthere.example today."]));
    const text = (await writeCaptions())[2]?.text ?? "";
    for (const part of ["Bean There", "Order the autumn box", "beanthere.example"])
      expect(text.split(part)).toHaveLength(2);
  });

  test("slips of typing are mended in code, and nothing is asked again", async () => {
    const asked = answers(
      captionsWith([1, "The kettle boils...  and the the kitchen smells like a bakery !! Bean There."]),
    );
    const captions = await writeCaptions();
    expect(asked).toHaveLength(1);
    expect(captions[1]?.text).toMatch(/^The kettle boils… and the kitchen smells like a bakery! Bean There\./);
    expect(captions[1]).not.toHaveProperty("remarks");
  });

  test("one that needs other words is asked for again alone, by its number, platform and reason", async () => {
    const bad = captionsWith([2, "Bean There was chosen by 400 offices."]);
    const asked = answers(bad, {
      captions: [{ number: 3, text: "Bean There is chosen cup by cup.", hashtags: ["coffee"] }],
    });
    const captions = await writeCaptions();
    expect(asked).toHaveLength(2);
    const repair = asked[1]?.messages.at(-1) ?? "";
    expect(repair).toContain("Caption 3 (LinkedIn): the data does not say this: Bean There was chosen by 400 offices.");
    expect(repair).not.toContain("Caption 2");
    expect(captions[2]?.text).toMatch(/^Bean There is chosen cup by cup\./);
    expect(captions[2]).not.toHaveProperty("claimsToCheck");
    expect(captions[1]?.text).toContain(goodCaptions.captions[1]?.text);
  });

  test("what cannot be mended is handed out and says what to check", async () => {
    const plan = planFor({ project: { brandVoice: "Warm. Never say 'cheap'." } });
    answers(captionsWith([2, "Bean There is cheap and was chosen by 400 offices."]), "I would rather chat.");
    const captions = await writeCaptions(plan);
    expect(captions).toHaveLength(10);
    expect(captions[2]?.claimsToCheck?.[0]).toContain("400 offices");
    expect(captions[2]?.remarks).toEqual(["It says “cheap”, which the brand voice avoids."]);
    expect(captions.filter(({ claimsToCheck, remarks }) => claimsToCheck || remarks)).toHaveLength(1);
  });

  test("one that is missing is asked for alone", async () => {
    const asked = answers(
      { captions: goodCaptions.captions.slice(0, 9) },
      { captions: [{ number: 10, text: "Our autumn single-origin is at Bean There.", hashtags: [] }] },
    );
    const captions = await writeCaptions();
    expect(asked[1]?.messages.at(-1)).toContain("Caption 10 (X): it is missing");
    expect(captions).toHaveLength(10);
    expect(captions[9]?.text).toMatch(/^Our autumn single-origin is at Bean There\./);
  });

  test("a single long sentence is cut at a word, and says so", async () => {
    answers(captionsWith([0, `Bean There roasts ${"round and sweet and slow and ".repeat(14)}good coffee.`]));
    const [first] = await writeCaptions();
    expect(first?.shortened).toBe(true);
    expect(first?.text).toMatch(/…\n\n.*beanthere\.example/s);
    expect(countFor("x", first?.text ?? "")).toBeLessThanOrEqual(280);
  });

  test("captions in another language than the idea's are not handed out", async () => {
    const spanish = goodCaptions.captions.map(({ hashtags }) => ({
      text: "El café de otoño llega a tu casa con el primer tren de la mañana, tostado el lunes para ti.",
      hashtags,
    }));
    answers({ captions: spanish });
    await expect(writeCaptions()).rejects.toMatchObject({ reason: "internal" });
  });
});

describe("an article by a model", () => {
  test("that lacks name and call to action gets them in a last line", async () => {
    const bare = JSON.parse(
      JSON.stringify(goodBlog).replaceAll("Bean There", "The roaster").replaceAll(" Order the autumn box.", ""),
    ) as object;
    const asked = answers(bare);
    const { markdown, remarks } = await writeBlog();
    expect(asked).toHaveLength(1);
    expect(markdown).toContain("**Bean There** · Order the autumn box: beanthere.example");
    expect(remarks).toBeUndefined();
  });

  test("that is too short or long in its parts is cut there and kept", async () => {
    const title = "Autumn coffee that is worth getting up for: what is in the bag this year and why";
    const asked = answers({ ...goodBlog, title, metaDescription: "A word about it. ".repeat(20), faqs: [] });
    const post = await writeBlog();
    expect(asked).toHaveLength(1);
    expect(post.title).toBe("Autumn coffee that is worth getting up for");
    expect(post.metaDescription).toMatch(/^(?:A word about it\. ?){9}$/);
    expect(post.faqs).toEqual([]);
  });

  test("of unusual length goes back once, is handed out, and says so", async () => {
    const asked = answers({ ...goodBlog, sections: goodBlog.sections.slice(0, 2) });
    const { remarks } = await writeBlog();
    expect(asked).toHaveLength(2);
    expect(asked[1]?.messages.at(-1)).toMatch(/length: it has \d+ words; 500 to 1200 are usual/);
    expect(remarks).toEqual([expect.stringMatching(/^It has \d+ words; 500 to 1200 are usual\.$/)]);
  });

  test("that was usable is not lost when its repair fails", async () => {
    const naming = { ...goodBlog, introduction: `${goodBlog.introduction} Ask our friend Rosalind about it.` };
    answers(naming, "no");
    expect((await writeBlog()).claimsToCheck).toContain("Ask our friend Rosalind about it.");
  });

  test("in another language than the idea's is not handed out", async () => {
    const body = "El café de otoño llega a tu casa con el primer tren, tostado el lunes para ti. ".repeat(12);
    answers({ ...goodBlog, introduction: body, sections: [{ heading: "El café", body }] });
    await expect(writeBlog()).rejects.toMatchObject({ reason: "internal" });
  });
});

describe("an e-mail by a model", () => {
  test("has one call to action, which code sets, and comes as text and HTML", async () => {
    const asked = answers(goodEmail);
    const email = await writeEmailByModel(model(), planFor(), options());
    expect(asked).toHaveLength(1);
    expect(asked[0]?.system).toContain("120 to 250 words");
    expect(email).toMatchObject({ subject: goodEmail.subject, preheader: goodEmail.preheader });
    expect(email.text.split("Order the autumn box: https://beanthere.example")).toHaveLength(2);
    expect(email.html.match(/<a /g)).toHaveLength(1);
    expect(email.html).toContain("<ul><li>Roasted on Mondays</li><li>Posted the same day</li></ul>");
    expect(email).not.toHaveProperty("remarks");
  });

  test("whose subject is too long goes back once, and is cut at a clause", async () => {
    const subject = "Our autumn single-origin is here: come and get it before it is gone again";
    const asked = answers({ ...goodEmail, subject });
    const email = await writeEmailByModel(model(), planFor(), options());
    expect(asked).toHaveLength(2);
    expect(asked[1]?.messages.at(-1)).toContain(`subject has ${subject.length} characters of 60`);
    expect(email.subject).toBe("Our autumn single-origin is here");
    expect(email).not.toHaveProperty("remarks");
  });

  test("that stays too long, or says what nobody told, is handed out and says so", async () => {
    const paragraphs = [...goodEmail.paragraphs, ...goodBlog.sections.slice(0, 2).map(({ body }) => body)];
    const asked = answers({ ...goodEmail, paragraphs, closing: "Chosen by 400 offices." });
    const email = await writeEmailByModel(model(), planFor(), options());
    expect(asked[1]?.messages.at(-1)).toContain("the data does not say this: Chosen by 400 offices.");
    expect(email.remarks).toContainEqual(expect.stringMatching(/^It has \d+ words; 250 are the most\.$/));
    expect(email.claimsToCheck).toContain("Chosen by 400 offices.");
  });

  test("with marks of Markdown and of HTML is plain", async () => {
    answers({ ...goodEmail, greeting: "**Hello,**", closing: "See <b>you</b> soon." });
    const { text } = await writeEmailByModel(model(), planFor(), options());
    expect(text).toMatch(/^Hello,\n/);
    expect(text).toContain("See you soon.");
  });

  test("in another language than the idea's is not handed out", async () => {
    const body = "El café de otoño llega a tu casa con el primer tren, tostado el lunes para ti. ".repeat(6);
    answers({ ...goodEmail, greeting: "Hola,", paragraphs: [body], list: [], closing: "", signature: "Tu tostador" });
    await expect(writeEmailByModel(model(), planFor(), options())).rejects.toMatchObject({ reason: "internal" });
  });
});

describe("ads by a model", () => {
  const write = () => writeAdsByModel(model(), planFor(), options());

  test("are fifteen headlines, four descriptions and three social ads, none said twice", async () => {
    const asked = answers(goodAds);
    const ads = await write();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.system).toContain("a headline has at most 30");
    const { headlines, descriptions, social, url } = ads;
    expect({ headlines, descriptions, social }).toEqual(goodAds);
    expect(url).toBe("https://beanthere.example");
    expect(ads).not.toHaveProperty("remarks");
  });

  test("that are too long go back once with their counts, and are left out then", async () => {
    const long = "A round autumn cup for the first train of the day";
    const asked = answers({ ...goodAds, headlines: [long, ...goodAds.headlines.slice(1)] });
    const ads = await write();
    expect(asked[1]?.messages.at(-1)).toContain(`the headline “${long}” has ${long.length} characters of 30`);
    expect(ads.headlines).toEqual(goodAds.headlines.slice(1));
    expect(ads.remarks).toEqual(["There are 14 different headlines of 15."]);
  });

  test("that say one thing twice are asked for others, and the rest is handed out with a word about it", async () => {
    const asked = answers({ ...goodAds, headlines: [...goodAds.headlines.slice(0, 14), "a fresh autumn cup!"] });
    const ads = await write();
    expect(asked[1]?.messages.at(-1)).toContain("there are 14 different headlines of 15");
    expect(ads.headlines).toHaveLength(14);
    expect(ads.remarks).toEqual(["There are 14 different headlines of 15."]);
  });

  test("that claim what nobody told list it", async () => {
    const [first, ...others] = goodAds.descriptions;
    answers({ ...goodAds, descriptions: ["Bean There was chosen by 400 offices.", ...others] }, { ...goodAds });
    expect((await write()).descriptions[0]).toBe(first);
    answers({ ...goodAds, descriptions: ["Bean There was chosen by 400 offices.", ...others] });
    expect((await write()).claimsToCheck).toEqual(["Bean There was chosen by 400 offices."]);
  });
});

describe("a plan by a model", () => {
  test("with a headline that is too long is asked again, then cut at a clause", async () => {
    const headline = "Autumn in your cup from the first roast: a box of beans for dark mornings";
    const asked = answers({ ...goodPlan, headline });
    const { plan } = await think();
    expect(asked).toHaveLength(2);
    expect(asked[1]?.messages.at(-1)).toContain(`headline has ${headline.length} characters of 60`);
    expect(plan.headline).toBe("Autumn in your cup from the first roast");
    expect(plan.promise).toBe(goodPlan.promise);
  });

  test("is asked for sentences that a scene of the film holds, and drops one that none does", async () => {
    const long =
      "Every bag leaves the roaster on the day it is filled, but only if the post van comes by in time for it.";
    const points = [...goodPlan.points, { label: "Late", sentence: long }];
    const problem = "the coffee in the cupboard tastes of nothing by Wednesday, but nobody has time to go and buy more";
    const asked = answers({ ...goodPlan, problem, points }, { ...goodPlan, points: [...points].reverse() });
    const { plan } = await think();
    expect(asked[0]?.whole).toContain("one whole sentence of up to 76");
    expect(asked[1]?.messages.at(-1)).toContain(`problem has ${problem.length} characters of 76`);
    expect(plan.problem).toBe(goodPlan.problem);
    expect(asked[1]?.messages.at(-1)).toContain("the sentence of point 4");
    for (const { sentence } of plan.points) {
      expect(sentence.length).toBeLessThanOrEqual(76);
      expect(sentence).toMatch(/\.$/);
    }
  });

  test("lists what it says and the brief does not", async () => {
    answers({ ...goodPlan, supportingLine: "Roasted in 3 minutes by Rosalind." });
    expect((await think()).claimsToCheck).toEqual(["Roasted in 3 minutes by Rosalind."]);
  });

  test("is told the weekday, whose the problem is, and the brand voice as it was typed", async () => {
    const asked = answers(goodPlan);
    const plan = planFor({
      requestedAt: "2026-11-21T09:00:00.000Z",
      project: { brandVoice: "calm, plain, exact", problemBeingSolved: "quiet Tuesdays" },
    });
    await think(plan);
    await writeBlogByModel(model(), plan, options()).catch(() => undefined);
    expect(asked.length).toBeGreaterThan(1);
    for (const { system, messages } of asked) {
      expect(messages[0]).toContain("Saturday, 21 November 2026");
      expect(messages[0]).toContain('"brandVoice": "calm, plain, exact"');
      expect(messages[0]).not.toContain("conversational");
      expect(system).toContain("it is the owner's problem and never the reader's");
    }
  });
});

describe("an answer that comes in pieces", () => {
  const piece = (content: string, finish: string | null = null) =>
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
  const stream = (events: string[]) =>
    new HttpResponse(events.join(""), { headers: { "Content-Type": "text/event-stream" } });
  const answersInPieces = (events: string[]) => server.use(http.post(openai.textUrl ?? "", () => stream(events)));

  test("is put together, and tells how far it is by the characters that have come", async () => {
    const text = JSON.stringify(goodCaptions);
    const pieces = text.match(/.{1,400}/gs) ?? [];
    answersInPieces([...pieces.map((part) => piece(part)), piece("", "stop"), "data: [DONE]\n\n"]);
    const shares: number[] = [];
    const onShare = (share: number) => void shares.push(share);
    const captions = await writeCaptionsByModel(model(), planFor(), { ...options(), onShare });
    expect(captions).toHaveLength(10);
    expect(shares).toHaveLength(pieces.length);
    expect(shares[0]).toBeCloseTo((0.85 * 400) / 4_000);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  });

  test("that is a refusal is told as one", async () => {
    const refusal = { choices: [{ index: 0, delta: { refusal: "I cannot help with that." }, finish_reason: null }] };
    answersInPieces([`data: ${JSON.stringify(refusal)}\n\n`]);
    await expect(writeCaptions()).rejects.toMatchObject({ reason: "refused" });
  });

  test("that breaks off is told as unreachable", async () => {
    server.use(
      http.post(openai.textUrl ?? "", () => {
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(piece('{"captions":')));
            controller.error(new Error("torn"));
          },
        });
        return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream" } });
      }),
    );
    await expect(writeCaptions()).rejects.toMatchObject({ reason: "unreachable" });
  });
});
