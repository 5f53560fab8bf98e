import { inTransaction } from "#db/client";
import { recordAct } from "~/features/administration/record-act.server";
import type { User } from "~/platform/auth/user";
import { saveSetting } from "~/platform/settings/setting.server";
import {
  getSiteEnvironment,
  getStoredSiteSettings,
  type StoredSiteSettings,
  siteSettingName,
} from "~/platform/settings/site-settings.server";
import { requireAdministrator } from "./require-administrator";
import { siteSettingLabels } from "./site-setting-labels";
import type { SiteSettingsInput } from "./site-settings.schema";

type Name = keyof StoredSiteSettings;

/**
 * Sets the support address and the limits, and writes into the log what changed. What is left empty is what is usual again; what the
 * environment sets keeps the value that was stored before, since the page does not show it to be changed. Holds at once, in all processes.
 * @returns whether anything changed.
 * @throws NotAnAdministrator
 */
export function saveSiteSettings(admin: User, input: SiteSettingsInput, now = new Date()): boolean {
  requireAdministrator(admin);
  return inTransaction((tx) => {
    const before = getStoredSiteSettings();
    const environment = getSiteEnvironment();
    const names = Object.keys(siteSettingLabels) as Name[];
    const entries = names.map((name) => [name, (environment[name] === undefined ? input : before)[name]] as const);
    const changed = entries.filter(([name, value]) => value !== before[name]);
    if (changed.length === 0) return false;
    saveSetting(siteSettingName, Object.fromEntries(entries), now);
    const subject = changed
      .map(([name, value]) => `${siteSettingLabels[name]}: ${show(before[name])} to ${show(value)}`)
      .join("; ");
    recordAct(tx, admin, { act: "change-settings", subject }, now);
    return true;
  });
}

const show = (value: string | number | undefined) =>
  typeof value === "number" ? value.toLocaleString("en-US") : (value ?? "as usual");
