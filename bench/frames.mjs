import { createServer } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

/** @type {import("../app/engine/engine").Brief} */
const brief = {
  seed: "measure",
  project: {
    name: "Bean There",
    websiteUrl: "https://beanthere.example",
    description: "A small roastery that sells single-origin coffee by post, roasted to order.",
    targetAudience: "People who brew coffee at home and care where it comes from",
    brandVoice: null,
    defaultCallToAction: null,
    defaultSeoKeywords: null,
    problemBeingSolved: null,
  },
  voice: null,
  idea: "A launch for our autumn single-origin",
  contentTypes: ["video"],
  sceneSetting: null,
  mainCharacter: null,
  visualStyle: null,
  audioMood: null,
  wantsHorizontalVideo: false,
  wantsVoiceover: false,
  specificCallToAction: null,
  specificSeoKeywords: null,
  referenceImagePath: null,
  requestedAt: "2026-01-05T09:00:00.000Z",
};

/**
 * Frames a second of a whole film that are drawn and encoded, and of one blank frame that is encoded again and again with the same
 * settings. The median of three runs: the machine has other things to do too.
 * @returns {Promise<{ film: number, blank: number }>}
 */
export async function measureFrameSpeed() {
  const modules = await createServer({
    configFile: false,
    plugins: [tsconfigPaths()],
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { makePlan } = await modules.ssrLoadModule("/app/engine/make-plan.ts");
    const { measureFrames } = await modules.ssrLoadModule("/app/engine/embedded/video/measure-frames.ts");
    const runs = [];
    for (let run = 0; run < 3; run += 1) runs.push(await measureFrames(makePlan(brief)));
    runs.sort((a, b) => a.film / a.blank - b.film / b.blank);
    return runs[1] ?? { film: 0, blank: 1 };
  } finally {
    await modules.close();
  }
}
