import type { CampaignBrief } from "~/engine/engine";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { Claims } from "./claims";

/** The thinking that all parts of the campaign share, so that its owner can see what it was built on. */
export function BriefResult({ brief }: { brief: CampaignBrief }) {
  const lines: [string, string][] = [
    ["For whom", brief.audience],
    ["Their problem", brief.problem],
    ["What changes for them", brief.promise],
    ["Headline", brief.headline],
    ["Supporting line", brief.supportingLine],
    ["Call to action", brief.fullCallToAction],
    ["Keywords", brief.keywords.join(", ")],
    ["Tone", brief.tone],
  ];
  return (
    <div className="details-group" id="brief">
      <h3>The brief behind this campaign</h3>
      <p className="fine-print">
        Everything was made from this. To change it, edit the idea or the project and create another spark.
      </p>
      <div className="brief">
        <dl className="facts">
          {lines
            .filter(([, text]) => text !== "")
            .map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd {...getTextAttributes(text)}>{sentence(text)}</dd>
              </div>
            ))}
        </dl>
        <div>
          <h4>The points it makes</h4>
          <ol {...getTextAttributes(brief.points.map(({ sentence: text }) => text).join(" "))}>
            {brief.points.map(({ label, sentence: text }) => (
              <li key={label}>
                <strong>{label}.</strong> {text}
              </li>
            ))}
          </ol>
          {brief.facts.length > 0 ? (
            <>
              <h4>The facts behind it</h4>
              <ul {...getTextAttributes(brief.facts.join(" "))}>
                {brief.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      </div>
      <Claims claims={brief.claimsToCheck} />
    </div>
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
