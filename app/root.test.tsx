import { createRemixStub } from "@remix-run/testing";
import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ErrorBoundary, Layout } from "./root";

function errorPage(supportEmail: string | null, error: unknown = new Error("secret detail")): string {
  // why: the stub is a browser's router, and React complains about its layout effect on the server.
  vi.spyOn(React, "useLayoutEffect").mockImplementation(React.useEffect);
  const Page = createRemixStub([{ id: "root", path: "*", Component: () => null, ErrorBoundary }]);
  const hydrationData = { loaderData: { root: { supportEmail } }, errors: { root: error } };
  return renderToStaticMarkup(<Page hydrationData={hydrationData} />);
}

test("the page of an unforeseen error names where to get help, where the site says so, and never the error itself", () => {
  const page = errorPage("help@example.com");
  expect(page).toContain("Something went wrong on our side");
  expect(page).toContain('If it goes on, write to <a href="mailto:help@example.com">help@example.com</a>.');
  expect(page).not.toContain("secret detail");
  expect(errorPage(null)).not.toContain("write to");
});

test.each([
  [503, "Busy for a moment"],
  [507, "No room left"],
  [404, "404 Page Not Found"],
  [405, "405 Method Not Allowed"],
])("the page of an answer of %d is headed '%s'", (status, heading) => {
  const error = { status, statusText: "Method Not Allowed", internal: false, data: { message: "In a sentence." } };
  expect(errorPage(null, error)).toContain(`<h1>${heading}</h1>`);
});

function framedPage(root: object): string {
  vi.spyOn(React, "useLayoutEffect").mockImplementation(React.useEffect);
  const Page = createRemixStub([{ id: "root", path: "*", Component: () => <Layout>The page</Layout> }]);
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root } }} />);
}

test("a page that is not to be tracked says so to its script, and has no tag manager", () => {
  const page = framedPage({ isUntracked: true, tagManager: null });
  expect(page).toContain('<body data-untracked="true">');
  expect(page).not.toContain("googletagmanager");
});

test("a page with the tag manager loads it and is tracked", () => {
  const page = framedPage({ isUntracked: false, tagManager: { id: "GTM-TEST123", marketing: false } });
  expect(page).toContain("<body>");
  expect(page).toContain('src="https://www.googletagmanager.com/gtm.js?id=GTM-TEST123"');
  expect(page).toContain('analytics_storage:"granted",ad_storage:"denied"');
});
