/**
 * A page of its own for each path of the app: its title and description, what shared links and
 * search engines read (NAV-05), and the scripts that it will need, announced so that they come with the
 * first ones. `%ORIGIN%` stands for the address that people see; the server puts it in when it starts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { currency, plans } from '../../contract/subscriptions.ts';
import { featuresOn, layoutOf, type Page, pages, type Path } from '../../src/app/features.ts';
import { product } from '../../src/texts/en/product.ts';
import { fail, filesOf, keyOf, lazyModules, type Manifest, refuseCircles } from './chunks.ts';
import { criticalStyles } from './criticalStyles.ts';
import { earlyScript } from './earlyCalls.ts';
import { libraryFile, libraryPage } from './libraryPage.ts';
import { staticStyles } from './staticStyles.ts';
import { withoutScripts } from './withoutScripts.ts';

const origin = '%ORIGIN%';
/** Nothing there for a search engine: they need an account. */
const isUnlisted = ({ access }: Page): boolean => access === 'signedIn';

export function drawPages(): Plugin {
  let root = '';
  let folder = '';
  let modules: ReadonlyMap<string, readonly string[]> = new Map();
  return {
    name: 'pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    buildEnd(error) {
      if (!error) modules = lazyModules(root, this);
    },
    async writeBundle() {
      const shell = readFileSync(join(folder, 'index.html'), 'utf8');
      const manifest = JSON.parse(
        readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
      ) as Manifest;
      refuseCircles(manifest);
      const prerendered = await prerender(root);
      const styles = [...shell.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)]
        .map(([, href = '']) => readFileSync(join(folder, href), 'utf8'))
        .join('');
      const scriptsFor = (parts: readonly string[]): string[] =>
        scriptsOf(
          manifest,
          parts.flatMap((part) => modules.get(part) ?? []).map((id) => keyOf(root, id)),
        );
      // The bare page opens pages of the signed-in from the device (src/offline): what all of them need is announced in it.
      const signedIn = pages.filter(isUnlisted).map(partsOf);
      const common = scriptsFor(
        signedIn[0]?.filter((part) => signedIn.every((parts) => parts.includes(part))) ?? [],
      );
      writeFileSync(
        join(folder, 'index.html'),
        shell.replace('</head>', () => `${announced(common).join('\n    ')}\n  </head>`),
      );
      mkdirSync(join(folder, 'pages'), { recursive: true });
      writeFileSync(join(folder, 'pages', libraryFile), await libraryPage(root, shell, styles));
      for (const page of pages) {
        const scripts = scriptsFor(page.prerendered === 'static' ? [] : partsOf(page));
        const html = pageOf(page, shell, scripts, rootOf(page, prerendered.get(page.path)), styles);
        writeFileSync(
          join(folder, 'pages', `${page.path.slice(1)}.html`),
          isUnlisted(page) ? html : unhurried(html),
        );
      }
    },
  };
}

/** What a page needs: its layout, what comes with every page of its kind, then its own. */
function partsOf(page: Page): string[] {
  const layout = layoutOf(page);
  return [...(layout ? [layout] : []), ...featuresOn(page).map(({ name }) => name)];
}

/** Draws in the bundler's surroundings, with the styles that the build writes. */
async function prerender(root: string): Promise<ReadonlyMap<Path, string>> {
  const { module } = await runnerImport<{ prerendered: ReadonlyMap<Path, string> }>(
    join(root, 'src/app/prerender.tsx'),
    {
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [staticStyles({ sheets: false })],
    },
  );
  return module.prerendered;
}

