import { chakra } from '@chakra-ui/react';
import { ink } from './colours.ts';

/** A plate seen from above, a leaf laid across it, a crumb of paprika on the rim. */
export function LogoMark({ size = 36 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 36 36" width={size} height={size} aria-hidden="true">
      <circle cx="18" cy="18" r="17" fill={ink.herb} />
      <circle
        cx="18"
        cy="18"
        r="12.6"
        fill="none"
        stroke={ink.onHerb}
        strokeOpacity="0.45"
        strokeWidth="1.2"
      />
      <path d="M10.8 25.2C9.6 15.6 15 10 26 10c.5 10.6-5.2 16.2-15.2 15.2z" fill={ink.onHerb} />
      <path
        d="M10.8 25.2c3.2-4.2 6-6.9 9.7-9.5"
        fill="none"
        stroke={ink.herb}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <circle cx="26.6" cy="25.6" r="3.1" fill={ink.paprika} stroke={ink.herb} strokeWidth="1.4" />
    </svg>
  );
}

const Word = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: '1.375rem',
    letterSpacing: 'heading',
    lineHeight: '1',
    color: 'fg',
  },
});

const Name = chakra('span', {
  base: {},
  variants: { folds: { true: { display: 'none', sm: { display: 'inline' } } } },
});

interface LogoProps {
  readonly name: string;
  /** On a narrow screen the sign stands alone. */
  readonly folds?: boolean;
}

export function Logo({ name, folds = false }: LogoProps) {
  return (
    <Word>
      <LogoMark />
      <Name folds={folds}>{name}</Name>
    </Word>
  );
}
