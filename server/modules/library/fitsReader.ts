// What fits whoever looks: the filter, the word on a dish that does not, and what the pages say of it. They name no condition and no
// food of the person: the cookie that they are drawn by lives longer than the token that opens the settings.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { html, type Html } from '../../../domain/html.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import { leavesEggsSoft } from '../../../kitchen/recipes/firmEggs.ts';
import { judgeRecipe } from '../../../kitchen/safety/gate.ts';
import type { Rules } from '../../../kitchen/safety/rules.ts';
import { needsCookedThrough } from '../../../kitchen/safety/undercooked.ts';
import { addressOf, type Asked, withFitsReader } from './address.ts';
import { addTo, type BitSet, emptySet, fullSet } from './bitSet.ts';
import type { Library } from './library.ts';
import type { Locale } from './locale.ts';
import type { Reader } from './reader.ts';
import { type Toggle, toggleChip, toggleLink } from './toggle.ts';

/** Of one dish, for whoever looks and those who eat along; nothing where it fits. */
export type Warning = 'caution' | 'refuse' | 'refuseAtTable' | 'cautionAtTable';
/** How a warning looks: what somebody must not eat is one thing, whoever it is. */
export const lookOf = (warning: Warning): 'caution' | 'refuse' =>
  warning === 'caution' || warning === 'cautionAtTable' ? 'caution' : 'refuse';

/** Labels tell whether these hold it: the filters of allergens let them pass too. */
const onLabels: ReadonlySet<string> = new Set([
  'verdict.mayHold',
  'verdict.mayHoldAllergen',
  'verdict.label',
  'verdict.labelLeftOut',
  'verdict.labelDiet',
  'verdict.pasteurised',
  'verdict.checkGluten',
  'verdict.checkTraces',
  'verdict.labelTooYoung',
]);

/** What holds of every dish alike while something is open: one sentence above says it. */
const saidOnce: ReadonlySet<string> = new Set(['verdict.openQuestion', 'verdict.notUnderstood']);

const judged = (facts: Facts, rules: Rules, { kitchen }: Library) =>
  judgeRecipe(facts, rules, kitchen.catalogue.ingredients);

/** Whether it is a fit, or a label alone can tell. */
function isFit(facts: Facts, rules: Rules, library: Library): boolean {
  const { verdict, reasons } = judged(facts, rules, library);
  return (
    verdict === 'fit' || (verdict === 'caution' && reasons.every(({ code }) => onLabels.has(code)))
  );
}

/** Whether somebody at the table has told us anything that a dish could be held against. */
const isAnythingTold = ({ health: { rules, others } }: Reader): boolean =>
  [rules, ...others].some(({ isFree }) => !isFree);
const isOpen = ({ health }: Reader): boolean => health.isOpen || health.areOthersOpen;

/** Somebody whose clinic sets what they eat is told so once, and not on each dish. */
const isDeclined = (reader: Reader): boolean => reader.health.rules.declined.length > 0;

function warningOf(
  facts: Facts,
  reader: Reader | undefined,
  library: Library,
): Warning | undefined {
  if (!reader) return undefined;
  const { rules, others } = reader.health;
  const isDeclinedTo = isDeclined(reader);
  const { verdict } = judged(facts, rules, library);
  if (verdict === 'refuse' && !isDeclinedTo) return 'refuse';
  const theirs = others.map((each) => judged(facts, each, library));
  if (theirs.some((each) => each.verdict === 'refuse')) return 'refuseAtTable';
  // Until a person has answered, every dish has a caution: one sentence above says it for all.
  if (verdict === 'caution' && !isDeclinedTo && !reader.health.isOpen) return 'caution';
  const isOfDish = theirs.some(({ reasons }) => reasons.some(({ code }) => !saidOnce.has(code)));
  return isOfDish ? 'cautionAtTable' : undefined;
}

/** Whether whoever looks, or somebody who eats along, must have eggs firm: the steps are then written so. */
export const needsFirmEggs = (
  { health: { rules, others } }: Pick<Reader, 'health'>,
  { kitchen: { catalogue } }: Library,
): boolean => [rules, ...others].some(({ person }) => needsCookedThrough(person, catalogue));

