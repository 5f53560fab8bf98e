import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ConfigurationError } from "./configuration-error";
import { requireSecret } from "./generated-secret.server";

const fileOf = (name: string) => path.join(process.env.DATA_DIR ?? "", "secrets", name);

test("makes a secret once and keeps it", () => {
  const secret = requireSecret("kept");
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect([requireSecret("kept"), readFileSync(fileOf("kept"), "utf8")]).toEqual([secret, secret]);
});

test.each([
  ["empty", ""],
  ["empty", " \n"],
  ["cut short", "abc"],
])("refuses a file that is %s, and says how to go on", (fault, content) => {
  const name = randomUUID();
  requireSecret(name);
  writeFileSync(fileOf(name), content);
  expect(() => requireSecret(name)).toThrow(ConfigurationError);
  expect(() => requireSecret(name)).toThrow(
    `The secret in ${fileOf(name)} is ${fault}. Restore a backup: npm run db:restore -- FILE.`,
  );
});
