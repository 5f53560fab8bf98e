import type { LoaderFunctionArgs } from "@remix-run/node";
import { countSparks } from "~/features/sparks/count-sparks.server";
import { sparkQueue } from "~/features/sparks/spark-queue.server";
import { notFound } from "~/platform/http/not-found.server";
import { mayReadMetrics } from "~/platform/metrics/may-read-metrics.server";
import { metricsText } from "~/platform/metrics/metrics.server";

/** What a Prometheus server collects. Others are not told that it is here. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!mayReadMetrics(request)) throw notFound();
  const { contentType, text } = await metricsText(countSparks(), await sparkQueue.depth());
  return new Response(text, { headers: { "Content-Type": contentType, "Cache-Control": "no-store" } });
}
