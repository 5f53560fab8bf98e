import type { ReactNode } from "react";
import { TextVoice } from "~/features/brand-voice/text-voice";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { LinkButton } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Section } from "~/ui/page";
import { Claims } from "./claims";
import { CopyByHand } from "./copy-by-hand";
import type { ResultPage } from "./get-result-page.server";
import "./formats.css";

/** Every line of the ads by its kind, how much of its limit it uses, and a way to take a kind along: a line of it a line. */
export function AdsResult({
  ads,
  files,
  voice,
  edit,
}: {
  ads: NonNullable<ResultPage["ads"]>;
  /** The address of its files; null for a reader who takes none along. */
  files: string | null;
  voice: ResultPage["voices"]["caption"];
  /** The ways to change it. */
  edit: ReactNode;
}) {
  return (
    <Section
      title="Ads"
      id="caption"
      actions={
        <>
          {edit}
          {(files ? [".csv", ".txt"] : []).map((ending) => (
            <LinkButton
              key={ending}
              href={`${files}/ads${ending}`}
              download
              icon="download"
              size="small"
              variant="quiet"
              aria-label={`Download the ads as ${ending}`}
            >
              {ending}
            </LinkButton>
          ))}
        </>
      }
    >
      {files ? <TextVoice voice={voice} type="caption" format="ad" results={files.replace(/\/download$/, "")} /> : null}
      <div className="ad-groups">
        {ads.groups.map(({ kind, lines }) => {
          const text = lines.map((line) => line.text).join("\n");
          return (
            <div className="ad-group" key={kind}>
              <div className="ad-group-head">
                <h3>{kind}</h3>
                <CopyButton text={text} what={`the ${kind.toLowerCase()}`} />
              </div>
              <ol>
                {lines.map((line) => (
                  <li key={line.text}>
                    <span {...getTextAttributes(line.text)}>{line.text}</span>
                    <span className="fine-print figure">
                      {line.count} of {line.limit}
                    </span>
                  </li>
                ))}
              </ol>
              <CopyByHand text={text} label={kind} />
            </div>
          );
        })}
      </div>
      <p className="fine-print">All of them lead to {ads.url}.</p>
      <Claims claims={ads.claimsToCheck} remarks={ads.remarks} />
    </Section>
  );
}
