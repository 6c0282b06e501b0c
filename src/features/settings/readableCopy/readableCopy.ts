/**
 * A person's own recipes, collections, weeks and history as one HTML file: to be read in any browser,
 * printed, and kept without us. It is made here, out of the file with everything (exportAccount), so
 * that it speaks the language of the interface and the server has one export to keep true.
 */
import { asHtml, html, type Html } from '../../../../domain/html.ts';
import { dayText } from '../../../texts/dates.ts';
import { counted } from '../../../texts/format.ts';
import { languageNow, languages } from '../../../texts/language.ts';
import { fill } from '../../../texts/fill.ts';
import { readableCopy as words } from '../texts/readableCopy.en.ts';
import { collectionSection } from './collections.ts';
import { historySection } from './history.ts';
import { ownRecipeSection } from './ownRecipes.ts';
import type { Section } from './section.ts';
import { style } from './style.ts';
import { titlesIn } from './titles.ts';
import { weekSection } from './weeks.ts';

/** @param data what exportAccount answers; whatever in it is not as expected is left out. @param origin where links to our own recipes lead */
export function writeReadableCopy(
  data: Readonly<Record<string, unknown>>,
  origin: string,
  now: Date,
): string {
  const titles = titlesIn(data);
  const sections = [
    ownRecipeSection(data),
    collectionSection(data, titles, origin),
    weekSection(data),
    historySection(data),
  ];
  const language = languageNow();
  return html`<!doctype html>
    <html lang="${language}" dir="${languages[language].direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"
        />
        <title>${words.title}</title>
        <style>
          ${asHtml(style)}
        </style>
      </head>
      <body>
        <header>
          <h1>${words.title}</h1>
          <p>${fill(words.saved, { date: dayText(now) })}</p>
          ${contents(sections)}
        </header>
        <main>${sections.map(sectionHtml)}</main>
        <footer>
          <p>${words.disclaimer}</p>
        </footer>
      </body>
    </html>`.text;
}

const contents = (sections: readonly Section[]): Html => html`
  <nav aria-label="${words.contents}">
    <ul>
      ${sections.map(
        ({ id, title, entries }) =>
          html`<li>
            <a href="#${id}">${title}</a> (${entries.length})
            ${
              entries.length > 0 &&
              html`<details>
                <summary>${counted(entries.length, words.list)}</summary>
                <ol>
                  ${entries.map(
                    (entry) => html`<li><a href="#${entry.id}">${entry.title}</a></li>`,
                  )}
                </ol>
              </details>`
            }
          </li>`,
      )}
    </ul>
  </nav>
`;

const sectionHtml = ({ id, title, empty, entries }: Section): Html => html`
  <section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${entries.length === 0 && html`<p>${empty}</p>`}
    ${entries.map(
      (entry) =>
        html`<article aria-labelledby="${entry.id}">
          <h3 id="${entry.id}">${entry.title}</h3>
          ${entry.about !== '' && html`<p class="about">${entry.about}</p>`}${entry.body}
        </article>`,
    )}
  </section>
`;
