import { fill, texts } from '../../texts/en.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/layout.tsx';
import { roomAt, titleAt } from './rooms.ts';

const words = texts.planned;

/** Says plainly that there is nothing here yet, and where there is something. */
export function PlannedPage({ path, isSignedIn }: { readonly path: string; readonly isSignedIn: boolean }) {
  const next = isSignedIn ? <LinkButton href="/ai-kitchen">{words.toKitchen}</LinkButton> : <LinkButton href="/login" kind="secondary">{words.toLogin}</LinkButton>;
  return (
    <Page title={titleAt(path)} width="line">
      <Card roomy>
        <EmptyState level={1} title={words.title} description={fill(words.detail, { room: roomAt(path) })} action={next} />
      </Card>
    </Page>
  );
}
