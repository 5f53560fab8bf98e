/** A Content-Disposition that saves under the given name in every browser (RFC 6266): plain letters, and the true name beside. */
export function getAttachmentHeader(fileName: string): string {
  const plain = fileName
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\/%]/g, "_");
  const exact = encodeURIComponent(fileName.replace(/\p{Surrogate}/gu, "")).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || "file"}"; filename*=UTF-8''${exact}`;
}
