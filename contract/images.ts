// Pictures of dishes and of article pages (SRV-03).
import * as z from 'zod/mini';
import { call } from './call.ts';

export const findImage = call({
  id: 'findImage',
  method: 'POST',
  path: '/image',
  service: 'image',
  summary: 'A picture of a dish',
  body: z.object({ q: z.string().check(z.minLength(1), z.maxLength(300)) }),
  answer: z.object({ image_url: z.string() }),
});
/** `url` must be an article link that we returned. The answer is a path of ours, whose picture needs no session; null where there is none. */
export const readPageImage = call({
  id: 'readPageImage',
  method: 'GET',
  path: '/api/page-image',
  service: 'image',
  summary: "An article page's og:image or twitter:image",
  query: z.object({ url: z.string().check(z.maxLength(2000)) }),
  answer: z.object({ image_url: z.nullable(z.string()) }),
});
