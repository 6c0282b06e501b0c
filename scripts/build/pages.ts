/**
 * A page of its own for each place of the app: its title and description, what shared links and
 * search engines read (NAV-05), and the scripts that it will need, announced so that they come with the
 * first ones. `%ORIGIN%` stands for the address that people see; the server puts it in when it starts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { currency, plans } from '../../contract/constants.ts';
import { guardedPaths } from '../../contract/paths.ts';
import { type Place, places, unchanging } from '../../src/app/places.ts';
import { descriptionByPath } from '../../src/texts/en/pages.ts';
import { product } from '../../src/texts/en/product.ts';
import { titleByPath } from '../../src/texts/en/shell.ts';
import { fail, filesOf, type Manifest, modulesByPart } from './chunks.ts';
import { criticalStyles } from './criticalStyles.ts';
import { staticStyles } from './staticStyles.ts';

const origin = '%ORIGIN%';
/** Nothing there for a search engine: they need an account. */
const unlisted: ReadonlySet<string> = new Set(guardedPaths);

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
      const manifest = JSON.parse(
        readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
      ) as Manifest;
      const modules = modulesByPart(root);
      const { drawn, sketched } = (
        await runnerImport<{
          drawn: ReadonlyMap<Place, string>;
          sketched: ReadonlyMap<Place, string>;
        }>(join(root, 'src/app/prerender.tsx'), {
          root,
          configFile: false,
          logLevel: 'error',
          plugins: [staticStyles({ sheets: false })],
        })
      ).module;
      const styles = [...shell.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)]
        .map(([, href = '']) => readFileSync(join(folder, href), 'utf8'))
        .join('');
      // The bare page opens rooms from the device (src/offline): what all of them need is announced in it.
      const common = places['/profile'].filter((part) =>
        guardedPaths.every((path) => (places[path] as readonly string[]).includes(part)),
      );
      writeFileSync(
        join(folder, 'index.html'),
        shell.replace(
          '</head>',
          () =>
            `${announced(
              scriptsOf(
                manifest,
                common.flatMap((part) => modules.get(part) ?? []),
              ),
            ).join('\n    ')}\n  </head>`,
        ),
      );
      mkdirSync(join(folder, 'pages'), { recursive: true });
      for (const place of Object.keys(places) as Place[]) {
        const needed = (unchanging.has(place) ? [] : places[place]).flatMap(
          (part) =>
            modules.get(part) ??
            fail(`${part} of src/app/places.ts is fetched nowhere in src/app.`),
        );
        const page = pageOf(
          place,
          shell,
          scriptsOf(manifest, needed),
          rootOf(place, drawn.get(place), sketched.get(place)),
          styles,
        );
        writeFileSync(
          join(folder, 'pages', `${place.slice(1)}.html`),
          unlisted.has(place) ? page : unhurried(page),
        );
      }
    },
  };
}

const announced = (scripts: readonly string[]): string[] =>
  scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`);

/** A page for anyone is read before it is awake: its scripts leave the line to its words and letters. */
const unhurried = (page: string): string =>
  page.replaceAll(/<link rel="modulepreload"|<script type="module"/g, '$& fetchpriority="low"');

/** The files of some modules with all that they import, without those that the bare page names itself. */
function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const named = filesOf(manifest, ['index.html']);
  return [...filesOf(manifest, ['app', ...modules])]
    .filter((file) => !named.has(file))
    .map((file) => `/${file}`);
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What is drawn is woken up (src/app/mount.tsx); a sketch is replaced, so nothing may be typed into it. */
function rootOf(place: Place, drawn: string | undefined, sketch: string | undefined): string {
  if (drawn !== undefined) return `<div id="root" data-place="${place}">${drawn}</div>`;
  return sketch === undefined ? '' : `<div id="root" inert>${sketch}</div>`;
}

function pageOf(
  place: Place,
  shell: string,
  scripts: readonly string[],
  drawn: string,
  styles: string,
): string {
  const [title, description] = [escape(titleByPath[place]), escape(descriptionByPath[place])];
  const address = `${origin}${place === '/landing' ? '/' : place}`;
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${address}" />`,
    ...(unlisted.has(place) ? ['<meta name="robots" content="noindex" />'] : []),
    ...Object.entries({
      type: 'website',
      site_name: product,
      title,
      description,
      url: address,
      image: `${origin}/social.png`,
    }).map(([name, content]) => `<meta property="og:${name}" content="${content}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(place === '/landing'
      ? [
          `<script type="application/ld+json">${JSON.stringify(structuredData()).replaceAll('<', String.raw`\u003c`)}</script>`,
        ]
      : []),
    ...(drawn === '' ? [] : [`<style>${criticalStyles(styles, drawn)}</style>`]),
    ...announced(scripts),
  ];
  const sheet =
    /\s*<link rel="stylesheet"[^>]*>/.exec(shell)?.[0] ??
    fail('The bare page links no style sheet.');
  const bare =
    drawn === ''
      ? shell
      : shell.replace(sheet, '').replace('</body>', () => `${sheet.trim()}\n  </body>`);
  return bare
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', (root) => (drawn === '' ? root : drawn));
}

/** schema.org: what Platewise is, and what it costs. */
function structuredData(): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        url: `${origin}/`,
        name: product,
        description: descriptionByPath['/landing'],
        inLanguage: 'en',
      },
      {
        '@type': 'SoftwareApplication',
        '@id': `${origin}/#app`,
        name: product,
        url: `${origin}/`,
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Any',
        description: descriptionByPath['/landing'],
        offers: plans.map(({ label, price, duration }) => ({
          '@type': 'Offer',
          name: label,
          price: price.toFixed(2),
          priceCurrency: currency,
          description: duration,
          url: `${origin}/payment`,
        })),
      },
    ],
  };
}
