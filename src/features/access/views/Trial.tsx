import { useAccess } from '../../../context/access.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { access as words } from '../texts/en.ts';
import { TrialBadge } from '../../../ui/TrialBadge.tsx';
import { trialBadgeOf } from './selectors.ts';

/** What is left of the trial, live; nothing while a subscription runs (SET-01). */
export function Trial({ compact = false }: { readonly compact?: boolean }) {
  const access = useAccess();
  const badge = useSelector(
    access,
    (snapshot) => (snapshot ? trialBadgeOf(snapshot) : null),
    isSame,
  );
  if (badge === null) return null;
  return (
    <TrialBadge
      name={words.trial}
      remaining={badge.label}
      progress={badge.progress}
      progressLabel={words.trialUsed}
      compact={compact}
    />
  );
}

type Badge = ReturnType<typeof trialBadgeOf>;
const isSame = (one: Badge, other: Badge) =>
  one?.label === other?.label && one?.progress === other?.progress;
