import type { ComponentType } from 'react';
import { useTimers, type TimersActor } from '../../../context/timers.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { CalendarPanel } from './CalendarPanel.tsx';
import { EditingPanel } from './EditingPanel.tsx';
import { GenerationPanel } from './GenerationPanel.tsx';
import { ManagePanel } from './ManagePanel.tsx';
import { SavedPlansPanel } from './SavedPlansPanel.tsx';
import type { LibraryActor, LibrarySnapshot } from './selectors.ts';
import { ShoppingPanel } from './ShoppingPanel.tsx';
import { TutorialPanel } from './TutorialPanel.tsx';
import { WeekSheetPanel } from './WeekSheetPanel.tsx';

type Charts = Required<LibrarySnapshot['children']>;
/** What the charts of the panels are drawn with. */
export interface PanelViews {
  readonly planGeneration: ComponentType<{
    readonly actor: NonNullable<Charts['planGeneration']>;
    readonly onClose: () => void;
  }>;
  readonly mealEditing: ComponentType<{ readonly actor: NonNullable<Charts['mealEditing']> }>;
  readonly shopping: ComponentType<{
    readonly actor: NonNullable<Charts['shopping']>;
    readonly onClose: () => void;
  }>;
  readonly calendarLink: ComponentType<{
    readonly actor: NonNullable<Charts['calendarLink']>;
    readonly onClose: () => void;
  }>;
  readonly weekSheet: ComponentType<{
    readonly actor: NonNullable<Charts['weekSheet']>;
    readonly onClose: () => void;
  }>;
  readonly tutorial: ComponentType<{
    readonly actor: NonNullable<Charts['tutorial']>;
    readonly timers: TimersActor | undefined;
    readonly onClose: () => void;
    readonly onSwap: () => void;
  }>;
}
const ours: PanelViews = {
  planGeneration: GenerationPanel,
  mealEditing: EditingPanel,
  shopping: ShoppingPanel,
  calendarLink: CalendarPanel,
  weekSheet: WeekSheetPanel,
  tutorial: TutorialPanel,
};

/** What lies open over the week: one thing at a time. */
export function Panels({
  actor,
  views = ours,
}: {
  readonly actor: LibraryActor;
  readonly views?: PanelViews;
}) {
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ table: 'savedPlans' }));
  const isManaging = useSelector(actor, (snapshot) => snapshot.matches({ table: 'managing' }));
  const generation = useSelector(actor, (snapshot) => snapshot.children.planGeneration);
  const editing = useSelector(actor, (snapshot) => snapshot.children.mealEditing);
  const shopping = useSelector(actor, (snapshot) => snapshot.children.shopping);
  const calendarLink = useSelector(actor, (snapshot) => snapshot.children.calendarLink);
  const weekSheet = useSelector(actor, (snapshot) => snapshot.children.weekSheet);
  const tutorial = useSelector(actor, (snapshot) => snapshot.children.tutorial);
  const timers = useTimers();
  const close = () => actor.send({ type: 'panel.closed' });
  return (
    <>
      {isSaved && <SavedPlansPanel actor={actor} />}
      {isManaging && <ManagePanel actor={actor} />}
      {generation && <views.planGeneration actor={generation} onClose={close} />}
      {editing && <views.mealEditing actor={editing} />}
      {shopping && <views.shopping actor={shopping} onClose={close} />}
      {calendarLink && <views.calendarLink actor={calendarLink} onClose={close} />}
      {weekSheet && <views.weekSheet actor={weekSheet} onClose={close} />}
      {tutorial && (
        <views.tutorial
          actor={tutorial}
          timers={timers}
          onClose={close}
          onSwap={() => {
            const { place } = tutorial.getSnapshot().context;
            close();
            actor.send({ type: 'edit.begun', edit: { kind: 'swap', place } });
          }}
        />
      )}
    </>
  );
}
