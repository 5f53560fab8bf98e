import { findWordIndex, type InstructionRule, makeStatement, readFrom } from "./rule";

/** What stands before the message itself: manners, and the name of the thing to be made. */
export const wrapperRules: readonly InstructionRule[] = [
  {
    name: "manners",
    examples: [
      ["Please promote our new yarn", "promote our new yarn"],
      ["Can you announce the open day", "announce the open day"],
      ["Help us raise £2,500 for a new workshop", "raise £2,500 for a new workshop"],
      ["I'd like to tell parents that lunch is free", "tell parents that lunch is free"],
      ["We want to fill Tuesday nights", "fill Tuesday nights"],
      ["I run a small candle shop and want to promote our gift sets", "promote our gift sets"],
    ],
    apply: (clause) => {
      const introduced =
        /^(?:i|we)(?:['’]m| am|['’]re| are)? (?:run|own|have (?=an? |our |my )|manage|a|an|the) ?[^,.!?]{3,60}?(?:,? and|[,.]) (?:i |we )?(?:want|need|would like|['’]d like) to /i.exec(
          clause.text,
        );
      if (introduced) return makeStatement(clause.text.slice(introduced[0].length));
      const opening =
        /^(?:please|pls|kindly|hi|hello)[,\s]+|^(?:can|could|would) you (?:please )?(?=(?:announce|promote|write|make|create|tell|post|share|advertise|explain|show|say|do|help|let|get|remind|spread|put|introduce|launch|invite|please)\b)|^help (?:us|me) (?!(?:to )?(?:buy|pay for|fund|save|build|rebuild|replace|repair|restore)\b)(?:to )?|^(?:i|we)(?:'d| would) like (?:you )?to |^(?:i|we) (?:want|need|wish|have|hope|plan) (?:you )?to |^we (?:want|need) (?=more (?!(?:people|customers|locals) to (?:know|see|understand)\b))|^(?:two|three|some|good|great|big|exciting) (?:things|news):\s|^(?:let's|lets|let us) |^the (?:goal|aim|idea) is to /i;
      const found = opening.exec(clause.text);
      return found ? makeStatement(clause.text.slice(found[0].length)) : null;
    },
  },
  {
    name: "what we make and want sold",
    examples: [
      ["We make wooden toys and want more orders before Christmas", "wooden toys before Christmas"],
      ["I sell honey and need more customers, £6 a jar", "honey, £6 a jar"],
    ],
    apply: (clause) => {
      const [, thing, rest = ""] =
        /^(?:i|we) (?:make|sell|offer|bake|brew|grow|build|run|do|teach|have) ([^,.:]{3,60}?),? and (?:i |we )?(?:want|need|would like|are looking for) (?:some )?(?:more|new) (?:orders|customers|clients|bookings|sales|students|members|visitors)\b(.{0,300})$/i.exec(
          clause.text,
        ) ?? [];
      return thing ? makeStatement(`${thing}${rest}`) : null;
    },
  },
  {
    name: "owner's joy",
    examples: [
      ["We are pleased to offer 20% off colour on Mondays", "20% off colour on Mondays"],
      ["we're thrilled to announce that the shop reopens on 3 May", "the shop reopens on 3 May"],
      ["New: approvals take 2 minutes", "approvals take 2 minutes"],
    ],
    apply: (clause) => {
      const found =
        /^(?:we(?: are|['’]re)|i(?: am|['’]m)) (?:so |very |really )?(?:pleased|happy|delighted|proud|excited|thrilled|glad) to (?:offer|announce|present|introduce|share|launch|tell you|say)(?: you)?(?: that)? /i.exec(
          clause.text,
        ) ?? /^(?:new|news|now|update): (?=\p{L}.{2,60} (?:is|are|has|have|takes?|now)\b)/iu.exec(clause.text);
      return found ? makeStatement(clause.text.slice(found[0].length)) : null;
    },
  },
  {
    name: "a launch of something",
    examples: [
      ["A launch for our autumn single-origin, roasted on Mondays", "our autumn single-origin, roasted on Mondays"],
      ["Launch of shift swaps that managers approve", "shift swaps that managers approve"],
    ],
    apply: (clause) => {
      const found = /^(?:(?:a|the) )?launch (?:of |for (?=(?:our|the|an?|my|new)\b))/i.exec(clause.text);
      return found ? makeStatement(clause.text.slice(found[0].length), "launch") : null;
    },
  },
  {
    name: "an opening of something",
    examples: [
      ["Opening of our second shop on 3 May", "our second shop opens on 3 May"],
      ["The grand opening of our climbing wall, Saturday 3 May", "our climbing wall opens on Saturday 3 May"],
    ],
    apply: (clause) => {
      const found =
        /^(?:the |a )?(?:grand |official )?opening of ((?:our|the|a|an) [^,.]{2,50}[^,.s])(?:,? on |, )(?=(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2} \p{Lu}))/iu.exec(
          clause.text,
        );
      return found ? makeStatement(`${found[1]} opens on ${clause.text.slice(found[0].length)}`, "opening") : null;
    },
  },
  {
    name: "a promotion for something",
    examples: [["Promotion for our winter boots, 20% off in January", "our winter boots, 20% off in January"]],
    apply: (clause) => {
      const found = /^(?:(?:a|the) )?(?:promotion for|announcement of) (?=\p{L})/iu.exec(clause.text);
      return found ? makeStatement(clause.text.slice(found[0].length)) : null;
    },
  },
  {
    name: "thing-to-be-made",
    examples: [
      ["A campaign for our date boxes", "our date boxes"],
      ["Make a post about our yoga classes", "our yoga classes"],
      ["I want a post that says we are insured", "we are insured"],
      ["We'd love a campaign for our yoga retreat", "our yoga retreat"],
      ["Teaser for our new location", "our new location"],
      ["Create a campaign to get people to book", "get people to book"],
      ["Post announcing that we now take dogs", "we now take dogs"],
      ["A post explaining that refurbished laptops are cheaper", "refurbished laptops are cheaper"],
      ["write something about why we stopped using plastic", "why we stopped using plastic"],
      ["Write a how-to about what to do with a violin in autumn", "what to do with a violin in autumn"],
      ["comparison post of our pallet strap vs stretch film", "our pallet strap vs stretch film"],
    ],
    apply: (clause) => {
      const something =
        /^(?:write|make|create|post|do|say) (?:us |me )?(?:something|sth|a few words|a bit)(?: nice| good| short| fun| quick| special)? (?:about|on|for) /i.exec(
          clause.text,
        );
      if (something) return makeStatement(clause.text.slice(something[0].length));
      const until = Math.min(9, clause.words.length);
      const thing = findWordIndex(
        clause,
        /^(?:campaigns?|campain|campagne|posts?|ads?|advert|content|video|blog|caption|captions|article|newsletter|teaser|how-to|guide|explainer|piece|announcement|flyer|reel)$/,
        0,
        until,
      );
      if (thing < 0) return null;
      const isOpening = clause.words
        .slice(0, thing)
        .every(
          (word) =>
            /^(?:i|we|i'd|we'd|love|want|need|make|create|write|do|me|us|a|an|one|some|the|short|new|social|media|instagram|facebook|linkedin|blog|quick|little|would|like|nice|comparison|launch|promo|thank-you|reminder|recruitment|educational|how-to|simple|honest|friendly|clear|good|\S+ing|[a-z]{3,}an)$/.test(
              word.lower,
            ) || /^\p{Lu}/u.test(word.text),
        );
      const link = clause.words[thing + 1]?.lower ?? "";
      if (
        !isOpening ||
        !/^(?:about|for|to|that|on|around|of|announcing|saying|promoting|explaining|showing|telling)$/.test(link)
      )
        return null;
      const skip = /^(?:says|tells|shows|announces|promotes|explains)$/.test(clause.words[thing + 2]?.lower ?? "")
        ? 3
        : 2;
      const isTold =
        /^(?:explaining|saying|showing|telling|announcing)$/.test(link) && clause.words[thing + 2]?.lower === "that";
      if (isTold) return makeStatement(readFrom(clause, thing + 3));
      const isDone = /^(?:announcing|saying|promoting|explaining|showing|telling)$/.test(link);
      return makeStatement(readFrom(clause, thing + (isDone ? 1 : skip)));
    },
  },
];
