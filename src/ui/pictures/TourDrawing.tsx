import type { ReactNode } from 'react';
import { ink } from './colours.ts';

const stroke = {
  fill: 'none',
  stroke: ink.line,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const tomato = (x: number, y: number, r: number) => (
  <>
    <circle cx={x} cy={y} r={r} fill={ink.paprika} />
    <path
      d={`M${x} ${y - r}c2 3 5 3 8 2M${x} ${y - r}c-2 3-5 3-8 2M${x} ${y - r}v-5`}
      fill="none"
      stroke={ink.herb}
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </>
);
const leaf = (x: number, y: number) => (
  <path d={`M${x} ${y}c2-14 16-22 40-20-3 15-18 24-40 20z`} fill={ink.herb} />
);

const scenes = {
  /** A set plate, steam rising. */
  welcome: (
    <>
      <ellipse
        cx="160"
        cy="106"
        rx="76"
        ry="34"
        fill={ink.plate}
        stroke={ink.line}
        strokeOpacity="0.5"
        strokeWidth="1.5"
      />
      <ellipse cx="160" cy="103" rx="52" ry="21" fill={ink.herbPale} />
      {leaf(128, 110)}
      {tomato(186, 104, 9)}
      <path d="M146 60c-5-7 5-11 0-19M168 56c-5-7 5-11 0-19" {...stroke} />
      <path d="M58 66v70M50 66v14c0 8 2 11 8 11s8-3 8-11V66M262 66c8 7 8 30 0 37v33" {...stroke} />
    </>
  ),
  /** Vegetables in the frame of a camera. */
  detection: (
    <>
      {tomato(122, 92, 22)}
      {leaf(152, 108)}
      <path d="M214 62c14 4 18 30 2 44-14-2-20-32-2-44z" fill={ink.herbLine} />
      <path
        d="M214 62c0 16 1 30 2 44"
        fill="none"
        stroke={ink.herb}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M84 60V42h20M236 42h20v18M256 118v18h-20M104 136H84v-18"
        {...stroke}
        strokeWidth="4"
      />
      <path
        d="M84 89h172"
        stroke={ink.herb}
        strokeWidth="2"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
    </>
  ),
  /** A week on the wall, with a leaf on each planned day. */
  planner: (
    <>
      <rect
        x="76"
        y="36"
        width="168"
        height="112"
        rx="14"
        fill={ink.plate}
        stroke={ink.line}
        strokeOpacity="0.5"
        strokeWidth="1.5"
      />
      <path d="M76 64h168" {...stroke} strokeOpacity="0.5" />
      <path d="M112 28v16M208 28v16" {...stroke} strokeWidth="5" />
      {[0, 1, 2, 3].map((column) => (
        <circle
          key={column}
          cx={106 + column * 36}
          cy="86"
          r="11"
          fill={column === 1 ? ink.paprika : ink.herb}
          fillOpacity={column === 3 ? 0.35 : 1}
        />
      ))}
      {[0, 1, 2].map((column) => (
        <circle
          key={column}
          cx={106 + column * 36}
          cy="124"
          r="11"
          fill={ink.herb}
          fillOpacity={column === 2 ? 0.35 : 1}
        />
      ))}
      <path d="M208 124l6 6 12-14" {...stroke} stroke={ink.herb} strokeWidth="4" />
    </>
  ),
  /** A heart that a leaf grows through. */
  preferences: (
    <>
      <path
        d="M160 142c-44-26-62-48-62-70 0-20 15-32 32-32 13 0 24 7 30 18 6-11 17-18 30-18 17 0 32 12 32 32 0 22-18 44-62 70z"
        fill={ink.herbPale}
        stroke={ink.herb}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {leaf(140, 102)}
      <path d="M112 92h20l8-16 12 34 10-18h14" {...stroke} strokeWidth="3" />
      {tomato(206, 118, 10)}
    </>
  ),
} satisfies Record<string, ReactNode>;

/** A picture for each step of the tour. */
export function TourDrawing({ scene }: { readonly scene: keyof typeof scenes }) {
  return (
    <svg viewBox="0 0 320 176" width="100%" aria-hidden="true">
      <rect width="320" height="176" rx="20" fill={ink.shade} />
      {scenes[scene]}
    </svg>
  );
}
