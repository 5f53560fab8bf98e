import { toInfinitive, toPast } from "../english/conjugate";
import { capitalize } from "../english/grammar";
import { isPlural } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import { readClause } from "../english/read-clause";
import { readWords } from "../english/words";

/** What an idea asks of its writer, and what its readers get instead. */
export interface RequestRule {
  name: string;
  typed: RegExp;
  /** What readers get; null where the rule does not hold after all. */
  tell: (groups: Readonly<Record<string, string>>) => string | null;
  /** Ideas and what readers get of them: the rule's tests. */
  examples: Readonly<Record<string, string>>;
}

/** "Please", "Can you", "We want to" before a request. */
const politely =
  "^(?:(?:please|pls|can you|could you|help us|help me|i want to|we want to|we need to|we['’]d like to|i['’]d like to|let['’]s) )?";
const rule = (pattern: string): RegExp => new RegExp(politely + pattern, "iu");

/** Who is to do it or to be told, in up to six words before what follows. */
const whom = "(?<whom>(?:[\\p{L}\\p{N}’'-]+ ){1,6}?)";
const asks = "(?:how|why|which|what|when|where|whether|who) ";
const number =
  "(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|a hundred)";
const days =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:mornings?|afternoons?|evenings?|nights?|lunchtimes?))?s?|mornings|afternoons|evenings|nights|weekdays|weeknights|weekends|lunchtimes|january|february|march|april|may|june|july|august|september|october|november|december)";

/** Who decides and does not read what its neighbours write. */
const isAuthority = /\b(?:council|government|mayor|ministers?|ministry|mps?|parliament|bank|police|court|city hall)$/i;

/** Whether words name people who can be asked: "local runners", "households in Ward 6", and not "us" or "ready". */
function namesPeople(text: string): boolean {
  const [head = ""] = text.trim().split(/ (?:in|of|with|from|at|on|near|who) /i);
  const last = head.split(" ").at(-1) ?? "";
  return (
    !/^(?:us|me|you|them|it|up|ready|back|set|this|that|these)$|^(?:why|how|what|when|where|which) /i.test(
      text.trim(),
    ) &&
    !isAuthority.test(head) &&
    (isPlural(last) ||
      /^(?:everyone|everybody|neighbourhood|neighborhood|team|public|town|village|community|audience|people|folk|folks)$/i.test(
        last,
      ))
  );
}

/** Who is spoken to, where it is not everybody who reads: "households in Ward 6". */
const addressSome = (whom: string): string => (/ (?:\p{Lu}|\d)/u.test(whom) ? `${whom.trim()}: ` : "");

/** Whether words begin with what somebody does: "book a gait check", and not "an open morning". */
function opensWithVerb(text: string): boolean {
  const [first, second] = readWords(`to ${text}`).slice(1);
  return (
    first !== undefined &&
    !/^(?:determiner|preposition|number|pronoun)$/.test(first.part) &&
    (first.part === "verb" || /^(?:the|an?|our|us|their|your|up|out|in|on)$/.test(second?.lower ?? ""))
  );
}

