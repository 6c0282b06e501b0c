import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { feedbackMachine } from '../../../../machines/feedback/feedback.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { feedback as words } from '../texts/en.ts';
import { featureMessages as messages } from '../../../texts/en/featureMessages.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { Text } from '../../../ui/typography.tsx';

type Snapshot = SnapshotFrom<typeof feedbackMachine>;

function faultOf(snapshot: Snapshot): string | undefined {
  if (snapshot.matches({ writing: 'textMissing' })) return words.missing;
  return snapshot.matches({ writing: 'textTooLong' }) ? words.tooLong : undefined;
}
const failed = messages['feedback.failed'];
const problemOf = (snapshot: Snapshot) =>
  snapshot.matches({ writing: 'notSent' })
    ? (snapshot.context.refusal ?? failed.description)
    : undefined;

/** Over whatever page is shown. */
export function FeedbackView({ actor }: { readonly actor: ActorRefFrom<typeof feedbackMachine> }) {
  const text = useSelector(actor, (snapshot) => snapshot.context.text);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const fault = useSelector(actor, faultOf);
  const problem = useSelector(actor, problemOf);

  return (
    <Dialog
      title={words.title}
      closeLabel={words.close}
      onClose={() => actor.send({ type: 'feedback.closed' })}
    >
      <Text tone="muted">{words.intro}</Text>
      <Form aria-label={words.title} onSubmit={() => actor.send({ type: 'form.submitted' })}>
        <TextArea
          label={words.label}
          name="feedback"
          required
          value={text}
          disabled={busy}
          error={fault}
          onChange={(value) => actor.send({ type: 'text.changed', text: value })}
        />
        {problem !== undefined && (
          <Alert quiet title={failed.title}>
            {problem}
          </Alert>
        )}
        <Row justify="end">
          <Button type="submit" busy={busy} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
