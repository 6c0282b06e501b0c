import { Suspense, useState } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { paragraphOf } from '../../../texts/notes.ts';
import { kitchen as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Bench } from '../../../ui/Bench.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { foodQuestion } from '../../health/texts/foodQuestion.en.ts';
import { FoodQuestion } from '../../health/views/FoodQuestion.tsx';
import { HealthAsked } from '../../health/views/HealthAsked.tsx';
import { RecipeLanguage } from '../../language/views/RecipeLanguage.tsx';
import { Composer } from './Composer.tsx';
import { Corrections } from './Corrections.tsx';
import { Ingredients } from './Ingredients.tsx';
import { allParts, type KitchenParts } from './kitchenParts.ts';
import { PantryPlace } from './PantryPlace.tsx';
import {
  busyWithOf,
  countOf,
  dishesOf,
  foodQuestionOf,
  isAnswerUnsaved,
  isFilteredOut,
  isHealthAnswerUnsaved,
  isUncertain,
  isUpdating,
  keepingOf,
  pantryOf,
  stageOf,
  type Analysis,
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

/** What has to be answered before any dish, else what came of the list. */
function Outcome({ actor, parts }: Required<KitchenViewProps>) {
  const question = useSelector(actor, foodQuestionOf);
  const unsaved = useSelector(actor, isAnswerUnsaved);
  if (!question) return <Found actor={actor} parts={parts} />;
  return (
    <>
      <FoodQuestion
        key={question.id}
        question={question}
        takesFocus
        onAnswer={(choice) =>
          actor.send({ type: 'question.answered', question: question.id, choice })
        }
      />
      {unsaved && <Alert>{foodQuestion.unsaved}</Alert>}
    </>
  );
}

function Found({ actor, parts }: Required<KitchenViewProps>) {
  const busyWith = useSelector(actor, busyWithOf);
  const stage = useSelector(actor, stageOf);
  const analysis = useSelector(actor, (snapshot) => snapshot.context.analysis);
  // What was there before this screen was opened does not call for attention.
  const [found] = useState(analysis);

  if (busyWith !== undefined) return <Processing label={busyWith} />;
  if (stage === 'waiting' || !analysis)
    return (
      <Card>
        <EmptyState title={words.waiting} description={words.waitingDetail} />
      </Card>
    );
  return (
    <Analysed
      actor={actor}
      parts={parts}
      analysis={analysis}
      isNew={analysis !== found}
      isEmpty={stage === 'nothing' || dishesOf(analysis).length === 0}
    />
  );
}

interface AnalysedProps extends Required<KitchenViewProps> {
  readonly analysis: Analysis;
  readonly isNew: boolean;
  readonly isEmpty: boolean;
}

/** What was understood of the list, what may be corrected, and the dishes. */
function Analysed({ actor, parts, analysis, isNew, isEmpty }: AnalysedProps) {
  const uncertain = useSelector(actor, isUncertain);
  const filteredOut = useSelector(actor, isFilteredOut);
  const updating = useSelector(actor, isUpdating);
  const unsaved = useSelector(actor, isHealthAnswerUnsaved);
  const pantry = useSelector(actor, pantryOf);
  const isUnnamed = analysis.response.length === 0 && !analysis.not_understood?.length;
  return (
    <>
      <VisuallyHidden announced>
        {isEmpty ? nothingOf(analysis, filteredOut) : countOf(analysis)}
      </VisuallyHidden>
      <HealthAsked
        open={analysis}
        isNew={isNew}
        busy={updating}
        unsaved={unsaved}
        onAnswer={(question, given) =>
          actor.send({ type: 'question.answered', question, choice: given })
        }
      />
      <Corrections actor={actor} parts={parts} isNew={isNew} />
      {!isUnnamed && (
        <Ingredients
          key={analysis.analysis_id}
          actor={actor}
          analysis={analysis}
          isNew={isNew && !uncertain && !analysis.health_questions}
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
          <Nothing why={declinedOf(analysis)} isYoung={isAboutTheYoung(analysis)} />
        </Card>
      ) : (
        <Suggestions actor={actor} analysis={analysis} />
      )}
    </>
  );
}

/** Why nothing is suggested, and whom to ask; empty where it is for want of foods. */
const declinedOf = ({ notes = [] }: Pick<Analysis, 'notes'>): string =>
  paragraphOf(notes.filter((note) => typeof note !== 'string' && declining.includes(note.code)));
const declining = [
  'health.noPlan',
  'health.noPlanYoung',
  'health.clinic',
  'wish.dishLeftOut',
  'list.dishesLeft',
];

/** Whether a child's or a young person's allergy was told as one's own: they are named elsewhere. */
const isAboutTheYoung = ({ notes = [] }: Pick<Analysis, 'notes'>): boolean =>
  notes.some((note) => typeof note !== 'string' && note.code === 'health.noPlanYoung');

function nothingOf(analysis: Analysis, filteredOut: boolean): string {
  if (filteredOut) return words.nothingPasses;
  return declinedOf(analysis) === '' ? words.nothingSuggested : words.declined;
}

const Nothing = ({ why, isYoung }: { readonly why: string; readonly isYoung: boolean }) =>
  why === '' ? (
    <EmptyState title={words.nothingSuggested} description={words.nothingSuggestedDetail} />
  ) : (
    <EmptyState
      title={words.declined}
      description={why}
      action={
        isYoung && (
          <Row>
            <LinkButton href="/who-eats">{words.whoEats}</LinkButton>
            <LinkButton kind="secondary" href="/settings">
              {words.healthSettings}
            </LinkButton>
          </Row>
        )
      }
    />
  );

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
