import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { markMessage } from "~/features/oversight/mark-message.server";
import { findMessages } from "~/features/oversight/messages.queries.server";
import { MessagesView } from "~/features/oversight/messages-view";
import { messageFormSchema } from "~/features/oversight/oversight.schema";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";

export const meta: MetaFunction = () => [{ title: "Messages · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { ...findMessages(new URL(request.url).searchParams), now: new Date() };
}

/** Notes that a message is answered, or is not after all. */
export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await parseForm(request, messageFormSchema);
  const isAnswered = form.ok && form.value.state === "answered";
  const marked = form.ok ? markMessage(admin, form.value.id, isAnswered) : undefined;
  if (!marked) return redirectWithError("/admin/messages", "There is no such message");
  return redirectWithSuccess("/admin/messages", {
    message: isAnswered ? "Marked as answered" : "Opened again",
    description: `“${marked.subject}” by ${marked.email}.`,
  });
}

export default function Messages() {
  return (
    <AdminPage title="Messages" intro="What people wrote by the contact form, the most urgent first.">
      <MessagesView {...useLoaderData<typeof loader>()} />
    </AdminPage>
  );
}
