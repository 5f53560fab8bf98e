import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_ID_AAC,
  AV_SAMPLE_FMT_FLTP,
  Codec,
  CodecContext,
  FFmpegError,
  Frame,
  Packet,
  Rational,
} from "node-av";
import { sampleRate } from "./scene-timing";
import type { EncodedPiece } from "./video-encoder";

/** Samples in one AAC packet. */
export const packetSamples = 1024;

export interface EncodedSound {
  pieces: EncodedPiece[];
  /** The AudioSpecificConfig that a player needs. */
  description: Uint8Array;
}

/** Encodes a stereo stretch as AAC-LC at 48 kHz. Its length is a whole number of packets. */
export async function encodeSound(left: Float32Array, right: Float32Array, signal: AbortSignal): Promise<EncodedSound> {
  const codec = new CodecContext();
  const frame = new Frame();
  const packet = new Packet();
  const pieces: EncodedPiece[] = [];
  const collect = async () => {
    while ((await codec.receivePacket(packet)) >= 0) {
      const at = Number(packet.pts);
      // What comes before zero is the encoder's run-up, not sound.
      if (packet.data && at >= 0) pieces.push({ at, key: true, data: Uint8Array.from(packet.data) });
      packet.unref();
    }
  };
  try {
    codec.allocContext3(Codec.findEncoder(AV_CODEC_ID_AAC));
    codec.sampleRate = sampleRate;
    codec.sampleFormat = AV_SAMPLE_FMT_FLTP;
    codec.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
    codec.timeBase = new Rational(1, sampleRate);
    codec.bitRate = 160_000n;
    FFmpegError.throwIfError(await codec.open2(), "open the sound encoder");
    packet.alloc();
    frame.alloc();
    frame.nbSamples = packetSamples;
    frame.format = AV_SAMPLE_FMT_FLTP;
    frame.sampleRate = sampleRate;
    frame.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
    FFmpegError.throwIfError(frame.allocBuffer(), "hold sound");
    const planes = Buffer.alloc(packetSamples * 8);
    const samples = new Float32Array(planes.buffer, planes.byteOffset, packetSamples * 2);
    for (let at = 0; at < left.length; at += packetSamples) {
      signal.throwIfAborted();
      samples.fill(0);
      samples.set(left.subarray(at, at + packetSamples), 0);
      samples.set(right.subarray(at, at + packetSamples), packetSamples);
      FFmpegError.throwIfError(frame.makeWritable(), "reuse sound");
      FFmpegError.throwIfError(frame.fromBuffer(planes), "take sound");
      frame.pts = BigInt(at);
      FFmpegError.throwIfError(await codec.sendFrame(frame), "encode sound");
      await collect();
    }
    FFmpegError.throwIfError(await codec.sendFrame(null), "end the sound");
    await collect();
    return { pieces, description: Uint8Array.from(codec.extraData ?? []) };
  } finally {
    packet.free();
    frame.free();
    codec.freeContext();
  }
}
