import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { signs, tones, type Tone } from './tones.ts';

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    padding: '4',
    borderRadius: 'md',
    border: '1px solid',
    '& > svg': { marginTop: '0.15em' },
  },
  variants: { tone: tones },
});
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minWidth: '0',
    overflowWrap: 'anywhere',
    lineHeight: 'snug',
    paddingBlock: '0.1em',
  },
});
const Title = chakra('p', { base: { fontWeight: 'strong' } });

interface AlertProps {
  readonly tone?: Tone;
  readonly title?: string;
  /** Not announced here, because something else on the screen is. */
  readonly quiet?: boolean;
  readonly children?: ReactNode;
}

/** Something to know, where it belongs on the page. What went wrong interrupts; the rest waits its turn. */
export function Alert({ tone = 'danger', title, quiet = false, children }: AlertProps) {
  const Sign = signs[tone];
  return (
    <Box tone={tone} role={quiet ? undefined : tone === 'danger' ? 'alert' : 'status'}>
      <Sign />
      <Body>
        {title !== undefined && <Title>{title}</Title>}
        {children !== undefined && <div>{children}</div>}
      </Body>
    </Box>
  );
}
