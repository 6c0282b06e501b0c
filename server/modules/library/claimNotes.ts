// What the filters by nutrition that are chosen let through, and by whose limits.
import { html, type Html } from '../../../domain/html.ts';
import { energyOf, type Filter } from './filters.ts';
import type { Locale } from './locale.ts';
import type { Texts } from './texts/en.ts';

/** Kilocalories a day: the reference intake of Regulation (EU) 1169/2011, annex XIII. */
const referenceIntake = 2000;

function limitOf({ value }: Filter, { texts }: Locale): string {
  const most = energyOf(value);
  return most === undefined
    ? texts.claimLimits[value as keyof Texts['claimLimits']]
    : texts.energyLimit(most, (100 * most) / referenceIntake);
}

const chosenAmong = (filters: readonly Filter[]): Filter[] =>
  filters.filter(({ kind }) => kind === 'nutrition');

/** Above the list, a sentence for each of them. */
export const claimLimits = (filters: readonly Filter[], locale: Locale): Html[] =>
  chosenAmong(filters).map(
    (filter) => html`<p class="muted sm limits">${limitOf(filter, locale)}</p>`,
  );

/** Below the list; false where no such filter is chosen. */
export const claimSources = (filters: readonly Filter[], { texts }: Locale): Html | false =>
  chosenAmong(filters).length > 0 && html`<p class="muted xs note">${texts.claimNote}</p>`;
