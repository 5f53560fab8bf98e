import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixOptions from "./remix.config.js";

/** What every page's frame is made of: one file, which packs smaller than a dozen and is one request. */
const frame =
  /\/app\/ui\/(?:badge|button|error-page|icon|mark|menu|navigation|nonce|not-found-page|page|progress|shell|sparks|toast)\.tsx?$/;

export default defineConfig({
  plugins: [tailwindcss(), remix(remixOptions), tsconfigPaths()],
  build: {
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: (file) => (frame.test(file) ? "frame" : undefined) } },
  },
  server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST },
});