const announced = (scripts: readonly string[]): string[] =>
  scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`);

/** A public page is read before its scripts run: its text and fonts are fetched before them. */
const unhurried = (page: string): string =>
  page.replaceAll(/<link rel="modulepreload"|<script type="module"/g, '$& fetchpriority="low"');

/** The files of some modules with all that they import, without those that the bare page names itself. */
function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const named = filesOf(manifest, ['index.html']);
  return [...filesOf(manifest, ['app', ...modules])]
    .filter((file) => !named.has(file))
    .map((file) => `/${file}`);
}

const emptyRoot = '<div id="root"></div>';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * What is drawn is hydrated (src/app/mount.tsx); a sketch is replaced, so nothing may be typed into it.
 * That of a page for the signed-in goes at once where nobody is: they are led elsewhere.
 */
function rootOf({ path, prerendered, access }: Page, html: string | undefined): string {
  if (html === undefined) return `${emptyRoot}${withoutScripts()}`;
  const style = / style="[^"]*"/g;
  // Of a page that React hydrates every attribute has to be the one that it would set.
  const [styled] = prerendered === 'sketch' ? [] : (style.exec(html) ?? []);
  if (styled) fail(`${path}:${styled} is not allowed by the content security policy.`);
  return prerendered === 'sketch'
    ? `<div id="root" inert>${html.replaceAll(style, '')}</div>${access === 'signedIn' ? `<script>(${clearSketch.toString()})()</script>` : ''}${withoutScripts()}`
    : `<div id="root" data-page="${path}">${html}</div>`;
}

/** Runs in the page, below its sketch. Without storage nobody stays signed in. */
function clearSketch(): void {
  try {
    if (localStorage.getItem('access_token')) return;
  } catch {}
  const root = document.querySelector<HTMLElement>('#root');
  root?.replaceChildren();
  root?.removeAttribute('inert');
}

function pageOf(
  page: Page,
  shell: string,
  scripts: readonly string[],
  rootElement: string,
  styles: string,
): string {
  const isDrawn = !rootElement.startsWith(emptyRoot);
  const [title, description] = [escape(page.texts.title), escape(page.texts.description)];
  const address = `${origin}${page.path === '/landing' ? '/' : page.path}`;
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${address}" />`,
    ...(isUnlisted(page) ? ['<meta name="robots" content="noindex" />'] : []),
    ...Object.entries({
      type: 'website',
      site_name: product,
      title,
      description,
      url: address,
      image: `${origin}/social.png`,
    }).map(([name, content]) => `<meta property="og:${name}" content="${content}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(page.path === '/landing'
      ? [
          `<script type="application/ld+json">${JSON.stringify(structuredData(page.texts.description)).replaceAll('<', String.raw`\u003c`)}</script>`,
        ]
      : []),
    ...(isDrawn ? [`<style>${criticalStyles(styles, rootElement)}</style>`] : []),
    ...announced(scripts),
  ];
  const sheet =
    /\s*<link rel="stylesheet"[^>]*>/.exec(shell)?.[0] ??
    fail('The bare page links no style sheet.');
  const bare = isDrawn
    ? shell.replace(sheet, '').replace('</body>', () => `${sheet.trim()}\n  </body>`)
    : shell;
  return without(bare, /\s*<title>[^<]*<\/title>/, /\s*<meta\s+name="description"[^>]*>/)
    .replace(module, (start) => `${earlyScript(page.path)}${start}`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(emptyRoot, () => rootElement);
}

/** Where the scripts and the style sheet begin that a script below them would wait for. */
const module = '<script type="module"';

/** A formatter may break a tag anywhere: what is not found here would be there twice. */
function without(html: string, ...patterns: readonly RegExp[]): string {
  for (const pattern of patterns)
    if (!pattern.test(html)) fail(`The bare page has nothing like ${pattern.source}.`);
  return patterns.reduce((left, pattern) => left.replace(pattern, ''), html);
}

/** schema.org: what Platewise is, and what it costs. */
function structuredData(description: string): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        url: `${origin}/`,
        name: product,
        description,
        inLanguage: 'en',
      },
      {
        '@type': 'SoftwareApplication',
        '@id': `${origin}/#app`,
        name: product,
        url: `${origin}/`,
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Any',
        description,
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
