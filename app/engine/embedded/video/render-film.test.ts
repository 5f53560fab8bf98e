import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from "mediabunny";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { fixturePlan } from "#tests/factories/campaign-plans";
import { type Brief, type Film, PartFailure } from "../../engine";
import type { Speech } from "../../speech";
import { renderFilm } from "./render-film";
import { writeScenes } from "./scene-scripts";

const plan = fixturePlan({ points: [], brief: { audioMood: "calm" } });

/** Says every script at twelve characters a second, as a steady tone. */
function createVoice(): Speech & { said: string[] } {
  return {
    engine: "embedded",
    model: "test",
    said: [],
    async speak(text) {
      this.said.push(text);
      const samples = Float32Array.from(
        { length: Math.round((text.length / 12) * 16_000) },
        (_, at) => Math.sin(at / 4) * 0.4,
      );
      return { samples, sampleRate: 16_000 };
    },
  };
}

/** A film takes seconds, on a busy machine many. */
const longest = { timeout: 180_000 };

async function inspect(path: string) {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video || !audio) throw new Error("A track is missing");
  const times: number[] = [];
  for await (const packet of new EncodedPacketSink(video).packets()) times.push(packet.timestamp);
  return { video, audio, times, seconds: await video.computeDuration(), soundSeconds: await audio.computeDuration() };
}

/** The mean colour of a scene's still: red, green and blue. */
async function findStillColour(film: Film, scene: number): Promise<number[]> {
  return [...(await sharp(film.clips[scene]?.still.path).resize(1, 1).raw().toBuffer())];
}

describe("a film", () => {
  let scratch: string;
  let film: Film;
  const progress: number[] = [];
  const speech = createVoice();
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), "film-"));
    film = await renderFilm(plan, {
      scratch,
      signal: new AbortController().signal,
      onProgress: (fraction) => progress.push(fraction),
      size: "small",
      speech,
    });
  }, longest.timeout);
  afterAll(() => rm(scratch, { recursive: true }));

  test("joins all its scenes, with sound, as long as they are together", async () => {
    const scenes = writeScenes(plan);
    expect(film.clips.map((clip) => clip.script)).toEqual(scenes.map((scene) => scene.script));
    const whole = await inspect(film.film.path);
    const all = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
    expect(whole.seconds).toBeCloseTo(all, 2);
    expect(whole.soundSeconds).toBeCloseTo(all, 2);
    expect(film.film.duration).toBeCloseTo(all, 5);
    expect(whole.times).toEqual(whole.times.map((_, frame) => expect.closeTo(frame / 30, 3)));
    expect(whole.video.codec).toBe("avc");
    expect(whole.audio.codec).toBe("aac");
    expect(await whole.video.getColorSpace()).toMatchObject({
      primaries: "bt709",
      transfer: "bt709",
      matrix: "bt709",
      fullRange: false,
    });
  });

  test("has a clip a scene, each with picture and sound from its own start", async () => {
    for (const [index, { asset }] of film.clips.entries()) {
      const clip = await inspect(asset.path);
      expect(clip.times[0]).toBe(0);
      expect(clip.seconds, `scene ${index + 1}`).toBeCloseTo(asset.duration ?? 0, 2);
      expect(clip.soundSeconds, `sound of scene ${index + 1}`).toBeCloseTo(asset.duration ?? 0, 2);
    }
  });

  test("has its index first and says by machine how it was made", async () => {
    for (const { path } of [film.film, ...film.clips.map((clip) => clip.asset)]) {
      const bytes = (await readFile(path)).toString("latin1");
      expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
      expect(bytes).toContain("digitalsourcetype/algorithmicMedia");
    }
  });

  test("comes with subtitles, a poster and a still a scene, each another picture, and nothing else is left", async () => {
    const stills = await Promise.all(film.clips.map(({ still }) => readFile(still.path)));
    expect(new Set(stills.map((bytes) => bytes.toString("base64"))).size).toBe(film.clips.length);
    for (const bytes of stills) {
      const found = await sharp(bytes).metadata();
      expect(found).toMatchObject({ width: 180, height: 320, format: "jpeg" });
      expect(found.xmp?.toString()).toContain("digitalsourcetype/algorithmicMedia");
    }
    expect(await readFile(film.vtt.path, "utf8")).toMatch(/^WEBVTT\n\n00:00:00\.120 --> /);
    expect(await readFile(film.srt.path, "utf8")).toMatch(/^1\n00:00:00,120 --> /);
    expect((await readFile(film.poster.path)).subarray(0, 3).toString("hex")).toBe("ffd8ff");
    const kept = [
      film.film,
      film.poster,
      film.srt,
      film.vtt,
      ...film.clips.flatMap((clip) => [clip.asset, clip.still]),
    ].map((asset) => asset.path);
    expect((await readdir(scratch)).map((name) => join(scratch, name)).sort()).toEqual(kept.sort());
  });

  test("says nothing aloud where no voice was asked for", () => {
    expect(speech.said).toEqual([]);
  });

  test("reported its progress, never falling, up to the end", () => {
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    expect(progress.length).toBeGreaterThan(20);
  });

  test(
    "shows the pictures and films it is given, darkened, and draws the scenes whose files cannot be read",
    longest,
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "film-"));
      onTestFinished(() => rm(folder, { recursive: true }));
      const picture = join(folder, "given.png");
      await sharp({ create: { width: 400, height: 300, channels: 3, background: "#ff0000" } }).toFile(picture);
      const torn = join(folder, "torn.mp4");
      await writeFile(torn, "not a film");
      const over = await renderFilm(plan, {
        scratch: folder,
        signal: new AbortController().signal,
        onProgress: () => undefined,
        size: "small",
        backdrops: [picture, film.film.path, torn],
      });
      const [red = 0, green = 0, blue = 0] = await findStillColour(over, 0);
      expect(red).toBeGreaterThan(90);
      expect(Math.max(green, blue)).toBeLessThan(red / 2);
      expect(await findStillColour(over, 1)).not.toEqual(await findStillColour(film, 1));
      expect(await findStillColour(over, 2)).toEqual(await findStillColour(film, 2));
      const bytes = (await readFile(over.film.path)).toString("latin1");
      expect(bytes).toContain("compositeWithTrainedAlgorithmicMedia");
      expect(bytes).not.toContain("composed by code");
    },
  );

  test("is the same for the same seed", longest, async () => {
    const before = await readFile(film.film.path);
    await renderFilm(plan, {
      scratch,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      size: "small",
    });
    expect((await readFile(film.film.path)).equals(before)).toBe(true);
  });
});

