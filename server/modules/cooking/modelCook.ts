// A cook that asks a model for dishes of its own, beside the kitchen's. Whatever it says goes through the
// safety gate like everything else, in code; where it fails, the kitchen answers, and says so.
import type { InstructionsAnswer } from '../../../contract/kitchen.ts';
import type { Kitchen, Person as HealthProfile } from '../../../kitchen/index.ts';
import type { Cook } from './cook.ts';
import type { Model } from './model.ts';
import { createModelDishes } from './modelDishes.ts';
import { tellInstructions } from './modelInstructions.ts';
import { modelSilent, modelSilentForAll } from './writtenNotes.ts';

/** Never takes what a model says of health: people whose dishes need figures get the kitchen's own recipes alone. */
const needsFigures = ({ conditions, uncheckedAllergies }: HealthProfile): boolean =>
  conditions.length > 0 || uncheckedAllergies.length > 0;

/** The kitchen's answer for a dish that the model did not tell. */
const withoutModel = ({ error = '', ...answer }: InstructionsAnswer): InstructionsAnswer =>
  error === ''
    ? { ...answer, notes: [...(answer.notes ?? []), modelSilent] }
    : {
        instructions: '',
        error: 'This dish could not be written down just now. Please try again, or choose another.',
      };

/** @param own the kitchen's cook, which answers first and where the model fails */
export function modelCook(
  model: Model,
  own: Cook,
  kitchen: Kitchen,
  onFailure: (error: unknown) => void,
): Cook {
  const propose = createModelDishes(model, kitchen);

  return {
    ...own,
    async suggest(pantry, profile, wishes = {}) {
      const reading = await own.suggest(pantry, profile, wishes);
      // What a model thinks of has no times and no equipment: it cannot be held against a filter.
      const isFiltered = Object.keys(wishes.filters ?? {}).length > 0;
      if (reading.names.length === 0 || isFiltered || needsFigures(profile)) return reading;
      try {
        return {
          ...reading,
          proposals: [...reading.proposals, ...(await propose(reading.names, profile))],
        };
      } catch (error) {
        onFailure(error);
        return {
          ...reading,
          notes: [...(reading.notes ?? []), modelSilentForAll],
        };
      }
    },

    async instructions(dish, profile, sickness) {
      if (!dish.byModel) return own.instructions(dish, profile, sickness);
      if (needsFigures(profile))
        return {
          instructions: '',
          error:
            'The figures of this dish are not known, so we cannot fit it to your health settings. Please choose one of our own dishes.',
        };
      try {
        return await tellInstructions(model, kitchen, dish, profile);
      } catch (error) {
        onFailure(error);
        return withoutModel(await own.instructions(dish, profile, sickness));
      }
    },
  };
}
