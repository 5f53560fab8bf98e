import { createRemixStub } from "@remix-run/testing";
import React, { type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";

/** The HTML of a component inside a router, at `path`, with what its loader gave, after an action that answered with `actionData`. */
export function renderPage(
  Component: ComponentType,
  { path = "/", loaderData, actionData }: { path?: string; loaderData?: unknown; actionData?: unknown } = {},
) {
  // why: the stub is a browser's router, and React complains about its layout effect on the server.
  vi.spyOn(React, "useLayoutEffect").mockImplementation(React.useEffect);
  const Page = createRemixStub([{ id: "page", path: "*", Component }]);
  const hydrationData = {
    loaderData: { page: loaderData },
    actionData: actionData === undefined ? null : { page: actionData },
  };
  return renderToStaticMarkup(<Page initialEntries={[path]} hydrationData={hydrationData} />);
}
