/** FNV-1a, 32 bits, mixed at the end (murmur3's finalizer): whole-number arithmetic alone, so every machine agrees. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The items in an order that depends on seed and keys alone: the one choice of the writer. Keys are distinct. */
export function orderBySeed<T>(seed: string, items: readonly T[], readKey: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, key: readKey(item), rank: hashText(`${seed}|${readKey(item)}`) }))
    .sort((one, other) => one.rank - other.rank || (one.key < other.key ? -1 : 1))
    .map(({ item }) => item);
}
