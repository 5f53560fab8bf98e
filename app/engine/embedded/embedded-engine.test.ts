import { beforeEach, describe, expect, it, vi } from "vitest";
import { aBrief } from "#tests/factories/briefs";
import type { Brief, ContentType, FinishedPart, GenerateOptions, PartFailure } from "../engine";
import { embeddedEngine } from "./embedded-engine";
import { drawPoster } from "./picture/draw-poster";
import { renderFilm } from "./video/render-film";

// why: drawing and rendering have tests of their own; here only the order, the failures and the cancelling count
vi.mock("./picture/draw-poster", () => ({ drawPoster: vi.fn() }));
vi.mock("./video/render-film", () => ({ renderFilm: vi.fn() }));

const brief = aBrief("Bean There", "Coffee roaster in Bristol.", "commuters", "A launch for our autumn single-origin");
const picture = {
  png: { path: "p.png", mimeType: "image/png" as const },
  webp: { path: "p.webp", mimeType: "image/webp" as const },
  altText: "A poster",
  crops: [],
};

function watch(signal = new AbortController().signal) {
  const parts: FinishedPart[] = [];
  const failures: [ContentType, PartFailure][] = [];
  const progress: [ContentType, number][] = [];
  const options: GenerateOptions = {
    scratch: "/nowhere",
    signal,
    onProgress: ({ type, fraction }) => progress.push([type, fraction]),
    onPlan: async () => {},
    onPart: async (part) => void parts.push(part),
    onFailure: async (type, failure) => void failures.push([type, failure]),
  };
  return { parts, failures, progress, options };
}

const only = (...contentTypes: ContentType[]): Brief => ({ ...brief, contentTypes });

beforeEach(() => {
  vi.mocked(drawPoster).mockReset().mockResolvedValue(picture);
  vi.mocked(renderFilm).mockReset();
});

describe("the embedded engine", () => {
  it("makes texts first, then the picture, and says who made them", async () => {
    const seen = watch();
    await embeddedEngine.generate(only("image", "blog", "caption"), seen.options);
    expect(seen.parts.map(({ type }) => type)).toEqual(["caption", "blog", "image"]);
    expect(seen.parts[0]?.provenance.engine).toBe("embedded");
    expect(seen.failures).toEqual([]);
  });

  it("goes on with the other parts when one fails", async () => {
    vi.mocked(drawPoster).mockRejectedValue(new Error("torn"));
    const seen = watch();
    await embeddedEngine.generate(only("image", "caption"), seen.options);
    expect(seen.parts.map(({ type }) => type)).toEqual(["caption"]);
    expect(seen.failures.map(([type, { reason }]) => [type, reason])).toEqual([["image", "internal"]]);
  });

  it("hands the script over in place of a film that is to be approved, and films what was approved", async () => {
    const seen = watch();
    const onScript = vi.fn(async () => {});
    await embeddedEngine.generate(only("video", "caption"), { ...seen.options, onScript });
    expect([seen.parts.map(({ type }) => type), vi.mocked(renderFilm).mock.calls]).toEqual([["caption"], []]);
    const script = [{ kind: "promise" as const, kicker: "", line: "By hand", detail: "" }];
    await embeddedEngine.generate({ ...only("video"), script }, { ...seen.options, onScript });
    expect(onScript).toHaveBeenCalledTimes(1);
    expect(vi.mocked(renderFilm).mock.calls[0]?.[0].brief.script).toEqual(script);
  });

  it("tells a full disk apart, however deep the error is wrapped", async () => {
    const full = Object.assign(new Error("write"), { code: "ENOSPC" });
    vi.mocked(drawPoster).mockRejectedValue(new Error("could not encode", { cause: full }));
    const seen = watch();
    await embeddedEngine.generate(only("image"), seen.options);
    expect(seen.failures[0]?.[1].reason).toBe("disk-full");
    expect(seen.failures[0]?.[1].message).toBe("The server ran out of disk space.");
  });

  it("makes an e-mail of the blog part and ads of the captions where the brief says so, and only of those", async () => {
    const formatOf = ({ content }: FinishedPart) => ("format" in content ? content.format : null);
    for (const [format, made] of [
      ["email", [null, "email"]],
      ["ad", ["ad", null]],
      [null, [null, null]],
    ] as const) {
      const seen = watch();
      await embeddedEngine.generate({ ...only("blog", "caption"), format }, seen.options);
      expect(seen.parts.map(formatOf)).toEqual(made);
    }
  });

  it("declines texts in another language and still draws", async () => {
    const seen = watch();
    await embeddedEngine.generate(
      { ...only("blog", "caption", "image"), idea: "Lanzamiento de nuestro café de otoño" },
      seen.options,
    );
    expect(seen.parts.map(({ type }) => type)).toEqual(["image"]);
    expect(seen.failures.map(([type, { reason }]) => [type, reason])).toEqual([
      ["caption", "unsupported-language"],
      ["blog", "unsupported-language"],
    ]);
  });

  it("never lets the progress of the film fall", async () => {
    vi.mocked(renderFilm).mockImplementation(async (_plan, { onProgress }) => {
      for (const fraction of [0.2, 0.1, 0.6, 2]) onProgress(fraction);
      throw new Error("enough");
    });
    const seen = watch();
    await embeddedEngine.generate(only("video"), seen.options);
    expect(seen.progress.map(([, fraction]) => fraction)).toEqual([0, 0.2, 0.2, 0.6, 1]);
  });

  it("rejects with the signal's reason and reports nothing more once it is cancelled", async () => {
    const controller = new AbortController();
    const reason = new Error("cancelled by the user");
    vi.mocked(drawPoster).mockImplementation(async () => {
      controller.abort(reason);
      throw new Error("stopped half-way");
    });
    const seen = watch(controller.signal);
    await expect(embeddedEngine.generate(only("caption", "image", "video"), seen.options)).rejects.toBe(reason);
    expect(seen.parts.map(({ type }) => type)).toEqual(["caption"]);
    expect(seen.failures).toEqual([]);
    expect(renderFilm).not.toHaveBeenCalled();
  });
});
