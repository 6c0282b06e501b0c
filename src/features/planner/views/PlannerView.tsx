import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { planner as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PlannerHead } from '../../../ui/PlannerHead.tsx';
import { RecipeLanguage } from '../../language/views/RecipeLanguage.tsx';
import { PlannerSkeleton } from './PlannerSkeleton.tsx';
import type { LibraryActor } from './selectors.ts';
import { UndoOffer } from './UndoOffer.tsx';
import { Week } from './Week.tsx';
import { WeekOnItsWay } from './WeekOnItsWay.tsx';
import { plannerPages } from '../texts/pages.en.ts';

const panels = [
  'savedPlans',
  'managing',
  'creating',
  'shopping',
  'calendar',
  'sheet',
  'cooking',
  'editing',
] as const;

/** What lies over the week comes with its own code, when it is opened. */
const LatePanels = lazyPart(() =>
  import('./Panels.tsx').then((module) => ({ default: module.Panels })),
);

/** The planner: its head, the week, and what lies open over it. */
export function PlannerView({
  actor,
  panels: Panels = LatePanels,
  daysView = WeekOnItsWay,
}: {
  readonly actor: LibraryActor;
  readonly panels?: ComponentType<{ readonly actor: LibraryActor }>;
  /** What is shown of a week whose days have not come. */
  readonly daysView?: ComponentType<{ readonly actor: LibraryActor }>;
}) {
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const isUnloaded = useSelector(actor, (snapshot) => snapshot.matches({ table: 'unloaded' }));
  const hasPanel = useSelector(actor, (snapshot) =>
    panels.some((panel) => snapshot.matches({ table: panel })),
  );
  const isOlderMissing = useSelector(actor, (snapshot) => snapshot.can({ type: 'older.asked' }));
  const canManage = useSelector(actor, (snapshot) => snapshot.can({ type: 'managing.opened' }));
  const isBoard = useSelector(actor, (snapshot) => snapshot.context.layout === 'week');
  const canCreate = useSelector(actor, (snapshot) => snapshot.can({ type: 'creation.opened' }));

  return (
    <Page title={plannerPages['/planner'].title} width={isBoard ? 'board' : 'page'}>
      <Stack gap="4">
        <PlannerHead
          title={words.title}
          tagline={words.tagline}
          acts={
            <>
              <Button
                kind="quiet"
                disabled={!canManage && !hasPanel}
                onClick={() => actor.send({ type: 'managing.opened' })}
              >
                {words.manage}
              </Button>
              <Button
                kind="secondary"
                disabled={!canCreate && !hasPanel}
                onClick={() => actor.send({ type: 'creation.opened' })}
              >
                {words.newPlan}
              </Button>
            </>
          }
        >
          <RecipeLanguage />
        </PlannerHead>
        {isLoading && <PlannerSkeleton />}
        {isUnloaded && (
          <Stack gap="3" align="start">
            <Alert>{words.unloaded}</Alert>
            <Button kind="secondary" onClick={() => actor.send({ type: 'loading.retried' })}>
              {words.retry}
            </Button>
          </Stack>
        )}
        {!isLoading && !isUnloaded && <Week actor={actor} daysView={daysView} />}
        {isOlderMissing && (
          <Stack gap="2" align="start">
            <Alert tone="caution">{words.olderMissing}</Alert>
            <Button kind="quiet" onClick={() => actor.send({ type: 'older.asked' })}>
              {words.fetchOlder}
            </Button>
          </Stack>
        )}
      </Stack>
      {hasPanel && (
        <Suspense fallback={null}>
          <Panels actor={actor} />
        </Suspense>
      )}
      <UndoOffer actor={actor} unless="savedPlans" />
    </Page>
  );
}
