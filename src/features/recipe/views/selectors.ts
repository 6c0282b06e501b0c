import type { Note } from '../../../../domain/notes.ts';
import type { LineFood, ShownLine } from '../../../../domain/recipeLine.ts';
import { notesFor, notSaidElsewhere, servedBy } from '../../../texts/recipeNotes.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { dishTitle, type DishTitle } from '../../../texts/dishTitle.ts';
import { kitchen } from '../../aiKitchen/texts/en.ts';
import type { recipeMachine } from '../../../../machines/recipe/recipe.machine.ts';
import { ingredientsIn, nameIn, scaleAmounts, scaleLine } from '../../../texts/amounts.ts';
import { servingsIn } from '../../../texts/servings.ts';
import { ownLine, recipeLine, shownLine } from '../../../texts/recipeLine.ts';
import { takenLine } from '../../../texts/stepNeeds.ts';
import { measured } from '../../../texts/measures.ts';
import { wholeToBuy } from './wholeToBuy.ts';

export type RecipeActor = ActorRefFrom<typeof recipeMachine>;
type Snapshot = SnapshotFrom<typeof recipeMachine>;
export type Context = Snapshot['context'];
export type Details = NonNullable<NonNullable<Context['written']>['recipe']>;

export const stageOf = (snapshot: Snapshot) =>
  (
    [
      'recipeUnknown',
      'fetchingRecipe',
      'recipeFailed',
      'recipeOffline',
      'recipeRefused',
      'showing',
    ] as const
  ).find((stage) => snapshot.matches(stage)) ?? 'fetchingRecipe';

/** Our recipes are in English; one's own is in whatever language it was written. */
export const languageOf = ({ written }: Context): 'en' | undefined =>
  written?.recipe?.own ? undefined : 'en';

/** As it is cooked now, with the swaps in use; before that is known as the kitchen's list named it. */
export const titleOf = ({ opened, written }: Context): string | undefined =>
  written?.recipe?.title ?? opened?.title;

/** The same in the language of the screen. */
export function shownTitleOf(context: Context): DishTitle | undefined {
  const title = titleOf(context);
  const { ask, written } = context;
  const id = written?.recipe?.recipe_id ?? (ask?.kind === 'recipe' ? ask.recipeId : null);
  return title === undefined ? undefined : dishTitle(id, title);
}

/** The swaps that it is written with, by their ids. */
export const swapsUsedIn = (recipe: Details | undefined): readonly string[] =>
  (recipe?.swaps ?? []).filter(({ used }) => used).map(({ id }) => id);

/** Whether lines of one's own are not counted: then the figures are the least that there is. */
export const isPartOnly = ({ own }: Details): boolean =>
  own !== undefined && own.counted < own.lines;

/** 'https://www.example.org/soup' is on example.org. */
export const siteOf = (address: string): string =>
  /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address)?.[1] ?? address;

/** 'Frango à parmegiana (crumbed chicken)' is called by its first words where there is little room. */
export const calledOf = (title: string): string => title.replace(/\s*\([^)]*\)$/, '') || title;

/** The recipe for as many as it is cooked for: lines, text, and what each step takes. */
export interface Scaled {
  readonly servings: number;
  /** As weighed, for whoever scales no more. */
  readonly lines: readonly string[];
  /** As a cook reads them. */
  readonly shown: readonly ShownLine[];
  readonly text: string;
  readonly notes: readonly string[];
  /** The same by code, for as many as it is written for. */
  readonly coded: readonly Note[];
  /** Places among the lines, by the place of the step; from its words where nobody says. */
  readonly needsOf: (step: string, place: number) => readonly ShownLine[];
  /** Whether the recipe itself says what each step takes. */
  readonly knowsSteps: boolean;
}

/** Without how it is cut: the step says what is done. */
const short = (line: string): string => line.replace(/^((?:[^,(]|\([^)]*\))+),.*$/s, '$1');