/** What a dish in a list says to whoever looks. */
export const saidTo = (reader: Reader | undefined, facts: Facts, library: Library) => ({
  isFavourite: reader?.favourites.has(facts.recipe.id),
  isUnwanted: reader?.notAgain.has(facts.recipe.id),
  warning: warningOf(facts, reader, library),
  needsFirmEggs:
    reader !== undefined &&
    needsFirmEggs(reader, library) &&
    leavesEggsSoft(facts.recipe, library.kitchen.catalogue),
});

/** So many dishes are judged in one go: a millisecond or two. */
const slice = 200;

/** The places of what fits whoever looks and those who eat along: of nothing while a question about one of them is open. */
export async function placesFitting(reader: Reader | undefined, library: Library): Promise<BitSet> {
  const { recipes } = library;
  const places = emptySet(recipes.length);
  if (!reader || isOpen(reader) || isDeclined(reader)) return places;
  if (!isAnythingTold(reader)) return fullSet(recipes.length);
  const everybody = [reader.health.rules, ...reader.health.others];
  for (const [place, facts] of recipes.entries()) {
    if (place % slice === 0) await nextTurn();
    if (everybody.every((rules) => isFit(facts, rules, library))) addTo(places, place);
  }
  return places;
}

export const isFittingAlone = (asked: Asked): boolean =>
  asked.fitsReader === true &&
  asked.favourites !== true &&
  asked.collection === undefined &&
  asked.text === '' &&
  asked.filters.length === 0;

const eatsAlone = (reader: Reader | undefined): boolean => !reader?.health.others.length;

/** What such a list is called. */
export const fitsHeading = (reader: Reader | undefined, { texts }: Locale): string =>
  eatsAlone(reader) ? texts.whatFitsYou : texts.whatFitsAll;

const toggleOf = (asked: Asked, reader: Reader | undefined, { texts }: Locale): Toggle => {
  const isOn = asked.fitsReader === true;
  return {
    label: eatsAlone(reader) ? texts.fitsYou : texts.fitsAll,
    isOn,
    address: addressOf(withFitsReader(asked, !isOn)),
  };
};

/** Before the other filters, for the signed-in; anybody's page has none. */
export const fitsFilter = (
  asked: Asked,
  reader: Reader | undefined,
  locale: Locale,
): Html | false => reader !== undefined && toggleLink(toggleOf(asked, reader, locale), locale);

export const fitsChip = (asked: Asked, reader: Reader | undefined, locale: Locale): Html | false =>
  toggleChip(toggleOf(asked, reader, locale), locale);

/** Above the dishes: why none is called a fit, or that nothing was told that a dish could be held against. */
export function fitsNotice(
  asked: Pick<Asked, 'fitsReader'>,
  reader: Reader | undefined,
  { texts, appLink }: Locale,
): Html | false {
  if (!reader) return false;
  const settings = (label: string): Html => html`<a href="${appLink('/settings')}">${label}</a>`;
  if (isDeclined(reader)) return html`<p class="told">${texts.clinicFirst}</p>`;
  if (isOpen(reader)) {
    // What is open of others is answered where they are named.
    return reader.health.isOpen
      ? html`<p class="told">${texts.healthOpen} ${settings(texts.answer)}</p>`
      : html`<p class="told">
          ${texts.tableOpen} <a href="${appLink('/who-eats')}">${texts.answer}</a>
        </p>`;
  }
  return (
    asked.fitsReader === true &&
    !isAnythingTold(reader) &&
    html`<p class="told">${texts.nothingTold} ${settings(texts.openSettings)}</p>`
  );
}

/** How many more there are that need care or do not fit, one tap away. */
export const unfitNotice = (
  { asked, unfit = 0 }: { readonly asked: Asked; readonly unfit?: number | undefined },
  reader: Reader | undefined,
  { texts, link }: Locale,
): Html | false =>
  reader !== undefined &&
  !isOpen(reader) &&
  !isDeclined(reader) &&
  unfit > 0 &&
  html`<p class="told">
    ${texts.unfit(unfit)}
    <a rel="nofollow" href="${link(addressOf(withFitsReader(asked, false)))}">${texts.showUnfit}</a>
  </p>`;

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
  if (!isOpen(reader) && !isDeclined(reader)) return undefined;
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
  return html`<p class="told ${lookOf(warning)}">
    <b>${texts[warning]}.</b> ${texts.notForReader[warning]}
    <a href="${appLink(`/recipe/${encodeURIComponent(facts.recipe.id)}`)}">${texts.seeWhy}</a>
  </p>`;
}
