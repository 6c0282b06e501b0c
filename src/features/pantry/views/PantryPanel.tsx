import { useSelector } from '../../../context/useSelector.ts';
import { foodText } from '../../../texts/notes.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ComingItem, Presence } from '../../../ui/Presence.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { EditableChip } from '../../../ui/EditableChip.tsx';
import { Form } from '../../../ui/field.tsx';
import { FieldGroup } from '../../../ui/FieldGroup.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { pantry as words } from '../texts/en.ts';
import { Removed } from './Removed.tsx';
import {
  groupsOf,
  isSoon,
  itemsOf,
  markOf,
  refusalOf,
  staplesOf,
  waitingOf,
  type PantryActor,
} from './selectors.ts';

interface PantryPanelProps {
  readonly actor: PantryActor;
  readonly onClose: () => void;
}

/** The whole pantry: foods in chips by kind, staples to tick. */
export function PantryPanel({ actor, onClose }: PantryPanelProps) {
  const typed = useSelector(actor, ({ context }) => context.words);
  const refusal = useSelector(actor, refusalOf);
  const waiting = useSelector(actor, waitingOf);
  return (
    <Dialog title={words.title} closeLabel={words.close} width="line" onClose={onClose}>
      <Form aria-label={words.title} onSubmit={() => actor.send({ type: 'words.submitted' })}>
        <TextField
          label={words.add}
          hint={words.addHint}
          name="pantry_words"
          value={typed}
          onChange={(value) => actor.send({ type: 'words.changed', words: value.slice(0, 200) })}
        />
        <Row>
          <Button type="submit">{words.addButton}</Button>
        </Row>
      </Form>
      {refusal !== undefined && <Alert>{refusal}</Alert>}
      {waiting !== undefined && (
        <Text size="sm" tone="muted" role="status">
          {waiting}
        </Text>
      )}
      <Removed actor={actor} />
      <Foods actor={actor} />
      <Staples actor={actor} />
    </Dialog>
  );
}

function Foods({ actor }: Pick<PantryPanelProps, 'actor'>) {
  const items = useSelector(actor, itemsOf);
  if (items.length === 0) return <Text tone="muted">{words.nothingYet}</Text>;
  return (
    <Stack gap="4">
      <Text size="sm" tone="muted">
        {words.edit} {words.keeping}
      </Text>
      {groupsOf(items).map((group) => (
        <Stack key={group.kind} gap="2">
          <Heading level={3} size="lg" id={`pantry-${group.kind}`}>
            {words.kinds[group.kind]}
          </Heading>
          <Row as="ul" gap="2" aria-labelledby={`pantry-${group.kind}`}>
            <Presence>
              {group.items.map((item) => {
                const { id, text: name } = item;
                return (
                  <ComingItem key={id}>
                    <EditableChip
                      name={name}
                      mark={markOf(item)}
                      tone={isSoon(item) ? 'saffron' : 'plain'}
                      renameLabel={fill(words.rename, { name })}
                      removeLabel={fill(words.remove, { name })}
                      markLabel={fill(words.mark, { name })}
                      marked={item.use_first}
                      onMark={() => actor.send({ type: 'item.marked', id, soon: !item.use_first })}
                      onRename={(text) => actor.send({ type: 'item.rewritten', id, text })}
                      onRemove={() => actor.send({ type: 'items.removed', ids: [id] })}
                    />
                  </ComingItem>
                );
              })}
            </Presence>
          </Row>
        </Stack>
      ))}
    </Stack>
  );
}

function Staples({ actor }: Pick<PantryPanelProps, 'actor'>) {
  const staples = useSelector(actor, staplesOf);
  if (staples.length === 0) return null;
  const count = staples.filter((each) => each.at_hand).length;
  return (
    <Disclosure summary={fill(words.staplesCount, { count, all: staples.length })}>
      <FieldGroup label={words.staplesHint}>
        {staples.map(({ key, name, at_hand }) => (
          <CheckField
            key={key}
            chip
            name={`staple_${key}`}
            label={foodText(key, name)}
            checked={at_hand}
            onChange={(atHand) => actor.send({ type: 'staple.ticked', key, atHand })}
          />
        ))}
      </FieldGroup>
    </Disclosure>
  );
}
