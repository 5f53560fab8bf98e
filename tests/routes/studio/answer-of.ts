import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

type Handler = (given: ActionFunctionArgs & LoaderFunctionArgs) => unknown;

/** What a page's loader or action gives: a response, returned or thrown, or data with the status that goes with it. */
export async function answerOf<Data>(handler: Handler, request: Request, params: Record<string, string> = {}) {
  const result: unknown = await Promise.resolve()
    .then(() => handler({ request, params, context: {} }))
    .catch((thrown: unknown) => thrown);
  if (result instanceof Error) throw result;
  if (result instanceof Response) return { status: result.status, response: result, data: undefined as Data };
  if (typeof result === "object" && result !== null && "type" in result && result.type === "DataWithResponseInit") {
    const { data, init } = result as unknown as { data: Data; init: ResponseInit | null };
    return { status: init?.status ?? 200, response: undefined, data };
  }
  return { status: 200, response: undefined, data: result as Data };
}
