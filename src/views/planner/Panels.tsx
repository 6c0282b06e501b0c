import { useSelector } from '../../context/useSelector.ts';
import { EditingPanel } from './EditingPanel.tsx';
import { GenerationPanel } from './GenerationPanel.tsx';
import { ManagePanel } from './ManagePanel.tsx';
import { SavedPlansPanel } from './SavedPlansPanel.tsx';
import type { LibraryActor } from './selectors.ts';
import { ShoppingPanel } from './ShoppingPanel.tsx';
import { TutorialPanel } from './TutorialPanel.tsx';

/** What lies open over the week: one thing at a time. */
export function Panels({ actor }: { readonly actor: LibraryActor }) {
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ table: 'savedPlans' }));
  const isManaging = useSelector(actor, (snapshot) => snapshot.matches({ table: 'managing' }));
  const generation = useSelector(actor, (snapshot) => snapshot.children.planGeneration);
  const editing = useSelector(actor, (snapshot) => snapshot.children.mealEditing);
  const shopping = useSelector(actor, (snapshot) => snapshot.children.shopping);
  const tutorial = useSelector(actor, (snapshot) => snapshot.children.tutorial);
  const timers = useSelector(actor, (snapshot) => snapshot.children.cookingTimers);
  const close = () => actor.send({ type: 'panel.closed' });
  return (
    <>
      {isSaved && <SavedPlansPanel actor={actor} />}
      {isManaging && <ManagePanel actor={actor} />}
      {generation && <GenerationPanel actor={generation} onClose={close} />}
      {editing && <EditingPanel actor={editing} />}
      {shopping && <ShoppingPanel actor={shopping} onClose={close} />}
      {tutorial && <TutorialPanel actor={tutorial} timers={timers} onClose={close} />}
    </>
  );
}
