import type { ComponentType } from 'react';
import type { Person } from '../../../machines/shared/session.ts';
import { landingNavigation } from '../../texts/en/publicNavigation.ts';
import { product } from '../../texts/en/product.ts';
import { shell as words } from '../../texts/en/shell.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Logo } from '../../ui/pictures/Logo.tsx';
import { SectionLinks, SectionMenu, WhereWide } from '../../ui/PublicNavigation.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Text } from '../../ui/typography.tsx';
import type { SignedInBarProps } from '../../features/navigation/views/SignedInBar.tsx';

/** LAND-01: the landing page's own parts. */
const sections = () => [
  { href: '/landing#home', label: landingNavigation.sections.home },
  { href: '/landing#features', label: landingNavigation.sections.features },
  { href: '/landing#pricing', label: landingNavigation.sections.pricing },
];

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
  const isAtLanding = path === '/landing';
  return (
    <TopBar
      brand={<Logo name={product} folds={isAtLanding || Boolean(person)} />}
      brandHref={person && !isAtLanding ? '/ai-kitchen' : '/landing'}
      brandLabel={words.home}
    >
      {isAtLanding && <SectionLinks label={landingNavigation.navigation} links={sections()} />}
      {isAtLanding &&
        (person ? <Leave person={person} onSignOut={() => onSignOut('landing')} /> : <Enter />)}
      {!isAtLanding && person && (
        <Bar
          person={person}
          path={path}
          onSignOut={() => onSignOut('menu')}
          onFeedback={onFeedback}
        />
      )}
    </TopBar>
  );
}

function Enter() {
  return (
    <Row gap="1" unbroken>
      <WhereWide>
        <LinkButton href="/login" kind="quiet" compact>
          {words.signIn}
        </LinkButton>
      </WhereWide>
      <LinkButton href="/signup" compact>
        {words.getStarted}
      </LinkButton>
      <SectionMenu
        label={landingNavigation.navigation}
        menuLabel={landingNavigation.menu}
        links={sections()}
        more={[
          { href: '/login', label: words.signIn },
          { href: '/signup', label: words.getStarted },
        ]}
      />
    </Row>
  );
}

function Leave({ person, onSignOut }: { readonly person: Person; readonly onSignOut: () => void }) {
  return (
    <Row gap="2" unbroken>
      <Text as="span" size="sm" tone="muted" cut>
        {person.email}
      </Text>
      <Button kind="secondary" compact onClick={onSignOut}>
        {words.signOut}
      </Button>
      <SectionMenu
        label={landingNavigation.navigation}
        menuLabel={landingNavigation.menu}
        links={sections()}
        more={[]}
      />
    </Row>
  );
}
