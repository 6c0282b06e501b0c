import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/* Above the bar of links and above the actions of a page, where there are any. */
const Bar = chakra('div', {
  base: {
    position: 'sticky',
    zIndex: 'bar',
    bottom: '4.75rem',
    md: { bottom: '0' },
    '[data-bar]:has([data-actions]) &': { bottom: '4rem', md: { bottom: '0' } },
    _print: { display: 'none' },
  },
});

/** What stays in sight along the lower edge of the window; at the end of the page it stands below everything. */
export function EdgeBar({ children }: { readonly children: ReactNode }) {
  return <Bar>{children}</Bar>;
}
