import type { ReactNode } from "react";
import { TextVoice } from "~/features/brand-voice/text-voice";
import { LinkButton } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Section } from "~/ui/page";
import { Claims } from "./claims";
import { CopyByHand } from "./copy-by-hand";
import type { ResultPage } from "./get-result-page.server";
import { PlatformFrame } from "./platform-frame";

/** Every caption as a post on its platform, how much of the limit it uses, and a way to take it along. */
export function CaptionsResult({
  captions,
  author,
  image,
  video,
  files,
  voice,
  edit,
}: {
  captions: NonNullable<ResultPage["captions"]>;
  author: string;
  image: ResultPage["image"];
  video: ResultPage["video"];
  /** The address of its files; null for a reader who takes none along. */
  files: string | null;
  voice: ResultPage["voices"]["caption"];
  /** The ways to change it. */
  edit: ReactNode;
}) {
  return (
    <Section
      title="Captions"
      id="caption"
      actions={
        <>
          {edit}
          {files ? (
            <LinkButton
              href={`${files}/captions.txt`}
              download
              icon="download"
              size="small"
              variant="quiet"
              aria-label="Download the captions as .txt"
            >
              .txt
            </LinkButton>
          ) : null}
        </>
      }
    >
      {files ? <TextVoice voice={voice} type="caption" results={files.replace(/\/download$/, "")} /> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is a strip that scrolls, which the keyboard has to reach. */}
      <ol className="captions" tabIndex={0} aria-labelledby="caption-title">
        {captions.lines.map((line, index) => {
          const id = `caption-${index + 1}`;
          return (
            <PlatformFrame key={id} line={line} id={id} number={index + 1} author={author} image={image} video={video}>
              <div className="caption-foot">
                <span className="fine-print figure">
                  {line.limit === null
                    ? `${line.count} characters`
                    : `${line.count.toLocaleString("en-US")} of ${line.limit.toLocaleString("en-US")}`}
                  {line.shortened ? ", shortened to fit" : ""}
                  {line.limit !== null && line.count > line.limit ? `, too long for ${line.platform}` : ""}
                </span>
                <CopyButton target={id} what={`caption ${index + 1} for ${line.platform}`} />
              </div>
              <CopyByHand text={line.text} label={`Caption ${index + 1} for ${line.platform}`} />
            </PlatformFrame>
          );
        })}
      </ol>
      <Claims
        claims={captions.lines.flatMap(({ claims, platform }, index) =>
          claims.map((claim) => `Caption ${index + 1} (${platform}): ${claim}`),
        )}
        remarks={captions.lines.flatMap(({ remarks, platform }, index) =>
          remarks.map((remark) => `Caption ${index + 1} (${platform}): ${remark}`),
        )}
      />
    </Section>
  );
}
