import { describe, expect, test } from 'vitest';
import { kitchen } from './support.ts';

const { names } = kitchen;
const ingredients = (typed: string, country: string | null = null) =>
  names.find(typed, { kinds: ['ingredient'], country }).map(({ name }) => name);
const foods = (typed: string, country: string | null = null) =>
  names.find(typed, { kinds: ['ingredient', 'dish'], country }).map(({ name }) => name);

describe('names while somebody types', () => {
  test.each([
    ['tom', 'tomatoes'],
    ['TOM', 'tomatoes'],
    ['eggpl', 'aubergine'],
    ['carrot', 'carrots'],
    ['carrots', 'carrots'],
    ['chicken br', 'chicken breast'],
    ['pâte de tom', undefined],
  ])('%j begins with %j', (typed, first) => {
    expect(ingredients(typed)[0]).toBe(first);
  });

  test('dishes are among foods and not among ingredients', () => {
    expect(foods('joll')).toEqual(['Jollof rice']);
    expect(ingredients('joll')).toEqual([]);
  });

  test('each is named once, however many of its names fit', () => {
    const found = ingredients('rice');
    expect(new Set(found).size).toBe(found.length);
  });

  test('what can be picked can be read back', () => {
    for (const { name, key } of names.find('pepper', { kinds: ['ingredient'], count: 20 }))
      expect(kitchen.readIngredients(name).items.map((item) => item.key)).toEqual([key]);
  });

  test('nothing typed gives what is likeliest, at home first', () => {
    expect(ingredients('')).toContain('onions');
    expect(foods('', 'NG').some((name) => /Nigerian|Jollof|suya/.test(name))).toBe(true);
    expect(names.find('  ', { kinds: ['ingredient'], count: 3 })).toHaveLength(3);
  });

  test.each(['<script>', '((((', '%', '💥', '\0', 'x'.repeat(10_000)])(
    '%j fails nothing',
    (typed) => {
      expect(foods(typed).length).toBeLessThanOrEqual(8);
    },
  );

  test('never gives more than 50', () => {
    expect(names.find('a', { kinds: ['dish', 'ingredient'], count: 5000 })).toHaveLength(50);
  });
});

describe('everyday names in other languages and other Englishes', () => {
  test.each([
    ['escalope de dinde', 'turkey_breast'],
    ['pilons de poulet', 'chicken_drumstick'],
    ['bifteck', 'beef_sirloin'],
    ['filets de cabillaud', 'cod'],
    ['comté', 'cheese_swiss'],
    ['coquillettes', 'pasta_dry'],
    ['poivron vert', 'bell_pepper_green'],
    ['boîte de pois chiches', 'chickpeas_canned'],
    ['bistec', 'beef_sirloin'],
    ['filetes de merluza', 'hake_whiting'],
    ['alitas', 'chicken_wings'],
    ['garbanzos en bote', 'chickpeas_canned'],
    ['jitomate', 'tomato'],
    ['acelgas', 'swiss_chard'],
    ['berenjenas', 'eggplant'],
    ['Hähnchenbrustfilet', 'chicken_breast'],
    ['Bergkäse', 'cheese_swiss'],
    ['Erdäpfel', 'potato'],
    ['Schlagobers', 'cream_heavy'],
    ['Tomatenmark', 'tomato_paste'],
    ['Kreuzkümmel', 'cumin'],
    ['Rüebli', 'carrot'],
    ['coxa de frango', 'chicken_drumstick'],
    ['muçarela', 'cheese_mozzarella'],
    ['natas', 'cream_heavy'],
    ['alho poró', 'leek'],
    ['maracujá', 'passion_fruit'],
    ['petti di pollo', 'chicken_breast'],
    ['pappardelle', 'noodles_egg'],
    ['pomodorini', 'tomato_cherry'],
    ['ceci in scatola', 'chickpeas_canned'],
    ['malai', 'cream_heavy'],
    ['toor dal', 'pigeon_peas_dry'],
    ['hita ng manok', 'chicken_thigh'],
    ['nanasi', 'pineapple'],
    ['bankye', 'cassava'],
    ['gungo peas', 'pigeon_peas_dry'],
    ['chook', 'chicken_whole'],
    ['rockmelon', 'melon_cantaloupe'],
  ])('%s', (typed, key) => {
    expect(kitchen.readIngredients(typed).items.map((item) => item.key)).toEqual([key]);
  });

  test.each(['nation', 'fever', 'riñón', 'peru', 'dim', 'thé'])('%s is no food', (typed) => {
    expect(kitchen.readIngredients(typed).items.flatMap((item) => item.key ?? [])).toEqual([]);
  });
});
