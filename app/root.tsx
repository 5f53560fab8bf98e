import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { availableSparks } from "~/features/ledger/available-sparks.server";
import { findUser } from "~/platform/auth/require-user.server";
import { takeToast } from "~/platform/http/toast.server";
import { ErrorPage } from "~/ui/error-page";
import { useNonce } from "~/ui/nonce";
import { Shell } from "~/ui/shell";
import sprinkles from "~/ui/sprinkles.js?url";
import stylesheet from "./app.css?url";

export const meta: MetaFunction = () => [{ title: "Sparkwright" }];

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await findUser(request);
  const { toast, headers } = await takeToast(request);
  return data(
    {
      toast,
      user: user && {
        firstName: user.firstName,
        email: user.email,
        isAdmin: user.isAdmin,
        sparks: availableSparks(user.id),
      },
    },
    { headers },
  );
}

/** What a route's `handle` may ask of the frame around it. */
interface PageHandle {
  /** Loads React in the browser; without it a page ships no framework script. */
  hydrate?: boolean;
  hideNavigation?: boolean;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const handles = useMatches().map((match) => (match.handle ?? {}) as PageHandle);
  // why not undefined alone: outside of an error boundary the router answers with null.
  const failed = (useRouteError() ?? undefined) !== undefined;
  const nonce = useNonce();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        <script type="module" src={sprinkles} nonce={nonce} suppressHydrationWarning />
      </head>
      <body>
        <Shell
          user={root?.user ?? null}
          toast={root?.toast ?? null}
          hideNavigation={!failed && handles.some((handle) => handle.hideNavigation)}
        >
          {children}
        </Shell>
        {!failed && handles.some((handle) => handle.hydrate) && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <ErrorPage title="404 Page Not Found" text="Did you forget to add the page to the router?" />;
  }
  if (isRouteErrorResponse(error)) {
    const said = typeof error.data === "string" && error.data ? error.data : "The request could not be answered.";
    return <ErrorPage title={`${error.status} ${error.statusText}`.trim()} text={said} />;
  }
  return (
    <ErrorPage
      title="Something went wrong on our side"
      text="It has been written down. Nothing you made is lost, and nothing was charged. Try again in a moment."
    />
  );
}
