// A drawn plate for a dish, coloured by what is in it: the picture that stands in where no photograph is configured.
import type { Ingredient } from '../catalogue/types.ts';

type Shape = 'grains' | 'strands' | 'chunks' | 'slices' | 'leaves' | 'rounds' | 'liquid' | 'bread';
interface Look {
  readonly shape: Shape;
  readonly colours: readonly [string, string];
}

const look = (shape: Shape, light: string, dark: string): Look => ({
  shape,
  colours: [light, dark],
});
/** By key where the colour of a food is its own. */
const byKey: Readonly<Record<string, Look>> = {
  egg: look('rounds', '#fff6dd', '#f2b63c'),
  tomato: look('slices', '#d9472f', '#b5331f'),
  tomato_canned: look('liquid', '#c9452b', '#a83520'),
  tomato_paste: look('liquid', '#b83a22', '#94290f'),
  carrot: look('slices', '#e8873a', '#c96a1f'),
  beetroot: look('chunks', '#8e2b52', '#6b1b3c'),
  pumpkin: look('chunks', '#e39a35', '#c27b1c'),
  squash_butternut: look('chunks', '#e6a04a', '#c9812b'),
  sweet_potato: look('chunks', '#dd8747', '#bd6a2d'),
  plantain_ripe: look('slices', '#e3b04b', '#b9812a'),
  plantain_unripe: look('slices', '#e5cf87', '#bda554'),
  banana: look('slices', '#f3e2a0', '#d7bd62'),
  eggplant: look('slices', '#7a5570', '#4d2f4b'),
  onion: look('slices', '#ead9e4', '#c3a3bb'),
  potato: look('chunks', '#e9d08e', '#c9a95c'),
  yam: look('chunks', '#efe3c2', '#cfbd8f'),
  cassava: look('chunks', '#f1e9d2', '#d2c49b'),
  corn_sweet: look('grains', '#f1cc4a', '#d4a626'),
  beans_black_dry: look('rounds', '#4a3a3c', '#2e2224'),
  beans_black_canned: look('rounds', '#4a3a3c', '#2e2224'),
  beans_kidney_dry: look('rounds', '#8c3b32', '#652720'),
  beans_kidney_canned: look('rounds', '#8c3b32', '#652720'),
  peas_green: look('rounds', '#7fae4b', '#5f8c33'),
  lentils_red_dry: look('liquid', '#dd9448', '#bb7328'),
  lentils_brown_dry: look('grains', '#8e744c', '#6b552f'),
  chickpeas_canned: look('rounds', '#e2c383', '#c2a05c'),
  chickpeas_dry: look('rounds', '#e2c383', '#c2a05c'),
  oats_rolled: look('liquid', '#e6d7b5', '#cbb787'),
  bell_pepper_red: look('slices', '#d34a34', '#aa3220'),
  bell_pepper_green: look('slices', '#7aa447', '#587f2a'),
  salmon_atlantic: look('chunks', '#ec9a78', '#cf7450'),
  shrimp: look('rounds', '#f0a58a', '#d57e60'),
  tofu_firm: look('chunks', '#f6ecd3', '#dac9a0'),
  paneer: look('chunks', '#f8f0dc', '#ded0ac'),
  mango: look('chunks', '#f0aa3c', '#d18a1e'),
  strawberry: look('rounds', '#d94c4e', '#b03235'),
  orange: look('slices', '#ee9a3a', '#cd7b1e'),
  coconut_milk: look('liquid', '#f4eee0', '#dcd2ba'),
  milk_whole: look('liquid', '#f7f1e4', '#dfd5c0'),
  yogurt_plain_whole: look('liquid', '#f7f2e6', '#ded5c2'),
  peanut_butter: look('liquid', '#b98246', '#94632c'),
  egusi: look('liquid', '#d2a33f', '#ad8026'),
  chocolate_dark: look('liquid', '#5b3a2a', '#402619'),
  cocoa_powder: look('liquid', '#6a4531', '#4b2e1d'),
};
const byCategory: Readonly<Record<string, Look>> = {
  grain: look('grains', '#f5ecd7', '#dccdaa'),
  noodle: look('strands', '#ecd397', '#cfb06b'),
  bread: look('bread', '#d9a765', '#b38243'),
  flour: look('bread', '#e3c48f', '#c3a066'),
  root: look('chunks', '#e9d6a1', '#c8b073'),
  legume: look('rounds', '#b98f5b', '#936c3d'),
  soy: look('chunks', '#f1e5c8', '#d3c298'),
  veg: look('slices', '#a9bd5f', '#819645'),
  leafy: look('leaves', '#5f9149', '#43722f'),
  fungi: look('slices', '#cdb59a', '#a58a6c'),
  fruit: look('rounds', '#e09a56', '#bd7634'),
  redmeat: look('chunks', '#8f543b', '#6b3a26'),
  poultry: look('chunks', '#d9a066', '#b57d45'),
  organ: look('chunks', '#7c4738', '#5a3024'),
  procmeat: look('slices', '#c2695a', '#9b4a3d'),
  fish: look('chunks', '#d8c3a5', '#b39b78'),
  shellfish: look('rounds', '#ecac92', '#cb8266'),
  egg: look('rounds', '#fff6dd', '#f2b63c'),
  cheese: look('chunks', '#f3d684', '#d8b455'),
  dairy: look('liquid', '#f6f0e3', '#ddd3bd'),
  nutseed: look('grains', '#b88750', '#916535'),
  dryfruit: look('rounds', '#6f4237', '#502b22'),
  snack: look('slices', '#e2b968', '#bd9241'),
  seaweed: look('leaves', '#3f5a45', '#2a4131'),
};

