import type { VoiceProfile } from "~/engine/engine";
import { LinkButton, SubmitButton } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Section } from "~/ui/page";
import "./brand-voice.css";

/** The voice that a project keeps to, on its page; nothing while there is none but the way to one. */
export function SavedVoice({ projectId, voice }: { projectId: number; voice: VoiceProfile | null }) {
  if (!voice) {
    return (
      <Section title="Brand voice" id="voice">
        <p>
          No voice is saved. <a href="/brand-voice">Analyze your own writing</a>, and new campaigns sound like it.
        </p>
      </Section>
    );
  }
  return (
    <Section
      title="Brand voice"
      id="voice"
      intro={`${capital(voice.tone)}, from ${voice.sampleWords.toLocaleString("en-US")} words of your writing. New campaigns keep to these rules.`}
    >
      <ul className="voice-saved">
        {voice.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className="cluster">
        <LinkButton href="/brand-voice" size="small">
          Analyze again
        </LinkButton>
        <Dialog id="remove-voice" open="Remove" title="Remove this voice?" variant="quiet" size="small">
          <p>What was made stays as it is. New campaigns follow the project's own words again.</p>
          <form method="post" action={`/project/${projectId}/voice/removal`}>
            <SubmitButton variant="danger" pending="Removing...">
              Remove voice
            </SubmitButton>
          </form>
        </Dialog>
      </div>
    </Section>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
