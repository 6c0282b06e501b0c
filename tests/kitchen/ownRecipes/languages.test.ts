/** A recipe pasted in the language it is cooked in: title, servings, times, lines and steps told apart. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../support.ts';

const read = (text: string) => kitchen.own.read({ id: 'own-12345678', text, choices: {} });

const pasted: readonly (readonly [string, string, object])[] = [
  [
    'German',
    `Linsensuppe wie bei Oma
Zutaten für 4 Personen:
250 g Linsen
2 Karotten
1 Zwiebel
Zubereitung
Vorbereitung: 15 Minuten, Kochzeit: 1 Std. 10 Minuten
1. Die Linsen waschen.
2. Alles zusammen weich kochen.
Tipps
Schmeckt aufgewärmt besser.`,
    { title: 'Linsensuppe wie bei Oma', servings: 4, lines: 3, steps: 2, first: 'lentils' },
  ],
  [
    'Spanish',
    `Tortilla de patatas
4 personas
Tiempo: 40 minutos
Ingredientes
6 huevos
600 g de patatas
1 cebolla
Elaboración:
Pelar las patatas y freírlas.
Mezclar con los huevos y cuajar.`,
    { title: 'Tortilla de patatas', servings: 4, cook: 40, lines: 3, steps: 2, first: 'egg' },
  ],
  [
    'Italian',
    `Pasta e fagioli
Ingredienti per 3 persone
200 g di pasta
400 g di fagioli
1 spicchio d'aglio
Preparazione
Tempo di cottura: 25 minuti
Cuocere i fagioli con l'aglio.
Aggiungere la pasta.
Note
Il giorno dopo è più buona.`,
    { title: 'Pasta e fagioli', servings: 3, lines: 3, steps: 2 },
  ],
  [
    'Portuguese',
    `Arroz com frango
Rende: 5 porções
Ingredientes:
300 g de arroz
500 g de frango
2 tomates
Modo de preparo:
Passo 1
Refogar o frango.
Passo 2
Juntar o arroz e os tomates e cozinhar 20 minutos.`,
    { title: 'Arroz com frango', servings: 5, lines: 3, steps: 2 },
  ],
  [
    'Polish',
    `Placki ziemniaczane
Składniki na 2 osoby
500 g ziemniaków
1 cebula
2 jajka
Sposób przygotowania:
Zetrzeć ziemniaki i cebulę.
Smażyć na złoto.`,
    { title: 'Placki ziemniaczane', servings: 2, lines: 3, steps: 2 },
  ],
  [
    'Russian',
    `Сырники
Ингредиенты (3 порции):
400 г творога
1 яйцо
3 ст. л. муки
Приготовление
Смешать творог с яйцом и мукой.
Обжарить с двух сторон.`,
    { title: 'Сырники', servings: 3, lines: 3, steps: 2 },
  ],
  [
    'Japanese',
    `親子丼
【材料】（2人分）
鶏肉 200g
卵 3個
玉ねぎ 1個
【作り方】
1. 玉ねぎと鶏肉を煮る。
2. 卵でとじる。`,
    { title: '親子丼', servings: 2, lines: 3, steps: 2 },
  ],
];

describe.each(pasted)('in %s', (_language, text, expected) => {
  test('has its parts', () => {
    const { title, servings, cook, lines, steps } = read(text);
    const found = { title, servings, cook, lines: lines.length, steps: steps.length };
    const first = lines[0]?.foods[0]?.key ?? '';
    expect({ ...found, first }).toMatchObject(
      Object.fromEntries(
        Object.entries(expected).map(([name, value]) => [
          name,
          name === 'first'
            ? expect.stringContaining(String(value).slice(0, 4))
            : (value as unknown),
        ]),
      ),
    );
  });
});

test('hours and minutes are added in any of them', () => {
  const german = read(pasted[0]![1]);
  expect([german.prep, german.cook]).toEqual([15, 70]);
  const italian = read(pasted[2]![1]);
  expect([italian.prep, italian.cook]).toEqual([0, 25]);
});

/** A line that was taken for the servings would be an allergen that nobody hears of. */
test.each([
  '4 slices white bread',
  '2 slices of bacon',
  '4 burgers',
  '12 biscuits',
  '2 muffins',
  '1 loaf',
  '1 loaf (12 slices)',
  '6 pieces chicken',
  '4 glasses milk',
  '2 wraps',
  '1 serving of protein powder',
  '2 portions of rice',
  'Para 2 personas: 200 g de arroz',
])('%s stays an ingredient', (line) => {
  for (const text of [
    `Dish\nIngredients\n${line}\n1 onion\nMethod\nCook.`,
    `Dish\n1 onion\n${line}\nCook it all for a while, then eat it.`,
  ]) {
    const { lines, servings } = read(text);
    expect(lines.map(({ text: written }) => written)).toContain(line);
    expect(servings).toBeNull();
  }
});

