// What fits whoever looks: the filter, the word on a dish that does not, and what the pages say of it. They name no condition and no
// food of the person: the cookie that they are drawn by lives longer than the token that opens the settings.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { html, type Html } from '../../../domain/html.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import { judgeRecipe } from '../../../kitchen/safety/gate.ts';
import { addressOf, type Asked, withFitsReader } from './address.ts';
import { addTo, type BitSet, emptySet, fullSet } from './bitSet.ts';
import type { Library } from './library.ts';
import type { Locale } from './locale.ts';
import type { Reader } from './reader.ts';
import { type Toggle, toggleChip, toggleLink } from './toggle.ts';

/** Of one dish, for whoever looks; nothing where it fits. */
export type Warning = 'caution' | 'refuse';

/** Labels tell whether these hold it: the filters of allergens let them pass too. */
const onLabels: ReadonlySet<string> = new Set([
  'verdict.mayHold',
  'verdict.mayHoldAllergen',
  'verdict.label',
  'verdict.labelLeftOut',
  'verdict.labelDiet',
]);

const judged = (facts: Facts, { health }: Reader, { kitchen }: Library) =>
  judgeRecipe(facts, health.rules, kitchen.catalogue.ingredients);

/** Somebody whose clinic sets what they eat is told so once, and not on each dish. */
const isDeclined = (reader: Reader): boolean => reader.health.rules.declined.length > 0;

export function warningOf(
  facts: Facts,
  reader: Reader | undefined,
  library: Library,
): Warning | undefined {
  if (!reader || isDeclined(reader)) return undefined;
  const { verdict } = judged(facts, reader, library);
  // Until a person has answered, every dish has a caution: one sentence above says it for all.
  if (verdict === 'refuse') return 'refuse';
  return verdict === 'caution' && !reader.health.isOpen ? 'caution' : undefined;
}

/** So many dishes are judged in one go: a millisecond or two. */
const slice = 200;

/** The places of what fits whoever looks: of nothing while a question of theirs is open. */
export async function placesFitting(reader: Reader | undefined, library: Library): Promise<BitSet> {
  const { recipes } = library;
  const places = emptySet(recipes.length);
  if (!reader || reader.health.isOpen || isDeclined(reader)) return places;
  if (reader.health.rules.isFree) return fullSet(recipes.length);
  for (const [place, facts] of recipes.entries()) {
    if (place % slice === 0) await nextTurn();
    const { verdict, reasons } = judged(facts, reader, library);
    if (
      verdict === 'fit' ||
      (verdict === 'caution' && reasons.every(({ code }) => onLabels.has(code)))
    )
      addTo(places, place);
  }
  return places;
}

export const isFittingAlone = (asked: Asked): boolean =>
  asked.fitsReader === true &&
  asked.favourites !== true &&
  asked.collection === undefined &&
  asked.text === '' &&
  asked.filters.length === 0;

const toggleOf = (asked: Asked, { texts }: Locale): Toggle => {
  const isOn = asked.fitsReader === true;
  return { label: texts.fitsYou, isOn, address: addressOf(withFitsReader(asked, !isOn)) };
};

/** Before the other filters, for the signed-in; anybody's page has none. */
export const fitsFilter = (
  asked: Asked,
  reader: Reader | undefined,
  locale: Locale,
): Html | false => reader !== undefined && toggleLink(toggleOf(asked, locale), locale);

export const fitsChip = (asked: Asked, locale: Locale): Html | false =>
  toggleChip(toggleOf(asked, locale), locale);

/** Above the dishes: why none is called a fit, or that nothing was told that a dish could be held against. */
export function fitsNotice(
  asked: Pick<Asked, 'fitsReader'>,
  reader: Reader | undefined,
  { texts, appLink }: Locale,
): Html | false {
  if (!reader) return false;
  const { isOpen, rules } = reader.health;
  const settings = (label: string): Html => html`<a href="${appLink('/settings')}">${label}</a>`;
  if (isDeclined(reader)) return html`<p class="told">${texts.clinicFirst}</p>`;
  if (isOpen) return html`<p class="told">${texts.healthOpen} ${settings(texts.answer)}</p>`;
  return (
    asked.fitsReader === true &&
    rules.isFree &&
    html`<p class="told">${texts.nothingTold} ${settings(texts.openSettings)}</p>`
  );
}

/** Why there is nothing, where that is not what else was asked for. */
export function withoutFitting(
  asked: Asked,
  reader: Reader | undefined,
  { texts, link, appLink }: Locale,
): Html | undefined {
  if (asked.fitsReader !== true) return undefined;
  if (!reader)
    return html`<section class="card empty">
      <h2>${texts.fitsSignIn}</h2>
      <p class="muted">${texts.fitsSignInDetail}</p>
      <a class="btn line" href="${appLink('/login')}">${texts.signIn}</a>
    </section>`;
  if (!reader.health.isOpen && !isDeclined(reader)) return undefined;
  return html`<section class="card empty">
    <h2>${texts.noneFits}</h2>
    <a class="btn line" href="${link(addressOf(withFitsReader(asked, false)))}"
      >${texts.allRecipes}</a
    >
  </section>`;
}

/** On a recipe's own page, before it is cooked. */
export function fitOfRecipe(
  facts: Facts,
  reader: Reader | undefined,
  library: Library,
  locale: Locale,
): Html | false {
  const warning = warningOf(facts, reader, library);
  const { texts, appLink } = locale;
  if (!warning) return fitsNotice({}, reader, locale);
  return html`<p class="told ${warning}">
    <b>${texts[warning]}.</b> ${texts.notForReader[warning]}
    <a href="${appLink(`/recipe/${encodeURIComponent(facts.recipe.id)}`)}">${texts.seeWhy}</a>
  </p>`;
}
