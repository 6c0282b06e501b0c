// How people say that an allergen is not to be in a dish: 'gluten free', 'eggless', 'allergic to peanuts', 'senza uova'.
import { plain } from '../../../kitchen/ingredients/words.ts';
import type { Catalogue } from '../../../kitchen/catalogue/types.ts';
import { freeWordsInFrench } from './texts/searchWords.fr.ts';

interface Names {
  readonly english: readonly string[];
  /** Families of foods, whose words in other languages name it. */
  readonly families: readonly string[];
}

/** A name that may mean several allergens leaves all of them out. */
const namesOf: Readonly<Record<string, Names>> = {
  peanut: { english: ['peanut', 'nut'], families: ['peanut', 'nut'] },
  'tree-nut': { english: ['tree nut', 'nut'], families: ['tree_nut', 'nut'] },
  milk: { english: ['milk', 'dairy'], families: ['milk'] },
  egg: { english: ['egg'], families: ['egg'] },
  fish: { english: ['fish', 'seafood'], families: ['fish', 'seafood'] },
  crustacean: {
    english: ['crustacean', 'shellfish', 'seafood'],
    families: ['crustacean', 'shellfish', 'seafood'],
  },
  mollusc: {
    english: ['mollusc', 'shellfish', 'seafood'],
    families: ['mollusc', 'shellfish', 'seafood'],
  },
  soy: { english: ['soy', 'soya'], families: ['soy'] },
  gluten: { english: ['gluten'], families: ['gluten'] },
  wheat: { english: ['wheat'], families: ['wheat'] },
  sesame: { english: ['sesame'], families: ['sesame'] },
  mustard: { english: ['mustard'], families: ['mustard'] },
  celery: { english: ['celery'], families: ['celery'] },
  lupin: { english: ['lupin'], families: ['lupin'] },
  sulphite: { english: ['sulphite', 'sulfite'], families: ['sulphite'] },
};

/** 'Without', in languages other than English and French. */
export const withoutElsewhere: Readonly<Record<string, string>> = {
  it: 'senza',
  es: 'sin',
  ca: 'sense',
  pt: 'sem',
  ro: 'fara',
  de: 'ohne',
  nl: 'zonder',
  sv: 'utan',
  da: 'uden',
  no: 'uten',
  pl: 'bez',
  cs: 'bez',
  sk: 'bez',
  hr: 'bez',
  sr: 'bez',
  sl: 'brez',
  ru: 'без',
  uk: 'без',
  bg: 'без',
  id: 'tanpa',
  ms: 'tanpa',
};
/** '-free', behind a name. */
const freeElsewhere: Readonly<Record<string, string>> = {
  de: 'frei',
  nl: 'vrij',
  sv: 'fri',
  da: 'fri',
  no: 'fri',
};
const saysItself = /allerg|intoleran|unvertr|(?:frei|vrij|fri)$/;

const inEnglish = (name: string): string[] => [
  `${name} free`,
  `${name}free`,
  `${name}less`,
  `no ${name}`,
  `non ${name}`,
  `without ${name}`,
  `free from ${name}`,
  `free of ${name}`,
  `${name} allergy`,
  `${name} allergies`,
  `${name} intolerance`,
  `${name} intolerant`,
  `allergic to ${name}`,
  `allergy to ${name}`,
  `intolerant to ${name}`,
];
const inFrench = (name: string): string[] => [
  `sans ${name}`,
  ...['allergie', 'allergique', 'intolerance', 'intolerant', 'intolerante'].flatMap((word) =>
    ['', 'a ', 'a l', 'a la ', 'au ', 'aux '].map((link) => `${word} ${link}${name}`),
  ),
];
const elsewhere = (families: readonly string[], { words }: Catalogue): string[] =>
  words
    .filter(({ family, lang }) => families.includes(family) && lang !== 'en' && lang !== 'fr')
    .flatMap(({ lang, word }) => {
      const name = plain(word);
      const [without, free] = [withoutElsewhere[lang], freeElsewhere[lang]];
      return [
        ...(without === undefined ? [] : [`${without} ${name}`]),
        ...(free === undefined ? [] : [`${name}${free}`]),
        ...(saysItself.test(name) ? [name] : []),
      ];
    });

/** @param allergen as the address of a filter names it */
export function freePhrases(allergen: string, catalogue: Catalogue): string[] {
  const { english, families } = namesOf[allergen] ?? { english: [], families: [] };
  return [
    ...english.flatMap((name) => [name, `${name}s`]).flatMap(inEnglish),
    ...(freeWordsInFrench[allergen] ?? []).flatMap(inFrench),
    ...elsewhere(families, catalogue),
  ];
}
