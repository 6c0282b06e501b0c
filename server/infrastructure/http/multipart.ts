// A multipart form, found part by part while it arrives: each piece is looked at once, so that no body,
// however it is made, takes longer than its length.
import { say } from '../../../contract/say.ts';
import { badRequest, tooLarge } from './refusal.ts';

export interface Part {
  readonly name: string;
  readonly isFile: boolean;
  readonly value: Buffer;
}

const lineEnd = '\r\n';
const headEnd = '\r\n\r\n';
/** The lines before a field's value: its name, and a photo's own name and type. */
const mostBytesOfHead = 4096;

export const brokenForm = (cause?: unknown) =>
  badRequest(
    say('form.unreadable', 'The form could not be read. Please send it again.'),
    'broken_form',
    cause,
  );

/** What stands between the parts of a form of this type, if it says so. */
export function boundaryOf(type: string): string | undefined {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  return quoted ?? bare;
}

/** Where the boundaries of a form are, over pieces that may break anywhere. */
export class Boundaries {
  readonly #delimiter: string;
  /** The first boundary has no line before it. */
  #rest: Buffer = Buffer.from(lineEnd);
  #restAt = -lineEnd.length;
  /** The place of each one's line end in the form. */
  readonly places: number[] = [];

  constructor(boundary: string) {
    this.#delimiter = `${lineEnd}--${boundary}`;
  }

  /** @returns how many there are so far; it looks for no more than `most`. */
  add(piece: Buffer, most: number): number {
    const text = Buffer.concat([this.#rest, piece]);
    const { length } = this.#delimiter;
    let end = 0;
    for (
      let at = text.indexOf(this.#delimiter);
      at !== -1 && this.places.length < most;
      at = text.indexOf(this.#delimiter, end)
    ) {
      this.places.push(this.#restAt + at);
      end = at + length;
    }
    const from = Math.max(end, text.length - length + 1);
    this.#rest = text.subarray(from);
    this.#restAt += from;
    return this.places.length;
  }

  /** @throws 400 where the form is not whole, 413 where a part is named with too many words */
  partsOf(form: Buffer): Part[] {
    const last = this.places.at(-1);
    if (this.places[0] !== -lineEnd.length || last === undefined) throw brokenForm();
    if (
      form.toString('latin1', last + this.#delimiter.length, last + this.#delimiter.length + 2) !==
      '--'
    )
      throw brokenForm();
    return this.places
      .slice(0, -1)
      .map((at, index) =>
        readPart(form.subarray(at + this.#delimiter.length, this.places[index + 1])),
      );
  }
}

/** @param bytes from behind the boundary up to the line end before the next */
function readPart(bytes: Buffer): Part {
  const end = bytes.subarray(0, mostBytesOfHead).indexOf(headEnd);
  if (end === -1 && bytes.length > mostBytesOfHead)
    throw tooLarge(say('form.longName', 'The form names a field with too many words.'));
  const head = bytes.toString('utf8', 0, Math.max(0, end));
  const [, name] =
    /^content-disposition:\s*form-data;[^\r\n]*?\bname="([^"\r\n]*)"/im.exec(head) ?? [];
  if (end === -1 || !head.startsWith(lineEnd) || name === undefined) throw brokenForm();
  return {
    name: unescape(name),
    isFile: /;\s*filename\*?=/i.test(head),
    value: bytes.subarray(end + headEnd.length),
  };
}

/** As browsers write what would end a name. */
const unescape = (name: string): string =>
  name.replaceAll(/%22/g, '"').replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n');
