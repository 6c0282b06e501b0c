// The weeks that are asked for: seeded, of twenty countries and ten conditions, for one to five people, with favourites and with food at hand.
import type { Country } from '../../kitchen/catalogue/types.ts';
import type { Kitchen } from '../../kitchen/index.ts';
import type { PlanRequest } from '../../kitchen/planning/index.ts';

const countries = 'GB NG IN IT MX KE JP BR EG PL US PH FR DE GH ZA ID TR ET CO'.split(' ');
const conditions =
  'general hypertension diabetes_t2 general coeliac ckd general high_cholesterol gout osteoporosis'.split(
    ' ',
  );
const diets = [[], [], ['vegetarian'], [], ['vegan'], [], ['halal']] as const;
/** US dollars a week for one person. */
const ordinary = 40;

/** Food as people type it, in what one or two people have of it. */
const larder = [
  '400 g chicken breast, 6 eggs, 500 g rice, 300 g carrots, 250 g spinach, 500 g yoghurt, 3 bananas',
  '500 g potatoes, 1 cabbage, 400 g tinned tomatoes, 250 g lentils, 4 eggs, 300 g mushrooms, 1 l milk, 2 apples',
  '300 g minced beef, 500 g rice, 400 g tinned kidney beans, 2 bell peppers, 400 g tinned tomatoes, 2 bananas, 200 g cheese',
  '500 g sweet potatoes, 400 ml coconut milk, 200 g spinach, 400 g tinned chickpeas, 500 g rice, 300 g peas, 3 carrots, 200 g peanuts',
  '2 courgettes, 300 g broccoli, 4 eggs, 400 g potatoes, 500 g yoghurt, 500 g tomatoes, 300 g chicken thighs, 3 oranges, 250 g lentils',
  '500 g beans, 1 kg rice, 500 g tomatoes, 300 g chicken breast, 3 plantains, 6 eggs, 200 g spinach',
  '300 g tofu, 250 g mushrooms, 500 g rice, 300 g broccoli, 2 carrots, 400 g tinned chickpeas, 1 cucumber, 3 apples',
  '300 g white fish, 500 g potatoes, 250 g green beans, 4 tomatoes, 2 lemons, 500 g yoghurt, 6 eggs, 3 bananas, 250 g lentils, 300 g peas',
];

export type About = 'usual' | 'four' | 'favourites' | 'typed' | 'scarce';
export interface Asked {
  readonly about: About;
  readonly request: PlanRequest;
}

const healthOf = (kitchen: Kitchen, condition: string, own: readonly string[]) => {
  const health = { conditions: condition === 'general' ? [] : [condition], diets: own };
  const answers = Object.fromEntries(
    kitchen.understand(health).questions.map(({ id, choices }) => [id, choices[0] ?? '']),
  );
  return { ...health, answers };
};

const moneyOf = (country: Country | undefined, people: number, dollars = ordinary) => ({
  byBudget: true,
  budget: Math.round(dollars * people * (country?.priceLevel ?? 1) * (country?.usdRate ?? 1)),
});

function usual(kitchen: Kitchen, i: number): PlanRequest {
  const country = kitchen.catalogue.countries.get(countries[i % countries.length] ?? '');
  const condition = conditions[(i * 3 + Math.floor(i / 20)) % conditions.length] ?? 'general';
  const people = i % 3 === 0 ? 1 + (Math.floor(i / 3) % 5) : 1;
  return {
    health: healthOf(kitchen, condition, diets[(i + Math.floor(i / 20)) % diets.length] ?? []),
    country: country?.iso2 ?? null,
    people,
    seed: i,
    ...(i % 2 === 0 ? moneyOf(country, people) : {}),
  };
}

/** Every country once: one person, or four; every third condition, money every other time. */
function turn(kitchen: Kitchen, i: number, people: number): PlanRequest {
  const country = kitchen.catalogue.countries.get(countries[i % countries.length] ?? '');
  return {
    health: healthOf(kitchen, conditions[(i * 7) % conditions.length] ?? 'general', []),
    country: country?.iso2 ?? null,
    people,
    seed: 1000 + i,
    ...(i % 2 === 1 ? moneyOf(country, people) : {}),
  };
}

/** Twelve recipes that stand on a page of the country or anywhere, the same ones for the same number. */
function likedBy({ catalogue: { recipes } }: Kitchen, i: number): string[] {
  const iso2 = countries[i % countries.length] ?? '';
  const own = recipes.filter(({ countries: of }) => of.includes(iso2));
  const some = (from: typeof recipes, count: number): string[] =>
    Array.from({ length: count }, (_, n) => from[(n * 97 + i * 31) % from.length]?.id ?? '');
  return [...new Set([...some(own.length ? own : recipes, 7), ...some(recipes, 5)])];
}

export function askedWeeks(kitchen: Kitchen, count: number): Asked[] {
  const some = <T>(share: number, of: (i: number) => T): T[] =>
    Array.from({ length: Math.ceil(count * share) }, (_, i) => of(i));
  const scarce = (i: number): PlanRequest => {
    const asked = turn(kitchen, i, 1);
    const country = kitchen.catalogue.countries.get(asked.country ?? '');
    return { ...asked, ...moneyOf(country, 1, ordinary / 2) };
  };
  const all: Record<About, PlanRequest[]> = {
    usual: some(1, (i) => usual(kitchen, (i * 37) % 100)),
    four: some(0.2, (i) => turn(kitchen, i, 4)),
    favourites: some(0.2, (i) => ({ ...turn(kitchen, i, 1), favourites: likedBy(kitchen, i) })),
    typed: some(0.2, (i) => ({
      ...turn(kitchen, i, 1 + (i % 2)),
      ingredients: larder[i % larder.length] ?? '',
    })),
    scarce: some(0.2, scarce),
  };
  return Object.entries(all).flatMap(([about, requests]) =>
    requests.map((request) => ({ about: about as About, request })),
  );
}
