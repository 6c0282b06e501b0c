import { flecks } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { contact, dark, light } from '../colours.ts';
import { colourOf, foods, heap, piece } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, opacity, placed, shape, spots, stroke } from '../markup.ts';
import { dome, rice } from '../mounds.ts';
import { bowl, chopsticks, plate, spoon } from '../vessels.ts';

/** Rice cooked with its sauce, heaped on a plate, with a main piece or none. */
export function riceDish(canvas: Canvas): string {
  const { base = '#dd6a2c', centre = ['drumstick'], pieces = ['pea'] } = canvas.dish;
  return (
    plate(canvas, 160, 112, 136) +
    rice(canvas, 146, 122, 88, 70, base, 40) +
    heap(canvas, pieces, centre.length ? 9 : 15, 140, 108, 62, 24, { rise: 30, size: 1.1 }) +
    centre
      .map((food, i) => piece(canvas, food, 1.9)(212 + i * 24, 126 - i * 26, -12 + i * 16))
      .join('') +
    dress(canvas, { cx: 132, cy: 102, rx: 60, ry: 26, rise: 20 })
  );
}

const wasabi =
  shape('M-16 6C-16-8-6-14 2-14S18-4 18 6C10 12-10 12-16 6z', '#7d9a3a') +
  shape('M-13 2C-12-8-5-11 2-11-2-6-8-4-13 2z', '#b4cc6a');

const wood = '#a8703c';
const board =
  shape('M60 62H284L316 152 312 176H40z', '#1e102438') +
  shape('M52 48H268L306 150V162Q306 168 300 168H20Q14 168 14 162V150z', dark(wood, 0.5)) +
  shape('M52 48H268L306 150Q306 156 300 156H20Q14 156 14 150z', wood) +
  stroke(
    'M48 66H160M60 90H210M30 126H130M190 140H296M210 60H262',
    light(wood, 0.2),
    2,
    opacity(0.5),
  );

/** Rolls and pressed rice on a board. */
export function sushi(canvas: Canvas): string {
  const { main = '#f08a5c', base = '#fbf6ea', pieces = ['avocado'] } = canvas.dish;
  const maki = canvas.symbol(
    'maki',
    ellipse(4, 10, 25, 13, contact) +
      shape('M-23-8V8A23 13 0 0 0 23 8V-8z', '#1c2c24') +
      shape('M-23-8V8A23 13 0 0 0-8 18V2z', '#35493c') +
      ellipse(0, -8, 23, 13, '#22342a') +
      ellipse(0, -8, 20, 11, base) +
      stroke('M-14-9l4-2M-10-4l4 1M8-14l4 2M11-6l3-2M-4-16l4 0M2-1l4 0', dark(base, 0.3), 1.8) +
      ellipse(0, -8, 8.5, 5, dark(main, 0.4)) +
      ellipse(-0.5, -8.5, 7.5, 4.2, main) +
      (pieces[0] ? shape('M2-11q5 1 5 4l-5 1z', colourOf(pieces[0])) : ''),
    1.2,
  );
  const nigiri = canvas.symbol(
    'nig',
    ellipse(4, 12, 36, 13, contact) +
      shape('M-34 4C-36 20-18 22 0 22S36 20 34 4z', dark(base, 0.2)) +
      shape('M-34 2C-34 14-16 16 0 16S32 14 32 2z', base) +
      shape('M-39 2C-36-16-8-20 10-17 32-14 42-2 38 6 20 12-26 14-39 2z', dark(main, 0.5)) +
      shape('M-38 0C-34-16-8-19 10-16 30-13 38-4 35 2 18 8-26 10-38 0z', main) +
      stroke('M-22-9q8 5 8 14M-6-14q9 6 8 18M12-14q8 6 6 16', light(main, 0.7), 2.4),
    0.95,
  );
  return (
    board +
    nigiri(96, 72, -8) +
    nigiri(176, 72, -8) +
    nigiri(250, 74, -8) +
    maki(70, 128) +
    maki(130, 130) +
    maki(190, 128) +
    (canvas.shows('wasabi') ? placed(256, 132, wasabi) : '') +
    chopsticks(60, 178, -3, 200) +
    dress(canvas, { cx: 160, cy: 120, rx: 100, ry: 30 })
  );
}

