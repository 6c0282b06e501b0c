/** Lists in scripts whose vowels are signs beside their letters, and whose digits are not ours. */
import { expect, test } from 'vitest';
import { withoutAccents } from '../../domain/letters.ts';
import { kitchen } from './support.ts';

const read = (list: string) => kitchen.readIngredients(list, { country: null });

test.each([
  ['purée', 'puree'],
  ['Ẹ̀fọ́', 'Efo'],
  ['чай', 'чаи'],
  ['प्याज़', 'प्याज'],
  ['चीनी', 'चीनी'],
  ['ডিম', 'ডিম'],
  ['ไข่', 'ไข่'],
])('the accents of %s fall away, its vowels stay', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain.normalize('NFKD'));
});

test('か and が stay apart', () => {
  expect(withoutAccents('か')).not.toBe(withoutAccents('が'));
});

test('KIT-02 sugar and chickpeas are told apart in Hindi', () => {
  expect(read('चीनी').items.map(({ key }) => key)).toEqual(['sugar_white']);
  expect(read('चना').items.map(({ key }) => key)).toEqual(['chickpeas_dry']);
});

test.each<[string, string, Record<string, number>]>([
  ['Hindi', '२ किलो आलू, 500 ग्राम पनीर', { potato: 2000, paneer: 500 }],
  ['Bengali', 'আলু ২ কেজি, ডিম ১২টি, ৫০০ গ্রাম চিনি', { potato: 2000, egg: 600, sugar_white: 500 }],
  ['Thai', 'ไข่ 3 ฟอง, หมูสับ ๕๐๐ กรัม', { egg: 150, pork_ground: 500 }],
  ['Persian', 'برنج ۲ کیلو، تخم مرغ ۶ عدد', { rice_white_long: 2000, egg: 300 }],
  ['Tamil', 'அரிசி 1 கிலோ, முட்டை 6', { rice_white_long: 1000, egg: 300 }],
])('KIT-02 the foods and amounts of a list in %s are read', (_language, list, grams) => {
  const { items, notUnderstood } = read(list);
  expect(Object.fromEntries(items.map((item) => [item.key, item.grams]))).toEqual(grams);
  expect(notUnderstood).toEqual([]);
});

test.each(['আলু পেঁয়াজ ডিম ভাত', 'आलू प्याज अंडे चावल'])(
  'KIT-02 a row without commas is read: %s',
  (list) => {
    expect(new Set(read(list).items.map(({ key }) => key))).toEqual(
      new Set(['potato', 'onion', 'egg', 'rice_white_long']),
    );
  },
);

test.each<[string, string | null, string, readonly string[]]>([
  ['Persian', null, 'بادام هندی، گردو، هویج', ['cashew', 'walnut', 'carrot']],
  ['Russian', null, 'кешью, финики, арбуз', ['cashew', 'dates_dried', 'watermelon']],
  ['Bengali', null, 'আঙুর, মাশরুম, কাজু', ['grape', 'mushroom_white', 'cashew']],
  ['Turkish', 'TR', 'muz, üzüm, karpuz, bal', ['banana', 'grape', 'watermelon', 'honey']],
  ['Swahili', 'KE', 'nazi, tango, mnanaa', ['coconut_fresh', 'cucumber', 'mint']],
])('KIT-02 foods of a list in %s are read by the words of health', (_, country, list, keys) => {
  const { items, notUnderstood } = kitchen.readIngredients(list, { country });
  expect(items.map(({ key }) => key)).toEqual(keys);
  expect(notUnderstood).toEqual([]);
});

test.each([
  ['what is made of a food is not the food', 'кокосовое молоко', ['coconut_milk']],
  ['a word for a group of foods names none of them', 'أسماك ومكسرات', []],
])('KIT-02 %s', (_, list, keys) => {
  expect(read(list).items.map(({ key }) => key)).toEqual(keys);
});

test('KIT-02 a word of Latin letters is read where people speak so: Romanian apples are no food in Texas', () => {
  const keysIn = (country: string) =>
    kitchen.readIngredients('mere', { country }).items.map(({ key }) => key);
  expect(keysIn('RO')).toEqual(['apple']);
  expect(keysIn('US')).toEqual([]);
});
