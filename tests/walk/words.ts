/** What is typed into a field and which file is chosen: mostly what fits, now and then what does not. */
import type { Person } from './persons.ts';

const photo = new URL('../../scripts/screens/label.png', import.meta.url).pathname;

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
const made = (name: string, mimeType: string, content: string | Buffer): File => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

const recipeFile = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Tomato rice',
  recipeYield: '2',
  recipeIngredient: ['200 g rice', '3 tomatoes', '1 onion'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil the rice for 12 minutes.' }],
});

/** By what a way calls them. */
export const files: Readonly<Record<string, string | File>> = {
  photo,
  large: made('large.png', 'image/png', Buffer.alloc(11 * 1024 * 1024, 1)),
  'not an image': made('notes.txt', 'text/plain', 'no image'),
  heic: made('photo.heic', 'image/heic', Buffer.from('0000001c667479706865696300000000', 'hex')),
  broken: made('broken.png', 'image/png', 'this is not a picture'),
  recipes: made('recipes.json', 'application/json', recipeFile),
};

export const someFile = (random: () => number): string | File =>
  Object.values(files)[Math.floor(random() ** 2 * Object.keys(files).length)] ?? photo;

type Words = (person: Person) => readonly string[];

/** By what a field is called. */
const words: readonly (readonly [string, Words])[] = [
  ['email', ({ email }) => [email, 'no email', '']],
  ['password', ({ password }) => [password, password, 'short', '']],
  ['confirm by typing', () => ['no']],
  ['to confirm', () => ['no', '']],
  ['code', (person) => [person.code(), '000000', '']],
  ['budget', () => ['25000', 'much', '1']],
  ['paid', () => ['2.50', '-3']],
  ['weight', () => ['70', '5']],
  ['energy', () => ['2100', '3']],
  ['people', () => ['2', '99']],
  ['first name', () => ['Ada', '']],
  ['last name', () => ['Obi', '']],
  ['country', () => ['Nigeria', 'Atlantis']],
  ['search', () => ['rice', 'qqqq', '']],
  ['look in our recipes', () => ['rice', 'qqqq']],
  ['condition', () => ['type 2 diabetes', 'glombosis', 'x'.repeat(600), '']],
  ['web address', () => ['http://127.0.0.1/recipe']],
  [
    'recipe',
    () => ['Tomato rice\nServes 2\n\nIngredients\n200 g rice\n3 tomatoes\n\nMethod\nBoil it.', ''],
  ],
  ['name', () => ['Sunday', '']],
  ['', () => ['rice, 3 eggs, tomatoes, spinach, onion', 'peanuts', '']],
];

export function wordsFor(label: string, person: Person, random: () => number): string {
  const said = label.toLowerCase();
  const [, some] = words.find(([part]) => said.includes(part)) ?? words.at(-1)!;
  const choices = some(person);
  return choices[Math.floor(random() ** 2 * choices.length)] ?? '';
}
