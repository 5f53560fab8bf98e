import { createRemixStub } from "@remix-run/testing";
import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ErrorBoundary } from "./root";

function errorPage(supportEmail: string | null): string {
  // why: the stub is a browser's router, and React complains about its layout effect on the server.
  vi.spyOn(React, "useLayoutEffect").mockImplementation(React.useEffect);
  const Page = createRemixStub([{ id: "root", path: "*", Component: () => null, ErrorBoundary }]);
  const hydrationData = { loaderData: { root: { supportEmail } }, errors: { root: new Error("secret detail") } };
  return renderToStaticMarkup(<Page hydrationData={hydrationData} />);
}

test("the page of an unforeseen error names where to get help, where the site says so, and never the error itself", () => {
  const page = errorPage("help@example.com");
  expect(page).toContain("Something went wrong on our side");
  expect(page).toContain('If it goes on, write to <a href="mailto:help@example.com">help@example.com</a>.');
  expect(page).not.toContain("secret detail");
  expect(errorPage(null)).not.toContain("write to");
});
