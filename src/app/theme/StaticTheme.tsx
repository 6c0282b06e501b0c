/** The theme of the built app: its rules are a style sheet, written by scripts/build/staticStyles.ts. */
import { useLayoutEffect, type ReactNode } from 'react';
import 'virtual:platewise/theme.css';
import { changeAppearance, keptAppearance } from './appearance.ts';

export function Theme({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => changeAppearance(keptAppearance()), []);
  return children;
}
