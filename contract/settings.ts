// Health and household settings (SET-07, design §4). Health data needs a dated consent.
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { Note } from './notes.ts';
import { call } from './call.ts';
import { choiceCodes, questionCodes } from '../domain/healthQuestions.ts';
import { Instant, Status } from './common.ts';

const optionalWithin = (minimum: number, maximum: number) =>
  z.optional(z.nullable(z.number().check(z.minimum(minimum), z.maximum(maximum))));

/** Diets by the ids of the kitchen's table. */
export const diets = [
  'vegan',
  'vegetarian',
  'lacto_vegetarian',
  'ovo_vegetarian',
  'pescatarian',
  'halal',
  'kosher',
  'no_pork',
  'no_beef',
  'no_alcohol',
  'jain',
  'low_fodmap',
  'low_carb',
  'keto',
  'mediterranean',
] as const;
const Diet = z.enum(diets);
export type Diet = z.infer<typeof Diet>;

export const Settings = z.object({
  hasSickness: z.boolean(),
  /**
   * Whether `hasSickness` is the person's own answer; `false` in an answer: they have not been asked or have said nothing.
   * `false` in a request, beside a `hasSickness` of `false`: what was answered stays as it is. Left out, `hasSickness` is the answer.
   */
  sickness_answered: z.optional(z.boolean()),
  sicknessType: z
    .string()
    .check(z.maxLength(500, inSchema('health.longText', 'Use at most 500 characters.'))),
  conditions: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20))),
  allergens: z.optional(
    z
      .array(
        z
          .string()
          .check(
            z.maxLength(
              60,
              inSchema(
                'health.longAllergen',
                'Name each food or allergen in at most 60 characters.',
              ),
            ),
          ),
      )
      .check(
        z.maxLength(
          40,
          inSchema('health.tooManyAllergens', 'Name at most 40 foods and allergens.'),
        ),
      ),
  ),
  /** What the person eats by choice or belief; no health data, so no consent is asked for it. */
  diets: z.optional(z.array(Diet).check(z.maxLength(15))),
  answers: z.optional(
    z
      .record(z.string().check(z.maxLength(80)), z.string().check(z.maxLength(200)))
      .check(
        z.refine(
          (answers) => Object.keys(answers).length <= 100,
          inSchema('health.tooManyAnswers', 'Answer at most 100 questions at once.'),
        ),
      ),
  ),
  people: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  /** Body weight in kg. */
  weight_kg: optionalWithin(30, 300),
  /** Daily energy need in kcal. */
  energy_kcal: optionalWithin(1000, 5000),
  country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  units: z.optional(z.enum(['metric', 'us'])),
  appearance: z.optional(z.enum(['light', 'dark', 'system'])),
  /**
   * When the person agreed that their health data is stored. Any instant in a request means 'I agree' (the server dates
   * it); `null` withdraws it, which deletes the health data; left out, it stays as it is. Conditions, allergens,
   * answers, weight and energy are refused without it.
   */
  health_consent_at: z.optional(z.nullable(Instant)),
  /** When it was last withdrawn; in answers alone. */
  health_consent_withdrawn_at: z.optional(z.nullable(Instant)),
  version: z.optional(z.int()),
});
export type Settings = z.infer<typeof Settings>;

/** What the kitchen knows by that name. */
export const Named = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof Named>;

/** A question about a person's words. `said` and `choice_codes` tell it without a language; `text` and `choices` are their English. */
export const HealthQuestion = z.object({
  id: z.string(),
  text: z.string(),
  /** The answers as they are sent and stored. */
  choices: z.array(z.string()),
  said: z.optional(
    z.object({
      code: z.enum(questionCodes),
      /** `conditions`: ids with a space between them; `family`: an id; `text`: the person's own words. */
      params: z.record(z.string(), z.string()),
    }),
  ),
  /** One for each choice, in their order. */
  choice_codes: z.optional(z.array(z.enum(choiceCodes))),
  /** What else may be answered, by the English name: any food of the catalogue's families. */
  foods: z.optional(z.array(Named)),
  /** It is asked about somebody whom the person cooks for. */
  about: z.optional(z.literal('household')),
});
export type HealthQuestion = z.infer<typeof HealthQuestion>;

/** While any of it is there, nothing is called a fit, and the screen leads to the settings. */
export const OpenHealth = {
  /** What was not understood of the person's health settings, as they wrote it. */
  not_understood_health: z.optional(z.array(z.string())),
  /** What is asked about their health settings and not yet answered. */
  open_health_questions: z.optional(z.int()),
  /** The first of them, where they can be answered beside the dishes. An answer goes to `Settings.answers`. */
  health_questions: z.optional(z.array(HealthQuestion)),
};

