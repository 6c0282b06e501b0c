import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';

const PageBox = chakra('div', {
  base: {
    width: '100%',
    marginInline: 'auto',
    paddingInline: '4',
    paddingTop: '6',
    paddingBottom: '16',
    sm: { paddingInline: '6' },
    md: { paddingTop: '10' },
    '&[data-arrives]': {
      animationName: 'appear',
      animationDuration: 'fade',
      animationTimingFunction: 'out',
      _motionReduce: { animationName: 'none' },
    },
    /* What lies open over the page is printed instead of it. */
    _print: { '&:has(> dialog[open]) > :not(dialog)': { display: 'none' } },
  },
  variants: {
    width: {
      page: { maxWidth: 'page' },
      line: { maxWidth: 'line' },
      form: { maxWidth: 'form' },
      board: { maxWidth: 'board', paddingTop: '4', md: { paddingTop: '5' } },
    },
  },
});

interface PageProps {
  /** What the browser's tab says. */
  readonly title: string;
  readonly width?: 'page' | 'line' | 'form' | 'board';
  readonly children: ReactNode;
}

/** The first screen is there at once; those after it fade in. */
let isFirst = true;

/** The column that a screen stands in, and its title. */
export function Page({ title, width = 'page', children }: PageProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  const [arrives] = useState(() => !isFirst);
  useEffect(() => {
    isFirst = false;
  }, []);
  return (
    <PageBox width={width} data-arrives={arrives || undefined}>
      {children}
    </PageBox>
  );
}
