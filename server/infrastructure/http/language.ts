// The language of an answer or a letter that a call causes.
import type { FastifyRequest } from 'fastify';
import type { LetterLanguage } from '../mail.ts';

/** The first language of ours that a browser asks for. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): LetterLanguage {
  const first = (headers['accept-language'] ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim().slice(0, 2))
    .find((each) => each === 'en' || each === 'fr');
  return first === 'fr' ? 'fr' : 'en';
}
