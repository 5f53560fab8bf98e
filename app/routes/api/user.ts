import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { userAnswer } from "~/features/users/user-answer.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { answer, onlyMethods } from "~/platform/http/call.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return answer(userAnswer(await requireCaller(request)));
}

export function action({ request }: ActionFunctionArgs) {
  return onlyMethods(request, ["GET"]);
}
