import type { Note } from '../../../../domain/notes.ts';
import { notesFor, notSaidElsewhere, servedBy } from '../../../texts/recipeNotes.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { kitchen } from '../../aiKitchen/texts/en.ts';
import type { recipeMachine } from '../../../../machines/recipe/recipe.machine.ts';
import { ingredientsIn, nameIn, scaleAmounts, scaleLine } from '../../../texts/amounts.ts';
import { servingsIn } from '../../../texts/servings.ts';
import { ownLine, recipeLine } from '../../../texts/recipeLine.ts';
import { takenText } from '../../../texts/stepNeeds.ts';
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
  readonly shown: readonly string[];
  readonly text: string;
  readonly notes: readonly string[];
  /** The same by code, for as many as it is written for. */
  readonly coded: readonly Note[];
  /** Places among the lines, by the place of the step; from its words where nobody says. */
  readonly needsOf: (step: string, place: number) => readonly string[];
  /** Whether the recipe itself says what each step takes. */
  readonly knowsSteps: boolean;
}

/** Without how it is cut: the step says what is done. */
const short = (line: string): string => line.replace(/^((?:[^,(]|\([^)]*\))+),.*$/s, '$1');

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
  const shown = lines.map((line, n) =>
    written.recipe?.own
      ? ownLine(line, gramsTaken(written.recipe.lines[n]?.takes, factor))
      : recipeLine(line),
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
        return places.flatMap((each, n) => takenText(short(lines[each] ?? ''), shares?.[n]) || []);
      const named = ingredientsIn(step, lines);
      return shown.filter((_, n) => named.includes(nameIn(lines[n] ?? ''))).map(short);
    },
  };
}

export interface Missing {
  /** As the recipe takes them, for the shopping list, which says itself what is bought of them. */
  readonly lines: readonly string[];
  /** The same as they are bought. */
  readonly bought: readonly string[];
  /** Whether anybody knows what is at home; if not, all lines count as missing. */
  readonly isKnown: boolean;
}

/** What is to be bought: the lines that say so, as many as are cooked for. */
export function missingOf({ written }: Context, { shown }: Scaled): Missing {
  const isKnown = (written?.recipe?.at_hand ?? null) !== null;
  const needed = shown.filter((_, n) => !isKnown || written?.recipe?.lines[n]?.mark === 'need');
  return {
    lines: needed.map(short),
    bought: needed.map((line) => wholeToBuy(line) ?? short(line)),
    isKnown,
  };
}

/** 'For 4 servings', as the Kitchen says it. */
export const servingsText = (servings: number): string => servingsIn(servings, kitchen);
