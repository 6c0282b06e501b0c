// Hears the limits that a clinician gave somebody in figures, and what they may drink, before all else is heard.
import type { Quantity } from '../recipes/nutrition.ts';
import type { HeardSpan, OwnLimit } from '../types.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import { dishesTold } from './dishKinds.ts';
import { conditionTerm, dishesLeftOut } from './healthNotes.ts';
import { conditionName } from './hearing.ts';
import type { Hearing } from './hearing.ts';
import { strictestOf, toldWhole } from './lowTold.ts';
import {
  energyElsewhere,
  fibreAim,
  fluidLimitNote,
  noAim,
  ownLimitLooser,
  ownLimitNote,
  takenLimitNote,
  usualAim,
} from './ownLimitNotes.ts';
import { limitsTold } from './ownLimits.ts';

/** What may be drunk is limited, without a figure. */
const fluidTold =
  /(?<!\p{L})(?:(?:on |have |has |with |a |my |strict ){0,3}(?:fluid|liquid)s? (?:limits?|restrictions?|limitation|restricted)|(?:limit|restrict)(?:ed|ing)? (?:my |his |her |the )?(?:fluids?|liquids?)(?: intake)?|restriction (?:hydrique|liquidienne|des liquides|de liquides)|(?:flüssigkeits|trinkmengen)(?:beschränkung|restriktion|limit)|restricci[óo]n (?:h[íi]drica|de l[íi]quidos)|restrizione (?:idrica|dei liquidi|di liquidi)|restriç[ãa]o (?:h[íi]drica|de l[íi]quidos)|vochtbeperking)(?!\p{L})|水分制限/giu;
const denied =
  /(?<!\p{L})(?:no|not|without|never|any|pas|sans|kein\p{L}{0,2}|ohne|sin|sem|senza|non|geen|don['’]?t|isn['’]?t|used to|stopped|ended)(?: \p{L}{1,12}){0,3} ?$|(?:なし|ない)$/iu;

/** A diet that the words of a limit name as well: 'low sodium diet (1.5 g)'. */
const low =
  /(?<!\p{L})(?:low(?:er)?|reduced?|restrict\p{L}{0,5}|strict(?:ly)?|pauvre|arm|baj[oa]|restricción|restrizione|restrição)(?!\p{L})|制限/iu;
const dietOf: Readonly<Record<string, string>> = {
  sodium_mg: 'low salt diet',
  carb_g: 'low carb diet',
};
const diets: ReadonlySet<string> = new Set(Object.values(dietOf));

/** A part of the text that was heard here. */
interface Heard {
  readonly text: string;
  /** What stays in its place. */
  readonly stays?: string | undefined;
  readonly from: number;
  readonly to: number;
}

function fluidIn(said: string, isTaken: (at: number) => boolean): Heard[] {
  return [...said.matchAll(fluidTold)].flatMap(({ 0: text, index }) => {
    const before =
      said
        .slice(Math.max(0, index - 40), index)
        .split(/[,;.\n]/)
        .at(-1) ?? '';
    const isDenied = denied.test(before) || /^ ?なし/u.test(said.slice(index + text.length));
    return isDenied || isTaken(index)
      ? []
      : [{ text: text.trim(), from: index, to: index + text.length }];
  });
}

/** Of one sum the strictest. */
function keepStrictest(limits: OwnLimit[], told: OwnLimit): void {
  const at = limits.findIndex(
    ({ quantity, basis }) => quantity === told.quantity && basis === told.basis,
  );
  const before = limits[at];
  if (!before) limits.push(told);
  else if (told.max < before.max) limits[at] = told;
}

/** Of fibre and energy no figure is kept to; of all else, where none was told, the strictest of the tables. */
function keepWhole(quantity: Quantity, { catalogue, ownLimits, takenLimits }: Hearing): void {
  const max = strictestOf(quantity, catalogue);
  if (ownLimits.some((each) => each.quantity === quantity)) return;
  takenLimits.add(quantity);
  if (max === null || notKept.has(quantity)) return;
  ownLimits.push({ quantity, basis: 'per_day', max: Math.round(max * 10) / 10 });
}
/** What general advice has an aim for, and what it has none for. */
const usual: readonly Quantity[] = ['protein_g', 'iron_mg', 'calcium_mg', 'carb_g'];
const aimless: readonly Quantity[] = [
  'vit_d_ug',
  'vit_c_mg',
  'vit_b12_ug',
  'magnesium_mg',
  'glycaemic_load',
];
const notKept: ReadonlySet<Quantity> = new Set(['fibre_g', 'energy_kcal', ...usual, ...aimless]);

/** Dishes that are left out by their name; where the words may mean a food, or harm is told, they are read again. */
function dishesIn(said: string, hearing: Hearing): readonly Heard[] {
  const told = dishesTold(said, hearing.catalogue);
  const kinds = [...new Set(told.flatMap((each) => each.kinds))];
  for (const kind of kinds) hearing.dishKinds.add(kind);
  if (kinds.length > 0) hearing.notes.push(dishesLeftOut(kinds));
  return hearing.isHarmTold ? [] : told.filter(({ isOfDishAlone }) => isOfDishAlone);
}

/**
 * Keeps what a text tells of limits.
 * @returns the text without it, and the parts that were heard
 */
