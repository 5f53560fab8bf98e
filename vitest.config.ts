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

/**
 * Tests of functions that hold nothing between two files, so the dictionaries and fonts that they load are loaded once.
 * A file that replaces a module is none of them: the file before it may have loaded what it replaces.
 */
const ofFunctions = ["app/engine", "app/ui", "bench/quality"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.test\.tsx?$/.test(file) && !readFileSync(file, "utf8").includes("vi.mock("));

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    projects: [
      { extends: true, test: { name: "functions", include: ofFunctions, isolate: false } },
      {
        extends: true,
        test: { name: "product", include: tests, exclude: [...configDefaults.exclude, ...ofFunctions] },
      },
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
