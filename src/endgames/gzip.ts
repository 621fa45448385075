/** Packs and unpacks bytes by gzip where the surroundings know how: browsers, Node, Deno, Bun. What the bytes are, the caller knows. */

/** A stream of bytes, by what is used of it, since no types of a browser or of Node are assumed. */
interface Bytes {
  pipeThrough(transform: object): Bytes;
  getReader(): {
    read(): Promise<{ readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
}

type Transform = new (format: "gzip") => object;

interface Surroundings {
  readonly Blob: new (
    parts: readonly Uint8Array[],
  ) => { stream(): Bytes; arrayBuffer(): Promise<ArrayBuffer> };
  readonly CompressionStream?: Transform;
  readonly DecompressionStream?: Transform;
}

/** The bytes packed; `undefined` where the surroundings cannot. */
export function gzip(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return through("CompressionStream", bytes, Number.POSITIVE_INFINITY);
}

/**
 * The bytes unpacked; `undefined` where the surroundings cannot. The promise is rejected for what is not gzip, and for what
 * comes to more bytes than `most` before they are all there.
 */
export function gunzip(bytes: Uint8Array, most: number): Promise<Uint8Array | undefined> {
  return through("DecompressionStream", bytes, most);
}

async function through(
  name: "CompressionStream" | "DecompressionStream",
  bytes: Uint8Array,
  most: number,
): Promise<Uint8Array | undefined> {
  const { Blob, [name]: Transform } = globalThis as unknown as Surroundings;
  if (Transform === undefined) return undefined;
  const reader = new Blob([bytes]).stream().pipeThrough(new Transform("gzip")).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value } = await reader.read();
    if (value === undefined) break;
    parts.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError();
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
