// What each form takes from a dish: which colours, which foods, which garnish.
import type { Form } from './forms.ts';
import type { GarnishName } from './options.ts';
import type { PieceName } from './pieces.ts';
import type { Choice } from './visible.ts';

/** How a colour of the drawing is found. */
export type Colouring =
  | 'broth'
  | 'stew'
  | 'smooth'
  | 'pale'
  | 'pilaf'
  | 'grain'
  | 'bread'
  | 'noodle'
  | 'mash'
  | 'dough'
  | 'fried'
  | 'fruit'
  | 'dip'
  | 'spread'
  | 'crust'
  | 'browned'
  | 'vessel'
  | 'patty'
  | 'leaf'
  | 'egg'
  | 'paper'
  | 'roasted'
  | 'wrapper'
  | 'dipped'
  | 'topping'
  | 'dressing'
  | 'fish';

interface Plan {
  readonly base?: Colouring;
  readonly main?: Colouring;
  readonly choice: Choice;
  readonly count: number;
  /** Pieces of these shapes are preferred. */
  readonly kinds?: readonly PieceName[];
  /** Shapes of a main piece, and how many of them. */
  readonly centre?: readonly [readonly PieceName[], number, ReadonlySet<string>?];
  readonly garnish: readonly GarnishName[];
}

const savoury = [
  'friedEgg',
  'egg',
  'herbs',
  'basil',
  'mint',
  'chilli',
  'spring',
  'lime',
  'lemon',
  'sesame',
  'nuts',
  'dollop',
  'cheese',
  'seeds',
  'crumbs',
] as const;
const plain = ['herbs', 'basil', 'mint', 'chilli', 'spring', 'sesame', 'nuts', 'seeds'] as const;
const soup = [
  'egg',
  'herbs',
  'basil',
  'mint',
  'chilli',
  'spring',
  'dollop',
  'croutons',
  'sesame',
  'lime',
  'lemon',
  'seeds',
] as const;
const sweet = ['mint', 'nuts', 'seeds', 'specks', 'sesame'] as const;
const whole = ['fillet', 'drum'] as const;
const birdsAndFish: ReadonlySet<string> = new Set(['poultry', 'fish']);
const strips = ['strip', 'cube', 'tofu', 'prawn'] as const;

const plan = (
  choice: Choice,
  count: number,
  garnish: readonly GarnishName[],
  more: Partial<Plan> = {},
): Plan => ({ choice, count, garnish, ...more });

