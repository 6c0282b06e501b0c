import type { ReactNode } from 'react';
import { useAccess } from '../../../context/access.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { kitchen as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { isUsedUp } from '../../access/views/selectors.ts';
import { AllowanceLine } from '../../access/views/AllowanceLine.tsx';
import { PhotoField } from '../../photos/views/PhotoField.tsx';
import { useIsPrintedOnly } from '../../photos/views/plainFood.ts';
import {
  alertOf,
  busyWithOf,
  photoProblemOf,
  problemOf,
  reasonOf,
  type KitchenActor,
} from './selectors.ts';

const methods = () =>
  [
    { value: 'list', label: words.list },
    { value: 'image', label: words.image },
  ] as const;

interface ComposerProps {
  readonly actor: KitchenActor;
  /** Whether the photo is kept, once it was read. */
  readonly keeping: ReactNode;
}

/** Where the person says what they have. */
export function Composer({ actor, keeping }: ComposerProps) {
  const method = useSelector(actor, (snapshot) => snapshot.context.method);
  const list = useSelector(actor, (snapshot) => snapshot.context.list);
  const isMissing = useSelector(actor, (snapshot) =>
    snapshot.matches({ composing: 'ingredientsMissing' }),
  );
  const photo = useSelector(actor, (snapshot) => snapshot.context.photo);
  const photoProblem = useSelector(actor, photoProblemOf);
  const access = useAccess();
  const isOver = useSelector(access, (snapshot) => snapshot?.matches({ billing: 'denied' }));
  const isSpent = useSelector(access, (snapshot) => isUsedUp(snapshot, 'kitchen'));
  const alert = alertOf(
    useSelector(actor, problemOf),
    useSelector(actor, reasonOf),
    isOver === true || isSpent,
  );
  const isPrintedOnly = useIsPrintedOnly();
  const busy = useSelector(actor, (snapshot) => busyWithOf(snapshot) !== undefined);

  return (
    <Card as="section" aria-labelledby="compose">
      <Heading level={2} size="xl" id="compose">
        {words.compose}
      </Heading>
      <Form
        aria-labelledby="compose"
        onSubmit={() => actor.send({ type: 'ingredients.submitted' })}
      >
        <SelectField
          label={words.method}
          name="image_or_ingredient_list"
          options={methods()}
          value={method}
          disabled={busy}
          onChange={(value) =>
            actor.send({ type: 'method.chosen', method: value === 'image' ? 'image' : 'list' })
          }
        />
        {method === 'list' && photo !== null && isPrintedOnly && (
          <PhotoField
            besideList
            photo={photo}
            onChoose={(chosen) => actor.send({ type: 'photo.chosen', photo: chosen })}
            onRemove={() => actor.send({ type: 'photo.removed' })}
          />
        )}
        {method === 'list' ? (
          <TextArea
            label={words.listLabel}
            hint={words.listHint}
            name="ingredient_list"
            placeholder={words.listExample}
            value={list}
            disabled={busy}
            invalid={isMissing}
            onChange={(value) => actor.send({ type: 'list.changed', list: value })}
          />
        ) : (
          <PhotoField
            photo={photo}
            problem={photoProblem}
            onList={() => actor.send({ type: 'method.chosen', method: 'list' })}
            onChoose={(chosen) => actor.send({ type: 'photo.chosen', photo: chosen })}
            onRemove={() => actor.send({ type: 'photo.removed' })}
          />
        )}
        {alert !== undefined && <Alert>{alert}</Alert>}
        <AllowanceLine kind="kitchen" />
        <Stack gap="2">
          <Button
            type="submit"
            wide
            large
            busy={busy}
            busyLabel={words.busy}
            disabled={isSpent && !busy}
          >
            {words.submit}
          </Button>
          {busy && (
            <Button kind="quiet" wide onClick={() => actor.send({ type: 'processing.cancelled' })}>
              {words.cancel}
            </Button>
          )}
        </Stack>
      </Form>
      {keeping}
    </Card>
  );
}
