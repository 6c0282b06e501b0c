import { useAccess } from '../../../context/access.tsx';
import { useSelector } from '../../../context/useSelector.ts';

/** Whether the services here read printed words alone: no model knows food by its looks. */
export const useIsPrintedOnly = (): boolean =>
  useSelector(useAccess(), (snapshot) => snapshot?.context.readsPlainFood === false);
