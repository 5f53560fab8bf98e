/**
 * Sentences that point back at another: "It reads labels", "Usually that means six meetings", "After that it is the waiting list", "Last day at
 * the old place". "This week" and "There are" point at nothing.
 */
const pointsBack =
  /^so (?:we|i|our|here)\b|^from then on\b|^(?:(?:usually|often|sometimes|mostly|then|now|so|and|but|also|instead) )?(?:it|its|it's|they|they're|their|them|that|that's|those|these|this(?! (?:week|month|year|season|spring|summer|autumn|fall|winter|morning|evening|weekend|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|sunday|monday|tuesday|wednesday|thursday|friday|saturday))|each one|both|neither|he|she|his|her|the (?:ones?|others?|rest|latter|(?:first|second|third|last|next|[a-z]+th) one)|one of them|another)\b|^(?:after|before|until|since|with|for) (?:that|this|it)\b|^(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,3}) (?:days?|weeks?|months?|years?|hours?) (?:later|on)\b|\bthe (?:old|new|other) (?:one|place)\b|\bof the same\b/i;

/** Whether a line's first sentence needs the one before it. */
export const leansBack = (line: string): boolean =>
  pointsBack.test(line) || /\bthat['’]s why[.!]?$/i.test(line) || (pointsAtTime.test(line) && !/\d/.test(line));

/** "Before then" of a line that names no day. */
const pointsAtTime = /\b(?:before|by|until|since) then\b/i;
