/**
 * Sheets of all dishes' drawings, to be looked at.
 *
 *   node scripts/contactSheet.ts OUT.webp [--width 200] [--count 60] [--form taco] [--blind 7] [--dark]
 *
 * `--blind` leaves the labels out and shuffles by a seed; what was drawn is written beside the
 * sheet, for whoever named the dishes first. A name that ends in .png makes a PNG.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { loadCatalogue } from '../kitchen/catalogue/load.ts';
import type { Recipe } from '../kitchen/catalogue/types.ts';
import { drawingOf } from '../kitchen/drawing/dishOf.ts';
import { budget, draw } from '../kitchen/drawing/draw.ts';
import { randomFrom } from '../kitchen/drawing/random.ts';

const {
  positionals: [out = 'reports/dishes.png'],
  values,
} = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '200' },
    count: { type: 'string', default: '60' },
    from: { type: 'string', default: '0' },
    across: { type: 'string', default: '10' },
    form: { type: 'string' },
    blind: { type: 'string' },
    dark: { type: 'boolean', default: false },
  },
});
const { ingredients, recipes } = loadCatalogue();
const width = Number(values.width);
const height = width * 0.625;
const across = Number(values.across);
const label = values.blind === undefined ? Math.round(width / 13) : 0;
const gap = 6;
const [ground, card, ink] = values.dark
  ? ['#1d1522', '#2a2031', '#f3f3ec']
  : ['#f3f3ec', '#ffffff', '#32253a'];

/** As many dishes as asked for: those of one form, shuffled, or some of each form. */
function chosen(): Recipe[] {
  const list =
    values.form === undefined ? recipes : recipes.filter(({ form }) => form === values.form);
  const random = randomFrom(values.blind ?? 'sheet');
  const shuffled = list
    .map((recipe) => ({ recipe, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ recipe }) => recipe);
  const from = Number(values.from);
  if (values.blind !== undefined || values.form !== undefined)
    return shuffled.slice(from, from + Number(values.count));
  const rank = new Map<string, number>();
  const turns = shuffled.map((recipe) => {
    const turn = rank.get(recipe.form ?? '') ?? 0;
    rank.set(recipe.form ?? '', turn + 1);
    return { recipe, turn };
  });
  return turns
    .sort((one, other) => one.turn - other.turn)
    .slice(from, from + Number(values.count))
    .map(({ recipe }) => recipe);
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const short = (title: string): string => title.replace(/ \(.*\)/, '').slice(0, 30);
const shown = chosen();
const sizes: number[] = [];
const cells = shown.map((recipe, i) => {
  const { form, look } = drawingOf(recipe, ingredients);
  const svg = draw(form, look);
  sizes.push(svg.length);
  if (svg.length > budget) console.error(`${recipe.id}: ${svg.length} bytes`);
  const [x, y] = [
    gap + (i % across) * (width + gap),
    gap + Math.floor(i / across) * (height + label + gap),
  ];
  const text = label ? short(recipe.title) : String(i + 1);
  const [left, base, size] = label
    ? [x + 2, y + height + label * 0.75, label * 0.68]
    : [x + 5, y + 13, 11];
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${card}"/>` +
    svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `) +
    `<text x="${left}" y="${base}" font-family="sans-serif" font-size="${size}" fill="${ink}">${escape(text)}</text>`
  );
});
const [wide, tall] = [
  across * (width + gap) + gap,
  Math.ceil(shown.length / across) * (height + label + gap) + gap,
];
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}"><rect width="100%" height="100%" fill="${ground}"/>${cells.join('')}</svg>`;
const picture = sharp(Buffer.from(sheet), { unlimited: true });
await (out.endsWith('.png') ? picture.png() : picture.webp({ quality: 78 })).toFile(out);
if (values.blind !== undefined)
  writeFileSync(
    `${out}.txt`,
    shown.map(({ title, form }, i) => `${i + 1} ${form}: ${title}`).join('\n'),
  );
console.log(
  `${shown.length} dishes, mean ${Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)} bytes, at most ${Math.max(...sizes)}`,
);
