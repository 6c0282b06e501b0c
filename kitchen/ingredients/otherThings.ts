// What a list's words name that is none of the foods they hold: things of the kitchen, dishes, and what is made of a food. Only what is
// at hand is read so; an allergy in the same words is heard as widely as before.
import type { Units } from '../catalogue/measureTables.ts';
import { madeBefore, trimmings } from './nameWords.ts';
import { unitOf } from './units.ts';
import { singular, tokensOf } from './words.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const byLastWord = (lines: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [last = '', before = ''] = line.trim().split(': ');
        return [last, set(before)];
      }),
  );

/** Last words of things that lie in a kitchen: 'rice cooker', 'bread knife'. */
const utensils = set(
  `cooker cutter slicer peeler grater masher whisk blender toaster steamer kettle juicer squeezer zester corer baller spinner
  strainer sieve colander knife fork spatula ladle tongs towel cloth apron glove timer thermometer opener corkscrew mill grinder shaker
  cellar cosy cozy machine maker rack holder dispenser stand napkin serviette doily filter plate saucer mould liner poacher boiler
  separator crusher warmer frother jug decanter flute coaster teapot teacup eggcup`,
);
/** Where such a word only says how the food was made or where it is: 'chicken from the slow cooker'. */
const places = set('from in into for on off of with by and or');

/** Words before a last word that make another thing of it. The lines of cup, mug, glass, bowl, tin and jar are vessels for it. */
const makesOther = byLastWord(`
cup: egg tea coffee measuring paper plastic muffin baking butter
mug: coffee tea travel
glass: wine beer champagne drinking sherry
bowl: salad soup sugar fruit mixing cereal
tin: cake bread loaf biscuit pie muffin baking roasting cookie
jar: cookie biscuit
bin: bread
dish: butter pie cheese
board: bread cheese
press: garlic
paper: baking parchment greaseproof wax waxed
slice: fish custard
ring: onion
ball: fish beef pork prawn shrimp cheese chocolate matzo rum melon
stick: mozzarella
fish: butter jelly star gold
egg: scotch easter creme chocolate goose turkey ostrich fish salmon trout lumpfish kinder sugar
roll: spring summer sausage egg sushi swiss arctic california maki pizza lobster imperial cabbage cinnamon
toast: french prawn sesame cinnamon
chicken: butter orange sesame popcorn
cheese: head macaroni mac cauliflower cashew almond nut quince damson guava
milk: baby infant formula toddler body cleansing cashew
rice: baby cauliflower cauli broccoli
cream: shaving hand face body sun irish pastry bavarian skin foot eye hair antiseptic barrier
butter: body
oil: liver krill fish castor baby bath massage tree essential lavender eucalyptus engine motor lamp hair body rosehip
tea: herb herbal fruit rooibos redbush chamomile camomile nettle rosehip detox sleep liquorice licorice dandelion verbena bubble slimming
apple: toffee candy caramel
pepper: lemon
pasta: rice lentil chickpea pea bean corn
noodle: potato
ham: honey
leaf: banana
sherry: cream
`);
/** The one word of several kinds, beside which any other word makes a dish of it: 'fruit salad', 'Caesar salad'. */
const kindsOf = byLastWord(`
salad: green mixed side leaf leafy bagged crispy crunchy sweet italian lettuce romaine iceberg
`);
const seasonedPotato = /^(?:potato|salt|pepper|vinegar|paprika|chili|garlic|onion|rosemary)/;
/** Last words that stand for one food alone, and which foods beside them leave them that. */
const ofFood: ReadonlyMap<string, RegExp> = new Map([
  ['chip', seasonedPotato],
  ['crisp', seasonedPotato],
  ['roll', /^(?:bread|brioche|frankfurter|beef_patty|flour|oats|spelt|wheat)/],
  ['bun', /^(?:bread|brioche|frankfurter|beef_patty|flour|oats|spelt|wheat)/],
  ['toast', /^(?:bread|brioche)/],
  ['cream', /^(?:cream|milk)/],
]);
export const kindOfForm = (last: string): RegExp | undefined => ofFood.get(singular(last));
/** What oil is pressed from a liver has three words. */
const liverOil = /^(?:cod|halibut|shark|fish) liver oils?$/iu;

/** Words of another language that are nearly a food of ours, and none. */
const ownWords = set(
  'strudel toffee toffees praline pralines fudge caramel jello jellos goiabada vaisselle',
);
/** What German and Dutch put at the end of a word: 'Walnussöl' is no slip of 'Walnüsse'. */
const compoundEnds = set(
  'ol oel olie suppe soep kuchen taart koek salat saft sap strudel brot brood eis ijs likor chips mus milch melk creme sosse sauce butter boter wurst worst kase kaas',
);

