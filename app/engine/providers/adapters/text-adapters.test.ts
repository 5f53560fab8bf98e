import { delay, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { mockedEdge } from "#tests/mocks/provider-edge";
import { replyWithRefusal, replyWithText, testKey, textVendors } from "#tests/mocks/providers";
import { publishedApi } from "#tests/mocks/published-api";
import { PartFailure } from "../../engine";
import { SparkBudget, sparkAllowance } from "../budget";
import { writeStructured } from "../texts/write-structured";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const secretIdea = "a secret idea about purple umbrellas";
const task = {
  instructions: "Answer with a word.",
  message: secretIdea,
  schema: z.object({ word: z.string().max(10).describe("up to 10 characters") }),
  outputTokens: 500,
  usualLength: 20,
  judge: ({ word }: { word: string }) => ({
    content: word,
    findings: word === "forbidden" ? [{ rule: "brand voice", detail: "never say it" }] : [],
  }),
  finish: (content: string) => content,
};

const good = '{"word":"hello"}';

describe.each(textVendors.map((vendor) => [vendor.engine, vendor] as const))("%s writes text", (engine, vendor) => {
  const url = vendor.textUrl ?? "";

  /** Answers the first request with the first response, and so on; the last one stays. Answers the requests' bodies too. */
  function answers(...responses: (() => Response | Promise<Response>)[]) {
    const asked: { body: string; key: string | null }[] = [];
    server.use(
      http.post(url, async ({ request }) => {
        const respond = responses[Math.min(asked.length, responses.length - 1)];
        asked.push({ body: await request.clone().text(), key: vendor.keyIn(request) });
        return (await respond?.()) ?? HttpResponse.error();
      }),
    );
    return asked;
  }
  const says = (text: string) => () => replyWithText(vendor, text);
  const fails =
    (status: number, code?: string, headers: Record<string, string> = {}) =>
    () =>
      HttpResponse.json(vendor.error(`Something about ${secretIdea}`, code), { status, headers });

  function write(given: { limit?: number; signal?: AbortSignal; budget?: SparkBudget } = {}) {
    const edge = mockedEdge(given.limit ? { limits: { text: given.limit } } : {});
    const model = vendor.connect(edge).text;
    if (!model) throw new Error("no text model");
    const { signal = new AbortController().signal, budget = new SparkBudget() } = given;
    return { edge, written: writeStructured(model, task, { signal, budget }) };
  }

  async function failureOf(given: Parameters<typeof write>[0] = {}): Promise<PartFailure> {
    const failure: unknown = await write(given).written.catch((error: unknown) => error);
    if (!(failure instanceof PartFailure)) throw new Error(`no PartFailure but ${String(failure)}`);
    expectNothingTold(failure);
    return failure;
  }

  function expectNothingTold(failure: PartFailure) {
    const cause = failure.cause instanceof Error ? failure.cause : null;
    const told = [failure.message, cause?.message, JSON.stringify(failure), JSON.stringify(cause), cause?.cause].join();
    for (const secret of ["umbrella", testKey, "Something about"]) expect(told).not.toContain(secret);
  }

  test("an answer in the asked shape is handed on, and the key is sent", async () => {
    const asked = answers(says(good));
    await expect(write().written).resolves.toBe("hello");
    expect(asked).toHaveLength(1);
    expect(asked[0]?.key).toBe(testKey);
    expect(asked[0]?.body).toContain("purple umbrellas");
    expect(asked[0]?.body).toContain("Answer with a word.");
  });

  test("how much has come is told while it comes", async () => {
    answers(says(good));
    const shares: number[] = [];
    const model = vendor.connect(mockedEdge()).text;
    const told = { signal: new AbortController().signal, budget: new SparkBudget() };
    if (model) await writeStructured(model, task, { ...told, onShare: (share) => void shares.push(share) });
    expect(shares.at(-1)).toBeCloseTo(0.85 * Math.min(1, good.length / task.usualLength));
  });

  test("JSON in a Markdown fence is read", async () => {
    answers(says(`Here it is:\n\`\`\`json\n${good}\n\`\`\``));
    await expect(write().written).resolves.toBe("hello");
  });

  test.each([
    ["no JSON", "I would rather chat."],
    ["cut JSON", '{"word":"hel'],
    ["a missing field", '{"wort":"hello"}'],
    ["a field that is too long", '{"word":"much too long a word"}'],
    ["content that breaks a rule", '{"word":"forbidden"}'],
  ])("%s is sent back once with what is wrong, and the second answer counts", async (_, bad) => {
    const asked = answers(says(bad), says(good));
    await expect(write().written).resolves.toBe("hello");
    expect(asked).toHaveLength(2);
    expect(asked[1]?.body).toContain("cannot be used");
  });

  test("two answers of the wrong shape are a failure, without a third request", async () => {
    const asked = answers(says("no"));
    expect((await failureOf()).reason).toBe("internal");
    expect(asked).toHaveLength(2);
  });

  test("a refusal is told as one and not asked again", async () => {
    const asked = answers(() => replyWithRefusal(vendor));
    const failure = await failureOf();
    expect(failure.reason).toBe("refused");
    expect(failure.message).toMatch(/content rules/);
    expect(asked).toHaveLength(1);
  });

  test.each([
    [401, undefined, "wrong-key"],
    [403, undefined, "wrong-key"],
    [402, undefined, "quota"],
    [429, "insufficient_quota", "quota"],
    [400, "Your credit balance is too low", "quota"],
    [400, "content_policy_violation", "refused"],
    [400, "unknown_parameter", "internal"],
    [404, "model_not_found", "unreachable"],
    [504, undefined, "timed-out"],
  ])("status %i (%s) is told as %s, and not asked again", async (status, code, reason) => {
    const asked = answers(fails(status, code));
    expect((await failureOf()).reason).toBe(reason);
    expect(asked).toHaveLength(1);
  });

  test.each([500, 502, 520])("status %i is asked once more, since it is often over by then", async (status) => {
    const asked = answers(fails(status), says(good));
    const { edge, written } = write();
    await expect(written).resolves.toBe("hello");
    expect(asked).toHaveLength(2);
    expect(edge.pauses).toHaveLength(1);
  });

  test("a status of 500 that stays is told as unreachable after one more try", async () => {
    const asked = answers(fails(500));
    expect((await failureOf()).reason).toBe("unreachable");
    expect(asked).toHaveLength(2);
  });

  test("429 is asked again after the time that Retry-After names", async () => {
    const asked = answers(fails(429, "rate_limited", { "Retry-After": "7" }), says(good));
    const { edge, written } = write();
    await expect(written).resolves.toBe("hello");
    expect(asked).toHaveLength(2);
    expect(edge.pauses).toHaveLength(1);
    expect(edge.pauses[0]).toBeGreaterThanOrEqual(7_000);
    expect(edge.pauses[0]).toBeLessThan(8_000);
  });

  test("429 that names too long a pause is not waited for", async () => {
    const asked = answers(fails(429, "rate_limited", { "Retry-After": "600" }), says(good));
    expect((await failureOf()).reason).toBe("quota");
    expect(asked).toHaveLength(1);
  });

  test("429 that stays is asked two times more, with growing pauses", async () => {
    const asked = answers(fails(429, "rate_limited"));
    const { edge, written } = write();
    await expect(written).rejects.toMatchObject({ reason: "quota" });
    expect(asked).toHaveLength(3);
    expect(edge.pauses).toHaveLength(2);
  });

  test.each([503, 529])("%i is asked again", async (status) => {
    answers(fails(status), says(good));
    await expect(write().written).resolves.toBe("hello");
  });

  test("a provider that hangs is given up at the time limit, and not asked again", async () => {
    const asked = answers(async () => {
      await delay("infinite");
      return HttpResponse.json({});
    });
    expect((await failureOf({ limit: 50 })).reason).toBe("timed-out");
    expect(asked).toHaveLength(1);
  });

  const breaksOff = (type: string) => () => {
    const half = JSON.stringify(vendor.text(good)).slice(0, 40);
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(half));
        controller.error(new Error("torn"));
      },
    });
    return new HttpResponse(body, { headers: { "Content-Type": type } });
  };

  test.each(["application/json", "text/event-stream"])(
    "an answer of %s that breaks off is asked for once more",
    async (type) => {
      const asked = answers(breaksOff(type), says(good));
      await expect(write().written).resolves.toBe("hello");
      expect(asked).toHaveLength(2);
    },
  );

  test("an answer that breaks off each time is told as unreachable, and asked for twice", async () => {
    const asked = answers(breaksOff("application/json"));
    expect((await failureOf()).reason).toBe("unreachable");
    expect(asked).toHaveLength(2);
  });

  test.each(["text/plain", "application/octet-stream"])(
    "an answer that calls itself %s is read all the same",
    async (type) => {
      answers(() => {
        const whole = JSON.stringify(vendor.text(good));
        const isEvents = vendor.engine === "anthropic" || vendor.engine === "google";
        return isEvents ? replyWithText(vendor, good) : new HttpResponse(whole, { headers: { "Content-Type": type } });
      });
      await expect(write().written).resolves.toBe("hello");
    },
  );

  test("an answer whose body is cut short is no answer", async () => {
    const half = JSON.stringify(vendor.text(good)).slice(0, 40);
    const asked = answers(() => new HttpResponse(half, { headers: { "Content-Type": "application/json" } }));
    expect((await failureOf()).reason).toBe("internal");
    expect(asked).toHaveLength(1);
  });

  test("aborting in the middle of a call rejects at once with the signal's reason", async () => {
    const stop = new AbortController();
    const reason = new Error("cancelled by the user");
    answers(async () => {
      stop.abort(reason);
      await delay("infinite");
      return HttpResponse.json({});
    });
    await expect(write({ signal: stop.signal }).written).rejects.toBe(reason);
  });

  test("an aborted spark asks nobody", async () => {
    const asked = answers(says(good));
    const reason = new Error("cancelled before");
    await expect(write({ signal: AbortSignal.abort(reason) }).written).rejects.toBe(reason);
    expect(asked).toHaveLength(0);
  });

  test("nothing is asked once the spark's allowance is used up", async () => {
    const asked = answers(says("no"));
    const budget = new SparkBudget({ ...sparkAllowance, textCalls: 1 });
    expect((await failureOf({ budget })).reason).toBe("quota");
    expect(asked).toHaveLength(1);
  });

  test("nothing is asked once the spark has waited as long as it may", async () => {
    const asked = answers(says(good));
    const budget = new SparkBudget();
    budget.waited("text", sparkAllowance.waitingSeconds * 1000);
    expect((await failureOf({ budget })).reason).toBe("quota");
    expect(asked).toHaveLength(0);
  });

  const check = engine.startsWith("openai") ? publishedApi("openai.yaml") : null;
  test("the request fits the vendor's published description, where it is at hand", async () => {
    const asked = answers(says("no"), says(good));
    await write().written;
    expect(asked).toHaveLength(2);
    for (const { body } of check ? asked : []) expect(check?.("/chat/completions", JSON.parse(body))).toEqual([]);
  });
});
