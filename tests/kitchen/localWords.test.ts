/** Everyday groceries by their names in fifty languages: a word that is a food in one country may be anything elsewhere. */
import { expect, test } from 'vitest';
import { catalogue, keysOf, kitchen } from './support.ts';

test.each([
  ['IT', 'funghi porcini, un pugno di spinaci', ['mushroom_brown', 'spinach']],
  ['GH', 'pepe, rice', ['chili_hot_red', 'rice_white_long']],
  ['IT', 'pepe, riso', ['pepper_black', 'rice_white_long']],
  ['BD', 'ada bata, peyaj bata', ['ginger', 'onion']],
  ['TR', 'salça, 2 patlıcan', ['tomato_paste', 'eggplant']],
  ['NL', 'kip, rijst, ui, prei, room', ['onion', 'leek', 'cream_heavy']],
  [
    'HU',
    'csirkemell, tejföl, hagyma, krumpli, tojás',
    ['chicken_breast', 'sour_cream', 'onion', 'potato', 'egg'],
  ],
  [
    'CZ',
    'brambory, kysané zelí, česnek, vejce, mouka',
    ['potato', 'sauerkraut', 'garlic', 'egg', 'flour_wheat_white'],
  ],
  [
    'RO',
    'pui, ceapă, ardei, orez, smântână',
    ['chicken_whole', 'onion', 'bell_pepper_red', 'sour_cream'],
  ],
  [
    'PL',
    'ryż, papryka, twaróg, boczek, mąka',
    ['rice_white_long', 'bell_pepper_red', 'cheese_cottage', 'bacon'],
  ],
  ['FI', 'kana, voi, riisi, sieniä', ['chicken_breast', 'butter_salted', 'mushroom_white']],
  ['SE', 'lax, ost, grädde, rödlök', ['salmon_atlantic', 'cheese_gouda', 'onion']],
  [
    'VN',
    'tỏi, ớt, cà chua, gạo, thịt ba chỉ',
    ['garlic', 'chili_hot_red', 'tomato', 'rice_white_long', 'pork_belly'],
  ],
  ['ET', 'ሽንኩርት, ድንች, ምስር, ቃሪያ', ['onion', 'potato', 'lentils_red_dry', 'chili_jalapeno']],
  ['CN', '五花肉 土豆 青椒 面条', ['pork_belly', 'potato', 'bell_pepper_green', 'noodles_egg']],
  ['KR', '두부, 대파, 국수, 치즈', ['tofu_firm', 'noodles_somen', 'cheese_processed']],
  [
    'EG',
    'فراخ، رز، طماطم، جبنة، فلفل',
    ['chicken_whole', 'tomato', 'cheese_feta', 'bell_pepper_green'],
  ],
  ['TR', 'un, muz, kuru fasulye, beyaz peynir', ['flour_wheat_white', 'banana', 'cheese_feta']],
  ['IT', 'latte, sale, pepe', ['milk_semi', 'salt', 'pepper_black']],
  ['NO', 'poteter, hvitløk, laks, fløte', ['potato', 'garlic', 'salmon_atlantic', 'cream_heavy']],
  ['HR', 'krumpir, jaja, sir, piletina', ['potato', 'egg', 'cheese_feta', 'chicken_breast']],
  ['IN', 'ఉల్లిపాయ, టమాటా, గుడ్లు', ['onion', 'tomato', 'egg']],
  ['PK', 'پیاز، ٹماٹر، انڈے', ['onion', 'tomato', 'egg']],
  ['ZA', 'amaqanda, isinkwa, inkukhu', ['egg', 'bread_white', 'chicken_whole']],
  [
    'FR',
    '1 oignon moyen, 2 pommes de terre moyennes, curcuma moulu, piment fort, germes de haricot mungo, 6 feuilles de curry',
    ['onion', 'potato', 'turmeric', 'chili_hot_red', 'bean_sprouts', 'curry_leaves'],
  ],
  [
    'DE',
    'gemahlene Mandeln, mehligkochende Kartoffeln, Schmand, Milchreis, Zartbitterkuvertüre, 2 mittelgroße Zwiebeln',
    ['almond', 'potato', 'sour_cream', 'rice_white_short', 'chocolate_dark', 'onion'],
  ],
  [
    'DE',
    'Buttermilch, Dinkelmehl, Knäckebrot, 3 Paprika, Mettwurst, Vanillezucker, Paniermehl',
    [
      'buttermilk',
      'flour_wheat_white',
      'crispbread_rye',
      'bell_pepper_red',
      'salami',
      'sugar_white',
      'breadcrumbs',
    ],
  ],
  ['ES', 'galletas, aceitunas', ['biscuit_plain', 'olives_green']],
  ['IT', 'fave, pistacchi, vanillina', ['broadbeans_fresh', 'pistachio', 'vanilla']],
  [
    'PT',
    'brócolos, pescada, polvo, salsa, limão, manga',
    ['broccoli', 'hake_whiting', 'octopus', 'parsley', 'lemon', 'mango'],
  ],
  [
    'FR',
    'cèpes, fécule de pomme de terre, colin, tomates pelées, raisin',
    ['mushroom_brown', 'flour_potato', 'pollock', 'tomato_canned', 'grape'],
  ],
  ['NG', 'shinkafa, doya, albasa, kwai', ['yam', 'onion', 'egg']],
])('KIT-02 %s: %s', (country, list, expected) => {
  const keys = keysOf(list, country);
  for (const key of expected) expect(keys).toContain(key);
  expect(kitchen.readIngredients(list, { country }).notUnderstood).toEqual([]);
});

test.each([
  ['GB', 'kip'],
  ['GB', 'room'],
  ['FR', 'un'],
  ['US', 'mere'],
  ['ES', 'voi'],
])('KIT-02 elsewhere the word is no food: %s %s', (country, word) => {
  expect(keysOf(word, country)).toEqual([]);
});

test.each([
  ['GB', '2 kg ziemniaki, boczek, twaróg', ['potato', 'bacon', 'cheese_cottage']],
  [undefined, 'csirkemell, hagyma, tejföl', ['chicken_breast', 'onion', 'sour_cream']],
  ['DE', 'ceapă, ardei, ouă, Mehl', ['onion', 'bell_pepper_red', 'egg', 'flour_wheat_white']],
])('KIT-02 abroad, and where no country is known: %s %s', (country, list, expected) => {
  const keys = keysOf(list, country);
  for (const key of expected) expect(keys).toContain(key);
});

test('KIT-02 a single unknown word is of no language', () => {
  expect(keysOf('rice, mere, zorgblat', 'US')).toEqual(keysOf('rice', 'US'));
});

test('each row names a country that is there, and no word twice in one', () => {
  const seen = new Set<string>();
  for (const { word, countries } of catalogue.localWords)
    for (const iso2 of countries) {
      expect(catalogue.countries.has(iso2), `${word} ${iso2}`).toBe(true);
      const id = `${iso2} ${word}`;
      expect(seen.has(id), id).toBe(false);
      seen.add(id);
    }
});

test("'no pepe' leaves out chilli, as West Africa says it, and pepper, as Italy does", () => {
  expect(kitchen.understand({ sickness: 'no pepe' }).person.families).toEqual(
    expect.arrayContaining(['chilli', 'black_pepper']),
  );
});
