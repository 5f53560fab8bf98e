import { getSiteSettings, usualSiteSettings } from "~/platform/settings/site-settings.server";
import type { PlanName } from "./plans";

const megabyte = 1024 * 1024;

/** Megabytes of uploaded pictures that an account of this plan keeps, unless an administrator set another measure for free ones. */
const usualMegabytes: Record<PlanName, number> = {
  free: usualSiteSettings.storageMegabytes,
  launch: 500,
  amplify: 2048,
  scale: 8192,
};

/** Megabytes that hold at this moment: the paid plans' grow and shrink with the free one's. */
const getMegabytes = (plan: PlanName): number =>
  Math.round((usualMegabytes[plan] * getSiteSettings().storageMegabytes) / usualMegabytes.free);

/** Bytes of uploaded pictures that an account of this plan keeps; one that was shrunk on its way in takes about half a megabyte. */
export const getStorageQuota = (plan: PlanName): number => getMegabytes(plan) * megabyte;

/** "3 MB of 100 MB", whole megabytes, anything at all being one. */
export function describeStorage(used: number, plan: PlanName): string {
  return `${Math.ceil(used / megabyte)} MB of ${getMegabytes(plan)} MB`;
}
