import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db, inTransaction } from "#db/client";
import { emails } from "#db/schema";
import { log } from "~/platform/log/log.server";
import { deliverDueEmails, removeOldEmails } from "./deliver-emails.server";
import { type EmailMessage, EmailProblem } from "./email-transport";
import { sendEmail } from "./send-email.server";

const minute = 60_000;
const start = new Date("2026-03-01T00:00:00Z");
const minutesOn = (minutes: number) => new Date(start.getTime() + minutes * minute);

const sent: EmailMessage[] = [];
let fails: Error | null = null;
const transport = {
  name: "smtp" as const,
  async send(message: EmailMessage) {
    if (fails) throw fails;
    sent.push(message);
  },
};
const write = async ({ data }: { data: unknown }) => ({ subject: String(data), html: "<p>h</p>", text: "t" });
const deliver = (now: Date, by: typeof transport | null = transport) => deliverDueEmails(by, write, now);
const rows = () => db.select().from(emails).orderBy(emails.id).all();

const email = (key: string = randomUUID()) => ({
  key,
  userId: null,
  recipient: "ada@example.com",
  kind: "k",
  data: key,
});

beforeEach(() => {
  db.delete(emails).run();
  sent.length = 0;
  fails = null;
  for (const level of ["warn", "error"] as const) vi.spyOn(log, level).mockImplementation(() => {});
});

describe("an e-mail", () => {
  test("goes out once, whatever was tried to send it twice", async () => {
    inTransaction((tx) => {
      sendEmail(tx, email("receipt:1"), start);
      sendEmail(tx, email("receipt:1"), minutesOn(1));
    });
    for (const minutes of [0, 1, 2]) await deliver(minutesOn(minutes));
    expect(sent).toEqual([
      { id: `email-${rows()[0]?.id}`, to: "ada@example.com", subject: "receipt:1", html: "<p>h</p>", text: "t" },
    ]);
    expect(rows()).toMatchObject([{ state: "sent", settledAt: start }]);
  });

  test("does not go out where what it tells of did not happen", async () => {
    const fail = () =>
      inTransaction((tx) => {
        sendEmail(tx, email(), start);
        throw new Error("Not paid after all.");
      });
    expect(fail).toThrow("Not paid after all.");
    await deliver(start);
    expect(sent).toEqual([]);
  });

  test("that nobody took waits longer each time, does not hold up others, and is sent at last", async () => {
    inTransaction((tx) => sendEmail(tx, email("slow"), start));
    fails = new EmailProblem("unavailable", "Nobody there.");
    const tried: number[] = [];
    for (let minutes = 0; minutes < 64; minutes += 1) {
      const before = rows()[0]?.tries;
      await deliver(minutesOn(minutes));
      if (rows()[0]?.tries !== before) tried.push(minutes);
    }
    expect(tried).toEqual([0, 1, 3, 7, 15, 31, 63]);
    fails = null;
    inTransaction((tx) => sendEmail(tx, email("quick"), minutesOn(64)));
    await deliver(minutesOn(64));
    expect(sent.map(({ subject }) => subject)).toEqual(["quick"]);
    await deliver(minutesOn(127));
    expect(sent.map(({ subject }) => subject)).toEqual(["quick", "slow"]);
    expect(rows()[0]).toMatchObject({ state: "sent", problem: null, tries: 7 });
  });

  test("that was refused is given up, with the reason", async () => {
    inTransaction((tx) => sendEmail(tx, email(), start));
    fails = new EmailProblem("refused", "No such person.");
    for (const minutes of [0, 10]) await deliver(minutesOn(minutes));
    expect(rows()).toMatchObject([{ state: "failed", tries: 1, problem: "No such person." }]);
    expect(log.error).toHaveBeenCalledOnce();
  });

  test("is given up after three days", async () => {
    inTransaction((tx) => sendEmail(tx, email(), start));
    fails = new Error("Nobody there.");
    let hours = 0;
    while (rows()[0]?.state === "waiting" && hours < 200) {
      await deliver(minutesOn(hours * 60));
      hours += 1;
    }
    expect(rows()[0]).toMatchObject({ state: "failed", tries: 20 });
    expect(hours / 24).toBeGreaterThan(3);
  });

  test("without a transport is kept, and never sent later", async () => {
    inTransaction((tx) => sendEmail(tx, email(), start));
    await deliver(start, null);
    await deliver(minutesOn(1));
    expect(sent).toEqual([]);
    expect(rows()).toMatchObject([{ state: "kept" }]);
  });
});

test("what is settled goes after a hundred days; what waits stays", () => {
  inTransaction((tx) => {
    for (const key of ["waiting", "sent"]) sendEmail(tx, email(key), start);
  });
  db.update(emails).set({ state: "sent" }).where(eq(emails.key, "sent")).run();
  removeOldEmails(minutesOn(99 * 1440));
  expect(rows()).toHaveLength(2);
  removeOldEmails(minutesOn(101 * 1440));
  expect(rows()).toMatchObject([{ key: "waiting" }]);
});
