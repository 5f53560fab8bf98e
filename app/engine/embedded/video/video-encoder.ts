import {
  AV_LOG_ERROR,
  AV_PICTURE_TYPE_I,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  Codec,
  CodecContext,
  FF_ENCODER_LIBX264,
  FFmpegError,
  Frame,
  Log,
  Packet,
  Rational,
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
 * Encodes planar frames (see planes.ts) as H.264 (High, 4:2:0, BT.709). Frames are taken in order; no frame refers to a later one, so packets come out
 * in the order of presentation and a film can be cut at every key frame. One encoder thread: the second core stays free.
 */
export class H264Encoder {
  readonly pieces: EncodedPiece[] = [];
  readonly #codec = new CodecContext();
  readonly #frame = new Frame();
  readonly #packet = new Packet();
  #closed = false;

  private constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  static async open(width: number, height: number): Promise<H264Encoder> {
    const encoder = new H264Encoder(width, height);
    try {
      await encoder.#open();
      return encoder;
    } catch (error) {
      encoder.close();
      throw error;
    }
  }

  async #open(): Promise<void> {
    const { width, height } = this;
    const codec = this.#codec;
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
    // Half of the work of veryfast for a file a seventh larger, measured on these films.
    codec.setOption("preset", "superfast");
    codec.setOption("profile", "high");
    codec.setOption("crf", "20");
    codec.setOption("forced-idr", "1");
    // A short look ahead keeps memory low: each frame it holds is a whole picture.
    codec.setOption("x264-params", "rc-lookahead=4:sync-lookahead=0:mbtree=1:weightp=0");
    FFmpegError.throwIfError(await codec.open2(), "open the video encoder");
    const frame = this.#frame;
    frame.alloc();
    frame.width = width;
    frame.height = height;
    frame.format = AV_PIX_FMT_YUV420P;
    frame.colorSpace = AVCOL_SPC_BT709;
    frame.colorPrimaries = AVCOL_PRI_BT709;
    frame.colorTrc = AVCOL_TRC_BT709;
    frame.colorRange = AVCOL_RANGE_MPEG;
    this.#packet.alloc();
  }

  /** Encodes one frame's planes off the main thread. `planes` must stay untouched until the promise settles. */
  async encode(planes: Buffer, index: number, key: boolean): Promise<void> {
    FFmpegError.throwIfError(this.#frame.fromBuffer(planes), "take a frame");
    this.#frame.pts = BigInt(index);
    this.#frame.duration = 1n;
    this.#frame.pictType = key ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE;
    FFmpegError.throwIfError(await this.#codec.sendFrame(this.#frame), "encode a frame");
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
    this.#packet.free();
    this.#frame.free();
    this.#codec.freeContext();
  }
}
