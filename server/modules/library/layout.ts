// The frame of a page of the library. The build writes the sheet that it is drawn with (scripts/build/libraryPage.ts); without a
// built app the pages come as they are, plain and readable.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asHtml, html, type Html } from './html.ts';
import { logo } from './icons.ts';
import { product, texts } from './texts.ts';

export interface Page {
  readonly title: string;
  readonly description: string;
  /** Its one address, beginning with a slash; none where nothing is at home there. */
  readonly canonical?: string;
  readonly isListed: boolean;
  readonly kind?: 'website' | 'article';
  readonly head?: Html;
  readonly main: Html;
}

const headMark = '<!--head-->';
const bodyMark = '<!--body-->';
const bare = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />${headMark}</head><body>${bodyMark}</body></html>`;

export type Draw = (page: Page) => string;

/** @param origin the address that people see, without a path */
export function createDraw(distDir: string, origin: string): Draw {
  const file = join(distDir, 'pages', 'recipes.html');
  const built = existsSync(file) ? readFileSync(file, 'utf8') : bare;
  const template = built.includes(headMark) && built.includes(bodyMark) ? built : bare;
  const [start = '', rest = ''] = template.split(headMark);
  const [middle = '', end = ''] = rest.split(bodyMark);
  return (page) => `${start}${headOf(page, origin).text}${middle}${bodyOf(page.main).text}${end}`;
}

function headOf(page: Page, origin: string): Html {
  const { title, description, canonical, isListed, kind = 'website', head } = page;
  const address = canonical === undefined ? undefined : `${origin}${canonical}`;
  const social = {
    type: kind,
    site_name: product,
    title,
    description,
    ...(address === undefined ? {} : { url: address }),
    image: `${origin}/social.png`,
  };
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    ${address !== undefined && html`<link rel="canonical" href="${address}" />`}
    ${!isListed && html`<meta name="robots" content="noindex" />`}
    ${Object.entries(social).map(
      ([name, content]) => html`<meta property="og:${name}" content="${content}" />`,
    )}
    <meta name="twitter:card" content="summary_large_image" />${head}`;
}

const bodyOf = (main: Html): Html =>
  html`<a class="skip" href="#main">${texts.skip}</a>
    <header class="bar">
      <div class="page">
        <a class="logo" href="/landing" aria-label="${texts.home}"
          >${logo}<span>${product}</span></a
        >
        <nav class="places" aria-label="${texts.main}">
          <a class="wide" href="/recipes">${texts.title}</a
          ><a class="wide" href="/login">${texts.signIn}</a
          ><a class="btn go s" href="/signup">${texts.getStarted}</a>
        </nav>
      </div>
    </header>
    <main class="page" id="main">${main}</main>
    <footer>
      <div class="page">
        <span>${texts.footerNote}</span>
        <nav aria-label="${texts.about}">${footerLinks}</nav>
      </div>
    </footer>`;

const footerLinks = asHtml(
  [
    ['/recipes', 'Recipes'],
    ['/login', 'Sign In'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/medical-disclaimer', 'Medical disclaimer'],
    ['/sources', 'Sources'],
  ]
    .map(([href, label]) => `<a href="${href}">${label}</a>`)
    .join(''),
);
