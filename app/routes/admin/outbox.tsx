import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { listOutbox, nameEmail } from "~/features/oversight/outbox.queries.server";
import { OutboxList } from "~/features/oversight/outbox-view";
import { rowFormSchema } from "~/features/oversight/oversight.schema";
import { retryEmail } from "~/features/oversight/retry-email.server";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";
import { parseRowId } from "~/platform/text/parse-row-id";

export const meta: MetaFunction = () => [{ title: "Outbox · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return listOutbox(parseRowId(new URL(request.url).searchParams.get("before") ?? ""));
}

/** Has an e-mail tried again that was given up. */
export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await parseForm(request, rowFormSchema);
  const email = form.ok ? retryEmail(admin, form.value.id) : undefined;
  if (!email) return redirectWithError("/admin/outbox", "This e-mail does not wait for another try");
  return redirectWithSuccess("/admin/outbox", {
    message: "The e-mail is tried again",
    description: `“${nameEmail(email)}” to ${email.recipient}.`,
  });
}

export default function Outbox() {
  const outbox = useLoaderData<typeof loader>();
  const intro = outbox.isSent
    ? "What this site wrote to people, the newest first. What is sent is read by its recipient alone."
    : "No way to send e-mail is set up: what this site wrote is kept here to be read and given on.";
  return (
    <AdminPage title="Outbox" intro={intro}>
      <OutboxList {...outbox} />
    </AdminPage>
  );
}
