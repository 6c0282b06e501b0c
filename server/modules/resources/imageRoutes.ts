// Pictures of dishes, and the drawings that stand in for photographs.
import { say } from '../../../contract/say.ts';
import type { FastifyInstance } from 'fastify';
import { findImage, readPageImage } from '../../../contract/images.ts';
import { pagePicturePath } from './articlePictures.ts';
import { drawingPath } from './pictures.ts';
import { compressed } from '../../infrastructure/http/compression.ts';
import { notFound } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import type { Serve } from '../../infrastructure/http/serve.ts';

const forEver = 'public, max-age=31536000, immutable';
const forAWeek = 'public, max-age=604800';

export function imageRoutes(
  app: FastifyInstance,
  serve: Serve,
  { pictures, articlePictures }: Services,
): void {
  serve(findImage, async ({ body }) => ({ image_url: await pictures.find(body.q) }));

  app.get<{ Params: { file: string } }>(
    `${drawingPath}/:file`,
    { schema: { hide: true }, compress: compressed },
    async (request, reply) => {
      const dish = /^(.+)\.svg$/s.exec(request.params.file)?.[1];
      if (dish === undefined) throw notFound(say('pictures.unknown', 'There is no such picture.'));
      return (
        reply
          .type('image/svg+xml; charset=utf-8')
          .header('cache-control', forEver)
          // An SVG that is opened by itself is a document: it may run and load nothing.
          .header(
            'content-security-policy',
            "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          )
          .send(pictures.draw(dish))
      );
    },
  );

  serve(readPageImage, async ({ query }) => ({ image_url: await articlePictures.find(query.url) }));

  // Its name is the hash of a public address: whoever knows it learns nothing of anybody.
  app.get<{ Params: { file: string } }>(
    `${pagePicturePath}/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const name = /^(.+)\.webp$/.exec(request.params.file)?.[1];
      const picture = name === undefined ? undefined : await articlePictures.read(name);
      if (!picture) throw notFound(say('pictures.unknown', 'There is no such picture.'));
      return reply.type('image/webp').header('cache-control', forAWeek).send(picture);
    },
  );
}
