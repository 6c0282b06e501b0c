// The benchmark of ordinary lists: what is typed, and the dishes that a cook would expect of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Fridge {
  readonly id: string;
  readonly country: string;
  readonly text: string;
  readonly expected: readonly string[];
  readonly meal: 'breakfast' | 'lunch' | 'dinner' | 'any';
}

/** FRIDGES names another file of the same form, so that lists which nobody has tuned on are scored by the same code. */
export const fridges: readonly Fridge[] = readFileSync(
  process.env['FRIDGES'] ?? join(import.meta.dirname, 'fixtures/fridges-a.jsonl'),
  'utf8',
)
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Fridge);

const filling = new Set(
  'with and in of the a an on de la le al el e y et un une style simple quick easy homemade spiced spicy served'.split(
    ' ',
  ),
);
/** Words for one thing, each line by its first. */
const sameWord = new Map(
  `
aubergine eggplant begun brinjal berenjena
prawn shrimp crevette
mince minced beefy hamburger keema ground kiyma picadillo hack
stirfry stir-fried fry fried sauteed wok-fried
noodle mie mein ramyeon ramen indomie maggi
egg anda huevo oeuf yumurta ovo dim telur
omelette omelet omlet frittata tortilla-de-patatas kuku
potato aloo alu papa pomme kartoffel
pea matar
bean frijol feijao
rice arroz nasi pilau pilaf polo bhat chawal riz
chicken pollo poulet murgh djaj
beef boeuf carne
fish pesce poisson pescado macher mach
soup sup chorba shorba caldo potage
stew braise braised casserole
sausage wurst wor snag kielbasa boerewor
mash mashed puree
courgette zucchini
spinach palak
cabbage kol
curry jhol masala karahi salan
lentil dal dhal daal parippu
cheese queso fromage kase
bread toast toastie
sandwich butty
tomato domate
leaf leave
pasta macaroni spaghetti penne makaron makarony coquillette
chickpea chick
yogurt yoghurt curd
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...rest] = line.split(' ');
      return rest.map((word) => [word, first] as const);
    }),
);

/** What stands beside a dish and is not the dish. */
const aside =
  / with (?:boiled |steamed |plain )?(?:rice|fufu|roti|rotis|injera|bread|pap|ugali|chapati|flatbread|naan)$/;

/** The words of a dish's name that say what it is: no accents, no plural, one word for one thing. */
export function wordsOf(name: string): ReadonlySet<string> {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/stir[- ]fr(?:y|ied)/g, 'stirfry')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1 && !filling.has(word))
    .map((word) => word.replace(/(?<=[a-z]{2}[^s])e?s$/, (end) => (end === 'es' ? 'e' : '')))
    .map((word) => (word.endsWith('toe') ? word.slice(0, -1) : word))
    .map((word) => sameWord.get(word) ?? word);
  return new Set(words);
}

/** Kinds of dish: a soup is no omelette, however much of the rest is alike. */
const kinds =
  'soup stew curry omelette salad pie sandwich noodle rice pasta porridge pancake pizza taco'.split(
    ' ',
  );
/** Kinds that one dish may well be called by either name. */
const near = new Set(['soup stew', 'stew curry', 'curry stew', 'stew soup']);

/**
 * Whether a title is what was expected: two thirds of the words that say what it is stand in the title, and the title is of
 * no other kind.
 */
export function isExpected(expected: string, title: string): boolean {
  const [asked, own] = [wordsOf(expected.replace(aside, '')), wordsOf(title)];
  const shared = [...asked].filter((word) => own.has(word));
  if (shared.length === 0 || shared.length / asked.size < 0.66) return false;
  const [kindAsked, kindOwn] = [asked, own].map((words) => kinds.filter((kind) => words.has(kind)));
  return (
    !kindAsked?.length ||
    !kindOwn?.length ||
    kindAsked.some((kind) =>
      kindOwn.some((other) => kind === other || near.has(`${kind} ${other}`)),
    )
  );
}
