/** The errands of errands.md, which says how they are written. */
import { readFileSync } from 'node:fs';
import type { Person } from './persons.ts';

export const kinds = ['paying', 'newcomer', 'late', 'lapsed', 'nobody'] as const;
export type Who = (typeof kinds)[number];

export interface Errand {
  readonly who: Who;
  readonly steps: readonly string[];
}

const often: Readonly<Record<string, readonly string[]>> = {
  '(prove)': ['Your password = {password}', 'Code = {code}', 'Continue'],
  '(prove wrongly)': ['Continue', 'Your password = wrong', 'Code = 000000', 'Continue'],
  '(photos)': [
    'Choose a photo < large',
    'Choose a photo < not an image',
    'Choose a photo < heic',
    'Choose a photo < broken',
    'Choose a photo < photo',
    'Keep this photo',
  ],
};

export const errands: readonly Errand[] = readFileSync(
  new URL('errands.md', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => {
    const end = line.indexOf(': ');
    const who = kinds.find((kind) => kind === line.slice(2, end));
    if (who === undefined) throw new Error(`Nobody walks who is called so: ${line}`);
    const steps = line.slice(end + 2).split(' → ');
    return { who, steps: steps.flatMap((step) => often[step] ?? [step]) };
  });

const texts: Readonly<Record<string, string>> = {
  '{long}': 'x'.repeat(10_050),
  '{too long}': 'x'.repeat(600),
  '{recipe}':
    'Tomato rice\nServes 2\n\nIngredients\n200 g rice\n3 tomatoes\nbutter or margarine\n\nMethod\n1. Boil the rice for 12 minutes.',
};

/** A step with the person's own words. */
export function spoken(step: string, person: Person): string {
  const own: Readonly<Record<string, string>> = {
    ...texts,
    '{email}': person.email,
    '{password}': person.password,
    ...Object.fromEntries([...person.names].map(([name, text]) => [`{${name}}`, text])),
  };
  let said = step;
  for (const [name, text] of Object.entries(own)) said = said.replaceAll(name, text);
  return said.includes('{code}') ? said.replaceAll('{code}', person.code()) : said;
}
