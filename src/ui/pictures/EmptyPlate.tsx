import { ink } from './colours.ts';

/** Nothing here yet: an empty plate on a cloth, a sprig beside it. */
export function EmptyPlate() {
  return (
    <svg viewBox="0 0 220 140" width="220" height="140" aria-hidden="true" className="fitted">
      <rect x="22" y="26" width="176" height="96" rx="14" fill={ink.herbPale} />
      <path d="M34 26v96M186 26v96" stroke={ink.herbLine} strokeWidth="2" strokeDasharray="5 5" />
      <circle
        cx="106"
        cy="72"
        r="48"
        fill={ink.plate}
        stroke={ink.line}
        strokeOpacity="0.55"
        strokeWidth="1.5"
      />
      <circle
        cx="106"
        cy="72"
        r="31"
        fill="none"
        stroke={ink.line}
        strokeOpacity="0.35"
        strokeWidth="1.5"
      />
      <path
        d="M172 108c-8-16-6-34 4-52"
        fill="none"
        stroke={ink.herb}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M168 92c-11-1-16-6-17-14 10 0 16 5 17 14zM169 78c9-3 13-9 12-17-9 2-14 8-12 17zM170 68c-8-3-11-8-10-15 8 2 12 8 10 15zM176 56c0-8 3-13 10-15 2 8-2 14-10 15z"
        fill={ink.herb}
      />
      <circle cx="70" cy="106" r="3" fill={ink.paprika} />
    </svg>
  );
}
