/** Files as other programs write them, made here: their forms are facts, their recipes our own. */
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Buffer;
  /** What the archive says of its size; the truth where it is not given. */
  readonly says?: number;
  readonly isLocked?: boolean;
}

/** A zip with its directory, as every program can read it. */
export function zip(entries: readonly ArchiveEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  /** The same bytes are packed once. */
  const known = new Map<Buffer, { packed: Buffer; sum: number }>();
  let at = 0;
  for (const { name, bytes, says = bytes.length, isLocked = false } of entries) {
    const { packed, sum } = known.get(bytes) ?? {
      packed: deflateRawSync(bytes),
      sum: crc32(bytes),
    };
    known.set(bytes, { packed, sum });
    const title = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(isLocked ? 1 : 0x800, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(sum, 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(says, 18);
    shared.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, title, packed]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), shared, central, title]),
    );
    bodies.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, listed, Buffer.from('PK\u0005\u0006'), end]);
}

export const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const lines = ['250 g red lentils', '1 onion, chopped', '1 tbsp olive oil'];
const steps = [
  'Soften the onion in the oil for 8 minutes.',
  'Add the lentils and simmer for 25 minutes.',
];
const source = 'https://kitchen.example/lentils';

export const mealieRecipe = (name: string) => ({
  id: '6d1f0000-0000-4000-8000-000000000001',
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  image: 'a1b2',
  description: 'For cold evenings.',
  recipe_yield: '4 servings',
  recipe_servings: 4,
  prep_time: '10 minutes',
  perform_time: '35 minutes',
  total_time: '45 minutes',
  org_url: source,
  recipe_ingredient: [
    { quantity: 250, unit: { name: 'g' }, food: { name: 'red lentils' }, note: '', display: '' },
    { quantity: 1, unit: null, food: { name: 'onion' }, note: 'chopped', original_text: null },
    { quantity: 1, unit: null, food: null, note: '1 tbsp olive oil', disable_amount: true },
  ],
  recipe_instructions: steps.map((text, n) => ({ id: String(n), title: '', text })),
  nutrition: { calories: null },
  settings: { public: false },
  notes: [],
});

export const paprikaRecipe = (name: string, more: object = {}) => ({
  uid: 'A1',
  name,
  description: 'For cold evenings.',
  ingredients: lines.join('\n'),
  directions: steps.join('\n\n'),
  servings: 'Serves 4',
  prep_time: '10 min',
  cook_time: '35 min',
  total_time: '45 min',
  source: 'Kitchen',
  source_url: source,
  photo_data: null,
  rating: 5,
  categories: ['Soups'],
  ...more,
});

export const sageRecipe = (name: string) => ({
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  identifier: 'a1',
  name,
  description: 'For cold evenings.',
  recipeYield: '4 servings',
  prepTime: '10 min',
  totalTime: '45 min',
  recipeIngredient: lines,
  recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  isBasedOn: source,
  recipeCategory: ['soups'],
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: '' }],
});

export const tandoorRecipe = (name: string) => ({
  name,
  description: 'For cold evenings.',
  keywords: [{ name: 'soup', description: '' }],
  steps: [
    {
      name: '',
      instruction: steps[0],
      ingredients: [
        { food: null, unit: null, amount: 0, note: 'Vegetables', is_header: true },
        { food: { name: 'onion' }, unit: null, amount: 1, note: 'chopped', is_header: false },
        { food: { name: 'olive oil' }, unit: { name: 'tbsp' }, amount: 1.0, note: '' },
      ],
      time: 8,
      order: 0,
    },
    {
      name: '',
      instruction: steps[1],
      ingredients: [{ food: { name: 'red lentils' }, unit: { name: 'g' }, amount: 250, note: '' }],
      time: 25,
      order: 1,
    },
  ],
  working_time: 10,
  waiting_time: 35,
  internal: true,
  servings: 4,
  servings_text: '',
  source_url: source,
});

const named = ['Lentil soup', 'Onion stew'];
const picture = { name: 'images/original.webp', bytes: Buffer.from('RIFF....WEBP') };

/** Two recipes each, in the form that each program writes. */
export const archives: Readonly<Record<string, () => Buffer>> = {
  'an archive of Mealie': () =>
    zip(
      named.flatMap((name) => [
        { ...picture, name: `recipes/${name}/${picture.name}` },
        { name: `recipes/${name}/${name}.json`, bytes: json(mealieRecipe(name)) },
      ]),
    ),
  'recipes of Mealie as its API writes them': () =>
    json(
      named.map((name) => {
        const { recipe_yield, recipe_ingredient, recipe_instructions, org_url } =
          mealieRecipe(name);
        return {
          name,
          slug: name,
          recipeYield: recipe_yield,
          prepTime: '10 minutes',
          performTime: '35 minutes',
          recipeIngredient: recipe_ingredient.map(({ disable_amount, ...each }) => ({
            ...each,
            ...(disable_amount ? { disableAmount: true } : {}),
          })),
          recipeInstructions: recipe_instructions,
          orgURL: org_url,
        };
      }),
    ),
  'a library of Paprika': () =>
    zip(
      named.map((name) => ({
        name: `${name}.paprikarecipe`,
        bytes: gzipSync(json(paprikaRecipe(name))),
      })),
    ),
  'recipes of RecipeSage': () => json(named.map(sageRecipe)),
  'schema.org in a graph': () =>
    json({ '@context': 'https://schema.org', '@graph': named.map(sageRecipe) }),
  'archives in an archive of Tandoor': () =>
    zip(
      named.map((name, n) => ({
        name: `${n}.zip`,
        bytes: zip([{ name: 'recipe.json', bytes: json(tandoorRecipe(name)) }, picture]),
      })),
    ),
};
