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

/** Rooms of functions that hold nothing between two files, so the dictionaries and fonts that they load are loaded once. */
const ofFunctions = ["app/engine/**/*.test.ts", "app/ui/**/*.test.{ts,tsx}", "bench/quality/**/*.test.ts"];

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