/** 32-bit FNV-1a, stirred: the same dish draws the same plate everywhere. */
function randomFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const cloths = ['#f3e6d6', '#e4ebe0', '#e9e4ef', '#f4e2dc', '#e1eaee', '#f2ead0'];
const plates = [
  ['#ffffff', '#e7e1d8'],
  ['#f7f3ec', '#d8cdbd'],
  ['#eef2f1', '#c9d6d4'],
] as const;
const escape = (text: string): string =>
  text
    .replace(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0) ?? 0};`)
    .replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '',
    );
const at = (value: number): string => value.toFixed(1);

function draw(
  { shape, colours: [light, dark] }: Look,
  x: number,
  y: number,
  spread: number,
  random: () => number,
): string {
  const spot = (): [number, number] => {
    const [angle, far] = [random() * Math.PI * 2, Math.sqrt(random()) * spread];
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.92];
  };
  const many = (count: number, one: (px: number, py: number, fill: string) => string): string =>
    Array.from({ length: count }, () => {
      const [px, py] = spot();
      return one(px, py, random() < 0.65 ? light : dark);
    }).join('');
  const mound = `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(spread * 1.05)}" ry="${at(spread * 0.97)}" fill="${light}" stroke="${dark}" stroke-opacity=".35" stroke-width="3"/>`;
  const turned = (px: number, py: number): string =>
    `transform="rotate(${Math.round(random() * 180)} ${at(px)} ${at(py)})"`;
  switch (shape) {
    case 'liquid':
      return (
        mound +
        many(
          9,
          (px, py) =>
            `<ellipse cx="${at(px)}" cy="${at(py)}" rx="${at(5 + random() * 12)}" ry="${at(3 + random() * 6)}" fill="${dark}" opacity=".28"/>`,
        )
      );
    case 'grains':
      return (
        mound +
        many(
          90,
          (px, py, fill) =>
            `<ellipse cx="${at(px)}" cy="${at(py)}" rx="6" ry="2.4" fill="${fill}" stroke="${dark}" stroke-width=".5" ${turned(px, py)}/>`,
        )
      );
    case 'strands':
      return (
        mound +
        many(
          34,
          (px, py) =>
            `<path d="M${at(px - 28)} ${at(py)}q14 ${at(-18 + random() * 36)} 28 0t28 0" fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round" opacity=".75" ${turned(px, py)}/>`,
        )
      );
    case 'bread':
      return (
        `<path d="M${at(x - spread)} ${at(y + spread * 0.35)}q0 ${at(-spread)} ${at(spread)} ${at(-spread)}t${at(spread)} ${at(spread)}q0 ${at(spread * 0.4)} ${at(-spread)} ${at(spread * 0.4)}t${at(-spread)} ${at(-spread * 0.4)}z" fill="${light}" stroke="${dark}" stroke-width="5"/>` +
        many(
          10,
          (px, py) =>
            `<circle cx="${at(px)}" cy="${at(py)}" r="${at(2 + random() * 3)}" fill="${dark}" opacity=".4"/>`,
        )
      );
    case 'leaves':
      return many(
        26,
        (px, py, fill) =>
          `<path d="M${at(px - 20)} ${at(py)}q20 -20 40 0q-20 20 -40 0z" fill="${fill}" ${turned(px, py)}/>`,
      );
    case 'slices':
      return many(
        15,
        (px, py, fill) =>
          `<ellipse cx="${at(px)}" cy="${at(py)}" rx="19" ry="13" fill="${fill}" stroke="${dark}" stroke-width="3" ${turned(px, py)}/>`,
      );
    case 'rounds':
      return many(
        20,
        (px, py) =>
          `<circle cx="${at(px)}" cy="${at(py)}" r="13" fill="${light}"/><circle cx="${at(px + 1)}" cy="${at(py + 1)}" r="6" fill="${dark}"/>`,
      );
    case 'chunks':
      return many(
        15,
        (px, py, fill) =>
          `<rect x="${at(px - 18)}" y="${at(py - 14)}" width="36" height="28" rx="9" fill="${fill}" stroke="${dark}" stroke-width="2" ${turned(px, py)}/>`,
      );
  }
}

