import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeSubscribers } from "~/features/oversight/write-subscribers.server";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { createPacedStream } from "~/platform/http/paced-stream.server";
import { getAttachmentHeader } from "~/platform/media/attachment";

/** Whom the newsletter goes to, as a file for the program that sends it. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return new Response(createPacedStream(writeSubscribers), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": getAttachmentHeader("newsletter.csv"),
      "Cache-Control": "private, no-store",
    },
  });
}
