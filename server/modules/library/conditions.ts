// Which diets and conditions a recipe fits, as its page says it: what fits in sight, the rest folded away.
import { addressOf } from './address.ts';
import type { Filter } from './filters.ts';
import type { Fit, Fitting } from './fitting.ts';
import { html, type Html } from './html.ts';
import { icons } from './icons.ts';
import { texts } from './texts.ts';

const filterLink = (filter: Filter): Html =>
  html`<a href="${addressOf({ text: '', filters: [filter], page: 1 })}">${filter.label}</a>`;
const list = (all: readonly Fit[]): Html =>
  html`<ul>
    ${all.map(
      ({ filter, why }) => html`<li>${filterLink(filter)}<span class="muted">${why}</span></li>`,
    )}
  </ul>`;
const folded = (title: string, all: readonly Fit[]): Html | false =>
  all.length > 0 &&
  html`<details>
    <summary>${title}${icons.down}</summary>
    ${list(all)}
  </details>`;

export const conditions = ({ diets, fit, care, not }: Fitting): Html =>
  html`<h2 id="fits">${texts.conditions}</h2>
    <p class="muted sm">${texts.conditionsDetail}</p>
    ${
      diets.length > 0 &&
      html`<h3>${texts.diets}</h3>
        <ul class="chips">
          ${diets.map((filter) => html`<li><a class="chip" href="${addressOf({ text: '', filters: [filter], page: 1 })}">${filter.label}</a></li>`)}
        </ul>`
    }
    ${
      fit.length > 0
        ? html`<h3>${icons.check}${texts.fitsTitle(fit.length)}</h3>
            ${list(fit)}`
        : html`<p>${texts.fitsNone}</p>`
    }
    ${folded(texts.careTitle(care.length), care)} ${folded(texts.notTitle(not.length), not)}
    <p class="muted xs">${texts.askFirst} ${texts.estimates}</p>`;
