// Every form that a recipe may name.
import type { Canvas } from './canvas.ts';
import {
  trayBake,
  bake,
  gratin,
  tartSlice,
  jacket,
  stuffedVeg,
  stuffedBoats,
} from './forms/bakes.ts';
import { toast, sandwich, loaf, meatloaf, burger } from './forms/breads.ts';
import { porridge, pancakes } from './forms/breakfasts.ts';
import { omelette, skillet, frittata, boiledEggs, scrambledEggs } from './forms/eggs.ts';
import { taco, wrap, quesadilla, dosa, crepes, pizza } from './forms/flatbreads.ts';
import { drink, hotDrink, parfait, popcorn } from './forms/glasses.ts';
import {
  leafRolls,
  foldedFlatbread,
  roundBreads,
  filledRoll,
  tostada,
  handPies,
} from './forms/handheld.ts';
import { dumplings, rolls, pastryRolls, steamedCakes } from './forms/parcels.ts';
import { pasta, shortPasta, friedNoodles } from './forms/pasta.ts';
import { plated, wholeFish, skewers, patties, fritters } from './forms/plates.ts';
import { stew, tagine, meatballs, thali, dumplingSoup } from './forms/pots.ts';
import { compote, setCup, flan, bakedFruit, snackBowl } from './forms/puddings.ts';
import { riceDish, sushi, stirFry, grainBowl, friedRice, onigiri } from './forms/rice.ts';
import { wholeBird, papillote, wedges, mashPlate, coldPlate } from './forms/roasts.ts';
import { salad, fruitBowl, dip } from './forms/salads.ts';
import { clearSoup, thickSoup, noodleSoup } from './forms/soups.ts';
import { stewRice, curryBread, swallow, injera } from './forms/stews.ts';
import { cakeSlice, crumble, cookies, muffins, scones, bars } from './forms/sweets.ts';

/** What a dish is to look at: each draws a dish on a canvas and returns its SVG. */
export const forms = {
  trayBake,
  bake,
  gratin,
  tartSlice,
  jacket,
  stuffedVeg,
  stuffedBoats,
  toast,
  sandwich,
  loaf,
  meatloaf,
  burger,
  porridge,
  pancakes,
  omelette,
  skillet,
  frittata,
  boiledEggs,
  scrambledEggs,
  taco,
  wrap,
  quesadilla,
  dosa,
  crepes,
  pizza,
  drink,
  hotDrink,
  parfait,
  popcorn,
  leafRolls,
  foldedFlatbread,
  roundBreads,
  filledRoll,
  tostada,
  handPies,
  dumplings,
  rolls,
  pastryRolls,
  steamedCakes,
  pasta,
  shortPasta,
  friedNoodles,
  plated,
  wholeFish,
  skewers,
  patties,
  fritters,
  stew,
  tagine,
  meatballs,
  thali,
  dumplingSoup,
  compote,
  setCup,
  flan,
  bakedFruit,
  snackBowl,
  riceDish,
  sushi,
  stirFry,
  grainBowl,
  friedRice,
  onigiri,
  wholeBird,
  papillote,
  wedges,
  mashPlate,
  coldPlate,
  salad,
  fruitBowl,
  dip,
  clearSoup,
  thickSoup,
  noodleSoup,
  stewRice,
  curryBread,
  swallow,
  injera,
  cakeSlice,
  crumble,
  cookies,
  muffins,
  scones,
  bars,
} as const satisfies Readonly<Record<string, (canvas: Canvas) => string>>;
export type Form = keyof typeof forms;

/** Whether a name is that of a form. */
export const isForm = (name: string): name is Form => Object.hasOwn(forms, name);
