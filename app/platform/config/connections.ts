import { z } from "zod";
import { ConfigurationError } from "./configuration-error";
import { logLevels } from "./log-levels";

const key = z.string().trim().regex(/^\S+$/, "a key has no spaces or line breaks");

/** The variables that say where a site's other machines are. */
export const connectionVariables = {
  QUEUE_URL: z
    .url({ protocol: /^rediss?$/, error: "an address such as redis://localhost:6379" })
    .refine(
      (url) => /^(?:\?prefix=[a-z0-9-]{1,40})?$/.test(new URL(url).search),
      "?prefix= takes small letters, digits and -",
    )
    .optional(),
  MEDIA_URL: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w-]+)*\/?$/, "an address such as s3://bucket/prefix")
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).pathname === "/", "an address without a path")
    .optional(),
  S3_REGION: z.string().trim().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: key.optional(),
  S3_SECRET_ACCESS_KEY: key.optional(),
  MEDIA_DELIVERY: z.enum(["app", "presigned"]).default("app"),
};

const connectionSchema = z.object(connectionVariables);
const renderSchema = connectionSchema.extend({ LOG_LEVEL: z.enum(logLevels).default("info") });
type Variables = z.infer<typeof connectionSchema>;

/** What is missing beside MEDIA_URL, or without it. */
export function findMissingBucketKeys(values: Variables): { variable: string; message: string }[] {
  if (!values.MEDIA_URL)
    return values.MEDIA_DELIVERY === "presigned"
      ? [{ variable: "MEDIA_DELIVERY", message: "presigned addresses need a bucket: set MEDIA_URL" }]
      : [];
  return (["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const)
    .filter((variable) => !values[variable])
    .map((variable) => ({ variable, message: "MEDIA_URL needs the bucket's key" }));
}

/** The queue's address, and the bucket that media lie in; null for each that is not named. */
export function readConnections(values: Variables) {
  const { MEDIA_URL, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  const mediaBucket =
    MEDIA_URL && accessKeyId && secretAccessKey
      ? {
          ...readBucket(MEDIA_URL),
          endpoint: values.S3_ENDPOINT,
          region: values.S3_REGION,
          accessKeyId,
          secretAccessKey,
          deliveryOrigin: values.MEDIA_DELIVERY === "presigned" ? findBucketOrigin(values) : null,
        }
      : null;
  return { queueUrl: values.QUEUE_URL ?? null, mediaBucket };
}

/** The bucket of s3://bucket/prefix, and what its keys begin with. */
function readBucket(address: string): { bucket: string; prefix: string } {
  const [bucket = "", ...folders] = address.slice("s3://".length).split("/").filter(Boolean);
  return { bucket, prefix: folders.map((folder) => `${folder}/`).join("") };
}

/** Where presigned addresses lead, for a page's content security policy: an endpoint is asked by path style. */
function findBucketOrigin({ MEDIA_URL = "", S3_ENDPOINT, S3_REGION }: Variables): string {
  if (S3_ENDPOINT) return new URL(S3_ENDPOINT).origin;
  const { bucket } = readBucket(MEDIA_URL);
  // why: a certificate for *.s3.amazonaws.com holds for no name with dots, which is asked by path style too.
  return `https://${bucket.includes(".") ? "" : `${bucket}.`}s3.${S3_REGION}.amazonaws.com`;
}

/** What a render worker needs: the site's queue and its bucket, and nothing else. @throws ConfigurationError */
export function parseRenderConfig(environment: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = renderSchema.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigurationError(`The configuration is wrong:\n${lines.join("\n")}`);
  }
  const { queueUrl, mediaBucket } = readConnections(parsed.data);
  if (queueUrl === null || mediaBucket === null)
    throw new ConfigurationError(
      "A render worker needs QUEUE_URL and MEDIA_URL, with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, as its site has them.",
    );
  return { queueUrl, mediaBucket, logLevel: parsed.data.LOG_LEVEL };
}
