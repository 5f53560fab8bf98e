/**
 * A JPEG whose every block is flat and one bit a component long: half a megabyte holds 60 million pixels. As a progressive one its decoder
 * needs two bytes a pixel and component before it can give the first row.
 */
export function flatJpeg(width: number, height: number, { components = 4, isProgressive = true } = {}): Buffer {
  const ids = Array.from({ length: components }, (_, index) => index + 1);
  const segment = (marker: number, bytes: number[]) => [
    0xff,
    marker,
    (bytes.length + 2) >> 8,
    (bytes.length + 2) & 255,
    ...bytes,
  ];
  const short = (value: number) => [value >> 8, value & 255];
  const codes = [1, ...Array<number>(15).fill(0), 0];
  const head = [
    ...[0xff, 0xd8],
    ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...segment(isProgressive ? 0xc2 : 0xc0, [
      8,
      ...short(height),
      ...short(width),
      components,
      ...ids.flatMap((id) => [id, 0x11, 0]),
    ]),
    ...segment(0xc4, [0x00, ...codes]),
    ...segment(0xc4, [0x10, ...codes]),
    ...segment(0xda, [components, ...ids.flatMap((id) => [id, 0]), 0, isProgressive ? 0 : 63, 0]),
  ];
  const bitsEach = isProgressive ? 1 : 2;
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8) * components;
  return Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(Math.ceil((blocks * bitsEach) / 8)),
    Buffer.from([0xff, 0xd9]),
  ]);
}
