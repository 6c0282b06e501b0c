import type { OpenedDish, RecipePlace } from '../../../../machines/shared/kitchen.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isPlace = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0;

function openedIn(kept: unknown): OpenedDish | null {
  if (!isFields(kept)) return null;
  const { analysisId, index, title, names } = kept;
  return typeof analysisId === 'string' &&
    isPlace(index) &&
    typeof title === 'string' &&
    Array.isArray(names) &&
    names.every((name): name is string => typeof name === 'string')
    ? { analysisId, index, title, names }
    : null;
}

/** What was kept of a recipe's page, out of whatever stands in the browser's storage. */
export function placeIn(kept: unknown): RecipePlace | null {
  if (!isFields(kept) || typeof kept['dish'] !== 'string' || !isPlace(kept['step'])) return null;
  const servings = kept['servings'];
  return {
    dish: kept['dish'],
    opened: openedIn(kept['opened']),
    servings: typeof servings === 'number' && servings >= 0.5 && servings <= 20 ? servings : null,
    step: kept['step'],
  };
}
