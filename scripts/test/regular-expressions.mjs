import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { check } from "recheck";
import ts from "typescript";

/** @typedef {{ source: string, flags: string, places: string[] }} Pattern */
/** @typedef {{ pattern: Pattern, degree: string, attack: string | undefined }} Fault */

/** Every different regular expression that stands in the source files of a folder, tests apart. @param {string} folder @returns {Pattern[]} */
export function findPatterns(folder) {
  /** @type {Map<string, Pattern>} */
  const found = new Map();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|js)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort();
  for (const name of files) {
    const file = path.posix.join(folder, name);
    const tree = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
    const constants = stringsIn(tree);
    /** @param {ts.Node} node */
    const walk = (node) => {
      const written = writtenPattern(node, constants);
      if (written) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
        const key = `/${written.source}/${written.flags}`;
        const pattern = found.get(key) ?? { ...written, places: [] };
        pattern.places.push(`${file}:${line + 1}`);
        found.set(key, pattern);
      }
      ts.forEachChild(node, walk);
    };
    walk(tree);
  }
  return [...found.values()];
}

/**
 * The pattern of a literal, or of a `new RegExp` of strings that the file itself holds.
 * @param {ts.Node} node @param {Map<string, string>} constants @returns {{ source: string, flags: string } | null}
 */
function writtenPattern(node, constants) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf("/");
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== "RegExp") return null;
  const [source, flags] = [...(node.arguments ?? [])].map((argument) => textOf(argument, constants));
  return source === undefined || source === null ? null : { source, flags: flags ?? "" };
}

/** The strings that a file gives names to. @param {ts.SourceFile} tree @returns {Map<string, string>} */
function stringsIn(tree) {
  const constants = new Map();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const text = initializer && textOf(initializer, constants);
      if (ts.isIdentifier(name) && typeof text === "string") constants.set(name.text, text);
    }
  }
  return constants;
}

/** @param {ts.Expression} node @param {Map<string, string>} constants @returns {string | null} */
function textOf(node, constants) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return constants.get(node.text) ?? null;
  if (!ts.isTemplateExpression(node)) return null;
  const pieces = node.templateSpans.map(({ expression, literal }) => [textOf(expression, constants), literal.text]);
  return pieces.some(([value]) => value === null) ? null : node.head.text + pieces.flat().join("");
}

/**
 * Whether nothing in a pattern can run on for long: it repeats nothing without end but `\w*` and `\w+` at the end of a word of a list
 * that begins at a word's start. Seen at a glance, which spares the search for two patterns in three.
 * @param {string} source
 */
export function isLinearByForm(source) {
  const plain = source.replace(/\[(?:\\.|[^\]\\])*\]/g, "C");
  const atWords = plain.startsWith("\\b") ? plain.replace(/\\w[*+](?=\\b|\||\)|-| |$)/g, "") : plain;
  return !/[*+]|\{\d+,\}/.test(atWords.replace(/\\./g, "L"));
}

/**
 * How a text is searched for that a pattern is slow on: by trying, from one seed and for so many rounds, never for so many milliseconds,
 * so that a busy machine and a quiet one find the same. (The other way, by automata, knows neither looking around nor references back.)
 */
const search = { checker: /** @type {const} */ ("fuzz"), randomSeed: 1, maxIteration: 4, timeout: null };

/** The patterns for which a text was found that takes more than linear time. @param {Pattern[]} patterns @returns {Promise<Fault[]>} */
export async function findSlowPatterns(patterns) {
  /** @type {Fault[]} */
  const faults = [];
  const waiting = patterns.filter(({ source }) => !isLinearByForm(source));
  const work = async () => {
    for (let pattern = waiting.shift(); pattern; pattern = waiting.shift()) {
      const found = await check(pattern.source, pattern.flags, search);
      if (found.status !== "vulnerable") continue;
      faults.push({ pattern, degree: found.complexity.summary, attack: found.attack?.pattern });
    }
  };
  await Promise.all([work(), work()]);
  return faults;
}
