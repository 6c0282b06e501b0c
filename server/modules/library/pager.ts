// Under a list: to the page before and the next one.
import { html, type Html } from '../../../domain/html.ts';
import { addressOf } from './address.ts';
import type { Locale } from './locale.ts';
import type { Results } from './search.ts';

export function pager({ asked, pages }: Results, { texts, link }: Locale): Html | false {
  const { page } = asked;
  return (
    pages > 1 &&
    html`<nav class="pager" aria-label="${texts.pages}">
      ${
        page > 1 &&
        html`<a class="btn line" rel="prev" href="${link(addressOf({ ...asked, page: page - 1 }))}"
          >${texts.previous}</a
        >`
      }<span class="muted">${texts.page(page, pages)}</span>${
        page < pages &&
        html`<a class="btn line" rel="next" href="${link(addressOf({ ...asked, page: page + 1 }))}"
          >${texts.next}</a
        >`
      }
    </nav>`
  );
}
