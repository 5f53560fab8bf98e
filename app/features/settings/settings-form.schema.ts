import { z } from "zod";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { emailKeySchema, emailSenderSchema, testEmailSchema } from "./email-key.schema";
import { ownServerSchema } from "./own-server.schema";
import { keyedProviders, providerKeySchema } from "./provider-key.schema";
import { checkOrder, orderShape } from "./provider-order.schema";
import { siteSettingsSchema } from "./site-settings.schema";

const intent = <Name extends string>(name: Name) => ({ intent: z.literal(name) });

/** What the buttons of the page of settings send. */
export const settingsFormSchema = z.discriminatedUnion("intent", [
  emailKeySchema.extend({ ...intent("email-key"), ...emailSenderSchema.shape }),
  z.object(intent("forget-email-key")),
  testEmailSchema.extend(intent("test-email")),
  z.object({ ...intent("provider-key"), provider: z.enum(keyedProviders), apiKey: providerKeySchema.shape.key }),
  z.object({ ...intent("forget-provider-key"), provider: z.enum(keyedProviders) }),
  siteSettingsSchema.extend(intent("site")),
  z.object({ ...intent("order-text"), ...orderShape }).superRefine(checkOrder("text")),
  z.object({ ...intent("order-image"), ...orderShape }).superRefine(checkOrder("image")),
  z.object({ ...intent("order-video"), ...orderShape }).superRefine(checkOrder("video")),
  z.object({ ...intent("order-voice"), ...orderShape }).superRefine(checkOrder("voice")),
  ownServerSchema.extend(intent("own-server")),
  z.object({ ...intent("test-provider"), provider: z.enum(keyedProviders) }),
]);

export type SettingsForm = z.output<typeof settingsFormSchema>;

/** For the HTML of its forms: without the key's pattern, which the server says better. */
export const emailKeyConstraints = getHtmlConstraints(emailKeySchema.extend(emailSenderSchema.shape));
export const providerKeyConstraints = getHtmlConstraints(
  z.object({ provider: providerKeySchema.shape.provider, apiKey: providerKeySchema.shape.key }),
);
export const orderConstraints = getHtmlConstraints(z.object(orderShape));
export const ownServerConstraints = getHtmlConstraints(ownServerSchema);
export const siteSettingsConstraints = getHtmlConstraints(siteSettingsSchema);
export const testEmailConstraints = getHtmlConstraints(testEmailSchema);