/** As it is said to who does it: "put their garden waste out" is "put your garden waste out". */
const turnToReaders = (text: string): string =>
  text
    .replace(/\btheirs\b/g, "yours")
    .replace(/\btheir\b/g, "your")
    .replace(/\bthemselves\b/g, "yourself")
    .replace(/\bthey(?:['’]re| are)\b/g, "you are")
    .replace(/\bthey\b/g, "you");

/** "Why a tablet beats the clipboard" says that it does; null where it is not sure to. */
const tellWhy = (title: string): string | null => {
  const said = /^why (.+)$/i.exec(title)?.[1] ?? "";
  return said !== "" && readClause(said) && !/ and (?:what|how|why|who|when) |\b(?:is|are) going\b/i.test(said)
    ? said
    : null;
};

export const requestRules: readonly RequestRule[] = [
  {
    name: "tell who never did it",
    typed: rule(
      "(?:persuade|convince|remind|tell|show|assure|reassure|let) (?:[\\p{L}’'-]+ ){1,4}?who (?:have |has )?(?<never>never|haven['’]t|don['’]t|can['’]t|still) (?<deed>[^,]{4,50}?) (?:know )?that (?<news>\\S.*)$",
    ),
    tell: ({ never = "", deed = "", news = "" }) => `if you ${never} ${turnToReaders(deed)}, ${turnToReaders(news)}`,
    examples: {
      "Persuade adults who never learned to swim that it is not too late":
        "if you never learned to swim, it is not too late",
    },
  },
  {
    name: "ask readers to do it",
    typed: rule(
      `(?:get|persuade|convince|encourage|nudge|urge|ask|remind|prompt|push|motivate|tell|invite|nag|inspire|rally|challenge|beg) ${whom}to (?<deed>\\S.*)$`,
    ),
    tell: ({ whom = "", deed = "" }) =>
      namesPeople(whom) && opensWithVerb(deed)
        ? `${addressSome(whom)}${turnToReaders(deed).replace(/,? and that (?=\p{L}+ \p{L}+)/u, ", and ")}`
        : null,
    examples: {
      "Get local runners to book a gait check": "book a gait check",
      "Get households in Ward 6 to put garden waste out on Thursdays":
        "households in Ward 6: put garden waste out on Thursdays",
      "Nudge clients to send us their payroll changes by the 20th": "send us your payroll changes by the 20th",
      "Persuade experienced welders to join our workshop": "join our workshop",
      "Get 30 people to sign our petition": "sign our petition",
      "Remind members to bring mats and that classes start at 6": "bring mats, and classes start at 6",
    },
  },
  {
    name: "chase who has not done it",
    typed: rule(`(?:chase|nag|chivvy|remind)(?: up)? ${whom}who (?<deed>(?:haven['’]t|have not) .+)$`),
    tell: ({ whom = "", deed = "" }) => (namesPeople(whom) ? `${turnToReaders(deed)} yet?` : null),
    examples: { "Chase up members who haven't renewed their plots": "haven't renewed your plots yet?" },
  },
  {
    name: "make them want it",
    typed: rule(`make ${whom}want (?<what>their .+)$`),
    tell: ({ whom = "", what = "" }) => (namesPeople(whom) ? `get ${turnToReaders(what)}` : null),
    examples: {
      "Make people want their pond cleaned before the frogs arrive": "get your pond cleaned before the frogs arrive",
    },
  },
  {
    name: "teach how it is done",
    typed: rule(`(?:teach|show|help|train) ${whom}(?:how )?to (?<deed>\\S.*)$`),
    tell: ({ whom = "", deed = "" }) =>
      namesPeople(whom) && opensWithVerb(deed) ? `How to ${turnToReaders(deed)}` : null,
    examples: {
      "Teach home cooks to keep a sourdough starter alive": "How to keep a sourdough starter alive",
      "Show jewellery makers how to photograph a ring": "How to photograph a ring",
    },
  },
  {
    name: "walk through",
    typed: rule(`(?:walk|talk|guide|take|lead) ${whom}through (?<deed>\\p{L}+ing) (?<rest>\\S.*)$`),
    tell: ({ deed = "", rest = "" }) => `How to ${toInfinitive(deed)} ${turnToReaders(rest)}`,
    examples: { "Walk small landlords through protecting a tenant's deposit": "How to protect a tenant's deposit" },
  },
  {
    name: "walk through a thing",
    typed: rule(`(?:walk|talk|guide|take|lead) ${whom}through (?<what>(?:their|the|an?|our) \\S.*)$`),
    tell: ({ what = "" }) => turnToReaders(what),
    examples: { "Walk new beekeepers through their first honey harvest": "your first honey harvest" },
  },
  {
    name: "give them a thing",
    typed: rule(
      `(?:give|offer|send|hand|provide|point) ${whom}(?:with |to )?(?<what>(?:an?|our|the|free|half|\\d\\S*) \\S.*)$`,
    ),
    tell: ({ whom = "", what = "" }) => (namesPeople(whom) && !/\b(?:your|my)\b/i.test(whom) ? what : null),
    examples: { "Give new tenants a simple guide to sorting rubbish": "a simple guide to sorting rubbish" },
  },
  {
    name: "tell that it is so",
    typed: rule(
      `(?:remind|tell|warn|inform|convince|show|assure|reassure|alert|notify|prove|demonstrate|announce|explain|let)(?: to)? ${whom}(?:know )?(?:that |(?=(?:they|we|our|the|there) ))(?<news>\\S.*)$`,
    ),
    tell: ({ whom = "", news = "" }) =>
      namesPeople(whom) ? (/^they\b/i.test(news) ? turnToReaders(news) : news) : null,
    examples: {
      "Remind owners that kittens need their second vaccination at twelve weeks":
        "kittens need their second vaccination at twelve weeks",
      "Warn customers that the trade-in bonus stops on 30 September": "the trade-in bonus stops on 30 September",
      "Tell landlords they can have five gutters cleared": "you can have five gutters cleared",
    },
  },
  {
    name: "let them know",
    typed: rule(`let ${whom}know (?:that )?(?<news>(?!about|how|why|when|where|what)\\S.*)$`),
    tell: ({ whom = "", news = "" }) =>
      namesPeople(whom) ? (/^they\b/i.test(news) ? turnToReaders(news) : news) : null,
    examples: { "Let the neighbourhood know the cave opens on 1 August": "the cave opens on 1 August" },
  },
  {
    name: "show that it is so",
    typed: rule(
      "(?:show|prove|demonstrate|announce|explain|say|spread the word|point out|stress|highlight|share|mention|celebrate) that (?<news>\\S.*)$",
    ),
    tell: ({ news = "" }) => news,
    examples: { "Show that a garden room fits a five-metre yard": "a garden room fits a five-metre yard" },
  },
  {
    name: "say how or why",
    typed: rule(
      `(?:explain|describe|show|share|tell|clear up|help [\\p{L}’' -]{3,40}? (?:understand|see|learn|know|find out)|answer|discuss|reveal|spell out|sort out|teach|break down|find out)(?! (?:us|me|you)\\b)(?: to)? (?:${whom})??(?<title>${asks}\\S.*)$`,
    ),
    // why asked: what is to be explained does not stand in the idea
    tell: ({ title = "" }) =>
      /^who | and let /i.test(title)
        ? null
        : (tellWhy(title) ??
          (/^(?:how (?!much|many|long|often|far|to)|why )/i.test(title)
            ? turnToReaders(title)
            : /^how to /i.test(title)
              ? title
              : `ask us ${title}`)),
    examples: {
      "Describe how a former bus driver became our head cheesemaker":
        "how a former bus driver became our head cheesemaker",
      "Explain why a tablet beats the clipboard for daily checks": "a tablet beats the clipboard for daily checks",
      "Help parents understand what happens in a first session": "ask us what happens in a first session",
      "Explain to first-time exporters which customs papers a pallet to Norway needs":
        "ask us which customs papers a pallet to Norway needs",
    },
  },
  {
    name: "compare two",
    typed: rule("compare (?<one>.{2,60}?) (?:with|and|to|against|versus|vs\\.?) (?<other>[^?]{2,100}?)\\.?$"),
    tell: ({ one = "", other = "" }) => (/^us\b/i.test(one) ? `${other}, or with us?` : `${one} or ${other}?`),
    examples: {
      "Compare us honestly with doing customs declarations in a spreadsheet":
        "doing customs declarations in a spreadsheet, or with us?",
      "Compare leasing an electric van with buying one": "leasing an electric van or buying one?",
    },
  },
  {
    name: "say what it comes to",
    typed:
      /^(?<two>[^:]{3,60} or [^:]{3,60}): (?:compare|explain|show|tell|say|find out|describe|spell out) (?<asked>(?:what|which|how|why) .+)$/iu,
    tell: ({ two = "", asked = "" }) => `${two}: ${asked}`,
    examples: {
      "Cargo bike or van: compare what a delivery really costs": "Cargo bike or van: what a delivery really costs",
    },
  },
  {
    name: "fill days with an offer",
    typed: rule(
      `(?:fill|boost|liven up|pick up|revive)(?: up)? (?:our |the |my )?(?:(?:quiet|slow|empty|slack|dead|sleepy) )?(?<days>${days}) with (?:an? |our )?(?<what>.+?)(?: (?<span>(?:all|until|till|from|through|throughout|during|in|for) .+))?$`,
    ),
    tell: ({ days = "", what = "", span }) => `${what} on ${days}${span ? `, ${span}` : ""}`,
    examples: {
      "Fill quiet Tuesdays with two-for-one pasta all November": "two-for-one pasta on Tuesdays, all November",
    },
  },
  {
    name: "fill what is left",
    typed: rule(
      `(?:fill|sell|book out|sell out|shift|clear)(?: up)? (?<left>(?:the )?(?:last|remaining|final) .+|${number} (?:seats|places|spots|spaces|tables|rooms|beds|slots|pitches|stalls) .+)$`,
    ),
    tell: ({ left = "" }) => left,
    examples: {
      "Fill the last six places of the Monday course": "the last six places of the Monday course",
      "Fill forty seats at our founders' breakfast": "forty seats at our founders' breakfast",
    },
  },
  {
    name: "sell so many",
    typed: rule(`(?:sell|shift|move) (?<what>${number} .+?)(?: by [^,]+)?$`),
    // why not by when: the owner hopes to have sold them by then, and no reader has to buy
    tell: ({ what = "" }) => what,
    examples: {
      "Sell 200 Eid gift boxes of Medjool dates by 12 March": "200 Eid gift boxes of Medjool dates",
    },
  },
  {
    name: "find somebody",
    typed: rule("(?:find|get|recruit|hire)(?: us| me) (?<who>an? .+)$"),
    tell: ({ who = "" }) => `we're looking for ${who}`,
    examples: {
      "Find us a night nurse who would love Mondays off": "we're looking for a night nurse who would love Mondays off",
    },
  },
  {
    name: "ask them for it",
    typed: rule(`(?:ask|beg) ${whom}for (?<what>(?:[£$€₹]?\\d|more |old |used |spare |new )\\S*.*)$`),
    tell: ({ whom = "", what = "" }) => (namesPeople(whom) ? `we need ${what}` : null),
    examples: {
      "Ask our neighbours for 400 winter coats instead of money": "we need 400 winter coats instead of money",
    },
  },
  {
    name: "find homes for them",
    typed: rule(
      "find (?<what>(?:new |good |loving |foster )?(?:homes?|families|a family|owners|hosts|keepers)) for (?<whom>[^,]+)$",
    ),
    tell: ({ what = "", whom = "" }) => `we're looking for ${what} for ${whom}`,
    examples: {
      "Find homes for 26 older dogs before the first snow":
        "we're looking for homes for 26 older dogs before the first snow",
    },
  },
  {
    name: "announce who plays",
    typed: rule(
      "(?:announce|reveal|share|present|publish) (?:the|our) (?:full )?(?:line-?up|programme|program|dates) (?:for|of) (?<what>(?!(?:the|our|a) )\\S.*)$",
    ),
    tell: ({ what = "" }) => what,
    examples: { "Announce the line-up for three nights of jazz by the river": "three nights of jazz by the river" },
  },
  {
    name: "find people",
    typed: rule(
      `(?:find|recruit|enlist)(?: us)? (?<who>(?:${number} |some |more |new )(?:[\\p{L}-]+ ){0,3}?(?:people|volunteers|members|players|singers|drivers|hosts|tutors|mentors|sponsors|donors|helpers|families|homes|testers|stewards|coaches|readers|partners)\\b.*)$`,
    ),
    tell: ({ who = "" }) => `we're looking for ${who}`,
    examples: {
      "Find forty volunteers to count swifts in July": "we're looking for forty volunteers to count swifts in July",
    },
  },
  {
    name: "bring so many people",
    typed: rule(
      `(?:get|bring|attract|draw|pull in|win|sign up|find|book)(?: in)? (?<many>${number}|more|new)(?: more| new)? (?:[\\p{L}-]+ ){1,3}?(?:to|onto|into|for|at) (?<what>(?:the|our|an?|my) .+)$`,
    ),
    tell: ({ many = "", what = "" }) =>
      readNumber(many) === null && !/^(?:more|new|a hundred)$/i.test(many)
        ? null
        : what.replace(/^the (waiting|mailing|guest) list (?:for|of) (.+)$/i, "$2 has a $1 list"),
    examples: {
      "Get 100 agencies onto the waiting list for our invoice-matching beta":
        "our invoice-matching beta has a waiting list",
      "Bring 60 people to our free tango evening": "our free tango evening",
      "Get 20 sign-ups for the autumn ukulele course": "the autumn ukulele course",
    },
  },
  {
    name: "get more of it",
    typed: rule(
      "(?:boost|increase|grow|drive|get|generate|raise|lift|drum|stir|whip|build)(?: (?:more|up|our|extra))* (?:support|excitement|teams|players|runners|entries|crowds|traffic|footfall|sales|bookings|sign-?ups|orders|registrations|attendance|interest|enquiries|ticket sales|demand|awareness|applications|downloads|subscriptions|visits|visitors)(?: (?:of|for|to|at|in|on|about)) (?<what>\\S.*)$",
    ),
    tell: ({ what = "" }) => what,
    examples: {
      "Drive bookings for our Sunday carvery": "our Sunday carvery",
      "Drum up sign-ups for a Sunday chess club": "a Sunday chess club",
    },
  },
  {
    name: "open a place",
    typed: rule("open (?:the doors of )?(?<what>(?:our|the|my) .+?) (?<when>(?:on|in|this|next) .+)$"),
    tell: ({ what = "", when = "" }) => `${what} opens ${when}`,
    examples: { "Open the doors of our first showroom on 15 January": "our first showroom opens on 15 January" },
  },
  {
    name: "thank somebody",
    typed: rule(
      "(?:say (?:a big |a huge )?thank(?:s| you) to|thank) (?<whom>(?:the|our|all|every|everyone|everybody) ?.+)$",
    ),
    tell: ({ whom = "" }) => `thank you to ${whom}`,
    examples: {
      "Thank the 312 volunteers who planted the river bank":
        "thank you to the 312 volunteers who planted the river bank",
    },
  },
  {
    name: "launch a thing",
    typed: rule("(?<how>re)?launch (?<what>(?:our|my|the|an?) .+)$"),
    tell: ({ how = "", what = "" }) => `we're ${how}launching ${what}`,
    examples: {
      "Launch our shift-swap app to care homes this autumn":
        "we're launching our shift-swap app to care homes this autumn",
    },
  },
  {
    name: "introduce a thing",
    typed: rule(
      "(?:introduce|unveil|present|showcase)(?: (?:people|customers|everyone|the world) to)? (?<what>(?:our|my|the|an?) .+)$",
    ),
    // why not whom: who is introduced to it reads it
    tell: ({ what = "" }) => {
      const [, thing = what, others = ""] =
        /^(.{3,80}?) to ((?:\p{L}{1,20} ){0,3}\p{L}{1,20})(?: (?:who|that|in|of|with) .{1,120})?$/u.exec(what) ?? [];
      return `meet ${others !== "" && namesPeople(others) ? thing : what}`;
    },
    examples: {
      "Introduce our chasing assistant to translators who hate asking twice": "meet our chasing assistant",
      "Present our refillable deodorant": "meet our refillable deodorant",
    },
  },
  {
    name: "celebrate a year",
    typed: rule(
      "(?:celebrate|mark) (?<what>(?:our|my|the (?:club|school|shop|farm|choir|company)['’]s) .*(?:year|anniversary|birthday|season)\\b.*)$",
    ),
    tell: ({ what = "" }) => `it's ${what}`,
    examples: { "Celebrate our hundredth year of casting bells": "it's our hundredth year of casting bells" },
  },
  {
    name: "celebrate what was done",
    typed: rule(
      "(?:celebrate|announce|share|boast about|brag about|shout about|mark) (?<who>(?:our|my|the) [^,]{2,60}?) (?<deed>winning|reaching|turning|passing|beating|getting|becoming|finishing|hitting|coming|raising|completing) (?<rest>[^,]+?)(?:,? and (?:poke fun|joke|laugh|mention|thank|say|show|tell) .*)?$",
    ),
    // why not the rest: what is done besides is its writer's work
    tell: ({ who = "", deed = "", rest = "" }) => `${who} ${toPast(deed)} ${rest}`,
    examples: {
      "Celebrate our cheese winning silver in Oslo and poke fun at not winning gold": "our cheese won silver in Oslo",
      "Announce our club reaching 500 members": "our club reached 500 members",
    },
  },
  {
    name: "make a subject plain",
    typed: rule("(?<how>demystify|unpack|untangle|decode|simplify) (?!(?:our|my|the|an?) )(?<what>\\S.*)$"),
    tell: ({ how = "", what = "" }) => `${what}, ${toPast(how.toLowerCase())}`,
    examples: { "Demystify carbon reporting for factories": "carbon reporting for factories, demystified" },
  },
  {
    name: "what people ask",
    typed:
      /^(?:we|i)(?: get| are| keep getting|['’]re|['’]m)(?: often| always)? asked (?<when>(?:every|each) \p{L}{2,12} )?(?:whether|if) (?<who>[^,?]{3,50}?) (?<be>is|are|can|should|will) (?<rest>[^,?]{2,200})$/iu,
    tell: ({ when = "", who = "", be = "", rest = "" }) =>
      `${be} ${who} ${rest}? We get asked ${when.trim() || "that"}`,
    examples: {
      "We get asked every May whether a wool duvet is too hot": "is a wool duvet too hot? We get asked every May",
    },
  },
  {
    name: "bring them to it",
    typed: rule(`(?:bring|welcome) ${whom}to (?<what>(?:the|our|an?) .+)$`),
    tell: ({ whom = "", what = "" }) => (namesPeople(whom) ? what : null),
    examples: {
      "Bring families to the first day of our Braille library": "the first day of our Braille library",
    },
  },
  {
    name: "win people back",
    typed: rule("(?:bring|win|get|lure|tempt|welcome) back [^,]{3,60}?,? with (?<what>\\S.*)$"),
    tell: ({ what = "" }) => what,
    examples: {
      "Bring back climbers who let their membership lapse, with September on the house": "September on the house",
    },
  },
  {
    name: "promote a thing",
    typed: rule(
      "(?<how>promote|announce|introduce|present|publici[sz]e|advertise|showcase|highlight|market|plug|unveil|tease|spotlight|feature|push|launch|sell|mark|relaunch|talk up|show off|hype|trumpet|demystify|unpack|create (?:a stir|a buzz|buzz|interest|excitement) (?:around|about|for)|shout about|rave about|draw attention to|raise awareness of) (?<what>\\S.*)$",
    ),
    tell: ({ how = "", what = "" }) => {
      const isOurs = /^(?:our|my|the|an?|this|these|[\p{L}-]+ (?:for|in|to|with) )/iu.test(what);
      // why not of these: "Mark Lee visits us", "Launch party tickets", "Sell by 3 March"
      const isNamed =
        /^\p{Lu}/u.test(what) && !/^(?:mark|sell|launch|push|feature|market|present|tease|plug|hype)$/i.test(how);
      return (isOurs || isNamed) && !/ with us\b|^(?:us|me|it|them)\b/i.test(what) ? what : null;
    },
    examples: {
      "Promote our winter menu": "our winter menu",
      "Publicise the Arabic edition of our spelling game": "the Arabic edition of our spelling game",
    },
  },
];

/** An idea that asks its writer for something, as its readers are told it: "Show that a garden room fits" says that a garden room fits. Any other idea as it is. */
export function restateRequest(idea: string): string {
  const [, first = idea, rest = ""] = /^([^.!?\n]+)([.!?\n][\s\S]*)?$/u.exec(idea) ?? [];
  for (const { typed, tell } of requestRules) {
    const found = typed.exec(first);
    const told = found && tell(found.groups ?? {});
    if (told) return capitalize(tellAside(told)) + rest;
  }
  return tellAside(first) + rest;
}

/** What else is to be said, as a sentence of its own: "our open day | and make clear that rain won't cancel it". */
function tellAside(told: string): string {
  const { said = "", aside = "" } = toSayToo.exec(told)?.groups ?? {};
  return aside ? `${said}. ${capitalize(aside)}` : told;
}
const toSayToo =
  /^(?<said>.{8,140}?),? and (?:make (?:it )?clear|point out|stress|emphasi[sz]e|(?:do )?mention|be sure to say|say clearly) (?:that )?(?<aside>\S.{5,100})$/iu;
