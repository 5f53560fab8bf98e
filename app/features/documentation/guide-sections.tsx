import type { ComponentType } from "react";
import { AccountAndBilling } from "./guide/account-and-billing";
import { ApiIntegration } from "./guide/api-integration";
import { BrandVoice } from "./guide/brand-voice";
import { ContentGeneration } from "./guide/content-generation";
import { GettingStarted } from "./guide/getting-started";
import { Templates } from "./guide/templates";
import { Troubleshooting } from "./guide/troubleshooting";

/** What the sections tell that is not the same on every site. */
export interface GuideFacts {
  freeSparks: number;
  /** Where the calls are answered. */
  origin: string;
  calls: { method: string; path: string; summary: string; needs: string }[];
  quickStarts: { id: string; title: string; text: string }[];
}

export interface GuideSection {
  /** Its anchor. */
  id: string;
  title: string;
  Body: ComponentType<GuideFacts>;
}

/** The user guide, in reading order. */
export const guideSections: readonly GuideSection[] = [
  { id: "getting-started", title: "Getting started", Body: GettingStarted },
  { id: "templates", title: "Templates", Body: Templates },
  { id: "content-generation", title: "Content generation", Body: ContentGeneration },
  { id: "brand-voice", title: "Brand voice", Body: BrandVoice },
  { id: "account-and-billing", title: "Account and billing", Body: AccountAndBilling },
  { id: "api", title: "API integration", Body: ApiIntegration },
  { id: "troubleshooting", title: "Troubleshooting", Body: Troubleshooting },
];
