import { blob, layers } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { dark, light } from '../colours.ts';
import { heap, piece } from '../foods.ts';
import { dress, garnishes } from '../garnishes.ts';
import { ellipse, opacity, shape, stroke, svg } from '../markup.ts';
import { bowl, chopsticks, gloss, spoon, steam } from '../vessels.ts';

/** A broth with pieces in it. */
export function clearSoup(canvas: Canvas): string {
  const { base = '#dba43c', pieces = ['chicken', 'carrot', 'pea'] } = canvas.dish;
  const [vessel, surface] = bowl(canvas, { base });
  return (
    vessel +
    ellipse(
      surface.cx - 6,
      surface.cy - 4,
      surface.rx * 0.8,
      surface.ry * 0.72,
      light(base, 0.35),
      opacity(0.5),
    ) +
    gloss(surface, base) +
    heap(canvas, pieces, 17, surface.cx - 4, surface.cy + 2, surface.rx * 0.76, surface.ry * 0.72, {
      size: 1.15,
    }) +
    (canvas.shows('oil') ? garnishes.oil(canvas, surface) : '') +
    dress(canvas, surface) +
    spoon(220, 98, -42) +
    steam(126, 48)
  );
}

/** A smooth soup. */
export function thickSoup(canvas: Canvas): string {
  const { base = '#8fb552', pieces = [] } = canvas.dish;
  const [vessel, surface] = bowl(canvas, { base });
  return (
    vessel +
    shape(
      blob(canvas, surface.cx - 6, surface.cy - 3, surface.rx * 0.74, surface.ry * 0.68),
      light(base, 0.16),
    ) +
    (canvas.shows('cream') ? garnishes.cream(canvas, surface) : '') +
    heap(canvas, pieces, 7, surface.cx + 4, surface.cy + 8, surface.rx * 0.42, surface.ry * 0.4) +
    gloss(surface, base) +
    dress(canvas, surface, ['cream']) +
    spoon(214, 98, -42)
  );
}

/** Noodles in broth, with chopsticks. */
export function noodleSoup(canvas: Canvas): string {
  const { base = '#cf9540', main = '#f3d98c', pieces = ['pork', 'mushroom'] } = canvas.dish;
  const [vessel, surface] = bowl(canvas, { base, cy: 92 });
  const toppings = pieces.filter((food) => food !== 'nori');
  let strands = '',
    glints = '';
  for (let i = 0; i < 9; i++) {
    const y = surface.cy - 6 + i * 5;
    const x = surface.cx - 84 + canvas.jitter(5) + Math.abs(i - 3) * 4.5;
    const width = 34 + canvas.random() * 6;
    strands +=
      svg`M${x} ${y}q${width / 2}-${11 + canvas.random() * 6} ${width}-1` +
      svg`t${width} 0 ${width / 2} 4`;
    glints += svg`M${x + 4} ${y - 3}q${width / 2}-9 ${width - 8}-1`;
  }
  return (
    vessel +
    (canvas.shows('oil') ? garnishes.oil(canvas, surface) : '') +
    layers(canvas, strands, [dark(main, 0.65), 6.5], [main, 4.4]) +
    stroke(glints, light(main, 0.7), 1.5) +
    (pieces.includes('nori') ? piece(canvas, 'nori', 1.2)(238, 66, 16) : '') +
    heap(canvas, toppings, 5, surface.cx + 48, surface.cy + 8, 26, 20, { size: 1.4, spin: 20 }) +
    gloss(surface, base) +
    dress(canvas, surface) +
    chopsticks(150, 50, -14, 160)
  );
}
