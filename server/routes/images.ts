// Pictures of dishes, and the drawings that stand in for photographs.
import type { FastifyInstance } from 'fastify';
import { findImage } from '../../contract/images.ts';
import { drawingPath } from '../providers/pictures.ts';
import { notFound } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Serve } from './serve.ts';

const forEver = 'public, max-age=31536000, immutable';

export function imageRoutes(app: FastifyInstance, serve: Serve, { pictures }: Services): void {
  serve(findImage, async ({ body }) => ({ image_url: await pictures.find(body.q) }));

  app.get<{ Params: { file: string } }>(`${drawingPath}/:file`, { schema: { hide: true } }, async (request, reply) => {
    const dish = /^(.+)\.svg$/s.exec(request.params.file)?.[1];
    if (dish === undefined) throw notFound('There is no such picture.');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', forEver)
      // An SVG that is opened by itself is a document: it may run and load nothing.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(pictures.draw(dish));
  });
}
