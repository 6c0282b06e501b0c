// In which language a page of the library is, and what differs by it (docs/decisions/079-the-library-in-french.md).
import type { FastifyRequest } from 'fastify';
import { conditionNames } from '../../../domain/french/conditions.ts';
import { cuisines } from '../../../domain/french/cuisines.ts';
import { foodBehind } from '../../../domain/french/foodBehind.ts';
import { measureInFrench } from '../../../domain/french/measures.ts';
import { notes } from '../../../domain/french/notes.ts';
import { typeset } from '../../../domain/french/typeset.ts';
import type { HandlingPart } from '../../../domain/handling.ts';
import { showsCents } from '../../../domain/money.ts';
import { inEnglish, type Note, type Term } from '../../../domain/notes.ts';
import { noteIn } from '../../../domain/noteText.ts';
import { type Allergen, allergenNames } from '../../../kitchen/health/allergens.ts';
import type { Quantity } from '../../../kitchen/recipes/nutrition.ts';
import { energyOf, type Filter } from './filters.ts';
import { english, type Texts } from './texts/en.ts';
import { french } from './texts/fr.ts';

export const languages = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof languages;
const isLanguage = (word: string | undefined): word is Language =>
  word !== undefined && Object.hasOwn(languages, word);

/** What of the catalogue has a name in each language. */
interface Names {
  /** The label of a filter. */
  readonly label: (filter: Filter) => string;
  /** A food by its key; the English name beside it. */
  readonly food: (key: string, name: string) => string;
  /** The same behind its amount: 'de tomates'. */
  readonly behind: (amount: string, food: string) => string;
  readonly title: (recipe: { readonly id: string; readonly title: string }) => string;
  readonly country: (country: { readonly iso2: string; readonly name: string }) => string;
  readonly cuisine: (name: string) => string;
  readonly allergen: (id: Allergen) => string;
  readonly quantity: (quantity: Quantity) => string;
  /** What a food is measured by, where the language can say it. */
  readonly measure: (measure: string) => string | undefined;
  readonly notes: (notes: readonly Note[]) => string;
  /** What stands below a recipe of handling and keeping it. */
  readonly handling: (paragraph: string) => readonly HandlingPart[];
}

export interface Locale extends Names {
  readonly language: Language;
  readonly texts: Texts;
  readonly figure: (value: number) => string;
  readonly sum: (amount: number, currency: string) => string;
  /** An address of the library that goes on in the language that this one names. */
  readonly link: (address: string) => string;
  /** An address of the app, which reads no header: it is told the language. */
  readonly appLink: (address: string) => string;
  /** Whether the address says which language; what is sent by a form has to say it again. */
  readonly isNamed: boolean;
}

const quantities: Partial<Record<Quantity, string>> = {
  sat_fat_g: 'saturated fat',
  carb_g: 'carbohydrate',
  glycaemic_load: 'glycaemic load',
  free_sugars_g: 'free sugars',
};

const inEnglishWords: Names = {
  label: ({ label }) => label,
  food: (_key, name) => name,
  behind: (_amount, food) => food,
  title: ({ title }) => title,
  country: ({ name }) => name,
  cuisine: (name) => name,
  allergen: (id) => allergenNames[id],
  quantity: (quantity) =>
    quantities[quantity] ?? quantity.replace(/_[a-z]+$/, '').replaceAll('_', ' '),
  measure: (measure) => measure,
  notes: inEnglish,
  handling: () => [],
};

const words = typeset({ ...notes, conditionNames, cuisines });
const countries = new Intl.DisplayNames('fr', { type: 'region' });
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
const termInFrench = ({ of, id }: Term): string | undefined => {
  if (of === 'condition' && id in words.conditionNames) return words.conditionNames[id];
  if (of === 'country') return countries.of(id);
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = words.terms;
  return names[of]?.[id];
};
const figureIn = (language: Language, value: number): string =>
  value.toLocaleString(language, { maximumFractionDigits: value < 10 ? 1 : 0 });
