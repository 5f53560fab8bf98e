/** Works on all of these, at most so many at once, in their order. An act that fails ends it all, so it sees to its own failures. */
export async function runSideBySide<Item>(
  items: Iterable<Item>,
  most: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  async function work(): Promise<void> {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await act(next.value);
  }
  await Promise.all(Array.from({ length: most }, work));
}
