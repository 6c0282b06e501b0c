// Words of a food's name that do not name it, or that make another food of what they stand beside.
import { singular } from './words.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
/** Words that say how a food is cut, sized or kept, and leave it what it is; slips of spelling are mended to them. */
export const mendedTrimmings =
  set(`fresh freshly ripe raw uncooked cooked leftover left over remaining chopped finely roughly coarsely thinly thickly diced sliced grated shredded peeled crushed washed cleaned trimmed deseeded pitted rinsed drained
  large small medium big baby young organic some few bit little lot lots good nice old my our the of a an in free-range range cut cubed halved quartered torn beaten melted softened warm cold hot room temperature plain
  bone boned boneless skinless skin on off new bag box half full optional about extra more for to taste each your any with without cupboard fridge frozen chilled thawed defrosted tender lean best quality value brand unopened opened only`);
/**
 * More of them, as they are spelled: a word that is nearly one of these may speak of harm, as 'interdit' (forbidden)
 * does, which is two letters from 'interi' (whole). None names a food by itself, as 'rape' (monkfish), 'picada' (nuts) or 'cotto' (ham) do.
 */
const exactTrimmings = set(
  `sprouting bendy floppy sad wrinkly looking tired unpeeled deveined scrubbed shelled soaked crumbled jumbo freezer pantry drawer yesterday tonight christmas thanksgiving
  from costco tesco aldi lidl sainsburys asda waitrose morrisons kroger walmart publix shoprite woolworths coles checkers migros rewe edeka carrefour leclerc auchan mercadona esselunga naivas market butcher bakery shop store
  mutti barilla garofalo voiello rummo divella unox amul
  thawing pounded very garten ausm zak zakje zakjes ontem meia meio nusu moja mbili tatu nne tano viwili vitatu vinne vitano mawili matatu manne matano
  un une peu ein eine bisschen un poco mou mous molle molles ramolli ramollie ramollis ramollies fletri fletrie fletris fletries fane fanee fanes fanees abime abimee abimes abimees
  frais fraiche fraiches cru crue crus crues cuit cuite cuits cuites rapee rapees coupe coupee coupes coupees tranche tranchee emince emincee eminces emincees epluche epluchee epluches epluchees surgele surgelee surgeles surgelees congele congelee congeles congelees decongele decongelee decongeles decongelees entier entiere entiers entieres casse cassee casses reste restes hier maison entame entamee gros grosse grosses moyen moyenne moyens moyennes moulu moulue moulus moulues
  rince rincee rinces rincees trempe trempee trempes trempees egoutte egouttee egouttes egouttees lave lavee laves lavees pele pelee peles pelees hache hachee haches hachees ecrase
  ecrasee ecrases ecrasees concasse concassee concasses concassees emiette emiettee emiettes emiettees dechire dechiree dechires dechirees fendu fendue fendus fendues desosse
  desossee desosses desossees denoyaute denoyautee denoyautes denoyautees epepine epepinee epepines epepinees evide evidee evides evidees paree parees nettoye nettoyee
  nettoyes nettoyees cassees battu battue battus battues fondu fondus cisele ciselee ciseles ciselees presse pressee presses pressees
  decortique decortiquee decortiques decortiquees tiede tiedes froid froide froids froides chaud chaude chauds chaudes epais epaisse epaisses fins finement grossierement legerement
  mur murs mures rassis rassise rassises
  fresco fresca frescos frescas cruda crudas cocida cocidas picado picados rallado rallada rallados ralladas cortada cortadas congelado congelada congelados congeladas maduro madura maduras grande grandes pequeno pequena pequenos pequenas deshebrado deshebrada desmenuzado desmenuzada sobrante sobras entero entera enteros enteras pelado pelada pelados peladas
  cozida cozidas crua cruas ralado ralada ralados raladas pronto pronta prontos prontas inteiro inteira fatiado fatiada desfiado desfiada descascado descascada
  freschi fresche crude cotti cotte tritata grattugiata tagliato tagliata tagliati surgelato surgelata surgelati surgelate congelati maturo matura maturi avanzato avanzata avanzi intero intera interi
  frisch frische frischer frisches gekocht gekochte gekochter gekochtes roh rohe rohes gehackt gehackte gewurfelt gewurfelte gerieben geriebene geriebener geschnitten geschnittene tiefgekuhlt tiefgekuhlte gefroren gefrorene reif reife gross grosse grosser klein kleine kleiner kleines kleinen grosses grossen ubrig ubrige gestern
  mittelgross mittelgrosse mittelgrosser mittelgrosses mittelgrossen gemahlen gemahlene gemahlener gemahlenes gemahlenen gemahlenem geschalt geschalte geschalter geschaltes geschalten
  gehackter gehacktes gehackten festkochend festkochende festkochenden mehligkochend mehligkochende mehligkochenden vorwiegend
  vers verse gekookt gekookte rauw rauwe gesneden geraspt geraspte bevroren rijp rijpe grote`,
);
/** All of them. */
export const trimmings: ReadonlySet<string> = new Set([...mendedTrimmings, ...exactTrimmings]);
/** Last words that only say which part or shape. */
export const tails = set(
  'nut piece chunk fillet floret leaf bunch strip slice cube clove stalk stick ring half wedge segment ball steak cutlet portion bit part meat fish bulb head spear root tuber pod kernel sheet sprig powder-free tip loin joint bone carcass log',
);
/** Last words that alone stand for what is usual, and beside another word for that: 'noni juice' is no orange juice. */
export const unsaid = set('juice stock broth bouillon cube');
/** Last words of what is boiled down from the food beside them, which therefore is never dropped: pork stock is no chicken stock. */
export const boiledDown = set('stock broth bouillon cube');
/** Last words of what is made of the food beside them, and is neither of the two: 'banana bread', 'walnut oil', 'orange squash'. */
const madeOfOther = set(
  'milk butter oil flour bread beer wine squash curd cracker syrup sugar curry juice chutney pate tea cola soda salad pickle ketchup cookie biscuit',
);
/** 'Turkey bacon' and 'chicken sausages' hold no pork. */
const madeLike = set('bacon ham sausage frankfurter hotdog');
const madeOf = set(
  'turkey chicken beef duck lamb venison tuna salmon coconut soy tofu mushroom carrot',
);
/** @param before the words before it: 'palm sugar or brown sugar' names two of a kind */
export const isMadeOfOther = (last: string, before: readonly string[]): boolean =>
  !before.includes('or') &&
  (madeOfOther.has(last) ||
    boiledDown.has(last) ||
    (madeLike.has(last) && madeOf.has(before.at(-1) ?? '')));
