import { ink } from './colours.ts';

/** In place of a photograph: a set plate, steam rising. */
export function DishDrawing() {
  return (
    <svg
      viewBox="0 0 160 90"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="160" height="90" fill={ink.shade} />
      <ellipse
        cx="80"
        cy="55"
        rx="40"
        ry="22"
        fill={ink.plate}
        stroke={ink.line}
        strokeOpacity="0.5"
      />
      <ellipse cx="80" cy="54" rx="27" ry="13.5" fill={ink.herbPale} />
      <path d="M63 57c2-11 13-15 31-13-2 12-14 18-31 13z" fill={ink.herb} />
      <path
        d="M64 57c8-5 15-8 24-10.5"
        fill="none"
        stroke={ink.herbPale}
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <circle cx="94" cy="58" r="4" fill={ink.paprika} />
      <path
        d="M72 28c-3-4 3-7 0-11M84 26c-3-4 3-7 0-11"
        fill="none"
        stroke={ink.line}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d="M27 34v35M22.5 34v7c0 4 1.5 6 4.5 6s4.5-2 4.5-6v-7"
        fill="none"
        stroke={ink.line}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d="M133 34c4 3 4 14 0 18v17"
        fill="none"
        stroke={ink.line}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
