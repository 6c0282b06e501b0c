// Tags of lists: whoever has the same list already is answered 304, without a body.
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';

/** Below this (characters) the answer itself is hardly more than the headers of a 304. */
const worthwhile = 1024;

/** For routes that read. It comes before compression: the tag is that of the text, whatever it is packed in. */
export const tagAnswer: onSendHookHandler = (request, reply, payload, done) => {
  if (!isTaggable(reply, payload)) return done(null, payload);
  const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
  void reply.header('etag', tag);
  if (!isKnown(request, tag)) return done(null, payload);
  void reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return done(null, null);
};

const isTaggable = (reply: FastifyReply, payload: unknown): payload is string =>
  typeof payload === 'string' &&
  payload.length >= worthwhile &&
  reply.statusCode === 200 &&
  !reply.hasHeader('etag');

/** Whether the caller names this tag among those that it has; weak and strong ones count as the same. */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const opaque = (text: string): string => text.trim().replace(/^W\//, '');
  return (headers['if-none-match'] ?? '')
    .split(',')
    .some((each) => opaque(each) === opaque(tag) || each.trim() === '*');
}
