/** What a call to action leads to. The first that fits. */
export const callFlags = [
  "trial",
  "visit",
  "test",
  "demo",
  "quote",
  "apply",
  "give",
  "booking",
  "order",
  "shop",
  "join",
  "read",
] as const;
export type CallFlag = (typeof callFlags)[number];

const calls: readonly [CallFlag, RegExp][] = [
  ["trial", /\b(?:trial|taster|free (?:pilot|month|week|lesson|class|session)|pilot)\b|^try\b/i],
  ["demo", /\bdemo\b/i],
  ["quote", /\b(?:quote|estimate|valuation)\b/i],
  ["test", /\b(?:test ride|test drive|fitting|sample|eye (?:test|exam)|check|assessment|measure)\b/i],
  [
    "visit",
    /\b(?:visit|viewing|tour|look round|look around|come (?:by|in|and see|along)|drop in|open day|appointment at)\b/i,
  ],
  ["apply", /\b(?:apply|application|cv|volunteer)\b/i],
  ["give", /\b(?:give(?! (?:us|me|it)\b)|donate|sponsor|chip in|pledge|gift to)\b/i],
  ["booking", /\b(?:book|reserve|ticket|tickets|register|sign up|enrol|save (?:your|a) (?:seat|place|spot))\b/i],
  ["order", /\b(?:order|buy|pre-?order|get (?:yours|your))\b/i],
  ["shop", /\b(?:shop|browse|choose|find (?:a|your)|see the (?:range|menu|collection)|look at)\b/i],
  ["join", /\b(?:join|subscribe|become|start)\b/i],
  ["read", /\b(?:read|download|checklist|learn more|find out|watch)\b/i],
];

/** What the call leads to; null where that is not told. */
export const readCall = (call: string): CallFlag | null => calls.find(([, pattern]) => pattern.test(call))?.[0] ?? null;
