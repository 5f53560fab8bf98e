import { describePack, type Pack } from "./packs";
import { listPaidPlans } from "./plans";

/** What the product is and what it costs, as search engines read it (schema.org, in a page's `meta`). */
export function describeProduct({ packs = [] }: { packs?: readonly Pack[] } = {}) {
  const plans = listPaidPlans().map(({ name, monthlyPrice }) => {
    const price = { price: String(monthlyPrice), priceCurrency: "USD" };
    const eachMonth = { "@type": "UnitPriceSpecification", ...price, unitCode: "MON" };
    return { "@type": "Offer", name, ...price, priceSpecification: eachMonth };
  });
  const once = packs.map(({ sparks, price }) => ({
    "@type": "Offer",
    name: describePack(sparks),
    price: String(price),
    priceCurrency: "USD",
  }));
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "WebApplication",
      name: "Sparkwright",
      applicationCategory: "BusinessApplication",
      operatingSystem: "Any",
      description: "Turns one sentence into a blog post, an image, social captions and a video.",
      offers: [...plans, ...once],
    },
  };
}
