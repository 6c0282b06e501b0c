import { useSelector } from '../../../context/useSelector.ts';
import { history as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { titleOf } from './selectors.ts';
import { Question } from './Question.tsx';
import { subjectOf, wayBackOf, type EntryDeletionActor } from './deletionSelectors.ts';

/** In the list: the question before an entry is deleted, and the way back after (HIST-10). */
export function Deletion({ actor }: { readonly actor: EntryDeletionActor }) {
  const state = useSelector(actor, wayBackOf);
  const subject = useSelector(actor, subjectOf);
  switch (state) {
    case 'deleted':
      return (
        <Alert tone="good">
          <Row>
            <span>{fill(words.deleted, { name: subject ? titleOf(subject) : '' })}</span>
            <Button
              kind="secondary"
              takesFocus
              onClick={() => actor.send({ type: 'restoration.requested' })}
            >
              {words.undo}
            </Button>
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
              <Button
                kind="secondary"
                onClick={() => actor.send({ type: 'restoration.requested' })}
              >
                {words.undo}
              </Button>
              <Button kind="quiet" onClick={() => actor.send({ type: 'deletion.cancelled' })}>
                {words.dismiss}
              </Button>
            </Row>
          </Stack>
        </Alert>
      );
    default:
      return <Question actor={actor} />;
  }
}
