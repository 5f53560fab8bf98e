import {
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVMEDIA_TYPE_VIDEO,
  Codec,
  CodecContext,
  FFmpegError,
  FormatContext,
  Frame,
  Packet,
  SoftwareScaleContext,
} from "node-av";
import { createPlanes, type Planes } from "./planes";
import { framesPerSecond } from "./scene-timing";

/** A film file that runs frame by frame, brought to a size. Its last frame stays when it is over. */
export interface RunningFilm {
  planes: Planes;
  /** Brings the frame of the next thirtieth of a second into `planes`. */
  advance(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a film and shows its first frame, cut at the sides that stick out. Decoded in one thread, off the main one.
 * @throws Error when the file is no film that can be read.
 */
export async function openRunningFilm(path: string, size: { width: number; height: number }): Promise<RunningFilm> {
  const film = new DecodedFilm(size);
  try {
    await film.open(path);
    return film;
  } catch (error) {
    await film.close();
    throw error;
  }
}

class DecodedFilm implements RunningFilm {
  readonly planes: Planes;
  readonly #format = new FormatContext();
  readonly #codec = new CodecContext();
  readonly #packet = new Packet();
  readonly #decoded = new Frame();
  readonly #scaled = new Frame();
  readonly #scaler = new SoftwareScaleContext();
  #stream = -1;
  /** Seconds that a unit of the file's own time lasts. */
  #unit = 0;
  #start: bigint | null = null;
  #shown = -1;
  #hasNext = false;
  #ended = false;
  #closed = false;

  constructor({ width, height }: { width: number; height: number }) {
    this.planes = createPlanes(width, height);
  }

  async open(path: string): Promise<void> {
    FFmpegError.throwIfError(await this.#format.openInput(path, null, null), "open a film");
    FFmpegError.throwIfError(await this.#format.findStreamInfo(null), "read a film");
    this.#stream = this.#format.findBestStream(AVMEDIA_TYPE_VIDEO);
    const stream = this.#format.streams[this.#stream];
    const decoder = stream && Codec.findDecoder(stream.codecpar.codecId);
    if (!stream || !decoder) throw new Error("The file holds no film that can be read");
    this.#unit = stream.timeBase.num / stream.timeBase.den;
    this.#codec.allocContext3(decoder);
    FFmpegError.throwIfError(this.#codec.parametersToContext(stream.codecpar), "read a film's settings");
    this.#codec.threadCount = 1;
    FFmpegError.throwIfError(await this.#codec.open2(), "open a film's decoder");
    this.#packet.alloc();
    this.#decoded.alloc();
    if (!(await this.#decode())) throw new Error("The film holds no frame");
    this.#prepare();
    await this.advance();
  }

  /** The frame that all others are scaled to: as large as covers the wanted size. */
  #prepare(): void {
    const { width, height } = this.planes;
    const scale = Math.max(width / this.#decoded.width, height / this.#decoded.height);
    const scaled = this.#scaled;
    scaled.alloc();
    scaled.width = Math.max(width, Math.round((this.#decoded.width * scale) / 2) * 2);
    scaled.height = Math.max(height, Math.round((this.#decoded.height * scale) / 2) * 2);
    scaled.format = AV_PIX_FMT_YUV420P;
    scaled.colorSpace = AVCOL_SPC_BT709;
    scaled.colorPrimaries = AVCOL_PRI_BT709;
    scaled.colorTrc = AVCOL_TRC_BT709;
    scaled.colorRange = AVCOL_RANGE_MPEG;
    FFmpegError.throwIfError(scaled.allocBuffer(), "hold a frame");
    this.#scaler.allocContext();
  }

  async advance(): Promise<void> {
    this.#shown += 1;
    const now = this.#shown / framesPerSecond;
    let fresh = false;
    while (this.#hasNext && this.#secondsOfNext() <= now + 0.001) {
      FFmpegError.throwIfError(await this.#scaler.scaleFrame(this.#scaled, this.#decoded), "bring a frame to its size");
      fresh = true;
      await this.#decode();
    }
    if (fresh) this.#take();
  }

  #secondsOfNext(): number {
    const pts = this.#decoded.bestEffortTimestamp;
    this.#start ??= pts;
    return Number(pts - this.#start) * this.#unit;
  }

  /** Decodes the next frame; false when there is none. */
  async #decode(): Promise<boolean> {
    this.#hasNext = false;
    for (;;) {
      this.#decoded.unref();
      if ((await this.#codec.receiveFrame(this.#decoded)) >= 0) {
        this.#hasNext = true;
        return true;
      }
      if (this.#ended) return false;
      if ((await this.#format.readFrame(this.#packet)) < 0) {
        this.#ended = true;
        await this.#codec.sendPacket(null);
        continue;
      }
      // A torn packet is passed over: the frame before it stays.
      if (this.#packet.streamIndex === this.#stream) await this.#codec.sendPacket(this.#packet);
      this.#packet.unref();
    }
  }

  #take(): void {
    const { width, height, y, u, v } = this.planes;
    const left = Math.floor((this.#scaled.width - width) / 4) * 2;
    const top = Math.floor((this.#scaled.height - height) / 4) * 2;
    const lines = this.#scaled.linesize;
    const data = this.#scaled.data;
    for (const [at, to, part] of [
      [0, y, 1],
      [1, u, 2],
      [2, v, 2],
    ] as const) {
      const from = data?.[at];
      const stride = lines[at] ?? 0;
      if (!from) throw new Error("A frame of the film is empty");
      for (let row = 0; row < height / part; row += 1) {
        const first = (row + top / part) * stride + left / part;
        to.set(from.subarray(first, first + width / part), (row * width) / part);
      }
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#packet.free();
    this.#decoded.free();
    this.#scaled.free();
    this.#scaler.freeContext();
    this.#codec.freeContext();
    await this.#format.closeInput();
  }
}
