import { kitchen } from './tests/kitchen/support.ts';
for (const text of [
  'fat free yogurt, banana',
  'sugar free jelly, cream',
  'no added sugar baked beans, toast',
  'low fat yogurt',
  'fat-free Greek yoghurt',
  'sugar-free ketchup, rice',
  'no added salt chickpeas, rice',
  'salt free butter, bread',
  'sugar free',
  'no sugar',
  'fat free',
  'sugar free please, rice',
  'rice, sugar free',
  'no added sugar',
  'no sugar no salt, rice',
  'reduced fat coconut milk',
  'no salt butter',
  'no salt, butter',
  'sugar free diet, rice',
  'allergic to sugar free gum, rice',
  'chickpeas no added salt, rice',
  'fat free',
]) {
  const r: any = (kitchen as any).readMixedList(text);
  console.log(
    text,
    '=>',
    r.foods.items.map((i: any) => i.key + ' ' + i.match).join(' | '),
    '| nu',
    r.foods.notUnderstood,
    '| abs',
    r.foods.absent,
    '| fam',
    r.health.person.families.join(),
    r.health.person.allergens.join(),
    r.health.person.conditions.join(),
    '| nuh',
    r.health.person.notUnderstood.join(';'),
  );
}
process.exit(0);
