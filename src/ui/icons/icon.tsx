interface IconProps {
  /** Read out in its place; without it the sign is only seen. */
  readonly label?: string;
  readonly size?: number;
}

/** A sign of one line, 24 by 24, in the colour of the text around it. Each file beside this holds the signs that are downloaded together. `points`: forwards or back, as the words of the page run; `filled`: not its line alone. */
/* @__NO_SIDE_EFFECTS__ */
export function icon(path: string, { points = false, filled = false } = {}) {
  return function Icon({ label, size = 20 }: IconProps) {
    return (
      <svg
        className={points ? 'points' : undefined}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <path d={path} />
      </svg>
    );
  };
}
