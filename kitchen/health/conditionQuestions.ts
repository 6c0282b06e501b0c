// What is asked of a person about a condition before a plan is made.
import type { HealthQuestionCode } from '../../domain/healthQuestions.ts';
import type { Question } from '../types.ts';

/** A question that is asked of one condition alone. */
interface Special {
  readonly id: HealthQuestionCode;
  readonly text: string;
  readonly choices: readonly string[];
}

/** What is asked of each condition of gate 2 before a week is planned. Where nothing special is asked, the clinician's word is. */
const special: Readonly<Record<string, Special>> = {
  diabetes_t1: {
    id: 'diabetes_t1-carbohydrate',
    text: 'Do you match your insulin to the carbohydrate you eat?',
    choices: ['Yes, I count carbohydrate', 'No, I take fixed doses', 'I am not sure'],
  },
  diabetes_gestational: {
    id: 'diabetes_gestational-clinician',
    text: 'Has your clinic given you a carbohydrate target for each meal?',
    choices: ['Yes', 'No'],
  },
  stroke: {
    id: 'stroke-swallowing',
    text: 'Do you have any difficulty swallowing?',
    choices: ['No', 'Yes'],
  },
  heart_failure: {
    id: 'heart_failure-fluid',
    text: 'Has your clinician asked you to limit how much you drink?',
    choices: ['No', 'Yes'],
  },
  ckd: {
    id: 'ckd-potassium',
    text: 'Has a blood test shown that your potassium is raised?',
    choices: ['No', 'Yes', 'I am not sure'],
  },
  ckd_dialysis: {
    id: 'ckd_dialysis-potassium',
    text: 'Has your dialysis unit given you limits for potassium, phosphate or fluid?',
    choices: ['No', 'Yes'],
  },
  pregnancy: {
    id: 'pregnancy-trimester',
    text: 'How far along are you?',
    choices: ['Up to 13 weeks', '14 to 27 weeks', '28 weeks or more'],
  },
  transplant: {
    id: 'transplant-rules',
    text: 'Has your clinic told you to eat nothing raw and to leave out grapefruit? We keep to both.',
    choices: ['Yes', 'No'],
  },
  warfarin: {
    id: 'warfarin-steady',
    text: 'Have you been told to keep green leafy vegetables steady from day to day?',
    choices: ['Yes', 'No'],
  },
  allergy_fish: {
    id: 'allergy_fish-shellfish',
    text: 'Do you have to avoid shellfish too?',
    choices: ['No', 'Yes'],
  },
  allergy_shellfish: {
    id: 'allergy_shellfish-fish',
    text: 'Do you have to avoid fish too?',
    choices: ['No', 'Yes'],
  },
  allergy_tree_nut: {
    id: 'allergy_tree_nut-peanut',
    text: 'Do you have to avoid peanuts too?',
    choices: ['No', 'Yes'],
  },
  allergy_other: {
    id: 'allergy_other-which',
    text: 'Which do you have to avoid?',
    choices: ['Mustard', 'Celery', 'Lupin', 'All three'],
  },
};

/** The question of a gate 2 condition. */
export function questionOf(id: string, name: string): Question {
  const own = special[id];
  if (own) return { ...own, said: { code: own.id, params: {} } };
  const params = { conditions: id, name };
  return id.startsWith('allergy_')
    ? {
        id: `${id}-traces`,
        text: `${name}: do traces harm you, as on a label that says 'may contain'?`,
        choices: ['Yes', 'No', 'I am not sure'],
        said: { code: 'traces', params },
      }
    : {
        id: `${id}-clinician`,
        text: `Have you spoken with your clinician about what to eat with ${name.toLowerCase()}?`,
        choices: ['Yes', 'No'],
        said: { code: 'clinician', params },
      };
}

export const isOfTraces = ({ id }: Question): boolean => id.endsWith('-traces');
