import { formatCreatedAt } from "~/features/projects/format-created-at";
import { ownPasswordSchema } from "~/features/users/user.schema";
import { getAppAddress } from "~/platform/auth/authenticator-app.server";
import { canUsePasskeys } from "~/platform/auth/passkey.server";
import { findFactors } from "~/platform/auth/second-factor.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import type { AppSetup } from "./add-factor.server";
import { drawQrCode } from "./draw-qr-code.server";
import { codeSchema, passkeyNameSchema } from "./second-factor.schema";
import type { SecondFactorPage, ShownSetup } from "./second-factor-page";

/** The second factors of an account as its page shows them. */
export function describeFactors(user: { id: number }): SecondFactorPage {
  const { app, passkeys, codesLeft } = findFactors(user.id);
  const describe = ({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date | null }) => ({
    since: formatCreatedAt(createdAt),
    lastUse: lastUsedAt && formatCreatedAt(lastUsedAt),
  });
  return {
    app: app && describe(app),
    passkeys: passkeys.map((passkey) => ({ id: passkey.id, name: passkey.name, ...describe(passkey) })),
    codesLeft,
    canUsePasskeys,
    constraints: getHtmlConstraints(ownPasswordSchema.extend({ ...codeSchema.shape, ...passkeyNameSchema.shape })),
  };
}

/** An app that is set up, with the code that a phone reads. */
export function showSetup(user: { email: string }, { secret, sealed }: AppSetup): ShownSetup {
  return { secret, sealed, qr: drawQrCode(getAppAddress("Sparkwright", user.email, secret)) };
}
