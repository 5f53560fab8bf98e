import { isCommonPassword } from "~/platform/auth/common-password.server";
import { AccessRefused } from "./access-refused";

/** Whose password it is to be: what of them is known to whoever guesses. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** How the site is called, in one word and in two. */
const productNames = ["sparkwright", "spark wright"];
/** What is left of a password besides what everybody knows has to be one by itself. */
const shortestRest = 6;
/** Words of so few letters stand in many others by chance, so they count at the ends alone. */
const shortestInside = 4;
const shortestWord = 3;
/** So many characters around a common password are no secret: a year, two exclamation marks. */
const mostAround = 6;
const shortestCore = 4;

/** Signs that people write for letters; 1 and ! stand for two. */
const lettersOf: Record<string, string> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "8": "b",
  "9": "g",
};

/**
 * Refuses a password that is guessed early by whoever knows lists, this site or its owner.
 * @throws AccessRefused with what is wrong with it.
 */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  const plain = password.normalize("NFKC").toLowerCase();
  if (await isCommonPassword(plain))
    throw refusal("This password is one of the first that guessers try. Please choose another.");
  for (const [words, sentence] of [
    [productNames, "This password is hardly more than the name of this site. Please choose another."],
    [listOwnWords(owner), "This password is hardly more than your name or e-mail address. Please choose another."],
    [
      [...productNames, ...listOwnWords(owner)],
      "This password is hardly more than your name and this site's. Please choose another.",
    ],
  ] as const)
    if (await isHardlyMoreThan(plain, words)) throw refusal(sentence);
  for (const variant of listVariants(plain))
    if (await isCommonPassword(variant))
      throw refusal("This password is close to one of the first that guessers try. Please choose another.");
}

const refusal = (sentence: string) => new AccessRefused(sentence, "password");

/** Names, the address, and the words of both. */
function listOwnWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const [company = ""] = domain.split(".");
  const known = [email, local, domain, company, firstName, lastName].map((text) =>
    text.normalize("NFKC").toLowerCase(),
  );
  return [...known, ...known.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))];
}

/** Whether little is left of a password without these words, or only what is common by itself. */
async function isHardlyMoreThan(plain: string, words: readonly string[]): Promise<boolean> {
  const longestFirst = [...new Set(words.map(dropSigns))].filter(({ length }) => length >= shortestWord);
  longestFirst.sort((one, other) => other.length - one.length);
  for (const spelling of new Set([plain, ...spellOut(plain)].map(dropSigns))) {
    const rest = longestFirst.reduce(removeWord, spelling);
    if (rest !== spelling && (rest.length < shortestRest || (await isCommonPassword(rest)))) return true;
  }
  return false;
}

function removeWord(text: string, word: string): string {
  if (word.length >= shortestInside) return text.replaceAll(word, "");
  const behind = text.startsWith(word) ? text.slice(word.length) : text;
  return behind.endsWith(word) ? behind.slice(0, -word.length) : behind;
}

const dropSigns = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/** What is common about a password: without what was put around it, with letters for signs, and once where it says the same twice. */
function listVariants(plain: string): Set<string> {
  const spellings = [plain, ...spellOut(plain)];
  const doubled = spellings.flatMap((text) => {
    const half = text.slice(0, text.length / 2);
    return half.length >= shortestCore && half + half === text ? [half] : [];
  });
  const cores = [/[\p{L}\p{N}]/u, /\p{L}/u].map((inside) => trimTo(plain, inside));
  const kept = [plain, ...cores].filter(
    (core) => core.length >= shortestCore && plain.length - core.length <= mostAround,
  );
  return new Set([...kept, ...kept.flatMap(spellOut), ...doubled]);
}

/** From the first to the last character of a kind. */
function trimTo(text: string, kind: RegExp): string {
  const characters = [...text];
  const isInside = (character: string) => kind.test(character);
  return characters.slice(characters.findIndex(isInside), characters.findLastIndex(isInside) + 1).join("");
}

/** The text with letters for the signs that stand for them. */
function spellOut(text: string): string[] {
  const spelled = [...text].map((sign) => lettersOf[sign] ?? sign).join("");
  return ["i", "l"].map((letter) => spelled.replace(/[1!|]/g, letter));
}