/** One row a form. */
export const plans: Readonly<Record<Form, Plan>> = {
  clearSoup: plan('any', 4, soup, { base: 'broth' }),
  thickSoup: plan('none', 0, soup, { base: 'smooth' }),
  noodleSoup: plan('any', 4, soup, { base: 'broth', main: 'noodle' }),
  dumplingSoup: plan('any', 2, plain, { base: 'broth', main: 'wrapper' }),
  stew: plan('any', 4, savoury, { base: 'stew' }),
  stewRice: plan('any', 4, savoury, { base: 'stew', main: 'grain' }),
  curryBread: plan('any', 3, savoury, { base: 'stew', main: 'bread' }),
  swallow: plan('any', 3, plain, { base: 'stew', main: 'mash' }),
  injera: plan('any', 2, plain, { main: 'bread' }),
  tagine: plan('any', 4, savoury, { base: 'stew' }),
  meatballs: plan('any', 3, plain, { base: 'stew', kinds: ['nugget'] }),
  thali: plan('any', 2, plain, { main: 'grain' }),
  riceDish: plan('any', 4, savoury, { base: 'pilaf', centre: [whole, 1, birdsAndFish] }),
  friedRice: plan('any', 4, ['friedEgg', ...plain], { base: 'pilaf' }),
  sushi: plan('any', 1, [], { base: 'grain' }),
  onigiri: plan('any', 1, [], { main: 'grain' }),
  stirFry: plan('any', 5, savoury, { base: 'stew', main: 'grain', kinds: strips }),
  grainBowl: plan('any', 5, savoury, { base: 'grain', kinds: strips }),
  pasta: plan('any', 3, ['basil', 'cheese', 'crumbs', 'herbs', 'mint'], {
    base: 'dressing',
    main: 'noodle',
  }),
  shortPasta: plan('any', 3, ['basil', 'crumbs', 'cheese', 'herbs'], {
    base: 'dressing',
    main: 'noodle',
  }),
  friedNoodles: plan('any', 4, plain, { main: 'noodle', kinds: strips }),
  omelette: plan('any', 2, ['herbs', 'spring'], { main: 'egg' }),
  frittata: plan('any', 3, ['herbs', 'mint', 'spring'], { main: 'egg' }),
  skillet: plan('any', 4, ['herbs', 'basil', 'spring'], { base: 'stew' }),
  boiledEggs: plan('any', 3, plain, {}),
  scrambledEggs: plan('any', 2, ['herbs', 'spring'], { main: 'bread' }),
  salad: plan('any', 5, savoury, { main: 'leaf', kinds: ['slice', 'tofu', 'wedge'] }),
  fruitBowl: plan('sweet', 5, sweet, {}),
  dip: plan('fresh', 3, ['herbs', 'mint', 'sesame', 'nuts', 'spring'], {
    base: 'dipped',
    main: 'bread',
  }),
  coldPlate: plan('any', 5, ['herbs', 'mint', 'nuts'], { main: 'bread' }),
  toast: plan('filling', 3, ['herbs', 'basil', 'mint', 'spring', 'nuts', 'seeds', 'specks'], {
    base: 'spread',
    main: 'bread',
  }),
  sandwich: plan('filling', 4, [], { main: 'bread' }),
  filledRoll: plan('filling', 4, [], { main: 'bread', kinds: ['strip'] }),
  loaf: plan('sweet', 2, [], { base: 'pale', main: 'dough' }),
  meatloaf: plan('any', 3, [], { main: 'patty' }),
  burger: plan('filling', 4, [], { base: 'patty', main: 'bread' }),
  taco: plan('filling', 4, ['lime'], { main: 'bread', kinds: ['strip', 'crumb'] }),
  tostada: plan('filling', 4, ['lime', 'herbs'], { base: 'stew', main: 'bread' }),
  wrap: plan('filling', 4, ['lime'], { main: 'bread', kinds: ['strip'] }),
  quesadilla: plan('filling', 3, ['herbs'], { main: 'bread' }),
  foldedFlatbread: plan('filling', 3, [], { base: 'dip', main: 'bread' }),
  roundBreads: plan('fresh', 2, [], { base: 'dip', main: 'bread' }),
  dosa: plan('any', 2, [], { base: 'dip', main: 'bread' }),
  crepes: plan('any', 2, ['specks', 'mint'], { main: 'bread' }),
  pizza: plan('any', 4, ['basil', 'herbs', 'sesame'], { base: 'topping', main: 'bread' }),
  handPies: plan('none', 0, [], { base: 'dip', main: 'bread' }),
  trayBake: plan('any', 4, ['herbs', 'lemon', 'nuts'], { centre: [[...whole, 'coin'], 2] }),
  bake: plan('none', 0, ['herbs'], { base: 'stew', main: 'mash' }),
  gratin: plan('any', 3, ['herbs', 'crumbs', 'nuts'], { base: 'stew', main: 'browned' }),
  tartSlice: plan('any', 2, [], { base: 'egg', main: 'crust' }),
  jacket: plan('filling', 3, ['herbs', 'spring', 'cheese'], { main: 'vessel' }),
  stuffedVeg: plan('any', 2, ['herbs', 'cheese', 'nuts'], { base: 'grain', main: 'vessel' }),
  stuffedBoats: plan('any', 3, ['herbs', 'cheese', 'nuts', 'seeds'], {
    base: 'grain',
    main: 'vessel',
  }),
  plated: plan('any', 3, ['herbs', 'sesame', 'spring', 'lemon', 'nuts', 'lime'], {
    base: 'mash',
    centre: [[...whole, 'tofu', 'nugget'], 1],
  }),
  wholeFish: plan('fresh', 2, ['herbs', 'spring', 'chilli'], { main: 'fish' }),
  wholeBird: plan('any', 3, ['herbs'], {}),
  skewers: plan('any', 4, ['herbs'], {}),
  patties: plan('fresh', 2, [], { base: 'dip', main: 'fried' }),
  fritters: plan('fresh', 2, [], { base: 'dip', main: 'fried' }),
  papillote: plan('any', 3, ['herbs'], { centre: [whole, 1], main: 'paper' }),
  wedges: plan('none', 0, ['herbs', 'sesame', 'nuts', 'spring'], { base: 'dip', main: 'roasted' }),
  mashPlate: plan('any', 3, savoury, { base: 'stew', main: 'mash' }),
  dumplings: plan('none', 0, ['spring', 'chilli', 'herbs'], { main: 'wrapper' }),
  rolls: plan('any', 3, [], { base: 'dip' }),
  pastryRolls: plan('any', 3, [], { base: 'dip' }),
  leafRolls: plan('any', 2, ['herbs'], { base: 'stew', main: 'vessel' }),
  steamedCakes: plan('any', 2, ['herbs', 'seeds'], { base: 'dip', main: 'pale' }),
  porridge: plan('any', 3, ['nuts', 'seeds', 'specks', 'sesame', 'spring', 'herbs', 'egg'], {
    base: 'pale',
    kinds: ['coin', 'strip'],
  }),
  pancakes: plan('sweet', 3, ['specks', 'nuts'], { main: 'dough' }),
  cakeSlice: plan('sweet', 2, ['nuts'], { main: 'dough' }),
  crumble: plan('sweet', 2, ['nuts', 'seeds'], { base: 'fruit', main: 'crust' }),
  cookies: plan('sweet', 2, ['specks', 'sesame'], { main: 'dough' }),
  muffins: plan('sweet', 2, [], { main: 'dough' }),
  scones: plan('sweet', 1, [], { main: 'crust' }),
  bars: plan('sweet', 3, ['sesame'], { main: 'dough' }),
  compote: plan('sweet', 2, ['nuts', 'mint', 'seeds', 'sesame'], { base: 'fruit' }),
  setCup: plan('sweet', 2, ['nuts', 'mint'], { base: 'pale', main: 'fruit' }),
  flan: plan('sweet', 1, [], { base: 'pale' }),
  bakedFruit: plan('sweet', 3, ['nuts'], { base: 'fruit', main: 'vessel' }),
  snackBowl: plan('any', 4, ['sesame', 'herbs'], { main: 'pale' }),
  drink: plan('sweet', 2, ['mint'], { base: 'smooth' }),
  hotDrink: plan('none', 0, ['specks'], { base: 'smooth' }),
  parfait: plan('sweet', 3, ['mint', 'nuts'], { base: 'pale', main: 'crust' }),
  popcorn: plan('none', 0, ['specks', 'sesame'], {}),
};
