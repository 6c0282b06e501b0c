/**
 * A page of its own for each place of the app: its title and description, what shared links and
 * search engines read (NAV-05), and the scripts that it will need, announced so that they come with the
 * first ones. `%ORIGIN%` stands for the address that people see; the server puts it in when it starts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { currency, plans } from '../../contract/constants.ts';
import { guardedPaths } from '../../contract/paths.ts';
import { type Place, places } from '../../src/app/places.ts';
import { descriptionByPath } from '../../src/texts/en/pages.ts';
import { product } from '../../src/texts/en/product.ts';
import { titleByPath } from '../../src/texts/en/shell.ts';
import { staticStyles } from './staticStyles.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const origin = '%ORIGIN%';
/** Nothing there for a search engine: they need an account or the token of a mailed link. */
const unlisted: ReadonlySet<string> = new Set([...guardedPaths, '/onboarding', '/reset-password', '/verify-email', '/forgot-password']);

export function pages(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const shell = readFileSync(join(folder, 'index.html'), 'utf8');
      const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      const modules = modulesByPart(root);
      const { drawn } = (await runnerImport<{ drawn: ReadonlyMap<Place, string> }>(join(root, 'src/app/prerender.tsx'), { root, configFile: false, logLevel: 'error', plugins: [staticStyles({ sheets: false })] })).module;
      mkdirSync(join(folder, 'pages'), { recursive: true });
      for (const place of Object.keys(places) as Place[]) {
        const needed = places[place].flatMap((part) => modules.get(part) ?? fail(`${part} of src/app/places.ts is fetched nowhere in src/app.`));
        writeFileSync(join(folder, 'pages', `${place.slice(1)}.html`), pageOf(place, shell, scriptsOf(manifest, needed), drawn.get(place) ?? ''));
      }
    },
  };
}

function fail(message: string): never {
  throw new Error(message);
}

/** By part: the modules that screens.tsx and charts.ts import for it, as the manifest names them. */
function modulesByPart(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of ['screens.tsx', 'charts.ts']) {
    const source = readFileSync(join(root, 'src/app', file), 'utf8');
    for (const [, part = '', path = ''] of source.matchAll(/^ +(\w+): (?:async )?\(\) =>[^;]*?import\('([^']+)'\)/gm)) {
      found.set(part, [...(found.get(part) ?? []), posix.join('src/app', path)]);
    }
  }
  return found;
}

/** The files of some modules with all that they import, without what the page loads anyway. */
function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const reached = new Set<string>();
  const reach = (key: string): void => {
    if (reached.has(key)) return;
    reached.add(key);
    for (const each of manifest[key]?.imports ?? []) reach(each);
  };
  reach('index.html');
  const loadedAnyway = new Set(reached);
  for (const module of modules) reach(module in manifest ? module : fail(`${module} is no chunk of the build.`));
  return [...reached].filter((key) => !loadedAnyway.has(key)).map((key) => `/${manifest[key]?.file ?? fail(`${key} is no chunk of the build.`)}`);
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function pageOf(place: Place, shell: string, scripts: readonly string[], drawn: string): string {
  const [title, description] = [escape(titleByPath[place]), escape(descriptionByPath[place])];
  const address = `${origin}${place === '/landing' ? '/' : place}`;
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${address}" />`,
    ...(unlisted.has(place) ? ['<meta name="robots" content="noindex" />'] : []),
    ...Object.entries({ type: 'website', site_name: product, title, description, url: address, image: `${origin}/social.png` }).map(([name, content]) => `<meta property="og:${name}" content="${content}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(place === '/landing' ? [`<script type="application/ld+json">${JSON.stringify(structuredData()).replaceAll('<', String.raw`\u003c`)}</script>`] : []),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`),
  ];
  return shell
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', (root) => (drawn === '' ? root : `<div id="root" data-place="${place}">${drawn}</div>`));
}

/** schema.org: what Platewise is, and what it costs. */
function structuredData(): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': `${origin}/#site`, url: `${origin}/`, name: product, description: descriptionByPath['/landing'], inLanguage: 'en' },
      {
        '@type': 'SoftwareApplication', '@id': `${origin}/#app`, name: product, url: `${origin}/`, applicationCategory: 'LifestyleApplication', operatingSystem: 'Any', description: descriptionByPath['/landing'],
        offers: plans.map(({ label, price, duration }) => ({ '@type': 'Offer', name: label, price: price.toFixed(2), priceCurrency: currency, description: duration, url: `${origin}/payment` })),
      },
    ],
  };
}
