import { getAddressBlock } from "./client-address.server";
import { getRequestContext } from "./every-request.server";
import { bodyLimits } from "./read-body.server";
import { createRefusal } from "./refuse.server";

/**
 * How many forms with a picture are worked on at once: each holds up to 11 MB, some of it more than once, until it is decoded. Two of one
 * person are two tabs, four from one network are a household; twelve in all stay below half a gigabyte.
 */
const mostAtOnce = { ofOneUser: 2, ofOneNetwork: 4, inAll: 12 };

/** Uploads being worked on, by "user:7", "network:2001:db8:0:0::/64" and "all". */
const running = new Map<string, number>();

/**
 * Reads a form that may carry a picture, and does with it what `work` says, while holding a slot. A body too small for a picture needs
 * none. Nobody waits for a slot, since a slow sender could hold the queue up.
 * @throws a 429 with Retry-After when too many are being worked on.
 */
export async function withUploadSlot<T>(request: Request, user: { id: number }, work: () => Promise<T>): Promise<T> {
  const declared = request.headers.get("Content-Length");
  if (declared !== null && Number(declared) <= bodyLimits.form) return work();
  const wanted: [key: string, most: number][] = [
    [`user:${user.id}`, mostAtOnce.ofOneUser],
    [`network:${getAddressBlock(getRequestContext().clientAddress)}`, mostAtOnce.ofOneNetwork],
    ["all", mostAtOnce.inAll],
  ];
  if (wanted.some(([key, most]) => (running.get(key) ?? 0) >= most)) {
    throw createRefusal(request, 429, "Several pictures are being uploaded. Wait a few seconds and send it again.", {
      "Retry-After": "5",
    });
  }
  for (const [key] of wanted) running.set(key, (running.get(key) ?? 0) + 1);
  try {
    return await work();
  } finally {
    for (const [key] of wanted) {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  }
}
