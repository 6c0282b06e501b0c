// The pages of the built app, one a place (scripts/build/pages.ts): completed with the address that
// people see, compressed once, and kept.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';
const compress: Readonly<Record<Encoding, (page: Buffer) => Buffer>> = {
  br: brotliCompressSync,
  gzip: gzipSync,
  identity: (page) => page,
};

export interface BuiltPage {
  readonly etag: string;
  /** Made when it is first asked for. */
  readonly bodyIn: (encoding: Encoding) => Buffer;
}

/**
 * @param origin the address that people see, without a path
 * @param counter where the browser tells which places are looked at; without it nobody is told
 */
export function readBuiltPages(
  distDir: string,
  origin: string,
  counter?: string,
): ReadonlyMap<string, BuiltPage> {
  const folder = join(distDir, 'pages');
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return new Map(
    names.map((name) => [
      `/${basename(name, '.html')}`,
      completePage(readFileSync(join(folder, name), 'utf8'), origin, counter),
    ]),
  );
}

/** One page: the address that people see put in, and who counts views named. */
export function completePage(
  template: string,
  origin: string,
  counter: string | undefined,
): BuiltPage {
  const told =
    counter === undefined
      ? template
      : template.replace(
          '</head>',
          `  <meta name="platewise:page-views" content="${encodeURI(counter)}" />\n  </head>`,
        );
  const page = Buffer.from(told.replaceAll('%ORIGIN%', origin));
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
  const bodies = new Map<Encoding, Buffer>();
  return {
    etag,
    bodyIn: (encoding) => {
      const body = bodies.get(encoding) ?? compress[encoding](page);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** The best of our encodings that a browser takes: one of weight 0 is one that it does not. */
export function encodingFor(accepted = ''): Encoding {
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
      .map((each) => each.split(';', 1)[0]?.trim()),
  );
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity';
}

/** What search engines are told. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;

export function sitemap(origin: string, paths: readonly string[]): string {
  const addresses = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`;
}
