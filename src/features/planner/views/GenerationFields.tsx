import type { SnapshotFrom } from 'xstate';
import type { planGenerationMachine } from '../../../../machines/planner/planGeneration.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { countries } from '../../../../domain/countries.ts';
import { generation as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted, countryText, inOrder } from '../../../texts/format.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Link, Text } from '../../../ui/typography.tsx';
import { PhotoField } from '../../photos/views/PhotoField.tsx';
import type { GenerationActor } from './GenerationPanel.tsx';
import { keptToText } from './keptTo.ts';
import { RulesFields } from './RulesFields.tsx';
import { eatingOf } from './selectors.ts';
import { WeekField } from './WeekField.tsx';

const methods = () =>
  [
    { value: 'list', label: words.list },
    { value: 'image', label: words.image },
  ] as const;
const options = () =>
  inOrder(countries.map(([code, name]) => ({ value: name, label: countryText(code, name) })));

/** What was wrong with the photo last chosen is told beside it. */
const photoProblems = {
  imageTooLarge: 'tooLarge',
  imageUnsuitable: 'unsuitable',
  imageUnreadable: 'unreadable',
} as const;
const photoProblemOf = (snapshot: SnapshotFrom<typeof planGenerationMachine>) => {
  const state = (Object.keys(photoProblems) as (keyof typeof photoProblems)[]).find((each) =>
    snapshot.matches({ composing: each }),
  );
  return state && photoProblems[state];
};

interface GenerationFieldsProps {
  readonly actor: GenerationActor;
  readonly problem: string | undefined;
}

/** GEN-01: for when, and from what. */
export function GenerationFields({ actor, problem }: GenerationFieldsProps) {
  const form = useSelector(actor, (snapshot) => snapshot.context.form);
  const household = useSelector(actor, (snapshot) => snapshot.context.household);
  const disabled = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const eating = useSelector(actor, eatingOf);
  const people = counted(eating, { one: words.onePerson, many: words.people });
  return (
    <>
      <WeekField actor={actor} invalid={problem === 'weekTaken' || problem === 'weekOver'} />
      <CheckField
        label={words.auto}
        name="auto"
        checked={form.auto}
        disabled={disabled}
        onChange={(auto) => actor.send({ type: 'auto.chosen', auto })}
      />
      {form.auto ? (
        <ByBudget actor={actor} problem={problem} people={people} />
      ) : (
        <ByIngredients actor={actor} problem={problem} />
      )}
      <RulesFields actor={actor} />
      <Text size="sm" tone="muted">
        {household && `${keptToText(household)} `}
        {fill(words.assumed, { people })} <Link href="/settings">{words.settings}</Link>
      </Text>
    </>
  );
}

function ByBudget({ actor, problem, people }: GenerationFieldsProps & { readonly people: string }) {
  const { location, budget } = useSelector(actor, (snapshot) => snapshot.context.form);
  const disabled = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const currency = countries.find(([, name]) => name === location)?.[2];
  const isMissing = problem === 'informationMissing';
  return (
    <>
      <SelectField
        label={words.country}
        name="location"
        options={options()}
        value={location}
        placeholder={words.countryPlaceholder}
        disabled={disabled}
        invalid={isMissing && location === ''}
        onChange={(value) => actor.send({ type: 'location.chosen', location: value })}
      />
      <TextField
        label={currency === undefined ? words.budget : fill(words.budgetIn, { currency })}
        hint={fill(words.budgetHint, { people })}
        name="budget"
        inputMode="decimal"
        placeholder={words.budgetExample}
        value={budget}
        disabled={disabled}
        invalid={problem === 'budgetUnreadable' || (isMissing && budget.trim() === '')}
        onChange={(value) => actor.send({ type: 'budget.changed', budget: value })}
      />
    </>
  );
}

function ByIngredients({ actor, problem }: GenerationFieldsProps) {
  const { method, list, image } = useSelector(actor, (snapshot) => snapshot.context.form);
  const photoProblem = useSelector(actor, photoProblemOf);
  const disabled = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <ChoiceField
        label={words.method}
        name="method"
        value={method}
        options={methods()}
        disabled={disabled}
        onChoose={(value) => actor.send({ type: 'method.chosen', method: value })}
      />
      {method === 'list' ? (
        <TextArea
          label={words.listLabel}
          hint={words.listHint}
          name="ingredient_list"
          placeholder={words.listExample}
          value={list}
          disabled={disabled}
          invalid={problem === 'listMissing'}
          onChange={(value) => actor.send({ type: 'list.changed', list: value })}
        />
      ) : (
        <PhotoField
          photo={image}
          disabled={disabled}
          problem={photoProblem}
          onChoose={(photo) => actor.send({ type: 'image.chosen', image: photo })}
          onRemove={() => actor.send({ type: 'image.chosen', image: null })}
        />
      )}
    </>
  );
}
