import { useAccess } from '../../../context/access.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { access as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Link, Text } from '../../../ui/typography.tsx';
import { allowanceOf, allowanceText, isRemembered, statusOf } from './selectors.ts';

/** What is left of one of the trial's limits, where it is used; used up, it offers the plans (ACC-09). */
export function AllowanceLine({ kind }: { readonly kind: 'detection' | 'kitchen' | 'plans' }) {
  const access = useAccess();
  const allowance = useSelector(access, (snapshot) =>
    snapshot ? allowanceOf(snapshot, kind) : null,
  );
  const isAwaited = useSelector(
    access,
    (snapshot) =>
      !snapshot ||
      (snapshot.context.usage.length === 0 &&
        !isRemembered(snapshot) &&
        ['trial', 'unknown'].includes(statusOf(snapshot).state)),
  );
  // It keeps its place until it is known: what is below does not move when it comes.
  if (allowance === null)
    return isAwaited ? (
      <Text size="sm" aria-hidden="true">
        &nbsp;
      </Text>
    ) : null;
  if (!allowance.isUsedUp)
    return (
      <Text size="sm" tone="muted">
        {allowanceText(allowance)}
      </Text>
    );
  return (
    <Alert tone="caution" quiet title={words.usedUp}>
      {allowanceText(allowance)}. <Link href="/payment">{words.seePlans}</Link>
    </Alert>
  );
}
