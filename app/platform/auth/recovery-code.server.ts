import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client";
import { recoveryCodes } from "#db/schema/second-factors";
import { hashPassword, verifyPassword } from "./password.server";

/** So many codes an account has at first. */
export const codesAtFirst = 10;
/** 32 signs without those that look alike (0 and o, 1 and l): fifty bits a code. */
const signs = "23456789abcdefghijkmnpqrstuvwxyz";
const codeLength = 10;

/** New codes as they are shown, `abcde-fghij`, with what of them is stored. @throws TooManyRequests while many passwords are checked. */
export async function makeRecoveryCodes(): Promise<{ code: string; codeHash: string }[]> {
  const codes = Array.from({ length: codesAtFirst }, makeCode);
  const hashed: { code: string; codeHash: string }[] = [];
  // why one after another: ten at once would take ten places of those who wait to sign in.
  for (const code of codes) hashed.push({ code, codeHash: await hashPassword(readCode(code)) });
  return hashed;
}

/** Puts codes in place of those that an account has. */
export function replaceRecoveryCodes(tx: Transaction, userId: number, codes: readonly { codeHash: string }[]): void {
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  tx.insert(recoveryCodes)
    .values(codes.map(({ codeHash }) => ({ userId, codeHash })))
    .run();
}

/** Takes a recovery code, once. @returns false for one that is wrong or was used. @throws TooManyRequests while many passwords are checked. */
export async function takeRecoveryCode(userId: number, typed: string): Promise<boolean> {
  const code = readCode(typed);
  if (code.length !== codeLength) return false;
  for (const { id, codeHash } of db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)).all())
    if (await verifyPassword(codeHash, code))
      return db.delete(recoveryCodes).where(eq(recoveryCodes.id, id)).run().changes === 1;
  return false;
}

function makeCode(): string {
  const code = Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join("");
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

/** As people type them from paper. */
const readCode = (typed: string) => typed.replace(/[\s-]/g, "").toLowerCase();
