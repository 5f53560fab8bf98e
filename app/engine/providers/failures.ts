import { type FailureReason, PartFailure } from "../engine";

/** A failure's words for the user. They name neither the provider's message nor anything that was sent or answered. */
const messages = {
  refused:
    "The AI provider declined this because of its content rules. Change the idea or its wording, then try again.",
  quota: "The AI provider's quota is used up, so it could not make this. Please try again later.",
  "wrong-key": "The AI provider did not accept this site's key. The site's owner has to check it.",
  "timed-out": "The AI provider took too long to answer. Please try again later.",
  unreachable: "The AI provider could not be reached. Please try again later.",
  internal: "The AI provider's answer could not be used. Please try again.",
} satisfies Partial<Record<FailureReason, string>>;

export type ProviderReason = keyof typeof messages;

/** The trace of a fault that is likely to be over at the next try: a gateway's hiccup, a connection that broke off. */
class PassingFault extends Error {}

/** Whether a failure is likely to be over at the next try. */
export const isPassing = (error: unknown): boolean =>
  error instanceof PartFailure && error.cause instanceof PassingFault;

/**
 * A provider's failure. `trace` is for the log and holds only what we chose: a status, an error code, our own words. The vendor's
 * error is never its cause, since that carries the request with the prompt and the answer.
 */
export function createProviderFailure(reason: ProviderReason, trace: string): PartFailure {
  return new PartFailure(reason, messages[reason], { cause: new Error(trace) });
}

const createPassingFailure = (trace: string): PartFailure =>
  new PartFailure("unreachable", messages.unreachable, { cause: new PassingFault(trace) });

const refusal =
  /content[_ ]policy|content[_ ]filter|moderation_blocked|content_policy_violation|responsible ?ai|safety system|prohibited[_ ]content|(?:violat\w{0,6}|against) [^"]{0,60}(?:polic|guideline)|usage policies/i;
const outOfQuota =
  /insufficient_quota|billing|exhausted balance|credit balance|insufficient (?:credits|funds|balance)|payment required/i;
const wrongKey = /api[_ ]key[_ ](?:invalid|not valid)|invalid[_ ]api[_ ]key|api key not valid|authentication_error/i;

/** True for an answer that says that money is missing: asking again would not help. */
export const isOutOfQuota = (body: string) => outOfQuota.test(body);

/** Tells an error answer apart by its status and, where vendors reuse one status, by the codes and words that they publish. */
export function readAnswerFailure(status: number, body: string): PartFailure {
  const trace = `The provider answered with status ${status}.`;
  if (status === 402 || status === 429) return createProviderFailure("quota", trace);
  if (status < 500 && outOfQuota.test(body)) return createProviderFailure("quota", trace);
  if (status < 500 && refusal.test(body)) return createProviderFailure("refused", trace);
  if (status === 401 || status === 403 || (status === 400 && wrongKey.test(body)))
    return createProviderFailure("wrong-key", trace);
  if (status === 408 || status === 504) return createProviderFailure("timed-out", trace);
  if (status >= 500 && status !== 501) return createPassingFailure(trace);
  // why 404 too: the model's name or the address is wrong, so that nothing is there to be reached.
  if (status === 501 || status === 404) return createProviderFailure("unreachable", trace);
  return createProviderFailure("internal", trace);
}

interface Refusable {
  choices?: { message?: { refusal?: unknown }; delta?: { refusal?: unknown }; finish_reason?: unknown }[];
  promptFeedback?: { blockReason?: unknown };
  predictions?: { raiFilteredReason?: unknown }[];
  response?: { generateVideoResponse?: { raiMediaFilteredReasons?: unknown } };
  has_nsfw_concepts?: unknown[];
}

/** True when a successful answer is a refusal in disguise, in the ways that the vendors document. */
export function isRefusal(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  const { choices, promptFeedback, predictions, response, has_nsfw_concepts } = answer as Refusable;
  const filtered = response?.generateVideoResponse?.raiMediaFilteredReasons;
  return Boolean(
    (Array.isArray(choices) &&
      choices.some(
        (choice) => choice?.message?.refusal || choice?.delta?.refusal || choice?.finish_reason === "content_filter",
      )) ||
      promptFeedback?.blockReason ||
      (Array.isArray(predictions) && predictions.some((prediction) => prediction?.raiFilteredReason)) ||
      (Array.isArray(filtered) && filtered.length > 0) ||
      (Array.isArray(has_nsfw_concepts) && has_nsfw_concepts.includes(true)),
  );
}

/** The system's or HTTP agent's error code at any depth of causes. */
export function findErrorCode(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return null;
}

/** What a request that got no whole answer died of. */
export function readTransportFailure(error: unknown): PartFailure {
  const code = findErrorCode(error);
  const trace = `The connection failed${code ? ` (${code})` : ""}.`;
  const isSlow = code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_BODY_TIMEOUT" || code === "ETIMEDOUT";
  if (isSlow) return createProviderFailure("timed-out", trace);
  // why not where a code says so: who refuses connections, or has no such name, does so the next second too
  const isBroken = code === null || brokenConnection.test(code);
  return isBroken ? createPassingFailure(trace) : createProviderFailure("unreachable", trace);
}

const brokenConnection = /^(?:ECONNRESET|ECONNABORTED|EPIPE|EAI_AGAIN|UND_ERR_SOCKET)$/;

/** Whatever else came out of the SDK: an answer in a shape that it cannot read. */
export function toProviderFailure(error: unknown): PartFailure {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1)
    if (cause instanceof PartFailure) return cause;
  const name = error instanceof Error ? error.name : "unknown error";
  return createProviderFailure("internal", `The answer could not be read (${name}).`);
}
