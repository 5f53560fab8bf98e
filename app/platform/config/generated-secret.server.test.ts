import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ConfigurationError } from "./configuration-error";
import { generatedSecret } from "./generated-secret.server";

const fileOf = (name: string) => path.join(process.env.DATA_DIR ?? "", "secrets", name);

test("makes a secret once and keeps it", () => {
  const secret = generatedSecret("kept");
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect([generatedSecret("kept"), readFileSync(fileOf("kept"), "utf8")]).toEqual([secret, secret]);
});

test.each([
  ["empty", ""],
  ["empty", " \n"],
  ["cut short", "abc"],
])("refuses a file that is %s, and says how to go on", (fault, content) => {
  const name = randomUUID();
  generatedSecret(name);
  writeFileSync(fileOf(name), content);
  expect(() => generatedSecret(name)).toThrow(ConfigurationError);
  expect(() => generatedSecret(name)).toThrow(
    `The secret in ${fileOf(name)} is ${fault}. Restore a backup: npm run db:restore -- FILE.`,
  );
});
