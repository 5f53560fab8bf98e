import { countWords } from "../checks/sentences";
import { type Ads, adLimits, type Email, emailLimits, type VoiceProfile } from "../engine";
import { renderEmailHtml, writeActionLine } from "../formats/lay-out-email";
import { rewriteInVoice } from "./rewrite-in-voice";

/** An e-mail closer to a voice; subject, preheader and call to action stay. `keep` comes out letter by letter. */
export function reviseEmail(email: Email, voice: VoiceProfile, keep: readonly string[]): Email {
  const text = rewriteInVoice(email.text, voice, { keep: [...keep, writeActionLine(email.callToAction)] });
  if (text === email.text || countWords(text) > emailLimits.words.most) return email;
  return { ...email, text, html: renderEmailHtml(text, email.callToAction) };
}

/** Ads closer to a voice, each line within its limit; one that would grow over it stays as it is. */
export function reviseAds(ads: Ads, voice: VoiceProfile, keep: readonly string[]): Ads {
  const revise = (line: string, most: number) => {
    const revised = rewriteInVoice(line, voice, { keep });
    return [...revised].length <= most ? revised : line;
  };
  return {
    ...ads,
    descriptions: ads.descriptions.map((line) => revise(line, adLimits.descriptions.most)),
    social: ads.social.map(({ text, headline }) => ({ text: revise(text, adLimits.social.text), headline })),
  };
}
