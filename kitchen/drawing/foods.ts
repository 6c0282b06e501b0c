// What a food looks like: its piece and its true colour. No form draws a food of its own.
import { over } from './canvas.ts';
import type { Canvas, Place } from './canvas.ts';
import { pieces, still } from './pieces.ts';
import type { PieceName } from './pieces.ts';

/** Every food that can be drawn. */
export const foods = {
  // Meat, poultry, eggs
  chicken: ['chunk', '#d9994e'],
  chickenStrip: ['strip', '#dba35c'],
  drumstick: ['drum', '#c67a35'],
  chickenBreast: ['fillet', '#dca257'],
  beef: ['chunk', '#7d4630'],
  beefStrip: ['strip', '#7d4630'],
  steak: ['fillet', '#7a4431'],
  lamb: ['chunk', '#8a4d35'],
  pork: ['chunk', '#c98a62'],
  goat: ['chunk', '#764231'],
  liver: ['strip', '#6a3a33'],
  bacon: ['strip', '#b3473c'],
  ham: ['strip', '#e79a94'],
  sausage: ['coin', '#b0583c'],
  chop: ['fillet', '#a5633f'],
  mince: ['crumb', '#7a4630'],
  meatball: ['nugget', '#84492f'],
  egg: ['egg', '#ffffff'],
  scramble: ['curd', '#f9d868'],
  // Fish and seafood
  fish: ['chunk', '#f0dcbb'],
  tuna: ['chunk', '#d9b394'],
  oilyFish: ['chunk', '#8d9aa0'],
  salmon: ['fillet', '#f09068'],
  salmonPiece: ['chunk', '#f09068'],
  whitefish: ['fillet', '#efe0c2'],
  mackerel: ['fillet', '#9aa9ad'],
  smallFish: ['strip', '#a9b4b6'],
  prawn: ['prawn', '#f29a74'],
  squid: ['ring', '#eed9cc'],
  crab: ['chunk', '#e58a63'],
  mussel: ['bean', '#e09a4a'],
  // Cheese, tofu and their like
  tofu: ['tofu', '#f2e2b9'],
  friedTofu: ['cube', '#dca74f'],
  tempeh: ['cube', '#c08f52'],
  paneer: ['tofu', '#f6ead0'],
  feta: ['tofu', '#f8f3e6'],
  cheese: ['cube', '#f2c24a'],
  halloumi: ['tofu', '#f3dfae'],
  curdCheese: ['curd', '#fbf6e8'],
  // Roots and tubers
  potato: ['chunk', '#eac978'],
  sweetPotato: ['cube', '#e0853c'],
  carrot: ['coin', '#ea8430'],
  beetroot: ['cube', '#8e2750'],
  parsnip: ['chunk', '#ecdcae'],
  turnip: ['chunk', '#efe6cf'],
  radish: ['half', '#d5486a'],
  daikon: ['coin', '#f4efdf'],
  yam: ['chunk', '#f3ead0'],
  taro: ['cube', '#cdbfc4'],
  lotus: ['ring', '#e6d3ae'],
  // Fruit vegetables and pods
  tomato: ['wedge', '#d53c28'],
  cherryTomato: ['half', '#d8402a'],
  redPepper: ['strip', '#d23a26'],
  greenPepper: ['strip', '#62a03a'],
  yellowPepper: ['strip', '#f0b92e'],
  chilliPod: ['strip', '#c8301f'],
  aubergine: ['crescent', '#6b3f66'],
  courgette: ['slice', '#5f9a3e'],
  cucumber: ['slice', '#4f9444'],
  squash: ['cube', '#eba23c'],
  gourd: ['slice', '#8fae5c'],
  okra: ['coin', '#7fa548'],
  greenBean: ['strip', '#5c9a3a'],
  mangetout: ['strip', '#77b044'],
  pea: ['ball', '#74ad3c'],
  broadBean: ['bean', '#9abb5c'],
  corn: ['ball', '#f2c83c'],
  olive: ['ball', '#4b3350'],
  greenOlive: ['ball', '#8c9443'],
  caper: ['ball', '#6d7a3a'],
  gardenEgg: ['wedge', '#e9dfae'],
  cactus: ['strip', '#7c9a3f'],
  // Leaves, stalks, mushrooms
  spinach: ['leaf', '#3d7a37'],
  lettuce: ['leaf', '#86b84a'],
  rocket: ['leaf', '#5a9440'],
  kale: ['leaf', '#34683c'],
  bokChoy: ['leaf', '#6ba04c'],
  basil: ['leaf', '#3f8a3c'],
  mint: ['leaf', '#4c9a50'],
  cabbage: ['strip', '#c3d48a'],
  redCabbage: ['strip', '#8c3f74'],
  kimchi: ['strip', '#d6603a'],
  broccoli: ['floret', '#4f8f3a'],
  cauliflower: ['floret', '#ede0bd'],
  asparagus: ['strip', '#86a94b'],
  leek: ['slice', '#7fae58'],
  celery: ['strip', '#b7cf7c'],
  fennel: ['strip', '#dfe6bf'],
  onion: ['ring', '#b98bb0'],
  springOnion: ['coin', '#8cbf5a'],
  beansprout: ['strip', '#f1ead2'],
  bamboo: ['strip', '#d8b070'],
  artichoke: ['wedge', '#a5b06a'],
  mushroom: ['mush', '#a97b52'],
  nori: ['nori', '#16241c'],
  seaweed: ['leaf', '#31523f'],
  // Pulses, grains, pasta
  chickpea: ['ball', '#e0b768'],
  lentil: ['ball', '#a9743c'],
  greenLentil: ['ball', '#7f7a45'],
  kidney: ['bean', '#8a2f2a'],
  blackBean: ['bean', '#3f2c36'],
  baked: ['bean', '#e08a4a'],
  whiteBean: ['bean', '#f0e2c0'],
  brownBean: ['bean', '#a8704a'],
  mungBean: ['ball', '#8c9a45'],
  edamame: ['bean', '#8fbf4a'],
  riceGrain: ['crumb', '#f7edd6'],
  pastaTube: ['tube', '#f0cf7e'],
  noodle: ['strip', '#f3d98c'],
  dumpling: ['nugget', '#f3e4c6'],
  tapioca: ['ball', '#e9e4da'],
  // Bread, nuts, dried fruit
  bread: ['cube', '#d9a765'],
  doughBite: ['cube', '#d9a55c'],
  crouton: ['cube', '#d99f4e'],
  flatbread: ['crumb', '#e6c184'],
  peanut: ['bean', '#cf9a58'],
  almond: ['bean', '#b9783f'],
  cashew: ['bean', '#ecd3a0'],
  walnut: ['crumb', '#a5713f'],
  pistachio: ['ball', '#9db356'],
  pineNut: ['ball', '#eddba9'],
  chestnut: ['chunk', '#9b6238'],
  coconut: ['strip', '#fbf6ea'],
  raisin: ['ball', '#4d2b2b'],
  date: ['bean', '#6d3a26'],
  prune: ['chunk', '#4a2a38'],
  cranberry: ['ball', '#a5203a'],
  apricot: ['half', '#ec9436'],
  chocolate: ['cube', '#4a2a22'],
  // Fruit
  plantain: ['coin', '#e6ac3c'],
  greenPlantain: ['coin', '#e9d9a0'],
  banana: ['coin', '#f3dc8e'],
  apple: ['crescent', '#e8c36a'],
  pear: ['crescent', '#dfd489'],
  peach: ['crescent', '#f0a24c'],
  quince: ['crescent', '#e2a24a'],
  mango: ['cube', '#f2aa34'],
  papaya: ['crescent', '#ef8a4a'],
  pineapple: ['wedge', '#f2cf4c'],
  melon: ['crescent', '#f2b27a'],
  avocado: ['crescent', '#a9bf55'],
  orange: ['lemon', '#f39a2a'],
  lemon: ['lemon', '#f3cf3a'],
  lime: ['lemon', '#9cc24a'],
  kiwi: ['kiwi', '#86b838'],
  strawberry: ['berry', '#d93140'],
  raspberry: ['ball', '#cf3558'],
  blackberry: ['ball', '#4a2a4d'],
  blueberry: ['ball', '#4b4f86'],
  cherry: ['ball', '#a31f35'],
  grape: ['ball', '#8fae4a'],
  pomegranate: ['ball', '#c02a45'],
  fig: ['half', '#7a3a5c'],
  dragonFruit: ['cube', '#f6eef0'],
  plum: ['half', '#6c2c52'],
  rhubarb: ['strip', '#d5607a'],
  guava: ['wedge', '#f09a8a'],
  jackfruit: ['strip', '#f0c34a'],
} as const satisfies Readonly<Record<string, readonly [PieceName, string]>>;
export type Food = keyof typeof foods;

