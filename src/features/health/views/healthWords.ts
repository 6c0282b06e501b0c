import type { Question } from '../../../../machines/shared/account.ts';
import { conditionNames, healthQuestions as words } from '../texts/byCode.ts';
import { withoutAccents } from '../../../../domain/letters.ts';
import { fill } from '../../../texts/fill.ts';
import { namedText } from '../../../texts/notes.ts';

/** The name of a condition in the chosen language; the service's own where it is not known here. */
export const conditionName = (id: string, name: string): string => conditionNames.names[id] ?? name;

const folded = (text: string): string => withoutAccents(text).toLowerCase();

interface Suggested {
  readonly id: string;
  readonly name: string;
  readonly matched: string | null;
}

/** A suggestion in the chosen language. What it is called besides is told only where its name does not show why it was found. */
export function suggestionText(
  { id, name, matched }: Suggested,
  typed: string,
): { readonly label: string; readonly also: string | null } {
  const label = conditionName(id, name);
  const last = folded(typed.split(/[,;\n/+|]/).at(-1) ?? '').trim();
  const isShown = matched === null || folded(label).includes(last);
  return { label, also: isShown ? null : matched };
}

/** A question in the chosen language; the service's English where it sends no code, or a new one. */
export function questionText({ text, said: by, about }: Question): string {
  const sentence = by && words.questions[by.code];
  if (!sentence) return text;
  const { conditions, family, name = '' } = by.params;
  const names = (conditions?.split(' ') ?? []).map((id) => conditionName(id, name));
  const { foods = '' } = by.params;
  const question = fill(sentence, {
    ...by.params,
    ...(family && { foods: namedText('family', { id: family, name: foods }) }),
    name: names.reduce((one, other) => fill(words.or, { one, other }), names.shift() ?? name),
  });
  return about === 'household' ? `${words.forHousehold} ${question}` : question;
}

/** An answer that may be chosen, in the chosen language. */
export function choiceText({ choices, choice_codes: codes }: Question, choice: string): string {
  const code = codes?.[choices.indexOf(choice)];
  const text = code && words.choices[code];
  return text ?? choice;
}
