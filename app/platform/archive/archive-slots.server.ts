import { watchAnswer } from "~/platform/http/every-request.server";
import { createRefusal } from "~/platform/http/refuse.server";

/** Archives that one account gets at once: each is read and packed for as long as its reader takes. */
const mostAtOnce = 3;

/** Archives on their way, by the account that they are for. */
const onTheirWay = new Map<number, number>();

/**
 * Counts the answer to this request as an archive of the account until it was taken or its reader has gone.
 * @throws a 429 with Retry-After while several of the account's are on their way.
 */
export function takeArchiveSlot(request: Request, { id }: { id: number }): void {
  const before = onTheirWay.get(id) ?? 0;
  if (before >= mostAtOnce)
    throw createRefusal(
      request,
      429,
      "Several of your downloads are on their way. Wait until one has ended and try again.",
      {
        "Retry-After": "30",
      },
    );
  onTheirWay.set(id, before + 1);
  watchAnswer(() => {
    const left = (onTheirWay.get(id) ?? 1) - 1;
    if (left > 0) onTheirWay.set(id, left);
    else onTheirWay.delete(id);
  });
}
