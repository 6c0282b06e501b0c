import { useSelector } from '../../context/useSelector.ts';
import { history as words } from '../../texts/en/history.ts';
import { fill } from '../../texts/fill.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';
import { deletionStateOf, titleOf, type HistoryListActor } from './selectors.ts';

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** The question before an entry is deleted, and the way back after (HIST-10). */
export function Deletion({ actor }: { readonly actor: HistoryListActor }) {
  const state = useSelector(actor, deletionStateOf);
  const subject = useSelector(actor, (snapshot) => snapshot.context.subject);
  if (!subject) return null;
  const name = titleOf(subject);
  switch (state) {
    case 'unasked':
      return null;
    case 'asked':
    case 'deletingEntry':
    case 'deletionFailed':
      return (
        <DeletionDialog
          name={name} busy={state === 'deletingEntry'} failed={state === 'deletionFailed'}
          onConfirm={() => actor.send({ type: 'deletion.confirmed' })} onCancel={() => actor.send({ type: 'deletion.cancelled' })}
        />
      );
    case 'deleted':
      return (
        <Alert tone="good">
          <Row>
            <span>{fill(words.deleted, { name })}</span>
            <Button kind="secondary" ref={focus} onClick={() => actor.send({ type: 'restoration.requested' })}>{words.undo}</Button>
          </Row>
        </Alert>
      );
    case 'restoringEntry':
      return <Spinner label={words.restoring} />;
    case 'restorationFailed':
      return (
        <Alert>
          <Stack gap="2" align="start">
            {words.restorationFailed}
            <Row>
              <Button kind="secondary" onClick={() => actor.send({ type: 'restoration.requested' })}>{words.undo}</Button>
              <Button kind="quiet" onClick={() => actor.send({ type: 'deletion.cancelled' })}>{words.dismiss}</Button>
            </Row>
          </Stack>
        </Alert>
      );
  }
}
