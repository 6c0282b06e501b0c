import type { NoteCode } from '../noteCodes.ts';
import { families } from './families.ts';
import { foods } from './foods.ts';
import { medicine, supervised } from './health.ts';
import { medicineRule, supervisedWhy } from './healthRules.ts';
import { allergen, condition, diet, meal, pieces, quantity, span, tag, units } from './terms.ts';
import { dish } from './dish.ts';
import { handling } from './handling.ts';
import { heard } from './heard.ts';
import { plan } from './plan.ts';
import { rateNote } from './rateNotes.ts';
import { recipeLineInFrench } from './recipeLine.ts';
import { refusal } from './refusal.ts';
import { request } from './request.ts';
import { service } from './service.ts';
import { titleInFrench } from './titles.ts';
import { verdict } from './verdict.ts';

/** What the kitchen says by code, in French: its sentences, and the names in them. */
export const notes = {
  sentences: {
    ...heard,
    ...verdict,
    ...dish,
    ...plan,
    ...refusal,
    ...request,
    ...service,
  } satisfies Readonly<Record<NoteCode, string>>,
  terms: {
    food: foods,
    allergen,
    tag,
    diet,
    medicine,
    medicineRule,
    supervised,
    supervisedWhy,
    family: families,
    quantity,
    meal,
    condition,
    span,
    rateNote,
  },
  counted: '{count} (environ {weight})',
  countedOfWhich: '{count} (environ {weight}, dont {used} utilisé)',
  ofWhichEaten: '{sold}, dont {eaten} à manger',
  packOf: 'lot de {count}',
  some: 'un peu',
  pieces,
  units,
  /** @param changes how the recipe was changed for whoever reads it, in French */
  handling: (paragraph: string, changes: readonly string[] = []) =>
    changes.length > 0 && paragraph.startsWith('**Adapted for ')
      ? ['**Adapté pour vous.**', ...changes]
      : handling(paragraph),
  ingredientLine: recipeLineInFrench,
  dishTitle: titleInFrench,
  estimated: ' (estimation)',
  about: 'environ {amount}',
  partOf: 'une partie de : {line}',
  mealOfDay: '{day}, {meal} : {title}',
  dishOnDays: '{title} ({days})',
  dishesOnDays: '{count} plats ({days})',
  joined: '{most} et {last}',
  quoted: '« {text} »',
};
