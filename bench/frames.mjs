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
  idea: "A launch for our autumn single-origin",
  contentTypes: ["video"],
  sceneSetting: null,
  mainCharacter: null,
  visualStyle: null,
  audioMood: null,
  specificCallToAction: null,
  specificSeoKeywords: null,
  referenceImagePath: null,
  requestedAt: "2026-01-05T09:00:00.000Z",
};

/**
 * Frames a second that are drawn and encoded, and how that compares with encoding one blank frame again and again.
 * @returns {Promise<{ film: number, blank: number }>}
 */
export async function frameSpeed() {
  const modules = await createServer({
    configFile: false,
    plugins: [tsconfigPaths()],
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { makePlan } = await modules.ssrLoadModule("/app/engine/embedded/text/make-plan.ts");
    const { measureFrames } = await modules.ssrLoadModule("/app/engine/embedded/video/measure-frames.ts");
    return await measureFrames(makePlan(brief));
  } finally {
    await modules.close();
  }
}
