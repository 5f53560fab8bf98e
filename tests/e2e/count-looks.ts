import type { Visitor } from "#tests/e2e/visitor";

/** Counts, in the pages that follow, the timers that come again and the calls for the progress of a spark. */
export async function countLooks({ page }: Visitor) {
  await page.addInitScript(() => {
    const looks = Object.assign(window, { timersSet: 0, callsMade: 0 });
    const { setInterval, fetch } = window;
    window.setInterval = ((...given: Parameters<typeof setInterval>) => {
      looks.timersSet += 1;
      return setInterval(...given);
    }) as typeof setInterval;
    window.fetch = (asked, options) => {
      if (/\/processing\//.test(String(asked))) looks.callsMade += 1;
      return fetch(asked, options);
    };
  });
  return (what: "timersSet" | "callsMade") =>
    page.evaluate((name) => (window as unknown as Record<typeof name, number>)[name], what);
}
