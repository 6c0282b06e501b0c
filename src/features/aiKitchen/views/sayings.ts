// What a suggestion says, in the language of the screen: the kitchen sends only the parts.
import { kitchen as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { measured } from '../../../texts/measures.ts';
import {
  foodText,
  foodTexts,
  namedText,
  noteText,
  noteTexts,
  paragraphOf,
  termText,
} from '../../../texts/notes.ts';
import type { Note } from '../../../../domain/notes.ts';
import type { MarkItem } from '../../../ui/Marks.tsx';
import type { Dish } from './selectors.ts';

type Details = NonNullable<Dish['details']>;

const [mostSwaps, mostNeeds] = [2, 2];

/** What for what, in the screen's language. */
export const swapFoods = ({
  yours,
  yours_key,
  yours_said,
  forIt,
  forIt_key,
}: Pick<
  Details['swaps'][number],
  'yours' | 'yours_key' | 'yours_said' | 'forIt' | 'forIt_key'
>) => ({
  yours: yours_said ? yours : foodText(yours_key, yours),
  forIt: foodText(forIt_key, forIt),
});

/** Only what somebody has named is theirs; of a staple it is said where it stands. */
const swapped = (swap: Details['swaps'][number]): string => fill(wordsOf(swap), swapFoods(swap));

function wordsOf({ cupboard, change }: Details['swaps'][number]): string {
  if (change === 'if_tinned') return words.swapIfTinned;
  return cupboard ? words.swapFromCupboard : words.swap;
}

type Swaps = Pick<Details, 'swaps' | 'used_swaps'>;

/** Whether the figures of the dish count a swap: one without which it does not fit. */
const isUsed = (
  { forIt_key: forIt, yours_key: yours }: Details['swaps'][number],
  { used_swaps: used = [] }: Pick<Details, 'used_swaps'>,
): boolean => used.includes(`${forIt}-${yours}`);

/** What the figures of some cards are of, where one names a swap that they do not count. */
export const figuresNotes = (dishes: readonly (Swaps | undefined)[]): readonly string[] =>
  dishes.some((dish) => dish?.swaps.some((swap) => !isUsed(swap, dish))) ? [words.asWritten] : [];

/** On a card: how many are at home, what does for what, what to buy by name as long as that is short. A swap without which the dish does not fit is always named. */
export function cardMarks({
  have,
  swaps,
  used_swaps,
  need,
  need_keys,
}: Pick<Details, 'have' | 'need' | 'need_keys'> & Swaps): MarkItem[] {
  const inFigures = swaps.filter((swap) => isUsed(swap, { used_swaps }));
  const others = swaps.filter((swap) => !inFigures.includes(swap));
  const marked = (swap: Details['swaps'][number]) => ({
    kind: 'swap' as const,
    text: swapped(swap),
  });
  const isAll = need.length === 0 && swaps.length === 0 && have.length > 1;
  return [
    ...(have.length > 0
      ? [
          {
            kind: 'have' as const,
            text: fill(isAll ? words.allAtHome : words.atHome, { count: have.length }),
          },
        ]
      : []),
    ...inFigures.map(marked),
    ...(others.length > mostSwaps && !others.some(({ change }) => change === 'if_tinned')
      ? [{ kind: 'swap' as const, text: fill(words.swaps, { count: others.length }) }]
      : others.map(marked)),
    ...(need.length > 0
      ? [
          {
            kind: 'need' as const,
            text:
              need.length > mostNeeds
                ? fill(words.toBuy, { count: need.length })
                : foodTexts(need, need_keys).join(', '),
          },
        ]
      : []),
  ];
}

/** For how many it is enough, or what more to get. */
export function enoughText({ enough }: Pick<Details, 'enough'>): string | undefined {
  if (!enough) return undefined;
  const { servings, more, unit } = enough;
  const food = foodText(enough.food_key, enough.food);
  const serves = counted(servings, { one: words.servingsOne, many: words.servings });
  if (unit === 'tin')
    return fill(more === 1 ? words.enoughTin : words.enoughTins, { serves, more, food });
  return unit === 'g'
    ? fill(words.enoughWeight, { serves, weight: measured(`${more} g`), food })
    : fill(words.enough, { serves, more, food });
}

const unit = /_(?:mg|g|ug|ml)$/;
/** 'saturated fat' for 'sat_fat_g': each language has its own table, and what it lacks is read from the identifier. */
export const quantityOf = (id: string): string => {
  const name = id.replace(unit, '');
  return (
    words.quantities[name as keyof typeof words.quantities] ??
    namedText('quantity', { id, name: name.replaceAll('_', ' ') })
  );
};

export function reasonText(reason: Details['reasons'][number]): string {
  switch (reason.code) {
    case 'uses_first':
      return fill(words.usesFirst, { food: foodText(reason.food_key, reason.food) });
    case 'oven_works':
      return words.ovenWorks;
    case 'local':
      return words.local;
    case 'within_limit':
      return fill(words.withinLimit, {
        ...reason,
        condition: namedText('condition', {
          id: reason.condition_id ?? '',
          name: reason.condition,
        }),
        quantity: quantityOf(reason.quantity),
      }).replace(/ {2,}/g, ' ');
  }
}

/** 'sodium 900 mg (45% of a day’s limit)'; undefined of what is no figure. */
function figureOf(reason: Note): string | undefined {
  if (typeof reason === 'string' || !(reason.code in words.cautions)) return undefined;
  const text = noteText(reason, {
    sentences: words.cautions,
    term: ({ of, id }) => (of === 'quantity' ? quantityOf(id) : termText({ of, id })),
  });
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** More in one serving than a whole day should have: no figure among others. */
const isOverDay = (reason: Note): boolean =>
  typeof reason !== 'string' && reason.code === 'verdict.overDayAim';

/** Why a dish asks for care, as short as a card is: its figures in one line, the rest as it is. Whole sentences stand on the dish's page. */
export function cautionText(reasons: readonly Note[]): string {
  const short = reasons.map(figureOf);
  const figures = short.filter((each) => each !== undefined).join(', ');
  const others = reasons.filter((each, n) => short[n] === undefined && !isOverDay(each));
  return [
    ...noteTexts(reasons.filter(isOverDay)),
    ...(figures === '' ? [] : [fill(words.cautionFigures, { figures })]),
    ...noteTexts(others),
  ].join(' ');
}

/** At most one thing beneath a card: what it is enough for, else what speaks for it most. */
export const cardNote = (details: Details): string | undefined =>
  enoughText(details) ??
  details.reasons.filter(({ code }) => code !== 'within_limit').map(reasonText)[0];

/** A swap, and what the cook does differently. */
export const swapText = (swap: Details['swaps'][number]): string =>
  fill(words.swapWithChange, { swap: swapped(swap), change: words.changes[swap.change] });

/** 'Contains milk. May contain soya'; empty where it has none. */
export function allergenText({
  allergens,
  allergen_ids: ids,
}: Pick<Details, 'allergens' | 'allergen_ids'>): string {
  const may = /^may contain /;
  const nameOf = (each: string): string =>
    termText({ of: 'allergen', id: ids?.[allergens.indexOf(each)] ?? '' }) ?? each.replace(may, '');
  const named = (text: string, those: readonly string[]): string[] =>
    those.length > 0 ? [fill(text, { allergens: those.join(', ') })] : [];
  return [
    ...named(words.allergens, allergens.filter((each) => !may.test(each)).map(nameOf)),
    ...named(words.mayContain, allergens.filter((each) => may.test(each)).map(nameOf)),
  ].join('. ');
}

/** What was made of the list beside its foods: its wishes, and that its end was left out. */
export const listText = (notes: readonly Note[] = []): string =>
  paragraphOf(notes.filter(isOfList));
const listCodes: ReadonlySet<string> = new Set([
  'list.cut',
  'list.dishesLeft',
  'list.notForYou',
  'list.leftOutFor',
  'list.leftOutForOther',
]);
const isOfList = (note: Note): boolean =>
  typeof note !== 'string' && (note.code.startsWith('wish.') || listCodes.has(note.code));

interface Care {
  readonly name: string;
  readonly reasons: readonly Note[];
}

/** What a dish itself asks to take care of: that a question is open is said once, above all of them. */
export const ofThisDish = (cares: readonly Care[] = []): Care[] =>
  cares
    .map(({ name, reasons }) => ({
      name,
      reasons: reasons.filter(
        (note) => typeof note === 'string' || note.code !== 'verdict.openQuestion',
      ),
    }))
    .filter(({ reasons }) => reasons.length > 0);
