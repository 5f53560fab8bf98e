/**
 * The mark: four tapering strokes flying off an empty centre, as sparks leave a wheel. Three in ink, one in ember.
 * Drawn on a 32-pixel grid; public/favicon.svg holds the same paths.
 */
export const inkStrokes =
  "M18.9 14.2C22.6 14.6 27 13.9 31 11.2C29.9 16.4 24.7 19.4 19.4 18.4ZM17.8 18.9C17.4 22.6 18.1 27 20.8 31C15.6 29.9 12.6 24.7 13.6 19.4ZM13.1 17.8C9.4 17.4 5 18.1 1 20.8C2.1 15.6 7.3 12.6 12.6 13.6Z";
export const emberStroke = "M14.2 13.1C14.6 9.4 13.9 5 11.2 1C16.4 2.1 19.4 7.3 18.4 12.6Z";

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
