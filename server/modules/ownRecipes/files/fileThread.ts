// The thread that reads one file of another program, and ends. What it holds of recipes is read as a pasted text is, by a kitchen of its own.
import { parentPort, workerData } from 'node:worker_threads';
import type { FoundRecipe } from '../../../../contract/recipeFiles.ts';
import type { Kitchen, Person as Profile } from '../../../../kitchen/types.ts';
import { type FileRecipeText, readRecipes } from './readFile.ts';

export interface FileJob {
  readonly file: ArrayBuffer;
  /** Whom the gate looks at the dishes for. */
  readonly profile: Profile;
  /** Others who eat along. */
  readonly table: readonly Profile[];
  /** Milliseconds after which what is left counts as more than can be read. */
  readonly milliseconds: number;
}

export interface FileReading {
  readonly recipes: readonly Omit<FoundRecipe, 'known'>[];
  readonly more: number;
  readonly unread: number;
}

/** So many lines that are not sure are named; the rest shows when the recipe is opened. */
const mostUnsure = 8;

function foundIn(
  { text, source }: FileRecipeText,
  kitchen: Kitchen,
  { profile, table }: Pick<FileJob, 'profile' | 'table'>,
): Omit<FoundRecipe, 'known'> {
  const read = kitchen.own.read({ id: 'own-new', text, choices: {}, person: profile, table });
  return {
    text,
    source_url: source,
    title: read.title,
    minutes: read.prep + read.cook + (read.wait ?? 0),
    ...(read.minutes_estimated ? { minutes_estimated: true } : {}),
    servings: read.servings,
    lines: read.lines.length,
    counted: read.sureness.counted,
    steps: read.steps.length,
    unsure: read.lines
      .filter(({ state }) => state === 'asked')
      .slice(0, mostUnsure)
      .map((line) => line.text),
    safety: read.safety,
    ...(read.refused_at_table ? { refused_at_table: read.refused_at_table } : {}),
    ...(read.caution_at_table ? { caution_at_table: read.caution_at_table } : {}),
  };
}

async function answer({ file, milliseconds, ...whom }: FileJob): Promise<FileReading> {
  const { recipes, more, unread } = await readRecipes(Buffer.from(file));
  if (recipes.length === 0) return { recipes: [], more, unread };
  // It takes a second and 150 MB, which a file without a recipe need not cost.
  const { loadKitchen } = await import('../../../../kitchen/index.ts');
  const kitchen = loadKitchen();
  const end = performance.now() + milliseconds;
  const found: Omit<FoundRecipe, 'known'>[] = [];
  for (const recipe of recipes) {
    if (performance.now() > end) break;
    found.push(foundIn(recipe, kitchen, whom));
  }
  return { recipes: found, more: more + recipes.length - found.length, unread };
}

const port = parentPort;
const reading = await answer(workerData as FileJob);
port?.postMessage(reading);
