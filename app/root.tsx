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
import { findAdminPage } from "~/features/administration/admin-pages";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { countWaiting } from "~/features/oversight/count-waiting.server";
import { findUser } from "~/platform/auth/require-user.server";
import { hasSecondFactor } from "~/platform/auth/second-factor.server";
import { config } from "~/platform/config/config.server";
import { readCookieConsent } from "~/platform/consent/cookie-consent.server";
import { findTagManager } from "~/platform/consent/find-tag-manager.server";
import { writeOpened } from "~/platform/http/form-opened.server";
import { takeToast } from "~/platform/http/toast.server";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { LinkButton } from "~/ui/button";
import { ErrorPage } from "~/ui/error-page";
import fraunces from "~/ui/fonts/fraunces.woff2?url";
import { useNonce } from "~/ui/nonce";
import { NotFoundPage } from "~/ui/not-found-page";
import { Shell } from "~/ui/shell";
import { SpeculationRules } from "~/ui/speculation-rules";
import sprinkles from "~/ui/sprinkles.js?url";
import { TagManagerScript } from "~/ui/tag-manager-script";
import type { ToastMessage } from "~/ui/toast";
import stylesheet from "./app.css?url";

export const meta: MetaFunction = ({ error }) => [
  { title: error ? `${errorTitle(error)} · Sparkwright` : "Sparkwright" },
];

export const links: LinksFunction = () => [
  { rel: "preload", as: "font", type: "font/woff2", href: fraunces, crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await findUser(request);
  const { toast, headers } = await takeToast(request);
  const tagManager = findTagManager(request);
  return data(
    {
      origin: config.origin,
      supportEmail: getSiteSettings().supportEmail,
      socialUrls: config.socialUrls,
      toast,
      // why not always: where nothing is counted or measured there is nothing to consent to
      asksForConsent: config.tagManagerId !== undefined && readCookieConsent(request) === null,
      opened: writeOpened(),
      tagManager,
      isUntracked: config.tagManagerId !== undefined && !tagManager,
      user: user && {
        firstName: user.firstName,
        email: user.email,
        isAdmin: user.isAdmin,
        asksForSecondFactor: user.isAdmin && !hasSecondFactor(user.id),
        waiting: user.isAdmin && findAdminPage(new URL(request.url).pathname) ? countWaiting() : null,
        sparks: getAvailableSparks(user.id),
        isUnproven: user.unprovenSince !== null,
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
  /** Every visitor sees the page alike, until the settings change: it is rendered once a minute for all of them. */
  isSameForVisitors?: boolean;
  /**
   * Whether the page, by its loader's data, is the same for the one who is signed in until something changes in the tables that `page_versions`
   * counts: it is rendered once a minute at most while nothing does.
   */
  isKeptForReader?: (data: unknown) => boolean;
  /** Shows nothing of whoever is signed in: the page is the same for everybody. */
  hideAccount?: boolean;
  /** Seconds after which a page without scripts loads itself again, by its loader's data; null for not at all. */
  refreshWithoutScripts?: (data: unknown) => number | null;
  /** Seconds after which a page that loads no React loads itself again, or with ";url=" another; scripts or not; null for not at all. */
  refresh?: (data: unknown) => number | string | null;
  /** What the page itself has to say when it is opened, by its loader's data; it stands in for the last answer's message. */
  toast?: (data: unknown) => ToastMessage | null;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const handles = matches.map((match) => (match.handle ?? {}) as PageHandle);
  // why not undefined alone: outside of an error boundary the router answers with null.
  const failed = (useRouteError() ?? undefined) !== undefined;
  const nonce = useNonce();
  const page = matches.at(-1);
  const refresh = !failed && page?.data ? handles.at(-1)?.refreshWithoutScripts?.(page.data) : null;
  const refreshAlways = !failed && page?.data ? handles.at(-1)?.refresh?.(page.data) : null;
  const toast = !failed && page?.data ? handles.at(-1)?.toast?.(page.data) : null;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15110e" media="(prefers-color-scheme: dark)" />
        {refresh ? (
          <noscript>
            <meta httpEquiv="refresh" content={String(refresh)} />
          </noscript>
        ) : null}
        {refreshAlways ? <meta httpEquiv="refresh" content={String(refreshAlways)} /> : null}
        <Meta />
        <Links />
        {root?.tagManager ? <TagManagerScript {...root.tagManager} /> : null}
        <script type="module" src={sprinkles} />
        <SpeculationRules />
      </head>
      <body data-untracked={root?.isUntracked || undefined}>
        <Shell
          user={!failed && handles.some((handle) => handle.hideAccount) ? null : root?.user}
          toast={toast ?? root?.toast ?? null}
          asksForConsent={root?.asksForConsent}
          opened={root?.opened}
          socialUrls={root?.socialUrls}
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

/** What happened, as the heading and the title of the window say it. */
function errorTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return "Something went wrong on our side";
  if (error.status === 503) return "Busy for a moment";
  if (error.status === 507) return "No room left";
  return error.status === 404 ? "404 Page Not Found" : `${error.status} ${error.statusText}`.trim();
}

const home = <LinkButton href="/">Go to the home page</LinkButton>;

export function ErrorBoundary() {
  const error = useRouteError();
  const supportEmail = useRouteLoaderData<typeof loader>("root")?.supportEmail;
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage />;
  }
  if (isRouteErrorResponse(error)) {
    const said: unknown = error.data?.message ?? error.data;
    const text = typeof said === "string" && said ? said : "The request could not be answered.";
    return <ErrorPage title={errorTitle(error)} text={text} action={home} />;
  }
  return (
    <ErrorPage
      title={errorTitle(error)}
      text={
        <>
          We’ve logged the problem. Nothing you made is lost, and nothing was charged. Please try again in a moment.
          {supportEmail ? (
            <>
              {" If it goes on, write to "}
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
            </>
          ) : null}
        </>
      }
      action={home}
    />
  );
}
