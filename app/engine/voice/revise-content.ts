import { findInventions } from "../checks/claims";
import { normalizeSentence, stripMarkdown } from "../checks/sentences";
import type { BlogPost, Caption, VoiceProfile } from "../engine";
import { countFor, findPlatform } from "../platforms";
import { rewriteInVoice } from "./rewrite-in-voice";

/**
 * A blog post closer to a voice: the article, its questions' answers and the claims to check follow the new wording; title, slug,
 * meta description and excerpt stay. `keep` comes out letter by letter. `briefText` is what may be stated as known.
 */
export function reviseBlog(blog: BlogPost, voice: VoiceProfile, keep: readonly string[], briefText: string): BlogPost {
  const markdown = rewriteInVoice(blog.markdown, voice, { keep: [...keep, blog.title] });
  if (markdown === blog.markdown) return blog;
  const [before, after] = [blog.markdown.split("\n"), markdown.split("\n")];
  const newLine = (holds: (line: string) => boolean) => after[before.findIndex(holds)];
  return {
    ...blog,
    markdown,
    faqs: blog.faqs.map((faq) => ({
      ...faq,
      answer: newLine((line) => line.trim() === faq.answer.trim()) ?? faq.answer,
    })),
    claimsToCheck: [
      ...new Set(
        blog.claimsToCheck.flatMap((claim) => {
          const line = newLine((each) => normalizeSentence(stripMarkdown(each)).includes(normalizeSentence(claim)));
          if (line === undefined || normalizeSentence(stripMarkdown(line)).includes(normalizeSentence(claim)))
            return [claim];
          return findInventions(line, briefText);
        }),
      ),
    ],
  };
}

/** Captions closer to a voice, each within its platform's limit; one that would grow over it stays as it is. */
export function reviseCaptions(captions: readonly Caption[], voice: VoiceProfile, keep: readonly string[]): Caption[] {
  return captions.map((caption) => {
    const text = rewriteInVoice(caption.text, voice, { keep });
    const limit = findPlatform(caption.platform)?.limit ?? Number.POSITIVE_INFINITY;
    return countFor(caption.platform, text) <= limit ? { ...caption, text } : caption;
  });
}
