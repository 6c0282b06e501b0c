// What a suggestion says, in the language of the screen: the kitchen sends only the parts.
import { kitchen as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import type { MarkItem } from '../../../ui/Marks.tsx';
import type { Dish } from './selectors.ts';

type Details = NonNullable<Dish['details']>;

const [mostSwaps, mostNeeds] = [2, 2];

/** On a card: how many are at home, what does for what, what to buy by name as long as that is short. */
export function cardMarks({
  have,
  swaps,
  need,
}: Pick<Details, 'have' | 'swaps' | 'need'>): MarkItem[] {
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
    ...(swaps.length > mostSwaps
      ? [{ kind: 'swap' as const, text: fill(words.swaps, { count: swaps.length }) }]
      : swaps.map((swap) => ({ kind: 'swap' as const, text: fill(words.swap, { ...swap }) }))),
    ...(need.length > 0
      ? [
          {
            kind: 'need' as const,
            text:
              need.length > mostNeeds ? fill(words.toBuy, { count: need.length }) : need.join(', '),
          },
        ]
      : []),
  ];
}

/** For how many it is enough, or what more to get. */
export function enoughText({ enough }: Pick<Details, 'enough'>): string | undefined {
  if (!enough) return undefined;
  const { servings, more, unit, food } = enough;
  const serves = counted(servings, { one: words.servingsOne, many: words.servings });
  return fill(unit === 'g' ? words.enoughGrams : words.enough, { serves, more, food });
}

export const quantityOf = (name: string): string =>
  words.quantities[name.replace(/_(?:mg|g|ug|ml)$/, '') as keyof typeof words.quantities] ??
  name.replaceAll('_', ' ');

export function reasonText(reason: Details['reasons'][number]): string {
  switch (reason.code) {
    case 'uses_first':
      return fill(words.usesFirst, { food: reason.food });
    case 'oven_works':
      return words.ovenWorks;
    case 'local':
      return words.local;
    case 'within_limit':
      return fill(words.withinLimit, { ...reason, quantity: quantityOf(reason.quantity) }).replace(
        / {2,}/g,
        ' ',
      );
  }
}

/** At most one thing beneath a card: what it is enough for, else what speaks for it most. */
export const cardNote = (details: Details): string | undefined =>
  enoughText(details) ??
  details.reasons.filter(({ code }) => code !== 'within_limit').map(reasonText)[0];

/** A swap, and what the cook does differently. */
export const swapText = (swap: Details['swaps'][number]): string =>
  `${fill(words.swap, { ...swap })}: ${words.changes[swap.change]}`;

/** 'Contains milk. May contain soya'; empty where it has none. */
export function allergenText({ allergens }: Pick<Details, 'allergens'>): string {
  const may = /^may contain /;
  const named = (text: string, those: readonly string[]): string[] =>
    those.length > 0 ? [fill(text, { allergens: those.join(', ') })] : [];
  return [
    ...named(
      words.allergens,
      allergens.filter((each) => !may.test(each)),
    ),
    ...named(
      words.mayContain,
      allergens.filter((each) => may.test(each)).map((each) => each.replace(may, '')),
    ),
  ].join('. ');
}
