import type { LoaderFunctionArgs } from "@remix-run/node";
import { countSparks } from "~/features/sparks/count-sparks.server";
import { findQueueDepth } from "~/features/sparks/spark-queue.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { mayReadMetrics } from "~/platform/metrics/may-read-metrics.server";
import { renderMetrics } from "~/platform/metrics/metrics.server";

/** What a Prometheus server collects. Others are not told that it is here. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!mayReadMetrics(request)) throw createNotFound();
  const { contentType, text } = await renderMetrics(countSparks(), await findQueueDepth());
  return new Response(text, { headers: { "Content-Type": contentType, "Cache-Control": "no-store" } });
}
