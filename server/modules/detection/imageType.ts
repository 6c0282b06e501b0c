// What kind of picture a file is, by its content: names and declared types prove nothing.

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** Bytes at the beginning; undefined stands for any byte. */
const signatures: readonly (readonly [type: string, bytes: readonly (number | undefined)[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', ascii('GIF8')],
  [
    'image/webp',
    [...ascii('RIFF'), ...Array.from({ length: 4 }, () => undefined), ...ascii('WEBP')],
  ],
  ['image/bmp', ascii('BM')],
  ['image/tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2a]],
];
const heifBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];
const avifBrands = ['avif', 'avis'];

/** The media type of a picture, or nothing where the bytes are not one that is known. */
export function imageTypeOf(file: Buffer): string | undefined {
  const known = signatures.find(([, bytes]) =>
    bytes.every((byte, index) => byte === undefined || file[index] === byte),
  );
  if (known) return known[0];
  if (file.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const brand = file.toString('latin1', 8, 12);
  if (avifBrands.includes(brand)) return 'image/avif';
  return heifBrands.includes(brand) ? 'image/heic' : undefined;
}
