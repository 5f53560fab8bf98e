import type { ActionFunctionArgs } from "@remix-run/node";
import { sparkCalls } from "~/features/sparks/spark.calls";
import {
  refuseUploadOverLimit,
  storeReferencePicture,
  type UploadRefusal,
} from "~/features/sparks/store-reference-picture.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, requireMethod, respond } from "~/platform/http/call.server";
import { parseForm } from "~/platform/http/form.server";
import { withUploadSlot } from "~/platform/http/upload-slots.server";
import { PictureRefused } from "~/platform/media/accept-picture.server";

export async function loader({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
}

/** Multipart with the field `image`; answers with the address under which the picture lies. */
export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireCaller(request);
  const over = refuseUploadOverLimit(user);
  if (over) return refused(over);
  return withUploadSlot(request, user, async () => {
    const form = await parseForm(request, sparkCalls.uploadImage.body, { limit: "picture" });
    if (!form.ok) return refused(noPicture);
    const stored = await storeReferencePicture(user, form.value.image);
    return "status" in stored ? refused(stored) : respond({ url: stored.url });
  });
}

const { title, message } = PictureRefused.notAPicture();
const noPicture: UploadRefusal = { title, message, status: 400 };

function refused({ title, message, status, headers }: UploadRefusal) {
  return createCallError(status, message, { title, errors: { image: [message] } }, headers);
}
