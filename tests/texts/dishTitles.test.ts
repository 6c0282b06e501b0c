/** That each recipe has a French title, by which a French cook knows the dish and what is in it. */
import { expect, test } from 'vitest';
import { titleIn } from '../../domain/changedTitle.ts';
import { titles } from '../../domain/french/titles.ts';
import { withoutAccents } from '../../domain/letters.ts';
import { catalogue } from '../kitchen/support.ts';

const { recipes } = catalogue;
const mostCharacters = 60;

/** Dishes that a French cookbook calls as an English one does. */
const ownNames = [
  'Bobotie',
  'Caldo tlalpeño',
  'Chili con carne',
  'Dal bhat tarkari',
  'Gari foto',
  'Harira',
  'Injera firfir',
  'Koshari',
  'Mandazi',
  'Minestrone',
  'Ratatouille',
  'Shiro wot',
];

/** Foods that somebody may be allergic to, or not eat: where an English title names one, so does the French one. */
const named: readonly (readonly [english: RegExp, french: RegExp])[] = [
  [/(?<!garden )\begg(?!plant)/, /œuf|omelette|pain perdu/],
  [/\byogh?urt/, /yaourt/],
  [/(?<!coconut |nut )\bmilk(?!fish)/, /\blait/],
  [/\bbuttermilk/, /babeurre/],
  [/\bcheese/, /fromage|cheese|feta/],
  [/\bcottage cheese/, /cottage cheese/],
  [/\bcurd cheese/, /fromage blanc/],
  [/\bkefir/, /kéfir/],
  [/\bcream(?!y|ed| cheese)/, /crème/],
  [/(?<!peanut )\bbutter/, /beurr/],
  [/\bpeanut|\bgroundnut/, /cacahuète|arachide/],
  [/\bwalnut/, /\bnoix(?! de)/],
  [/\bcashew/, /noix de cajou/],
  [/\balmond/, /amande/],
  [/\bpecan/, /noix de pécan/],
  [/\bpine nut/, /pignon/],
  [/\bchestnut/, /châtaigne|marron/],
  [/\bcoconut/, /\bcoco\b/],
  [/\bsesame/, /sésame/],
  [/\bsoy/, /soja/],
  [/\bmustard/, /moutarde/],
  [/\bcelery/, /céleri/],
  [/\bprawn|\bshrimp/, /crevette/],
  [/\bmussel/, /moules/],
  [/\bclam\b/, /palourde/],
  [/\bseafood/, /fruits de mer/],
  [/\bfish\b(?!-)/, /poisson|fish/],
  [/\bsalmon/, /saumon|salmon/],
  [/\btuna/, /thon|tuna/],
  [/\bcod\b|\bsaltfish/, /cabillaud|morue/],
  [/\bmackerel/, /maquereau|chinchard/],
  [/\banchov/, /anchois/],
  [/\bherring/, /hareng/],
  [/\bhake\b/, /merlu/],
  [/\bcatfish/, /poisson-chat/],
  [/\bwheat/, /\bblé/],
  [/\bbuckwheat/, /sarrasin/],
  [/\bbarley/, /orge/],
  [/\boat(?!cake)/, /avoine/],
  [/\brye\b/, /seigle/],
  [/\bsemolina/, /semoule/],
  [/\bbulgur/, /boulgour/],
  [/\bbread\b/, /pain|baguette|galette|cake à la banane/],
  [/\bnoodle/, /nouille|vermicelle|pâtes/],
  [/\bspaghetti/, /spaghetti/],
  [/\bbeer\b/, /bière/],
  [/\bwine\b/, /\bvin\b/],
  [/\bhoney/, /miel/],
  [/\bpork/, /porc/],
  [/\bham\b/, /jambon/],
  [/\bbacon/, /bacon/],
  [/\bbeef\b/, /bœuf|corned-beef|stroganoff/],
];

test('each recipe has a French title, and no other has one', () => {
  expect(Object.keys(titles).sort()).toEqual(recipes.map(({ id }) => id).sort());
});

test('French titles fit on a card and can be told apart', () => {
  const all = Object.values(titles);
  const plain = (title: string): string => withoutAccents(title).toLowerCase();
  expect(all.filter((title) => title.length > mostCharacters)).toEqual([]);
  expect(all.filter((title) => !/^\p{Lu}/u.test(title) || /[.:;]$/.test(title))).toEqual([]);
  expect(new Set(all.map(plain)).size).toBe(all.length);
});

test('what is called the same in both languages is a name of its own', () => {
  const same = recipes.flatMap(({ id, title }) => (titles[id] === title ? [title] : []));
  expect(same.sort()).toEqual(ownNames);
});

test('a food that the English title names is named in French', () => {
  const missing = recipes.flatMap(({ id, title }) =>
    named
      .filter(
        ([english, french]) =>
          english.test(title.toLowerCase()) && !french.test((titles[id] ?? '').toLowerCase()),
      )
      .map(([english]) => `${english.source}: ${title} → ${titles[id]}`),
  );
  expect(missing).toEqual([]);
});

test('a food that the French title names is named in English, or is in the dish', () => {
  const claimed = [
    [/cacahuète|arachide/, /peanut|groundnut/],
    [/noix de cajou/, /cashew/],
    [/crevette/, /prawn|shrimp/],
    [/sésame/, /sesame|tahini/],
  ] as const;
  const wrong = recipes.flatMap(({ id, title, ingredients }) =>
    claimed
      .filter(
        ([french, english]) =>
          french.test(titles[id] ?? '') &&
          !english.test(`${title} ${ingredients.map(({ key }) => key).join(' ')}`.toLowerCase()),
      )
      .map(() => `${title} → ${titles[id]}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['Kung pao chicken with peanuts', 'Poulet kung pao aux cacahuètes'],
  ['Kung pao chicken with peanuts, without peanuts', undefined],
  ['Kung pao chicken with peanuts, with sesame seeds instead of peanuts', undefined],
])('%s is no dish of another food in French', (title, french) => {
  expect(titleIn(titles, { id: 'kung-pao-chicken', title })).toBe(french);
});

test.each([null, undefined, 'own-soup', 'toString'])('%s has no title in French', (id) => {
  expect(titleIn(titles, { id, title: 'Soup' })).toBeUndefined();
});
