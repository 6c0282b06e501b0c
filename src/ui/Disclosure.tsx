import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons/marks.tsx';

const Box = chakra('details', {
  base: { minWidth: '0', '&[open] > summary > svg': { transform: 'rotate(180deg)' } },
});
const Head = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: 'touch',
    cursor: 'pointer',
    fontWeight: 'medium',
    borderRadius: 'md',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': {
      flex: 'none',
      color: 'fg.muted',
      transitionProperty: 'transform',
      transitionDuration: 'quick',
      _motionReduce: { transitionDuration: '0s' },
    },
  },
  variants: { small: { true: { fontSize: 'sm', color: 'herb.text' } } },
});
const Strong = chakra('span', { base: { fontWeight: 'strong' } });
const Detail = chakra('span', {
  base: {
    display: 'block',
    fontSize: 'sm',
    fontWeight: 'normal',
    lineHeight: 'body',
    color: 'fg.muted',
  },
});
const Body = chakra('div', { base: { paddingBottom: '3' } });

interface DisclosureProps {
  readonly summary: ReactNode;
  /** A line below the summary, of what is within. */
  readonly detail?: string;
  readonly small?: boolean;
  readonly children: ReactNode;
}

/** Opens where one wants to know more. */
export function Disclosure({ summary, detail, small = false, children }: DisclosureProps) {
  return (
    <Box>
      <Head small={small}>
        {detail === undefined ? (
          summary
        ) : (
          <Strong>
            {summary}
            <Detail>{detail}</Detail>
          </Strong>
        )}
        <ChevronDownIcon size={18} />
      </Head>
      <Body>{children}</Body>
    </Box>
  );
}
