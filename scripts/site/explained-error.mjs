/** An error whose message tells a person all there is to know: it is printed without a stack. */
export class ExplainedError extends Error {
  name = "ExplainedError";
}

/** @param {unknown} error */
export function explainAndExit(error) {
  console.error(error instanceof ExplainedError ? error.message : error);
  process.exit(1);
}
