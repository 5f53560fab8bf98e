import { z } from "zod";
import type { ChainKind } from "~/engine/providers/list-asked-models";
import { config } from "~/platform/config/config.server";
import { findSetting, saveSetting } from "~/platform/settings/setting.server";
import { storedChainSchema } from "./provider-order.schema";

const settingName = "providers";

const storedProvidersSchema = z.object({
  text: storedChainSchema.optional(),
  image: storedChainSchema.optional(),
  video: storedChainSchema.optional(),
  voice: storedChainSchema.optional(),
  /** Where a server of one's own listens. */
  ownServer: z.string().optional(),
  /** Seconds. */
  textTimeout: z.number().optional(),
});

/** What an administrator chose of the providers; what is not there was not chosen. */
export type StoredProviders = z.infer<typeof storedProvidersSchema>;

/** What was chosen, whether it counts or not. */
export const findStoredProviders = (): StoredProviders => findSetting(settingName, storedProvidersSchema) ?? {};

/** Keeps what was chosen, in place of all that was before. */
export const saveStoredProviders = (chosen: StoredProviders, now: Date): void => saveSetting(settingName, chosen, now);

const variables = { text: ["TEXT_PROVIDER", "TEXT_MODEL"], image: ["IMAGE_PROVIDER", "IMAGE_MODEL"] } as const;

/**
 * The variables by which the environment orders a kind of content; empty where it leaves that to the administrators. A kind is the one's
 * or the other's as a whole.
 */
export function findOrderVariables(kind: ChainKind): readonly string[] {
  const { video } = config.providers;
  if (kind === "voice") return video.engines?.[0] === "embedded" ? ["VIDEO_PROVIDER"] : [];
  const { engines, models } = config.providers[kind];
  const [provider, model] = kind === "video" ? ["VIDEO_PROVIDER", "VIDEO_MODEL"] : variables[kind];
  return [...(engines ? [provider] : []), ...(models.length > 0 ? [model] : [])];
}
