/**
 * The mark: four tapering strokes around an empty centre. Three lie still in ink, one flies off in ember.
 * Drawn on a 32-pixel grid; public/favicon.svg holds the same paths.
 */
export const inkStrokes =
  "M17.55 20.75L22.64 21.35L27.14 30.34L18.15 25.84ZM11.25 20.75L10.65 25.84L1.66 30.34L6.16 21.35ZM11.25 14.45L6.16 13.85L1.66 4.86L10.65 9.36Z";
export const emberStroke = "M17.55 14.45L18.45 8.76L30.44 1.56L23.24 13.55Z";

/** `spent` leaves the ember stroke in grey: something went out. */
export function Mark({ size = 28, spent = false }: { size?: number; spent?: boolean }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d={inkStrokes} fill="currentColor" />
      <path d={emberStroke} className={spent ? "mark-spent" : "mark-ember"} />
    </svg>
  );
}

/** Mark and name. On narrow screens `compact` leaves the name to screen readers. */
export function Wordmark({ compact = false }: { compact?: boolean }) {
  return (
    <span className={compact ? "wordmark wordmark-compact" : "wordmark"}>
      <Mark />
      <span className="wordmark-name">Sparkwright</span>
    </span>
  );
}
