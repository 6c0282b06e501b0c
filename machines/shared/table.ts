// What the chart of a table keeps, and what passes between it and the server.
import type { InputFrom } from 'xstate';
import type { TablePerson } from '../../contract/table.ts';
import type { Note } from '../../domain/notes.ts';
import type { conditionFieldMachine } from '../health/conditionField.machine.ts';
import type { HealthForm, HealthWords } from './account.ts';

interface Range {
  minimum: number;
  maximum: number;
}
export interface TableLimits {
  callTimeout: number;
  conditionField: InputFrom<typeof conditionFieldMachine>['limits'];
  /** In kg. */
  weight: Range;
  /** In kcal a day. */
  energy: Range;
}

/** Somebody who eats along, as the form holds them: figures as they were typed. */
export interface TableForm
  extends HealthWords, Pick<HealthForm, 'allergens' | 'avoided' | 'diets'> {
  /** Null for somebody new. */
  id: string | null;
  name: string;
  kind: TablePerson['kind'];
  eats: boolean;
  hasSickness: boolean;
  /** Of the person's own portion; empty: by their needs. */
  portion: string;
  weight: string;
  energy: string;
  /** What `avoided` was understood as, as it is stored. */
  leftOut?: readonly Note[] | undefined;
}

/** What a person does to their table. */
export type TableChange = { kind: 'seat'; form: TableForm } | { kind: 'unseat'; id: string };

/** Who eats along, and whether health information of theirs may be stored. */
export interface TableNow {
  people: readonly TableForm[];
  hasConsent: boolean;
}
