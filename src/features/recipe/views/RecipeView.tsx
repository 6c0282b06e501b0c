import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { kitchen } from '../../aiKitchen/texts/en.ts';
import { RecordLine } from '../../followUp/views/RecordLine.tsx';
import type { FollowUpActor } from '../../followUp/views/selectors.ts';
import { paragraphOf } from '../../../texts/notes.ts';
import { recipe as words } from '../texts/en.ts';
import { recipePages } from '../texts/pages.en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ChevronLeftIcon } from '../../../ui/icons/planner.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { RecipeLanguageProvider } from '../../../ui/instructions.ts';
import { OnScreen } from '../../../ui/OnScreen.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { DishTitle } from '../../../texts/dishTitle.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading } from '../../../ui/typography.tsx';
import type { DishLeftActor } from '../../pantry/views/DishLeft.tsx';
import type { PantryUseActor } from '../../pantry/views/PantryUse.tsx';
import type { CookViewProps } from './CookView.tsx';
import { ActionDialogs, type ActionDialogsProps } from './ActionDialogs.tsx';
import { ActionTiles, type ActionTilesProps } from './ActionTiles.tsx';
import { MoreActions, type MoreActionsProps } from './MoreActions.tsx';
import { RecipePage } from './RecipePage.tsx';
import { Swaps, type SwapsProps } from './Swaps.tsx';
import {
  type Context,
  languageOf,
  scaledOf,
  stageOf,
  shownTitleOf,
  type RecipeActor,
} from './selectors.ts';
import { Units } from './Units.tsx';

export interface RecipeViewParts {
  readonly RecordLine: ComponentType<{
    readonly actor: FollowUpActor;
    readonly entryId: string | null;
  }>;
  readonly Resources: ComponentType<{ readonly actor: FollowUpActor }>;
  readonly OwnResources: ComponentType<{ readonly actor: RecipeActor }>;
  readonly Swaps: ComponentType<SwapsProps>;
  readonly CookView: ComponentType<CookViewProps>;
  readonly PantryUse: ComponentType<{
    readonly actor: PantryUseActor;
    readonly dishLeft?: DishLeftActor | undefined;
    readonly children?: ReactNode;
  }>;
  readonly MoreActions: ComponentType<MoreActionsProps>;
  readonly ActionTiles: ComponentType<ActionTilesProps>;
  readonly ActionDialogs: ComponentType<ActionDialogsProps>;
}
/** What cooking needs comes when somebody cooks. */
const LazyCookView = lazyPart(() =>
  import('./CookView.tsx').then((module) => ({ default: module.CookView })),
);
/** Videos and articles come after the recipe. */
const LazyResources = lazyPart(() =>
  import('../../followUp/views/Resources.tsx').then((module) => ({ default: module.Resources })),
);
const LazyOwnResources = lazyPart(() =>
  import('./OwnResources.tsx').then((module) => ({ default: module.OwnResources })),
);
const LazyPantryUse = lazyPart(() =>
  import('../../pantry/views/PantryUse.tsx').then((module) => ({ default: module.PantryUse })),
);
const allParts: RecipeViewParts = {
  RecordLine,
  Resources: LazyResources,
  OwnResources: LazyOwnResources,
  Swaps,
  CookView: LazyCookView,
  PantryUse: LazyPantryUse,
  MoreActions,
  ActionTiles,
  ActionDialogs,
};

interface RecipeViewProps {
  readonly actor: RecipeActor;
  /** What the charts within are drawn with. */
  readonly parts?: RecipeViewParts;
}

/** One recipe, wherever it was opened from. */
export function RecipeView({ actor, parts = allParts }: RecipeViewProps) {
  const stage = useSelector(actor, stageOf);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const title = shownTitleOf(context);
  const cooking = useSelector(actor, (snapshot) => snapshot.children.cooking);
  const scaled = scaledOf(context);
  return (
    <Page title={title?.text ?? recipePages['/recipe'].title}>
      <Stack gap="4">
        <OnScreen>
          <Row flush>
            <Button kind="quiet" onClick={() => actor.send({ type: 'page.closed' })}>
              <ChevronLeftIcon />
              {words.back}
            </Button>
          </Row>
        </OnScreen>
        {(stage === 'recipeUnknown' || stage === 'recipeRefused') && (
          <Nothing {...context.written} />
        )}
        <Unwritten actor={actor} title={title} />
        {stage === 'showing' && scaled && (
          <RecipeLanguageProvider value={languageOf(context)}>
            <RecipePage actor={actor} scaled={scaled} parts={parts} />
          </RecipeLanguageProvider>
        )}
      </Stack>
      {cooking && scaled && (
        <Suspense fallback={null}>
          <RecipeLanguageProvider value={languageOf(context)}>
            <parts.CookView
              actor={cooking}
              title={title?.text ?? words.untitled}
              scaled={scaled}
              units={<Units actor={actor} />}
            />
          </RecipeLanguageProvider>
        </Suspense>
      )}
    </Page>
  );
}

/** While it is written out, or where it could not be. */
function Unwritten({
  actor,
  title,
}: {
  readonly actor: RecipeActor;
  readonly title: DishTitle | undefined;
}) {
  const stage = useSelector(actor, stageOf);
  const problem = problemAt(stage);
  if (stage !== 'fetchingRecipe' && problem === undefined) return null;
  return (
    <Card roomy>
      {title !== undefined && (
        <Heading level={1} lang={title.lang}>
          {title.text}
        </Heading>
      )}
      <Heading level={2}>{kitchen.instructions}</Heading>
      {problem === undefined ? <Writing /> : <Failed actor={actor} problem={problem} />}
    </Card>
  );
}

const problemAt = (stage: ReturnType<typeof stageOf>): string | undefined => {
  if (stage === 'recipeFailed') return kitchen.instructionsFailed;
  return stage === 'recipeOffline' ? kitchen.offline : undefined;
};

function Writing() {
  return (
    <Stack gap="5">
      <Spinner label={kitchen.writing} />
      <Skeleton count={6} />
    </Stack>
  );
}

/** The address names no recipe, or one that is not for whoever asks. */
function Nothing({ refused, refusedFor }: Partial<NonNullable<Context['written']>>) {
  const isRefused = refused !== undefined;
  const why = refusedFor ? `${words.notFitting} ${paragraphOf(refusedFor)}` : refused;
  return (
    <Card>
      <EmptyState
        title={isRefused ? words.refused : words.unknown}
        description={why ?? words.unknownDetail}
        action={
          <LinkButton reloads={isRefused} href={isRefused ? '/recipes' : '/ai-kitchen'}>
            {isRefused ? words.toLibrary : words.toKitchen}
          </LinkButton>
        }
      />
    </Card>
  );
}

function Failed({ actor, problem }: { readonly actor: RecipeActor; readonly problem: string }) {
  return (
    <Stack gap="3" align="start">
      <Alert>{problem}</Alert>
      <Button kind="secondary" onClick={() => actor.send({ type: 'recipe.retried' })}>
        {kitchen.retry}
      </Button>
    </Stack>
  );
}
