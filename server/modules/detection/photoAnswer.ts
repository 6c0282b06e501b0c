// What stands beside the answer to a photo, in the contract's words.
import type { ProcessAnswer } from '../../../contract/kitchen.ts';
import type { PhotoReading } from './vision/photoReading.ts';

type PhotoFields = Required<
  Pick<ProcessAnswer, 'read_by' | 'items' | 'needs_confirmation' | 'likely'>
>;

export const answerFields = ({
  readBy,
  items,
  needsConfirmation,
  likely,
}: PhotoReading): PhotoFields => ({
  read_by: { ...readBy },
  items: items.map(({ name, key, confidence, certainty, text }) => ({
    name,
    key: key ?? null,
    confidence,
    certainty,
    ...(text === undefined ? {} : { text }),
  })),
  needs_confirmation: needsConfirmation,
  likely: [...likely],
});
