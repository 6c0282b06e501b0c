import { usePicture } from '../../../context/pictures.tsx';
import { kitchen as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { ClockIcon, PeopleIcon, PotIcon } from '../../../ui/icons/food.tsx';
import { SuggestionButton, SuggestionShelf } from '../../../ui/SuggestionButton.tsx';
import type { Dish } from './selectors.ts';

const atMost = 6;
/** The rest stands with the chosen dish. */
const fewReasons = 2;

interface SuggestionProps {
  readonly dish: Dish;
  readonly chosen: boolean;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

export function Suggestion({ dish: { title, details }, ...rest }: SuggestionProps) {
  const picture = usePicture(title);
  if (!details) return <SuggestionButton title={title} picture={picture} {...rest} />;
  const {
    minutes,
    servings,
    difficulty,
    description,
    have,
    missing,
    reasons,
    allergens,
    nutrition,
    safety,
  } = details;
  const facts = [
    { sign: <ClockIcon size={16} />, text: fill(words.minutes, { minutes }) },
    { sign: <PeopleIcon size={16} />, text: fill(words.serves, { servings }) },
    { sign: <PotIcon size={16} />, text: words[difficulty] },
  ];
  return (
    <SuggestionButton title={title} picture={picture} facts={facts} {...rest}>
      <p>{description}</p>
      {safety.verdict !== 'fit' && (
        <SuggestionShelf ofChips>
          <Chip tone={safety.verdict === 'refuse' ? 'paprika' : 'saffron'}>
            {safety.verdict === 'refuse' ? words.refuse : words.caution}
          </Chip>
          {safety.reasons.join(' ')}
        </SuggestionShelf>
      )}
      {have.length > 0 && (
        <Shelf name={missing.length > 0 ? words.have : words.haveAll} things={have} tone="herb" />
      )}
      {missing.length > 0 && <Shelf name={words.missing} things={missing} tone="outline" />}
      {reasons.length > 0 && (
        <SuggestionShelf name={words.why}>{reasons.slice(0, fewReasons).join(' ')}</SuggestionShelf>
      )}
      <Allergens allergens={allergens} />
      <SuggestionShelf last ofChips>
        <Chip tone="saffron">{words.estimate}</Chip>{' '}
        {fill(words.perServing, {
          kcal: Math.round(nutrition.energy_kcal),
          protein: Math.round(nutrition.protein_g),
        })}
      </SuggestionShelf>
    </SuggestionButton>
  );
}

function Shelf({
  name,
  things,
  tone,
}: {
  readonly name: string;
  readonly things: readonly string[];
  readonly tone: 'herb' | 'outline';
}) {
  const rest = things.length - atMost;
  return (
    <SuggestionShelf name={name} ofChips>
      {things.slice(0, atMost).map((thing) => (
        <Chip key={thing} tone={tone}>
          {thing}
        </Chip>
      ))}
      {rest > 0 && <span>{fill(words.more, { count: rest })}</span>}
    </SuggestionShelf>
  );
}

/** What a dish may contain is told apart from what is in it. */
function Allergens({ allergens }: { readonly allergens: readonly string[] }) {
  const mark = 'may contain ';
  const certain = allergens.filter((each) => !each.startsWith(mark));
  const possible = allergens.flatMap((each) =>
    each.startsWith(mark) ? each.slice(mark.length) : [],
  );
  return (
    <>
      {certain.length > 0 && <p>{fill(words.allergens, { allergens: certain.join(', ') })}</p>}
      {possible.length > 0 && <p>{fill(words.mayContain, { allergens: possible.join(', ') })}</p>}
    </>
  );
}
