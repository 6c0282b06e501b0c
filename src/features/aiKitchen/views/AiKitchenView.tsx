import { Suspense, useState } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { kitchen as words } from '../texts/en.ts';
import { Bench } from '../../../ui/Bench.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { HealthNotice } from '../../health/views/HealthNotice.tsx';
import { RecipeLanguage } from '../../language/views/RecipeLanguage.tsx';
import { Composer } from './Composer.tsx';
import { Corrections } from './Corrections.tsx';
import { Ingredients } from './Ingredients.tsx';
import { allParts, type KitchenParts } from './kitchenParts.ts';
import { PantryPlace } from './PantryPlace.tsx';
import {
  busyWithOf,
  choiceOf,
  countOf,
  dishesOf,
  isFilteredOut,
  isUncertain,
  keepingOf,
  pantryOf,
  stageOf,
  type KitchenActor,
} from './selectors.ts';
import { Suggestions } from './Suggestions.tsx';
import { aiKitchenPages } from '../texts/pages.en.ts';

interface KitchenViewProps {
  readonly actor: KitchenActor;
  /** What the charts within are drawn with. */
  readonly parts?: KitchenParts;
}

/** The AI Kitchen: on the left what the person has, on the right what comes of it. */
export function AiKitchenView({ actor, parts = allParts }: KitchenViewProps) {
  const keeping = useSelector(actor, keepingOf);
  return (
    <Page title={aiKitchenPages['/ai-kitchen'].title}>
      <Stack gap="8">
        <Stack gap="2">
          <Heading level={1}>{words.title}</Heading>
          <Text size="lg" tone="muted" narrow>
            {words.intro}
          </Text>
          <RecipeLanguage />
        </Stack>
        <Bench
          side={
            <>
              <Composer actor={actor} keeping={keeping && <parts.KeepPhoto actor={keeping} />} />
              <PantryPlace actor={actor} Pantry={parts.PantryCard} />
            </>
          }
        >
          <Outcome actor={actor} parts={parts} />
        </Bench>
      </Stack>
    </Page>
  );
}

function Outcome({ actor, parts }: Required<KitchenViewProps>) {
  const busyWith = useSelector(actor, busyWithOf);
  const stage = useSelector(actor, stageOf);
  const analysis = useSelector(actor, (snapshot) => snapshot.context.analysis);
  const uncertain = useSelector(actor, isUncertain);
  const filteredOut = useSelector(actor, isFilteredOut);
  const pantry = useSelector(actor, pantryOf);
  const choice = useSelector(actor, choiceOf);
  // What was there before this screen was opened does not call for attention.
  const [found] = useState(analysis);

  if (busyWith !== undefined) return <Processing label={busyWith} />;
  if (stage === 'waiting' || !analysis)
    return (
      <Card>
        <EmptyState title={words.waiting} description={words.waitingDetail} />
      </Card>
    );

  const isNew = analysis !== found;
  const dishes = dishesOf(analysis);
  const opened = choice === null ? undefined : dishes[choice];
  const isUnnamed = analysis.response.length === 0 && !analysis.not_understood?.length;
  const isEmpty = stage === 'nothing' || dishes.length === 0;
  return (
    <>
      <VisuallyHidden announced>
        {isEmpty ? (filteredOut ? words.nothingPasses : words.nothingSuggested) : countOf(analysis)}
      </VisuallyHidden>
      <HealthNotice open={analysis} />
      <Corrections actor={actor} parts={parts} isNew={isNew} />
      {!isUnnamed && (
        <Ingredients
          key={analysis.analysis_id}
          actor={actor}
          analysis={analysis}
          isNew={isNew && !uncertain}
        >
          {pantry && (
            <Suspense>
              <parts.KeepOffer actor={pantry} foods={analysis.ingredients ?? []} />
            </Suspense>
          )}
        </Ingredients>
      )}
      {isEmpty && !filteredOut ? (
        <Card>
          <EmptyState title={words.nothingSuggested} description={words.nothingSuggestedDetail} />
        </Card>
      ) : (
        <Suggestions actor={actor} analysis={analysis} />
      )}
      {pantry && opened?.details?.have_keys && (
        <Suspense>
          <parts.CookedOffer actor={pantry} keys={opened.details.have_keys} />
        </Suspense>
      )}
    </>
  );
}

function Processing({ label }: { readonly label: string }) {
  return (
    <>
      <Card>
        <Spinner label={label} />
        <Skeleton count={4} />
      </Card>
      <Grid columns="cards">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Grid>
    </>
  );
}
