// What is counted by the pack in an English line: '1 tin coconut milk', '2 small jars of pesto'.
import { signs, valueOf } from './fractions.ts';

const nouns = 'tin|can|jar|packet|pack|carton|bottle|head|bulb|block|cube|stick|sheet|rasher';
const packs = new RegExp(`^(?:${nouns})s$`, 'i');
const single = new RegExp(
  String.raw`^([\d.,/ ${signs}]*[\d${signs}]) (?:small |large )?(?:${nouns})(?= |$)`,
  'iu',
);

/** Whether a word names several of them. */
export const isPacks = (word: string): boolean => packs.test(word);

/** '1¼ tins coconut milk' for '1¼ tin coconut milk'. */
export const manyPacks = (line: string): string =>
  line.replace(single, (said, count: string) => (valueOf(count) > 1 ? `${said}s` : said));
