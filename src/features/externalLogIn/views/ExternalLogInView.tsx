import { useSelector } from '../../../context/useSelector.ts';
import { externalLogIn as words } from '../texts/en.ts';
import { loginPages } from '../../login/texts/pages.en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { LogoMark } from '../../../ui/pictures/Logo.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { MoreForm } from './MoreForm.tsx';
import { type ExternalLogInActor, isAsking, isRefused, isUnanswered } from './selectors.ts';

/** What came of the way to a provider of log-ins. */
export function ExternalLogInView({ actor }: { readonly actor: ExternalLogInActor }) {
  const asking = useSelector(actor, isAsking);

  return (
    <Page title={loginPages['/login'].title} width="form">
      <Stack gap="6">{asking ? <MoreForm actor={actor} /> : <Outcome actor={actor} />}</Stack>
    </Page>
  );
}

function Outcome({ actor }: { readonly actor: ExternalLogInActor }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const refused = useSelector(actor, isRefused);
  const unanswered = useSelector(actor, isUnanswered);
  const refusal = useSelector(actor, (snapshot) => snapshot.context.refusal);

  return (
    <Card roomy>
      <LogoMark size={48} />
      <Stack gap="4">
        <Heading level={1} size="2xl">
          {words.title}
        </Heading>
        {busy && (
          <Text tone="muted" role="status">
            {words.busy}
          </Text>
        )}
        {refused && (
          <Alert tone="caution" title={words.refused}>
            {refusal ?? words.refusedDetail}
          </Alert>
        )}
        {unanswered && <Alert title={words.unanswered}>{words.unansweredDetail}</Alert>}
      </Stack>
      {!busy && (
        <Row>
          {unanswered && (
            <Button onClick={() => actor.send({ type: 'answer.retried' })}>{words.tryAgain}</Button>
          )}
          <Button
            kind={unanswered ? 'secondary' : 'primary'}
            onClick={() => actor.send({ type: 'page.closed' })}
          >
            {words.back}
          </Button>
        </Row>
      )}
    </Card>
  );
}
