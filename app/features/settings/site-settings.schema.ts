import { z } from "zod";
import { secondFactorRules } from "~/platform/settings/second-factor-rules";
import { readWholeNumber } from "~/platform/text/read-whole-number";

/** A whole number as people write it. Left empty it is what is usual. */
const makeNumber = (least: number, most: number) => {
  const message = `Enter a whole number from ${least.toLocaleString("en-US")} to ${most.toLocaleString("en-US")}`;
  return z
    .string()
    .trim()
    .refine((text) => readWholeNumber(text, { least, most }) !== null, message)
    .transform((text) => readWholeNumber(text, { least, most }) ?? least)
    .optional();
};

/** What an administrator sets for the whole site. */
export const siteSettingsSchema = z.object({
  supportEmail: z
    .string()
    .trim()
    .max(254, "Enter an e-mail address")
    .check(z.email({ error: "Enter an e-mail address" }))
    .optional(),
  freeMonthlySparks: makeNumber(0, 1_000_000),
  hourlySparks: makeNumber(1, 10_000),
  storageMegabytes: makeNumber(1, 100_000),
  adminSecondFactor: z.enum(secondFactorRules, { error: "Choose one of the two" }).optional(),
});

export type SiteSettingsInput = z.output<typeof siteSettingsSchema>;
