import { z } from "zod";
import { config } from "~/platform/config/config.server";
import { secondFactorRules } from "./second-factor-rules";
import { findSetting } from "./setting.server";

/** The name under which an administrator's values are kept. */
export const siteSettingName = "site";

/** What holds where neither the environment nor an administrator says anything. */
export const usualSiteSettings = {
  freeMonthlySparks: 5_000,
  hourlySparks: 100,
  storageMegabytes: 100,
  adminSecondFactor: "asked",
} as const;

export const siteSettingSchema = z.object({
  supportEmail: z.string().optional(),
  freeMonthlySparks: z.int().optional(),
  hourlySparks: z.int().optional(),
  storageMegabytes: z.int().optional(),
  adminSecondFactor: z.enum(secondFactorRules).optional(),
});

/** What an administrator set; a value that is not there was not set. */
export type StoredSiteSettings = z.infer<typeof siteSettingSchema>;

export interface SiteSettings {
  /** Where people get help; null where there is no such address. */
  supportEmail: string | null;
  /** What a free account gets each month; 0 for nothing. */
  freeMonthlySparks: number;
  /** How many campaigns a free account may begin in an hour; paid plans in proportion. */
  hourlySparks: number;
  /** Megabytes of uploaded pictures that a free account keeps; paid plans in proportion. */
  storageMegabytes: number;
  adminSecondFactor: (typeof secondFactorRules)[number];
}

/** The variables that win over what an administrator set, where they are set. */
export const siteVariables = { supportEmail: "SUPPORT_EMAIL", freeMonthlySparks: "FREE_MONTHLY_SPARKS" } as const;

/** The values that the environment sets. */
export const getSiteEnvironment = (): StoredSiteSettings => ({
  supportEmail: config.supportEmail,
  freeMonthlySparks: config.freeMonthlySparks,
});

/** What an administrator set, whether it counts or not. */
export const getStoredSiteSettings = (): StoredSiteSettings => findSetting(siteSettingName, siteSettingSchema) ?? {};

/** What holds at this moment: the environment's, else what an administrator set, else what is usual. */
export function getSiteSettings(): SiteSettings {
  const own = getSiteEnvironment();
  const set = getStoredSiteSettings();
  return {
    supportEmail: own.supportEmail ?? set.supportEmail ?? null,
    freeMonthlySparks: own.freeMonthlySparks ?? set.freeMonthlySparks ?? usualSiteSettings.freeMonthlySparks,
    hourlySparks: set.hourlySparks ?? usualSiteSettings.hourlySparks,
    storageMegabytes: set.storageMegabytes ?? usualSiteSettings.storageMegabytes,
    adminSecondFactor: set.adminSecondFactor ?? usualSiteSettings.adminSecondFactor,
  };
}
