// What the address of a recipe's page says.
import { type PlannedPortions, sizeOf } from './portions.ts';

export type Asked =
  | { kind: 'dish'; analysisId: string; index: number }
  | { kind: 'recipe'; recipeId: string; record?: string };

export const valueIn = (search: string, key: string) =>
  new RegExp(`[?&]${key}=([\\w.-]{1,400})(?:&|$)`).exec(search)?.[1] ?? null;

/** What the address asks for: a dish of an analysis goes before the recipe that it is. */
export function askIn(path: string, search: string): Asked | null {
  const [analysisId, choice] = [valueIn(search, 'analysis'), valueIn(search, 'choice')];
  if (analysisId !== null && choice !== null && /^\d{1,3}$/.test(choice))
    return { kind: 'dish', analysisId, index: Number(choice) };
  const recipeId = path.split('/')[2] ?? '';
  if (!/^[\w-]{1,100}$/.test(recipeId) || recipeId === 'dish') return null;
  const record = /^[\w-]{1,60}$/.exec(valueIn(search, 'record') ?? '')?.[0];
  return { kind: 'recipe', recipeId, ...(record === undefined ? {} : { record }) };
}

export const dishOf = (ask: Asked | null): string =>
  ask === null ? '' : ask.kind === 'dish' ? `${ask.analysisId}/${ask.index}` : ask.recipeId;
export const isOf = (
  opened: { readonly analysisId: string; readonly index: number } | null,
  ask: Asked | null,
): boolean =>
  opened !== null &&
  ask?.kind === 'dish' &&
  opened.analysisId === ask.analysisId &&
  opened.index === ask.index;

/** What is at hand makes a part of a serving as well. */
export const isServings = (servings: number): boolean => servings >= 0.5 && servings <= 20;
export const servingsIn = (search: string): number | null => {
  const servings = Number(valueIn(search, 'servings'));
  return isServings(servings) ? servings : null;
};
/** Of a meal of a week: for how many it is planned. */
export function plannedIn(search: string): PlannedPortions | null {
  const [people, meals] = [countIn(search, 'people'), countIn(search, 'meals')];
  const servings = servingsIn(search);
  return people === null || servings === null ? null : { people, meals: meals ?? 1, servings };
}
export interface Portions {
  /** For how many it is shown; null: as it is written. */
  servings: number | null;
  /** For how many it is planned; null where it was not opened from a week. */
  planned: PlannedPortions | null;
}
const countIn = (search: string, key: string): number | null => {
  const count = valueIn(search, key) ?? '';
  return /^[1-9]\d?$/.test(count) ? Number(count) : null;
};
/** What a link to a recipe says of it; nothing where everybody has one serving. */
export const plannedQuery = (planned: PlannedPortions | null): string =>
  planned === null || sizeOf(planned) === null
    ? ''
    : `&people=${planned.people}${planned.meals > 1 ? `&meals=${planned.meals}` : ''}`;
/** The swaps that the address asks for; which of them are cooked the kitchen says. */
export const swapsIn = (search: string): readonly string[] =>
  (valueIn(search, 'swaps') ?? '').split('.').filter((id) => /^\w+-\w+$/.test(id));
/** How many numbered steps the instructions have. */
export const stepsIn = (text: string): number =>
  text.split('\n').filter((line) => /^\s*\d{1,4}[.)]\s+\S/.test(line)).length;

/** What its videos and articles are looked for by: its place in the analysis, else its name, else what the address calls it. */
export const resourcesOf = (ask: Asked, title: string | undefined) =>
  ask.kind === 'dish'
    ? { analysisId: ask.analysisId, index: ask.index }
    : { foods: [title ?? ask.recipeId] };
