import { z } from "zod";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { createOptionalLines, createOptionalText } from "~/platform/text/text-field";
import { vatCountries } from "./vat-rates";

const noVatId = "Enter a VAT number with its country's letters, such as DE123456789";

/** Whom invoices are made out to. The lengths are our own: so much fits on one sheet. */
export const billingDetailsSchema = z.object({
  billingName: createOptionalText(100).refine((name) => !name || /^\P{Cc}*$/u.test(name), "Must be one line"),
  billingAddress: createOptionalLines({ max: 400, most: 6, longest: 60 }),
  // why so open: each country has a form of its own, and it is printed as it is given.
  vatId: createOptionalText(30)
    .transform((id) => id?.toUpperCase().replace(/[\s.-]/g, "") ?? null)
    .refine((id) => id === null || /^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(id), noVatId),
  country: z
    .enum(["", ...vatCountries], { error: "Please select a country" })
    .nullish()
    .transform((country) => country || null),
});

export type BillingDetails = z.output<typeof billingDetailsSchema>;

export const billingDetailsConstraints = getHtmlConstraints(billingDetailsSchema);
