import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: '100%',
    paddingInline: '0.625rem',
    paddingBlock: '0.1875rem',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
  variants: {
    tone: {
      plain: { background: 'bg.sunken', color: 'fg' },
      herb: {
        background: 'herb.subtle',
        color: 'herb.onSubtle',
        boxShadow: 'inset 0 0 0 1px var(--pw-colors-herb-line)',
      },
      saffron: { background: 'saffron.subtle', color: 'saffron.onSubtle' },
      paprika: { background: 'paprika.subtle', color: 'paprika.onSubtle' },
      outline: { color: 'fg.muted', boxShadow: 'inset 0 0 0 1px var(--pw-colors-border-control)' },
    },
  },
});

interface ChipProps {
  readonly tone?: 'plain' | 'herb' | 'saffron' | 'paprika' | 'outline';
  readonly children: ReactNode;
}

/** A word or two about something, at a glance. */
export function Chip({ tone = 'plain', children }: ChipProps) {
  return <Box tone={tone}>{children}</Box>;
}
