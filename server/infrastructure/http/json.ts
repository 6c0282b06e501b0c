// JSON as bodies, judged before it is parsed: a megabyte can hold half a million values, and checking each
// of them against a schema would keep everybody else waiting.
import { say } from '../../../contract/say.ts';
import type { FastifyInstance } from 'fastify';
import { isWithin } from './jsonShape.ts';
import { badRequest } from './refusal.ts';

/** Ten times a week's plan with its basis, the largest of what our own pages send. */
const most = { depth: 32, values: 20_000 } as const;

/** JSON is read, text is not; and some clients name JSON as the type of a body that they do not send. */
export function readJsonAlone(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else if (isWithin(body, most)) void parse(request, body, done);
      else
        done(
          badRequest(
            say(
              'json.tooManyParts',
              'This holds too many parts, or parts too deep within each other.',
            ),
            'too_many_parts',
          ),
        );
    },
  );
}
