// Words of health that mean several things, and what is asked of a person before a plan is made.
import type { HealthQuestionCode } from '../../domain/healthQuestions.ts';
import type { Question } from '../types.ts';

/** A word that several conditions share: what it stands for until it is answered, and what each answer makes of it. */
export interface Ambiguous {
  readonly phrases: readonly string[];
  /** Conditions that hold until the person says more. */
  readonly meanwhile: readonly string[];
  readonly question: Question;
  /** Conditions by the answer chosen; an answer that is not here keeps `meanwhile`. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

const ask = (
  id: HealthQuestionCode,
  text: string,
  answers: Readonly<Record<string, readonly string[]>>,
  phrases: string,
  meanwhile: readonly string[],
): Ambiguous => ({
  phrases: phrases.split(',').map((phrase) => phrase.trim()),
  meanwhile,
  question: {
    id,
    text,
    choices: [...Object.keys(answers), 'I am not sure'],
    said: { code: id, params: {} },
  },
  answers,
});

export const ambiguous: readonly Ambiguous[] = [
  ask(
    'diabetes-type',
    'Which diabetes is it?',
    {
      'Type 2': ['diabetes_t2'],
      'Type 1': ['diabetes_t1'],
      'In pregnancy': ['diabetes_gestational'],
      Prediabetes: ['prediabetes'],
    },
    'diabetes, diabetic, diabete, zuckerkrankheit, suikerziekte, cukrzyca, cukrzycę, сахарный диабет, kisukari, kencing manis, diabetes mellitus, sugar, sugar disease, sugar diabetes, high sugar, high blood sugar, blood sugar, sugar in the blood, diabetis, diebetes',
    ['diabetes_t2'],
  ),
  ask(
    'kidney-dialysis',
    'Are you on dialysis? What is advised differs: protein goes down before dialysis and up on it.',
    {
      'No, not on dialysis': ['ckd'],
      'Yes, on dialysis': ['ckd_dialysis'],
      'I have kidney stones': ['kidney_stones'],
    },
    'kidney failure, renal failure, kidney disease, renal disease, kidney problem, kidney problems, kidney issue, kidney, kidneys, ckd stage 5, ckd 5, weak kidneys, chronic renal failure, crf',
    ['ckd'],
  ),
  ask(
    'thyroid-kind',
    'Is your thyroid underactive or overactive?',
    { Underactive: ['hypothyroidism'], Overactive: ['hyperthyroidism'] },
    'thyroid, thyroid problem, thyroid disease, thyroid issues, goitre, goiter',
    ['hypothyroidism', 'hyperthyroidism'],
  ),
  ask(
    'anaemia-kind',
    'Which anaemia is it? Sickle cell and thalassaemia need the opposite of extra iron.',
    {
      'Iron deficiency': ['iron_deficiency'],
      'Sickle cell': ['sickle_cell'],
      Thalassaemia: ['thalassaemia'],
    },
    'anaemia, anemia, anaemic, anemic, low blood, shortage of blood, lack of blood, blood shortage',
    ['iron_deficiency'],
  ),
  ask(
    'nuts-which',
    'Which nuts do you have to avoid?',
    {
      'Peanuts and tree nuts': ['allergy_peanut', 'allergy_tree_nut'],
      'Peanuts only': ['allergy_peanut'],
      'Tree nuts only': ['allergy_tree_nut'],
    },
    'nuts, nut, nut allergy, nuts allergy, allergic to nuts, allergy to nuts',
    ['allergy_peanut', 'allergy_tree_nut'],
  ),
  ask(
    'seafood-which',
    'Which seafood do you have to avoid?',
    {
      'Fish and shellfish': ['allergy_fish', 'allergy_shellfish'],
      'Fish only': ['allergy_fish'],
      'Shellfish only': ['allergy_shellfish'],
    },
    'seafood, sea food, seafood allergy, allergic to seafood, allergy to seafood',
    ['allergy_fish', 'allergy_shellfish'],
  ),
  ask(
    'milk-which',
    'Is it lactose that you do not digest, or are you allergic to milk?',
    { 'Lactose only': ['lactose_intolerance'], 'Allergic to milk': ['allergy_milk'] },
    'dairy free, dairy-free, dairy intolerance, dairy intolerant, milk intolerance, no dairy, no milk, cannot take milk, dairy, milk',
    ['allergy_milk'],
  ),
  ask(
    'wheat-which',
    'Is it wheat alone, or all gluten (coeliac disease)?',
    { 'All gluten': ['coeliac'], 'Wheat alone': ['allergy_wheat'] },
    'wheat intolerance, wheat',
    ['coeliac', 'allergy_wheat'],
  ),
  ask(
    'heart-kind',
    'What has your clinician called it?',
    {
      'Heart failure': ['heart_failure'],
      'Coronary heart disease or high cholesterol': ['cvd_cholesterol'],
      'High blood pressure': ['hypertension'],
    },
    'heart problem, heart problems, heart condition, heart patient, heart disease, heart, cardiac',
    ['cvd_cholesterol', 'heart_failure'],
  ),
  ask(
    'liver-kind',
    'Which liver disease is it?',
    { 'Fatty liver': ['fatty_liver'], 'Cirrhosis or chronic hepatitis': ['cirrhosis'] },
    'liver disease, liver problem, liver problems, liver, liver failure',
    ['cirrhosis'],
  ),
  ask(
    'stones-kind',
    'Are they kidney stones or gallstones?',
    { 'Kidney stones': ['kidney_stones'], Gallstones: ['gallstones'] },
    'stones, stone',
    ['kidney_stones', 'gallstones'],
  ),
  ask(
    'colitis-kind',
    'Is it inflammatory bowel disease or irritable bowel syndrome?',
    { 'Inflammatory bowel disease': ['ibd'], 'Irritable bowel syndrome': ['ibs_fodmap'] },
    'bowel, bowel problem, bowel disease, stomach problem, stomach, tummy',
    [],
  ),
  ask(
    'allergy-which',
    'What are you allergic to?',
    {
      Peanuts: ['allergy_peanut'],
      'Tree nuts': ['allergy_tree_nut'],
      Milk: ['allergy_milk'],
      Eggs: ['allergy_egg'],
      Fish: ['allergy_fish'],
      Shellfish: ['allergy_shellfish'],
      Soya: ['allergy_soy'],
      Wheat: ['allergy_wheat'],
      Sesame: ['allergy_sesame'],
    },
    'allergy, allergies, allergic, food allergy, food allergies, food intolerance',
    [],
  ),
];

export const isAllergic = 'It makes me ill';

/** Asked of what somebody only writes that they do not eat: 'no eggs'. */
export const reasonQuestion = (condition: string, food: string): Question => ({
  id: `reason-${condition}`,
  text: `You wrote that you eat no ${food.slice(0, 40)}. Does it make you ill, or do you just not eat it? We leave it out either way.`,
  choices: [isAllergic, 'I just do not eat it'],
  said: { code: 'reason', params: { conditions: condition, food: food.slice(0, 40) } },
});

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
