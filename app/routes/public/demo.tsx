import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readDemoIdea } from "~/features/demo/demo-idea";
import { makeDemo } from "~/features/demo/make-demo.server";
import { Landing } from "~/features/examples/landing";
import { carryIdea, readCarriedIdea } from "~/features/sparks/carried-idea";
import { findUser } from "~/platform/auth/require-user.server";
import { getRequestContext } from "~/platform/http/every-request.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { ThreadFailed } from "~/platform/threads/task-thread.server";

export const meta: MetaFunction = () => [{ title: "Demo · Sparkwright" }, { name: "robots", content: "noindex" }];

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (await findUser(request)) return redirect(carryIdea("/", readCarriedIdea(searchParams)));
  if (!searchParams.has("idea")) return redirect("/#demo");

  const freeSparks = getSiteSettings().freeMonthlySparks;
  const asked = readDemoIdea(searchParams);
  if (asked.error !== undefined) return data({ demo: asked, freeSparks }, 400);
  try {
    const sketch = await makeDemo(asked.idea, getRequestContext().clientAddress);
    return data({ demo: { ...asked, sketch }, freeSparks });
  } catch (error) {
    if (error instanceof TooManyRequests)
      return data({ demo: { ...asked, error: error.message }, freeSparks }, error.init);
    if (error instanceof ThreadFailed) return data({ demo: { ...asked, error: demoFailed }, freeSparks }, 503);
    throw error;
  }
}

const demoFailed = "That didn’t work just now. Try again, or put it in other words.";

export default function Demo() {
  const { demo, freeSparks } = useLoaderData<typeof loader>();
  return <Landing freeSparks={freeSparks} demo={demo} billing="monthly" />;
}
