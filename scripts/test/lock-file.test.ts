import { expect, test } from "vitest";
import { findLockFileFaults } from "./lock-file.mjs";

const whole = {
  packages: {
    "": { name: "sparkwright" },
    "node_modules/drawing": {
      version: "1.0.11",
      integrity: "sha512-a",
      optionalDependencies: { "drawing-linux": "1.0.11", "drawing-mac": "1.0.11" },
    },
    "node_modules/drawing-linux": { version: "1.0.11", integrity: "sha512-b", optional: true },
    "node_modules/drawing/node_modules/drawing-mac": { version: "1.0.11", integrity: "sha512-c", optional: true },
  },
};
const manifest = { dependencies: { drawing: "1.0.11" } };

test("a lock file with every platform's package is whole", () => {
  expect(findLockFileFaults(whole, manifest)).toEqual([]);
});

test("a platform's package that was left out is named", () => {
  const { "node_modules/drawing-linux": _, ...rest } = whole.packages;
  expect(findLockFileFaults({ packages: rest }, manifest)).toEqual(["node_modules/drawing: drawing-linux is left out"]);
});

test("a package from elsewhere or without its checksum is named", () => {
  const packages = {
    ...whole.packages,
    "node_modules/drawing-linux": { version: "1.0.11", resolved: "https://mirror.example/drawing.tgz" },
  };
  expect(findLockFileFaults({ packages }, manifest)).toEqual([
    "node_modules/drawing-linux: no integrity",
    "node_modules/drawing-linux: comes from https://mirror.example/drawing.tgz",
  ]);
});

test("a range in package.json, or a version that the lock file does not have, is named", () => {
  expect(findLockFileFaults(whole, { dependencies: { drawing: "^1.0.0" } })).toEqual([
    "package.json: drawing is not pinned to one version (^1.0.0)",
    "drawing: package.json says ^1.0.0, the lock file 1.0.11",
  ]);
});

test("a package under another name is pinned by the version behind its own", () => {
  expect(findLockFileFaults(whole, { dependencies: { drawing: "npm:@pens/drawing@1.0.11" } })).toEqual([]);
  expect(findLockFileFaults(whole, { dependencies: { drawing: "npm:pens@^1.0.11" } })[0]).toContain("not pinned");
});
