import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from "mediabunny";
import { writeFileAtomically } from "../picture/write-file-atomically";
import { type EncodedSound, packetSamples } from "./audio-encoder";
import { framesPerSecond, sampleRate } from "./scene-timing";
import type { EncodedPiece } from "./video-encoder";

/** The box type under which XMP lies in an MP4 file (XMP specification, part 3). */
const xmpBox = Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex");

export interface Mp4 {
  width: number;
  height: number;
  /** In order, the first a key frame; counted from `firstFrame`. */
  picture: readonly EncodedPiece[];
  firstFrame: number;
  sound: EncodedSound;
  title: string;
  xmp: string;
  /** ISO 8601; the file's own clock says this, so that the same brief gives the same bytes. */
  madeAt: string;
}

/**
 * Writes encoded picture and sound as an MP4 whose index comes first, so that it plays while it loads. Written under a temporary name
 * and renamed; when writing fails (a full disk keeps its code ENOSPC) nothing is left behind.
 */
export async function writeMp4(path: string, mp4: Mp4): Promise<void> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const video = new EncodedVideoPacketSource("avc");
  const audio = new EncodedAudioPacketSource("aac");
  output.addVideoTrack(video, { frameRate: framesPerSecond });
  output.addAudioTrack(audio);
  output.setMetadataTags({ title: mp4.title, comment: "Made with Sparkwright" });
  await output.start();
  const videoMeta: EncodedVideoChunkMetadata = {
    decoderConfig: {
      codec: mp4.width > 720 ? "avc1.640028" : "avc1.64001f",
      codedWidth: mp4.width,
      codedHeight: mp4.height,
      colorSpace: { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false },
    },
  };
  const audioMeta: EncodedAudioChunkMetadata = {
    decoderConfig: { codec: "mp4a.40.2", sampleRate, numberOfChannels: 2, description: mp4.sound.description },
  };
  let heard = 0;
  const hearUntil = async (seconds: number) => {
    for (; heard < mp4.sound.pieces.length; heard += 1) {
      const piece = mp4.sound.pieces[heard];
      if (!piece || piece.at / sampleRate >= seconds) return;
      await audio.add(
        new EncodedPacket(piece.data, "key", piece.at / sampleRate, packetSamples / sampleRate),
        heard === 0 ? audioMeta : undefined,
      );
    }
  };
  for (const [index, piece] of mp4.picture.entries()) {
    const at = (piece.at - mp4.firstFrame) / framesPerSecond;
    await video.add(
      new EncodedPacket(piece.data, piece.key ? "key" : "delta", at, 1 / framesPerSecond),
      index === 0 ? videoMeta : undefined,
    );
    await hearUntil(at + 1 / framesPerSecond);
  }
  await hearUntil(Number.POSITIVE_INFINITY);
  await output.finalize();
  const xmp = Buffer.from(mp4.xmp, "utf8");
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + xmpBox.length + xmp.length);
  const movie = Buffer.from(target.buffer ?? new ArrayBuffer(0));
  stampTimes(movie, mp4.madeAt);
  const bytes = [movie, size, Buffer.from("uuid", "latin1"), xmpBox, xmp];
  await writeFileAtomically(path, bytes);
}

/** Sets the creation and change times of the movie, its tracks and their media, which count seconds from 1904. */
function stampTimes(movie: Buffer, madeAt: string): void {
  const seconds = Math.round(Date.parse(madeAt) / 1000) + 2_082_844_800;
  const header = movie.subarray(0, movie.indexOf("mdat", 0, "latin1"));
  for (const box of ["mvhd", "tkhd", "mdhd"]) {
    for (let at = header.indexOf(box, 0, "latin1"); at >= 0; at = header.indexOf(box, at + 4, "latin1")) {
      const wide = header[at + 4] === 1;
      for (const place of [0, 1]) {
        if (wide) header.writeBigUInt64BE(BigInt(seconds), at + 8 + place * 8);
        else header.writeUInt32BE(seconds, at + 8 + place * 4);
      }
    }
  }
}
