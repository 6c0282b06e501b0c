// Allergens: what a person's words exclude, and what a food holds or may hold.
import { withoutAccents } from '../../domain/letters.ts';

/** The tables' allergen tags, each with the name to show. EU 1169/2011 Annex II, with wheat apart from gluten. */
export const allergenNames = {
  peanut: 'peanuts',
  tree_nut: 'tree nuts',
  milk: 'milk',
  egg: 'eggs',
  fish: 'fish',
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
  soy: 'soya',
  gluten: 'gluten',
  wheat: 'wheat',
  sesame: 'sesame',
  mustard: 'mustard',
  celery: 'celery',
  lupin: 'lupin',
  sulphite: 'sulphites',
} as const;
export type Allergen = keyof typeof allergenNames;
export const allergens = Object.keys(allergenNames) as readonly Allergen[];
export const isAllergen = (word: string): word is Allergen => Object.hasOwn(allergenNames, word);

/** Tags that hold an allergen besides its own name; 'x_may' is added for each. */
const alsoHeldBy: Partial<Record<Allergen, readonly string[]>> = {
  gluten: ['wheat', 'oat'],
  wheat: ['gluten_may'],
  milk: ['dairy'],
  fish: ['oily_fish'],
  crustacean: ['shellfish'],
  mollusc: ['shellfish'],
};

/** Every tag that an allergic person must not meet, those that only may hold it included. */
export function tagsOf(allergen: Allergen): string[] {
  return [allergen, ...(alsoHeldBy[allergen] ?? [])].flatMap((tag) =>
    tag.endsWith('_may') ? [tag] : [tag, `${tag}_may`],
  );
}

/** An allergy word: what it excludes, and whether the person should say which of them is meant. */
export interface AllergyWord {
  readonly excludes: readonly Allergen[];
  readonly ask: boolean;
}

const all = (text: string, excludes: readonly Allergen[], ask = false): [string, AllergyWord][] =>
  text.split(',').map((word) => [word.trim(), { excludes, ask }]);

/**
 * Words that people use for an allergy. A word that may mean several excludes all of them until the person says which:
 * peanut must not slip through 'nuts', nor fish through 'seafood'. One nut or one fish excludes its whole group, since
 * they react alike and are processed together.
 */
