import type { ComponentType } from 'react';
import type { Person } from '../../../machines/shared/session.ts';
import { product } from '../../texts/en/product.ts';
import { shell as words } from '../../texts/en/shell.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Logo } from '../../ui/pictures/Logo.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Text } from '../../ui/typography.tsx';
import type { SignedInBarProps } from './SignedInBar.tsx';

interface HeaderProps {
  /** undefined while it is not known. */
  readonly person: Person | null | undefined;
  readonly path: string;
  /** Comes with the first screen for the signed-in. */
  readonly bar: ComponentType<SignedInBarProps>;
  readonly onSignOut: (from: 'menu' | 'landing') => void;
  readonly onFeedback: (() => void) | undefined;
}

export function Header({ person, path, bar: Bar, onSignOut, onFeedback }: HeaderProps) {
  const isAtDoor = path === '/landing';
  return (
    <TopBar brand={<Logo name={product} folds={isAtDoor || Boolean(person)} />} brandHref={person && !isAtDoor ? '/ai-kitchen' : '/landing'} brandLabel={words.home}>
      {isAtDoor && (person ? <Leave person={person} onSignOut={() => onSignOut('landing')} /> : <Enter />)}
      {!isAtDoor && person && <Bar person={person} path={path} onSignOut={() => onSignOut('menu')} onFeedback={onFeedback} />}
    </TopBar>
  );
}

function Enter() {
  return (
    <Row gap="1" unbroken>
      <LinkButton href="/login" kind="quiet" compact>{words.signIn}</LinkButton>
      <LinkButton href="/signup" compact>{words.getStarted}</LinkButton>
    </Row>
  );
}

function Leave({ person, onSignOut }: { readonly person: Person; readonly onSignOut: () => void }) {
  return (
    <Row gap="2" unbroken>
      <Text as="span" size="sm" tone="muted" cut>{person.email}</Text>
      <Button kind="secondary" compact onClick={onSignOut}>{words.signOut}</Button>
    </Row>
  );
}
