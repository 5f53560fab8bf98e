import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerProblem } from "~/features/billing/answer-problem.server";
import { getOrderPath } from "~/features/billing/choice";
import { findOrderProgress } from "~/features/billing/find-order-progress.server";
import { findLastOrder, findOrder } from "~/features/billing/order.queries.server";
import { PaymentResult } from "~/features/billing/payment-result";
import { requireUser } from "~/platform/auth/require-user.server";
import { isVisit } from "~/platform/http/is-visit";
import { parseRowId } from "~/platform/text/parse-row-id";

type Loaded = Awaited<ReturnType<typeof loader>>;

const isConfirmed = ({ progress }: Loaded) => progress === "paid" || progress === "confirmed";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data && isConfirmed(data) ? "Payment Successful" : "Payment"} · Sparkwright` },
];

export const handle = {
  /** Seconds: until the provider has confirmed it and our record has it, it looks again. */
  refresh: ({ progress }: Loaded) => (progress === "waiting" || progress === "confirmed" ? 4 : null),
  toast: (data: Loaded) => (isConfirmed(data) ? { type: "success", message: "Payment Successful!" } : null),
};

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const asked = new URL(request.url).searchParams.get("order");
  const order = asked === null ? findLastOrder(user) : findOrder(user, parseRowId(asked));
  if (!order) throw redirect("/pricing");
  const { id, kind, plan, billing, sparks, amount, currency } = order;
  try {
    return {
      progress: await findOrderProgress(order, isVisit(request)),
      order: { id, kind, plan, billing, sparks, amount, currency },
    };
  } catch (error) {
    throw await answerProblem(error, getOrderPath(order));
  }
}

export default function PaymentSuccess() {
  return <PaymentResult {...useLoaderData<typeof loader>()} />;
}
