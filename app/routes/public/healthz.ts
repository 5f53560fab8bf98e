import { checkHealth } from "~/platform/metrics/health.server";

/** 200 while the database and the worker answer, else 503 with what does not. */
export function loader() {
  const { isHealthy, ...parts } = checkHealth();
  return Response.json(
    { status: isHealthy ? "ok" : "unavailable", ...parts },
    { status: isHealthy ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
