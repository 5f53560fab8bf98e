import { delay, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { mockedEdge } from "#tests/mocks/provider-edge";
import { aPicture, falPictureUrl, pictureVendors, testKey, vendors } from "#tests/mocks/providers";
import { publishedApi } from "#tests/mocks/published-api";
import type { PartFailure } from "../../engine";
import { SparkBudget, sparkAllowance } from "../budget";
import { connectGoogle } from "./google";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const prompt = "A cup of coffee on a windowsill. No text, no logos.";
const anySignal = new AbortController().signal;
const options = () => ({ signal: anySignal, budget: new SparkBudget() });
const check = publishedApi("openai.yaml");

/** Answers POSTs to the address, and keeps the requests. */
function answer(url: string, respond: () => Response | Promise<Response>) {
  const asked: { body: unknown; key: string | null; url: string }[] = [];
  server.use(
    http.post(url, async ({ request }) => {
      asked.push({
        body: JSON.parse(await request.clone().text()),
        key: request.headers.get("authorization") ?? request.headers.get("x-goog-api-key"),
        url: request.url,
      });
      return respond();
    }),
  );
  return asked;
}

describe.each(pictureVendors.map((vendor) => [vendor.engine, vendor] as const))("%s paints", (engine, vendor) => {
  const url = vendor.pictureUrl ?? "";
  const paint = (limit?: number, given = options()) => {
    const model = vendor.connect(mockedEdge(limit ? { limits: { picture: limit } } : {})).picture;
    if (!model) throw new Error("no picture model");
    return model.paint(prompt, given);
  };

  test("the picture's bytes arrive as they are, and the prompt and the key are sent", async () => {
    const png = await aPicture();
    const asked = answer(url, () => HttpResponse.json(vendor.picture?.(png)));
    server.use(http.get(falPictureUrl, () => HttpResponse.arrayBuffer(new Uint8Array(png).buffer)));
    expect(Buffer.from(await paint()).equals(png)).toBe(true);
    expect(asked).toHaveLength(1);
    expect(JSON.stringify(asked[0]?.body)).toContain("windowsill");
    expect(asked[0]?.key).toContain(testKey);
  });

  test("a picture that the rules forbid is told as refused", async () => {
    answer(url, () => vendor.pictureRefusal?.() ?? HttpResponse.error());
    await expect(paint()).rejects.toMatchObject({ reason: "refused" });
  });

  test.each([
    [401, "", "wrong-key"],
    [402, "", "quota"],
    [403, "Exhausted balance.", "quota"],
    [429, "insufficient_quota", "quota"],
    [500, "", "unreachable"],
  ])("status %i %s is told as %s, and not paid for again", async (status, words, reason) => {
    const asked = answer(url, () => HttpResponse.json(vendor.error(words || "No."), { status }));
    const failure: PartFailure = await paint().then(
      () => Promise.reject(new Error("painted")),
      (error: PartFailure) => error,
    );
    expect(failure.reason).toBe(reason);
    expect(failure.message).not.toContain("windowsill");
    expect(asked).toHaveLength(1);
  });

  test("a provider that hangs is given up at the time limit", async () => {
    answer(url, async () => {
      await delay("infinite");
      return HttpResponse.json({});
    });
    await expect(paint(50)).rejects.toMatchObject({ reason: "timed-out" });
  });

  test("an answer without a picture and one in another shape are failures", async () => {
    answer(url, () => HttpResponse.json({ unexpected: true }));
    await expect(paint()).rejects.toMatchObject({ reason: expect.stringMatching(/internal|refused/) });
  });

  test("no more pictures are asked for than a spark may have", async () => {
    const png = await aPicture();
    const asked = answer(url, () => HttpResponse.json(vendor.picture?.(png)));
    server.use(http.get(falPictureUrl, () => HttpResponse.arrayBuffer(new Uint8Array(png).buffer)));
    const given = options();
    for (let picture = 0; picture < sparkAllowance.pictures; picture += 1) await paint(undefined, given);
    await expect(paint(undefined, given)).rejects.toMatchObject({ reason: "quota" });
    expect(asked).toHaveLength(sparkAllowance.pictures);
  });

  test("the request fits the vendor's published description, where it is at hand", async () => {
    const png = await aPicture();
    const asked = answer(url, () => HttpResponse.json(vendor.picture?.(png)));
    server.use(http.get(falPictureUrl, () => HttpResponse.arrayBuffer(new Uint8Array(png).buffer)));
    await paint();
    const described = engine.startsWith("openai") ? asked : [];
    for (const { body } of described) expect(check?.("/images/generations", body) ?? []).toEqual([]);
  });
});

describe("a voice", () => {
  const url = "https://api.openai.com/v1/audio/speech";
  const speak = (given = options()) => {
    const { voice } = vendors.openai.connect(mockedEdge());
    if (!voice) throw new Error("no voice");
    return voice.speak("Order the autumn box.", given);
  };

  test("is samples from -1 to 1 at the model's rate", async () => {
    const pcm = new Int16Array([0, 16_384, -32_768, 32_767]);
    const asked = answer(url, () => HttpResponse.arrayBuffer(pcm.buffer));
    const { samples, sampleRate } = await speak();
    expect(sampleRate).toBe(24_000);
    expect([...samples]).toEqual([0, 0.5, -1, 32_767 / 32_768]);
    expect(check?.("/audio/speech", asked[0]?.body) ?? []).toEqual([]);
  });

  test("that cannot speak fails with its reason", async () => {
    answer(url, () => HttpResponse.json(vendors.openai.error("No."), { status: 401 }));
    await expect(speak()).rejects.toMatchObject({ reason: "wrong-key" });
  });
});

describe("a clip", () => {
  const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypmp42 and the rest")]);
  const base = "https://generativelanguage.googleapis.com/v1beta";
  const clipOf = (given = options()) => {
    const { video } = connectGoogle({ edge: mockedEdge(), apiKey: testKey, videoModel: "veo-test" });
    if (!video) throw new Error("no video model");
    return video.film("A slow shot of beans.", 5, given);
  };
  const finished = (response: object) => () => HttpResponse.json({ name: "operations/1", done: true, response });

  test("by Google is fetched from where the answer says, for the next length that the model makes", async () => {
    const uri = `${base}/files/clip:download`;
    const asked = answer(
      `${base}/models/*`,
      finished({ generateVideoResponse: { generatedSamples: [{ video: { uri } }] } }),
    );
    server.use(http.get(`${base}/files/*`, () => HttpResponse.arrayBuffer(new Uint8Array(mp4).buffer)));
    expect(Buffer.from(await clipOf()).equals(mp4)).toBe(true);
    expect(asked[0]?.body).toMatchObject({ parameters: { durationSeconds: 6, aspectRatio: "9:16" } });
  });

  test("that Google's rules filtered is told as refused", async () => {
    answer(
      `${base}/models/*`,
      finished({ generateVideoResponse: { raiMediaFilteredCount: 1, raiMediaFilteredReasons: ["Filtered."] } }),
    );
    await expect(clipOf()).rejects.toMatchObject({ reason: "refused" });
  });

  test("from an address without HTTPS is not fetched", async () => {
    const uri = "http://169.254.169.254/latest/meta-data";
    answer(`${base}/models/*`, finished({ generateVideoResponse: { generatedSamples: [{ video: { uri } }] } }));
    await expect(clipOf()).rejects.toMatchObject({ reason: "internal" });
  });

  test("that lies elsewhere is fetched from there, over HTTPS alone", async () => {
    const uri = `${base}/files/clip:download`;
    answer(`${base}/models/*`, finished({ generateVideoResponse: { generatedSamples: [{ video: { uri } }] } }));
    const redirectTo = (address: string) =>
      server.use(
        http.get(`${base}/files/*`, () => HttpResponse.text("", { status: 302, headers: { Location: address } })),
      );
    redirectTo("https://films.example/clip");
    server.use(http.get("https://films.example/clip", () => HttpResponse.arrayBuffer(new Uint8Array(mp4).buffer)));
    expect(Buffer.from(await clipOf()).equals(mp4)).toBe(true);
    redirectTo("http://127.0.0.1:9/latest/meta-data");
    await expect(clipOf()).rejects.toMatchObject({ reason: "internal" });
  });

  test("beyond the spark's seconds is not asked for", async () => {
    const asked = answer(`${base}/models/*`, finished({}));
    const budget = new SparkBudget({ ...sparkAllowance, videoSeconds: 5 });
    await expect(clipOf({ signal: anySignal, budget })).rejects.toMatchObject({ reason: "quota" });
    expect(asked).toHaveLength(0);
  });

  test("by fal is waited for in its queue", async () => {
    const responseUrl = "https://queue.fal.run/fal-ai/luma/requests/1";
    const asked = answer("https://queue.fal.run/*", () =>
      HttpResponse.json({ request_id: "1", response_url: responseUrl }),
    );
    let looks = 0;
    server.use(
      http.get(responseUrl, () => {
        looks += 1;
        if (looks === 1) return HttpResponse.json({ detail: "Request is still in progress" }, { status: 400 });
        return HttpResponse.json({ video: { url: "https://v3.fal.media/clip.mp4", content_type: "video/mp4" } });
      }),
      http.get("https://v3.fal.media/clip.mp4", () => HttpResponse.arrayBuffer(new Uint8Array(mp4).buffer)),
    );
    const { video } = vendors.fal.connect(mockedEdge());
    expect(Buffer.from((await video?.film("A slow shot.", 5, options())) ?? []).equals(mp4)).toBe(true);
    expect(asked[0]?.body).toMatchObject({ duration: "5s", aspect_ratio: "9:16" });
    expect(looks).toBe(2);
  });
});
