import { Dialect, LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";

/**
 * @typedef {object} GrammarError
 * @property {string} rule Harper's name for the rule: "AnA".
 * @property {string} words What it marks.
 * @property {string} line The line in which it stands.
 * @property {string} message
 * @property {string[]} suggestions
 */

/** @type {Promise<LocalLinter> | undefined} */
let opened;

/** Loading takes a second and a half: once for all texts. */
async function openLinter() {
  const linter = new LocalLinter({ binary, dialect: Dialect.British });
  await linter.setup();
  return linter;
}

/**
 * Every error that Harper finds in the lines, each line read as a paragraph of its own.
 * @param {readonly string[]} lines
 * @returns {Promise<GrammarError[]>}
 */
export async function findGrammarErrors(lines) {
  opened ??= openLinter();
  const linter = await opened;
  const text = lines.join("\n\n");
  const letters = [...text];
  const found = await linter.organizedLints(text, { language: "plaintext" });
  return Object.entries(found).flatMap(([rule, lints]) =>
    lints.map((lint) => {
      const { start } = lint.span();
      const line = findLine(letters, start);
      const suggestions = lint.suggestions().map((suggestion) => suggestion.get_replacement_text());
      const error = { rule, words: lint.get_problem_text(), line, message: lint.message(), suggestions };
      lint.free();
      return error;
    }),
  );
}

/** Why letters: Harper counts code points. @param {readonly string[]} letters @param {number} at */
function findLine(letters, at) {
  const start = letters.lastIndexOf("\n", at - 1) + 1;
  const end = letters.indexOf("\n", at);
  return letters.slice(start, end < 0 ? undefined : end).join("");
}
