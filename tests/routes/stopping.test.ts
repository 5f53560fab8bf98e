import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { eventually, isAlive, statusOf } from "../process/site";
import { startBuiltWeb } from "./built-web";

test("a web process that is stopped answers what it had begun, and ends though a proxy keeps the connection", async () => {
  const web = await startBuiltWeb();
  onTestFinished(() => web.stop());
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const body = "intent=login&email=nobody%40example.com&password=x";
  const headers = {
    Expect: "100-continue",
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": body.length,
  };
  const asking = request(`${web.url}/login`, { method: "POST", headers, agent });
  asking.flushHeaders();
  await once(asking, "continue");

  process.kill(web.pid, "SIGTERM");
  await eventually(
    () => statusOf(web.url),
    (status) => status === 0,
  );
  asking.end(body);
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(400);
  expect(Buffer.concat(await response.toArray()).toString()).toContain("</html>");
  await eventually(
    () => isAlive(web.pid),
    (isRunning) => !isRunning,
  );
});
