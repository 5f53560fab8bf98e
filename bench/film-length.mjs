/** Seconds that an MP4 lasts, from its movie header (ISO/IEC 14496-12, 8.2.2). @param {Buffer} film */
export function filmLength(film) {
  const at = film.indexOf("mvhd");
  if (at === -1) throw new Error("The film has no movie header");
  const isLong = film[at + 4] === 1;
  const timescale = film.readUInt32BE(at + (isLong ? 24 : 16));
  const duration = isLong ? Number(film.readBigUInt64BE(at + 28)) : film.readUInt32BE(at + 20);
  return duration / timescale;
}
