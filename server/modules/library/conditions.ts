// Which diets and conditions a recipe fits, as its page says it: what fits in sight, the rest folded away.
import { addressOf } from './address.ts';
import type { Filter } from './filters.ts';
import type { Fit, Fitting } from './fitting.ts';
import { html, type Html } from '../../../domain/html.ts';
import { icons } from './icons.ts';
import type { Locale } from './locale.ts';

const addressFor = (filter: Filter, { link }: Locale): string =>
  link(addressOf({ text: '', filters: [filter], page: 1 }));
const filterLink = (filter: Filter, locale: Locale): Html =>
  html`<a href="${addressFor(filter, locale)}">${locale.label(filter)}</a>`;
const list = (all: readonly Fit[], locale: Locale): Html =>
  html`<ul>
    ${all.map(
      ({ filter, why }) =>
        html`<li>${filterLink(filter, locale)}<span class="muted">${why}</span></li>`,
    )}
  </ul>`;
const folded = (title: string, all: readonly Fit[], locale: Locale): Html | false =>
  all.length > 0 &&
  html`<details>
    <summary>${title}${icons.down}</summary>
    ${list(all, locale)}
  </details>`;

export function conditions({ diets, fit, care, not }: Fitting, locale: Locale): Html {
  const { texts } = locale;
  return html`<h2 id="fits">${texts.conditions}</h2>
    <p class="muted sm">${texts.conditionsDetail}</p>
    ${
      diets.length > 0 &&
      html`<h3>${texts.diets}</h3>
        <ul class="chips">
          ${diets.map((filter) => html`<li><a class="chip" href="${addressFor(filter, locale)}">${locale.label(filter)}</a></li>`)}
        </ul>`
    }
    ${
      fit.length > 0
        ? html`<h3>${icons.check}${texts.fitsTitle(fit.length)}</h3>
            ${list(fit, locale)}`
        : html`<p>${texts.fitsNone}</p>`
    }
    ${folded(texts.careTitle(care.length), care, locale)}
    ${folded(texts.notTitle(not.length), not, locale)}
    <p class="muted xs">${texts.askFirst} ${texts.estimates}</p>`;
}
