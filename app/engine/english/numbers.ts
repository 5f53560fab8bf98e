const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const scales: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9, lakh: 1e5, crore: 1e7 };

/**
 * The value of a number in words up to ninety-nine, or in figures: "six", "twenty-five", "4,000", "50.000", "2.5k". Null when it is none.
 * A mark before exactly three digits parts thousands; any other is a decimal mark.
 */
export function readNumber(text: string): number | null {
  const lower = text.trim().toLowerCase();
  const unit = units.indexOf(lower);
  if (unit >= 0) return unit;
  if (lower === "hundred") return 100;
  if (lower === "dozen") return 12;
  const [ten, rest] = lower.split("-");
  const tenth = tens.indexOf(ten ?? "");
  if (tenth >= 2) {
    const last = rest === undefined ? 0 : units.indexOf(rest);
    return last >= 0 && last < 10 ? tenth * 10 + last : null;
  }
  const figures = /^(\d[\d.,]{0,18})(k|m|bn|lakh|crore)?$/.exec(lower);
  if (!figures) return null;
  const plain = (figures[1] ?? "")
    .replace(/[.,]$/, "")
    .replace(/[.,](?=\d{3}(?:\D|$))/g, "")
    .replace(/,(?=\d{2},?\d{3}$)/, "")
    .replace(",", ".");
  const value = Number(plain);
  return Number.isFinite(value) ? value * (scales[figures[2] ?? ""] ?? 1) : null;
}
