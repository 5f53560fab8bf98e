import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, inject, vi } from "vitest";
import "../matchers/matchers";

// why: this runs before a test file imports anything, so the database client, which opens its file once, opens this one.
const dataDir = mkdtempSync(path.join(tmpdir(), "sparkwright-test-"));
copyFileSync(inject("migratedDatabase"), path.join(dataDir, "sparkwright.db"));
process.env.DATA_DIR = dataDir;
process.env.NODE_ENV = "test";
process.env.LOG_LEVEL = "silent";
for (const name of ["APP_URL", "ADMIN_EMAILS", "TRUST_PROXY", "FREE_MONTHLY_SPARKS"]) delete process.env[name];
// why: no test may spend what a developer's own keys would pay.
for (const name of Object.keys(process.env))
  if (/^(?:OPENAI|ANTHROPIC|GOOGLE|FAL|TEXT|IMAGE|VIDEO)_(?:API_KEY|BASE_URL|PROVIDER|MODEL)$|^STRIPE_/.test(name))
    delete process.env[name];

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      complaints.push(`console.${level}: ${words.map(String).join(" ")}`);
    });
  }
});

/** A test that expects a complaint takes it over: `vi.spyOn(console, "error").mockImplementation(() => {})`. */
afterEach(() => {
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`The test passed, but something complained:\n${complaints.join("\n")}`);
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
