import { ChakraProvider } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { changeAppearance, keptAppearance } from './appearance.ts';
import { fontFaces } from './fonts.ts';
import { system } from './system.ts';

/** Everything that is drawn stands inside this; light or dark is settled before the first picture. */
export function Theme({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => changeAppearance(keptAppearance()), []);
  return (
    <ChakraProvider value={system}>
      <Global styles={fontFaces} />
      {children}
    </ChakraProvider>
  );
}
