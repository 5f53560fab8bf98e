import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.server";
import { ConfigurationError } from "./configuration-error";

const providersOf = (environment: Record<string, string>) => parseConfig(environment).providers;

describe("providers", () => {
  test("none is named and none has a key, unless the environment says so", () => {
    expect(providersOf({ OPENAI_API_KEY: "", TEXT_PROVIDER: "" })).toEqual({
      keys: {},
      openaiBaseUrl: undefined,
      text: { engines: null, models: [] },
      image: { engines: null, models: [] },
      video: { engines: null, models: [] },
    });
  });

  test("a list is a chain in its order, with models in the same order and their own case", () => {
    const { text, keys } = providersOf({
      TEXT_PROVIDER: " Anthropic, openai ",
      TEXT_MODEL: "claude-X, gpt-Y",
      ANTHROPIC_API_KEY: " key-a ",
      OPENAI_API_KEY: "key-o",
    });
    expect(text).toEqual({ engines: ["anthropic", "openai"], models: ["claude-X", "gpt-Y"] });
    expect(keys).toMatchObject({ anthropic: "key-a", openai: "key-o" });
  });

  test.each([
    [{ TEXT_PROVIDER: "openai" }, "TEXT_PROVIDER: openai needs OPENAI_API_KEY"],
    [{ IMAGE_PROVIDER: "embedded,fal" }, "IMAGE_PROVIDER: fal needs FAL_API_KEY"],
    [{ VIDEO_PROVIDER: "google" }, "VIDEO_PROVIDER: google needs GOOGLE_API_KEY"],
    [{ TEXT_PROVIDER: "openai-compatible" }, "TEXT_PROVIDER: openai-compatible needs OPENAI_BASE_URL"],
    [{ VIDEO_PROVIDER: "openai", OPENAI_API_KEY: "key-o-123" }, "VIDEO_PROVIDER"],
    [{ IMAGE_PROVIDER: "anthropic", ANTHROPIC_API_KEY: "key-a-123" }, "IMAGE_PROVIDER"],
    [{ TEXT_PROVIDER: "gpt" }, "TEXT_PROVIDER"],
    [{ TEXT_PROVIDER: "," }, "TEXT_PROVIDER: names no provider"],
    [{ TEXT_PROVIDER: "embedded,embedded" }, "TEXT_PROVIDER: names a provider twice"],
    [{ OPENAI_API_KEY: "two words" }, "OPENAI_API_KEY: a key has no spaces"],
    [{ OPENAI_BASE_URL: "localhost:11434" }, "OPENAI_BASE_URL"],
    [{ TEXT_TIMEOUT: "a minute" }, "TEXT_TIMEOUT"],
    [{ TEXT_TIMEOUT: "4" }, "TEXT_TIMEOUT"],
    [{ APP_URL: "https://example.com/sparks" }, "APP_URL: Sparkwright is served at the root of its address"],
  ])("%j stops the start and names the variable", (environment, message) => {
    expect(() => parseConfig(environment)).toThrow(ConfigurationError);
    expect(() => parseConfig(environment)).toThrow(message);
  });

  test("a wrong key is named, but not shown", () => {
    expect(() => parseConfig({ FAL_API_KEY: "my secret" })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("my secret") }),
    );
  });

  test("a text may take the seconds that TEXT_TIMEOUT says", () => {
    expect(providersOf({ TEXT_TIMEOUT: "900" }).textTimeout).toBe(900);
    expect(providersOf({ TEXT_TIMEOUT: "" }).textTimeout).toBeUndefined();
  });

  test("a base URL alone is enough for a compatible server", () => {
    const given = providersOf({ TEXT_PROVIDER: "openai-compatible", OPENAI_BASE_URL: "http://localhost:11434/v1" });
    expect(given.openaiBaseUrl).toBe("http://localhost:11434/v1");
  });
});

