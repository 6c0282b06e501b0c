// The frame of a page of the library. The build writes the sheet that it is drawn with (scripts/build/libraryPage.ts); without a
// built app the pages come as they are, plain and readable.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, type Html } from '../../../domain/html.ts';
import { logo } from './icons.ts';
import { type Language, languages, type Locale, withLanguage } from './locale.ts';
import { product } from './texts/en.ts';

export interface Page {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Its one address, beginning with a slash and without a language; none where nothing is at home there. */
  readonly canonical?: string;
  /** Where the same page is in another language; a list has one for each search. */
  readonly here?: string;
  readonly isListed: boolean;
  /** Drawn for one person, who has a way into the app and none to sign in. */
  readonly isSignedIn?: boolean;
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
  return (page) => {
    const opening = start.replace('<html lang="en">', `<html lang="${page.locale.language}">`);
    return `${opening}${headOf(page, origin).text}${middle}${bodyOf(page).text}${end}`;
  };
}

function headOf(page: Page, origin: string): Html {
  const { title, description, canonical, isListed, kind = 'website', head, locale } = page;
  const addressIn = (language: Language | undefined): string | undefined =>
    canonical && `${origin}${addressOf(canonical, language)}`;
  const address = addressIn(locale.language);
  const social = {
    type: kind,
    site_name: product,
    title,
    description,
    locale: { en: 'en_GB', fr: 'fr_FR' }[locale.language],
    ...(address === undefined ? {} : { url: address }),
    image: `${origin}/social.png`,
  };
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    ${address !== undefined && html`<link rel="canonical" href="${address}" />`}
    ${isListed && alternates(addressIn)}
    ${!isListed && html`<meta name="robots" content="noindex" />`}
    ${Object.entries(social).map(
      ([name, content]) => html`<meta property="og:${name}" content="${content}" />`,
    )}
    <meta name="twitter:card" content="summary_large_image" />${head}`;
}

/** English is what the bare address says to whoever asks for no language; the others are named in theirs. */
const addressOf = (canonical: string, language: Language | undefined): string =>
  language === undefined || language === 'en' ? canonical : withLanguage(canonical, language);

const alternates = (addressIn: (language: Language | undefined) => string | undefined): Html[] =>
  [...Object.keys(languages), 'x-default'].map(
    (each) =>
      html`<link
        rel="alternate"
        hreflang="${each}"
        href="${addressIn(each === 'x-default' ? undefined : (each as Language))}"
      />`,
  );

const bodyOf = ({ main, locale, here, isSignedIn }: Page): Html => {
  const { texts, link, appLink } = locale;
  return html`<a class="skip" href="#main">${texts.skip}</a>
    <header class="bar">
      <div class="page">
        <a class="logo" href="${appLink('/landing')}" aria-label="${texts.home}"
          >${logo}<span>${product}</span></a
        >
        <nav class="places" aria-label="${texts.main}">
          <a class="wide" href="${link('/recipes')}">${texts.title}</a>${
            isSignedIn
              ? html`<a class="btn go s" href="${appLink('/ai-kitchen')}">${texts.toKitchen}</a>`
              : html`<a class="wide" href="${appLink('/login')}">${texts.signIn}</a
                  ><a class="btn go s" href="${appLink('/signup')}">${texts.getStarted}</a>`
          }
        </nav>
      </div>
    </header>
    <main class="page" id="main">${main}</main>
    <footer>
      <div class="page">
        <span>${texts.footerNote}</span>
        <nav aria-label="${texts.about}">${footerLinks(locale, isSignedIn)}</nav>
        <nav aria-label="${texts.language}">
          ${Object.entries(languages).map(([code, name]) => html`<a href="${withLanguage(here ?? '/recipes', code as Language)}" rel="nofollow" hreflang="${code}" lang="${code}" ${code === locale.language && html` aria-current="true"`}>${name}</a>`)}
        </nav>
      </div>
    </footer>`;
};

const footerLinks = ({ texts, link, appLink }: Locale, isSignedIn = false): Html[] =>
  [
    [link('/recipes'), texts.title],
    ...(isSignedIn ? [] : [[appLink('/login'), texts.signIn]]),
    ...Object.entries(texts.places).map(([place, label]) => [appLink(`/${place}`), label]),
  ].map(([href, label]) => html`<a href="${href}">${label}</a>`);
