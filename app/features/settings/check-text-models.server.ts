import { openProviders } from "~/engine/providers/open-providers";
import type { ProviderName } from "~/engine/providers/ports";
import { type Probe, probeTextModel } from "~/engine/providers/probe-text-model";
import { getOwnServer, getTextTimeout, type ProviderSettings } from "~/engine/providers/provider-settings";
import { VendorsWords } from "~/engine/providers/vendors-words";
import { cutToLine } from "~/engine/words/clean-text";

/** Characters of an article as a model answers it. */
const articleLength = 6_500;
/** An article should need no more than this share of the time limit: busy hours are slower. */
const roomyShare = 0.7;

const noModel =
  "No model is configured: the built-in writer makes all texts. Set OPENAI_API_KEY, ANTHROPIC_API_KEY or GOOGLE_API_KEY, or OPENAI_BASE_URL and TEXT_MODEL for a server of your own. docs/models.md says how.";

/**
 * Asks each configured text model for one caption and says in plain sentences what came, how fast, and what to change.
 * @returns whether the first of them, which is asked first for every campaign, did well.
 */
export async function checkTextModels(settings: ProviderSettings, say: (line: string) => void): Promise<boolean> {
  const vendor = new VendorsWords(Object.values(settings.keys));
  const { text: models, waitingSeconds } = await openProviders(settings, {
    onErrorAnswer: (body) => vendor.hear(body),
  });
  if (models.length === 0) {
    say(noModel);
    return false;
  }
  let isFirstGood: boolean | null = null;
  for (const model of models) {
    const limit = getTextTimeout(model.engine, settings);
    const place = model.engine === "openai-compatible" ? ` at ${getOwnServer(settings).baseUrl}` : "";
    say(`Asking ${model.engine}${place} (${model.model}) for one caption, for up to ${limit} s ...`);
    const probe = await probeTextModel(model, waitingSeconds);
    for (const line of explain(probe, { engine: model.engine, model: model.model, limit, settings })) say(line);
    const reason = vendor.take();
    if (probe.outcome !== "good" && reason) say(`The server's own words: ${quote(reason)}`);
    isFirstGood ??= probe.outcome === "good";
  }
  return isFirstGood === true;
}

interface Asked {
  engine: ProviderName;
  model: string;
  /** Seconds. */
  limit: number;
  settings: ProviderSettings;
}

function explain(probe: Probe, asked: Asked): string[] {
  const { engine, model, limit, settings } = asked;
  const took = `${probe.seconds.toFixed(1)} s`;
  const got = probe.text === null ? "It answered nothing." : `It answered: ${quote(probe.text)}`;
  const detail = probe.detail ? ` (${probe.detail.replace(/\.$/, "")})` : "";
  switch (probe.outcome) {
    case "good":
      return [`Good: a caption came after ${took}.`, quote(probe.text ?? ""), ...explainSpeed(probe, limit)];
    case "not-json":
      return [
        `The answer of ${took} is not the JSON that was asked for.`,
        got,
        "Take a larger model, or one that keeps to a JSON schema; where the answer stops in the middle, give the server a context of at least 8192 tokens (Ollama: OLLAMA_CONTEXT_LENGTH=8192).",
      ];
    case "too-short":
      return [
        `The caption that came after ${took} is too short.`,
        got,
        "Take a larger model, one tuned to instructions.",
      ];
    case "other-language":
      return [
        `The caption that came after ${took} is in another language than the question's, English.`,
        got,
        "Take a model that is good in the language of your campaigns.",
      ];
    case "unknown-model":
      return [
        `The server answers, but knows no model named ${model}, or the address is not that of its API${detail}.`,
        engine === "openai-compatible"
          ? `Set TEXT_MODEL to a model that it has (Ollama: ollama pull ${model}), and let OPENAI_BASE_URL end in /v1.`
          : "Set TEXT_MODEL to a model that your key may use.",
      ];
    case "wrong-key":
      return [`The key was not accepted${detail}.`, `Check ${keyOf(engine)}, or the key that an administrator stored.`];
    case "unreachable":
      return [
        `It could not be reached${detail}.`,
        engine === "openai-compatible"
          ? `Check that the server runs and that ${getOwnServer(settings).baseUrl} is its address as this machine sees it: inside a container, localhost is the container itself.`
          : "Check this machine's way to the internet, and try again later.",
      ];
    case "timed-out":
      return [
        `No whole answer came in ${limit} s.`,
        `Set TEXT_TIMEOUT higher than ${limit}, take a smaller model, or run it on a faster machine. The first answer after a start is the slowest: try once more.`,
      ];
    case "quota":
      return [
        `It is out of quota, or too many asked at once${detail}.`,
        "Look at the account's billing and limits there.",
      ];
    case "refused":
      return ["The provider's content rules refused a plain caption.", "Take another model in TEXT_MODEL."];
    default:
      return [
        `The answer could not be used${detail}.`,
        "Take another model in TEXT_MODEL, or look into its server's log.",
      ];
  }
}

function explainSpeed({ seconds, firstSeconds, characters }: Probe, limit: number): string[] {
  const writing = firstSeconds !== null && seconds - firstSeconds > 0.2 ? seconds - firstSeconds : seconds;
  const speed = characters / Math.max(writing, 0.001);
  const first = firstSeconds === null ? "" : `, the first of them after ${firstSeconds.toFixed(1)} s`;
  const article = (firstSeconds ?? 0) + articleLength / speed;
  const rate = `${Math.round(speed)} characters a second${first}.`;
  if (article <= roomyShare * limit)
    return [`${rate} An article takes about ${Math.ceil(article)} s so; it has ${limit} s.`];
  const wanted = Math.min(3_600, Math.ceil(article / roomyShare / 60) * 60);
  return [
    `${rate} An article takes about ${Math.ceil(article)} s so, and has ${limit} s: set TEXT_TIMEOUT=${wanted}, or take a smaller model.`,
  ];
}

const quote = (text: string) => `“${cutToLine(text, 600)}”`;

const keyOf = (engine: ProviderName): string =>
  engine === "openai-compatible" ? "OPENAI_API_KEY, which is sent to your server" : `${engine.toUpperCase()}_API_KEY`;
