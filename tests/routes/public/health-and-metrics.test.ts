import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { sparkQueue } from "~/features/sparks/spark-queue.server";
import * as everyRequest from "~/platform/http/every-request.server";
import { startHeartbeat } from "~/platform/jobs/heartbeat.server";
import { mayReadMetrics } from "~/platform/metrics/may-read-metrics.server";
import { renderMetrics } from "~/platform/metrics/metrics.server";
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
    stopHeartbeat = startHeartbeat("worker");
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
    stopHeartbeat = startHeartbeat("worker");
    const [beat, memory] = readFileSync(heartbeat, "utf8").trim().split(" ").map(Number);
    writeFileSync(heartbeat, `${Number(beat) - 31_000} ${memory}`);
    const response = healthz();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ worker: "does not answer" });
  });

  test("200 on a machine whose clock was set, forward or back", () => {
    stopHeartbeat = startHeartbeat("worker");
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    for (const hours of [1, -1]) {
      vi.setSystemTime(Date.now() + hours * 3_600_000);
      expect(healthz().status).toBe(200);
      utimesSync(heartbeat, new Date(), new Date(Date.now() - hours * 3_600_000));
      expect(healthz().status).toBe(200);
    }
  });

  test("a worker that ends in order takes its sign of life with it", () => {
    startHeartbeat("worker")();
    expect(existsSync(heartbeat)).toBe(false);
  });
});

describe("GET /metrics", () => {
  const asked = (headers: Record<string, string> = {}) => new Request("http://localhost/metrics", { headers });

  test("with a token, answers who sends it and nobody else", () => {
    const token = "a-long-enough-token";
    const site = { origin: "http://localhost:3000", metricsToken: token };
    expect(mayReadMetrics(asked({ Authorization: `Bearer ${token}` }), site)).toBe(true);
    expect(mayReadMetrics(asked({ Authorization: "Bearer a-wrong-token-of-it" }), site)).toBe(false);
    expect(mayReadMetrics(asked({ Authorization: token }), site)).toBe(false);
    expect(mayReadMetrics(asked(), site)).toBe(false);
  });

  test("without a token, is a 404 for a caller of unknown address", async () => {
    const response = await metrics({ request: asked(), params: {}, context: {} }).catch((thrown) => thrown);
    expect(response.status).toBe(404);
  });

  test("without a token, answers this machine alone, and only where the site is reached at it", () => {
    const from = (clientAddress: string) =>
      vi.spyOn(everyRequest, "getRequestContext").mockReturnValue({ id: "1", clientAddress });
    const reachedAt = (origin: string, headers?: Record<string, string>) =>
      mayReadMetrics(asked(headers), { origin, metricsToken: undefined });

    from("127.0.0.1");
    for (const local of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"]) {
      expect(reachedAt(local), local).toBe(true);
    }
    // why: a proxy that adds no header is no different from a caller on the machine.
    expect(reachedAt("https://sparkwright.example")).toBe(false);
    expect(reachedAt("http://localhost:3000", { "X-Forwarded-For": "203.0.113.7" })).toBe(false);
    from("203.0.113.7");
    expect(reachedAt("http://localhost:3000")).toBe(false);
  });

  test("tells the sparks by status, the queue's depth and the worker's age in Prometheus' format", async () => {
    stopHeartbeat = startHeartbeat("worker");
    await sparkQueue.enqueue({ id: "waiting", name: "make-spark", payload: { documentId: "waiting" }, priority: 1 });
    const { contentType, text } = await renderMetrics({ pending: 2, complete: 5 }, await sparkQueue.depth());
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
    const { text } = await renderMetrics({}, { waiting: 0, running: 0 });
    expect(text).not.toMatch(/^sparkwright_worker_heartbeat_age_seconds /m);
    expect(text).not.toMatch(/^sparkwright_worker_resident_memory_bytes /m);
  });
});