const sumIn = (language: Language, amount: number, currency: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(showsCents(amount, currency) ? {} : { maximumFractionDigits: 0 }),
  }).format(amount);

function labelInFrench({ kind, value, label }: Filter): string {
  const id = value.replaceAll('-', '_');
  const names: Partial<Record<Filter['kind'], () => string | undefined>> = {
    diet: () => termInFrench({ of: 'diet', id }),
    free: () => {
      const name = termInFrench({ of: 'allergen', id });
      return name && `Sans ${name}`;
    },
    condition: () => termInFrench({ of: 'condition', id }),
    nutrition: () => {
      const most = energyOf(value);
      return most === undefined
        ? french.claims[value as keyof Texts['claims']]
        : french.upToEnergy(most);
    },
    time: () => french.upTo(Number(value)),
    meal: () => french.meals[id as keyof Texts['meals']],
    cuisine: () => words.cuisines[label] && capital(words.cuisines[label]),
    equipment: () => french.equipment[id as keyof Texts['equipment']],
  };
  return names[kind]?.() ?? label;
}

const inFrenchWords: Names = {
  label: labelInFrench,
  food: (key, name) => termInFrench({ of: 'food', id: key }) ?? name,
  behind: foodBehind,
  title: (recipe) => words.dishTitle(recipe) ?? recipe.title,
  country: ({ iso2, name }) => countries.of(iso2) ?? name,
  cuisine: (name) => capital(words.cuisines[name] ?? name),
  allergen: (id) => termInFrench({ of: 'allergen', id }) ?? allergenNames[id],
  quantity: (quantity) => termInFrench({ of: 'quantity', id: quantity }) ?? quantity,
  measure: measureInFrench,
  notes: (all) =>
    all
      .map((note) =>
        noteIn(note, {
          tag: 'fr',
          ...words,
          figure: (value) => figureIn('fr', value),
          date: (text) => text,
          sum: ({ sum, currency }) => sumIn('fr', sum, currency),
          term: termInFrench,
        }),
      )
      .join(' '),
  handling: words.handling,
};

export function withLanguage(address: string, language: Language): string {
  const [place = '', mark] = address.split('#', 2);
  return `${place}${place.includes('?') ? '&' : '?'}language=${language}${mark === undefined ? '' : `#${mark}`}`;
}

export function localeOf(language: Language, isNamed: boolean): Locale {
  const named = (address: string): string => withLanguage(address, language);
  const asItIs = (address: string): string => address;
  return {
    language,
    texts: language === 'fr' ? french : english,
    ...(language === 'fr' ? inFrenchWords : inEnglishWords),
    figure: (value) => figureIn(language, value),
    sum: (amount, currency) => sumIn(language, amount, currency),
    link: isNamed ? named : asItIs,
    appLink: isNamed || language !== 'en' ? named : asItIs,
    isNamed,
  };
}

const longestHeader = 200;

/** The first of our languages that a browser asks for; a language that is refused (`q=0`) is none. */
function preferred(header: string | undefined): Language | undefined {
  const asked = (header ?? '')
    .slice(0, longestHeader)
    .split(',')
    .map((each) => {
      const [tag = '', ...rest] = each.trim().toLowerCase().split(';');
      const quality = /^\s*q=([\d.]+)/.exec(rest.join(';'))?.[1];
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return asked.map(({ language }) => language).find(isLanguage);
}

/** As its address says, else as was chosen in the app, else as the browser asks. */
export function localeFor({ headers }: Pick<FastifyRequest, 'headers'>, search: string): Locale {
  const named = new URLSearchParams(search.slice(0, 2000)).get('language') ?? undefined;
  if (isLanguage(named)) return localeOf(named, true);
  const chosen = /(?:^|; ?)platewise_language=(\w+)/.exec(headers.cookie ?? '')?.[1];
  return localeOf(
    isLanguage(chosen) ? chosen : (preferred(headers['accept-language']) ?? 'en'),
    false,
  );
}
