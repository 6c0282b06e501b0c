import { noteTexts } from '../../../texts/notes.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { editing as words } from '../texts/editing.en.ts';
import { dishTitle } from '../../../texts/dishTitle.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Rows, RowsItem } from '../../../ui/Rows.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import type { EditingActor } from './EditingPanel.tsx';
import { minutesText } from './selectors.ts';

/** A meal from the catalogue, or in one's own words. */
export function MealWriting({ actor }: { readonly actor: EditingActor }) {
  const search = useSelector(actor, (snapshot) => snapshot.context.search);
  const title = useSelector(actor, (snapshot) => snapshot.context.title);
  const ingredients = useSelector(actor, (snapshot) => snapshot.context.ingredients);
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'titleMissing' }));
  return (
    <>
      <TextField
        label={words.search}
        hint={words.searchHint}
        name="search"
        type="search"
        value={search}
        onChange={(value) => actor.send({ type: 'search.changed', search: value })}
      />
      <Found actor={actor} />
      <Form aria-labelledby="by-hand" onSubmit={() => actor.send({ type: 'writing.submitted' })}>
        <Heading level={3} size="lg" id="by-hand">
          {words.byHand}
        </Heading>
        <TextField
          label={words.name}
          name="title"
          value={title}
          error={isMissing ? words.titleMissing : undefined}
          onChange={(value) => actor.send({ type: 'title.changed', title: value })}
        />
        <TextArea
          label={words.ingredients}
          hint={words.ingredientsHint}
          name="ingredients"
          value={ingredients}
          onChange={(value) => actor.send({ type: 'ingredients.changed', ingredients: value })}
        />
        <Button type="submit">{words.save}</Button>
      </Form>
      <Stack gap="2">
        <Heading level={3} size="lg">
          {words.out}
        </Heading>
        <Text size="sm" tone="muted">
          {words.outDetail}
        </Text>
        <div>
          <Button kind="secondary" onClick={() => actor.send({ type: 'out.chosen' })}>
            {words.chooseOut}
          </Button>
        </div>
      </Stack>
    </>
  );
}

function Found({ actor }: { readonly actor: EditingActor }) {
  const { meals, leftOut } = useSelector(actor, (snapshot) => snapshot.context.found);
  const isSearching = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ writing: 'fetchingMeals' }) || snapshot.matches({ writing: 'pausing' }),
  );
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'searchFailed' }));
  const shownMeals = meals.map(({ title, ...meal }) => {
    const { text, lang } = dishTitle(meal.id, title);
    return { ...meal, title: text, lang };
  });
  const said = isSearching
    ? words.searching
    : meals.length === 0
      ? words.nothingFound
      : counted(meals.length, { one: words.foundOne, many: words.found });
  return (
    <Stack gap="2">
      {hasFailed ? (
        <>
          <Alert tone="caution">{words.searchFailed}</Alert>
          <div>
            <Button kind="quiet" onClick={() => actor.send({ type: 'search.retried' })}>
              {words.retry}
            </Button>
          </div>
        </>
      ) : (
        <Text size="sm" tone="muted" role="status">
          {said}
        </Text>
      )}
      <Rows>
        {shownMeals.map(({ id, title, lang, minutes, reasons }) => (
          <RowsItem
            key={id}
            main={
              <>
                <Text as="div" strong lang={lang}>
                  {title}
                </Text>
                <Text as="div" size="sm" tone="muted">
                  {[
                    minutesText({ minutes, isEstimated: false }),
                    ...noteTexts(reasons.slice(0, 1)),
                  ].join(' · ')}
                </Text>
              </>
            }
          >
            <Button
              kind="secondary"
              onClick={() => actor.send({ type: 'recipe.chosen', id })}
              aria-label={fill(words.choose, { meal: title })}
            >
              {words.choose.replace(' {meal}', '')}
            </Button>
          </RowsItem>
        ))}
      </Rows>
      {leftOut > 0 && (
        <Text size="sm" tone="muted">
          {counted(leftOut, { one: words.leftOutOne, many: words.leftOut })}
        </Text>
      )}
    </Stack>
  );
}
