// Written by hand from what cooks and clinics know: meals as a careless or hostile writer would word them.
import { inEnglish } from '../../domain/notes.ts';
import { expect, test } from 'vitest';
import { kitchen, keysOf, personOf } from './support.ts';

const judge = (
  words: Parameters<typeof personOf>[0],
  name: string,
  ingredients: readonly string[] = ['rice', 'carrots'],
) => kitchen.gate({ name, ingredients }, personOf(words));

test.each([
  'Toast the seeds in a dry pan',
  'Toast the pumpkin seeds until golden',
  'Toast the cumin, then add the rice',
  'Heat the pan. Lightly toast the rice for a minute',
  'Wrap the carrots in foil',
  'Poke the carrots with a fork',
])("coeliac disease: a word for food that is a verb here tells of no bread: '%s'", (step) => {
  expect(judge({ sickness: 'coeliac' }, step)).toEqual({ verdict: 'fit', reasons: [] });
});

test.each([
  'French toast',
  'Serve on toast',
  'Cheese on toast',
  'Toast',
  'Toast the bread',
  'Toast the slices',
  'Toast the rice bread',
  'Toast the rice cakes with bread',
  'Toast the seeds on toast',
  'Serve the toast the seeds are on',
  'Avocado toast, the seeds in a bowl',
  'Chicken wrap',
  'Wraps',
  'Toast the seed loaf',
])("coeliac disease: what may be bread is refused: '%s'", (name) => {
  expect(judge({ sickness: 'coeliac' }, name).verdict).toBe('refuse');
});

test.each([
  'Burgers',
  'Pies',
  'Pizzas',
  'Samosas',
  'Empanadas',
  'Quesadillas',
  'Sandwiches',
  'Crêpes',
  'Apple crumble',
  'Lemon tart',
  'Profiteroles',
  'Croquettes',
  'Dumpling soup',
  'Calzone',
  'Tortellini',
  'Yorkshire pudding',
  'Kibbeh',
  'Tabbouleh',
  'Haggis',
  'Roux',
  'Chow mein',
  'Bruschetta',
  'Fish fingers',
  'Scotch eggs',
  'Toasties',
  'Croque monsieur',
])("coeliac disease: one or many, '%s' is usually made with gluten", (name) => {
  expect(judge({ sickness: 'coeliac' }, name).verdict).toBe('refuse');
});

test.each([
  'rum',
  'vodka',
  'whisky',
  'brandy',
  'gin',
  'tequila',
  'cognac',
  'marsala',
  'champagne',
  'prosecco',
  'dry cider',
  'amaretto',
  'Kahlúa',
  'Baileys',
  'Grand Marnier',
  'brown ale',
  'ogogoro',
])('pregnancy and cirrhosis: %s is refused, in the list and in the name', (drink) => {
  for (const sickness of ['pregnant', 'cirrhosis']) {
    expect(judge({ sickness }, 'Stew', ['chicken', drink]).verdict).toBe('refuse');
    expect(judge({ sickness }, `Chicken with ${drink}`, ['chicken']).verdict).toBe('refuse');
  }
});

test.each([
  ['cider vinegar'],
  ['red wine vinegar'],
  ['sherry vinegar'],
  ['alcohol-free rum'],
  ['ginger ale'],
  ['madeira cake'],
])('pregnancy: %s is not called alcohol', (food) => {
  expect(inEnglish(judge({ sickness: 'pregnant' }, 'Stew', [food]).reasons)).not.toMatch(
    /alcohol,/,
  );
});

test.each([
  ['gout', 'sweetbreads', 'offal'],
  ['gout', 'brains', 'offal'],
  ['gout', 'haggis', 'offal'],
  ['pregnant', 'haggis', 'vitamin A'],
  ['pregnant', 'liverwurst', 'vitamin A'],
  ['pregnant', 'foie gras', 'vitamin A'],
  ['pregnant', 'vegetable pâté', 'listeria'],
  ['pregnant', 'chicken liver pate', 'vitamin A'],
  ['pregnant', 'taleggio', 'listeria'],
  ['pregnant', 'reblochon', 'listeria'],
  ['pregnant', 'Époisses', 'listeria'],
  ['pregnant', 'danish blue', 'listeria'],
  ['hypothyroidism', 'dulse', 'iodine'],
  ['kidney disease', 'star fruit', 'weak kidneys'],
  ['kidney disease', 'star fruit juice', 'weak kidneys'],
  ['kidney disease', 'bilimbi', 'weak kidneys'],
])('%s: %s is refused, since it holds %s', (sickness, food, what) => {
  const { verdict, reasons } = judge({ sickness }, 'A dish', [food]);
  expect(verdict).toBe('refuse');
  expect(inEnglish(reasons)).toContain(what);
});

