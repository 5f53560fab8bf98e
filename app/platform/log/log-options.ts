import { type LoggerOptions, stdSerializers } from "pino";

/** What is secret or somebody's own by its name, wherever it stands in the first two levels of a line. */
const secrets = [
  "password",
  "token",
  "secret",
  "key",
  "apiKey",
  "accessKeyId",
  "secretAccessKey",
  "cookie",
  "authorization",
  "prompt",
  "text",
  "html",
  "body",
];

/** How lines are written: times and levels as they come, secrets blotted out, of errors what tells where they came from. */
export const logOptions: LoggerOptions = {
  base: undefined,
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: "[redacted]" },
  serializers: {
    /** Why not the whole: errors of a provider's client carry the request with its prompt, and the answer with its headers. */
    err(error: unknown) {
      const { type, message, stack, code, statusCode, status } = stdSerializers.err(error as Error);
      return { type, message, stack, code, statusCode, status };
    },
  },
};
