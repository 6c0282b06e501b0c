import { speak } from '../../../texts/language.ts';

/** Before any dish: which food is it that does harm? */
export const foodQuestion = {
  detail: 'Until we know, we suggest no dish. Your answer is kept with your health settings.',
  detailHere: 'Until we know, we suggest no dish.',
  another: 'Another food',
  anotherHint: 'Type its name, then choose it or press Enter.',
  foods: 'Foods we know',
  found: '{count} foods. Use the arrow keys to choose.',
  foundOne: 'One food. Use the arrow keys to choose.',
  title: 'One thing first',
  unsaved: 'Your answer could not be saved. Please try again.',
};

speak({ foodQuestion });
