// Reads a multipart form: text fields into the body, one photo beside them.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { upload } from '../../contract/constants.ts';
import { badRequest, Refusal, tooLarge } from '../refusal.ts';

const photoField = 'image';
const bytesOfField = 1024 * 1024;

/** Makes routes of this scope able to read forms; the others are spared the work that this adds to each request. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize: upload.imageBytes, files: 1, fields: 20, parts: 21, fieldSize: bytesOfField, fieldNameSize: 100, headerPairs: 50 } });
}

/** @throws 415 for another encoding, 413 for a field or photo that is too large, 400 for a file where none belongs. */
export async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) throw new Refusal(415, 'Send this call as multipart/form-data.', { code: 'unsupported_media_type' });
  try {
    await readParts(request);
  } catch (error) {
    // What the parser cannot read it reports as a plain error; what it refuses has a status.
    if (error instanceof Error && !('statusCode' in error)) throw badRequest('The form could not be read. Please send it again.', 'broken_form');
    throw error;
  }
}

async function readParts(request: FastifyRequest): Promise<void> {
  const fields: [string, unknown][] = [];
  let unexpected: string | undefined;
  let isTooLong = false;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      isTooLong ||= part.valueTruncated || part.fieldnameTruncated;
      fields.push([part.fieldname, part.value]);
    } else if (part.fieldname === photoField) {
      request.image = await part.toBuffer();
    } else {
      unexpected = part.fieldname;
      part.file.resume();
    }
  }
  // Refused only now: an answer in the middle of an upload reaches few browsers.
  if (isTooLong) throw tooLarge('The text is too long: at most 1 MB can be sent.');
  if (unexpected !== undefined) throw badRequest(`A photo is sent in the field '${photoField}'.`);
  // A name given twice counts as its last value; names with a meaning to JavaScript never come this far.
  request.body = Object.fromEntries(fields);
}
