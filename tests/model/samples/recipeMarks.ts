import { fromCallback } from 'xstate';
import { recipeMarksMachine } from '../../../machines/recipe/recipeMarks.machine.ts';
import type { RecipeMark, ToMarksSource } from '../../../machines/shared/marks.ts';
import type { Samples } from '../engine/index.ts';

export const favourite: RecipeMark = {
  recipe_id: 'egg-fried-rice',
  mark: 'favourite',
  title: 'Egg fried rice',
  cuisine: 'Chinese',
  minutes: 20,
  since: 1,
};
export const leftOut: RecipeMark = {
  ...favourite,
  recipe_id: 'plain-dal',
  mark: 'not_again',
  title: 'Plain dal',
};

/** Marks that nobody hears of. */
export const quietMarks = recipeMarksMachine.provide({
  actors: { marksSource: fromCallback<ToMarksSource>(() => undefined) },
});

export interface Context {
  marks: readonly RecipeMark[];
}

const chosen = (recipeId: string, title: string, mark: RecipeMark['mark'] | null) => ({
  type: 'mark.chosen',
  recipeId,
  title,
  mark,
});

export const recipeMarks: Samples = {
  chart: 'recipeMarks',
  machine: recipeMarksMachine,
  input: { callTimeout: 11_000 },
  person: {
    'mark.chosen (favourite)': chosen('egg-fried-rice', 'Egg fried rice', 'favourite'),
    'mark.chosen (no favourite)': chosen('egg-fried-rice', 'Egg fried rice', null),
    'mark.chosen (not again)': chosen('egg-fried-rice', 'Egg fried rice', 'not_again'),
    'mark.chosen (the dal again)': chosen('plain-dal', 'Plain dal', null),
    'marks.retried': { type: 'marks.retried' },
  },
  actors: {
    marksSource: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'there are two marks': { type: 'marks.read', marks: [favourite, leftOut] },
        'there are none': { type: 'marks.read', marks: [] },
        'they are unread': { type: 'marks.unread' },
        'it is refused': { type: 'mark.refused', message: 'We do not have this recipe.' },
        'it is refused without words': { type: 'mark.refused', message: null },
      },
    },
  },
  delays: { callTimeout: 11_000 },
  distinguish: ({ marks }: Context) => [marks.length],
  situations: { marked: ({ marks }: Context) => marks.length > 0 },
  holds: {
    'marksSource says there are two marks': ({ marks }: Context) => marks.length === 2,
    'marksSource says there are none': ({ marks }: Context) => marks.length === 0,
  },
};