const pairOf = (tokens: readonly string[]): readonly [string, string] => [
  tokens.at(-2) ?? '',
  singular(tokens.at(-1) ?? ''),
];

const isPair = (tokens: readonly string[]): boolean => {
  const [before, last] = pairOf(tokens);
  return makesOther.get(last)?.has(singular(before)) ?? false;
};

/** Whether words name a thing that nobody eats: 'tea towels', 'rice cooker'. */
function isUtensil(tokens: readonly string[]): boolean {
  const words = tokens.filter((token) => !/^\d/.test(token));
  return (
    words.length > 1 &&
    utensils.has(singular(words.at(-1) ?? '')) &&
    !words.some((word) => places.has(word))
  );
}

/** Whether the last words name another thing than the food they end with: 'spring rolls', 'butter chicken', 'egg cups'. */
export function isOtherThing(text: string): boolean {
  const tokens = tokensOf(text).filter((token) => !/^\d/.test(token));
  const kept = tokens.filter((token) => !trimmings.has(token));
  const kinds = kindsOf.get(singular(kept.at(-1) ?? ''));
  return (
    isUtensil(tokens) ||
    isPair(tokens) ||
    isPair(kept) ||
    (kinds !== undefined && kept.slice(0, -1).some((token) => !kinds.has(token)))
  );
}

