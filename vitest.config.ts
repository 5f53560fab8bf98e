import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import LongestFirst from "./tests/setup/longest-first";

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: [
      "app/**/*.test.{ts,tsx}",
      "db/**/*.test.ts",
      "tests/routes/**/*.test.ts",
      "tests/process/**/*.test.ts",
      "scripts/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
    globalSetup: ["tests/setup/migrated-database.ts"],
    setupFiles: ["tests/setup/each-file.ts"],
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // why three on two cores: process tests wait more than they compute
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
});
