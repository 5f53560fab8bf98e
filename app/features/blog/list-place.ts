/** A post's place in the list of what is public, which is sorted by moment and then by id. */
export interface ListPlace {
  publishAt: Date;
  id: number;
}

/** The place as an address carries it: "1763876853000-12". */
export function writeListPlace(post: { publishAt: Date | null; id: number }): string {
  return `${post.publishAt?.getTime() ?? 0}-${post.id}`;
}

/** The place that an address names, or null for none. */
export function readListPlace(text: string | null): ListPlace | null {
  const [, moment, id] = /^(\d{1,15})-(\d{1,15})$/.exec(text ?? "") ?? [];
  return moment && id ? { publishAt: new Date(Number(moment)), id: Number(id) } : null;
}
