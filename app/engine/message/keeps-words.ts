/** Words by which an owner tells a writer what to do, and whom to tell: all that a reading of an idea may leave out. */
const instructing = new Set(
  (
    "a an and the our my your us we i me to of for on in at with by from that about how it is are this be or but as so not please pls kindly hi " +
    "hello can could would will want wants need needs like love hope plan wish help let lets do make making write create draft prepare post " +
    "posts campaign ad ads advert advertise advertising content caption captions article newsletter blog video reel announcement promotion " +
    "promo something sth short quick nice little new social media instagram facebook linkedin tiktok launch launching opening push promote " +
    "promoting announce announcing introduce introducing present presenting unveil reveal highlight feature showcase market spotlight share " +
    "sell fill offer tell telling show showing explain explaining say says saying mention remind reminding reassure convince inform emphasise " +
    "emphasize stress persuade warn teach notify describe encourage ask invite urge get getting motivate bring drive driving generate collect " +
    "win find attract boost increase grow gain more raise raising recruit hire hiring seeking looking try join sign up register come spread " +
    "word message out know known sure aware awareness buzz excited people everyone everybody customers clients them they their bookings booking " +
    "signups sign-ups sign-up orders leads visitors sales members applicants enquiries attendance registrations reservations client boss piece " +
    "aim aims hoping trying really just mainly news comparing compared wanted wanting brief tone don't lots many some last remaining pleased " +
    "happy delighted proud thrilled glad story thank thanks you compare goal idea keep funny fun before feedback think prove proving " +
    "demonstrate campain campagne teaser case study customer success i'd we'd i'm we're let's he she talk"
  ).split(" "),
);

const readTokens = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}£$€₹%]+(?:['.,:-][\p{L}\p{N}]+)*/gu) ?? []
  ).map((word) =>
    word
      .replace(/^(?:they|them)$/, "you")
      .replace(/^theirs?$/, "your")
      .replace(/'s$/, ""),
  );

/** The words and figures of a text that are in no told sentence, but for what only instructs the writer. */
export function findLost(text: string, told: readonly string[], allowed = ""): string[] {
  const known = new Set([...told.flatMap(readTokens), ...readTokens(allowed)]);
  return readTokens(text).filter((word) => !known.has(word) && !instructing.has(word));
}
