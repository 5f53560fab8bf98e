import { splitSentences } from "../checks/sentences";
import { capitalizeStart } from "../english/capitals";
import { hasFiniteVerb, readWords } from "../english/words";

/** What an owner says to the writer opens with this as often as not. */
const opening =
  /^(?:(?:please|pls|kindly|also|and|but|so|then|plus|maybe|perhaps|just|ok|okay|oh|ideally|basically|obviously|honestly|really|you (?:could|might|should)|(?:can|could|would|will) you|it (?:would|might|['’]d) be (?:good|nice|great|lovely|cool|worth) to|if (?:you can|possible)|try to|whatever you (?:do|write|say)|(?:i|we)(?:['’]d| would)? (?:like|love|want|need) you to|don['’]?t forget to|remember to (?=say|mention|add|include|use)|feel free to),? )+/i;

const manner =
  "short|funny|fun|friendly|exciting|catchy|simple|warm|light|light-?hearted|professional|urgent|punchy|personal|sweet|nice|cheeky|serious|casual|classy|clear|honest|low[- ]key|subtle|positive|upbeat|informal|formal|brief|human|humble|calm|snappy|engaging|tasteful|breezy|chatty|plain|obvious";
/** What a text is made of, and what is put into one. */
const matter =
  "emojis?|hashtags?|photos?|pics?|pictures?|images?|logo|video|tone|words?|language|humou?r|jokes?|puns?|quotes?|testimonials?|names?|exclamation marks?|headline|caption|wording|before and after|lots of energy";
const readers = "(?:people|them|everyone|everybody|readers|customers|clients|parents|folks?|locals|the reader)";
const trade =
  "sales|bookings|entries|numbers|orders|sign-?ups|takings|trade|business|footfall|ticket sales|attendance|enquiries|registrations";
const wanted =
  "patients|customers|clients|bookings|sales|orders|subscribers|footfall|visitors|leads|enquiries|traffic|likes|followers|bums on seats";

const patterns = (...sources: string[]) => sources.map((source) => new RegExp(`^(?:${source})`, "iu"));

/** Orders whose object is the text, or what it is to do to its readers: an order to a reader has an object of the reader's. */
const orders = patterns(
  `(?:keep|make) (?:it|this|this one|them|the (?:tone|post|text|copy)) (?:(?:all|sound|feel|look|read|very|really|super|a bit|quite|more|less|not|too|as|like|about|kind of)\\b|(?:${manner})\\b)`,
  "(?:keep|leave) .{1,40} out(?: of (?:it|this))?$",
  "(?:write|draft|word|phrase|frame|pitch) (?:(?:it|this|that|something|up|about|for)\\b|(?:an?|the|some) (?:\\p{L}+ ){0,2}(?:post|piece|caption|captions|blog|article|ad|text|copy|story)\\b)",
  `(?:make|get) ${readers} (?:feel|think|want|see|understand|laugh|smile|realise|realize|curious|hungry|jealous|excited)\\b`,
  "(?:don['’]?t|do not|never|no need to|not to) (?:mention|say|use|make (?:it|this|us|them|me|a|people|readers|anyone|anybody)|sound|talk|promise|write|bang on|go on|go into|overdo|oversell|exaggerate|name|call|include|put|focus|be (?:too|so|all)|get too|go too|quote|sell|push|want it)\\b",
  "(?:please|pls),? (?:no|nothing|not)\\b",
  "you(?:['’]re| are) (?:allowed|free|welcome) to (?:say|mention|joke|use|print|quote)\\b|you (?:may|might) (?:say|mention|joke|use|print)\\b|you can joke\\b",
  "call it (?:an?|the) \\p{L}+$",
  "avoid (?:the words?|words|mentioning|saying|using|sounding|anything|any|being|jargon|clich)",
  "(?:go easy on|steer clear of|stay away from|skip the (?:usual|jargon|hard sell|sales)|leave out)\\b",
  "(?:(?:focus|concentrate|dwell|zoom in) (?:mainly |mostly |more )?on (?!your?\\b|what\\b)|lead with (?:the|an?|our|that|how|it|this)\\b)",
  "(?:open|start|begin|end|finish) with (?:the|a|an|our) (?:price|offer|deal|date|discount|story|photo|question|joke|quote|hook|pun|fact|number|problem)\\b",
  "(?:play (?:up|down)|lean into|hype(?: up)?|big up|plug) ",
  "(?:talk about|say) (?:sorry|something|how|why|what)\\b",
  "(?:something|a (?:bit|line|word|mention|nod|joke)|a few words|a little something) (?:more |nice |fun )?about ",
  `(?:use|add|include|put|show|throw|stick|slip)(?: in)? (?!your\\b|code\\b)(?:(?:some|lots of|a few|the|a|an|my|our|her|his|their|this|that|plenty of) )?(?:\\p{L}+(?:['’]s)? ){0,2}?(?:${matter})\\b(?! booth)`,
  "(?:aim|pitch|gear)(?:ed)? (?:it |this |them )?(?:at|towards?) |target(?:ing)? (?!of\\b|your\\b)",
  "be (?:honest|clear|open|upfront|careful|specific|tactful|subtle|funny|brief|creative|positive|sensitive)(?: about\\b| with it\\b| here\\b|$)",
  "(?:(?:sell|push|shift|promote|flog) (?:the|those|these|them|this|that|it|as many|more)|fill (?:the|those|these) (?:\\p{L}+ ){0,3}?(?:places?|spots?|slots?|weeks?|dates?|days?|tables?|seats?|ones|classes|mornings|evenings|weekends?|diary|calendar))\\b(?!.{0,80}(?:\\d|[£$€]|\\b(?:you|your|button|door|bell|limits?)\\b))",
  "(?:let|tell) (?:people|them|everyone|everybody) (?:know|about it)$",
  "no (?:emojis?|hashtags?|exclamation marks?|puns?|jokes?)\\b|no (?:jargon|hype|hard sell|buzzwords|clich[eé]s),? please$",
  "(?:not|nothing) (?:too |over(?:ly)?[- ]?)?(?:salesy|pushy|preachy|cheesy|corny|fancy|crazy|formal|serious|long|clever|heavy|corporate|cutesy)\\b|(?:a )?bit of (?:humou?r|fun|banter)(?: please)?$",
  "(?:tone|style|voice|format|length|platforms?|hashtags?|audience|target)(?: of voice)?: ",
  "using (?:the|our|my|real|actual|only) (?:\\p{L}+ ){0,2}(?:figures|numbers|data|results|example|case)\\b",
  "(?:just )?let (?:the|our|my) (?:numbers|figures|facts|data|photos?|pictures?|work) (?:do the talking|talk|speak)\\b",
  "(?=.{0,160}\\b(?:on|in|for) (?:the|this) (?:poster|post|captions?|film|article|blog|campaign|copy)\\b)(?!.{0,160}[\\d£$€])",
  "(?:the )?(?:poster|post|captions?|video|film|article|blog|advert|ad) (?:will|can|should|must|is for|goes|hangs|has to|needs to)\\b",
  "(?:for )?[\\p{L} -]{3,40} (?:mostly|mainly)$",
  "(?:so )?explain (?:it|this|that) (?:properly|well|clearly|nicely|kindly)\\b",
  "(?:an? )?(?:honest|fair|short|simple|clear|quick) (?:comparison|text|post|copy|story)$",
  "let it (?:sound|feel|look|read|be)\\b",
  "no (?:[\\p{L}-]+ ){0,2}(?:pictures?|photos?|images?|pics|skeletons?|stock photos?)\\b",
  "let['’]?s just (?:say|admit) (?:so|it|that)\\b",
  "let['’]?s (?:not|keep it|focus|avoid|lead|say|mention)\\b|(?:we|you) (?:should|could|might) (?:probably |maybe |perhaps )?(?:say|mention|focus|push|lead|avoid|talk|keep|use)\\b",
  `you (?:can|may|could) (?:(?:quote|name|mention|tag) |use (?:\\p{L}+(?:['’]s)? ){1,3}?(?:${matter}|story|review|figures)\\b)`,
);

/** Why the owner wants it: what sells by itself or not at all, what they need, hope and are unsure of, and what others let them use. */
const motives = patterns(
  "(?:the |my |our )(?:real|true|actual|honest) reason\\b|(?:obviously,? )?(?:that|this|it) stays between us\\b|between (?:us|you and me)\\b|my worry (?:is|was)\\b",
  `(?:(?:the|our|my|this year['’]?s) )?(?:${trade}) (?:(?:is|are|was|were|has been|have been|a bit|quite|very|really|so|still|always|getting|running) )*(?:slow|low|down|behind|short|flat|poor|weak|disappointing|quiet|dead|thin)\\b`,
  "(?:i|we)(?:['’]ve| have)?(?: really| just| badly| desperately| only)? (?:(?:got|have|need) to (?:shift|sell|fill|clear|get rid|hit|boost|push|make (?:it|some) )|need (?:the (?:money|cash|space|income|sales|bookings)|this to|it to|them gone|them sold))",
  `(?:i|we)?(?: really| just)? ?need (?:more|some|lots of|new) (?:\\p{L}+ ){0,2}(?:${wanted})\\b`,
  "(?:i|we) (?:don['’]?t|do not) want (?:to (?:sound|look|seem|be|come across|sell fear|scare)|it to|this to|people to think)\\b",
  "need (?:to (?:shift|sell|fill|clear|get rid)|them (?:gone|sold))",
  "(?:i|we)(?:['’]d| would) (?:rather|prefer) (?:you|not|we|it|if|to (?:keep|avoid))\\b|(?:i|we)(?:['’]d| would)? (?:like|love|want) (?:it|this|this one|the post|the text|something) (?:to|that)\\b",
  "(?:hoping|aiming|hope) (?:for|to)\\b(?! (?:see|meet|welcome|hear)\\b|.{0,60}(?:raise|[£$€]))|(?:(?:ideally|hopefully),? )?(?:we|i)['’]d (?:fill|sell|shift|get rid)\\b",
  "(?:he|she|they|\\p{L}+|(?:the|my|our) \\p{L}+)(?:['’]s|['’]re| is| are| was| were) (?:totally |very |quite |more than )?(?:happy|fine|ok|okay|cool|good|comfortable) (?:for (?:us|me|you) to|with (?:(?:us|me|you|it|that|this) \\p{L}+ing\\b|being\\b)|to be (?:named|quoted|featured|mentioned|tagged)|being (?:named|quoted|featured|mentioned|tagged)|if (?:we|you) (?:use|name|mention|share))",
  "(?:he|she|they)(?:['’]ve| has| have)? (?:said|says|agreed|gave|given) (?:that )?(?:we|us|you|it['’]s|me) (?:can|could|may|ok|okay|fine|permission)\\b|we have (?:his|her|their) (?:permission|consent|ok)\\b",
  "(?:i|we) (?:think|guess|reckon|suppose|feel) (?:that )?(?:the (?:angle|hook|tone|point|message|focus|key)|it|people|we should|you|this|that|they|most)\\b|i (?:don['’]?t know|dunno|wonder|doubt)\\b",
  "(?:my|our|the) (?:boss|partner|wife|husband|manager|board|accountant|mum|co-?founder|colleague|committee)s? (?:thinks?|wants?|says?|said|reckons?|would like|insists?|keeps? saying|asked)\\b",
  "(?:not sure|no idea|unsure) (?:if|how|what|whether|about|why|when|yet|which|who)\\b",
  "(?:thanks|thank you|cheers|ta|many thanks|thx)(?: so much| in advance| a lot| a million)?$|(?:up to you|whatever works|as discussed|as you know|let me know|no (?:rush|pressure)|idk|tbh|lol|haha|if (?:it|that) helps|if that makes sense|if (?:possible|you can))\\b.{0,30}$",
  "we['’]?(?:re| are) (?:really |very |so |always |usually |a bit )?(?:slow|quiet|dead|empty|short of)\\b|(?:we|you) (?:can|could|may) use (?:it|that|this|them|those)\\b",
  "that['’]?s the (?:bit|part|thing|one|line) (?:to |we |i |that )",
  "that['’]?s (?:it|all)$|that['’]?s (?:what (?:people|they|customers|everyone)|the (?:main|key|whole) (?:thing|point|idea))\\b",
  "(?:the )?(?:angle|hook|vibe|main (?:thing|message|point)|key message|message)(?: here)? (?:is|should be|could be|would be)\\b",
  "(?:our|the|my) competitors? (?!.{0,100}[\\d£$€])",
  "whatever you (?:do|write|say|post)$",
);

/** What is said of something that is hard to sell, wherever it stands in a clause. */
const slow =
  /\b(?:(?:always|usually|often|tends? to) (?:goes?|sells?|go) (?:slow|slowly|badly|last)|(?:doesn['’]?t|don['’]?t|never|won['’]?t|didn['’]?t) (?:really )?(?:sell|shift|fill up|sell out)|sells? (?:itself|themselves|slowly|badly)|(?:dead|slow|quiet) for us|our (?:worst|slowest|quietest|weakest|deadest) (?:month|week|day|time|season)|hard(?:er)? to (?:fill|sell|shift)|struggling to (?:sell|fill|get)|fell flat|flopped|nobody (?:came|turned up|booked|bought))\b/i;

/** What is to be told is a sentence behind these: "say dogs are welcome", "make sure people know we are back". */
const telling =
  /^(?:say|mention|note|point out|add|stress|be (?:honest|clear|open|upfront)(?= that)|tell (?:them|people|everyone|customers)|(?:let|make sure|remind) (?:people|them|everyone|everybody|customers)(?: know| remember)?|(?:the )?(?:main |key )?(?:message|point|angle)(?: here)? (?:is|should be)) (?:(?:many times|clearly|loudly|often|again|also|first) )?(?:that )?(?!how\b|why\b|what\b|of\b)(\p{L}.{5,200})$/iu;

/**
 * What is left of a clause that an owner says to the writer: empty where a reader is to see none of it, what is to be told where that stands in it; null where
 * it is no such clause. An order is the writer's where its object is the text or its effect, and a reason where it tells what sells and who agreed.
 */
export function takeOffOwnerTalk(clause: string): string | null {
  const text = clause.trim();
  const core = text.replace(opening, "");
  // why not taken off whole: whom to get to do what is a reader's to read, and is read where ideas are
  if (core !== text && /^get (?:people|them|everyone|parents|customers|clients) to /i.test(core))
    return capitalizeStart(core);
  const [, told = ""] = telling.exec(core) ?? [];
  if (told && (core !== text || !/^(?:say|add)\b/i.test(core)) && saysItself(told)) return capitalizeStart(told);
  if (![...orders, ...motives].some((pattern) => pattern.test(core) || pattern.test(text)) && !slow.test(core))
    return null;
  // why: "focus on how short the wait is now, 5 days" says what it is
  const [, measured = ""] =
    /\bhow \p{L}+ ((?:the|our|my) [^,:]{2,40} (?:is|are)(?: now)?[,:] (?:only |just )?[\d£$€].{0,80})$/iu.exec(core) ??
    [];
  if (measured) return capitalizeStart(measured.replace(/[,:]/, ""));
  const [, label = "", shown = ""] = /^([^:]{3,90}): (.{8,300})$/.exec(core) ?? [];
  const isTold = /\d|\bin (?:two|three|four|five|six|ten)\b/i.test(shown) || saysItself(shown);
  return isTold && !/^(?:tone|style|voice|length|format|platforms?|hashtags?|audience|target)\b/i.test(label)
    ? capitalizeStart(shown)
    : "";
}

const saysItself = (text: string) =>
  hasFiniteVerb(readWords(text)) && !/^(?:it|this|that) (?:sound|feel|look)/i.test(text);

/** What is said to a machine and to nobody else. */
const injected =
  /^(?:please )?(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|the|your|my|of|these|those|everything) ){0,3}(?:previous|prior|above|earlier|other|system|preceding|former|instructions?|prompts?)\b/i;

/** "The audience is the adult children, 35 to 55": whom the writer is to have in mind. */
const namesReaders = /^(?:the |our |my )?(?:audience|target(?: group| audience)?|readers) (?:is|are)\b/i;

/** Where a second thing may begin that is said to the writer. */
const joints = /,? (?:and|but|so|because|as|since|cos) (?=\p{L})/giu;

/** What is said of a clause that is for readers: ", and I want to be honest about that", ", so say that too"; and who asks for it. */
const asides =
  /,? (?:and |but |so )?(?:i|we) (?:want|have|need|would like) to be (?:honest|open|clear|upfront|fair) about (?:that|it|this)(?=[,.;!]|$)|,? (?:so|and) (?:please )?(?:say|mention|add|include|tell) (?:that|this|it)(?: too| as well| also)?(?=[.;!]|$)|^(?:an? )?campaign for (?:our|a|the|my) client[,:] |^(?:brief|request|note|message|order) from (?:the|our|an?) (?:agency|client|owner|boss|marketing team)[^:.]{0,60}: /gi;

/** An idea without what its owner says to the writer alone; the same text where there is nothing of the kind. */
export function leaveOutOwnerTalk(idea: string): string {
  const plain = idea
    .replace(asides, "")
    .replace(/ ?\(([^()]{3,160})\)/g, (whole, inner: string) => (takeOffOwnerTalk(inner) === "" ? "" : whole));
  const sentences = splitSentences(plain);
  const kept = sentences.map((sentence, at) => readSentence(sentence, at === 0));
  return kept.every((text, at) => text === sentences[at]) ? plain : kept.filter(Boolean).join(" ");
}

/** One sentence clause by clause: the first of an idea is its message, whose instruction is read elsewhere. */
function readSentence(sentence: string, isFirst: boolean): string {
  const end = /[.!?…]{1,9}$/.exec(sentence)?.[0] ?? "";
  const body = end ? sentence.slice(0, -end.length) : sentence;
  if (injected.test(body) || (!isFirst && (asksFor(body) || namesReaders.test(body)))) return "";
  const whole = isFirst ? null : takeWhole(body);
  if (whole !== null) return whole && whole + (end || ".");
  const kept: string[] = [];
  let isOrdered = false;
  let isChanged = false;
  for (const [at, piece] of body.split(/(?<=[,;]) | (?=[-–—] \p{L})/u).entries()) {
    const mark = /[,;]$/.exec(piece)?.[0] ?? "";
    const dash = /^[-–—] /.exec(piece)?.[0] ?? "";
    const text = piece.slice(dash.length, piece.length - mark.length);
    // why: "lead with the price, that is what people ask" goes on with why it is ordered
    const isReason = isOrdered && !/\d/.test(text) && reason.test(text) && hasFiniteVerb(readWords(text));
    // why: what is to be pushed, and what is said of it, is the message: "push the April weeks, less crowded, 15% cheaper"
    const isPushed = at === 0 && pushed.test(text) && hasMore(body.slice(piece.length + 1));
    const left: string | null = isReason ? "" : (isFirst && at === 0) || isPushed ? null : takeOffOwnerTalk(text);
    const told = (left === "" ? findTold(text) : left) ?? cutTalk(text);
    if (left === "") isOrdered = true;
    isChanged ||= told !== text;
    if (told === "") continue;
    // why: what is to be told is a sentence of its own
    if (left !== null && kept.length > 0) kept.push(`${kept.pop()?.replace(/[,;]$/, "")}.`);
    kept.push((kept.length > 0 ? dash : "") + told + mark);
  }
  if (!isChanged) return sentence;
  const text = kept.join(" ").replace(/[,;]$/, "");
  // why only then: "so basically we refit" opens with its own filler
  const isCut = !body.startsWith(kept[0]?.slice(0, 4) ?? "");
  return text && capitalizeStart(isCut ? text.replace(/^(?:but|and|so) /i, "") : text) + end;
}

const reason =
  /^(?:(?:and|but|as|since|because) )?(?:they|it|it['’]s|that|that['’]s|this|those|people|everyone|everybody|nobody|he|she|there|most|some)\b/i;
const pushed = /^(?:(?:please|also|and|so) )?(?:sell|push|promote|shift) /i;

/** Whether something is told behind a thing that is to be pushed: a figure, a day, and no reason alone. */
const hasMore = (rest: string): boolean => /\d/.test(rest) && takeOffOwnerTalk(rest) === null;

/** A sentence all of which is said to the writer, read whole: "focus on how short the wait is now, 5 days". */
function takeWhole(body: string): string | null {
  const left = /\bhow \p{L}+ (?:the|our|my) /iu.test(body) ? takeOffOwnerTalk(body) : null;
  return left || null;
}

/** "Date of roasting, price per cup, where the beans come from": what a piece is to tell of, and nothing that is told. */
function asksFor(body: string): boolean {
  const pieces = body.split(/, (?:and )?/);
  const isAsked = (piece: string) => /^(?:where|how|why|what|which|who|when) (?!(?:you|to)\b)/i.test(piece);
  return (
    pieces.length > 1 &&
    !/[\d?]/.test(body) &&
    pieces.some(isAsked) &&
    pieces.every((piece) => isAsked(piece) || !hasFiniteVerb(readWords(piece)))
  );
}

/** What is to be told behind an order to the writer: "say sorry and make sure people know we are back". */
function findTold(text: string): string {
  const tails = [...text.matchAll(joints)].map((found) => takeOffOwnerTalk(text.slice(found.index + found[0].length)));
  return tails.find(Boolean) ?? "";
}

/** A clause without what is said to the writer behind an "and" or a "because" in it. */
function cutTalk(text: string): string {
  for (const found of text.matchAll(joints)) {
    const [head, tail] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const left = takeOffOwnerTalk(tail);
    if (left === "" || (left && /^(?:,? but|,? and|,? so)/i.test(found[0]) && left !== capitalizeStart(tail)))
      return left ? `${head}. ${left}` : head;
  }
  return text;
}
