import { z } from "zod";
import { dataDir } from "#db/data-dir";
import { ConfigurationError } from "./configuration-error";
import { connectionVariables, findMissingBucketKeys, readConnections } from "./connections";
import { requireSecret } from "./generated-secret.server";
import { logLevels } from "./log-levels";
import { asIs, findMissingKeys, parseProviderChain } from "./provider-chain.server";

const port = z.coerce.number().int().min(1).max(65535);
const list = z.string().transform((text) =>
  text
    .split(",")
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean),
);

const lines = z.string().transform((text) =>
  text
    .split("|")
    .map((line) => line.trim())
    .filter(Boolean),
);

/** Addresses of pages elsewhere, separated by commas. */
const addresses = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(z.url({ protocol: /^https$/, error: "addresses that begin with https://, separated by commas" })).max(8),
  );

const key = z.string().trim().regex(/^\S+$/, "a key has no spaces or line breaks");

const serverAddress = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !URL.canParse(url) || new URL(url).pathname === "/", "an address without a path");

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  APP_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (url) => !URL.canParse(url) || new URL(url).pathname === "/",
      "Sparkwright is served at the root of its address: leave the path out",
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Whether every name under the site's own is told to be reached over HTTPS alone. */
  HSTS_SUBDOMAINS: z.enum(["true", "false"]).default("false"),
  SESSION_SECRET: z.string().min(32).optional(),
  ENCRYPTION_KEY: z.string().min(32).optional(),
  /** The key before the present one: what it sealed is read, and sealed anew at the start. */
  ENCRYPTION_KEY_PREVIOUS: z.string().min(32).optional(),
  ADMIN_EMAILS: list.default([]),
  /** How many proxies in front of us add to X-Forwarded-For; 0 trusts none. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  FREE_MONTHLY_SPARKS: z.coerce.number().int().min(0).max(1_000_000).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  LOST_DISPUTE: z.enum(["end", "ask"]).default("end"),
  SOCIAL_URLS: addresses.default([]),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, "a container's id begins with GTM-")
    .optional(),
  LOG_LEVEL: z.enum(logLevels).default("info"),
  METRICS_TOKEN: z.string().min(16).optional(),
  TEXT_PROVIDER: parseProviderChain("embedded", "openai", "anthropic", "google", "openai-compatible").optional(),
  IMAGE_PROVIDER: parseProviderChain("embedded", "openai", "google", "fal", "openai-compatible").optional(),
  VIDEO_PROVIDER: parseProviderChain("embedded", "google", "fal").optional(),
  OPENAI_API_KEY: key.optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ANTHROPIC_API_KEY: key.optional(),
  GOOGLE_API_KEY: key.optional(),
  FAL_API_KEY: key.optional(),
  TEXT_MODEL: asIs.default([]),
  /** Seconds that one call for a text may take. */
  TEXT_TIMEOUT: z.coerce.number().int().min(5).max(3600).optional(),
  IMAGE_MODEL: asIs.default([]),
  VIDEO_MODEL: asIs.default([]),
  STRIPE_SECRET_KEY: key.optional(),
  STRIPE_PUBLISHABLE_KEY: key.regex(/^pk_/, "a publishable key begins with pk_").optional(),
  STRIPE_WEBHOOK_SECRET: key.optional(),
  STRIPE_API_BASE: serverAddress.optional(),
  PAYPAL_CLIENT_ID: key.optional(),
  PAYPAL_CLIENT_SECRET: key.optional(),
  PAYPAL_WEBHOOK_ID: key.optional(),
  PAYPAL_API_BASE: serverAddress.optional(),
  RESEND_API_KEY: key.optional(),
  RESEND_API_BASE: serverAddress.default("https://api.resend.com"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^(?:[^<>\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, "an address, or a name with an address in <>")
    .optional(),
  SELLER_NAME: z.string().trim().max(150).default("Sparkwright"),
  SELLER_ADDRESS: lines.default([]),
  SELLER_VAT_ID: z
    .string()
    .max(30)
    .transform((id) => id.toUpperCase().replace(/[\s.-]/g, ""))
    .optional(),
  /** Percent that prices hold, or the rate of each buyer's country. */
  VAT_RATE: z.union([z.literal("by-country"), z.coerce.number().min(0).max(50)]).optional(),
  ...connectionVariables,
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOURS: z.coerce.number().min(1).max(720).default(24),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
});
const checkedSchema = schema.superRefine((values, context) => {
  for (const { variable, message } of findMissingKeys(values))
    context.addIssue({ code: "custom", path: [variable], message });
  if ((values.RESEND_API_KEY || values.SMTP_URL) && !values.MAIL_FROM)
    context.addIssue({ code: "custom", path: ["MAIL_FROM"], message: "e-mail needs an address that it comes from" });
  if (values.VAT_RATE !== undefined && !values.SELLER_VAT_ID)
    context.addIssue({ code: "custom", path: ["SELLER_VAT_ID"], message: "VAT_RATE needs the seller's VAT number" });
  for (const { variable, message } of findMissingBucketKeys(values))
    context.addIssue({ code: "custom", path: [variable], message });
  if ((values.PAYPAL_CLIENT_ID === undefined) !== (values.PAYPAL_CLIENT_SECRET === undefined)) {
    const path = values.PAYPAL_CLIENT_ID ? "PAYPAL_CLIENT_SECRET" : "PAYPAL_CLIENT_ID";
    context.addIssue({ code: "custom", path: [path], message: "PayPal needs a client's id and its secret" });
  }
});

