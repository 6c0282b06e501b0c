import { useSelector } from '../../../context/useSelector.ts';
import { confirmation as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { EditableChip } from '../../../ui/EditableChip.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import {
  lookUpOf,
  optionsOf,
  problemOf,
  readerOf,
  type ConfirmationActor,
} from './confirmationSelectors.ts';

export interface ConfirmationProps {
  readonly actor: ConfirmationActor;
  readonly of: 'foods' | 'ingredients';
  /** Who read the photo. */
  readonly readBy?: Parameters<typeof readerOf>[0] | undefined;
  /** Nothing was named for certain. */
  readonly uncertain: boolean;
  /** The corrected names are on their way. */
  readonly busy: boolean;
  /** It has just come, so reading goes on here. */
  readonly isNew: boolean;
}

const few = 8;
const tones = { sure: 'herb', likely: 'herb', unsure: 'saffron' } as const;

/** The names read in a photo, in chips that the person corrects. */
export function Confirmation({ actor, of, readBy, uncertain, busy, isNew }: ConfirmationProps) {
  const items = useSelector(actor, (snapshot) => snapshot.context.items);
  const query = useSelector(actor, (snapshot) => snapshot.context.query);
  const likely = useSelector(actor, (snapshot) => snapshot.context.likely);
  const options = useSelector(actor, optionsOf);
  const lookUp = useSelector(actor, lookUpOf);
  const problem = useSelector(actor, problemOf);
  const isListed = (name: string) =>
    items.some((item) => item.name.toLowerCase() === name.toLowerCase());
  const quick = likely.filter(({ name }) => !isListed(name)).slice(0, few);
  const add = (name: string) => actor.send({ type: 'item.added', name });

  return (
    <Card as="section" aria-labelledby="names">
      <Stack gap="1">
        <Heading level={2} size="xl" id="names" takesFocus={isNew}>
          {words[of]}
        </Heading>
        {readBy && (
          <Text size="sm" tone="muted">
            {readerOf(readBy, uncertain)}
          </Text>
        )}
      </Stack>
      {uncertain && (
        <Alert tone="caution" quiet>
          {words.uncertain}
        </Alert>
      )}
      {items.length > 0 && <Names actor={actor} items={items} busy={busy} />}
      <Form aria-labelledby="names" onSubmit={() => actor.send({ type: 'names.submitted' })}>
        <Stack gap="2">
          <Combobox
            label={of === 'foods' ? words.addFood : words.addIngredient}
            hint={words.addHint}
            name="add"
            value={query}
            disabled={busy}
            error={problem}
            options={options.map(({ key, name, kind }) => ({
              id: key,
              label: name,
              detail: kind === 'dish' ? words.dish : undefined,
            }))}
            listLabel={words.likelyOnes}
            found={counted(options.length, { one: words.foundOne, many: words.found })}
            onChange={(value) => actor.send({ type: 'query.changed', query: value })}
            onChoose={({ label }) => add(label)}
            onEnter={add}
          />
          <Text size="sm" tone="muted" role="status">
            {lookUp}
          </Text>
        </Stack>
        {uncertain && quick.length > 0 && (
          <Row gap="2">
            <Text as="span" size="sm" strong>
              {words.likelyOnes}
            </Text>
            {quick.map(({ key, name }) => (
              <Button
                key={key}
                kind="secondary"
                aria-label={fill(words.add, { name })}
                disabled={busy}
                onClick={() => add(name)}
              >
                {name}
              </Button>
            ))}
          </Row>
        )}
        <Row>
          <Button type="submit" busy={busy} busyLabel={words.updating}>
            {words.update}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}

interface NamesProps extends Pick<ConfirmationProps, 'actor' | 'busy'> {
  readonly items: ReturnType<ConfirmationActor['getSnapshot']>['context']['items'];
}

/** Each in a chip. */
function Names({ actor, items, busy }: NamesProps) {
  return (
    <Stack gap="2">
      <Row as="ul" gap="2" aria-labelledby="names">
        {items.map(({ name, certainty }, index) => (
          <li key={index}>
            <EditableChip
              name={name}
              mark={certainty && words[certainty]}
              tone={certainty ? tones[certainty] : 'plain'}
              disabled={busy}
              renameLabel={fill(words.rename, { name })}
              removeLabel={fill(words.remove, { name })}
              onRename={(renamed) => actor.send({ type: 'item.renamed', index, name: renamed })}
              onRemove={() => actor.send({ type: 'item.removed', index })}
            />
          </li>
        ))}
      </Row>
      <Text size="sm" tone="muted">
        {words.correct}
      </Text>
    </Stack>
  );
}
