// Reads a multipart form: text fields into the body, one photo beside them. The form is collected
// first and parsed by Node itself, which takes a quarter of the time that parsing it as it arrives
// takes; its size is bounded, so the memory is too.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { upload } from '../../../contract/constants.ts';
import { badRequest, Refusal, tooLarge } from './refusal.ts';

const photoField = 'image';
const mostFields = 20;
const mostBytesOfField = 1024 * 1024;
/** A photo, a field, and what stands between them. */
const mostBytes = upload.imageBytes + mostBytesOfField + 64 * 1024;
/** So much of an upload that is too large is still read: an answer in its middle reaches few browsers. */
const mostBytesToIgnore = 20 * mostBytes;

const photoTooLarge = () =>
  tooLarge(`The photo is too large: at most ${upload.imageBytes / 1024 / 1024} MB can be sent.`);

/** Makes the routes of a scope able to take forms. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    async (_request: FastifyRequest, payload: AsyncIterable<Buffer>) => collect(payload),
  );
}

async function collect(payload: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of payload) {
      length += chunk.length;
      if (length <= mostBytes) chunks.push(chunk);
      else if (length > mostBytesToIgnore) break;
    }
  } catch (error) {
    throw badRequest('The form ended before its end. Please send it again.', 'broken_form', error);
  }
  if (length > mostBytes) throw photoTooLarge();
  return Buffer.concat(chunks);
}

/** @throws 415 for another encoding, 413 for what is too much, 400 for what cannot be read and for a file where none belongs. */
export async function readForm(request: FastifyRequest): Promise<void> {
  const form = request.body;
  if (!Buffer.isBuffer(form))
    throw new Refusal(415, 'Send this call as multipart/form-data.', {
      code: 'unsupported_media_type',
    });
  const entries = [...(await parse(form, request.headers['content-type'] ?? ''))];
  if (entries.length > mostFields) throw tooLarge('The form has too many fields.');

  const fields: [string, string][] = [];
  for (const [name, value] of entries) {
    if (typeof value === 'string') {
      if (value.length > mostBytesOfField)
        throw tooLarge('The text is too long: at most 1 MB can be sent.');
      fields.push([name, value]);
    } else if (name !== photoField) {
      throw badRequest(`A photo is sent in the field '${photoField}'.`);
    } else if (value.size > upload.imageBytes) {
      throw photoTooLarge();
    } else {
      request.image = Buffer.from(await value.arrayBuffer());
    }
  }
  // A name given twice counts as its last value; the schema takes the names it knows and no others.
  request.body = Object.fromEntries(fields);
}

async function parse(form: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(
      new Uint8Array(form.buffer as ArrayBuffer, form.byteOffset, form.byteLength),
      { headers: { 'content-type': type } },
    ).formData();
  } catch (error) {
    throw badRequest('The form could not be read. Please send it again.', 'broken_form', error);
  }
}
