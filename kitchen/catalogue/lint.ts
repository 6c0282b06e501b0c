// `node kitchen/catalogue/lint.ts [folder]` prints what is wrong with the recipes, one line a fault; 1 is the exit code when there is any.
import { loadCatalogue } from './load.ts';
import { faultsOf } from './rules.ts';

const folder = process.argv[2]?.replace(/^.*recipes\//, '').replace(/\/$/, '');
const { recipes, ingredients, problems } = loadCatalogue();
const below = (path: string): boolean => folder === undefined || path.startsWith(`${folder}/`);

const faults = [
  ...problems.filter(below),
  ...recipes
    .filter((recipe) => below(recipe.path))
    .flatMap((recipe) => faultsOf(recipe, ingredients).map((fault) => `${recipe.path}: ${fault}`)),
];
const checked = recipes.filter((recipe) => below(recipe.path)).length;
for (const fault of faults) console.log(fault);
console.log(`${checked} recipes read, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
