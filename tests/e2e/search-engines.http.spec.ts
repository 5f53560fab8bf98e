import sharp from "sharp";
import { openPages } from "#tests/e2e/every-page";
import { expect, test } from "#tests/e2e/journey";

/** What a page's head says: `content` or `href` of the element that is told by these attributes. */
const readHead = (html: string, attributes: string) =>
  new RegExp(`<(?:meta|link) ${attributes} (?:content|href)="([^"]*)"`).exec(html)?.[1];

test("the site map holds each public page, and each says what it is and where", async ({ visitor }) => {
  const { request } = visitor.page;
  const origin = process.env.SPARKWRIGHT_URL ?? "";
  const robots = await (await request.get("/robots.txt")).text();
  const closed = ["/admin", "/api/", "/demo", "/emails/", "/newsletter", "/project/", "/review/"];
  expect(robots.trim().split("\n")).toEqual([
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ]);

  const map = await request.get("/sitemap.xml");
  expect(map.headers()["content-type"]).toContain("application/xml");
  const addresses = [...(await map.text()).matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = ""]) => address)
    // why not the posts: other journeys write and delete them meanwhile.
    .filter((address) => !address.includes("/blog/"));
  // why not sign-in, the ways to a new password, the newsletter's steps and the setup: they are doors and no pages to be found
  const expected = openPages
    .filter(
      ({ path, status }) =>
        !status && !/\?|\/login|-password|\/newsletter|\/removal|\/emails\/confirmation|\/quick-setup/.test(path),
    )
    .map(({ path }) => path);
  expect(addresses).toEqual(expected.map((path) => `${origin}${path}`));

  const pictures = new Set<string>();
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(readHead(html, 'rel="canonical"'), address).toBe(address);
    expect(readHead(html, 'property="og:url"'), address).toBe(address);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    expect(title, address).toMatch(/^Sparkwright · .{5,}|.{4,} · Sparkwright$/);
    titles.add(title);
    expect(readHead(html, 'property="og:title"'), address).toBe(title);
    const description = readHead(html, 'name="description"') ?? "";
    expect(description.length, address).toBeGreaterThan(50);
    expect(description.length, address).toBeLessThanOrEqual(160);
    descriptions.add(description);
    expect(readHead(html, 'property="og:description"'), address).toBe(description);
    const picture = readHead(html, 'property="og:image"') ?? "";
    pictures.add(picture);
    expect(await sharp(await (await request.get(picture)).body()).metadata(), address).toMatchObject({
      format: "png",
      width: Number(readHead(html, 'property="og:image:width"')),
      height: Number(readHead(html, 'property="og:image:height"')),
    });
  }
  expect([titles.size, descriptions.size]).toEqual([addresses.length, addresses.length]);
  expect([...pictures]).toEqual([`${origin}/og.png`, `${origin}/og-pricing.png`]);
});

test("the address of a page of prices by the year is that of the page", async ({ visitor }) => {
  const html = await (await visitor.page.request.get("/pricing?billing=annual")).text();
  expect(readHead(html, 'rel="canonical"')).toBe(`${process.env.SPARKWRIGHT_URL}/pricing`);
});

const plans = ["Launch 99 a month", "Amplify 249 a month", "Scale 599 a month"];
const packs = ["3,300 sparks 35", "10,000 sparks 99", "30,000 sparks 249"];

interface Offer {
  name: string;
  price: string;
  priceCurrency: string;
  priceSpecification?: { price: string; unitCode: string };
}

for (const [page, path, offered] of [
  ["home", "/", plans],
  ["pricing", "/pricing", [...plans, ...packs]],
] as const) {
  test(`the ${page} page tells search engines what the product is and what it costs`, async ({ visitor }) => {
    const html = await (await visitor.page.request.get(path)).text();
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");
    expect(data).toMatchObject({ "@context": "https://schema.org", "@type": "WebApplication", name: "Sparkwright" });
    const offers = data.offers as Offer[];
    expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(["USD"]));
    const said = offers.map(({ name, price, priceSpecification: each }) =>
      each?.unitCode === "MON" && each.price === price ? `${name} ${price} a month` : `${name} ${price}`,
    );
    expect(said).toEqual(offered);
  });
}
