/** The charts of a released version, by the names of their states and transitions (docs/released-charts.json). */
export interface Outline {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}
export interface Release {
  readonly version: string;
  readonly charts: Readonly<Record<string, Outline>>;
}
export interface Changes {
  readonly newStates: readonly string[];
  readonly goneStates: readonly string[];
  readonly newTransitions: readonly string[];
  readonly goneTransitions: readonly string[];
}

export const isEmpty = (changes: Changes): boolean =>
  Object.values<readonly string[]>({ ...changes }).every((each) => each.length === 0);