/** 'Boîte à pain', 'verres à vin'; 'cuillère à soupe d'huile' is so much oil. */
export const isVesselFor = (text: string): boolean =>
  /^(?:\d+ )?(?:bo[iî]tes?|pots?|verres?|tasses?|bols?|sacs?|paniers?) [àa] (?!\S+ d(?:e |['’]))/iu.test(
    text,
  );

/** How many of the words from here name one other thing; 0 where they do not. */
export function otherThingAt(parts: readonly string[], from: number): number {
  if (liverOil.test(parts.slice(from, from + 3).join(' '))) return 3;
  const two = parts.slice(from, from + 2).map((part) => tokensOf(part).join(' '));
  return two.length === 2 && (isUtensil(two) || isPair(two)) ? 2 : 0;
}

/** Words of a part, an amount or a vessel, which leave the food behind them what it is: 'un bout de fromage', 'diente de ajo'. */
const parts = set(
  `beaucoup plein assez trop moitie demi demie reste restes fond bout bouts morceau morceaux filet filets escalope escalopes cuisse cuisses aile ailes pilon pilons blanc blancs haut hauts pave paves dos tete tetes bocal bocaux bouteille bouteilles brique briques barquette barquettes plaquette plaquettes tablette tablettes tube sac sacs pot pots verre verres bol bols rondelle rondelles quartier quartiers lamelle lamelles steak steaks cote cotes cotelette cotelettes roti emince aiguillette aiguillettes coeur coeurs pointe pointes grain grains graine graines viande chair livre livres baton batons queue queues epaule gigot jarret echine carre joue joues travers poitrine palette racine racines
  trozo trozos pedazo pedazos rodaja rodajas filete filetes pechuga pechugas muslo muslos ala alas alita alitas cabeza cabezas rama ramas bolsa bolsas tarro tarros frasco frascos botella botellas vaso vasos resto restos sobra sobras medio media mitad barra barras tira tiras cubo cubos gajo gajos poco bistec chuleta chuletas costilla costillas lomo lomos carne caja cajas docena mazorca mazorcas tajada tajadas grano granos semilla semillas corazon corazones fondo fondos cola colas pierna paleta falda solomillo costillar espinazo centro punta puntas pieza piezas
  pedaco pedacos file files peito peitos coxa coxas sobrecoxa sobrecoxas asa asas cabeca cabecas ramo ramos saco sacos pote potes garrafa garrafas copo copos metade meio meia posta postas bife bifes lombo costela costelas carnes caixa caixas duzia rodela rodelas pernil cauda caudas alcatra musculo ponta pontas talo talos
  filetto filetti petto petti coscia cosce ali testa confezione busta buste scatoletta lattina vasetto vasetti bottiglia bicchiere avanzo avanzi meta mezzo mezza etto etti chilo costa coste gambo gambi trancio tranci bistecca bistecche lonza cubetti dadini cuore cuori fondi spalla stinco arrosto coda code punte`,
);
/** Words of a sentence that says what is there: 'j'ai du riz', 'encore des pommes', 'I do eat meat'. */
const sayings = set(
  `jai ai avons avez ont il y on nous reste restent achete pris meme surtout aussi encore juste seulement et avec puis plus voici
  tengo tenemos hay queda quedan con tenho temos tem ha ho abbiamo ce ci sono i we you they what`,
);
const connectors = set('de en di da do du des del della dei degli delle au aux al alla');

/**
 * What stands before 'de', 'di' or 'à la' and says what the thing is, where it is no part or amount of the food behind it: 'rallador de
 * queso', 'soupe à l'oignon'. Empty where nothing does.
 */
export function headOf(text: string, units: Units): string {
  const spaced = text
    .replace(/(?<=^|[\s(])([dl])['’]/giu, (_, letter: string) =>
      /d/i.test(letter) ? 'de ' : 'la ',
    )
    // Without its accent tea would be the English article.
    .replace(/(?<=^|\s)thé(?=\s)/giu, 'tisane')
    .replace(/(?<=^|\s)à(?=\s)/giu, 'al');
  const tokens = tokensOf(spaced);
  const isConnector = (token: string, n: number): boolean =>
    connectors.has(token) || (token === 'a' && tokens[n + 1] === 'la');
  const at = tokens.findIndex((token, n) => n > 0 && isConnector(token, n));
  if (at < 0 || at === tokens.length - 1) return '';
  const before = tokens.slice(0, at).filter((token) => !/^\d/.test(token));
  const leaves = (token: string): boolean =>
    parts.has(token) || sayings.has(token) || unitOf(token, units) !== undefined;
  return !before.some(leaves) && before.some((token) => !trimmings.has(token))
    ? before.join(' ')
    : '';
}

/** First words of things of the kitchen and of what is made of the food behind them: 'râpe à fromage', 'cuchillo de pan', 'mortadela de pavo'. */
const otherHeads = set(
  `rape moule couteau presse planche moulin filtre filtres boite verre verres tasse tasses rallador exprimidor pelador cuchillo molde filtro
  filtros tabla ralador espremedor descascador faca coador forma panela grattugia coltello stampo tagliere macchina filtri chips fumet confiture mortadela mortadelle wurstel salchicha salchichas salsicha salsichas empanado empanados fiambre
  presunto hamburguesa hamburguesas hamburguer hamburgueres`,
);
const articles = set('la le les las los l d il lo i gli o os as');
const compoundDish =
  /^[\p{L}-]{2,}(?:öl|oel|olie|eis|kuchen|torte|suppe|soep|salat|taart|strudel)$/iu;

/**
 * Whether words are the name of another thing and nothing more, so that they speak of nobody's health: 'tea towels', 'tarte aux pommes'.
 * @param isFood whether a word stands in the name of a food
 */
export function isOtherName(text: string, isFood: (word: string) => boolean): boolean {
  const said = tokensOf(text.replace(/(?<=\s)[dl]['’]/giu, 'de ')).filter(
    (token) => !/^\d/.test(token),
  );
  const tokens = said.filter((token) => !trimmings.has(token));
  const [first = '', ...others] = tokens;
  if (said.length > 6 || first === '') return false;
  const last = tokens.at(-1) ?? '';
  const isOwn = ownWords.has(last) || isUtensil(tokens);
  if (others.length === 0) return isOwn || compoundDish.test(text.trim());
  if (isPair(tokens) || liverOil.test(tokens.join(' '))) return tokens.slice(0, -2).every(isFood);
  if (isOwn) return tokens.slice(0, -1).every(isFood);
  const leads = (token: string): boolean => connectors.has(token) || token === 'a';
  return (
    (otherHeads.has(first) || madeBefore.has(first)) &&
    said.some(leads) &&
    others.every((token) => leads(token) || articles.has(token) || isFood(token))
  );
}

const ofOil = /(?:ol|oel|olie)$/u;
/** Whether a word that is unknown is a word of its own and no slip of what it is near to: 'Walnussöl', 'strudel', 'peeler'. */
export function isNoSlip(token: string, mendings: readonly string[]): boolean {
  if (ownWords.has(token)) return true;
  if (mendings.length === 0) return false;
  if (/ers?$/.test(token) && mendings.every((word) => word.endsWith('ed'))) return true;
  if (ofOil.test(token) && mendings.some((word) => ofOil.test(word))) return false;
  const ends = [...compoundEnds].filter(
    (end) => token.endsWith(end) && token.length > end.length + 2,
  );
  return ends.length > 0 && !mendings.some((word) => ends.some((end) => word.endsWith(end)));
}
