import type { ReactNode } from 'react';
import { ink } from './colours.ts';

/** One family: a round cloth, things on it in flat herb greens, one line around what is white, one crumb of paprika. */
function Cloth({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 96" width="120" height="96" aria-hidden="true" className="fitted">
      <ellipse cx="60" cy="54" rx="56" ry="40" fill={ink.herbPale} />
      {children}
    </svg>
  );
}
const line = {
  fill: 'none',
  stroke: ink.line,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const leaf = {
  fill: 'none',
  stroke: ink.herbLine,
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

/** An evening, and a pot that is on already. */
const CalmEvening = () => (
  <Cloth>
    <path d="M92 12a15 15 0 1 0 14 22A17 17 0 0 1 92 12z" fill={ink.herbLine} />
    <path d="M34 50h52v20a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10z" fill={ink.herb} />
    <path d="M26 56h8M86 56h8" {...line} stroke={ink.herb} strokeWidth={5} />
    <path d="M38 46h44" {...line} stroke={ink.herb} strokeWidth={5} />
    <circle cx="60" cy="40" r="4" fill={ink.paprika} />
    <path d="M46 32c-4-5 4-8 0-14M60 28c-4-5 4-8 0-14M74 32c-4-5 4-8 0-14" {...line} />
  </Cloth>
);

/** A heart that a leaf keeps. */
const KeptHeart = () => (
  <Cloth>
    <path
      d="M60 82S28 63 28 41c0-10 7-17 16-17 7 0 13 4 16 10 3-6 9-10 16-10 9 0 16 7 16 17 0 22-32 41-32 41z"
      fill={ink.plate}
      stroke={ink.line}
      strokeWidth="2"
    />
    <path d="M44 62c0-18 10-26 30-26 0 18-10 28-30 26z" fill={ink.herb} />
    <path d="M42 66c6-10 13-16 22-21" {...leaf} />
    <circle cx="80" cy="60" r="4" fill={ink.paprika} />
  </Cloth>
);

/** What it costs, where one lives. */
const LocalPrice = () => (
  <Cloth>
    <path d="M40 84S20 62 20 45a20 20 0 0 1 40 0c0 17-20 39-20 39z" fill={ink.herb} />
    <circle cx="40" cy="45" r="8" fill={ink.plate} />
    <ellipse cx="84" cy="76" rx="18" ry="7" fill={ink.plate} stroke={ink.line} strokeWidth="2" />
    <path d="M66 66v10M102 66v10" {...line} />
    <ellipse cx="84" cy="66" rx="18" ry="7" fill={ink.plate} stroke={ink.line} strokeWidth="2" />
    <path d="M66 56v10M102 56v10" {...line} />
    <ellipse cx="84" cy="56" rx="18" ry="7" fill={ink.plate} stroke={ink.line} strokeWidth="2" />
    <circle cx="84" cy="56" r="3.5" fill={ink.paprika} />
  </Cloth>
);

/** Seven plates in a row of days. */
const WeekOfPlates = () => (
  <Cloth>
    <rect
      x="22"
      y="22"
      width="76"
      height="62"
      rx="8"
      fill={ink.plate}
      stroke={ink.line}
      strokeWidth="2"
    />
    <path d="M22 30a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v8H22z" fill={ink.herb} />
    <path d="M40 16v10M80 16v10" {...line} strokeWidth={3} />
    {[
      [35, 51],
      [52, 51],
      [69, 51],
      [86, 51],
      [35, 69],
      [52, 69],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="6" fill={ink.herbLine} />
    ))}
    <circle cx="69" cy="69" r="6" fill={ink.paprika} />
    <path d="M83 66l3 5 5-7" {...line} stroke={ink.herb} />
  </Cloth>
);

/** A basket with what is in the house. */
const FullBasket = () => (
  <Cloth>
    <path d="M44 44c-2-18 6-28 20-30 2 14-4 26-20 30z" fill={ink.herb} />
    <path d="M46 42c4-10 8-16 14-22" {...leaf} />
    <circle cx="74" cy="38" r="12" fill={ink.paprika} />
    <path d="M70 27l4 4 5-5" {...line} stroke={ink.herb} />
    <ellipse cx="34" cy="42" rx="9" ry="11" fill={ink.plate} stroke={ink.line} strokeWidth="2" />
    <path
      d="M20 48h80l-8 30a6 6 0 0 1-6 5H34a6 6 0 0 1-6-5z"
      fill={ink.plate}
      stroke={ink.line}
      strokeWidth="2"
    />
    <path d="M26 60h68M30 72h60M44 48l3 35M60 48v35M76 48l-3 35" {...line} />
  </Cloth>
);

/** A book that lies open at its steps. */
const OpenBook = () => (
  <Cloth>
    <path
      d="M60 34c-10-8-24-9-38-7v48c14-2 28-1 38 7 10-8 24-9 38-7V27c-14-2-28-1-38 7z"
      fill={ink.plate}
      stroke={ink.line}
      strokeWidth="2"
    />
    <path d="M60 34v48" {...line} />
    <path d="M40 42h12M40 54h12M40 66h10" {...line} />
    {[42, 54].map((y) => (
      <circle key={y} cx="31" cy={y} r="3.5" fill={ink.herb} />
    ))}
    <circle cx="31" cy="66" r="3.5" fill={ink.paprika} />
    <path d="M70 58c0-12 6-18 18-18 0 12-6 19-18 18z" fill={ink.herb} />
    <path d="M68 62c4-7 8-11 14-15" {...leaf} />
  </Cloth>
);

/** In the order of what they stand for on the landing page. */
export const featureDrawings = [
  CalmEvening,
  KeptHeart,
  LocalPrice,
  WeekOfPlates,
  FullBasket,
  OpenBook,
];
