import type { ReactNode } from "react";
import { emailLimits } from "~/engine/engine";
import { TextVoice } from "~/features/brand-voice/text-voice";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { LinkButton } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Section } from "~/ui/page";
import { Claims } from "./claims";
import { CopyByHand } from "./copy-by-hand";
import type { ResultPage } from "./get-result-page.server";
import "./formats.css";

/** The e-mail as it will read: what a list of mails shows of it, and the letter. */
export function EmailResult({
  email,
  files,
  voice,
  edit,
}: {
  email: NonNullable<ResultPage["email"]>;
  /** The address of its files; null for a reader who takes none along. */
  files: string | null;
  voice: ResultPage["voices"]["blog"];
  /** The ways to change it. */
  edit: ReactNode;
}) {
  const { subject, preheader, text, html, blocks, callToAction, claimsToCheck, remarks } = email;
  return (
    <Section
      title="E-mail"
      id="blog"
      actions={
        <>
          <CopyButton text={text} label="Copy text" what="of the e-mail" variant="strong" />
          {edit}
          <CopyButton text={html} label="Copy HTML" what="of the e-mail" variant="quiet" />
          {(files ? [".txt", ".html"] : []).map((ending) => (
            <LinkButton
              key={ending}
              href={`${files}/email${ending}`}
              download
              icon="download"
              size="small"
              variant="quiet"
              aria-label={`Download the e-mail as ${ending}`}
            >
              {ending}
            </LinkButton>
          ))}
        </>
      }
    >
      {files ? <TextVoice voice={voice} type="blog" format="email" results={files.replace(/\/download$/, "")} /> : null}
      <div className="made-article">
        <div className="letter">
          <dl className="letter-head">
            <HeadLine name="Subject" text={subject} limit={emailLimits.subject} />
            <HeadLine name="Preheader" text={preheader} limit={emailLimits.preheader} />
          </dl>
          <article className="letter-body prose" id="email" {...getTextAttributes(text)}>
            {blocks.map((block) => {
              if (block.kind === "list")
                return (
                  <ul key={block.items.join()}>
                    {block.items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                );
              if (block.kind === "action")
                return (
                  <p key={block.text}>
                    <span className="letter-action">{callToAction.label || callToAction.url}</span>
                    {callToAction.label ? <span className="letter-address">{callToAction.url}</span> : null}
                  </p>
                );
              return <p key={block.text}>{block.text}</p>;
            })}
          </article>
          <CopyByHand text={text} label="The e-mail as plain text" action="Copy text" />
          <CopyByHand text={html} label="The e-mail as HTML" action="Copy HTML" />
        </div>
        <Claims claims={claimsToCheck} remarks={remarks} />
      </div>
    </Section>
  );
}

function HeadLine({ name, text, limit }: { name: string; text: string; limit: number }) {
  return (
    <div>
      <dt>
        {name}{" "}
        <span className="figure">
          {[...text].length} of {limit}
        </span>
      </dt>
      <dd {...getTextAttributes(text)}>{text}</dd>
      <dd>
        <CopyButton text={text} what={`the ${name.toLowerCase()}`} />
      </dd>
      <dd className="letter-copy">
        <CopyByHand text={text} label={`The ${name.toLowerCase()}`} />
      </dd>
    </div>
  );
}
