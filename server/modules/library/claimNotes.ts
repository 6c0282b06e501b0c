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

/** Below the list; false where no such filter is chosen. */
export function claimNotes(filters: readonly Filter[], locale: Locale): Html | false {
  const chosen = filters.filter(({ kind }) => kind === 'nutrition');
  return (
    chosen.length > 0 &&
    html`<div class="muted xs note">
      ${chosen.map((filter) => html`<p>${limitOf(filter, locale)}</p>`)}
      <p>${locale.texts.claimNote}</p>
    </div>`
  );
}
