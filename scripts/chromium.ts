/** The browser that the browser tests and the page measurements drive. */
import { findProgram, installPackages } from './debian.ts';

/** The one without windows comes first: it takes a fifth less time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Chromium's path: what `CHROMIUM` names, else what is installed, else what Debian's package brings. */
export function provideChromium(): string | undefined {
  const find = () => process.env['CHROMIUM'] ?? findProgram(names);
  return (
    find() ??
    (['chromium-headless-shell', 'chromium'].some((each) =>
      installPackages(each, 'fonts-liberation'),
    )
      ? find()
      : undefined)
  );
}
