import { forgetDeviceUser } from "~/platform/auth/known-device.server";
import { signOut } from "./sign-out.server";

/** Headers that take away what a browser keeps of an account which is gone: its session, its place among those known here, cached pages. */
export async function leaveAccount(request: Request, user: { id: number }): Promise<Headers> {
  const headers = await signOut(request);
  headers.append("Set-Cookie", await forgetDeviceUser(request, user.id));
  return headers;
}
