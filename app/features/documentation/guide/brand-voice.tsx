import { sampleLimits } from "~/features/brand-voice/brand-voice.schema";
import { GuidePicture } from "./guide-picture";

export function BrandVoice() {
  return (
    <>
      <p>
        <a href="/brand-voice">Brand Voice Analysis</a> reads texts that you wrote and says how they sound: the tone,
        the length of sentences, the words you use often. 150 words are enough to begin with; up to{" "}
        {sampleLimits.characters.toLocaleString("en-US")} characters are read.
      </p>
      <GuidePicture
        name="brand-voice"
        alt="An analysis: the tone with its confidence, the writing style and the vocabulary."
      />
      <p>
        Save the rules that it recommends to a project, and new campaigns of that project keep to them. Every text on a
        results page says how well it matches, and where it departs.
      </p>
      <p>Blog posts, captions, e-mails and pages of your website make good samples. Texts of several authors do not.</p>
    </>
  );
}
