import { capitalizeStart } from "../english/capitals";
import { hasFiniteVerb, readWords } from "../english/words";

/** How an idea is asked for, and how the same is said to a reader: nothing but the asking is left out. */
interface RestatingRule {
  name: string;
  examples: readonly (readonly [idea: string, told: string])[];
  when: RegExp;
  /** Null where the words are not what the rule is for. */
  say: (parts: readonly string[]) => string | null;
}

/** What is said of how something came about is said: but not "how our cheese is made", which asks. */
function sayHow(clause: string): string | null {
  const words = readWords(clause);
  const asks = /^(?:to|do|does|did|can|could|much|many|long|often|far|well|you|it|this|that|is|are|was|were)\b/i;
  const isOpen = / (?:works?|made|done|helps?)[.?]?$/i.test(clause) || / (?:can|could|should) /i.test(clause);
  // why without: "Priya, who joined at 67, ran 10k" says what Priya did
  const main = clause.replace(/^(\p{Lu}\p{L}+), who [^,]{3,80}, /u, "$1 ");
  return words.length > 5 && !asks.test(clause) && !isOpen && hasFiniteVerb(readWords(main))
    ? capitalizeStart(clause)
    : null;
}

export const restatingRules: readonly RestatingRule[] = [
  {
    name: "places left",
    examples: [
      [
        "Fill the last 6 places on our sailing course, starts 2 May",
        "We have 6 places left on our sailing course, starts 2 May",
      ],
      ["Sell the remaining 12 plots at Orchard Rise", "We have 12 plots left at Orchard Rise"],
      ["Fill the eight free spots in our morning class", "We have eight free spots in our morning class"],
    ],
    when: /^(?:fill|sell|book|offer|let) (?:the|our) ((?:last|remaining|final) )?(\d{1,4}|\p{L}{3,6}) ((?:free |open |empty )?\p{L}{3,12}s) (on|of|in|for|at) (?=\S)/iu,
    say: ([, isLast = "", count = "", noun = "", link = ""]) =>
      `We have ${count} ${noun}${isLast && " left"} ${link === "of" ? "on" : link} `,
  },
  {
    name: "thanks",
    examples: [
      ["Say thanks to our 40 volunteers who planted trees", "Thank you to our 40 volunteers who planted trees"],
      ["Thank our customers and give them 10% off", "Thank you to our customers: 10% off"],
      ["Say a big thank you to everybody who helped us", "A big thank you to everybody who helped us"],
    ],
    when: /^(?:say (?:a (big |huge |massive )?)?(?:thanks|thank you) to|give thanks to|thank) ((?:our|all|the|every|everyone|everybody|anyone)[^,.:]{3,120}?)(?: and (?:give|offer) (?:them|everyone|you) (?=\S)|(?=[,.:]|$))/i,
    say: ([whole = "", size = "", who = ""]) =>
      `${size ? `A ${size}thank` : "Thank"} you to ${who}${/ (?:give|offer) \S+ $/.test(whole) ? ": " : ""}`,
  },
  {
    name: "who is told",
    examples: [
      [
        "Tell our clients and future clients that from 1 July we stop billing by the hour",
        "From 1 July we stop billing by the hour",
      ],
      ["let all members know that the pool is closed on 3 May", "The pool is closed on 3 May"],
    ],
    when: /^(?:please )?(?:tell|let|inform|remind|show) (?:our|all|the|every|existing|new|future|my)[^,.:]{3,60}? (?:know )?that (?=\S)/i,
    say: () => " ",
  },
  {
    name: "people wanted",
    examples: [
      [
        "need 6 people for night shift at the laundry, start September",
        "We need 6 people for night shift at the laundry, start September",
      ],
    ],
    when: /^(?:urgently )?need(?:ed)? (?=(?:\d{1,3}|an?|two|three|four|five|six|seven|eight|nine|ten) (?:more |new |extra )?(?:people|person|staff|workers?|helpers?|hands|pickers|packers)\b)/i,
    say: () => "We need ",
  },
  {
    name: "what people are to do",
    examples: [
      [
        "Please make campaign that people order the chimney sweep now in August",
        "Order the chimney sweep now in August",
      ],
      ["Make a post so customers book before Friday", "Book before Friday"],
    ],
    when: /^(?:please )?(?:make|do|create|write|post) (?:an? |the |some )?(?:new )?(?:campaigns?|posts?|ads?|adverts?|something) (?:that|so|so that) (?:people|customers|clients|everyone|everybody|members|they) (?=(?:order|book|buy|come|visit|call|register|apply|join|bring|reserve|sign|donate|give|check|use|try) )/i,
    say: () => " ",
  },
  {
    name: "ours and the usual way compared",
    examples: [
      [
        "Compare us with the usual way of proofing: a machine plus an intern, versus a machine plus an engineer. We counted",
        "A machine plus an intern, or a machine plus an engineer? We counted",
      ],
    ],
    when: /^compare (?:us|our [^:]{3,40}) (?:with|to|and) [^:]{3,80}: ([^.]{5,90}?),? (?:versus|vs\.?|against|or) ([^.]{5,120})(?:\. |$)/i,
    say: ([, one = "", other = ""]) => `${capitalizeStart(one)}, or ${other}? `,
  },
  {
    name: "two ways compared",
    examples: [
      [
        "Compare renting a cleaner with hiring us, the rental costs £45",
        "Renting a cleaner or hiring us? The rental costs £45",
      ],
    ],
    when: /^compare (?!the )([^,.:]{4,70}?) (?:with|to|and|against|versus|vs\.?) ([^,.:]{2,70})(?:[,:.] |$)/i,
    say: ([, one = "", other = ""]) => `${capitalizeStart(one)} or ${other}? `,
  },
  {
    name: "a piece that compares",
    examples: [
      [
        "Client wants a piece comparing Loopbox with cardboard: 88p a trip vs £1.05",
        "Loopbox compared with cardboard: 88p a trip vs £1.05",
      ],
    ],
    when: /^(?:(?:(?:the|our|my) )?(?:client|boss|team|owner|founder) (?:wants|needs|would like|asked for) |(?:we|i) (?:want|need|['’]d like|would like) )?(?:a|an|some) (?:\p{L}{3,12} ){0,2}(?:piece|post|article|blog|campaign|story|video) comparing ([^,.:]{2,70}?) (?:with|to|and|against) ([^,.:]{2,70})(?=[,.:]|$)/iu,
    say: ([, one = "", other = ""]) => `${capitalizeStart(one)} compared with ${other}`,
  },
  {
    name: "what a client wants",
    examples: [
      ["Client wants a post about the new terrace that opens on 2 May", "The new terrace that opens on 2 May"],
    ],
    when: /^(?:(?:the|our|my) )?(?:client|boss|team|owner|founder) (?:wants|needs|would like|asked for) (?:a|an|some) (?:\p{L}{3,12} ){0,2}(?:piece|post|article|blog|campaign|story|video|something) (?:about|on|for|explaining|announcing|saying|that says) (?=\S)/iu,
    say: () => " ",
  },
  {
    name: "a comparison to be made",
    examples: [
      [
        "Do a comparison: supermarket coffee vs ours, ours is 57 bob a cup",
        "Supermarket coffee vs ours, ours is 57 bob a cup",
      ],
    ],
    when: /^(?:please )?(?:do|make|write|post|create) (?:an?|some|our|the) (?:comparison|list|round-?up|guide|summary)(?: post)?: (?=\S)/i,
    say: () => " ",
  },
  {
    name: "figures to be published",
    examples: [
      [
        "Publish our numbers: across 41 clients the share fell from 27% to 6%",
        "Across 41 clients the share fell from 27% to 6%",
      ],
    ],
    when: /^(?:publish|share|post|show|present) (?:our|the|these|some) (?:latest |new )?(?:numbers|figures|results|data|stats|statistics|news|update): (?=\S)/i,
    say: () => " ",
  },
  {
    name: "somebody's story",
    examples: [
      ["Tell Margaret's story. She's 67 and swims a mile a day", "Meet Margaret. She's 67 and swims a mile a day"],
      ["Tell Ines's story for our new course. She's 64 and fences", "Meet Ines. She's 64 and fences"],
    ],
    // why with capitals told apart: "today's story" is nobody's
    when: /^(?:[Tt]ell|[Ss]hare|[Ww]rite|[Pp]ost) (?:us |people |everyone )?(?:about )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)['’]s story(?: for (?:our|the) [^.:,;]{3,60})?(?:[.:,;]| [-–—])? (?=\S)/u,
    say: ([, who = ""]) => `Meet ${who}. `,
  },
  {
    name: "what we launch and when",
    examples: [
      [
        "We are launching our first sunscreen on 4 December, 18 months in the making",
        "Our first sunscreen launches on 4 December, 18 months in the making",
      ],
      ["We're opening a second shop in Stockport on 12 March", "Our second shop opens in Stockport on 12 March"],
      ["We are launching our gift sets in May", "Our gift sets launch in May"],
    ],
    when: /^we(?:['’]re| are) (launching|opening|releasing) (our|an?|the) ([^,.:;]{3,60}?) (?=(?:on|in|from|this|next) (?:\d|\p{Lu}|the \d|week|month|spring|summer|autumn|winter))/iu,
    say: ([, verb = "", owner = "", thing = ""]) => {
      const isMany = /(?:[^s]s|children|people)$/i.test(thing.split(/ (?:in|at|for|of|on) /)[0] ?? "");
      const says = verb.toLowerCase() === "opening" ? "open" : "launch";
      // why: one of several is ours, and "a bakery opens" may be anybody's
      const isOurs = /^our$/i.test(owner) || /^(?:first|second|third|fourth|fifth|new|own) /i.test(thing);
      if (!isOurs && /^an?$/i.test(owner)) return null;
      return `${isOurs ? "Our" : "The"} ${thing} ${isMany ? says : `${says}${says === "launch" ? "es" : "s"}`} `;
    },
  },
  {
    name: "news that",
    examples: [
      ["Share the news that from January we pay our farmers 20% more", "From January we pay our farmers 20% more"],
    ],
    when: /^(?:please )?(?:share|spread|announce|break|give|tell (?:people|everyone|customers|them)) (?:the |our |some )?(?:good |great |big |exciting |lovely )?news (?:that|of how|about how) (?=\S)/i,
    say: () => " ",
  },
  {
    name: "a difference",
    examples: [
      [
        "Explain the difference between a mat class and a reformer class",
        "What is the difference between a mat class and a reformer class?",
      ],
    ],
    when: /^(?:explain|show|tell people|describe|talk about|what is) the difference between ([^,.:?]{3,80}? and [^,.:?]{3,60}?)(?: (?:for|to) (?:people|anyone|those|beginners)\b[^,.:?]{0,60})?(?:[,:.?] |[.?]?$)/i,
    say: ([, both = ""]) => `What is the difference between ${both}? `,
  },
  {
    name: "how it was done",
    examples: [
      [
        "Talk about how we cut delivery times from 5 days to 2 by opening a depot",
        "We cut delivery times from 5 days to 2 by opening a depot",
      ],
      ["A post on how our accountant saved a café £3,100 in tax", "Our accountant saved a café £3,100 in tax"],
    ],
    when: /^(?:(?:talk|write|post|tell (?:people|customers|everyone)) (?:about|on) |(?:write )?an? (?:short )?(?:post|article|blog|story) (?:about|on) |(?:show|explain) )?how (?=(?:we|our|I|my|an?|the|\p{Lu}\p{L}+,?|\p{L}+ \p{L}+) )(.{12,300})$/iu,
    say: ([, clause = ""]) => sayHow(clause),
  },
  {
    name: "why it is so",
    examples: [
      [
        "Write up why a cargo bike beats a second car: £3,000 a year vs about £250",
        "A cargo bike beats a second car: £3,000 a year vs about £250",
      ],
    ],
    when: /^(?:write(?: up)?|do|make)(?: an? (?:post|piece|article|blog))?(?: about| on)? why (?=(?:an?|the|our|your|every) )(.{12,300})$/iu,
    say: ([, clause = ""]) => (hasFiniteVerb(readWords(clause)) ? capitalizeStart(clause) : null),
  },
  {
    name: "people needed",
    examples: [
      [
        "We need more girls for our U12 team, free first month",
        "We need more girls for our U12 team, free first month",
      ],
    ],
    when: /^we need (?=(?:more|some|two|three|four|\d{1,3}) (?!(?:more )?(?:bookings?|sign-?ups?|orders|sales|customers|clients|leads|visitors|members|attendees|people in)\b)[^,.]{2,40} (?:for|to) (?:our|the|help|join)\b)/i,
    say: () => "We need ",
  },
  {
    name: "a named case",
    examples: [["Case study: Hop Lane raised prices by 4%", "Hop Lane raised prices by 4%"]],
    when: /^(?:case study|customer story|success story|blog post|post idea|idea for a post): (?=\S)/i,
    say: () => " ",
  },
  {
    name: "members wanted",
    examples: [
      [
        "Get 50 new members for our climbing wall before September",
        "Become a member of our climbing wall before September",
      ],
    ],
    when: /^(?:we (?:want|need) to )?(?:get|win|sign up|find|recruit|attract) (?:\d{1,5} )?(?:more )?(?:new )?members (?:for|of|at|to) (?=our )/i,
    say: () => "Become a member of ",
  },
  {
    name: "feedback",
    examples: [
      [
        "Get feedback from customers about the new menu, everyone gets a free dessert",
        "Tell us what you think of the new menu, everyone gets a free dessert",
      ],
    ],
    when: /^(?:get|collect|gather|ask for) (?:some |more )?feedback (?:from [^,.]{3,30} )?(?:about|on) (?=our |the |my )/i,
    say: () => "Tell us what you think of ",
  },
  {
    name: "customers wanted",
    examples: [
      [
        "Sign up 30 new veg box customers before Easter, first box half price",
        "New veg box customers before Easter: first box half price",
      ],
    ],
    when: /^(?:sign up|get|find|win|attract|gain) (?:\d{1,5} )?(?:more )?(new [^,.:]{0,40}(?:customers|clients|subscribers|patients|pupils|students|families)\b[^,.:]{0,40})[,:] (?=\p{L})/iu,
    say: ([, who = ""]) => `${capitalizeStart(who)}: `,
  },
  {
    name: "for a season",
    examples: [["Can you do something for valentines? Dinner for two £65", "Valentines: dinner for two £65"]],
    when: /^(?:(?:can|could) you (?:please )?|let['’]?s |let us |please )(?:do|make|write|post) (?:something|sth|a post|an ad) (?:for|about|on) ([^?.,:]{3,40})[?.,:] (\p{L})/iu,
    say: ([, season = "", letter = ""]) => `${capitalizeStart(season)}: ${letter.toLowerCase()}`,
  },
  {
    name: "invited to",
    examples: [["Invite parents to our summer party", "Come to our summer party"]],
    when: /^invite [^,.:]{3,50}? (?:along )?to (?=our |the |an? )/i,
    say: () => "Come to ",
  },
  {
    name: "taught",
    examples: [["Teach people to sharpen a knife in five steps", "How to sharpen a knife in five steps"]],
    when: /^(?:teach|show) (?:people|customers|readers|everyone|beginners) (?:how )?to (?=\p{L})/iu,
    say: () => "How to ",
  },
  {
    name: "named campaign",
    examples: [["Reduce food waste campaign: boxes at £4", "Reduce food waste: boxes at £4"]],
    when: /^([^,.:]{4,40}) (?:campaign|post|promo|promotion): (?=\S)/i,
    say: ([, name = ""]) => (/\b(?:an?|new|our|the|for)$/i.test(name) ? null : `${name}: `),
  },
];

/** An idea as the first rule that holds says it; null where none does. */
export function restateIdea(idea: string): string | null {
  for (const { when, say } of restatingRules) {
    const parts = when.exec(idea);
    const said = parts && say(parts);
    const rest = idea.slice(parts?.[0].length ?? 0);
    if (said) return capitalizeStart(`${said}${/[?.] $/.test(said) ? capitalizeStart(rest) : rest}`.trim());
  }
  return null;
}
