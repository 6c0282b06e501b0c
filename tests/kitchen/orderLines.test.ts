import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

const read = (text: string) => kitchen.readIngredients(text, { country: 'GB' });

test.each([
  ['Tesco Chicken Thighs 1kg £3.50 x2', 'chicken thighs', 2000],
  ['chicken thighs 1kg x2', 'chicken thighs', 2000],
  ['semi skimmed milk 2 pints £1.20', 'semi-skimmed milk', 1181.8],
  ["Sainsbury's British Beef Mince 5% Fat 500g £4.25", 'beef mince', 500],
  ["Sainsbury's Broccoli, Loose approx 360g £0.79", 'broccoli', 360],
  ['2 x Tesco Chopped Tomatoes 400g £0.94', 'tinned tomatoes', 800],
  ['Heinz Baked Beans 4x400g £3.75 Any 2 for £6', 'baked beans', 1600],
  ['Tesco Free Range Eggs Large 12 Pack £3.10 Clubcard Price', 'eggs', 600],
  ['Waitrose Essential Greek Style Yogurt 500g 1 £1.75 use by 8 Dec', 'Greek yoghurt', 500],
  ['M&S Salmon Fillets 240g reduced £3.20', 'salmon', 240],
  ['Co-op Baby Spinach 200g Qty 2 £1.50', 'spinach', 400],
  ['Kroger Boneless Skinless Chicken Breast 3 lb $8.99', 'chicken breast', 1360.8],
  ["Trader Joe's Frozen Peas 16oz $1.99", 'green peas', 453.6],
  ['Great Value Spaghetti Pasta, 16 oz, 4 count $0.98', 'pasta', 453.6],
  ['Bananas, each Qty 6 $0.25', 'bananas', 708],
  ['M&S Chicken Breast Fillets typically 600g £5.75 £9.58/kg', 'chicken breast', 600],
  ['Aldi Everyday Essentials Mature Cheddar 400g 2 @ £2.49', 'cheddar', 800],
  ['Cheddar 400g £3 reduced, £1 off', 'cheddar', 400],
  ['Carrefour Oignons jaunes 1 kg 1,79 € x2', 'onions', 2000],
  ['ja! Butter 250g 1,99 €', 'unsalted butter', 250],
  ['Hacendado Arroz redondo 1 kg 1,30 €', 'short-grain rice', 1000],
  ['Shoprite Medium Eggs 18 Pack R49.99', 'eggs', 900],
  ['Substitution: Tesco Carrots 1kg 65p', 'carrots', 1000],
])('reads an order line: %s', (line, name, grams) => {
  const { items, notUnderstood, absent } = read(line);
  expect(items).toMatchObject([{ name, grams }]);
  expect([...notUnderstood, ...absent]).toEqual([]);
});

test.each([
  'Delivery £3',
  'Bags',
  'Carrier bags x2 20p',
  'Substitution',
  'Fairy Washing Up Liquid 433ml £1.50',
  'Tesco Chicken Thighs 1kg £3.50 x2 - out of stock',
])('passes over what is no food or did not come: %s', (line) => {
  expect(read(line)).toMatchObject({ items: [], notUnderstood: [], absent: [] });
});

test('joins the quantity and the price that a page writes below the food', () => {
  const { items, notUnderstood } = read('Tesco Chicken Thighs 1Kg\nQuantity: 2\n£7.00\nRice 1kg');
  expect(items).toMatchObject([
    { name: 'chicken thighs', grams: 2000 },
    { name: 'long-grain rice', grams: 1000 },
  ]);
  expect(notUnderstood).toEqual([]);
});

test('reads several priced foods of one line, and no price as an amount', () => {
  const { items } = read('eggs £2, milk £1.20, bread 95p');
  expect(items).toMatchObject([{ grams: null }, { grams: null }, { grams: null }]);
});

test('keeps whether a food is to be used soon', () => {
  expect(read('Tesco Whole Milk 2L £1.55 use by tomorrow').items).toMatchObject([
    { name: 'whole milk', use_first: true },
  ]);
});

test.each(['Tesco Plant Chef Meat Free Mince 454g £2.50', 'dinner for 4 under £10'])(
  'leaves as it is what it cannot read as a food: %s',
  (line) => {
    expect(read(line)).toMatchObject({ items: [], notUnderstood: [line] });
  },
);

test('hears no allergy in an order pasted as a list of foods', () => {
  const { foods, health } = kitchen.readMixedList(
    'Tesco Free Range Eggs Large 12 Pack £3.10 Clubcard Price\nASDA Garlic 4 Pack £0.89 was £1.10\nMercadona Pechuga de pollo 600 g aprox 5,20 €',
  );
  expect(foods.items.map(({ name }) => name)).toEqual(['eggs', 'garlic', 'chicken breast']);
  expect(health.person).toMatchObject({ allergens: [], families: [], medicines: [] });
});

test.each(['Tesco nut allergy', 'allergic to nuts £3', "Sainsbury's nuts £2 allergic"])(
  'still hears an allergy beside a shop or a price: %s',
  (line) => {
    const { foods, health } = kitchen.readMixedList(line);
    expect(foods.items).toEqual([]);
    expect(health.person.allergens).toEqual(expect.arrayContaining(['tree_nut', 'peanut']));
  },
);
