import { kitchen } from './tests/kitchen/support.ts';
import { readPhrases, scorePhrases } from './tests/kitchen/corpus/score.ts';
for (const f of ['a','b','c','d','e','f','h','i','j','k','l-open','l-held','m-open','m-held','n-open','n-held','q-open','q-held','r-open','r-held','s-open','s-held']) {
  const s = scorePhrases(readPhrases(`tests/kitchen/corpus/${f}.jsonl`), kitchen);
  console.log(f, Object.entries(s).filter(([k])=>k!=='counts').map(([k,v])=>k+':'+(v as string[]).length).join(' '));
}
process.exit(0)