/** Parses an environment. An empty value counts as absent, since compose files and shells write it so. */
export function parseConfig(environment: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = checkedSchema.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigurationError(`The configuration is wrong:\n${lines.join("\n")}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    /** The site's own origin, for links and for the check of where a form came from. */
    origin: values.APP_URL ?? `http://localhost:${values.PORT}`,
    originIsConfigured: values.APP_URL !== undefined,
    hstsSubdomains: values.HSTS_SUBDOMAINS === "true",
    adminEmails: values.ADMIN_EMAILS,
    trustedProxies: values.TRUST_PROXY,
    /** These two where the environment sets them: what holds says `getSiteSettings`. */
    freeMonthlySparks: values.FREE_MONTHLY_SPARKS,
    supportEmail: values.SUPPORT_EMAIL,
    /** Whether a subscription ends with a dispute about it that was lost; else the administrator is asked. */
    lostDisputeEnds: values.LOST_DISPUTE === "end",
    /** Pages of the operator's in social networks, for the footer. */
    socialUrls: values.SOCIAL_URLS,
    /** The container of Google Tag Manager that is loaded once analytics is accepted. */
    tagManagerId: values.GTM_ID,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    isProduction: values.NODE_ENV === "production",
    isDevelopment: values.NODE_ENV === "development",
    sessionSecret: values.SESSION_SECRET ?? requireSecret("session-secret"),
    encryptionKey: values.ENCRYPTION_KEY ?? requireSecret("encryption-key"),
    previousEncryptionKey: values.ENCRYPTION_KEY_PREVIOUS,
    dataDir,
    /** Where the queue and the media are on other machines. */
    ...readConnections(values),
    /** Backups that the worker takes by itself; none without a folder. */
    backups: { folder: values.BACKUP_DIR, hours: values.BACKUP_HOURS, keep: values.BACKUP_KEEP },
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY,
      /** For Stripe's card field on our own page; without it cards are paid on Stripe's. */
      publishableKey: values.STRIPE_SECRET_KEY && values.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      /** Where Stripe answers, other than at its own address: a stand-in of tests and staging. */
      apiBase: values.STRIPE_API_BASE,
    },
    /** How e-mail is sent: by Resend where there is a key, else by SMTP, else not at all. */
    email: {
      from: values.MAIL_FROM,
      resend: { apiKey: values.RESEND_API_KEY, apiBase: values.RESEND_API_BASE },
      smtpUrl: values.SMTP_URL,
    },
    /** Who sells, as invoices name them. */
    seller: {
      name: values.SELLER_NAME,
      address: values.SELLER_ADDRESS,
      vatId: values.SELLER_VAT_ID ?? null,
      /** Percent of VAT that prices hold, or that of each buyer's country; null where none is charged. */
      vatRate: values.VAT_RATE ?? null,
    },
    /** Null unless both of its keys are there. */
    paypal:
      values.PAYPAL_CLIENT_ID && values.PAYPAL_CLIENT_SECRET
        ? {
            clientId: values.PAYPAL_CLIENT_ID,
            clientSecret: values.PAYPAL_CLIENT_SECRET,
            webhookId: values.PAYPAL_WEBHOOK_ID,
            /** Where PayPal answers, other than at its own address: its sandbox, or a stand-in. */
            apiBase: values.PAYPAL_API_BASE,
          }
        : null,
    /** The providers that the environment names. Keys that an administrator stored come on top, see `getProviderSettings`. */
    providers: {
      keys: {
        openai: values.OPENAI_API_KEY,
        anthropic: values.ANTHROPIC_API_KEY,
        google: values.GOOGLE_API_KEY,
        fal: values.FAL_API_KEY,
      },
      openaiBaseUrl: values.OPENAI_BASE_URL,
      textTimeout: values.TEXT_TIMEOUT,
      text: { engines: values.TEXT_PROVIDER ?? null, models: values.TEXT_MODEL },
      image: { engines: values.IMAGE_PROVIDER ?? null, models: values.IMAGE_MODEL },
      video: { engines: values.VIDEO_PROVIDER ?? null, models: values.VIDEO_MODEL },
    },
  };
}

/** The configuration of this process, parsed once. */
export const config = parseConfig(process.env);
