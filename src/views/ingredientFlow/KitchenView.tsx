import { useState } from 'react';
import { useSelector } from '../../context/useSelector.ts';
import { kitchen as words } from '../../texts/en/kitchen.ts';
import { titleByPath } from '../../texts/en/shell.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Stack } from '../../ui/layout.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Bench } from '../../ui/Bench.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Heading, Text } from '../../ui/typography.tsx';
import { Composer } from './Composer.tsx';
import { DishPanel } from './DishPanel.tsx';
import { Ingredients } from './Ingredients.tsx';
import { choiceOf, countOf, dishesOf, stageOf, type KitchenActor } from './selectors.ts';
import { Suggestions } from './Suggestions.tsx';

/** The AI Kitchen: on the left what the person has, on the right what comes of it. */
export function KitchenView({ actor }: { readonly actor: KitchenActor }) {
  return (
    <Page title={titleByPath['/ai-kitchen']}>
      <Stack gap="8">
        <Stack gap="2">
          <Heading level={1}>{words.title}</Heading>
          <Text size="lg" tone="muted" narrow>{words.intro}</Text>
        </Stack>
        <Bench side={<Composer actor={actor} />}><Outcome actor={actor} /></Bench>
      </Stack>
    </Page>
  );
}

function Outcome({ actor }: { readonly actor: KitchenActor }) {
  const stage = useSelector(actor, stageOf);
  const analysis = useSelector(actor, (snapshot) => snapshot.context.analysis);
  const choice = useSelector(actor, choiceOf);
  // What was there before this screen was opened does not call for attention.
  const [found] = useState({ analysis, choice });

  if (stage === 'processing') return <Processing />;
  if (stage === 'waiting' || !analysis) return <Card><EmptyState title={words.waiting} description={words.waitingDetail} /></Card>;

  const isNew = analysis !== found.analysis;
  const dish = choice === undefined ? undefined : dishesOf(analysis)[choice];
  return (
    <>
      <VisuallyHidden announced>{stage === 'results' ? countOf(analysis) : words.nothingSuggested}</VisuallyHidden>
      <Ingredients key={analysis.analysis_id} analysis={analysis} isNew={isNew} />
      {stage === 'nothing' && <Card><EmptyState title={words.nothingSuggested} description={words.nothingSuggestedDetail} /></Card>}
      {stage === 'results' && <Suggestions actor={actor} analysis={analysis} />}
      {dish && <DishPanel key={dish.index} actor={actor} dish={dish} isNew={isNew || choice !== found.choice} />}
    </>
  );
}

function Processing() {
  return (
    <Card>
      <Stack gap="6">
        <Spinner label={words.processing} />
        <Skeleton count={4} />
        <Grid columns="cards"><Skeleton shape="block" /><Skeleton shape="block" /></Grid>
      </Stack>
    </Card>
  );
}
