import { ChakraProvider } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { fontFaces } from './fonts.ts';
import { system } from './system.ts';

/** Everything that is drawn stands inside this. */
export function Theme({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <Global styles={fontFaces} />
      {children}
    </ChakraProvider>
  );
}
