// Lists as people type them: of corpora p, w and y one half was read while building, the other was only scored; g was read.
import { expect, test } from 'vitest';
import { loadKitchen } from '../../kitchen/index.ts';
import { scoreLists } from './corpus/scoreLists.ts';

const kitchen = loadKitchen();

test.each([
  { corpus: 'p-open', lists: 120, invented: 2 },
  { corpus: 'p-held', lists: 120, invented: 0 },
  { corpus: 'w-open', lists: 30, invented: 0 },
  { corpus: 'w-held', lists: 30, invented: 0 },
  // Of these, what is called so is plant milk or vegan butter.
  { corpus: 'y-open', lists: 40, invented: 3 },
  { corpus: 'y-held', lists: 40, invented: 2 },
  { corpus: 'g-open', lists: 39, invented: 0 },
])(
  'KIT-02 $corpus: what is not there is not at hand, and three foods of four are read',
  ({ corpus, lists, invented }) => {
    const score = scoreLists(kitchen, corpus);
    console.log(
      `${corpus}: ${score.missed} of ${score.foods} foods missed, ${score.invented} invented; ` +
        `of ${score.plain} lists without health ${score.misheard} misheard`,
    );
    expect(score.lists).toBe(lists);
    expect(score.invented).toBeLessThanOrEqual(invented);
    expect(score.missed / score.foods).toBeLessThan(0.25);
    expect(score.misheard).toBeLessThanOrEqual(0.4 * score.plain);
  },
);
