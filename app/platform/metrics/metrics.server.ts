import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { findLastHeartbeat } from "~/platform/jobs/heartbeat.server";
import type { QueueDepth } from "~/platform/jobs/queue";
import { findRequestRoute } from "./request-route";

function countRequests(registry: Registry): void {
  const requests = new Counter({
    name: "sparkwright_http_requests_total",
    help: "Requests answered, by page or call.",
    labelNames: ["method", "route", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "sparkwright_http_request_duration_seconds",
    help: "Seconds from the request's head to the response's last byte.",
    labelNames: ["route"],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const path = request.url?.split("?")[0] ?? "/";
    const start = performance.now();
    response.once("close", () => {
      const route = findRequestRoute(path, response.statusCode);
      const method = knownMethods.has(request.method ?? "") ? request.method : "other";
      requests.inc({ method, route, status: response.statusCode });
      durations.observe({ route }, (performance.now() - start) / 1000);
    });
  });
}

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

function watchWorker(registry: Registry): void {
  new Gauge({
    name: "sparkwright_worker_heartbeat_age_seconds",
    help: "Seconds since the worker's last sign of life; absent while no worker runs.",
    registers: [registry],
    collect() {
      this.reset();
      const beat = findLastHeartbeat();
      if (beat) this.set(beat.age / 1000);
      else this.remove();
    },
  });
  new Gauge({
    name: "sparkwright_worker_resident_memory_bytes",
    help: "The worker's memory; absent while no worker runs.",
    registers: [registry],
    collect() {
      const beat = findLastHeartbeat();
      if (beat) this.set(beat.memory);
      else this.remove();
    },
  });
}

function openRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(registry);
  watchWorker(registry);
  return registry;
}

// why: while developing, this module is loaded again after each change; requests must still be counted once.
const shared = globalThis as { sparkwrightMetrics?: Registry };
shared.sparkwrightMetrics ??= openRegistry();
const registry = shared.sparkwrightMetrics;

/** Everything measured, in Prometheus' text format. `sparks` says how many there are of each status, `queue` how many jobs, where its server answers. */
export async function renderMetrics(
  sparks: Record<string, number>,
  depth: QueueDepth | null,
): Promise<{ contentType: string; text: string }> {
  setGauge("sparkwright_sparks", "Sparks by status.", "status", sparks);
  setGauge("sparkwright_queue_jobs", "Sparks in the queue that wait or run.", "state", { ...depth });
  return { contentType: registry.contentType, text: await registry.metrics() };
}

function setGauge(name: string, help: string, label: string, values: Record<string, number>): void {
  registry.removeSingleMetric(name);
  const gauge = new Gauge({ name, help, labelNames: [label], registers: [registry] });
  for (const [key, value] of Object.entries(values)) gauge.set({ [label]: key }, value);
}
