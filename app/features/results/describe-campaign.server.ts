import { readEmailBlocks } from "~/engine/formats/lay-out-email";
import { isAds, isEmail } from "~/engine/written-text";
import { layOutArticle } from "~/features/sparks/lay-out-article.server";
import { getMediaUrl } from "~/platform/media/media";
import { getAdLines } from "./get-ad-lines";
import { getCaptionLines } from "./get-caption-lines.server";
import type { Results } from "./results.queries.server";

/** Where a reader finds a file, by its id. */
type MediaUrl = (id: string) => string;

/** What was made, as a page shows it: Markdown as safe HTML, files by their addresses, captions with their counts. */
export async function describeCampaign(parts: Results["parts"], getUrl: MediaUrl = getMediaUrl) {
  return {
    ...(await blogOrEmail(parts.blog)),
    image: parts.image && { ...picture(parts.image.content, getUrl), ...made(parts.image) },
    ...captionsOrAds(parts.caption),
    video: parts.video && { ...film(parts.video.content, getUrl), ...made(parts.video) },
  };
}

/** The blog part as what it became. */
async function blogOrEmail(part: Results["parts"]["blog"]) {
  if (!part) return {};
  const { content } = part;
  if (!isEmail(content)) return { blog: { ...content, ...made(part), html: await layOutArticle(content.markdown) } };
  const { text, callToAction } = content;
  return { email: { ...content, ...made(part), blocks: readEmailBlocks(text, callToAction) } };
}

/** The captions as what they became. */
function captionsOrAds(part: Results["parts"]["caption"]) {
  if (!part) return {};
  const { content } = part;
  if (!isAds(content)) return { captions: { lines: getCaptionLines(content), ...made(part) } };
  const { url, claimsToCheck, remarks } = content;
  return { ads: { groups: getAdLines(content), url, claimsToCheck, remarks, ...made(part) } };
}

const made = (part: { provenance: ResultsProvenance }) => ({ provenance: part.provenance });
type ResultsProvenance = NonNullable<Results["parts"]["blog"]>["provenance"];

type Picture = NonNullable<Results["parts"]["image"]>["content"];
type Film = NonNullable<Results["parts"]["video"]>["content"];

function picture({ png, webp, preview, altText, crops }: Picture, getUrl: MediaUrl) {
  return {
    png: getUrl(png.mediaId),
    webp: getUrl(webp.mediaId),
    preview: getUrl((preview ?? webp).mediaId),
    width: png.width,
    height: png.height,
    altText,
    crops: (crops ?? []).map(({ shape, asset, preview: small }) => ({
      shape,
      url: getUrl(asset.mediaId),
      preview: getUrl((small ?? asset).mediaId),
      width: asset.width,
      height: asset.height,
    })),
  };
}

function film({ clips, film: whole, horizontal, poster, preview, srt, vtt }: Film, getUrl: MediaUrl) {
  return {
    film: getUrl(whole.mediaId),
    width: whole.width,
    height: whole.height,
    seconds: whole.duration,
    horizontal: horizontal ? getUrl(horizontal.mediaId) : null,
    poster: getUrl((preview ?? poster).mediaId),
    srt: getUrl(srt.mediaId),
    vtt: getUrl(vtt.mediaId),
    scenes: clips.map(({ asset, script, still, preview: small }) => ({
      url: getUrl(asset.mediaId),
      seconds: asset.duration,
      width: asset.width,
      height: asset.height,
      script,
      still: getUrl((small ?? still ?? preview ?? poster).mediaId),
    })),
  };
}
