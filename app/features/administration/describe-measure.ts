const units = [
  { unit: "day", milliseconds: 24 * 60 * 60_000 },
  { unit: "hour", milliseconds: 60 * 60_000 },
  { unit: "minute", milliseconds: 60_000 },
  { unit: "second", milliseconds: 1000 },
];

/** "3 hours", "1 minute": a span of milliseconds in its largest whole unit. */
export function describeAge(span: number): string {
  const found = units.find(({ milliseconds }) => span >= milliseconds);
  if (!found) return "less than a second";
  const amount = Math.floor(span / found.milliseconds);
  return `${amount.toLocaleString("en-US")} ${found.unit}${amount === 1 ? "" : "s"}`;
}

/** "12.3 GB", "640 MB". */
export function describeBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  if (megabytes >= 1000) return `${(megabytes / 1000).toFixed(1)} GB`;
  return megabytes >= 10 ? `${Math.round(megabytes)} MB` : `${megabytes.toFixed(1)} MB`;
}

/** "12.3K": thousands with a K; below a thousand as it is. */
export function describeThousands(amount: number): string {
  if (Math.abs(amount) < 1000) return amount.toLocaleString("en-US");
  return `${(amount / 1000).toLocaleString("en-US", { maximumFractionDigits: 1 })}K`;
}
