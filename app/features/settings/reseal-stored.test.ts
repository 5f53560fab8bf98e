import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { reviewLinks, secrets } from "#db/schema";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { getReviewSealName } from "~/features/sparks/get-review-seal-name";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { log } from "~/platform/log/log.server";
import { seal, unseal } from "~/platform/secrets/seal.server";
import { explainSealed } from "./explain-sealed.server";
import { findProviderKeys } from "./provider-keys.queries.server";
import { getProviderSettings } from "./provider-settings.server";
import { resealStored } from "./reseal-stored.server";
import { saveProviderKey } from "./save-provider-key.server";

const a = "a".repeat(40);
const b = "b".repeat(40);
const own = { encryptionKey: config.encryptionKey, previousEncryptionKey: config.previousEncryptionKey };
const startWith = (encryptionKey: string, previousEncryptionKey?: string) =>
  Object.assign(config, { encryptionKey, previousEncryptionKey });
const readSealed = () => db.select().from(secrets).all();

let admin: User;
beforeEach(async () => {
  db.delete(secrets).run();
  admin = await makeUser({ isAdmin: true });
  vi.spyOn(log, "warn").mockImplementation(() => {});
  startWith(a);
  saveProviderKey(admin, { provider: "anthropic", key: "sk-ant-one-1111" });
  saveProviderKey(admin, { provider: "fal", key: "fal-key:two-2222" });
});
afterEach(() => void Object.assign(config, own));

test("what the previous key sealed is read, sealed anew at the start, and then opens with the present key alone", () => {
  startWith(b, a);
  expect(getProviderSettings().keys.anthropic).toBe("sk-ant-one-1111");
  expect(explainSealed()).toMatchObject({ isGood: true, lines: [expect.stringContaining("2 stored values")] });
  expect(resealStored()).toEqual({ resealed: 2, unreadable: [] });
  const sealed = readSealed();
  startWith(b);
  expect(getProviderSettings().keys).toMatchObject({ anthropic: "sk-ant-one-1111", fal: "fal-key:two-2222" });
  expect(resealStored()).toEqual({ resealed: 0, unreadable: [] });
  expect(readSealed()).toEqual(sealed);
  expect(explainSealed()).toMatchObject({ isGood: true, lines: [expect.stringMatching(/^All that is stored/)] });
});

test("what no key opens stays for the key that may be named yet, is said, and keeps nothing from working", () => {
  startWith(b);
  const before = readSealed();
  expect(resealStored()).toEqual({ resealed: 0, unreadable: ["provider-key:anthropic", "provider-key:fal"] });
  expect(readSealed()).toEqual(before);
  expect(getProviderSettings().keys.anthropic).toBeUndefined();
  expect(findProviderKeys(admin).find(({ provider }) => provider === "fal")).toMatchObject({
    from: null,
    opens: false,
  });
  const { isGood, lines } = explainSealed();
  expect(isGood).toBe(false);
  expect(lines.join("\n")).toMatch(/"provider-key:fal" cannot be read.*\n.*ENCRYPTION_KEY_PREVIOUS/);
  startWith(b, a);
  expect(resealStored()).toEqual({ resealed: 2, unreadable: [] });
});

test("a link for review that the previous key sealed is shown again with the present one alone", async () => {
  const spark = await makeWaitingSpark(await makeUser());
  const sealedToken = seal("a-token", getReviewSealName(spark.id));
  db.insert(reviewLinks).values({ sparkId: spark.id, tokenHash: "hash", sealedToken, expiresAt: new Date() }).run();
  startWith(b, a);
  expect(resealStored()).toEqual({ resealed: 3, unreadable: [] });
  startWith(b);
  const link = db.select().from(reviewLinks).where(eq(reviewLinks.sparkId, spark.id)).get();
  expect(unseal(link?.sealedToken ?? "", getReviewSealName(spark.id))).toBe("a-token");
  expect(explainSealed().isGood).toBe(true);
  db.delete(reviewLinks).run();
});

test("when one of them cannot be written, none is sealed anew", () => {
  startWith(b, a);
  const before = readSealed();
  db.$client.exec(
    "CREATE TRIGGER no_fal BEFORE UPDATE ON secrets WHEN new.name LIKE '%fal' BEGIN SELECT RAISE(ABORT, 'no'); END",
  );
  try {
    expect(() => resealStored()).toThrow();
  } finally {
    db.$client.exec("DROP TRIGGER no_fal");
  }
  expect(readSealed()).toEqual(before);
});
