import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const NotPrinted = chakra('div', { base: { _print: { display: 'none' } } });

/** Of use on a screen alone. */
export function OnScreen({ children }: { readonly children: ReactNode }) {
  return <NotPrinted>{children}</NotPrinted>;
}

const Printed = chakra('div', { base: { display: 'none', _print: { display: 'block' } } });

/** Of use on paper alone, where nothing can be pressed. */
export function OnPaper({ children }: { readonly children: ReactNode }) {
  return <Printed>{children}</Printed>;
}
