/** Photos that the tests make: a till receipt, a label, a bowl that no reader can name, and files that are no photos at all. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { drawLine, widthOf } from './lettering.ts';

/** A name and, far to its right, a price; a line without a price stands in the middle. */
export type ReceiptLine = readonly [text: string, price?: string];

export const groceries: readonly ReceiptLine[] = [
  ['FRESHMART'],
  ['14/11/2026 18:22'],
  ['CHICKEN BREAST 500G', '4.50'],
  ['TOMATOES', '1.20'],
  ['BASMATI RICE', '2.75'],
  ['ONIONS', '0.99'],
  ['RED PEPPERS', '1.45'],
  ['GARLIC', '0.40'],
  ['TOTAL', '11.29'],
  ['THANK YOU'],
];

const [width, height] = [1536, 2048] as const;
const page = (body: string, paper = '#f4f2ee', ink = '#26241f') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${ink}"><rect width="100%" height="100%" fill="${paper}"/>${body}</svg>`,
  );

/** A receipt of 3 megapixels, as a phone sees it: a little askew, soft, and strongly compressed. */
export async function receipt(
  lines: readonly ReceiptLine[] = groceries,
  { askew = 1.5, quality = 60 } = {},
): Promise<Buffer> {
  const size = 34;
  const rows = lines.map(([text, price], at) => {
    const y = 200 + at * 90;
    return price === undefined
      ? drawLine(text, (width - widthOf(text, size)) / 2, y, size)
      : drawLine(text, 150, y, size) + drawLine(price, width - 150 - widthOf(price, size), y, size);
  });
  return sharp(page(rows.join('')))
    .rotate(askew, { background: '#6b6258' })
    .resize(width, height, { fit: 'cover' })
    .blur(0.7)
    .jpeg({ quality })
    .toBuffer();
}

/** The front of a package. */
export async function label(words: readonly string[]): Promise<Buffer> {
  const lines = words.map((text, at) => {
    const size = at === 0 ? 70 : 40;
    return drawLine(text, (width - widthOf(text, size)) / 2, 700 + at * 150, size);
  });
  return sharp(page(lines.join(''), '#f7e9c8', '#7c1d12'))
    .blur(0.7)
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** Round things in a bowl: food to a person, and nothing that a reader of words can name. */
export async function bowl(): Promise<Buffer> {
  const fruit = Array.from(
    { length: 14 },
    (_, at) =>
      `<circle cx="${430 + (at % 5) * 170}" cy="${820 + Math.floor(at / 5) * 150}" r="${86 + (at % 3) * 9}" fill="hsl(${(at * 37) % 80} 75% ${44 + (at % 4) * 4}%)"/>`,
  );
  return sharp(
    page(
      `<ellipse cx="768" cy="1060" rx="640" ry="480" fill="#c9b9a2"/>${fruit.join('')}`,
      '#54606a',
    ),
  )
    .blur(3)
    .jpeg({ quality: 80 })
    .toBuffer();
}

const flat = (w: number, h: number) =>
  sharp({ create: { width: w, height: h, channels: 3, background: '#c96' } });

/** A PNG of so many white pixels in a few kilobytes. */
export function bomb(w: number, h: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(w, 0);
  head.writeUInt32BE(h, 4);
  head[8] = 1; // bits a pixel; grey
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(w / 8) + 1) * h))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Files that somebody may send, by name. */
export const files = {
  pdf: async () => Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj'),
  onePixel: async () => flat(1, 1).png().toBuffer(),
  bomb: async () => bomb(30_000, 30_000),
  truncated: async () => {
    const whole = await receipt();
    return whole.subarray(0, Math.floor(whole.length / 2));
  },
  svg: async () =>
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>alert(1)</script></svg>',
    ),
  animated: async () =>
    sharp([await flat(64, 64).png().toBuffer(), await flat(64, 64).tint('#0f0').png().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer(),
  empty: async () => Buffer.alloc(0),
  heic: async () =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)]),
  tooLarge: async () =>
    Buffer.concat([await flat(640, 480).jpeg().toBuffer(), Buffer.alloc(12 * 1024 * 1024)]),
} as const;

/** A photo with a place and a camera in its metadata, and lying on its side. */
export const lying = async () =>
  flat(640, 480)
    .withExif({
      IFD0: { Make: 'Secret camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
