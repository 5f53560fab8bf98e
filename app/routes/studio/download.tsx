import type { LoaderFunctionArgs } from "@remix-run/node";
import { saving, textFile } from "~/features/results/download.server";
import { resultsOf } from "~/features/results/results.queries.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { notFound } from "~/platform/http/not-found.server";

/** `article.md`, `article.html`, `article.txt` and `captions.txt` of a spark. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const spark = requireSpark(user, params.id, params.sparkId);
  const file = textFile(resultsOf(user, spark.id), params.name);
  if (!file) throw notFound();
  return saving(file);
}
