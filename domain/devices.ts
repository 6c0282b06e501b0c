// How a session names its device: written in English when it begins, and read again by who shows it in another language.

/** With {browser} and {system} in their places. */
export interface DeviceWords {
  readonly browserOn: string;
  readonly programOn: string;
  readonly other: string;
}
export const englishDevice: DeviceWords = {
  browserOn: '{browser} on {system}',
  programOn: 'A program on {system}',
  other: 'Another program',
};

const written = (words: DeviceWords, browser: string | undefined, system: string | undefined) =>
  (browser === undefined ? words.programOn : words.browserOn)
    .replace('{browser}', browser ?? '')
    .replace('{system}', system ?? '');

/** 'Firefox on Linux'; 'Another program' where nothing is known. */
export function deviceName(browser: string | undefined, system: string | undefined): string {
  if (system !== undefined) return written(englishDevice, browser, system);
  return browser ?? englishDevice.other;
}

/** What `deviceName` wrote, in other words. */
export function deviceIn(name: string, words: DeviceWords): string {
  if (name === englishDevice.other) return words.other;
  const [, program, system] = /^(.+?) on (.+)$/.exec(name) ?? [];
  if (program === undefined) return name;
  return written(words, program === 'A program' ? undefined : program, system);
}
