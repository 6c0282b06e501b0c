import type { SourcesAnswer } from '../../contract/sources.ts';

/** What the page of sources says. */
export type FigureSources = Omit<SourcesAnswer, 'status'>;

export interface SourcesLimits {
  callTimeout: number;
}
