import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { formPost, visitorRequest } from "#tests/factories/requests";
import { parseForm } from "./form.server";

const schema = z.object({
  name: z.string({ error: "Project name is required" }),
  password: z.string().optional(),
  tags: z.array(z.string()).optional(),
});

const boundary = "----boundary";
const multipart = (body: string): RequestInit => ({
  method: "POST",
  body,
  headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
});

/** A body that arrives in pieces, without a length in front. */
function chunked(pieces: number, bytesEach: number, onPull: () => void = () => {}): RequestInit {
  let left = pieces;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        onPull();
        if (left-- > 0) controller.enqueue(new Uint8Array(bytesEach).fill(97));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return { method: "POST", body, headers, duplex: "half" } as RequestInit;
}

async function statusOf(init: RequestInit, options?: Parameters<typeof parseForm>[2]): Promise<number> {
  try {
    const form = await parseForm(visitorRequest("/project/new", init), schema, options);
    return form.ok ? 200 : (form.reply().init?.status ?? 0);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status;
    throw thrown;
  }
}

describe("what gets in", () => {
  test("a form as browsers post it, plain or with files", async () => {
    const plain = await parseForm(visitorRequest("/p", formPost({ name: "Bean There", tags: ["a", "b"] })), schema);
    expect(plain).toMatchObject({ ok: true, value: { name: "Bean There", tags: ["a", "b"] } });

    const body = new FormData();
    body.set("name", "Bean There");
    const withFiles = await parseForm(visitorRequest("/p", { method: "POST", body }), schema, { limit: "picture" });
    expect(withFiles).toMatchObject({ ok: true, value: { name: "Bean There" } });
  });

  test("a file control that was left empty counts as none, as browsers send it", async () => {
    const part =
      'Content-Disposition: form-data; name="picture"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n';
    const name = 'Content-Disposition: form-data; name="name"\r\n\r\nGrüße 東京';
    const body = `--${boundary}\r\n${name}\r\n--${boundary}\r\n${part}\r\n--${boundary}--\r\n`;
    const withFile = schema.extend({ picture: z.instanceof(File).optional() });
    const form = await parseForm(visitorRequest("/p", multipart(body)), withFile);
    expect(form).toMatchObject({ ok: true, value: { name: "Grüße 東京", picture: undefined } });
  });

  test("a file with its name, type and bytes", async () => {
    const body = new FormData();
    body.set("name", "A");
    body.set("picture", new File([new Uint8Array([13, 10, 45, 45, 0, 255])], "Grüße.png", { type: "image/png" }));
    const withFile = schema.extend({ picture: z.instanceof(File) });
    const form = await parseForm(visitorRequest("/p", { method: "POST", body }), withFile);
    if (!form.ok) throw new Error("it was rejected");
    const { picture } = form.value;
    expect([picture.name, picture.type, picture.size]).toEqual(["Grüße.png", "image/png", 6]);
    expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([13, 10, 45, 45, 0, 255]);
  });

  test("an empty post of a form without fields", async () => {
    const form = await parseForm(visitorRequest("/logout", { method: "POST" }), z.object({}));
    expect(form.ok).toBe(true);
  });
});

describe("a rejected form", () => {
  test("comes back with 400, its message and what was typed, but never a password", async () => {
    const form = await parseForm(visitorRequest("/p", formPost({ name: "", tags: "x", password: "hunter22" })), schema);
    if (form.ok) throw new Error("it was accepted");
    const { data, init } = form.reply();
    expect(init?.status).toBe(400);
    expect(data.error).toEqual({ name: ["Project name is required"] });
    expect(data.initialValue).toMatchObject({ tags: "x" });
    expect(JSON.stringify(data)).not.toContain("hunter22");
  });

  test("can be rejected by the action too, with its own words, status and headers", async () => {
    const form = await parseForm(visitorRequest("/p", formPost({ name: "A", password: "hunter22" })), schema);
    if (!form.ok) throw new Error("it was rejected");
    const { data, init } = form.reject(
      { "": ["Not now"], name: ["Taken"] },
      { status: 429, headers: { "Retry-After": "9" } },
    );
    expect(init).toMatchObject({ status: 429, headers: { "Retry-After": "9" } });
    expect(data.error).toEqual({ "": ["Not now"], name: ["Taken"] });
    expect(JSON.stringify(data)).not.toContain("hunter22");
  });
});