type Written = NonNullable<Context['written']>;
const foodAt = ({ recipe }: Written, place: number) => recipe?.lines[place]?.food;

type Taken = Details['lines'][number]['takes'];
/** What a line takes of its one food. */
const gramsTaken = (takes: Taken, factor: number): number | undefined =>
  takes?.length === 1 && takes[0] ? takes[0].grams * factor : undefined;

export function scaledOf({ written, servings }: Context): Scaled | null {
  if (!written) return null;
  const writtenFor = written.recipe?.servings ?? servedBy(written.notes) ?? 1;
  const wanted = servings ?? written.recipe?.cooks_for ?? writtenFor;
  const factor = wanted / writtenFor;
  const lines = (written.recipe?.lines.map(({ text }) => text) ?? written.ingredients).map((line) =>
    scaleLine(line, factor),
  );
  const isOwn = written.recipe?.own !== undefined;
  const shown = lines.map((line, n) =>
    isOwn
      ? { text: ownLine(line, gramsTaken(written.recipe?.lines[n]?.takes, factor)) }
      : shownLine(line, foodAt(written, n)),
  );
  return {
    servings: wanted,
    lines,
    shown,
    text: measured(scaleAmounts(written.text, factor)),
    coded: written.notes,
    notes: notesFor(
      notSaidElsewhere(written.notes, written.text, written.recipe?.safety.reasons),
      wanted,
    ),
    knowsSteps: written.stepIngredients !== undefined && !written.recipe?.own,
    needsOf: (step, place) => {
      const places = written.stepIngredients?.[place];
      const shares = written.stepShares?.[place];
      if (places)
        return places
          .map((each, n) => takenLine(short(lines[each] ?? ''), shares?.[n], foodAt(written, each)))
          .filter(({ text }) => text !== '')
          .map(({ text, lang }) => ({ text, lang: isOwn ? undefined : lang }));
      const named = ingredientsIn(step, lines);
      return shown
        .filter((_, n) => named.includes(nameIn(lines[n] ?? '')))
        .map((line) => ({ ...line, text: short(line.text) }));
    },
  };
}

export interface Missing {
  /** As they are bought. */
  readonly lines: readonly ShownLine[];
  /** As the recipe takes them, for the shopping list: it reads foods and amounts out of the English, and says itself what is bought. */
  readonly listed: readonly string[];
  /** Whether anybody knows what is at home; if not, all lines count as missing. */
  readonly isKnown: boolean;
}

/** A line as it is bought: whole where one is, and without how it is cut. */
const briefly = (line: string, shown: ShownLine, food: LineFood | undefined): ShownLine => {
  const whole = wholeToBuy(shown.text);
  if (whole !== undefined) return { ...shown, text: whole };
  return shown.lang === 'en' || food === undefined
    ? { ...shown, text: short(shown.text) }
    : shownLine(short(line), food);
};

/** What is to be bought: the lines that say so, as many as are cooked for. */
export function missingOf({ written }: Context, { lines: weighed, shown }: Scaled): Missing {
  const isKnown = (written?.recipe?.at_hand ?? null) !== null;
  const isOwn = written?.recipe?.own !== undefined;
  const lines = weighed.flatMap((line, n) => {
    const its = written?.recipe?.lines[n];
    const isMissing = !isKnown || its?.mark === 'need';
    return isMissing ? [{ line, shown: briefly(line, shown[n] ?? { text: line }, its?.food) }] : [];
  });
  return {
    lines: lines.map((each) => each.shown),
    listed: lines.map(({ line }) => short(isOwn ? ownLine(line) : recipeLine(line))),
    isKnown,
  };
}

/** A whole recipe as it can be read anywhere. */
export const textOf = (title: string, { shown, text }: Scaled): string =>
  [title, shown.map((line) => `- ${line.text}`).join('\n'), text].filter(Boolean).join('\n\n');

/** 'For 4 servings', as the Kitchen says it. */
export const servingsText = (servings: number): string => servingsIn(servings, kitchen);