/** Last words that make one food of two names: 'banana chips', 'hazelnut chocolate', 'almond yoghurt'. */
const forms = set(
  'chip crisp chocolate cream roll toast bun yoghurt yogurt jam jelly pesto croissant mustard tofu',
);
/** With chips these are a meal of two. */
const besideChips = set('fish egg sausage burger steak chicken ham');
const isFormOf = (first: string, second: string): boolean => {
  const form = singular(second);
  return form === 'ice cream' || (forms.has(form) && !(form === 'chip' && besideChips.has(first)));
};
/** 'Peanut chutney' is made of peanuts, and no chutney beside them; a pâté of mackerel is none of liver. 'Eggs milk' are two foods. */
export const isOneFood = ([first = '', second = '', ...others]: readonly string[]): boolean =>
  others.length === 0 &&
  singular(first) === first &&
  (isMadeOfOther(singular(second), [first]) || isFormOf(first, second));
/** First words of what is made of the food behind them, where the language puts it there: 'soupe de poisson', 'té de menta', 'bolo de cenoura'. */
export const madeBefore = set(
  `soupe soupes gateau gateaux galette galettes huile pain pains tisane sirop jus gelee tarte tartes tartelettes gratin salade glace glaces sorbet mousse flan biscuit biscuits bonbons beignets pate terrine rillettes mayonnaise vin liqueur blanquette quenelles veloute yaourt yaourts lait beurre eau
  sopa sopas crema croquetas croqueta empanada empanadas empanadillas galletas galleta sal te infusion vino licor pan aceite zumo jugo refresco tarta tartas pastel pasteles bizcocho ensalada ensaladilla helado helados yogur yogures leche mantequilla agua albondigas tortitas
  bolo bolos bolinho bolinhos biscoito biscoitos cha vinho oleo azeite pao suco sumo torta tortas salada sorvete iogurte leite manteiga doce geleia croquetes
  zuppa torta insalata gelato gelati sorbetto olio vino te tisana succo pane gallette biscotti sale polpette crocchette frittata latte burro ragu liquore`,
);
const connectors = set('de d di del della du des da do al alla con com l');
/** Whether words before a food make another thing of it, or deny it. */
export const isOtherBefore = (before: readonly string[]): boolean =>
  before.some((token) => deniers.has(token)) ||
  (before.some((token) => madeBefore.has(token)) && before.some((token) => connectors.has(token)));
/** Words that make another food of the word beside them, so that nothing may be dropped around them. */
export const changers = set(
  `free vegan vegetarian veggie meatless meat-free plant mock imitation substitute alternative flavour flavoured flavored flavor style less replacement hemp shirataki konjac nutritional fake non dairyfree glutenfree scented quorn beyond impossible lo
  gf df lf glutenfrei glutenfreie glutenfreier glutenfreies glutenfreien glutenfreiem glutenvrij glutenvrije glutenfri glutenfritt glutenfria bezglutenowy bezglutenowa bezglutenowe
  laktosefrei laktosefreie laktosefreier laktosefreies laktosefreien lactosevrij lactosevrije laktosfri laktosfritt laktosfria milchfrei milchfreie eifrei eifreie nussfrei nussfreie
  vegane veganer veganes veganen vegano vegana veganos veganas vegani veganistisch veganistische vegansk veganska vegetarische vegetarischer vegetarisches vegetariano vegetariana vegetarienne vegetarien
  vegetal vegetale vegetales vegetaux vegetali pflanzlich pflanzliche pflanzlicher pflanzliches plantaardig plantaardige vaxtbaserad vaxtbaserat`,
);
/** Words behind which stands what a food does not hold: 'mayonesa sin huevo' is no egg. */
export const deniers = set('no non not without sin sans sem senza ohne zonder utan uten uden bez');

/** Rice 'in stock' and a 'stock cupboard' say where a food is; any other stock is what a food was boiled to, and no vegetable or bird. */
export const isTrimming = (token: string, at: number, tokens: readonly string[]): boolean =>
  token === 'stock'
    ? tokens[at - 1] === 'in' || tokens[at + 1] === 'cupboard'
    : trimmings.has(token);

/** What a stock is boiled of: 'lamb stock cubes' are no lamb beside stock cubes. */
export const animals: ReadonlySet<string> = new Set([
  'redmeat',
  'poultry',
  'procmeat',
  'organ',
  'fish',
  'shellfish',
]);

/** Nobody has several black peppers: in the plural the vegetable is meant, where 'pepper' is no hot fruit. */
export const plurals: Readonly<Record<string, readonly string[]>> = {
  peppers: ['sweet', 'pepper'],
};