/** Whether a name is that of a food that can be drawn. */
export const isFood = (name: string): name is Food => Object.hasOwn(foods, name);

/** The colour of a food, or another where there is none. */
export const colourOf = (food: Food | undefined, otherwise = '#b98a5a'): string =>
  food ? foods[food][1] : otherwise;

const nothing: Place = () => '';

/** A food to be put in places; without one, nothing is put there. */
export function piece(canvas: Canvas, food: Food | undefined, size = 1): Place {
  if (!food) return nothing;
  const [kind, colour] = foods[food];
  return canvas.symbol(food, pieces[kind](colour), size);
}

interface HeapShape {
  /** How high it rises. */
  readonly rise?: number;
  /** Size of a piece. */
  readonly size?: number;
  /** Degrees that a piece may turn. */
  readonly spin?: number;
}

/** Pieces of several foods on a surface or, with a rise, on a dome. */
export function heap(
  canvas: Canvas,
  names: readonly Food[],
  count: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  { rise = 0, size = 1, spin = 40 }: HeapShape = {},
): string {
  return over(canvas, count, cx, cy, rx, ry, rise)
    .map(({ i, x, y }) => {
      const food = names[i % names.length];
      const turn = food && still.has(foods[food][0]) ? 0 : canvas.jitter(spin);
      return piece(canvas, food, size)(x, y, turn);
    })
    .join('');
}
