import { guard as words } from '../../../texts/en/shell.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Link } from '../../../ui/typography.tsx';

/** Why the visitor is at an entrance: their session ended. On a page without the form it leads there. */
export function SessionEnd({ leadsOn = false }: { readonly leadsOn?: boolean }) {
  return (
    <Alert tone="info">
      {words.sessionEnded}{' '}
      {leadsOn ? <Link href="/login">{words.sessionEndedWay}</Link> : words.sessionEndedWay}
    </Alert>
  );
}
