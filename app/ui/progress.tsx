/** A bar from 0 to 100 with its name and figure. `value` is in percent. */
export function Progress({ value, label, id }: { value: number; label: string; id?: string }) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className="progress">
      <div className="progress-text">
        <span id={id ? `${id}-label` : undefined}>{label}</span>
        <span className="figure">{percent}%</span>
      </div>
      <div
        id={id}
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className="progress-bar" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
