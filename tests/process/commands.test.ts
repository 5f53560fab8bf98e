import { chmodSync, existsSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { signUpPerson } from "#bench/person.mjs";
import { freePort, newDataDir, runProgram, startSite } from "./site";

test("an account becomes an administrator by command, and no longer is by another; messages to support are read by one, and its sparks administered", {
  timeout: 120_000,
}, async () => {
  const env = { PORT: String(await freePort()), DATA_DIR: newDataDir() };
  const site = await startSite(env);
  const person = await signUpPerson(site.url);
  const { email } = await person.get("/api/user");

  expect(runProgram(["admin", "grant", email.toUpperCase()], env)).toMatchObject({
    status: 0,
    stdout: `${email} is an administrator now.`,
  });
  expect((await person.get("/api/user")).isAdmin).toBe(true);
  expect(runProgram(["admin", "grant", email], env).status).toBe(0);
  expect(runProgram(["admin", "revoke", email], env).status).toBe(0);
  expect((await person.get("/api/user")).isAdmin).toBe(false);

  expect(runProgram(["admin", "grant", "nobody@example.com"], env)).toMatchObject({
    status: 1,
    stderr: "No account has the address nobody@example.com. Sign up with it first.",
  });
  expect(runProgram(["admin", "promote", email], env).stderr).toMatch(/^Use: npm run admin/);

  const message = {
    ...{ name: "Ada\u001b[31m", email: "ada@example.com", subject: "My plan", category: "billing" },
    ...{ priority: "high", message: "When does my allowance\u001b]0;owned\u0007 begin anew?" },
  };
  const post = { method: "POST", headers: { "Content-Type": "application/json" } };
  const send = (body: object) => fetch(`${site.url}/api/contact`, { ...post, body: JSON.stringify(body) });
  expect((await send(message)).status).toBe(400);
  expect((await send({ ...message, name: "Ada" })).status).toBe(200);
  const listed = runProgram(["messages"], env).stdout;
  expect(listed).toContain("1: My plan\nfrom Ada <ada@example.com>");
  expect(listed).toContain("1 shown, the most urgent first.");
  expect(listed).toMatch(/^[\P{Cc}\n]*$/u);
  expect(runProgram(["messages", "answered", "1"], env).stdout).toBe("Message 1 is marked as answered.");
  expect(runProgram(["messages"], env).stdout).toBe("No message waits.");
  expect(runProgram(["messages", "answered", "1"], env).status).toBe(1);
  expect(runProgram(["messages", "all"], env).stderr).toMatch(/^Use: npm run messages/);

  const billing = (...words: string[]) => runProgram(["billing", ...words], env);
  expect(billing("add", email, "250", "For", "the", "trouble").stdout).toBe("250 sparks were added.");
  expect(billing("explain", email.toUpperCase()).stdout).toMatch(
    /^5,250 sparks can be spent\.\n5,000 of 5,000 are left, .*\n250 of 250 are left, for good: For the trouble, by command /,
  );
  expect(billing("deduct", email, "9000", "A test").stdout).toBe("Only 5250 were there, and they were deducted.");
  expect(billing("reconcile")).toMatchObject({ status: 0, stdout: "Everything adds up." });
  expect(billing("payments", email).stdout).toBe("Nothing was paid.");
  expect(billing("refund", "1")).toMatchObject({ status: 1, stderr: "There is no payment 1 that was paid." });
  expect(billing("end", email, "now")).toMatchObject({ status: 1, stderr: "There is no subscription that runs." });
  expect(billing("end", email).stderr).toMatch(/^Use: npm run billing/);
  expect(billing("replay", "stripe", "evt_1").stderr).toBe("No event evt_1 has come from stripe.");
  for (const words of [["toString"], ["add", email, "5"]])
    expect(billing(...words)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Use: npm run billing/) });

  const database = new Database(path.join(env.DATA_DIR, "sparkwright.db"));
  database
    .prepare(
      "insert into payment_events (provider, event, type, created_at, due_at) values ('stripe', 'evt_2', 'x', 0, 0)",
    )
    .run();
  database.close();
  expect(billing("replay", "stripe", "evt_2").status).toBe(0);

  runProgram(["admin", "grant", email], env);
  const log = (await (await person.ask("/admin/log")).text()).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  const acts = [
    /Made an administrator/,
    /Had a payment event worked on again ?: stripe evt_2/,
    /Deducted sparks \( ?5,250 ?\)/,
    /Added sparks \( ?250 ?\).*?For the trouble/,
    /Marked a message as answered ?: message 1/,
    /Removed as an administrator/,
    /Made an administrator/,
  ];
  expect(log).toMatch(new RegExp(acts.map(({ source }) => source).join(".*?by a command on the server.*?")));
  expect(log.match(/by a command on the server/g)).toHaveLength(acts.length);
});

