import { useSelector } from '../../../context/useSelector.ts';
import { unitsNow } from '../../../texts/units.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { recipe as words } from '../texts/en.ts';
import type { RecipeActor } from './selectors.ts';

const units = () =>
  [
    { value: 'metric', label: words.metric },
    { value: 'us', label: words.us },
  ] as const;

/** Grams, or ounces and cups: from now on, on this device. */
export function Units({ actor }: { readonly actor: RecipeActor }) {
  const value = useSelector(actor, (snapshot) => snapshot.context.units) ?? unitsNow();
  return (
    <SegmentedControl
      small
      label={words.units}
      value={value}
      options={units()}
      onChoose={(chosen) => actor.send({ type: 'units.chosen', units: chosen })}
    />
  );
}
