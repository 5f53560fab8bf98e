import { splitSentences } from "../../../checks/sentences";
import type { Caption } from "../../../engine";
import { countFor, getPlatform, type PlatformKey } from "../../../platforms";
import { withoutEndMark } from "../writing/clean-text";

/** A caption before it meets its platform, in the order of reading. */
export interface Draft {
  hook: string;
  /** What belongs to the hook: a thought or a list. */
  body: string | null;
  /** Whether the hook announces the body, as "Three things:" does; then it is not left out. */
  needsBody: boolean;
  /** The idea, and who is speaking. */
  news: string | null;
  /** A last word, the first to be left out. */
  more: string | null;
  call: string;
}

/** Rewrites with less until it fits: without the last word, fewer hashtags, without the thought, then a cut at a sentence's end, which is marked. */
export function fitToPlatform(platform: PlatformKey, hook: string, draft: Draft, tags: string[]): Caption {
  const { limit, comfortable } = getPlatform(platform);
  const { body, news, more } = draft;
  const join = (middle: (string | null)[], hashtags: string[]) =>
    [draft.hook, ...middle, draft.call, hashtags.join(" ")].filter(Boolean).join("\n\n");
  const shorter = draft.needsBody ? [] : [[news]];
  const most = draft.needsBody ? limit : Math.min(limit, comfortable);
  for (const middle of [[body, news, more], [body, news], ...shorter]) {
    for (let count = tags.length; count >= Math.min(1, tags.length); count -= 1) {
      const text = join(middle, tags.slice(0, count));
      if (countFor(platform, text) <= most) return { platform, hook, text, shortened: false };
    }
  }
  const without = join([], []);
  if (countFor(platform, without) <= limit) return { platform, hook, text: without, shortened: false };
  return { platform, hook, text: cutToLimit(platform, draft, limit), shortened: true };
}

/** As many whole sentences as fit before the call to action; when not even the first fits, words. */
function cutToLimit(platform: PlatformKey, draft: Draft, limit: number): string {
  const tail = countFor(platform, draft.call) < limit * 0.7 ? `\n\n${draft.call}` : "";
  let kept = "";
  for (const sentence of splitSentences([draft.hook, draft.body, draft.news].filter(Boolean).join(" "))) {
    const longer = kept ? `${kept} ${sentence}` : sentence;
    if (countFor(platform, longer + tail) > limit) break;
    kept = longer;
  }
  if (kept) return kept + tail;
  const words = draft.hook.split(" ");
  while (words.length > 1 && countFor(platform, `${words.join(" ")}…${tail}`) > limit) words.pop();
  return `${withoutEndMark(words.join(" "))}…${tail}`;
}
