import { z } from "zod";

/** Names separated by commas, in their own case. */
export const asIs = z.string().transform((text) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/** A chain of providers: one name, or several in the order of asking. None stands twice. */
export function parseProviderChain<const Name extends string>(...names: Name[]) {
  return z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(names)).min(1, "names no provider"))
    .refine((chain) => new Set(chain).size === chain.length, "names a provider twice");
}

/** What has to be set for a provider that is named. */
const needs: Record<string, string> = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_API_KEY",
  fal: "FAL_API_KEY",
  "openai-compatible": "OPENAI_BASE_URL",
};

/** Which variables name a provider that cannot be asked, and what they lack. */
export function findMissingKeys(values: Record<string, unknown>): { variable: string; message: string }[] {
  return ["TEXT_PROVIDER", "IMAGE_PROVIDER", "VIDEO_PROVIDER"].flatMap((variable) => {
    const chain = Array.isArray(values[variable]) ? values[variable].map(String) : [];
    return chain
      .filter((name) => needs[name] && values[needs[name]] === undefined)
      .map((name) => ({ variable, message: `${name} needs ${needs[name]} to be set as well` }));
  });
}
