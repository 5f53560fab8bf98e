import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { db, inTransaction } from "#db/client";
import { lots } from "#db/schema";
import { makeUser } from "#tests/factories/users";
import { grantPlanAllowance } from "./grant-plan-allowance.server";
import { getMonthlyPeriod } from "./monthly-period";

const day = 86_400_000;

/** When a provider's period begins: the anchor's day of the month, or the month's last where it has no such day. */
function renewal(year: number, month: number, anchor: number): Date {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(anchor, lastDay), 9, 30));
}

const anchors = fc.integer({ min: 28, max: 31 });
const years = fc.constantFrom(2026, 2027, 2028, 2100);
const months = fc.integer({ min: 0, max: 11 });

/** The lots of a subscription whose periods are as given, when its account is looked at every day and at each period's last moment. */
async function lotsOf(periods: { start: Date; end: Date }[]) {
  const user = await makeUser({ sparks: 0 });
  const subscription = randomUUID();
  for (const { start, end } of periods) {
    const moments: number[] = [];
    for (let at = start.getTime(); at < end.getTime(); at += day) moments.push(at);
    inTransaction((tx) => {
      for (const at of [...moments, end.getTime() - 1]) {
        const paid = { userId: user.id, plan: "launch", subscription, price: "price_1" } as const;
        const order = { ...paid, start, end, actor: "stripe" } as const;
        grantPlanAllowance(tx, { ...order, now: new Date(at) });
      }
    });
  }
  const granted = db.select().from(lots).where(eq(lots.userId, user.id)).all();
  return granted.filter(({ kind }) => kind === "plan");
}

test("a paid month gets one lot that lasts as long as it, whatever day the subscription is anchored on", async () => {
  await fc.assert(
    fc.asyncProperty(anchors, years, months, async (anchor, year, first) => {
      const starts = Array.from({ length: 15 }, (_, index) => renewal(year, first + index, anchor));
      const periods = starts.slice(0, -1).map((start, index) => ({ start, end: starts[index + 1] ?? start }));
      const granted = await lotsOf(periods);
      expect(granted.map(({ effectiveAt, expiresAt }) => ({ start: effectiveAt, end: expiresAt }))).toEqual(periods);
    }),
    {
      numRuns: 10,
      examples: [
        [31, 2026, 0],
        [29, 2028, 0],
        [30, 2027, 11],
      ],
    },
  );
});

test("a paid year gets twelve lots, one after the other", async () => {
  await fc.assert(
    fc.asyncProperty(anchors, years, months, async (anchor, year, first) => {
      const [start, end] = [renewal(year, first, anchor), renewal(year + 1, first, anchor)];
      const granted = await lotsOf([{ start, end }]);
      expect(granted).toHaveLength(12);
      expect(granted[11]?.expiresAt).toEqual(end);
    }),
    {
      numRuns: 6,
      examples: [
        [29, 2027, 1],
        [29, 2028, 1],
        [31, 2026, 0],
      ],
    },
  );
});

test("the months of an account follow each other without a gap or an overlap, and hold the moment that was asked about", () => {
  const moments = fc.date({ min: new Date("2024-01-01"), max: new Date("2032-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(anchors, years, months, moments, (anchor, year, first, now) => {
      const from = renewal(year, first, anchor);
      const { start, end } = getMonthlyPeriod(from, now);
      expect(start <= now && now < end).toBe(true);
      expect(getMonthlyPeriod(from, new Date(end.getTime() - 1))).toEqual({ start, end });
      expect(getMonthlyPeriod(from, end).start).toEqual(end);
    }),
  );
});
