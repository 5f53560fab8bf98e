import type { VoiceAnalysis } from "~/engine/voice/analyse-voice";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Progress } from "~/ui/progress";

const shownWords = 8;
const shownTerms = 6;
/** The tones whose badge has a colour of its own. */
const coloured = ["professional", "casual", "friendly", "formal", "conversational"];
const complexityIcons = { simple: "level-low", moderate: "level-middle", complex: "level-high" } as const;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What was found, or where it will stand. */
export function VoiceResult({ analysis }: { analysis?: VoiceAnalysis }) {
  if (!analysis) {
    return (
      <EmptyState
        title="Ready to Analyze"
        text="Your tone, your style, the words you use most and what to do about them appear here."
      />
    );
  }
  const { toneAnalysis, sentenceStructure, vocabularyPatterns, industryTerms, recommendations } = analysis;
  const tone = toneAnalysis.primary;
  return (
    <section className="voice-result" aria-labelledby="result-title">
      <h2 id="result-title" className="visually-hidden">
        Your brand voice
      </h2>
      <Block title="Tone Analysis">
        <p className="cluster">
          <span className={coloured.includes(tone) ? `badge voice-tone voice-tone-${tone}` : "badge voice-tone"}>
            {capital(tone)}
          </span>
          {toneAnalysis.secondary.map((other) => (
            <Badge key={other}>{capital(other)}</Badge>
          ))}
        </p>
        <Progress value={toneAnalysis.confidence} label="Confidence" />
        <p className="fine-print">{toneAnalysis.why}</p>
      </Block>
      <Block title="Writing Style">
        <dl className="voice-facts">
          <div>
            <dt>Sentence length</dt>
            <dd className="figure">{sentenceStructure.averageLength} words on average</dd>
          </div>
          <div>
            <dt>Complexity</dt>
            <dd>
              <Icon name={complexityIcons[sentenceStructure.complexity]} /> {capital(sentenceStructure.complexity)}
            </dd>
          </div>
          <div>
            <dt>Preferred style</dt>
            <dd>{sentenceStructure.preferredStyle}</dd>
          </div>
        </dl>
      </Block>
      <Block title="Key Vocabulary">
        <Words title="Common words" words={vocabularyPatterns.commonWords.slice(0, shownWords)} />
        <Words
          title="Industry terms"
          words={industryTerms.slice(0, shownTerms)}
          none="None stands out in this sample."
        />
      </Block>
      <Block title="Recommendations">
        <ul className="voice-advice">
          {recommendations.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </Block>
    </section>
  );
}

function Block({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="voice-block">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function Words({ title, words, none = "None." }: { title: string; words: readonly string[]; none?: string }) {
  return (
    <div>
      <p className="fine-print">{title}</p>
      {words.length > 0 ? (
        <ul className="voice-words">
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      ) : (
        <p>{none}</p>
      )}
    </div>
  );
}
