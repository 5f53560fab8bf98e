/** Small pieces of English grammar that free text needs before it can stand inside a sentence. */

const massOrSingular = /(?:ss|us|is|ics|news|series|business|fitness|process|access|glass|class|gas|bus|yes)$/i;
const irregularPlurals = /^(?:people|children|women|men|feet|teeth|mice|geese|data|media|folk|staff|parents|police)$/i;
const breaksPhrase =
  /^(?:for|of|with|in|on|at|to|from|by|about|who|that|which|whose|where|when|near|under|over|without|because|so|while|as|than|into|this|next|per|before|after|during|until|through|against|between|using|made|designed|aimed|living|working|looking|aged|featuring|starting|coming|selling|offering|serving|providing|specialising|specializing|helping|making|built|sewn|based|founded)$/i;

/** The words of a noun phrase before its first preposition, clause or participle: "winter boots" of "winter boots for children". */
export function phraseCore(phrase: string): string {
  const words = phrase.replace(/,.*$/s, "").split(/\s+/);
  const end = words.findIndex((word, index) => index > 0 && breaksPhrase.test(word));
  return (end > 0 ? words.slice(0, end) : words).join(" ").replace(/(\s\S+)\s(?:run|made|owned|led)$/i, "$1");
}

export function isPlural(phrase: string): boolean {
  const core = phraseCore(phrase);
  if (/\d\s?%/.test(core)) return false;
  if (/\s(?:and|&)\s/i.test(core) && !/^(?:an?|this|every)\s/i.test(core)) return true;
  return endsInPlural(phrase);
}

/** Whether the phrase's last noun is a plural one: false for "repair shop and café". */
export function endsInPlural(phrase: string): boolean {
  const head = (phraseCore(phrase).split(/\s+/).at(-1) ?? "").replace(/[^\p{L}]/gu, "");
  return irregularPlurals.test(head) || (/s$/i.test(head) && !massOrSingular.test(head));
}

const irregularGerunds: Record<string, string> = {
  be: "being",
  see: "seeing",
  die: "dying",
  lie: "lying",
  tie: "tying",
  age: "ageing",
};

/** "brew" gives "brewing", "make" "making", "plan" "planning". */
export function gerund(verb: string): string {
  const lower = verb.toLowerCase();
  const irregular = irregularGerunds[lower];
  if (irregular) return irregular;
  if (/ie$/.test(lower)) return `${lower.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(lower)) return `${lower.slice(0, -1)}ing`;
  if (/^(?:begin|forget|admit|commit|refer|prefer|control)$/.test(lower)) return `${lower}${lower.at(-1)}ing`;
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(lower)) return `${lower}${lower.at(-1)}ing`;
  return `${lower}ing`;
}

const finite =
  /^(?:is|are|was|were|am|has|have|had|will|would|can|could|should|must|may|might|do|does|did|isn['’]t|aren['’]t|don['’]t|doesn['’]t|can['’]t|won['’]t|didn['’]t|wasn['’]t|cannot|matters?|makes|helps|needs|wants|gets|means|works|know|feel|feels|waste|struggle|struggles|lose|loses|lack|lacks|want|need|spend|spends|hate|find|think|worry|forget|miss|takes|costs|keeps|gives|brings|buys?|turns|becomes?|it['’]s|that['’]s|there['’]s|they['’]re|we['’]re|you['’]re|i['’]m)$/i;

/** Whether the text has a verb of its own, outside relative clauses ("people who are busy" has none). */
export function hasFiniteVerb(text: string): boolean {
  const words = text.split(/\s+/).map((word) => word.replace(/[^\p{L}'’]/gu, ""));
  let relative = false;
  for (const [index, word] of words.entries()) {
    if (/^(?:who|that|which|whose|where)$/i.test(word) && index > 0) relative = true;
    const before = words[index - 1] ?? "";
    const asNoun =
      /^(?:a|an|the|our|my|your|their|this|to|of|and|for|no|can)$/i.test(before) &&
      /^(?:needs?|wants?|works|waste|buys?|turns|struggle|costs|matters?|lack|will|can|may|might|hate|find|miss|worry|spend|feel)$/i.test(
        word,
      );
    // why: "garden waste collection" holds no verb, "people waste food" does
    const bareForm = /^(?:waste|struggle|lack|want|need|spend|hate|find|think|worry|forget|miss|know|feel)$/i.test(
      word,
    );
    const hasNoDoer = bareForm && !/^(?:we|you|they|i|people|children|parents|who|that)$|s$/i.test(before);
    if (index > 0 && finite.test(word) && !asNoun && !hasNoDoer) {
      if (!relative) return true;
      relative = false;
    }
  }
  return false;
}

/** "a", "an" by sound as far as the spelling tells. */
export function withArticle(phrase: string): string {
  if (/^(?:an?|the|our|your|my|this|these|their|some|\d)\b/i.test(phrase)) return phrase;
  if (/^[A-Z]{2,}\b/.test(phrase)) return `${/^[AEFHILMNORSX]/.test(phrase) ? "an" : "a"} ${phrase}`;
  return `${/^(?:[aeio]|u(?!ni|se|k|s[^h]|ti))/i.test(phrase) || /^(?:hour|honest|heir)/i.test(phrase) ? "an" : "a"} ${phrase}`;
}
