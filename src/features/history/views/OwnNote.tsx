import type { ActorRefFrom } from 'xstate';
import type { ownNoteMachine } from '../../../../machines/history/ownNote.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { ownNote as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { StarButtons } from '../../../ui/StarButtons.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';

export type OwnNoteActor = ActorRefFrom<typeof ownNoteMachine>;

/** What the person makes of the dish: stars at once, a note when they say so. */
export function OwnNote({ actor }: { readonly actor: OwnNoteActor }) {
  const { note, rating, kept } = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'noteSaved' }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'noteUnsaved' }));
  const isGone = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'entryGone' }));
  const isChanged = note.trim() !== kept.note.trim() || hasFailed;
  return (
    <Card as="section" aria-labelledby="own-note">
      <Heading level={2} size="lg" id="own-note">
        {words.title}
      </Heading>
      <StarButtons
        label={words.rating}
        nameOf={(stars) => fill(words.stars, { stars })}
        value={rating}
        disabled={busy}
        onChoose={(stars) => actor.send({ type: 'rating.chosen', rating: stars })}
      />
      <Form aria-labelledby="own-note" onSubmit={() => actor.send({ type: 'note.submitted' })}>
        <TextArea
          label={words.label}
          hint={words.hint}
          name="note"
          value={note}
          disabled={busy}
          onChange={(value) => actor.send({ type: 'note.changed', note: value })}
        />
        {hasFailed && <Alert>{words.unsaved}</Alert>}
        {isGone && <Alert>{words.gone}</Alert>}
        <Row>
          {(isChanged || busy) && (
            <Button type="submit" kind="secondary" busy={busy} busyLabel={words.saving}>
              {words.save}
            </Button>
          )}
          <Text as="span" size="sm" tone="muted" role="status">
            {isSaved ? words.saved : ''}
          </Text>
        </Row>
      </Form>
    </Card>
  );
}
