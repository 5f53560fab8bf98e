import { isUnchanged } from "~/platform/http/is-unchanged";
import { createPacedStream } from "~/platform/http/paced-stream.server";
import { log } from "~/platform/log/log.server";
import { getAttachmentHeader } from "./attachment";
import type { Media } from "./media";
import { presignedSeconds } from "./media-store";
import { mediaStore } from "./media-store.server";

/** What a browser may fetch from another origin without being told so: subtitles, for instance, it may not. */
const fetchedElsewhere = /^(?:image|video|audio)\//;

/**
 * Answers with a stored file straight from the store: whole, a range of it (206), 304 when the reader has it, 416 for a range it
 * does not have, 404 when the bytes are gone, 503 while the store cannot be reached. `?download` makes it a file to save. Where the bucket delivers, with the way there (302). The
 * caller has checked whose file it is.
 */
export async function serveFile(request: Request, row: Pick<Media, "id" | "fileName" | "mimeType">): Promise<Response> {
  const isDownload = new URL(request.url).searchParams.has("download");
  const disposition = isDownload ? getAttachmentHeader(row.fileName) : null;
  const elsewhere =
    isDownload || fetchedElsewhere.test(row.mimeType)
      ? await mediaStore.presign(row.id, { mimeType: row.mimeType, disposition })
      : null;
  if (elsewhere) return redirectElsewhere(elsewhere);
  const size = await findSize(row.id);
  if (size === "unreachable")
    return new Response("This file cannot be reached at the moment. Try again in a minute.", {
      status: 503,
      headers: { "Retry-After": "60", "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
    });
  if (size === null) return new Response("Not found", { status: 404 });

  const etag = `"${row.id}"`;
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    // why: an id's bytes never change. no-transform keeps compression off, which would make ranges wrong.
    "Cache-Control": "private, max-age=31536000, immutable, no-transform",
    "Cross-Origin-Resource-Policy": "same-origin",
    ETag: etag,
    "X-Content-Type-Options": "nosniff",
  });
  if (disposition) headers.set("Content-Disposition", disposition);
  if (isUnchanged(request, etag, null)) return new Response(null, { status: 304, headers });

  headers.set("Content-Type", row.mimeType);
  const range = wantedRange(request, etag, size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set("Content-Length", String(end - start + 1));
  if (range) headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  const body =
    request.method === "HEAD" || size === 0 ? null : createPacedStream(() => mediaStore.read(row.id, { start, end }));
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** The way to a presigned address. It is kept for less long than the address is good for. */
function redirectElsewhere(address: string): Response {
  return new Response(null, {
    status: 302,
    headers: {
      Location: address,
      "Cache-Control": `private, max-age=${presignedSeconds / 2}`,
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}

/** A store on another machine may be down while this one answers. */
async function findSize(id: string): Promise<number | null | "unreachable"> {
  try {
    return await mediaStore.find(id);
  } catch (error) {
    log.error({ err: error, media: id }, "the media store cannot be reached");
    return "unreachable";
  }
}

/** One range, as players ask for it. Several at once, or what cannot be read, get the whole file, as RFC 9110 allows. */
function wantedRange(request: Request, etag: string, size: number) {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("Range")?.trim() ?? "");
  const condition = request.headers.get("If-Range");
  if (!asked || (condition && condition !== etag)) return null;
  const [, from = "", to = ""] = asked;
  if (from === "" && to === "") return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  if (start >= size || start > end) return "unsatisfiable" as const;
  return { start, end };
}
