// Where the figures come from: data sets with their licences, guidelines behind the limits, dates of rates and prices.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Status } from './common.ts';
import { Note } from './notes.ts';

export const Source = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  /** As of when: a year, a span of years or a day. */
  date: z.string(),
  licence: z.string(),
  /** The licence's own text; null where there is none to link to. */
  licence_url: z.nullable(z.string()),
  /** The sentence that the licence asks for; null where it asks for none. */
  attribution: z.nullable(z.string()),
  /** Where it can be seen; null where it has no page of its own. */
  url: z.nullable(z.string()),
  used_for: z.string(),
});
export type Source = z.infer<typeof Source>;

/** A document that limits of conditions name. */
export const Guideline = z.object({
  name: z.string(),
  year: z.string(),
  /** Limits that rest on it, how many of them were seen in it, and how many in what another publication quotes of it. */
  limits: z.int(),
  published: z.int(),
  quoted: z.optional(z.int()),
  /** Page, section or table; '' where it is not noted. */
  place: z.optional(z.string()),
  seen: z.optional(z.enum(['read in part', 'as quoted elsewhere', 'not seen by us'])),
});
export type Guideline = z.infer<typeof Guideline>;

/** A diet that can be kept to, and what it means here. */
export const DietMeaning = z.object({
  id: z.string(),
  name: z.string(),
  meaning: z.string(),
  source: z.string(),
});
export type DietMeaning = z.infer<typeof DietMeaning>;

/** A limit, rule, condition or table that a dietitian can review. */
export const ReviewedSubject = z.object({
  kind: z.enum(['limit', 'table', 'rule', 'condition']),
  id: z.string(),
  /** Of a limit, its condition's. */
  name: z.string(),
  /** Of limits and conditions. */
  condition: z.optional(z.string()),
  /** What a limit says. */
  text: z.optional(Note),
  priority: z.optional(z.enum(['hard', 'soft'])),
  /** The document that a limit is from, with page or section where it is noted. */
  source: z.optional(z.string()),
  /** Null: nobody has reviewed it as it stands. */
  review: z.nullable(z.object({ by: z.string(), on: z.string(), remark: z.string() })),
});
export type ReviewedSubject = z.infer<typeof ReviewedSubject>;

export const SourcesAnswer = z.object({
  status: Status,
  sources: z.array(Source),
  /** Exchange rates: `date` is the day of most of them, `exceptions` says which differ. */
  rates: z.object({ date: z.string(), source: z.string(), exceptions: z.array(Note) }),
  prices: z.object({ date: z.string(), note: z.string() }),
  limits: z.object({
    total: z.int(),
    published: z.int(),
    quoted: z.optional(z.int()),
    guidelines: z.array(Guideline),
  }),
  diets: z.array(DietMeaning),
  /** What is measured, taken from a similar food, or estimated. */
  ingredients: z.object({
    total: z.int(),
    measured: z.int(),
    similar: z.int(),
    estimated: z.int(),
  }),
  /** Who has reviewed the limits: the same sentence that stands beside plans, suggestions and instructions. */
  review: Note,
  /** Everything that can be reviewed, with who has. */
  reviewed: z.array(ReviewedSubject),
});
export type SourcesAnswer = z.infer<typeof SourcesAnswer>;

export const fetchSources = call({
  id: 'fetchSources',
  method: 'GET',
  path: '/api/sources',
  auth: 'none',
  summary: 'Where the figures come from',
  answer: SourcesAnswer,
});