export function hearOwnLimits(
  said: string,
  hearing: Hearing,
): { readonly rest: string; readonly heard: readonly Heard[] } {
  const told = limitsTold(said);
  for (const { limit } of told) keepStrictest(hearing.ownLimits, limit);
  const wholes = toldWhole(said).filter(
    ({ from, to }) => !told.some((each) => from < each.to && to > each.from),
  );
  for (const { of } of wholes) keepWhole(of, hearing);
  const fluid = fluidIn(said, (at) => told.some(({ from, to }) => at < to && at >= from));
  if (fluid.length > 0) hearing.fluidLimited.add('told');
  const limits = told.map(({ limit, ...each }) => ({
    ...each,
    stays: low.test(each.text) ? dietOf[limit.quantity] : undefined,
  }));
  const heard: Heard[] = [...limits, ...fluid, ...wholes, ...dishesIn(said, hearing)].toSorted(
    (one, other) => one.from - other.from,
  );
  let rest = '';
  let at = 0;
  for (const { from, to, stays = '' } of heard) {
    rest += `${said.slice(at, from)}, ${stays}, `;
    at = Math.max(at, to);
  }
  return { rest: heard.length > 0 ? withoutLoose(rest + said.slice(at)) : said, heard };
}

/** Without the marks and joints that stand alone now. */
const withoutLoose = (text: string): string =>
  text
    .replaceAll(/\s{1,9}(?:and|with|on|et|und|y|e|mit|avec|con)\s{0,9}(?=,)/giu, '')
    .replaceAll(/(?:[,;]\s{0,9}){2,}/gu, ', ')
    .replaceAll(/^[\s,;]+|[\s,;]+$/gu, '')
    .replaceAll(/(?<=^|[,;] ?)(?:and|but|et|und|y|e) /giu, '');

/** What was heard here and elsewhere, in the order of the text. */
export function spansInOrder(
  said: string,
  heard: readonly Heard[],
  others: readonly HeardSpan[],
): HeardSpan[] {
  let at = 0;
  const written = others.filter(
    ({ text }) => !diets.has(text) || !heard.some(({ stays }) => stays === text),
  );
  const placed = written.map((span) => {
    const place = said.indexOf(span.text, at);
    if (place !== -1) at = place;
    return { span, at };
  });
  const own = heard.map(({ text, from }) => ({
    span: { text, state: 'understood' } satisfies HeardSpan,
    at: from,
  }));
  return [...placed, ...own].toSorted((one, other) => one.at - other.at).map(({ span }) => span);
}

/** What a condition brings of it: a hard figure before an aim. */
function broughtBy(quantity: string, { conditions, catalogue }: Hearing) {
  const all = [...conditions].flatMap((id) => {
    const [found] = (catalogue.conditions.get(id)?.limits ?? [])
      .filter(
        ({ nutrient, basis, min, refDayMax }) =>
          nutrient === quantity && basis !== 'per_week' && min === null && refDayMax !== null,
      )
      .toSorted((one, other) =>
        one.priority === other.priority ? 0 : one.priority === 'hard' ? -1 : 1,
      );
    return found?.refDayMax == null ? [] : [{ id, max: found.refDayMax }];
  });
  return all.toSorted((one, other) => one.max - other.max)[0];
}

const fluidAsked = 'heart_failure-fluid';

/** What is said of a limit: that it is kept to, or that a condition brings a stricter one. */
function noteOf(limit: OwnLimit, hearing: Hearing): KitchenNote {
  const kept = limit.basis === 'per_day' ? broughtBy(limit.quantity, hearing) : undefined;
  if (kept && kept.max < limit.max)
    return ownLimitLooser(limit, {
      max: kept.max,
      by: conditionTerm(kept.id, conditionName(hearing, kept.id)),
    });
  return hearing.takenLimits.has(limit.quantity) ? takenLimitNote(limit) : ownLimitNote(limit);
}

/** What is planned, and what is not, of wishes for the food as a whole. */
const aimNotes = (taken: Hearing['takenLimits']): KitchenNote[] => [
  ...(taken.has('fibre_g') ? [fibreAim] : []),
  ...(taken.has('energy_kcal') ? [energyElsewhere] : []),
  ...usual.filter((each) => taken.has(each)).map(usualAim),
  ...aimless.filter((each) => taken.has(each)).map(noAim),
];

/** Says which limits are kept to, and what is not counted; a limit of drinks answers what heart failure asks. */
export function tellOwnLimits(hearing: Hearing): void {
  const { ownLimits, takenLimits, notes, answers, answered, conditions, fluidLimited } = hearing;
  for (const limit of ownLimits)
    if (limit.quantity !== 'fluid_ml') notes.push(noteOf(limit, hearing));
  notes.push(...aimNotes(takenLimits));
  const fluid = ownLimits.find(({ quantity }) => quantity === 'fluid_ml');
  const isTold = fluid !== undefined || fluidLimited.size > 0;
  const isAnswered = conditions.has('heart_failure') && answers[fluidAsked] === 'Yes';
  if (isTold && conditions.has('heart_failure')) answered.set(fluidAsked, 'Yes');
  if (isTold || isAnswered) notes.push(fluidLimitNote(fluid?.max ?? null));
}
