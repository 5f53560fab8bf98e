import path from "node:path";
import { expect, test } from "vitest";
import { signUpPerson } from "#bench/person.mjs";
import { freePort, newDataDir, runProgram, startSite } from "./site";

const former = "the former key, of more than 32 characters";
const present = "the present key, of more than 32 characters";

test("after a change of ENCRYPTION_KEY stored keys are read while the former one is named; without it site and worker run and say what to do", {
  timeout: 240_000,
}, async () => {
  const env = { PORT: String(await freePort()), DATA_DIR: path.join(newDataDir(), "data") };
  const startWith = (keys: Record<string, string>) => startSite({ ...env, ...keys });
  const first = await startWith({ ENCRYPTION_KEY: former });
  const person = await signUpPerson(first.url);
  const { email } = await person.get("/api/user");
  expect(runProgram(["admin", "grant", email], env).status).toBe(0);
  const key = { intent: "provider-key", provider: "anthropic", apiKey: "sk-ant-that-nobody-may-see-9d1c" };
  await person.ask("/settings", { method: "POST", body: new URLSearchParams(key), headers: { origin: first.url } });
  const settings = async () => (await person.ask("/settings")).text();
  expect(await settings()).toContain("ends in 9d1c");
  await first.end("SIGTERM");

  const alone = await startWith({ ENCRYPTION_KEY: present });
  expect(await settings()).toContain("Cannot be read with the present ENCRYPTION_KEY: enter it again");
  expect((await person.ask("/healthz")).status).toBe(200);
  const doctor = (keys: Record<string, string>) => runProgram(["doctor", "keys"], { ...env, ...keys });
  expect(doctor({ ENCRYPTION_KEY: present })).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('"provider-key:anthropic" cannot be read with the present ENCRYPTION_KEY'),
  });
  await alone.end("SIGTERM");

  const both = await startWith({ ENCRYPTION_KEY: present, ENCRYPTION_KEY_PREVIOUS: former });
  expect(both.said()).toContain("stored values were sealed anew with this ENCRYPTION_KEY");
  await both.end("SIGTERM");

  await startWith({ ENCRYPTION_KEY: present });
  expect(await settings()).toContain("ends in 9d1c");
  expect(doctor({ ENCRYPTION_KEY: present })).toMatchObject({
    status: 0,
    stdout: "All that is stored sealed opens with the present ENCRYPTION_KEY.",
  });
});
