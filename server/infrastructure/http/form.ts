// Reads a multipart form: text fields into the body, one file beside them. Its size and its parts are
// counted while it arrives, so memory and time are bounded.
import { say } from '../../../contract/say.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../../contract/call.ts';
import { recipeFiles, upload } from '../../../contract/constants.ts';
import { Boundaries, boundaryOf, brokenForm, type Part } from './multipart.ts';
import { badRequest, Refusal, tooLarge } from './refusal.ts';

const kinds = {
  image: { name: 'photo', bytes: upload.imageBytes },
  recipes: { name: 'file', bytes: recipeFiles.bytes },
} as const satisfies Record<Call['file'], object>;
const mostFields = 20;
/** Of all fields together. */
const mostBytesOfText = 1024 * 1024;
/** The file, the texts, and what stands between them. */
const mostBytesOf = (file: Call['file']): number => kinds[file].bytes + mostBytesOfText + 64 * 1024;
/** So much of an upload that is too large is still read: an answer in its middle reaches few browsers. */
const mostBytesToIgnore = 20 * mostBytesOf('image');

const fileTooLarge = (file: Call['file']) => {
  const { name, bytes } = kinds[file];
  return tooLarge(
    say(
      'form.fileTooLarge',
      `The ${name} is too large: at most ${bytes / 1024 / 1024} MB can be sent.`,
      { most: bytes / 1024 / 1024 },
    ),
  );
};
const fileOf = ({ routeOptions }: FastifyRequest): Call['file'] =>
  routeOptions.config.file ?? 'image';

/** A form as it arrived. */
class Form {
  readonly parts: readonly Part[];

  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }
}

/** Makes the routes of a scope able to take forms. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: AsyncIterable<Buffer>) =>
      new Form(
        await collect(payload, boundaryOf(request.headers['content-type'] ?? ''), fileOf(request)),
      ),
  );
}

async function collect(
  payload: AsyncIterable<Buffer>,
  boundary: string | undefined,
  file: Call['file'],
): Promise<Part[]> {
  const mostBytes = mostBytesOf(file);
  const chunks: Buffer[] = [];
  const boundaries = new Boundaries(boundary ?? '');
  let [length, isTooMuch] = [0, boundary === undefined];
  try {
    for await (const chunk of payload) {
      length += chunk.length;
      // One more than there are fields ends the form.
      isTooMuch ||= length > mostBytes || boundaries.add(chunk, mostFields + 2) > mostFields + 1;
      if (!isTooMuch) chunks.push(chunk);
      else if (length > mostBytesToIgnore) break;
    }
  } catch (error) {
    throw badRequest(
      say('form.ended', 'The form ended before its end. Please send it again.'),
      'broken_form',
      error,
    );
  }
  if (boundary === undefined) throw brokenForm();
  if (length > mostBytes) throw fileTooLarge(file);
  if (isTooMuch) throw tooLarge(say('form.tooManyFields', 'The form has too many fields.'));
  return boundaries.partsOf(Buffer.concat(chunks));
}

/** @throws 415 for another encoding, 413 for what is too much, 400 for what cannot be read and for a file where none belongs. */
export async function readForm(request: FastifyRequest): Promise<void> {
  const form = request.body;
  if (!(form instanceof Form))
    throw new Refusal(415, say('form.encoding', 'Send this call as multipart/form-data.'), {
      code: 'unsupported_media_type',
    });
  const texts = form.parts.filter(({ isFile }) => !isFile);
  if (texts.reduce((sum, { value }) => sum + value.length, 0) > mostBytesOfText)
    throw tooLarge(say('form.textTooLong', 'The text is too long: at most 1 MB can be sent.'));
  for (const { name, value } of form.parts.filter(({ isFile }) => isFile)) {
    const file = fileOf(request);
    if (name !== file)
      throw badRequest(
        say('form.fileField', `A ${kinds[file].name} is sent in the field '${file}'.`, {
          field: file,
        }),
      );
    if (value.length > kinds[file].bytes) throw fileTooLarge(file);
    request.file = value;
  }
  // A name given twice counts as its last value; the schema takes the names it knows and no others.
  request.body = Object.fromEntries(texts.map(({ name, value }) => [name, value.toString('utf8')]));
}
