import type { DishInstructions } from '../../../../machines/shared/kitchen.ts';
import { nameIn } from '../../../texts/amounts.ts';
import { foodText } from '../../../texts/notes.ts';
import { shownLine } from '../../../texts/recipeLine.ts';
import { BulletList } from '../../../ui/BulletList.tsx';
import { useRecipeLanguage } from '../../../ui/instructions.ts';
import { lineItems } from '../../../ui/ShownLines.tsx';

/** What a line is of, where it says no more than the recipe does. */
function foodAt(written: DishInstructions | null, place: number) {
  const line = written?.recipe?.lines[place];
  return line?.text === written?.ingredients[place] ? line?.food : undefined;
}

/** What a step takes, by name; undefined where nobody says. */
export const namesAt = (
  written: DishInstructions | null,
  step: number,
  lines: readonly string[],
): readonly string[] | undefined =>
  written?.stepIngredients?.[step]
    ?.map((place) => foodText(foodAt(written, place)?.key, nameIn(lines[place] ?? '')))
    .filter(Boolean);

interface TutorialLinesProps {
  /** For as many as it is cooked for. */
  readonly lines: readonly string[];
  readonly written: DishInstructions | null;
}

/** What a meal takes, a line each. */
export function TutorialLines({ lines, written }: TutorialLinesProps) {
  const language = useRecipeLanguage();
  const shown = lines.map((line, n) => {
    const { text, lang } = shownLine(line, foodAt(written, n));
    return { text, lang: lang && language };
  });
  return <BulletList items={lineItems(shown)} />;
}
