// Devices that people cook with and that none of our recipes is written for: a search goes on without them, and says so.
import { plain } from '../../../kitchen/ingredients/words.ts';

export type Device = 'slow_cooker' | 'pressure_cooker' | 'rice_cooker' | 'bread_machine';

const names: readonly (readonly [Device, RegExp])[] = [
  ['slow_cooker', /\b(?:slow ?cookers?|crock ?pots?|mijoteuses?|cuisson lente)\b/],
  ['pressure_cooker', /\b(?:pressure cookers?|instant ?pots?|autocuiseurs?|cocottes? minute)\b/],
  ['rice_cooker', /\b(?:rice cookers?|cuiseurs? a riz)\b/],
  ['bread_machine', /\b(?:bread (?:machines?|makers?)|machines? a pain)\b/],
];
const before = String.raw`(?:\b(?:in|with|for|using|a|an|the|my|au|a la|en|dans|avec|une?|la|le|l) )*`;

export interface WithoutDevice {
  /** As it was typed, where it names none. */
  readonly text: string;
  readonly device?: Device;
}

export function withoutDevice(typed: string): WithoutDevice {
  const words = plain(typed);
  for (const [device, name] of names)
    if (name.test(words)) {
      const rest = words.replace(new RegExp(`${before}${name.source}`), ' ');
      return { text: rest.replace(/\s+/g, ' ').trim(), device };
    }
  return { text: typed };
}
