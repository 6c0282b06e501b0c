// Videos and articles beside a recipe (SRV-05).
import * as z from 'zod/mini';

export const Video = z.object({
  title: z.string(),
  link: z.string(),
  channel: z.optional(z.string()),
  thumbnail: z.optional(z.nullable(z.string())),
});
export type Video = z.infer<typeof Video>;

export const Article = z.object({
  title: z.string(),
  description: z.optional(z.string()),
  link: z.string(),
  image: z.optional(z.nullable(z.string())),
});
export type Article = z.infer<typeof Article>;

export const Resources = z.object({
  YoutubeSearch: z.array(Video),
  GoogleSearch: z.array(Article),
  error: z.optional(z.string()),
  /** Where the items come from: `search` found them; `link` only opens a search page. */
  source: z.optional(z.enum(['search', 'link'])),
});
export type Resources = z.infer<typeof Resources>;
