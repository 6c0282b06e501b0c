import type { OwnRecipeHead } from '../../../../machines/shared/ownRecipes.ts';
import { fill } from '../../../texts/fill.ts';
import { paragraphOf } from '../../../texts/notes.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { ownRecipes as words } from '../texts/en.ts';

type Fit = Pick<OwnRecipeHead, 'safety' | 'refused_at_table' | 'caution_at_table' | 'unchecked'>;

/** For whom a recipe is not, or who should look at it first; nothing where it fits everybody, and where nobody has anything to mind. */
export function warningOf({
  safety,
  refused_at_table: others = [],
  caution_at_table: careful = [],
  unchecked,
}: Fit) {
  const isRefused = safety?.verdict === 'refuse';
  const refused = [
    ...(isRefused ? [{ label: words.fits.refuse, reasons: safety.reasons }] : []),
    ...others.map(({ name, reasons }) => ({
      label: fill(words.fits.refuseFor, { name }),
      reasons,
    })),
  ];
  const isCaution = safety?.verdict === 'caution' && others.length === 0;
  if (refused.length + careful.length === 0 && !isCaution && !unchecked) return undefined;
  return (
    <>
      {refused.map(({ label, reasons }, n) => (
        <span key={n}>
          <Chip tone="paprika">{label}</Chip> {paragraphOf(reasons.slice(0, 1))}
        </span>
      ))}
      {isCaution && <Chip tone="saffron">{words.fits.caution}</Chip>}
      {careful.map(({ name, reasons }, n) => (
        <span key={`care ${n}`}>
          <Chip tone="saffron">{fill(words.fits.cautionFor, { name })}</Chip>{' '}
          {paragraphOf(reasons.slice(0, 1))}
        </span>
      ))}
      {unchecked && <Chip>{words.fits.unchecked}</Chip>}
    </>
  );
}
