import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db, inTransaction } from "#db/client";
import { lots, usedAllowances, users } from "#db/schema";
import { deleteAccount } from "~/features/account/delete-account.server";
import { findNextAllowance } from "~/features/ledger/find-next-allowance.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { grantFreeAllowance } from "~/features/ledger/grant-free-allowance.server";
import { removeUsedAllowances } from "~/features/ledger/used-allowance.server";
import { sweepSparks } from "~/features/sparks/sweep-sparks.server";
import { registerUser } from "~/features/users/register-user.server";
import type { User } from "~/platform/auth/user";

const password = "flint and spark";
const day = 24 * 3_600_000;
const signUp = (email = "ada@example.com") =>
  registerUser({ email, firstName: "Ada", lastName: "", password }, "10.9.8.7");
const leave = (user: User) => deleteAccount(user, password, new Date());
const after = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => {
  for (const table of [users, usedAllowances]) db.delete(table).run();
  vi.useFakeTimers({ toFake: ["Date"] });
  // why: the database's own clock, by which an account begins, goes on.
  after(60_000);
});
afterEach(() => vi.useRealTimers());

test("deleting an account and signing up again brings no second month of free sparks", async () => {
  const first = await signUp();
  const monthEnds = findNextAllowance(first)?.at;
  expect(getAvailableSparks(first.id)).toBe(5000);
  after(10 * day);
  await leave(first);
  const second = await signUp();
  expect(getAvailableSparks(second.id)).toBe(0);
  inTransaction((tx) => grantFreeAllowance(tx, second));
  await sweepSparks({ queue: async () => {} });
  expect(getAvailableSparks(second.id)).toBe(0);
  expect(findNextAllowance(second)).toEqual({ sparks: 5000, at: monthEnds });
  await leave(second);
  expect(getAvailableSparks((await signUp()).id)).toBe(0);
});

test("they come when the month of the first account ends", async () => {
  const first = await signUp();
  const monthEnds = findNextAllowance(first)?.at.getTime() ?? 0;
  expect(monthEnds - Date.now()).toBeGreaterThan(27 * day);
  await leave(first);
  const again = await signUp();
  for (const [moment, sparks] of [
    [monthEnds - 1, 0],
    [monthEnds, 5000],
  ] as const) {
    vi.setSystemTime(moment);
    await sweepSparks({ queue: async () => {} });
    expect(getAvailableSparks(again.id)).toBe(sparks);
  }
});

test("another address gets its own at once", async () => {
  await leave(await signUp());
  expect(getAvailableSparks((await signUp("grace@example.com")).id)).toBe(5000);
});

test("nothing that is kept tells the address, and it goes with the month", async () => {
  const user = await signUp();
  await leave(user);
  const kept = db.select().from(usedAllowances).all();
  expect(kept).toEqual([{ addressHash: expect.stringMatching(/^[\w-]{43}$/), until: findNextAllowance(user)?.at }]);
  removeUsedAllowances(new Date((kept[0]?.until.getTime() ?? 0) - 1));
  expect(db.select().from(usedAllowances).all()).toHaveLength(1);
  removeUsedAllowances(kept[0]?.until);
  expect(db.select().from(usedAllowances).all()).toEqual([]);
  expect(db.select().from(lots).all()).toEqual([]);
});