describe("a film on request", () => {
  let scratch: string;
  beforeEach(async () => {
    scratch = await mkdtemp(join(tmpdir(), "film-"));
  });
  afterEach(() => rm(scratch, { recursive: true, force: true }));
  const quiet = () => ({
    scratch,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    size: "small" as const,
  });
  const asked = (brief: Partial<Brief>) => fixturePlan({ points: [], brief: { audioMood: "calm", ...brief } });

  test("comes 16:9 too and has its words said: every scene is as long as its voice needs", longest, async () => {
    const speech = createVoice();
    const film = await renderFilm(asked({ wantsVoiceover: true, wantsHorizontalVideo: true }), { ...quiet(), speech });
    const scripts = film.clips.map((clip) => clip.script);
    expect(speech.said).toEqual(scripts);
    for (const { asset, script } of film.clips) expect(asset.duration).toBeGreaterThan(script.length / 12 + 0.9);
    expect(await readFile(film.vtt.path, "utf8")).toMatch(/^WEBVTT\n\n00:00:00\.400 --> /);
    expect((await inspect(film.film.path)).soundSeconds).toBeCloseTo(film.film.duration ?? 0, 2);

    expect(film.horizontal).toMatchObject({ width: 320, height: 180, duration: film.film.duration });
    const wide = await inspect(film.horizontal?.path ?? "");
    expect(await wide.video.getDisplayWidth()).toBe(320);
    expect(wide.seconds).toBeCloseTo(film.film.duration ?? 0, 2);
    expect(wide.soundSeconds).toBeCloseTo(film.film.duration ?? 0, 2);
  });

  test("is made without a voice when the voice fails", longest, async () => {
    const failing: Speech = {
      engine: "openai",
      model: "test",
      speak: () => Promise.reject(new PartFailure("quota", "No more words.")),
    };
    const film = await renderFilm(asked({ wantsVoiceover: true }), { ...quiet(), speech: failing });
    expect(await readFile(film.vtt.path, "utf8")).toMatch(/^WEBVTT\n\n00:00:00\.120 --> /);
  });
});

describe("a film that cannot be finished", () => {
  let scratch: string;
  beforeEach(async () => {
    scratch = await mkdtemp(join(tmpdir(), "film-"));
  });
  afterEach(() => rm(scratch, { recursive: true, force: true }));

  test.each([0.3, 0.95])("leaves no file when it is cancelled at %f", longest, async (when) => {
    const abort = new AbortController();
    const reason = new Error("no longer wanted");
    const rendering = renderFilm(plan, {
      scratch,
      signal: abort.signal,
      onProgress: (fraction) => {
        if (fraction >= when) abort.abort(reason);
      },
      size: "small",
    });
    await expect(rendering).rejects.toBe(reason);
    expect(await readdir(scratch)).toEqual([]);
  });

  test(
    "gives its turn on: the next one renders, and one that is cancelled while waiting does not",
    longest,
    async () => {
      const abort = new AbortController();
      const quiet = { scratch, onProgress: () => undefined, size: "small" as const };
      const first = renderFilm(plan, { ...quiet, signal: abort.signal });
      const waiting = new AbortController();
      const second = renderFilm(plan, { ...quiet, signal: waiting.signal });
      const third = renderFilm(plan, { ...quiet, signal: new AbortController().signal });
      waiting.abort(new Error("left the queue"));
      await expect(second).rejects.toThrow("left the queue");
      abort.abort(new Error("stopped"));
      await expect(first).rejects.toThrow("stopped");
      await expect(third).resolves.toMatchObject({ film: { mimeType: "video/mp4" } });
    },
  );

  test("passes the system's error on", async () => {
    const missing = join(scratch, "not-there");
    await expect(
      renderFilm(plan, {
        scratch: missing,
        signal: new AbortController().signal,
        onProgress: () => undefined,
        size: "small",
      }),
    ).rejects.toMatchObject({ code: "ENOENT" });
  });
});
