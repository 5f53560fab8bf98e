import { inflateRawSync } from "node:zlib";

const endOfDirectory = 0x06054b50;
const stored = 0;

/** The files of a ZIP archive by their names, read by its directory as an unpacking program does. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  let end = bytes.length - 22;
  while (bytes.readUInt32LE(end) !== endOfDirectory) end -= 1;
  const files = new Map<string, Buffer>();
  let entry = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    const method = bytes.readUInt16LE(entry + 10);
    const size = bytes.readUInt32LE(entry + 20);
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((at) =>
      bytes.readUInt16LE(entry + at),
    );
    const name = bytes.toString("utf8", entry + 46, entry + 46 + nameLength);
    const local = bytes.readUInt32LE(entry + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(start, start + size);
    files.set(name, method === stored ? data : inflateRawSync(data));
    entry += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
