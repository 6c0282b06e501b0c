import { useSelector } from '../../../context/useSelector.ts';
import { accountCare as words } from '../texts/accountCare.en.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';
import { PlacesCard } from './PlacesCard.tsx';
import { isAsking, isFetchingData, type CareActor } from './accountCareSelectors.ts';
import { settingsPages } from '../texts/pages.en.ts';

/** Beneath the settings: where one is signed in, one's data, and the way out. */
export function AccountCareView({ actor }: { readonly actor: CareActor }) {
  const fetching = useSelector(actor, isFetchingData);
  const asking = useSelector(actor, isAsking);

  return (
    <Page title={settingsPages['/settings'].title} width="line">
      <Stack gap="6">
        <PlacesCard actor={actor} />
        <Card as="section" roomy aria-labelledby="data">
          <Stack gap="1">
            <Heading level={2} size="xl" id="data">
              {words.data}
            </Heading>
            <Text tone="muted">{words.dataIntro}</Text>
          </Stack>
          <Row>
            <Button
              kind="secondary"
              busy={fetching}
              busyLabel={words.downloading}
              onClick={() => actor.send({ type: 'data.requested' })}
            >
              {words.download}
            </Button>
          </Row>
        </Card>
        <Card as="section" roomy aria-labelledby="deletion">
          <Stack gap="1">
            <Heading level={2} size="xl" id="deletion">
              {words.deletion}
            </Heading>
            <Text tone="muted">{words.deletionIntro}</Text>
          </Stack>
          <Row>
            <Button kind="danger" onClick={() => actor.send({ type: 'deletion.requested' })}>
              {words.deletion}
            </Button>
          </Row>
        </Card>
      </Stack>
      {asking && <DeletionDialog actor={actor} />}
    </Page>
  );
}
