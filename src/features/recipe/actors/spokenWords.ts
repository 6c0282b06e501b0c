import { withoutAccents } from '../../../../domain/letters.ts';
import type { CommandRecognised } from '../../../../machines/shared/kitchen.ts';

/** English and French; what each screen says of them stands in the texts. */
const words: Readonly<Record<CommandRecognised['command'], readonly string[]>> = {
  next: ['next', 'forward', 'suivant', 'suivante', 'continuer'],
  back: ['back', 'previous', 'retour', 'precedent', 'precedente', 'arriere'],
};
/** 'Go to the next step' is a command; a longer sentence is talk in the kitchen. */
const mostWords = 5;

/** Which way a word that was heard leads; null where it is no command, or could be both. */
export function commandIn(said: string): CommandRecognised['command'] | null {
  const heard = withoutAccents(said)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  if (heard.length > mostWords) return null;
  const named = (['next', 'back'] as const).filter((command) =>
    words[command].some((word) => heard.includes(word)),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}
