import {
  AV_LOG_ERROR,
  AV_PICTURE_TYPE_I,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
  AVCOL_TRC_BT709,
  Codec,
  CodecContext,
  FF_ENCODER_LIBX264,
  FFmpegError,
  Frame,
  Log,
  Packet,
  Rational,
  SoftwareScaleContext,
} from "node-av";
import { framesPerSecond } from "./scene-timing";

/** An encoded piece of picture or sound, in its own bytes. `at` counts frames or samples from the film's start. */
export interface EncodedPiece {
  at: number;
  key: boolean;
  data: Uint8Array;
}

Log.setLevel(AV_LOG_ERROR);

/**
 * Encodes RGBA frames as H.264 (High, 4:2:0, BT.709). Frames are taken in order; no frame refers to a later one, so packets come out
 * in the order of presentation and a film can be cut at every key frame. One encoder thread: the second core stays free.
 */
export class H264Encoder {
  readonly pieces: EncodedPiece[] = [];
  readonly #codec = new CodecContext();
  readonly #scaler = new SoftwareScaleContext();
  readonly #rgba = new Frame();
  readonly #yuv = new Frame();
  readonly #packet = new Packet();
  #closed = false;

  private constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  static async open(width: number, height: number): Promise<H264Encoder> {
    const encoder = new H264Encoder(width, height);
    const codec = encoder.#codec;
    const x264 = Codec.findEncoderByName(FF_ENCODER_LIBX264);
    if (!x264) throw new Error("The media library holds no H.264 encoder");
    codec.allocContext3(x264);
    codec.width = width;
    codec.height = height;
    codec.pixelFormat = AV_PIX_FMT_YUV420P;
    codec.timeBase = new Rational(1, framesPerSecond);
    codec.framerate = new Rational(framesPerSecond, 1);
    codec.sampleAspectRatio = new Rational(1, 1);
    codec.gopSize = framesPerSecond * 4;
    codec.maxBFrames = 0;
    codec.threadCount = 1;
    codec.colorSpace = AVCOL_SPC_BT709;
    codec.colorPrimaries = AVCOL_PRI_BT709;
    codec.colorTrc = AVCOL_TRC_BT709;
    codec.colorRange = AVCOL_RANGE_MPEG;
    codec.setOption("preset", "veryfast");
    codec.setOption("profile", "high");
    codec.setOption("crf", "20");
    codec.setOption("forced-idr", "1");
    // A short look ahead keeps memory low: each frame it holds is a whole picture.
    codec.setOption("x264-params", "rc-lookahead=8:sync-lookahead=0:ref=2");
    FFmpegError.throwIfError(await codec.open2(), "open the video encoder");
    const frames = [
      [encoder.#rgba, AV_PIX_FMT_RGBA],
      [encoder.#yuv, AV_PIX_FMT_YUV420P],
    ] as const;
    for (const [frame, format] of frames) {
      frame.alloc();
      frame.width = width;
      frame.height = height;
      frame.format = format;
    }
    encoder.#rgba.colorSpace = AVCOL_SPC_RGB;
    encoder.#rgba.colorRange = AVCOL_RANGE_JPEG;
    encoder.#yuv.colorSpace = AVCOL_SPC_BT709;
    encoder.#yuv.colorPrimaries = AVCOL_PRI_BT709;
    encoder.#yuv.colorTrc = AVCOL_TRC_BT709;
    encoder.#yuv.colorRange = AVCOL_RANGE_MPEG;
    for (const [frame] of frames) FFmpegError.throwIfError(frame.allocBuffer(), "hold a frame");
    // Left unset on purpose: the scaler then takes the matrix from the frames, so that colours are BT.709 as tagged.
    encoder.#scaler.allocContext();
    encoder.#packet.alloc();
    return encoder;
  }

  /** Encodes one frame off the main thread. `pixels` must stay untouched until the promise settles. */
  async encode(pixels: Buffer, index: number, key: boolean): Promise<void> {
    FFmpegError.throwIfError(this.#rgba.fromBuffer(pixels), "take a frame");
    FFmpegError.throwIfError(this.#yuv.makeWritable(), "reuse a frame");
    FFmpegError.throwIfError(await this.#scaler.scaleFrame(this.#yuv, this.#rgba), "convert a frame");
    this.#yuv.pts = BigInt(index);
    this.#yuv.duration = 1n;
    this.#yuv.pictType = key ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE;
    FFmpegError.throwIfError(await this.#codec.sendFrame(this.#yuv), "encode a frame");
    await this.#collect();
  }

  /** Waits for the last packets. */
  async finish(): Promise<void> {
    FFmpegError.throwIfError(await this.#codec.sendFrame(null), "end the film");
    await this.#collect();
  }

  async #collect(): Promise<void> {
    while ((await this.#codec.receivePacket(this.#packet)) >= 0) {
      const { data } = this.#packet;
      if (data)
        this.pieces.push({ at: Number(this.#packet.pts), key: this.#packet.isKeyframe, data: Uint8Array.from(data) });
      this.#packet.unref();
    }
  }

  /** Frees the native memory. No call may be under way. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#scaler.freeContext();
    this.#packet.free();
    this.#rgba.free();
    this.#yuv.free();
    this.#codec.freeContext();
  }
}
