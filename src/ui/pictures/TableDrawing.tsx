import { ink } from './colours.ts';

const dark = 'var(--pw-colors-aubergine-muted)';
const herb = 'var(--pw-colors-aubergine-herb)';

/** A table from above: a plate of greens, a lemon, a knife, herbs and three tomatoes. */
export function TableDrawing() {
  return (
    <svg viewBox="0 0 320 260" width="100%" aria-hidden="true">
      <circle
        cx="160"
        cy="136"
        r="96"
        fill="none"
        stroke={dark}
        strokeOpacity="0.35"
        strokeWidth="1.5"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <circle cx="160" cy="136" r="80" fill={ink.plate} />
      <circle
        cx="160"
        cy="136"
        r="57"
        fill="none"
        stroke={ink.line}
        strokeOpacity="0.35"
        strokeWidth="1.5"
      />
      <path d="M118 152c2-34 32-52 84-46-6 36-38 54-84 46z" fill={ink.herb} />
      <path
        d="M120 151c22-14 46-26 72-36M148 138c2-9 5-15 10-20M166 130c9-1 15 0 20 3"
        fill="none"
        stroke={ink.herbLine}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M136 172c14-12 36-14 58-2-14 14-38 16-58 2z" fill={ink.herbLine} />
      <path
        d="M138 172c18-3 34-4 52-2"
        fill="none"
        stroke={ink.herb}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <circle cx="198" cy="158" r="11" fill={ink.paprika} />
      <circle cx="180" cy="176" r="8" fill={ink.paprika} />
      <circle cx="124" cy="126" r="8.5" fill={ink.paprika} />
      <path
        d="M36 70v132M25 70v22c0 10 4 14 11 14s11-4 11-14V70"
        fill="none"
        stroke={dark}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M282 70c12 12 12 54 0 66v66"
        fill="none"
        stroke={dark}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M262 46c-20 2-38-4-50-18"
        fill="none"
        stroke={herb}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M246 46c-2 12-10 18-22 18 0-12 8-18 22-18zM236 42c-12 2-20-2-26-12 12-4 22 0 26 12zM258 44c2-12 10-18 22-18-2 12-10 18-22 18z"
        fill={herb}
      />
      <circle cx="70" cy="34" r="15" fill={ink.paprika} />
      <circle cx="96" cy="22" r="9" fill={ink.paprika} />
      <path
        d="M66 24c3 3 7 3 11 1M69 21l3 5"
        fill="none"
        stroke={herb}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
