/** What of the kitchen's answer its list is asked for again with. */
interface Answered {
  readonly response: readonly string[];
  readonly ingredients?: readonly { readonly text: string }[] | undefined;
  readonly not_understood?: readonly string[] | undefined;
  readonly absent?: readonly string[] | undefined;
  readonly heard_health?: readonly string[] | undefined;
}

/** The names to ask again with: as the person wrote them, so that amounts stay; what was not understood, what is not there, and what speaks of health among them. */
export const namesAskedAgain = (answer: Answered): readonly string[] => [
  ...answer.response.map((name, n) => answer.ingredients?.[n]?.text ?? name),
  ...(answer.not_understood ?? []),
  ...(answer.absent ?? []).map((name) => `no ${name}`),
  ...(answer.heard_health ?? []),
];
