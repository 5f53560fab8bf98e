import {
  getSiteEnvironment,
  getSiteSettings,
  getStoredSiteSettings,
  siteVariables,
  usualSiteSettings,
} from "~/platform/settings/site-settings.server";
import { siteSettingLabels } from "./site-setting-labels";

type Name = keyof typeof siteSettingLabels;

/** A value of the whole site, as the page shows it. */
export interface SiteSettingRow {
  name: Name;
  /** What holds, in words. */
  holds: string;
  /** What is in the field. */
  typed: string;
  /** The variable that sets it; null where the page does. */
  variable: string | null;
  /** What holds while the field is empty. */
  usual: string;
}

const variables: Partial<Record<Name, string>> = siteVariables;

/** The support address and the limits: what holds, and who says so. */
export function describeSiteSettings(): SiteSettingRow[] {
  const environment = getSiteEnvironment();
  const holds = getSiteSettings();
  const stored = getStoredSiteSettings();
  const usual: Record<Name, string | number> = { supportEmail: "none", ...usualSiteSettings };
  return (Object.keys(siteSettingLabels) as Name[]).map((name) => ({
    name,
    holds: show(holds[name] ?? "none"),
    typed: String(stored[name] ?? ""),
    variable: environment[name] === undefined ? null : (variables[name] ?? null),
    usual: show(usual[name]),
  }));
}

const show = (value: string | number) => (typeof value === "number" ? value.toLocaleString("en-US") : value);
