import type { ActorRefFrom } from 'xstate';
import type { FigureSources } from '../../../../machines/shared/sources.ts';
import type { sourcesMachine } from '../../../../machines/sources/sources.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { sources as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { dateText } from '../../../texts/format.ts';
import { languageNow } from '../../../texts/language.ts';
import { noteText, noteTexts } from '../../../texts/notes.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { DataSet } from './DataSet.tsx';
import { DietMeanings } from './DietMeanings.tsx';
import { Reviews } from './Reviews.tsx';
import { guidelineText } from './guidelineText.ts';
import { sourcesPages } from '../texts/pages.en.ts';

/** Where the figures come from; public. */
export function SourcesView({ actor }: { readonly actor: ActorRefFrom<typeof sourcesMachine> }) {
  const sources = useSelector(actor, (snapshot) => snapshot.context.sources);
  const failed = useSelector(actor, (snapshot) => snapshot.matches('sourcesFailed'));
  return (
    <Page title={sourcesPages['/sources'].title}>
      <Stack gap="10">
        <Stack gap="3">
          <Heading level={1}>{words.title}</Heading>
          <Text size="lg" tone="muted" narrow>
            {words.intro}
          </Text>
          {languageNow() !== 'en' && (
            <Text size="sm" tone="muted">
              {words.inEnglish}
            </Text>
          )}
        </Stack>
        {failed && (
          <Stack align="start">
            <Alert title={words.failed}>{words.failedDetail}</Alert>
            <Row>
              <Button onClick={() => actor.send({ type: 'sources.retried' })}>{words.retry}</Button>
            </Row>
          </Stack>
        )}
        {sources === null && !failed && (
          <Stack gap="6">
            <Spinner label={words.loading} />
            <Skeleton shape="card" count={3} />
          </Stack>
        )}
        {sources !== null && <Shown sources={sources} />}
      </Stack>
    </Page>
  );
}

function Shown({
  sources: { sources, rates, prices, limits, diets, ingredients, review, reviewed },
}: {
  readonly sources: FigureSources;
}) {
  return (
    <>
      <Alert tone="caution" quiet>
        {noteText(review)}
      </Alert>
      <Stack as="section" gap="3" aria-labelledby="sources-limits">
        <Heading level={2} id="sources-limits">
          {words.limits}
        </Heading>
        <Text narrow>
          {fill(words.published, {
            published: limits.published,
            quoted: limits.quoted ?? 0,
            total: limits.total,
          })}
        </Text>
        <Disclosure summary={words.guidelines}>
          <BulletList items={limits.guidelines.map(guidelineText)} />
        </Disclosure>
      </Stack>
      <Reviews reviewed={reviewed} />
      <DietMeanings diets={diets} />
      <Stack as="section" gap="3" aria-labelledby="sources-money">
        <Heading level={2} id="sources-money">
          {words.money}
        </Heading>
        <Text narrow>{words.priceNote || prices.note}</Text>
        <Text narrow>
          {fill(words.rates, { date: dateText(rates.date), source: rates.source })}
        </Text>
        {rates.exceptions.length > 0 && (
          <>
            <Text>{words.exceptions}</Text>
            <BulletList items={noteTexts(rates.exceptions)} />
          </>
        )}
      </Stack>
      <Stack as="section" gap="3" aria-labelledby="sources-food">
        <Heading level={2} id="sources-food">
          {words.food}
        </Heading>
        <Text narrow>{fill(words.ingredients, ingredients)}</Text>
      </Stack>
      <Stack as="section" gap="4" aria-labelledby="sources-data">
        <Heading level={2} id="sources-data">
          {words.data}
        </Heading>
        <Grid columns="cards">
          {sources.map((source) => (
            <Card key={source.id} as="article">
              <DataSet source={source} />
            </Card>
          ))}
        </Grid>
      </Stack>
    </>
  );
}
