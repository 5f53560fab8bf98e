/** What may be set for the whole site, in the page's words and its order. */
export const siteSettingLabels = {
  supportEmail: "Support address",
  freeMonthlySparks: "Free sparks a month",
  hourlySparks: "Campaigns an hour",
  storageMegabytes: "Room for pictures, in MB",
  adminSecondFactor: "Second factor of administrators",
} as const;
