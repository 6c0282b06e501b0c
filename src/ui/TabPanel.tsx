import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { arrive } from './motion.ts';

const Box = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' } });

/** What a tab stands for. */
export function TabPanel({ id, labelledBy, children }: { readonly id: string; readonly labelledBy: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(labelledBy);
  useLayoutEffect(() => {
    if (before.current !== labelledBy) arrive(box.current, { rises: true });
    before.current = labelledBy;
  }, [labelledBy]);
  return <Box ref={box} role="tabpanel" id={id} aria-labelledby={labelledBy}>{children}</Box>;
}
