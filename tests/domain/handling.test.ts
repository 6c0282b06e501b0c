/** What a recipe says of handling and keeping, in French: every sentence of safety, and most of keeping; what is not known stays in English. */
import { expect, test } from 'vitest';
import { handling, handlingWords } from '../../domain/french/handling.ts';
import { handlingSentences } from '../../domain/handling.ts';
import { kitchen } from '../kitchen/support.ts';

const french = (paragraph: string) =>
  handling(paragraph)
    .map((part) => (typeof part === 'string' ? part : `[${part[0]}]`))
    .join(' ');

test('every sentence of food safety has its French, in Fahrenheit too', () => {
  for (const [code, english] of Object.entries(handlingSentences)) {
    expect(handling(`**Food safety.** ${english}`), code).toEqual([
      '**Sécurité alimentaire.**',
      handlingWords[code as keyof typeof handlingSentences],
    ]);
  }
  expect(
    french('**Food safety.** Cook minced meat through: **167 °F** in the middle, no pink left.'),
  ).toBe(
    '**Sécurité alimentaire.** Faites cuire la viande hachée à cœur : **167 °F** au milieu, plus rien de rose.',
  );
});

test.each([
  [
    'Cool within **1 hour**, keep 2 days in the fridge and reheat until **steaming hot throughout** (**75 °C**).',
    "Refroidissez en moins d'1 heure, 2 jours au plus au réfrigérateur, réchauffez jusqu'à ce que tout soit brûlant (75 °C).",
  ],
  [
    'The stew keeps 3 days in the fridge, rice 1 day.',
    'Le ragoût : 3 jours au plus au réfrigérateur, mangez le riz cuit dans la journée qui suit.',
  ],
  [
    'Keeps 1 day in the fridge; dust it again.',
    '1 jour au plus au réfrigérateur. [dust it again.]',
  ],
])('of keeping: %s', (english, said) => {
  expect(french(`**Keeping.** ${english}`)).toBe(`**Conservation.** ${said}`);
});

test('another paragraph stays as it is', () => {
  expect(handling('**Adapted for you.** Half the salt.')).toEqual([]);
});

test('of what our recipes say of keeping at least seven parts in ten are known', () => {
  const parts = [...kitchen.catalogue.recipes.values()].flatMap(({ keeping }) =>
    keeping === '' ? [] : handling(`**Keeping.** ${keeping}`).slice(1),
  );
  expect(parts.length).toBeGreaterThan(1000);
  expect(parts.filter((part) => typeof part === 'string').length / parts.length).toBeGreaterThan(
    0.7,
  );
});
