import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "#tests/e2e/journey";
import { PlainClient } from "#tests/e2e/plain-client";
import { password } from "#tests/e2e/visitor";
import { run } from "../../scripts/test/command.mjs";
import { installDebianPackage } from "../../scripts/test/debian-package.mjs";

const folder = "app/features/documentation/quick-start";

/** Signs somebody up who makes a token by its form, and reads it off the page. */
async function hasToken(baseURL = ""): Promise<string> {
  const client = new PlainClient(baseURL);
  const names = { firstName: "Robin", lastName: "Wright", password, confirmPassword: password };
  const email = `programs-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  await (await client.get("/login?tab=register")).submit("confirmPassword", { ...names, email });
  const profile = await client.get("/profile");
  const tokens = await profile.follow("Manage access tokens");
  const made = await tokens.submit("lifetime", {
    name: "Quick start",
    scope: "write",
    lifetime: "30",
    currentPassword: password,
  });
  return /spk_[\w-]{43}/.exec(made.text)?.[0] ?? "";
}

test("the quick start in curl makes ten captions", async ({ baseURL }) => {
  if ((await run("curl", ["--version"])).code !== 0) await installDebianPackage("curl");
  const env = { SPARKWRIGHT_URL: baseURL, SPARKWRIGHT_TOKEN: await hasToken(baseURL) };
  const { code, output, stdout } = await run("sh", [`${folder}/make-captions.sh`], { env });
  expect(code, output).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ status: "complete", parts: { caption: "completed" } });
  expect(JSON.parse(stdout).captionOptions).toHaveLength(10);
});

test("the quick start in TypeScript makes ten captions", async ({ baseURL }) => {
  const source = readFileSync(`${folder}/make-captions.ts`, "utf8");
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const home = mkdtempSync(path.join(tmpdir(), "quick-start-"));
  try {
    const program = path.join(home, "make-captions.mjs");
    writeFileSync(program, outputText);
    const env = { SPARKWRIGHT_URL: baseURL, SPARKWRIGHT_TOKEN: await hasToken(baseURL) };
    const { code, output, stdout } = await run(process.execPath, [program], { env });
    expect(code, output).toBe(0);
    expect(stdout.trim().split("\n\n").length).toBeGreaterThanOrEqual(10);
    expect(stdout).toContain("Bean There");
  } finally {
    rmSync(home, { recursive: true });
  }
});
