import { slots } from '../../../../domain/slots.ts';
import type { DishFilters } from '../../../../machines/shared/kitchen.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { kitchen as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { FilterBar, FilterSelect, FilterToggle } from '../../../ui/FilterBar.tsx';
import type { KitchenActor } from './selectors.ts';

const minutes = [15, 30, 45] as const;
const missing = [0, 1, 2] as const;
const equipment = ['no_oven', 'no_hob', 'one_pot', 'microwave', 'air_fryer'] as const;
const missingLabels = () => [words.nothingToBuy, words.oneToBuy, words.twoToBuy];

/** The same filters with one of them set, or taken away. */
function without<Name extends keyof DishFilters>(
  filters: DishFilters,
  name: Name,
  value: DishFilters[Name] | undefined,
): DishFilters {
  const { [name]: _, ...rest } = filters;
  return value === undefined ? rest : { ...rest, [name]: value };
}

/** What narrows the dishes, and stays for the next list. */
export function Filters({ actor }: { readonly actor: KitchenActor }) {
  const filters = useSelector(actor, (snapshot) => snapshot.context.filters);
  const choose = <Name extends keyof DishFilters>(name: Name, value?: DishFilters[Name]) =>
    actor.send({ type: 'filter.chosen', filters: without(filters, name, value) });
  return (
    <FilterBar label={words.filters}>
      <FilterSelect
        label={words.time}
        value={String(filters.minutes ?? '')}
        options={[
          { value: '', label: words.anyTime },
          ...minutes.map((each) => ({
            value: String(each),
            label: fill(words.upTo, { minutes: each }),
          })),
        ]}
        onChange={(value) =>
          choose(
            'minutes',
            minutes.find((each) => String(each) === value),
          )
        }
      />
      <FilterSelect
        label={words.meal}
        value={filters.meal ?? ''}
        options={[
          { value: '', label: words.anyMeal },
          ...slots.map((each) => ({ value: each, label: words.meals[each] })),
        ]}
        onChange={(value) =>
          choose(
            'meal',
            slots.find((each) => each === value),
          )
        }
      />
      <FilterSelect
        label={words.toBuyLabel}
        value={String(filters.missing ?? '')}
        options={[
          { value: '', label: words.anyToBuy },
          ...missing.map((each) => ({ value: String(each), label: missingLabels()[each] ?? '' })),
        ]}
        onChange={(value) =>
          choose(
            'missing',
            missing.find((each) => String(each) === value),
          )
        }
      />
      {equipment.map((each) => (
        <FilterToggle
          key={each}
          pressed={filters.equipment === each}
          onPress={() => choose('equipment', filters.equipment === each ? undefined : each)}
        >
          {words.equipment[each]}
        </FilterToggle>
      ))}
    </FilterBar>
  );
}