/**
 * A picture of a dish as SVG text, 640 × 480, about 20 kB: our own drawing, the same for the same dish.
 * @param dish its name, put into the title for screen readers, escaped
 * @param ingredients what it is made of, with grams, the heaviest three of which are drawn; empty draws a covered bowl
 */
export function drawDish(
  dish: string,
  ingredients: readonly { readonly ingredient: Ingredient; readonly grams: number }[],
): string {
  const random = randomFrom(dish.toLowerCase());
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const [cloth, [plate, rim]] = [pick(cloths), pick(plates)];
  const seen = new Set<string>();
  // Onion and garlic are in nearly everything and tell nothing of the dish.
  const telling =
    ingredients.length > 3
      ? ingredients.filter(
          ({ ingredient }) => ingredient.key !== 'onion' && ingredient.key !== 'garlic',
        )
      : ingredients;
  const foods = [...telling]
    .sort((a, b) => b.grams - a.grams)
    .flatMap(({ ingredient }) => {
      const own = byKey[ingredient.key] ?? byCategory[ingredient.category];
      const name = own ? `${own.shape} ${own.colours[0]}` : '';
      if (!own || seen.has(name)) return [];
      seen.add(name);
      return [own];
    })
    .slice(0, 4);
  const green = ingredients.some(
    ({ ingredient }) => ingredient.category === 'herb' || ingredient.category === 'leafy',
  );
  const ground: Readonly<Record<Shape, number>> = {
    liquid: 0,
    grains: 1,
    strands: 1,
    bread: 2,
    leaves: 3,
    slices: 4,
    chunks: 5,
    rounds: 6,
  };
  const layers = [...foods].sort((a, b) => ground[a.shape] - ground[b.shape]);
  const drawn = layers
    .map((own, i) => {
      const full = i === 0 && ground[own.shape] <= 2;
      const angle = random() * 0.6 + i * 2.1;
      const away = full ? 0 : 52;
      return draw(
        own,
        320 + Math.cos(angle) * away,
        240 + Math.sin(angle) * away * 0.9,
        full ? 122 : 74,
        random,
      );
    })
    .join('');
  const garnish = green
    ? Array.from({ length: 7 }, () => {
        const [x, y] = [250 + random() * 140, 180 + random() * 120];
        return `<path d="M${at(x)} ${at(y)}q9 -12 18 0q-9 12 -18 0z" fill="#5d8f46" transform="rotate(${Math.round(random() * 360)} ${at(x)} ${at(y)})"/>`;
      }).join('')
    : '';
  const empty = foods.length
    ? ''
    : '<path d="M210 250a110 100 0 0 1 220 0z" fill="#c9b79c"/><rect x="196" y="248" width="248" height="16" rx="8" fill="#a8947a"/><circle cx="320" cy="142" r="12" fill="#a8947a"/>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480" role="img"><title>A drawing of ${escape(dish.slice(0, 200))}</title>` +
    `<rect width="640" height="480" fill="${cloth}"/><g stroke="#000" stroke-opacity=".04" stroke-width="14"><path d="M0 80h640M0 400h640M90 0v480M550 0v480"/></g>` +
    `<ellipse cx="326" cy="252" rx="216" ry="200" fill="#000" opacity=".1"/><ellipse cx="320" cy="240" rx="212" ry="196" fill="${plate}" stroke="${rim}" stroke-width="6"/><ellipse cx="320" cy="240" rx="160" ry="147" fill="${plate}" stroke="${rim}" stroke-width="4"/>` +
    `<clipPath id="plate"><ellipse cx="320" cy="240" rx="156" ry="143"/></clipPath><g clip-path="url(#plate)">${drawn}${garnish}${empty}</g></svg>`
  );
}