test("nobody becomes an administrator of a site that is not there, and none is made", { timeout: 120_000 }, () => {
  const env = { DATA_DIR: newDataDir() };
  const { status, stderr } = runProgram(["admin", "grant", "ada@example.com"], env);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no database in .*start the site first\.$/)]);
  expect(existsSync(path.join(env.DATA_DIR, "sparkwright.db"))).toBe(false);
});

test("a backup that is taken while serving brings the accounts and their sessions back", {
  timeout: 180_000,
}, async () => {
  const env = { PORT: String(await freePort()), DATA_DIR: newDataDir() };
  const archive = path.join(newDataDir(), "site.tar.gz");
  const site = await startSite(env);
  const person = await signUpPerson(site.url);
  const before = await person.get("/api/user");
  expect(runProgram(["backup", archive], env).status).toBe(0);
  await person.hasProject();

  expect(runProgram(["restore", archive], env)).toMatchObject({
    status: 1,
    stderr: "The site is running. Stop it first, then restore.",
  });
  await site.end("SIGTERM");
  const restored = runProgram(["restore", archive], env);
  expect(restored.status).toBe(0);
  expect(existsSync(/lies in (\S+)\.$/.exec(restored.stdout)?.[1] ?? "")).toBe(true);

  await startSite(env);
  expect(await person.get("/api/user")).toEqual(before);
  expect(await person.get("/api/projects")).toEqual([]);
});

test("the doctor says of each part of a site how it is, and fails while one is broken", {
  timeout: 180_000,
}, async () => {
  const env = { PORT: String(await freePort()), DATA_DIR: newDataDir() };
  const site = await startSite(env);
  await signUpPerson(site.url);
  const running = runProgram(["doctor"], env);
  expect([running.status, running.stdout]).toEqual([0, expect.stringMatching(/^ok {4}Database: Answers/m)]);
  for (const name of ["Data folder", "Disk", "Workflow automation", "Books", "Stored keys", "Clock"])
    expect(running.stdout).toMatch(new RegExp(`^ok {4}${name}: `, "m"));
  expect(running.stdout).toMatch(/^warn {2}Backups: None was taken yet/m);

  chmodSync(env.DATA_DIR, 0o755);
  expect(runProgram(["doctor"], env).stdout).toMatch(/^warn {2}Data folder: Others on this machine/m);
  const db = new Database(path.join(env.DATA_DIR, "sparkwright.db"));
  db.exec("update lots set remaining = remaining - 1 where id = (select min(id) from lots)");
  db.close();
  const { status, stdout } = runProgram(["doctor"], env);
  await site.end("SIGTERM");
  expect([status, stdout]).toEqual([1, expect.stringMatching(/^bad {3}Books: \d+ found/m)]);
});

test("the doctor asks the configured model, and leaves nothing behind where there is no site yet", {
  timeout: 120_000,
}, async () => {
  const env = { DATA_DIR: newDataDir() };
  expect(runProgram(["doctor", "wings"], env)).toMatchObject({
    status: 1,
    stderr: "Use: npm run doctor, npm run doctor -- model, or npm run doctor -- keys",
  });
  expect(runProgram(["doctor"], env)).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^There is no database in .*start the site first/),
  });
  const { status, stdout } = runProgram(["doctor", "model"], env);
  expect([status, stdout]).toEqual([
    1,
    expect.stringMatching(/^No model is configured: the built-in writer makes all texts\./),
  ]);
  const unreachable = runProgram(["doctor", "model"], {
    ...env,
    OPENAI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1`,
  });
  expect([unreachable.status, unreachable.stdout]).toEqual([1, expect.stringContaining("It could not be reached")]);
  expect(existsSync(path.join(env.DATA_DIR, "sparkwright.db"))).toBe(false);
  expect(existsSync(path.join(env.DATA_DIR, "secrets"))).toBe(false);
});
