/** What can be done, and from when: "reserve a loaf" and "From 2 February" of "From 2 February you can reserve a loaf". */
export interface PointStart {
  when: string;
  task: string;
}

/** Reads a point that says from when something can be done; null of any other. */
export function readPointStart(point: string): PointStart | null {
  const [, when, task] =
    /^((?:from|starting|as of) [^,.]{3,24}?),? you can (?:now |also )?(.{12,})$/i.exec(point) ?? [];
  return when && task ? { when, task } : null;
}
