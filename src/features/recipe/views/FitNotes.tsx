import { paragraphOf } from '../../../texts/notes.ts';
import { kitchen } from '../../aiKitchen/texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Text } from '../../../ui/typography.tsx';
import type { Details } from './selectors.ts';

type Judged = Pick<Details, 'safety' | 'refused_at_table' | 'caution_at_table'>;

/** Whether the reader, or somebody who eats along, must not eat it. */
export const isRefused = ({ safety, refused_at_table: others = [] }: Judged): boolean =>
  safety.verdict === 'refuse' || others.length > 0;

/** Whom a recipe is not for, who should take care, and why. */
export function FitNotes({ details }: { readonly details: Judged }) {
  const { safety } = details;
  return (
    <>
      {safety.verdict !== 'fit' && (
        <Text>
          <Chip tone={safety.verdict === 'refuse' ? 'paprika' : 'saffron'}>
            {safety.verdict === 'refuse' ? kitchen.refuse : kitchen.caution}
          </Chip>{' '}
          {paragraphOf(safety.reasons)}
        </Text>
      )}
      {details.refused_at_table?.map(({ name, reasons }, n) => (
        <Text key={n}>
          <Chip tone="paprika">{fill(kitchen.refuseFor, { name })}</Chip> {paragraphOf(reasons)}
        </Text>
      ))}
      {details.caution_at_table?.map(({ name, reasons }, n) => (
        <Text key={n}>
          <Chip tone="saffron">{fill(kitchen.cautionFor, { name })}</Chip> {paragraphOf(reasons)}
        </Text>
      ))}
    </>
  );
}