/** A bowl heaped with pieces over rice or noodles. */
export function stirFry(canvas: Canvas): string {
  const {
    main = '#f0d48c',
    base = '#c08a48',
    pieces = ['chickenStrip', 'redPepper', 'broccoli', 'carrot'],
  } = canvas.dish;
  const [vessel, surface] = bowl(canvas, { base: main, cy: 98 });
  return (
    vessel +
    dome(surface.cx, surface.cy + 8, surface.rx * 0.93, 56, base) +
    heap(canvas, pieces, 26, surface.cx, surface.cy + 6, surface.rx * 0.77, surface.ry * 0.72, {
      rise: 30,
      size: 1.6,
      spin: 34,
    }) +
    dress(canvas, { ...surface, rise: 24 })
  );
}

/** A bowl of grain with foods in groups. */
export function grainBowl(canvas: Canvas): string {
  const {
    base = '#dcbd80',
    pieces = ['carrot', 'redCabbage', 'chickpea', 'spinach'],
    centre = ['avocado'],
  } = canvas.dish;
  const [vessel, surface] = bowl(canvas, { base, cy: 92, rx: 116, height: 52 });
  const grains = (colour: string): string =>
    flecks(
      canvas,
      20,
      surface.cx,
      surface.cy,
      surface.rx * 0.88,
      surface.ry * 0.84,
      4,
      colour,
      3.5,
    );
  const foodsThere = [...pieces.slice(0, 4), ...centre].slice(0, 5);
  return (
    vessel +
    grains(dark(base, 0.4)) +
    grains(light(base, 0.5)) +
    spots([
      [-54, -14],
      [2, -30],
      [58, -12],
      [44, 22],
      [-40, 24],
    ])
      .map(([dx, dy], i) => {
        const food = foodsThere[i % foodsThere.length];
        const round = food && foods[food][0] === 'ball';
        return food
          ? heap(canvas, [food], round ? 8 : 4, surface.cx + dx, surface.cy + dy, 27, 13, {
              rise: 8,
              size: round ? 1.8 : 2.1,
              spin: 14,
            })
          : '';
      })
      .join('') +
    dress(canvas, surface)
  );
}

/** Rice fried with egg and vegetables: every grain is seen. */
export function friedRice(canvas: Canvas): string {
  const { base = '#ecd193', pieces = ['scramble', 'pea', 'carrot'] } = canvas.dish;
  const [vessel, surface] = bowl(canvas, { cy: 102, rx: 112, height: 48, base: dark(base, 0.4) });
  const { cx, cy, rx, ry } = surface;
  return (
    vessel +
    rice(canvas, cx, cy + 12, rx * 0.93, 74, base, 44) +
    heap(canvas, pieces, 15, cx, cy + 2, rx * 0.68, ry * 0.6, { rise: 40, size: 1.05 }) +
    dress(canvas, { ...surface, rise: 36 }) +
    spoon(214, 88, -36)
  );
}

/** Pressed triangles of rice with a strip of seaweed. */
export function onigiri(canvas: Canvas): string {
  const { main = '#fbf6ea', pieces = ['spinach'] } = canvas.dish;
  const speck = colourOf(pieces[0], '#4f8f3a');
  const one = canvas.symbol(
    'onigiri',
    ellipse(8, 36, 46, 14, contact) +
      shape('M-46 30C-54 14-16-44 0-46S54 14 46 30 30 44 0 44-40 42-46 30z', dark(main, 0.35)) +
      shape('M-44 24C-50 10-16-42-1-44S46 12 40 25 26 36-2 36-40 36-44 24z', main) +
      flecks(canvas, 12, 0, -4, 28, 24, 5, dark(main, 0.18), 3.5) +
      flecks(canvas, 9, -2, -2, 26, 24, 4, speck, 3.6) +
      shape('M-15 12 15 11V43Q0 46-15 43z', '#22342a') +
      stroke('M-10 16v22', '#3d5546', 3),
  );
  return (
    plate(canvas, 160, 116, 138) +
    one(212, 74, 6) +
    one(106, 78, -5) +
    one(164, 112) +
    dress(canvas, { cx: 160, cy: 100, rx: 60, ry: 30 })
  );
}
