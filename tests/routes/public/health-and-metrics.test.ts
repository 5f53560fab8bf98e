import { existsSync, rmSync, utimesSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { startHeartbeat } from "~/platform/jobs/heartbeat.server";
import { sparkQueue } from "~/platform/jobs/queue.server";
import { mayReadMetrics } from "~/platform/metrics/may-read-metrics.server";
import { metricsText } from "~/platform/metrics/metrics.server";
import { loader as healthz } from "~/routes/public/healthz";
import { loader as metrics } from "~/routes/public/metrics";

const heartbeat = path.join(process.env.DATA_DIR ?? "", "worker.heartbeat");
let stopHeartbeat = () => {};

afterEach(() => {
  stopHeartbeat();
  rmSync(heartbeat, { force: true });
});

describe("GET /healthz", () => {
  test("200 while the database and the worker answer", async () => {
    stopHeartbeat = startHeartbeat();
    const response = healthz();
    expect([response.status, await response.json()]).toEqual([200, { status: "ok", database: "ok", worker: "ok" }]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test("503 while no worker runs", async () => {
    const response = healthz();
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: "unavailable", database: "ok", worker: "is not running" });
  });

  test("503 when the worker has given no sign of life for more than 30 seconds", async () => {
    stopHeartbeat = startHeartbeat();
    const before = Date.now() / 1000 - 31;
    utimesSync(heartbeat, before, before);
    const response = healthz();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ worker: "does not answer" });
  });

  test("a worker that ends in order takes its sign of life with it", () => {
    startHeartbeat()();
    expect(existsSync(heartbeat)).toBe(false);
  });
});

describe("GET /metrics", () => {
  const asked = (headers: Record<string, string> = {}) => new Request("http://localhost/metrics", { headers });

  test("with a token, answers who sends it and nobody else", () => {
    const token = "a-long-enough-token";
    expect(mayReadMetrics(asked({ Authorization: `Bearer ${token}` }), token)).toBe(true);
    expect(mayReadMetrics(asked({ Authorization: "Bearer a-wrong-token-of-it" }), token)).toBe(false);
    expect(mayReadMetrics(asked({ Authorization: token }), token)).toBe(false);
    expect(mayReadMetrics(asked(), token)).toBe(false);
  });

  test("without a token, is a 404 for a caller of unknown address", async () => {
    const response = await metrics({ request: asked(), params: {}, context: {} }).catch((thrown) => thrown);
    expect(response.status).toBe(404);
  });

  test("tells the sparks by status, the queue's depth and the worker's age in Prometheus' format", async () => {
    stopHeartbeat = startHeartbeat();
    await sparkQueue.enqueue({ id: "waiting", name: "make-spark", payload: { documentId: "waiting" }, priority: 1 });
    const { contentType, text } = await metricsText({ pending: 2, complete: 5 });
    expect(contentType).toMatch(/^text\/plain; version=0\.0\.4/);
    const lines = text.split("\n");
    expect(lines).toContain('sparkwright_sparks{status="pending"} 2');
    expect(lines).toContain('sparkwright_sparks{status="complete"} 5');
    expect(lines).toContain('sparkwright_queue_jobs{state="waiting"} 1');
    expect(lines).toContain('sparkwright_queue_jobs{state="running"} 0');
    const age = lines.find((line) => line.startsWith("sparkwright_worker_heartbeat_age_seconds "));
    expect(Number(age?.split(" ")[1])).toBeLessThan(30);
  });

  test("leaves the worker's figures out while none runs", async () => {
    const { text } = await metricsText({});
    expect(text).not.toMatch(/^sparkwright_worker_heartbeat_age_seconds /m);
    expect(text).not.toMatch(/^sparkwright_worker_resident_memory_bytes /m);
  });
});
