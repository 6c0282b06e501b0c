// Lists as people type them: of corpus p one half was read while building, the other was only scored.
import { expect, test } from 'vitest';
import { loadKitchen } from '../../kitchen/index.ts';
import { scoreLists } from './corpus/scoreLists.ts';

const kitchen = loadKitchen();

test.each([
  { corpus: 'p-open', invented: 2 },
  { corpus: 'p-held', invented: 0 },
])(
  'KIT-02 $corpus: what is not there is not at hand, and three foods of four are read',
  ({ corpus, invented }) => {
    const score = scoreLists(kitchen, corpus);
    console.log(
      `${corpus}: ${score.missed} of ${score.foods} foods missed, ${score.invented} invented; ` +
        `of ${score.plain} lists without health ${score.misheard} misheard`,
    );
    expect(score.lists).toBe(120);
    expect(score.invented).toBeLessThanOrEqual(invented);
    expect(score.missed / score.foods).toBeLessThan(0.25);
    expect(score.misheard / score.plain).toBeLessThan(0.4);
  },
);
