import { readdirSync, readFileSync } from "node:fs";
import tsconfigPaths from "vite-tsconfig-paths";
import { configDefaults, defineConfig } from "vitest/config";
import LongestFirst from "./tests/setup/longest-first";

const tests = [
  "app/**/*.test.{ts,tsx}",
  "db/**/*.test.ts",
  "tests/routes/**/*.test.ts",
  "tests/process/**/*.test.ts",
  "scripts/**/*.test.ts",
  "bench/**/*.test.ts",
];

/** A file that does one of these has modules of its own: the file before it may have loaded what it replaces or configures. */
const needsOwnModules = /vi\.(?:mock|hoisted)\(|process\.env/;

/** Files that share a worker's modules, its open database too: loading them is half of what such a test costs. */
const sharing = ["app/engine", "app/features", "app/ui", "bench/quality", "tests/routes"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.test\.tsx?$/.test(file) && !needsOwnModules.test(readFileSync(file, "utf8")));

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    projects: [
      { extends: true, test: { name: "sharing", include: sharing, isolate: false, provide: { sharesModules: true } } },
      { extends: true, test: { name: "alone", include: tests, exclude: [...configDefaults.exclude, ...sharing] } },
    ],
    globalSetup: ["tests/setup/migrated-database.ts"],
    setupFiles: ["tests/setup/each-file.ts"],
    environment: "node",
    pool: "threads",
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // why three on two cores: process tests wait more than they compute
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
});
