import { TextVoice } from "~/features/brand-voice/text-voice";
import { LinkButton } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Section } from "~/ui/page";
import { Provenance } from "./provenance";
import type { ResultPage } from "./result-page.server";

/** Every caption with its platform, how much of the limit it uses, and a way to take it along. */
export function CaptionsResult({
  captions,
  files,
  voice,
}: {
  captions: NonNullable<ResultPage["captions"]>;
  files: string;
  voice: ResultPage["voices"]["caption"];
}) {
  return (
    <Section
      title="Captions"
      id="caption"
      actions={
        <LinkButton
          href={`${files}/captions.txt`}
          download
          icon="download"
          size="small"
          aria-label="Download the captions as .txt"
        >
          .txt
        </LinkButton>
      }
    >
      <TextVoice voice={voice} type="caption" results={files.replace(/\/download$/, "")} />
      <ol className="captions">
        {captions.lines.map((caption, index) => {
          const id = `caption-${index + 1}`;
          return (
            <li key={id}>
              <div className="caption-head">
                <h3>{caption.platform}</h3>
                <span className="fine-print">{caption.hook}</span>
              </div>
              <p id={id} className="caption-text">
                {caption.text}
              </p>
              <div className="caption-foot">
                <span className="fine-print figure">
                  {caption.limit === null
                    ? `${caption.count} characters`
                    : `${caption.count.toLocaleString("en-US")} of ${caption.limit.toLocaleString("en-US")}`}
                  {caption.shortened ? ", shortened to fit" : ""}
                </span>
                <CopyButton target={id} aria-label={`Copy caption ${index + 1} for ${caption.platform}`} />
              </div>
            </li>
          );
        })}
      </ol>
      <Provenance made={captions.provenance} />
    </Section>
  );
}
