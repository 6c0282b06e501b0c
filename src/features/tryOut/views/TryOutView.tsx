import { useSelector } from '../../../context/useSelector.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Bench } from '../../../ui/Bench.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/field.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { tryOut as words } from '../texts/en.ts';
import { tryOutPages } from '../texts/pages.en.ts';
import { foodQuestion } from '../../health/texts/foodQuestion.en.ts';
import { FoodQuestion } from '../../health/views/FoodQuestion.tsx';
import {
  foodQuestionOf,
  listProblemOf,
  problemOf,
  triedOf,
  type TryOutActor,
} from './selectors.ts';
import { Tried } from './Tried.tsx';

/** The kitchen, tried without an account: a list, and three dishes. */
export function TryOutView({ actor }: { readonly actor: TryOutActor }) {
  const tried = useSelector(actor, triedOf);
  const question = useSelector(actor, foodQuestionOf);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Page title={tryOutPages['/try'].title}>
      <Stack gap="8">
        <Stack gap="2">
          <Heading level={1}>{words.title}</Heading>
          <Text size="lg" tone="muted" narrow>
            {words.intro}
          </Text>
        </Stack>
        <Bench side={<ListForm actor={actor} busy={busy} />}>
          {busy && (
            <Stack gap="5">
              <Spinner label={words.trying} />
              <Grid columns="tiles">
                <Skeleton shape="card" />
                <Skeleton shape="card" />
                <Skeleton shape="card" />
              </Grid>
            </Stack>
          )}
          {question && (
            <FoodQuestion
              key={question.id}
              question={question}
              detail={foodQuestion.detailHere}
              takesFocus
              onAnswer={(choice) =>
                actor.send({ type: 'question.answered', question: question.id, choice })
              }
            />
          )}
          {tried && (
            <Tried
              tried={tried}
              onAnswer={(asked, choice) =>
                actor.send({ type: 'question.answered', question: asked, choice })
              }
            />
          )}
        </Bench>
      </Stack>
    </Page>
  );
}

function ListForm({ actor, busy }: { readonly actor: TryOutActor; readonly busy: boolean }) {
  const list = useSelector(actor, (snapshot) => snapshot.context.list);
  const listProblem = useSelector(actor, listProblemOf);
  const problem = useSelector(actor, problemOf);
  return (
    <Card>
      <Form aria-label={words.form} onSubmit={() => actor.send({ type: 'list.submitted' })}>
        <TextArea
          label={words.label}
          hint={words.hint}
          name="list"
          placeholder={words.example}
          value={list}
          disabled={busy}
          error={listProblem}
          onChange={(value) => actor.send({ type: 'list.changed', list: value })}
        />
        {problem !== undefined && <Alert>{problem}</Alert>}
        <Stack gap="2">
          <Button type="submit" wide large busy={busy} busyLabel={words.trying}>
            {words.submit}
          </Button>
          {busy && (
            <Button kind="quiet" wide onClick={() => actor.send({ type: 'trying.cancelled' })}>
              {words.cancel}
            </Button>
          )}
          <Text size="sm" tone="muted" center>
            {words.promise}
          </Text>
        </Stack>
      </Form>
    </Card>
  );
}
