import { product } from '../../../texts/en/product.ts';
import { secondFactor as words } from '../texts/secondFactor.en.ts';

/** The codes as the address of a file of text: whoever cannot print now need not copy ten of them by hand. */
export const recoveryFile = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${product}: ${words.codesTitle}\n\n${codes.join('\n')}\n`)}`;
