import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type Space = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16' | '20';
type Tag = 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'li' | 'span';

const gaps = {
  '0': { gap: '0' },
  '1': { gap: '1' },
  '2': { gap: '2' },
  '3': { gap: '3' },
  '4': { gap: '4' },
  '5': { gap: '5' },
  '6': { gap: '6' },
  '8': { gap: '8' },
  '10': { gap: '10' },
  '12': { gap: '12' },
  '16': { gap: '16' },
  '20': { gap: '20' },
} as const;
const alignments = {
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
} as const;
const justifications = {
  start: { justifyContent: 'start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'end' },
  'space-between': { justifyContent: 'space-between' },
} as const;

const Below = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    /* What waits for something to announce takes no gap; without a box it would not be read out. */
    '& > [role="status"]:empty': { position: 'absolute' },
  },
  variants: { gap: gaps, align: alignments },
});
const Beside = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', minWidth: '0' },
  variants: {
    gap: gaps,
    align: alignments,
    justify: justifications,
    unbroken: { true: { flexWrap: 'nowrap' } },
    rigid: { true: { flex: 'none' } },
    flush: { true: { marginInlineStart: '-3' } },
  },
});

export interface LayoutProps {
  readonly children: ReactNode;
  readonly gap?: Space;
  readonly as?: Tag;
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

/** One thing below the other. */
export function Stack({ gap = '4', children, ...rest }: LayoutProps) {
  return (
    <Below gap={gap} {...rest}>
      {children}
    </Below>
  );
}

interface RowProps extends LayoutProps {
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
  /** All in one line, whatever its width. */
  readonly unbroken?: boolean;
  /** As wide as what it holds: what stands beside it gives way. */
  readonly rigid?: boolean;
  /** Of quiet buttons alone: their words stand at the edge. */
  readonly flush?: boolean;
}

/** One thing beside the other; what does not fit goes to the next line. */
export function Row({ gap = '3', align = 'center', children, ...rest }: RowProps) {
  return (
    <Beside gap={gap} align={align} {...rest}>
      {children}
    </Beside>
  );
}
