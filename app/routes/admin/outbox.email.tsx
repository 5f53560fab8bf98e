import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { formatMoment } from "~/features/oversight/format-moment";
import { findOutboxEmail } from "~/features/oversight/outbox.queries.server";
import { OutboxEmailView } from "~/features/oversight/outbox-email";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { getSecretPageHeaders } from "~/platform/http/secret-page-headers.server";
import { parseRowId } from "~/platform/text/parse-row-id";

export const meta: MetaFunction = () => [{ title: "E-mail · Sparkwright" }];

// why: it may show a link that opens an account.
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const email = await findOutboxEmail(parseRowId(params.id));
  if (!email) throw createNotFound();
  return data(email, { headers: getSecretPageHeaders(request) });
}

export default function OutboxEmail() {
  const { subject, recipient, at, html, text } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={subject}
      intro={
        <>
          To <bdi>{recipient}</bdi>, {formatMoment(at)}. Whoever opens its links acts as its recipient.
        </>
      }
      back="/admin/outbox"
      backLabel="Outbox"
    >
      <OutboxEmailView text={text} html={html} />
    </AdminPage>
  );
}
