import type { Source } from "../compose/source";
import { isByPhone } from "../message/find-call";
import type { PlatformKey } from "../platforms";

/** Calls that are followed on the website, which may stand in one sentence with its address. */
const done =
  /^(?:book|order|buy|shop|reserve|save|sign up|register|start|donate|join|subscribe|download|browse|try|request|apply now|get|find|grab|claim)(?: (?!(?:at|by|via|on|from|us)\b)\S{1,20}){0,4}$/i;

/** The call to action, letter by letter, with the address as a platform takes it; with the business's name where the caption has not named it. */
export function tellCall(
  { call, name, site, url }: Source,
  platform: PlatformKey,
  isNamed: boolean,
  turn: number,
): string {
  const who = isNamed ? "" : platform === "instagram" ? `\n${name}, ${site}` : `\n${name}`;
  const place = isNamed ? site : `${name}, ${site}`;
  const join = turn % 2 === 0 ? ": " : " → ";
  if (!call) return isNamed ? `More at ${site}` : `${name}: ${site}`;
  if (isByPhone.test(call)) return isNamed ? `${call}. More at ${site}` : `${call}.\n${name}, ${site}`;
  if (isNamed && turn % 2 === 0 && done.test(call) && !/^(?:instagram|linkedin|facebook)$/.test(platform))
    return `${call} at ${site}`;
  if (platform === "instagram") return isNamed ? `${call}: link in bio, or ${site}` : `${call} (link in bio)${who}`;
  if (platform === "linkedin" || platform === "facebook") return `${call}${join}${url}${who}`;
  return `${call}${join}${place}`;
}
