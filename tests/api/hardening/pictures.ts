/** Pictures that are broken, lie about themselves or want too much, made from small ones that are sound. */
import sharp from 'sharp';

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const;
type Format = (typeof formats)[number];

export interface HostilePicture {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The same numbers for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A gradient with a disc, so that every format has something to code. */
export async function soundPictures(): Promise<Record<Format, Buffer>> {
  const drawn = sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72"><defs><linearGradient id="g"><stop stop-color="#c63"/><stop offset="1" stop-color="#3c6"/></linearGradient></defs><rect width="96" height="72" fill="url(#g)"/><circle cx="40" cy="36" r="24" fill="#eee"/></svg>',
    ),
  );
  const made = formats.map(async (format) => {
    const bytes = await drawn
      .clone()
      .withExif({ IFD0: { Copyright: 'Nobody' } })
      .toFormat(format)
      .toBuffer();
    return [format, bytes] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as Record<Format, Buffer>;
}

type Change = (
  bytes: Buffer,
  random: () => number,
  others: Readonly<Record<Format, Buffer>>,
) => Buffer;

const below = (random: () => number, most: number): number => Math.floor(random() * most);

/** Where each format has its width and height: offset, bytes of each, and their order. */
const dimensions: Readonly<
  Partial<Record<Format, (bytes: Buffer) => readonly [at: number, size: 2 | 4, isLittle: boolean]>>
> = {
  png: () => [16, 4, false],
  gif: () => [6, 2, true],
  jpeg: (bytes) => [frameOf(bytes) + 5, 2, false],
  webp: () => [26, 2, true],
  avif: (bytes) => [bytes.indexOf('ispe') + 8, 4, false],
};
/** The marker of a JPEG's frame. */
const frameOf = (bytes: Buffer): number =>
  Math.max(bytes.indexOf(Buffer.from([0xff, 0xc0])), bytes.indexOf(Buffer.from([0xff, 0xc2])), 0);

const sizes = [0, 1, 31, 32, 4096, 16_383, 30_000, 65_535, 2 ** 31 - 1, 2 ** 32 - 1];

const changes: Readonly<Record<string, Change>> = {
  'bits turned over': (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let turn = 0; turn <= below(random, 40); turn += 1) {
      const at = below(random, copy.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << below(random, 8));
    }
    return copy;
  },
  'bits of the head turned over': (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let turn = 0; turn <= below(random, 6); turn += 1) {
      const at = 4 + below(random, Math.min(120, copy.length - 4));
      copy[at] = below(random, 256);
    }
    return copy;
  },
  'cut off': (bytes, random) => bytes.subarray(0, 1 + below(random, bytes.length - 1)),
  'without its middle': (bytes, random) => {
    const at = below(random, bytes.length);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + below(random, 200))]);
  },
  'parts twice': (bytes, random) => {
    const at = below(random, bytes.length);
    const part = bytes.subarray(at, at + 1 + below(random, 300));
    return Buffer.concat([
      bytes.subarray(0, at),
      ...Array.from({ length: 50 }, () => part),
      bytes.subarray(at),
    ]);
  },
  'the beginning of another kind': (bytes, random, others) => {
    const other = others[formats[below(random, formats.length)] ?? 'png'];
    return Buffer.concat([other.subarray(0, 12), bytes.subarray(12)]);
  },
  'two kinds one after the other': (bytes, random, others) =>
    Buffer.concat([bytes, others[formats[below(random, formats.length)] ?? 'png']]),
  'a page, a program and an archive behind it': (bytes) =>
    Buffer.concat([
      bytes,
      Buffer.from('<script>alert(1)</script><?php x ?>PK\x05\x06%PDF-1.7', 'latin1'),
    ]),
  'noise behind its head': (bytes, random) =>
    Buffer.concat([
      bytes.subarray(0, 40),
      Buffer.from(Array.from({ length: 4000 }, () => below(random, 256))),
    ]),
  'ten megabytes of nothing behind it': (bytes) =>
    Buffer.concat([bytes, Buffer.alloc(10 * 1024 * 1024 - bytes.length)]),
};

function resized(format: Format, bytes: Buffer, random: () => number): Buffer {
  const copy = Buffer.from(bytes);
  const [at, size, isLittle] = dimensions[format]?.(copy) ?? [4, 4, true];
  if (at < 0 || at + 2 * size > copy.length) return copy;
  for (const place of [at, at + size]) {
    const value = sizes[below(random, sizes.length)] ?? 0;
    const fits = size === 2 ? value % 65_536 : value;
    if (isLittle) copy.writeUIntLE(fits, place, size);
    else copy.writeUIntBE(fits, place, size);
  }
  return copy;
}

/** Metadata within metadata, as a JPEG's own segments. */
function withMetadata(jpeg: Buffer, random: () => number): Buffer {
  const segments = Array.from({ length: 1 + below(random, 200) }, () => {
    const data = Buffer.concat([
      Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'),
      Buffer.alloc(below(random, 4000), random() < 0.5 ? 0xff : 0),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(Math.min(65_535, data.length + (random() < 0.3 ? 9000 : 2)));
    return Buffer.concat([Buffer.from([0xff, 0xe1]), length, data]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** Many frames of a GIF by repeating its image block. */
function withFrames(gif: Buffer, random: () => number): Buffer {
  const start = gif.indexOf(0x2c, 13);
  const image = gif.subarray(start, -1);
  return Buffer.concat([
    gif.subarray(0, start),
    ...Array.from({ length: 2 + below(random, 3000) }, () => image),
    gif.subarray(-1),
  ]);
}

/** So many of them, each kind of change in turn on each format in turn. */
export async function* hostilePictures(
  count: number,
  seed: number,
): AsyncGenerator<HostilePicture> {
  const sound = await soundPictures();
  const random = numbersFrom(seed);
  const named = Object.entries(changes);
  const kinds = named.length + 3;
  for (let at = 0; at < count; at += 1) {
    const format = formats[Math.floor(at / kinds) % formats.length] ?? 'png';
    const bytes = sound[format];
    const [name, change] = named[at % kinds] ?? [];
    if (name !== undefined && change)
      yield { name: `${format}, ${name}`, bytes: change(bytes, random, sound) };
    else if (at % kinds === named.length)
      yield {
        name: `${format}, other dimensions in its head`,
        bytes: resized(format, bytes, random),
      };
    else if (at % kinds === named.length + 1)
      yield { name: 'jpeg, metadata in great number', bytes: withMetadata(sound.jpeg, random) };
    else yield { name: 'gif, many frames', bytes: withFrames(sound.gif, random) };
  }
}