describe("invoices and e-mail", () => {
  test("the seller's address has its lines, the VAT number no spaces, and a rate needs a number", () => {
    const { seller } = parseConfig({
      SELLER_ADDRESS: "1 Forge Lane | Leeds",
      SELLER_VAT_ID: "de 123.456",
      VAT_RATE: "19",
    });
    expect(seller).toMatchObject({ address: ["1 Forge Lane", "Leeds"], vatId: "DE123456", vatRate: 19 });
    expect(parseConfig({}).seller).toEqual({ name: "Sparkwright", address: [], vatId: null, vatRate: null });
    expect(parseConfig({ SELLER_VAT_ID: "DE1", VAT_RATE: "by-country" }).seller.vatRate).toBe("by-country");
    expect(() => parseConfig({ SELLER_VAT_ID: "DE1", VAT_RATE: "high" })).toThrow("VAT_RATE");
    expect(() => parseConfig({ VAT_RATE: "19" })).toThrow("SELLER_VAT_ID: VAT_RATE needs the seller's VAT number");
  });

  test.each([
    [{ SMTP_URL: "smtps://user:secret@mail.example.com" }, "MAIL_FROM: e-mail needs an address"],
    [{ RESEND_API_KEY: "re_1" }, "MAIL_FROM: e-mail needs an address"],
    [{ SMTP_URL: "https://mail.example.com" }, "SMTP_URL"],
    [{ MAIL_FROM: "Sparkwright" }, "MAIL_FROM: an address, or a name with an address in <>"],
    [{ MAIL_FROM: "a@example.com\r\nBcc: b@example.com" }, "MAIL_FROM"],
  ])("%o is refused by the variable's name", (environment: Record<string, string>, message) => {
    expect(() => parseConfig(environment)).toThrow(message);
  });

  test.each(["hello@example.com", "Sparkwright <hello@example.com>"])("e-mail may come from %s", (from) => {
    expect(parseConfig({ MAIL_FROM: from, SMTP_URL: "smtp://mail" }).email).toMatchObject({
      from,
      smtpUrl: "smtp://mail",
    });
  });
});

describe("pages in social networks", () => {
  test("are a list of https addresses with their own case; none without one", () => {
    expect(parseConfig({}).socialUrls).toEqual([]);
    const SOCIAL_URLS = "https://www.youtube.com/@Example, https://x.com/example,";
    expect(parseConfig({ SOCIAL_URLS }).socialUrls).toEqual([
      "https://www.youtube.com/@Example",
      "https://x.com/example",
    ]);
  });

  test.each(["example", "http://x.com/example", "javascript:alert(1)"])(
    "%s is refused by the variable's name",
    (url) => {
      expect(() => parseConfig({ SOCIAL_URLS: url })).toThrow(/SOCIAL_URLS.*https:\/\//);
    },
  );
});

test("the queue is the embedded one unless QUEUE_URL names a server", () => {
  expect(parseConfig({}).queueUrl).toBeNull();
  expect(parseConfig({ QUEUE_URL: "redis://queue:6379/1" }).queueUrl).toBe("redis://queue:6379/1");
  expect(parseConfig({ QUEUE_URL: "redis://queue:6379?prefix=shop-2" }).queueUrl).toContain("?prefix=shop-2");
  expect(() => parseConfig({ QUEUE_URL: "redis://queue:6379?prefix={x}" })).toThrow("?prefix= takes small letters");
  expect(() => parseConfig({ QUEUE_URL: "queue:6379" })).toThrow(
    "QUEUE_URL: an address such as redis://localhost:6379",
  );
});

describe("the bucket of media", () => {
  const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };

  test("is none unless MEDIA_URL names it, with or without a prefix", () => {
    expect(parseConfig(keys).mediaBucket).toBeNull();
    expect(parseConfig({ ...keys, MEDIA_URL: "s3://media" }).mediaBucket).toMatchObject({
      bucket: "media",
      prefix: "",
    });
    expect(parseConfig({ ...keys, MEDIA_URL: "s3://media/a/b" }).mediaBucket).toMatchObject({ prefix: "a/b/" });
  });

  test("delivers by itself where MEDIA_DELIVERY says so, from where its addresses lead", () => {
    const from = (values: Record<string, string>) =>
      parseConfig({ ...keys, MEDIA_URL: "s3://media", MEDIA_DELIVERY: "presigned", ...values }).mediaBucket
        ?.deliveryOrigin;
    expect(parseConfig({ ...keys, MEDIA_URL: "s3://media" }).mediaBucket?.deliveryOrigin).toBeNull();
    expect(from({ S3_REGION: "eu-west-1" })).toBe("https://media.s3.eu-west-1.amazonaws.com");
    expect(from({ MEDIA_URL: "s3://my.media" })).toBe("https://s3.us-east-1.amazonaws.com");
    expect(from({ S3_ENDPOINT: "https://files.example.com:9000/" })).toBe("https://files.example.com:9000");
  });

  test.each([
    [{ MEDIA_URL: "/srv/media", ...keys }, "MEDIA_URL: an address such as s3://bucket/prefix"],
    [{ MEDIA_DELIVERY: "presigned" }, "MEDIA_DELIVERY: presigned addresses need a bucket: set MEDIA_URL"],
    [{ MEDIA_URL: "s3://media", S3_ACCESS_KEY_ID: "id" }, "S3_SECRET_ACCESS_KEY: MEDIA_URL needs the bucket's key"],
  ])("%o is refused", (environment, message) => {
    expect(() => parseConfig(environment)).toThrow(message);
  });
});
