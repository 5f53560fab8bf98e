import { requestContext } from "./every-request.server";
import { bodyLimits } from "./read-body.server";
import { refusal } from "./refuse.server";

/**
 * How many forms with a picture are worked on at once: each holds up to 11 MB, some of it more than once, until it is decoded. Three from one
 * address are a person with several tabs; twelve in all stay below half a gigabyte.
 */
const mostAtOnce = { ofOneAddress: 3, inAll: 12 };

const reading = new Map<string, number>();
let readingInAll = 0;

/**
 * Reads a form that may carry a picture, and does with it what `work` says, while holding a place. A body too small for a picture needs
 * none. Nobody waits for a place, since a slow sender could hold the queue up.
 * @throws a 429 with Retry-After when too many are being worked on.
 */
export async function withPicturePlace<T>(request: Request, work: () => Promise<T>): Promise<T> {
  const declared = request.headers.get("Content-Length");
  if (declared !== null && Number(declared) <= bodyLimits.form) return work();
  const { clientAddress } = requestContext();
  const own = reading.get(clientAddress) ?? 0;
  if (own >= mostAtOnce.ofOneAddress || readingInAll >= mostAtOnce.inAll) {
    throw refusal(request, 429, "Several pictures are being uploaded. Wait a few seconds and send it again.", {
      "Retry-After": "5",
    });
  }
  reading.set(clientAddress, own + 1);
  readingInAll += 1;
  try {
    return await work();
  } finally {
    readingInAll -= 1;
    const left = (reading.get(clientAddress) ?? 1) - 1;
    if (left > 0) reading.set(clientAddress, left);
    else reading.delete(clientAddress);
  }
}
