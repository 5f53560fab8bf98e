/** Elements that text browsers show in the line, and those that begin something new for everybody else. */
const separated =
  /(<\/(?:a|button|summary|label|span)>)(?=<(?:a|button|form|input|label|details|nav|ul|ol|div|section|header|main|dl|p|h[1-6]|span class="(?:badge|sparks))\b)/g;

/**
 * A line break between neighbours that only a style sheet sets apart: React writes none, so that a text browser reads "PricingAI Tools".
 * Rows and columns show no difference. Not for a page that React takes over, which finds each node where it left it.
 */
export function separateWords(html: string): string {
  return html.replace(separated, "$1\n");
}
