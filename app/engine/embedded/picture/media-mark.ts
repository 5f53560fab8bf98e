/**
 * The IPTC digital source type for pictures that a program composes by rules, without a model trained on other people's work.
 * https://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia
 */
export const madeByCode = "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia";
/** For a composition of a picture that was given and of drawn elements. */
export const composedWithGivenPicture = "http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic";

/** For a composition of drawn elements and a picture that a model made. */
export const composedWithModelPicture =
  "http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia";

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" })[c] ?? c);

/** The XMP packet that says by machine how a medium was made. `madeAt` is ISO 8601. */
export function writeMediaMark(mark: { sourceType: string; title: string; madeAt: string }): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 Iptc4xmpExt:DigitalSourceType="${escapeXml(mark.sourceType)}" xmp:CreatorTool="Sparkwright built-in engine" xmp:CreateDate="${escapeXml(mark.madeAt)}">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(mark.title)}</rdf:li></rdf:Alt></dc:title>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
