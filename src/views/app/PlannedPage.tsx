import { planned as words } from '../../texts/en/planned.ts';
import { product } from '../../texts/en/product.ts';
import { titleByPath } from '../../texts/en/shell.ts';
import { fill } from '../../texts/fill.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { wordsAt } from './rooms.ts';

/** Says plainly that there is nothing here yet, and where there is something. */
export function PlannedPage({ path, isSignedIn }: { readonly path: string; readonly isSignedIn: boolean }) {
  const next = isSignedIn ? <LinkButton href="/ai-kitchen">{words.toKitchen}</LinkButton> : <LinkButton href="/login" kind="secondary">{words.toLogin}</LinkButton>;
  return (
    <Page title={wordsAt(titleByPath, path) ?? product} width="line">
      <Card roomy>
        <EmptyState level={1} title={words.title} description={fill(words.detail, { room: wordsAt(words.rooms, path) ?? product })} action={next} />
      </Card>
    </Page>
  );
}
