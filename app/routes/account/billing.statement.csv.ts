import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeStatement } from "~/features/billing/write-statement.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { createPacedStream } from "~/platform/http/paced-stream.server";
import { getAttachmentHeader } from "~/platform/media/attachment";

/** The spark statement as a file for spreadsheets. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return new Response(
    createPacedStream(() => writeStatement(user.id)),
    {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": getAttachmentHeader("spark-statement.csv"),
        "Cache-Control": "private, no-store",
      },
    },
  );
}
