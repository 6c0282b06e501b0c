import { counted, figureText } from '../../../texts/format.ts';
import { foodText } from '../../../texts/notes.ts';
import { measured } from '../../../texts/measures.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Rows, RowsItem } from '../../../ui/Rows.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { writing as words } from '../texts/en.ts';
import type { ReadLine, RecipeWritingActor } from './selectors.ts';

interface LinesProps {
  readonly actor: RecipeWritingActor;
  readonly lines: readonly ReadLine[];
}

/** What each line was read as; what is unsure is asked, above the others. */
export function Lines({ actor, lines }: LinesProps) {
  const asked = lines.filter(({ state }) => state === 'asked');
  const others = lines.filter(({ state }) => state !== 'asked');
  return (
    <Stack gap="3">
      <Heading level={3} size="lg">
        {words.ingredients}
      </Heading>
      {lines.length === 0 && <Text tone="paprika">{words.noIngredients}</Text>}
      {asked.length > 0 && (
        <Stack gap="3">
          <Text>
            <Text as="span" strong>
              {counted(asked.length, words.asked)}
            </Text>{' '}
            {words.askedDetail}
          </Text>
          {asked.map((line, place) => (
            <Asked key={`${place} ${line.text}`} actor={actor} line={line} />
          ))}
        </Stack>
      )}
      {others.length > 0 && (
        <Rows>
          {others.map((line, place) => (
            <RowsItem key={`${place} ${line.text}`} main={<Read line={line} />} />
          ))}
        </Rows>
      )}
    </Stack>
  );
}

function Asked({ actor, line }: { readonly actor: RecipeWritingActor; readonly line: ReadLine }) {
  return (
    <SelectField
      label={line.text}
      hint={line.doubt === null ? words.choose : words.doubts[line.doubt]}
      name={line.text}
      value=""
      placeholder={words.choose}
      options={[
        ...line.choices.map(({ key, name }) => ({ value: key, label: foodText(key, name) })),
        { value: 'text', label: words.leave },
      ]}
      onChange={(choice) => actor.send({ type: 'food.chosen', line: line.text, choice })}
    />
  );
}

/** '2 large eggs' is read as eggs, 100 g. */
function Read({ line: { text, foods, state } }: { readonly line: ReadLine }) {
  const read = foods.map(({ key, name: english, grams, estimated: isEstimated }) => {
    const name = foodText(key, english);
    if (grams === null) return `${name} (${words.amountUnknown})`;
    const amount = measured(`${figureText(grams, grams < 1 ? 1 : 0)} g`);
    return isEstimated ? `${name}, ${amount} (${words.amountEstimated})` : `${name}, ${amount}`;
  });
  return (
    <>
      <Text as="span">{text}</Text>{' '}
      <Text as="span" size="sm" tone="muted">
        {state === 'text' ? words.leftAsText : read.join('; ')}
      </Text>
    </>
  );
}
