import { Readable } from "node:stream";
import yazl from "yazl";
import { requireProject } from "~/features/projects/project.queries.server";
import type { StoredAsset } from "~/features/sparks/stored-content";
import { createPacedStream } from "~/platform/http/paced-stream.server";
import { getAttachmentHeader } from "~/platform/media/attachment";
import { findMedia } from "~/platform/media/media.queries.server";
import { mediaStore } from "~/platform/media/media-store.server";
import { toCsv } from "~/platform/text/csv";
import { toFileName } from "~/platform/text/file-name";
import { findTextFile } from "./download.server";
import { getCaptionLines } from "./get-caption-lines.server";
import type { Results } from "./results.queries.server";

/**
 * Everything that a spark gave as one ZIP: the article as Markdown, HTML and text, captions as CSV and text, pictures, films,
 * subtitles and alt texts; of a partly made spark what is there. Files are read from the store while the answer is sent.
 * Null when nothing is made yet.
 */
export async function createCampaignArchive(user: { id: number }, results: Results): Promise<Response | null> {
  const texts = textsOf(results);
  const files = await filesOf(user, results);
  if (texts.length + files.length === 0) return null;

  const zip = new yazl.ZipFile();
  const mtime = results.spark.finishedAt ?? results.spark.createdAt;
  for (const { name, text } of texts) zip.addBuffer(Buffer.from(text), name, { mtime });
  // why uncompressed: pictures and films are compressed already.
  for (const { name, id, size } of files) {
    zip.addReadStreamLazy(name, { mtime, size, compress: false }, (take) =>
      take(null, Readable.from(mediaStore.read(id))),
    );
  }
  zip.end();
  const project = requireProject(user, results.spark.projectId).name;
  return new Response(
    createPacedStream(() => zip.outputStream as Readable),
    {
      headers: {
        "Cache-Control": "private, no-store, no-transform",
        "Content-Disposition": getAttachmentHeader(`${toFileName(project, "campaign")}-${results.spark.id}.zip`),
        "Content-Type": "application/zip",
        "X-Content-Type-Options": "nosniff",
      },
    },
  );
}

function textsOf(results: Results): { name: string; text: string }[] {
  const { blog, caption, image, video } = results.parts;
  const texts: { name: string; text: string }[] = [];
  for (const ending of ["md", "html", "txt"]) {
    const file = findTextFile(results, `article.${ending}`);
    if (file && blog)
      texts.push({ name: `article/${toFileName(blog.content.slug, "article")}.${ending}`, text: file.text });
  }
  if (caption) {
    const rows = getCaptionLines(caption.content).map((line, index) => [
      index + 1,
      line.platform,
      line.hook,
      line.text,
      line.count,
      line.limit ?? "",
    ]);
    const head = ["number", "platform", "opening", "text", "counted", "limit"];
    texts.push({ name: "captions/captions.csv", text: toCsv([head, ...rows]) });
    texts.push({ name: "captions/captions.txt", text: findTextFile(results, "captions.txt")?.text ?? "" });
  }
  if (image) texts.push({ name: "images/alt-text.txt", text: `${image.content.altText}\n` });
  if (video) {
    const script = video.content.clips.map((clip, index) => `Scene ${index + 1}\n${clip.script}\n`).join("\n");
    texts.push({ name: "video/script.txt", text: script });
  }
  return texts;
}

/** The files by the names they were stored under; one whose bytes are gone is left out. */
async function filesOf(user: { id: number }, { parts }: Results) {
  const image = parts.image?.content;
  const video = parts.video?.content;
  const wanted: [folder: string, asset: StoredAsset | null | undefined][] = [
    ["images", image?.png],
    ["images", image?.webp],
    ...(image?.crops ?? []).map(({ asset }): [string, StoredAsset] => ["images", asset]),
    ["video", video?.film],
    ["video", video?.horizontal],
    ["video", video?.poster],
    ["video", video?.srt],
    ["video", video?.vtt],
    ...(video?.clips ?? []).flatMap(({ asset, still }): [string, StoredAsset | undefined][] => [
      ["video/scenes", asset],
      ["video/scenes", still],
    ]),
  ];
  const files: { name: string; id: string; size: number }[] = [];
  for (const [folder, asset] of wanted) {
    const row = asset && findMedia(user, asset.mediaId);
    if (!row) continue;
    const size = await mediaStore.find(row.id);
    if (size !== null) files.push({ name: `${folder}/${row.fileName}`, id: row.id, size });
  }
  return files;
}
