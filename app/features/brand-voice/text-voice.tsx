import type { TextFormat } from "~/engine/brief";
import { getContentType } from "~/features/content-types/content-types";
import { SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { TextVoice as Given } from "./find-voice-matches.server";
import type { TextType } from "./text-match.server";
import "./brand-voice.css";

/** How a text keeps to the brand's voice, with the way to bring it closer. `results` is the address of the results page. */
export function TextVoice({
  voice,
  type,
  format,
  results,
}: {
  voice: Given | null;
  type: TextType;
  format?: TextFormat;
  results: string;
}) {
  if (!voice) return null;
  const { match, isMeasuring, version } = voice;
  const what = getContentType(type, format).noun;
  return (
    <div className="text-voice">
      {match ? (
        <p>
          <Icon name={match.departures.length > 0 ? "info" : "check"} />
          <span>
            {type === "blog" ? "Matches" : "Together they match"} your voice{" "}
            <strong className="figure">{match.percent}%</strong>
            {match.departures.length > 0 ? `: ${match.departures.join("; ")}` : ""}.
          </span>
        </p>
      ) : null}
      {isMeasuring ? (
        <p>
          <Icon name="info" />
          <span>
            How well {type === "blog" ? "it matches" : "they match"} your voice is being measured. Load the page again
            to see it.
          </span>
        </p>
      ) : null}
      {match && match.departures.length > 0 ? (
        <div className="cluster">
          <form method="post" action={`${results}/voice`}>
            <input type="hidden" name="type" value={type} />
            <input type="hidden" name="version" value={version} />
            <SubmitButton variant="secondary" size="small" pending="Bringing closer...">
              Bring closer<span className="visually-hidden"> to your voice: the {what}</span>
            </SubmitButton>
          </form>
          <span className="fine-print">Free: it costs no sparks.</span>
        </div>
      ) : null}
    </div>
  );
}