test.each(['lemonade', 'sweet tea', 'fruit punch', 'energy drink', 'Fanta', 'orange soda'])(
  'type 2 diabetes and gout: %s is a sugary drink',
  (drink) => {
    for (const sickness of ['type 2 diabetes', 'gout'])
      expect(judge({ sickness }, 'A drink', [drink]).verdict).toBe('refuse');
  },
);

test.each([
  'diet lemonade',
  'unsweetened iced tea',
  'sugar-free energy drink',
  'baking soda',
  'soda water',
  'lemon',
])('type 2 diabetes: %s is none', (food) => {
  expect(judge({ sickness: 'type 2 diabetes' }, 'A drink', [food]).verdict).not.toBe('refuse');
});

test('pregnancy: the French for dough is no pâté', () => {
  expect(
    inEnglish(judge({ sickness: 'pregnant' }, 'Tourte', ['pâte feuilletée']).reasons),
  ).not.toContain('listeria');
  expect(
    inEnglish(judge({ sickness: 'pregnant' }, 'Tourte', ['pâte à tarte']).reasons),
  ).not.toContain('listeria');
});

test.each([
  'Blue steak',
  'Beef, cooked blue',
  'Onsen egg',
  'Rice with jammy eggs',
  'Coddled eggs',
  'Ramen with a soft-poached egg',
  'Serve while still pink in the centre',
  'Mettwurst',
])("pregnancy: '%s' is half cooked", (name) => {
  expect(inEnglish(judge({ sickness: 'pregnant' }, name, ['beef', 'eggs']).reasons)).toContain(
    'Eaten raw or half cooked',
  );
});

test.each([
  'Fry the beef until no longer pink in the middle',
  'Boil the eggs until the yolk is not runny',
  'Cook until nothing is pink inside',
])("pregnancy: '%s' says that it is cooked", (step) => {
  expect(inEnglish(judge({ sickness: 'pregnant' }, step, ['beef', 'eggs']).reasons)).not.toMatch(
    /half cooked|cooked through/,
  );
});

test('pregnancy: smoked fish and meat from the counter are safe only where they are cooked', () => {
  for (const fish of ['smoked trout', 'smoked mackerel'])
    expect(inEnglish(judge({ sickness: 'pregnant' }, 'Salad', [fish]).reasons)).toContain(
      'Only where it is cooked through',
    );
  expect(
    inEnglish(judge({ sickness: 'pregnant' }, 'Sandwich', ['deli turkey', 'bread']).reasons),
  ).toContain('Only where it is cooked through');
  expect(
    inEnglish(judge({ sickness: 'pregnant' }, 'Salad', ['smoked paprika', 'cod']).reasons),
  ).not.toContain('cooked through');
});

test('sulphites: a vinegar of wine may hold them', () => {
  expect(judge({ allergens: ['sulphites'] }, 'Salad', ['red wine vinegar']).verdict).toBe('refuse');
});

test('warfarin: cranberries and pomegranate are left out', () => {
  for (const food of ['cranberry juice', 'dried cranberries', 'pomegranate']) {
    const { verdict, reasons } = judge({ sickness: 'warfarin' }, 'A drink', [food]);
    expect(verdict).toBe('refuse');
    expect(inEnglish(reasons)).toContain('cranberries or pomegranate, which can strengthen it');
  }
});

test('a word that was mended is named to whoever has a condition', () => {
  expect(inEnglish(judge({ sickness: 'gout' }, 'A dish', ['rice', 'brocolli']).reasons)).toContain(
    "We read 'brocolli' as",
  );
});

test('a juice that nobody knows is no orange juice', () => {
  expect(keysOf('noni juice, orange juice, juice')).toEqual(['orange_juice']);
});

test("peanut and nut allergy: what 'fıstık' may be", () => {
  for (const allergy of ['peanut', 'tree nuts'])
    expect(judge({ allergens: [allergy] }, 'Pilav', ['rice', 'fıstık']).verdict).toBe('refuse');
});

test.each([
  'rice (contains traces of peanut)',
  'rice [peanuts]',
  'rice, may contain peanuts',
  'rice – with peanuts',
  'rice / peanuts',
  'rice (with suya spice)',
  'rice (nuts)',
  'rice with p-e-a-n-u-t-s',
  'p e a n u t butter',
  'rice (a.r.a.c.h.i.s)',
])("peanut allergy: what a line says beside its food counts: '%s'", (line) => {
  expect(judge({ allergens: ['peanut'] }, 'Rice', [line]).verdict).toBe('refuse');
});

test('peanut allergy: letters that stand apart in a name are written to be misread, and a short name is not', () => {
  expect(judge({ allergens: ['peanut'] }, 'Rice with p-e-a-n-u-t-s').verdict).toBe('refuse');
  expect(judge({ allergens: ['peanut'] }, 'B. L. T. rice').verdict).toBe('fit');
  expect(
    judge({ allergens: ['peanut'] }, 'Rice', [
      '200 g rice (long-grain, rinsed)',
      '2 carrots (about 150 g)',
    ]),
  ).toEqual({ verdict: 'fit', reasons: [] });
});
