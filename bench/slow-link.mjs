import { chromium } from "@playwright/test";
import { findSystemChromium } from "../scripts/test/chromium.mjs";
import { startProduct } from "../scripts/test/start-product.mjs";
import { signUpPerson } from "./person.mjs";

/** @typedef {import("./measures.mjs").Row} Row */

/** A slow phone on a slow link: bytes a second, milliseconds a request, times slower. */
const slow = { throughput: (400 * 1000) / 8, latency: 400, cpu: 4 };
const publicPages = [
  ...["/", "/login", "/pricing", "/documentation", "/contact", "/blog", "/about"],
  ...["/privacy", "/terms", "/refunds", "/cookies", "/forgot-password", "/newsletter"],
];
const times = 3;

/**
 * Seconds until something of a page is seen, and until all of it is there and can be used, by a browser that knows nothing yet, with scripts
 * and without: every public page, and for somebody who comes back to their session the home page and a project.
 * @returns {Promise<Row[]>}
 */
export async function measureSlowLink() {
  const product = await startProduct();
  const person = await signUpPerson(product.url);
  const { id } = await person.hasProject();
  const pages = [
    ...publicPages.map((path) => ({ path, name: path, cookie: "" })),
    { path: "/", name: "home, signed in,", cookie: person.cookie },
    { path: `/project/${id}`, name: "a project", cookie: person.cookie },
  ];
  const browser = await chromium.launch({
    executablePath: findSystemChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const rows = [];
    for (const { path, name: pageName, cookie } of pages)
      for (const javaScriptEnabled of [true, false]) {
        await fetch(product.url + path, { headers: { cookie } }).then((answer) => answer.text());
        const seen = [];
        for (let time = 0; time < times; time++)
          seen.push(await openPage(browser, product.url + path, { javaScriptEnabled, cookie }));
        const median = (/** @type {"painted" | "loaded"} */ name) =>
          seen.map((each) => each[name]).sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
        const name = `${pageName} on a slow link, ${javaScriptEnabled ? "with" : "without"} scripts`;
        rows.push(
          { name: `${name}: first paint`, value: median("painted"), unit: "s", most: 1 },
          { name: `${name}: usable`, value: median("loaded"), unit: "s", most: 1.5 },
        );
      }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** @param {import("@playwright/test").Browser} browser @param {string} url @param {{ javaScriptEnabled: boolean, cookie: string }} person */
async function openPage(browser, url, { javaScriptEnabled, cookie }) {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 }, javaScriptEnabled });
  const cookies = cookie.split("; ").flatMap((each) => {
    const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(each) ?? [];
    return name ? [{ name, value, url }] : [];
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Page.enable");
  await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.throughput,
    uploadThroughput: slow.throughput,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow.cpu });
  /** @type {Record<string, number>} */
  const at = {};
  /** @type {Promise<void>} */
  const isPainted = new Promise((resolve) => {
    session.on("Page.lifecycleEvent", ({ name, timestamp }) => {
      at[name] = timestamp;
      if (name === "firstContentfulPaint") resolve();
    });
  });
  let started = 0;
  let document = "";
  session.on("Network.requestWillBeSent", ({ timestamp, type, requestId }) => {
    if (type !== "Document" || document) return;
    started = timestamp;
    document = requestId;
  });
  session.on("Network.loadingFinished", ({ requestId, timestamp }) => {
    if (requestId === document) at.arrived = timestamp;
  });
  await page.goto(url, { waitUntil: "load" });
  await isPainted;
  await context.close();
  return {
    painted: (at.firstContentfulPaint ?? Number.NaN) - started,
    // why not what is loaded later: a page that is there and shown can be read, and its forms filled in and sent
    loaded: Math.max(at.arrived ?? Number.NaN, at.firstContentfulPaint ?? 0) - started,
  };
}
