// Medicines that tell of diabetes: whoever takes one is taken to have it until they say otherwise.
import type { Catalogue } from '../catalogue/types.ts';
import { tokensOf } from '../ingredients/words.ts';
import { ambiguous } from './questions.ts';
import type { Ambiguous } from './questions.ts';

/** Taken for diabetes; no food rule belongs to it, so that it has no row among the medicines. */
export const metformin: readonly string[] =
  'metformin metformine metformina metforminum glucophage метформин глюкофаж ميتفورمين 二甲双胍 メトホルミン मेटफॉर्मिन মেটফরমিন'.split(
    ' ',
  );

/** Rows of `medicines.csv` that are taken for diabetes and little else; GLP-1 medicines and SGLT2 inhibitors are not. */
const forDiabetes: ReadonlySet<string> = new Set(['insulin', 'sulfonylureas']);

interface MedicineOfDiabetes {
  readonly phrase: string;
  readonly conditions: readonly string[];
  readonly ambiguous: Ambiguous;
  readonly isMedicine: true;
}

/** Their names of one word: in longer ones the medicine's own word stands as well. */
export function medicinesOfDiabetes({ medicines }: Catalogue): readonly MedicineOfDiabetes[] {
  const kinds = ambiguous.find(({ question }) => question.id === 'diabetes-type');
  if (!kinds) return [];
  const rows = medicines.filter(({ id }) => forDiabetes.has(id));
  return [...metformin, ...rows.flatMap(({ words }) => words)]
    .filter((name) => tokensOf(name).length === 1)
    .map((phrase) => ({
      phrase,
      conditions: kinds.meanwhile,
      ambiguous: kinds,
      isMedicine: true,
    }));
}
