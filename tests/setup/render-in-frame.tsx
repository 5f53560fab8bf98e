import { Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import React, { type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import { Layout } from "~/root";
import type { ToastMessage } from "~/ui/toast";

interface Route {
  default: ComponentType;
  handle: unknown;
}

/** The HTML of a page as the server sends it, in the frame with its head and its message, at `path`, with what its loader gave. */
export function renderInFrame(
  { default: Component, handle }: Route,
  {
    path = "/page",
    loaderData,
    actionData,
    toast = null,
  }: { path?: string; loaderData?: unknown; actionData?: unknown; toast?: ToastMessage | null },
) {
  // why: the stub is a browser's router, and React complains about its layout effect on the server.
  vi.spyOn(React, "useLayoutEffect").mockImplementation(React.useEffect);
  const Site = createRemixStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <Layout>
          <Outlet />
        </Layout>
      ),
      children: [{ id: "page", path: "*", Component, handle }],
    },
  ]);
  const hydrationData = {
    loaderData: { root: { toast, user: null }, page: loaderData },
    actionData: actionData === undefined ? null : { page: actionData },
  };
  return renderToStaticMarkup(<Site initialEntries={[path]} hydrationData={hydrationData} />);
}
