import type { Person } from '../../../machines/shared/session.ts';
import { product } from '../../texts/en/product.ts';
import { shell as words } from '../../texts/en/shell.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { BasketIcon, CalendarIcon, CameraIcon, ClockHistoryIcon } from '../../ui/icons.tsx';
import { Row } from '../../ui/layout.tsx';
import { Logo } from '../../ui/pictures/Logo.tsx';
import { TopNavigation } from '../../ui/TopNavigation.tsx';
import { Text } from '../../ui/typography.tsx';
import { UserMenu } from '../../ui/UserMenu.tsx';

/** NAV-03, in the specification's order. */
const places = [
  { href: '/planner', label: words.planner, Icon: CalendarIcon },
  { href: '/ai-kitchen', label: words.ingredients, Icon: BasketIcon },
  { href: '/detected', label: words.detect, Icon: CameraIcon },
  { href: '/history', label: words.history, Icon: ClockHistoryIcon },
];

/** NAV-04: the display name, else the email up to the @, else 'User'. */
const nameOf = ({ displayName, email }: Person) => displayName?.trim() || email.split('@')[0]?.trim() || words.someone;
const initialOf = (name: string) => (/^./u.exec(name)?.[0] ?? '').toUpperCase();

interface HeaderProps {
  /** undefined while it is not known. */
  readonly person: Person | null | undefined;
  readonly path: string;
  readonly onSignOut: (from: 'menu' | 'landing') => void;
}

export function Header({ person, path, onSignOut }: HeaderProps) {
  if (path === '/landing') {
    const folding = <Logo name={product} folds />;
    const end = person ? <Leave person={person} onSignOut={() => onSignOut('landing')} /> : <Enter />;
    return <TopNavigation brand={folding} brandHref="/landing" brandLabel={words.homeSignedOut} label={words.navigation} links={[]} end={end} />;
  }
  const brand = <Logo name={product} />;
  if (!person) return <TopNavigation brand={brand} brandHref="/landing" brandLabel={words.homeSignedOut} label={words.navigation} links={[]} />;

  const name = nameOf(person);
  const items = [
    { label: words.profile, href: '/profile' },
    { label: words.settings, href: '/settings' },
    { label: words.payment, href: '/payment' },
    { label: words.signOut, onSelect: () => onSignOut('menu') },
  ];
  return (
    <TopNavigation
      brand={brand} brandHref="/ai-kitchen" brandLabel={words.home} label={words.navigation}
      links={places.map(({ href, label, Icon }) => ({ href, label, icon: <Icon size={22} />, current: path === href || path.startsWith(`${href}/`) }))}
      end={<UserMenu name={name} initial={initialOf(name)} label={words.account} items={items} />}
    />
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