const words: ReadonlyMap<string, AllergyWord> = new Map([
  ...allergens.map((id): [string, AllergyWord] => [
    id.replace('_', ' '),
    { excludes: [id], ask: false },
  ]),
  ...all('peanuts,groundnut,groundnuts,monkey nut,monkey nuts,arachis,arachis oil', ['peanut']),
  ...all('nut,nuts,mixed nut,mixed nuts,any nut,any nuts,all nuts', ['peanut', 'tree_nut'], true),
  ...all(
    'tree nuts,almond,almonds,cashew,cashews,cashew nuts,walnut,walnuts,hazelnut,hazelnuts,pistachio,pistachios,pecan,pecans,macadamia,macadamias,brazil nut,brazil nuts,pine nut,pine nuts,chestnut,chestnuts,marzipan',
    ['tree_nut'],
  ),
  ...all('dairy,cows milk,cow milk,casein,whey,cheese,butter,yogurt,yoghurt,cream,milk protein', [
    'milk',
  ]),
  ...all('eggs,egg white,egg whites,albumen', ['egg']),
  ...all('seafood,sea food', ['fish', 'crustacean', 'mollusc'], true),
  ...all('shellfish,shell fish', ['crustacean', 'mollusc'], true),
  ...all('crustaceans,prawn,prawns,shrimp,shrimps,crab,crabs,lobster,crayfish,langoustine', [
    'crustacean',
  ]),
  ...all(
    'molluscs,mollusk,mollusks,mussel,mussels,oyster,oysters,clam,clams,squid,calamari,octopus,scallop,scallops,snail,snails',
    ['mollusc'],
  ),
  ...all(
    'fishes,salmon,tuna,cod,mackerel,sardine,sardines,anchovy,anchovies,tilapia,haddock,stockfish',
    ['fish'],
  ),
  ...all('soya,soybean,soybeans,soya bean,soya beans,tofu,soy sauce', ['soy']),
  ...all('coeliac,celiac,cereals,cereal', ['gluten']),
  ...all('barley,rye,oat,oats', ['gluten'], true),
  ...all('wheat flour,flour,bread', ['wheat', 'gluten'], true),
  ...all('sesame seed,sesame seeds,tahini,benniseed,beniseed,simsim', ['sesame']),
  ...all('mustard seed,mustard seeds', ['mustard']),
  ...all('celeriac', ['celery']),
  ...all('lupins,lupin flour', ['lupin']),
  ...all('sulphites,sulfite,sulfites,sulphur dioxide,sulfur dioxide', ['sulphite']),
  ...all('legume,legumes,pulses,beans', ['peanut', 'soy', 'lupin'], true),
  // French, German, Spanish, Italian and Portuguese, as they are typed without accents. 'Fruits de mer' and 'mariscos' are shellfish, and 'frutos secos' hold peanuts.
  ...all(
    'arachide,arachides,cacahuete,cacahuetes,cacahouete,cacahouetes,mani,erdnuss,erdnusse,erdnuesse,erdnussen,arachidi,amendoim,amendoins',
    ['peanut'],
  ),
  ...all(
    'fruits a coque,fruit a coque,noix,noisette,noisettes,amandes,noix de cajou,walnuss,walnusse,haselnuss,haselnusse,mandeln,schalenfruchte,frutta a guscio,frutta secca,nocciole,mandorle,noci,avellanas,almendras,nueces,castanhas',
    ['tree_nut'],
  ),
  ...all('nuss,nusse,nuesse,nussen,frutos secos,fistik', ['peanut', 'tree_nut'], true),
  ...all(
    'lait,lait de vache,produits laitiers,milch,kuhmilch,milchprodukte,leche,lacteos,productos lacteos,latte,latticini,leite,laticinios',
    ['milk'],
  ),
  ...all('oeuf,oeufs,ei,eier,eiern,huevo,huevos,uovo,uova,ovo,ovos', ['egg']),
  ...all('poisson,poissons,fisch,fische,pescado,pescados,pesce,peixe,peixes', ['fish']),
  ...all(
    'crustaces,crevette,crevettes,krebstiere,garnelen,crustaceos,gambas,camarones,camarao,crostacei,gamberi',
    ['crustacean'],
  ),
  ...all('mollusques,moules,muscheln,weichtiere,moluscos,molluschi', ['mollusc']),
  ...all(
    'fruits de mer,meeresfruchte,mariscos,marisco,frutti di mare',
    ['crustacean', 'mollusc'],
    true,
  ),
  ...all('soja,soia', ['soy']),
  ...all('ble,weizen,trigo,frumento,grano', ['wheat']),
  ...all('glutine', ['gluten']),
  ...all('sesam,sesamo,ajonjoli,gergelim', ['sesame']),
  ...all('moutarde,senf,mostaza,senape,mostarda', ['mustard']),
  ...all('celeri,sellerie,apio,sedano,aipo', ['celery']),
  ...all('lupine,lupinen,altramuz,altramuces,lupini,tremocos', ['lupin']),
  ...all('sulfiten,sulfitos,solfiti', ['sulphite']),
]);

/**
 * What an allergy word excludes; undefined where it is no allergen group (it may still be an ingredient: 'kiwi').
 * Case, accents, 'allergy', 'allergic to', 'intolerance' and '-free' are ignored.
 */
export function allergyOf(text: string): AllergyWord | undefined {
  const plain = withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(
      /^(?:allergy (?:to|for)|allergic to|i am allergic to|no|avoid|without|intolerant (?:to|of)|intolerance (?:to|of))\s+/,
      '',
    )
    .replace(/\s+(?:allergy|allergies|allergic|intolerance|intolerant|free|protein)$/, '')
    .replace(/^(?:all|any)\s+/, '');
  return words.get(plain) ?? words.get(plain.replace(/s$/, ''));
}

/** What a set of tags holds, and what it only may hold, in the order of `allergens`. */
export function allergensIn(tags: ReadonlySet<string>): {
  readonly contains: readonly Allergen[];
  readonly may: readonly Allergen[];
} {
  const contains = allergens.filter(
    (id) => tags.has(id) || (id === 'gluten' && (tags.has('wheat') || tags.has('oat'))),
  );
  return {
    contains,
    may: allergens.filter((id) => tags.has(`${id}_may`) && !contains.includes(id)),
  };
}