describe("what stays out", () => {
  test.each([
    ["a form of another origin", { Origin: "https://evil.example" }],
    ["a form of a sandboxed frame", { Origin: "null" }],
    ["a form that hides its origin and is another site's", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    ["a form of another site, by the browser's word", { "Sec-Fetch-Site": "cross-site" }],
    ["a form of a neighbour under our domain", { "Sec-Fetch-Site": "same-site" }],
    ["our own name on another port", { Origin: "http://localhost:3001" }],
    ["our name in front of another", { Origin: "http://localhost:3000.evil.example" }],
    ["two origins at once", { Origin: "http://localhost:3000, https://evil.example" }],
  ])("%s is a 403", async (_, headers) => {
    expect(await statusOf({ ...formPost({ name: "A" }), headers })).toBe(403);
  });

  test("a page of ours that hides its address gets in, by the browser's word", async () => {
    const headers = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
    expect(await statusOf({ ...formPost({ name: "A" }), headers })).toBe(200);
  });

  test.each([["http://localhost:3000"], ["http://127.0.0.1:3000"], ["http://[::1]:3000"]])(
    "our own origin %s gets in",
    async (origin) => {
      expect(await statusOf({ ...formPost({ name: "A" }), headers: { Origin: origin } })).toBe(200);
      expect(await statusOf({ ...formPost({ name: "A" }), headers: { "Sec-Fetch-Site": "same-origin" } })).toBe(200);
    },
  );

  test.each(["GET", "PUT", "PATCH", "DELETE"])("a %s is a 405 that names what is answered", async (method) => {
    const refused = await parseForm(visitorRequest("/p", { method }), schema).catch((thrown: unknown) => thrown);
    if (!(refused instanceof Response)) throw new Error("it got in");
    expect(refused.status).toBe(405);
    expect(refused.headers.get("Allow")).toBe("POST");
  });

  test("64 KB is the most for a form, 11 MB for one with a picture", async () => {
    const most = `name=${"a".repeat(64 * 1024 - 5)}`;
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    expect(await statusOf({ method: "POST", body: most, headers })).toBe(200);
    expect(await statusOf({ method: "POST", body: `${most}a`, headers })).toBe(413);

    const picture = new FormData();
    picture.set("name", "a");
    picture.set("picture", new Blob([new Uint8Array(10 * 1024 * 1024)]), "big.png");
    expect(await statusOf({ method: "POST", body: picture }, { limit: "picture" })).toBe(200);
    picture.set("picture", new Blob([new Uint8Array(11 * 1024 * 1024)]), "bigger.png");
    expect(await statusOf({ method: "POST", body: picture }, { limit: "picture" })).toBe(413);
  });

  test("a body without end is read no further than the limit", async () => {
    let pulls = 0;
    const endless = chunked(Number.POSITIVE_INFINITY, 16 * 1024, () => {
      pulls++;
    });
    expect(await statusOf(endless)).toBe(413);
    expect(pulls).toBeLessThanOrEqual(6);
  });

  test("a multipart body that is noise is read no further than its limit, and is a 413 there", async () => {
    let pulls = 0;
    const endless = chunked(Number.POSITIVE_INFINITY, 16 * 1024, () => {
      pulls += 1;
    });
    const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
    expect(await statusOf({ ...endless, headers })).toBe(413);
    expect(pulls).toBeLessThan(10);
  });

  test("a length that lies beyond the limit is refused before a byte is read", async () => {
    let pulls = 0;
    const init = chunked(1, 10, () => {
      pulls++;
    });
    const headers = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "99999999" };
    expect(await statusOf({ ...init, headers })).toBe(413);
    expect(pulls).toBe(0);
  });

  test("a body that drips is a 408 after ten seconds; one that comes at 32 KB a second may take longer", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const start = `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\n`;
    /** Sends so many bytes a second, for so many seconds. */
    const paced = (bytesEach: number, seconds: number) => {
      let left = seconds;
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            await new Promise((resolve) => setTimeout(resolve, 1000));
            if (left === seconds) controller.enqueue(new TextEncoder().encode(start));
            if (left-- > 0) controller.enqueue(new Uint8Array(bytesEach).fill(97));
            else controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
      return statusOf({ method: "POST", body, headers, duplex: "half" } as RequestInit, { limit: "picture" });
    };
    const dripping = paced(100, 100);
    const steady = paced(33 * 1024, 60);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await dripping).toBe(408);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await steady, "it arrived, and is no form").toBe(400);
  });

  test.each([
    ["JSON", "application/json", 415],
    ["plain text, which HTML forms can send too", "text/plain", 415],
    ["multipart without a boundary", "multipart/form-data", 400],
  ])("%s is refused", async (_, type, status) => {
    expect(await statusOf({ method: "POST", body: "name=A", headers: { "Content-Type": type } })).toBe(status);
  });

  test("a compressed body is a 415", async () => {
    const post = formPost({ name: "A" });
    expect(await statusOf({ ...post, headers: { "Content-Encoding": "gzip" } })).toBe(415);
  });

  test.each([
    ["cut in the middle", `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nBean Th`],
    ["cut before its last line", `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nBean\r\n`],
    ["without a name", `--${boundary}\r\n\r\nBean\r\n--${boundary}--\r\n`],
    ["that is noise", "\u0000\u0001"],
    ["that is empty", ""],
  ])("multipart %s is a 400", async (_, body) => {
    expect(await statusOf(multipart(body))).toBe(400);
  });

  test("a boundary that takes long to look for is a 400 before a byte is read", async () => {
    let pulls = 0;
    const init = chunked(1, 10, () => {
      pulls += 1;
    });
    const headers = { "Content-Type": `multipart/form-data; boundary=${"a".repeat(12_000)}` };
    expect(await statusOf({ ...init, headers })).toBe(400);
    expect(pulls).toBe(0);
  });

  test.each([["multipart/form-data"], ["Multipart/Form-Data"]])(
    "parts of %s are counted while they arrive: what comes after the two hundredth is not read",
    async (type) => {
      const part = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(100));
      let pulls = 0;
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            pulls += 1;
            if (pulls <= 1900) controller.enqueue(new Uint8Array(part));
            else controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { "Content-Type": `${type}; boundary=${boundary}` };
      const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
      expect(await statusOf(init, { limit: "picture" })).toBe(400);
      expect(pulls).toBeLessThan(10);
    },
  );

  test("a text that is no UTF-8 is a 400", async () => {
    const head = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\n`);
    const body = Buffer.concat([head, Buffer.from([0xff, 0xfe]), Buffer.from(`\r\n--${boundary}--\r\n`)]);
    expect(await statusOf({ ...multipart(""), body: new Uint8Array(body) })).toBe(400);
  });

  test("a body shorter than it says is a 400", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "500" };
    expect(await statusOf({ ...chunked(1, 10), headers })).toBe(400);
  });

  test.each([
    ["reach a prototype", "name=A&__proto__.isAdmin=1"],
    ["reach a constructor", "name=A&a.constructor.prototype.isAdmin=1"],
    ["ask for millions of entries", "name=A&tags[4000000000]=1"],
    ["are longer than any of ours", `name=A&${"[".repeat(60_000)}=1`],
    ["are thousands", `name=A${"&a".repeat(20_000)}`],
  ])("names that %s are a 400", async (_, body) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    expect(await statusOf({ method: "POST", body, headers })).toBe(400);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });

  test.each([
    ["a field sent twice", "name=A&name=B"],
    ["an object for a text", "name.first=A"],
    ["commands of the form library", "__intent__=%7Bbroken&__state__=%7Bbroken"],
  ])("%s is a rejected form", async (_, body) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    expect(await statusOf({ method: "POST", body, headers })).toBe(400);
  });

  test("a file for a text is a rejected form", async () => {
    const body = new FormData();
    body.set("name", new Blob(["A"]), "a.txt");
    expect(await statusOf({ method: "POST", body })).toBe(400);
  });
});
