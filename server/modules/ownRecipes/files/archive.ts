// What a file holds that may be recipes: archives are opened in memory and within limits, whatever their entries are called.
import { gunzipSync } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

const megabyte = 1024 * 1024;

/** A recipe with its pictures as text is a few MB; a library without pictures is not larger. */
export const most = {
  entries: 20_000,
  /** Bytes of one text, and of an archive within the archive, as they are read. */
  text: 12 * megabyte,
  archive: 32 * megabyte,
  /** Of everything together. */
  bytes: 256 * megabyte,
} as const;

/** What may still be opened of a file. */
export interface Budget {
  entries: number;
  bytes: number;
}

/** A file that is larger than it says, or holds more than anybody has. */
export class TooMuch extends Error {
  override name = 'TooMuch';
}

const isZip = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** By its ending alone: a path is never followed. */
const wanted = /\.(json|jsonld|paprikarecipes?|zip)$/i;

/**
 * The texts of a file, one after the other; '' for one that could not be opened.
 * @throws TooMuch
 */
export async function* textsIn(file: Buffer, budget: Budget, depth = 0): AsyncGenerator<string> {
  if (isZip(file)) {
    // An archive of archives is what one program writes; deeper there is nothing.
    if (depth > 1) return;
    for await (const entry of entriesOf(file, budget)) yield* textsIn(entry, budget, depth + 1);
  } else yield textOf(file, budget);
}

function textOf(file: Buffer, budget: Budget): string {
  if (!isGzip(file)) return decoded(file.length > most.text ? Buffer.alloc(0) : file);
  try {
    const text = gunzipSync(file, { maxOutputLength: Math.min(most.text, budget.bytes) });
    budget.bytes -= text.length;
    return decoded(text);
  } catch {
    // What is larger counts as if it had been read, so that many such parts come to an end.
    budget.bytes -= most.text;
    if (budget.bytes <= 0) throw new TooMuch();
    return '';
  }
}

const decoded = (bytes: Buffer): string => new TextDecoder().decode(bytes);

async function* entriesOf(file: Buffer, budget: Budget): AsyncGenerator<Buffer> {
  const zip = await fromBufferPromise(file, { decodeStrings: false });
  for await (const entry of zip.eachEntry()) {
    budget.entries -= 1;
    if (budget.entries < 0) throw new TooMuch();
    const [, ending] = wanted.exec(entry.fileNameRaw.toString('latin1')) ?? [];
    if (ending === undefined) continue;
    const limit = /^(?:zip|paprikarecipes)$/i.test(ending) ? most.archive : most.text;
    yield await inflated(zip, entry, Math.min(limit, budget.bytes), budget);
  }
}

/** An entry's bytes; none where it holds more than it may, or is locked or broken. */
async function inflated(
  zip: ZipFile,
  entry: Entry,
  limit: number,
  budget: Budget,
): Promise<Buffer> {
  const nothing = Buffer.alloc(0);
  if (!entry.canDecodeFileData() || entry.uncompressedSize > limit) return nothing;
  const pieces: Buffer[] = [];
  try {
    // It ends by itself where there is more than the entry says.
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      budget.bytes -= (piece as Buffer).length;
      pieces.push(piece as Buffer);
    }
  } catch {
    return nothing;
  }
  if (budget.bytes <= 0) throw new TooMuch();
  return Buffer.concat(pieces);
}
