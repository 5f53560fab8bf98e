import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { secrets } from "#db/schema";
import { makeUser } from "#tests/factories/users";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { log } from "~/platform/log/log.server";
import { forgetProviderKey } from "./forget-provider-key.server";
import { providerKeySchema } from "./provider-key.schema";
import { findProviderKeys } from "./provider-keys.queries.server";
import { getProviderSettings } from "./provider-settings.server";
import { NotAnAdministrator } from "./require-administrator";
import { saveProviderKey } from "./save-provider-key.server";

const key = "sk-anthropic-abcdef-1234";
let admin: User;

beforeEach(async () => {
  db.delete(secrets).run();
  admin = await makeUser({ isAdmin: true });
});
afterEach(() => {
  config.providers.keys = { openai: undefined, anthropic: undefined, google: undefined, fal: undefined };
  config.providers.openaiBaseUrl = undefined;
});

const stateOf = (provider: string) => findProviderKeys(admin).find((state) => state.provider === provider);

test("a stored key is used from the next look on, and lies in the database unreadable", () => {
  expect(getProviderSettings().keys.anthropic).toBeUndefined();
  saveProviderKey(admin, { provider: "anthropic", key });
  expect(getProviderSettings().keys.anthropic).toBe(key);
  const [row] = db.select().from(secrets).all();
  expect(JSON.stringify(row)).not.toContain("abcdef");
});

test("an administrator sees where a key comes from and its last characters, never the key", () => {
  const savedAt = new Date("2026-11-20T10:00:00Z");
  saveProviderKey(admin, { provider: "anthropic", key }, savedAt);
  expect(stateOf("anthropic")).toEqual({ provider: "anthropic", from: "stored", ending: "1234", savedAt, opens: true });
  expect(stateOf("fal")).toEqual({ provider: "fal", from: null, ending: null, savedAt: null, opens: true });
  expect(JSON.stringify(findProviderKeys(admin))).not.toContain("abcdef");
});

test("a key in the environment wins over a stored one", () => {
  saveProviderKey(admin, { provider: "openai", key: "sk-stored-0000" });
  config.providers.keys.openai = "sk-environment-9999";
  expect(getProviderSettings().keys.openai).toBe("sk-environment-9999");
  expect(stateOf("openai")).toMatchObject({ from: "environment", ending: "9999" });
});

test("a stored OpenAI key is not sent to another server at OPENAI_BASE_URL", () => {
  saveProviderKey(admin, { provider: "openai", key: "sk-stored-0000" });
  config.providers.openaiBaseUrl = "http://localhost:11434/v1";
  expect(getProviderSettings().keys.openai).toBeUndefined();
  expect(stateOf("openai")).toMatchObject({ from: null, ending: null, savedAt: expect.any(Date), opens: true });
});

test("saving again replaces, forgetting removes, and forgetting twice is no error", () => {
  saveProviderKey(admin, { provider: "fal", key: "first-key-1111" });
  saveProviderKey(admin, { provider: "fal", key: "second-key-2222" });
  expect(getProviderSettings().keys.fal).toBe("second-key-2222");
  forgetProviderKey(admin, "fal");
  forgetProviderKey(admin, "fal");
  expect(getProviderSettings().keys.fal).toBeUndefined();
});

test("a key that was sealed with another ENCRYPTION_KEY counts as absent and says so, without being shown", () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  saveProviderKey(admin, { provider: "google", key });
  const own = config.encryptionKey;
  config.encryptionKey = "another key of at least 32 characters";
  try {
    expect(getProviderSettings().keys.google).toBeUndefined();
    expect(stateOf("google")).toMatchObject({ from: null, opens: false });
  } finally {
    config.encryptionKey = own;
  }
  expect(JSON.stringify(warn.mock.calls)).toContain("google");
  expect(JSON.stringify(warn.mock.calls)).not.toContain("abcdef");
});

test("nobody but an administrator saves, forgets or looks", async () => {
  const user = await makeUser();
  expect(() => saveProviderKey(user, { provider: "fal", key })).toThrow(NotAnAdministrator);
  expect(() => forgetProviderKey(user, "fal")).toThrow(NotAnAdministrator);
  expect(() => findProviderKeys(user)).toThrow(NotAnAdministrator);
  expect(db.select().from(secrets).all()).toEqual([]);
});

test.each([
  ["", false],
  ["   ", false],
  ["short", false],
  ["two words here", false],
  ["line\nbreak-in-it", false],
  ["x".repeat(501), false],
  ["ключ-из-букв", false],
  ["  sk-pasted-with-spaces-around  ", true],
  ["id-part:secret-part", true],
])("%j is a key: %s", (typed, isValid) => {
  const parsed = providerKeySchema.safeParse({ provider: "openai", key: typed });
  expect(parsed.success).toBe(isValid);
  if (parsed.success) expect(parsed.data.key).toBe(typed.trim());
});