export const SettingsAnswer = z.object({
  status: Status,
  success: z.boolean(),
  settings: Settings,
  ...OpenHealth,
});
export type SettingsAnswer = z.infer<typeof SettingsAnswer>;

export const readSettings = call({
  id: 'readSettings',
  method: 'GET',
  path: '/api/settings',
  summary: 'Health and household settings',
  answer: SettingsAnswer,
});
export const saveSettings = call({
  id: 'saveSettings',
  method: 'PUT',
  path: '/api/settings',
  summary: 'Save health and household settings',
  body: Settings,
  answer: SettingsAnswer,
});

/** What was understood of a person's own words. */
export const Understood = z.object({
  /** Conditions, for 'We understood: Type 2 diabetes'. */
  understood: z.array(Named),
  /** Allergens and foods that follow from what was typed, to be left out of every dish. */
  allergens: z.array(Named),
  /** To be answered before a plan is made; what was negated ('no diabetes') is asked about and never matched. An answer goes to `Settings.answers` under the question's id. */
  questions: z.array(HealthQuestion),
  /** May be answered to be more exact; until then all meanings of the word count. */
  refinements: z.array(HealthQuestion),
  /** What was answered before, so that an answer stays in sight and can be changed. */
  settled: z.optional(z.array(HealthQuestion)),
  /** Conditions among these whose diet a clinic supervises: nothing is planned for them. */
  supervised: z.optional(z.array(z.extend(Named, { why: z.optional(z.string()) }))),
  /** What is recognised and cannot be judged: dishes are suggested, and none is called a fit. */
  not_judged: z.optional(z.array(z.extend(Named, { why: z.string() }))),
  /** Diets that the text names, and medicines with what they ask of food. */
  diets: z.optional(z.array(Named)),
  medicines: z.optional(z.array(z.extend(Named, { rule: z.string() }))),
  /**
   * Families of foods that are left out: `count` foods belong to each, `also` names a few of them, and `all` every one
   * where they are not too many to read. An answer of 'No' to `leave-out-<id>` takes a family back.
   */
  families: z.optional(
    z.array(
      z.extend(Named, {
        also: z.array(z.string()),
        /** Keys of the foods of `also` and `all`, in their order. */
        also_keys: z.optional(z.array(z.string())),
        all_keys: z.optional(z.array(z.string())),
        all: z.optional(z.array(z.string())),
        count: z.int(),
      }),
    ),
  ),
  /** The text in its statements, in their order, each with whether it was understood. */
  spans: z.optional(
    z.array(
      z.object({ text: z.string(), state: z.enum(['understood', 'partly', 'notUnderstood']) }),
    ),
  ),
  /** Parts that name nothing the kitchen knows, as they were written; foods that it cannot check dishes for among them. */
  unknown: z.array(z.string()),
  /** Sentences for the screen. */
  notes: z.array(Note),
});
export type Understood = z.infer<typeof Understood>;

const Words = z
  .string()
  .check(z.maxLength(500, inSchema('health.longText', 'Use at most 500 characters.')));

/** `matched` is what people call it, where that is not the name itself: 'sugar disease' for Type 2 diabetes. */
export const ConditionSuggestion = z.extend(Named, { matched: z.nullable(z.string()) });
export type ConditionSuggestion = z.infer<typeof ConditionSuggestion>;

export const ConditionsAnswer = z.extend(Understood, {
  status: Status,
  suggestions: z.array(ConditionSuggestion),
});
export type ConditionsAnswer = z.infer<typeof ConditionsAnswer>;

export const UnderstandRequest = z.object({
  text: Words,
  answers: Settings.shape.answers,
  allergens: Settings.shape.allergens,
  diets: Settings.shape.diets,
});

/** Anyone may ask: the answer knows nothing of who asks. */
export const searchConditions = call({
  id: 'searchConditions',
  method: 'GET',
  path: '/api/conditions',
  auth: 'none',
  summary:
    'Conditions that the kitchen knows, by what people call them, and what is understood of the text so far',
  query: z.object({ q: z._default(Words, '') }),
  answer: ConditionsAnswer,
});
export const understandHealth = call({
  id: 'understandHealth',
  method: 'POST',
  path: '/api/conditions/understand',
  auth: 'none',
  summary: 'What is understood of a free text, with answers to earlier questions',
  body: UnderstandRequest,
  answer: z.extend(Understood, { status: Status }),
});
export const listAllergens = call({
  id: 'listAllergens',
  method: 'GET',
  path: '/api/allergens',
  auth: 'none',
  summary: 'Allergens that every dish can be checked for',
  answer: z.object({ status: Status, allergens: z.array(Named) }),
});
