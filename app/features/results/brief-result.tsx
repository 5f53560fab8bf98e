import type { CampaignBrief } from "~/engine/engine";
import { Section } from "~/ui/page";

/** The thinking that all parts of the campaign share, so that its owner can see what it was built on. */
export function BriefResult({ brief }: { brief: CampaignBrief }) {
  const lines: [string, string][] = [
    ["For whom", brief.audience],
    ["Their problem", brief.problem],
    ["What changes for them", brief.promise],
    ["Headline", brief.headline],
    ["Line under it", brief.supportingLine],
    ["Call to action", brief.fullCallToAction],
    ["Keywords", brief.keywords.join(", ")],
    ["Tone", brief.tone],
  ];
  return (
    <Section title="The brief behind this campaign" id="brief">
      <p className="fine-print">
        Every part was made from this. To change it, change the idea or the project and make another spark.
      </p>
      <div className="brief">
        <dl className="facts">
          {lines
            .filter(([, text]) => text !== "")
            .map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{sentence(text)}</dd>
              </div>
            ))}
        </dl>
        <div>
          <h3>The points it makes</h3>
          <ol>
            {brief.points.map(({ label, sentence: text }) => (
              <li key={label}>
                <strong>{label}.</strong> {text}
              </li>
            ))}
          </ol>
          {brief.facts.length > 0 ? (
            <>
              <h3>The facts it rests on</h3>
              <ul>
                {brief.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
