import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import {
  isMediaId,
  type ListedMedia,
  type MediaArea,
  type MediaSource,
  type MediaStore,
  MediaUnreachable,
  presignedSeconds,
} from "./media-store";

export interface S3Place {
  bucket: string;
  /** What each key begins with: empty, or a path that ends in a slash. */
  prefix: string;
  /** A server other than Amazon's; it is asked by path style. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The origin from which people fetch files themselves; null where the site passes them on. */
  deliveryOrigin: string | null;
}

/**
 * Media in a bucket of any server that speaks S3: prefix/kept/<id> and prefix/orphans/<id>. A put is one request and whole or not at all,
 * so nothing unfinished is ever left.
 */
export function openS3MediaStore({
  bucket,
  prefix,
  endpoint,
  region,
  deliveryOrigin,
  ...credentials
}: S3Place): MediaStore {
  const client = new S3Client({
    endpoint,
    forcePathStyle: endpoint !== undefined,
    region,
    credentials,
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 30_000 },
    // why: servers other than Amazon's do not know the checksums that the client otherwise adds to each request.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  client.middlewareStack.add(
    (next) => async (request) => {
      try {
        return await next(request);
      } catch (error) {
        throw isAnswer(error) ? error : new MediaUnreachable("The bucket cannot be reached.", { cause: error });
      }
    },
    { step: "initialize", priority: "high", name: "sayUnreachable" },
  );
  const folderOf = (area: MediaArea) => `${prefix}${area}/`;
  const objectOf = (id: string, area: MediaArea = "kept") => {
    if (!isMediaId(id)) throw new RangeError("Not a media id");
    return { Bucket: bucket, Key: folderOf(area) + id };
  };
  const open = async (id: string, range?: { start: number; end: number }): Promise<Readable> => {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await client.send(new GetObjectCommand({ ...objectOf(id), Range }));
    return Body as Readable;
  };

  return {
    async put(id, source) {
      const object = objectOf(id);
      const size = await measure(source);
      const Body = "path" in source ? createReadStream(source.path) : source.buffer;
      await client.send(new PutObjectCommand({ ...object, Body, ContentLength: size }));
      return size;
    },

    async find(id) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(objectOf(id)));
        return ContentLength ?? 0;
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
        throw error;
      }
    },

    async *read(id, range) {
      yield* await open(id, range);
    },

    async presign(id, { mimeType, disposition }) {
      if (deliveryOrigin === null) return null;
      const command = new GetObjectCommand({
        ...objectOf(id),
        ResponseContentType: mimeType,
        ResponseCacheControl: "private, max-age=31536000, immutable",
        ResponseContentDisposition: disposition ?? undefined,
      });
      // why the hour's beginning: an address that stays the same is fetched once, and kept by the browser.
      const hour = presignedSeconds * 1000;
      const signingDate = new Date(Math.floor(Date.now() / hour) * hour);
      return getSignedUrl(client, command, { expiresIn: 2 * presignedSeconds, signingDate });
    },

    copyTo: async (id, target) => pipeline(await open(id), createWriteStream(target)),

    async remove(id, area) {
      await client.send(new DeleteObjectCommand(objectOf(id, area)));
    },

    async *list(area) {
      const folder = folderOf(area);
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: folder, ContinuationToken }));
        for (const { Key, LastModified } of page.Contents ?? []) {
          const id = Key?.slice(folder.length);
          if (isMediaId(id) && LastModified) yield { id, since: LastModified } satisfies ListedMedia;
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },

    async move(id, to) {
      const from = objectOf(id, to === "kept" ? "orphans" : "kept");
      // why replaced: some servers refuse, or keep the date of, a copy that changes nothing.
      const CopySource = encodeURI(`${bucket}/${from.Key}`);
      await client.send(new CopyObjectCommand({ ...objectOf(id, to), CopySource, MetadataDirective: "REPLACE" }));
      await client.send(new DeleteObjectCommand(from));
    },

    removeUnfinished: async () => 0,
  };
}

/** Whether the server said something about what it was asked, and not only that it cannot answer anything. */
function isAnswer(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500;
}

async function measure(source: MediaSource): Promise<number> {
  return "path" in source ? (await stat(source.path)).size : source.buffer.byteLength;
}
