import { Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import React, { type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";

/** The HTML of a component inside a router, at `path`, with what its loader gave and the root's, after an action that answered with `actionData`. */
export function renderPage(
  Component: ComponentType,
  {
    path = "/",
    loaderData,
    actionData,
    rootData,
  }: { path?: string; loaderData?: unknown; actionData?: unknown; rootData?: unknown } = {},
) {
  // why: the stub is a browser's router, and React complains about its layout effect on the server.
  vi.spyOn(React, "useLayoutEffect").mockImplementation(React.useEffect);
  const page = { id: "page", path: "*", Component };
  const Page = createRemixStub([
    rootData === undefined ? page : { id: "root", path: "", Component: Outlet, children: [page] },
  ]);
  const hydrationData = {
    loaderData: { page: loaderData, ...(rootData === undefined ? {} : { root: rootData }) },
    actionData: actionData === undefined ? null : { page: actionData },
  };
  return renderToStaticMarkup(<Page initialEntries={[path]} hydrationData={hydrationData} />);
}
