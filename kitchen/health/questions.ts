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

const heartKinds = {
  'Heart failure': ['heart_failure'],
  'Coronary heart disease or high cholesterol': ['cvd_cholesterol'],
  'High blood pressure': ['hypertension'],
} as const;

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
    'diabetes, diabetic, diabete, zuckerkrankheit, suikerziekte, cukrzyca, cukrzycę, сахарный диабет, kisukari, kencing manis, diabetes mellitus, sugar, sugar disease, sugar diabetes, high sugar, high blood sugar, blood sugar, sugar in the blood, diabetis, diebetes, diabetc, diabetik, diabetick, diabetyk, diabétique, diabético, diabética, diabetico, diabetica, diabétic, diabetiker, diabetikerin, zuckerkrank, diabeet, suikerpatiënt, suikerziek, cukrzycy, cukrzycą, cukrzyk, diyabet, diyabetik, diyabet hastası, diyabet hastasıyım, diyabetim, şeker hastalığı, şeker hastası, şeker hastasıyım, şekerim var, диабет, диабета, диабетом, диабетик, сахарная болезнь, السكري, داء السكري, مرض السكري, عندي سكر, مريض سكر, مريضة سكر, مرض السكر, मधुमेह, डायबिटीज, डायबिटिक, शुगर है, शुगर की बीमारी, 糖尿病, 糖尿, penyakit gula, sakit gula, diabet, diabetes melitus, ugonjwa wa kisukari, ugonjwa wa sukari',
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
    'thyroid, thyroid problem, thyroid disease, thyroid issues, goitre, goiter, problème de thyroïde, problèmes de thyroïde, schilddrüsenprobleme, problemas de tiroides, problema de tiroides, problemas na tiroide, problemas na tireoide, problema na tireoide, problemi alla tiroide, problemi di tiroide, schildklierproblemen, choroba tarczycy, chora tarczyca, tiroid hastasıyım, tiroid hastası, guatr, проблемы с щитовидкой, больная щитовидка, щитовидка, थायराइड, थायरॉइड, الغدة الدرقية, عندي الغدة, 甲状腺疾病, 甲状腺の病気, penyakit tiroid, gondok',
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
    'anaemia, anemia, anaemic, anemic, low blood, shortage of blood, lack of blood, blood shortage, anémie, anémique, anämie, anämisch, blutarmut, blutarm, anémico, anémica, anêmico, anêmica, anemico, anemica, bloedarmoede, niedokrwistość, anemię, anemii, kansızlık, kansızlığım, anemim, анемия, анемии, анемией, анемию, малокровие, فقر الدم, فقر دم, انيميا, أنيميا, खून की कमी, एनीमिया, रक्ताल्पता, khoon ki kami, 贫血, 貧血, kurang darah, upungufu wa damu',
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
    heartKinds,
    'heart problem, heart problems, heart condition, heart patient, heart disease, heart, cardiac',
    ['cvd_cholesterol', 'heart_failure'],
  ),
  // What a clinic advises, in the words of its advice: which illness it is for is asked.
  ask(
    'heart-kind',
    'What has your clinician called it?',
    heartKinds,
    'low sodium diet, low salt diet, reduced salt diet, salt restricted, salt restricted diet, sodium restricted, sodium restricted diet, salt restriction, sodium restriction, watching my sodium, watching my salt',
    ['hypertension'],
  ),
  ask(
    'heart-kind',
    'What has your clinician called it?',
    heartKinds,
    'low cholesterol diet, heart healthy, heart healthy diet, cardiac diet',
    ['cvd_cholesterol'],
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
