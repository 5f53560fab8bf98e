import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from "mediabunny";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fixturePlan } from "#tests/factories/campaign-plans";
import type { Film } from "../../engine";
import { renderFilm } from "./render-film";
import { writeScenes } from "./scene-scripts";

const plan = fixturePlan({ points: [], brief: { audioMood: "calm" } });

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

describe("a film", () => {
  let scratch: string;
  let film: Film;
  const progress: number[] = [];
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), "film-"));
    film = await renderFilm(plan, {
      scratch,
      signal: new AbortController().signal,
      onProgress: (fraction) => progress.push(fraction),
      size: "small",
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

  test("comes with subtitles and a poster, and nothing else is left", async () => {
    expect(await readFile(film.vtt.path, "utf8")).toMatch(/^WEBVTT\n\n00:00:00\.120 --> /);
    expect(await readFile(film.srt.path, "utf8")).toMatch(/^1\n00:00:00,120 --> /);
    expect((await readFile(film.poster.path)).subarray(0, 3).toString("hex")).toBe("ffd8ff");
    const kept = [film.film, film.poster, film.srt, film.vtt, ...film.clips.map((clip) => clip.asset)].map(
      (asset) => asset.path,
    );
    expect((await readdir(scratch)).map((name) => join(scratch, name)).sort()).toEqual(kept.sort());
  });

  test("reported its progress, never falling, up to the end", () => {
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    expect(progress.length).toBeGreaterThan(20);
  });

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