describe('for how many it is', () => {
  const oats = '50 g oats\n150 ml milk\nStir and leave in the fridge overnight.';
  test.each([
    ['Oats\n4 bowls\n', 4],
    ['Oats\nServes 2\n', 2],
  ])('stands among the lines: %j', (beginning, servings) => {
    const own = read(beginning + oats);
    expect(own.servings).toBe(servings);
    expect(own.lines).toHaveLength(2);
  });

  test.each([
    [' Makes 10 slices.', 10],
    [' Serves 4.', 4],
    ['\n4 bowls, keeps 3 days', 4],
    // A loaf is cut, a jar is emptied by the spoon.
    [' Makes 1 loaf.', null],
    [' Makes 2 jars.', null],
    [' Serve 4 eggs with it.', null],
    ['\n2 slices of toast go with it.', null],
  ])('stands at the end: %j', (end, servings) => {
    expect(read(`Oats\n${oats}${end}`).servings).toBe(servings);
  });
});

describe('for how many it is', () => {
  test.each([
    ['Für 4 Personen', 4],
    ['für 3 Portionen', 3],
    ['Zutaten für 4:', 4],
    ['(ca. 20 Stück)', 20],
    ['ergibt 20 Stück', 20],
    ['pour 6 personnes', 6],
    ['Pour environ 12 crêpes', 12],
    ['para 4 personas', 4],
    ['rende 8 porções', 8],
    ['dosi per 4', 4],
    ['Yield: 12 cookies', 12],
    ['12 Muffins', 12],
    ['Makes 12', 12],
    ['ergibt 12', 12],
    ['ergibt 12 Stück', 12],
    ['pour 12 pièces', 12],
    ['1 cake (8 slices)', 8],
    ['1 gâteau (8 parts)', 8],
    ['1 Kuchen (12 Stücke)', 12],
    ['Makes 1 loaf (12 slices)', 12],
    ['Makes 1 loaf', null],
  ])('is said by %s, above a list in one line and in several', (said, servings) => {
    const foods = ['250 g flour', '125 g butter', '100 g sugar', '2 eggs', '1 tsp baking powder'];
    const steps = ['Knead the dough well, and leave it to rest for half an hour.', 'Bake it.'];
    for (const separator of [', ', '\n']) {
      const text = `Kuchen\n${said}\n${foods.join(separator)}\nMethod\n${steps.join('\n')}`;
      const found = read(text);
      expect(found.servings).toBe(servings);
      expect(found.lines.map(({ text: line }) => line)).toEqual(foods);
      expect(found.steps).toEqual(steps);
    }
  });

  test('is no step of a recipe in few long lines, and stands in a title too', () => {
    const rest = `250 g Mehl, 125 g Butter, 100 g Zucker, 1 Ei, 1 Prise Salz, 1 TL Backpulver, 50 ml Milch
Den Teig kneten und ausstechen. 12 Minuten backen.`;
    const steps = ['Den Teig kneten und ausstechen.', '12 Minuten backen.'];
    const expected = { title: 'Kekse', servings: 20, steps };
    expect(read(`Kekse\n(ca. 20 Stück)\n${rest}`)).toMatchObject(expected);
    expect(read(`Kekse (ca. 20 Stück)\n${rest}`)).toMatchObject(expected);
  });

  test('is no piece of an ingredient', () => {
    const { servings, lines } = read('Toast\n4 slices of bread\n6 biscuits\nMethod\nToast it.');
    expect([servings, lines.length]).toEqual([null, 2]);
  });
});

test.each([
  ['100 g gemahlene Mandeln', 'almond', 100],
  ['500 g mehligkochende Kartoffeln', 'potato', 500],
  ['1 TL gemahlener Ingwer', 'ginger_ground', 1.8],
  ['8 oz sharp cheddar, shredded (about 2 cups)', 'cheese_cheddar', 226.8],
  ['200 g de germes de haricot mungo', 'bean_sprouts', 200],
  ['1 piment fort', 'chili_hot_red', 15],
])('%s is a food and its amount', (line, key, grams) => {
  const { lines } = read(`Dish\nIngredients\n${line}\nMethod\nCook.`);
  expect(lines[0]?.foods.map((food) => [food.key, food.grams])).toEqual([[key, grams]]);
});

test('ground almonds are tree nuts, and curry leaves no powder', () => {
  const { allergens, lines } = read(
    'Dish\nZutaten\n50 g gemahlene Mandeln\n6 feuilles de curry\nMethod\nCook.',
  );
  expect(allergens).toContain('tree nuts');
  expect(lines[1]?.foods.map(({ key }) => key)).toEqual(['curry_leaves']);
});
