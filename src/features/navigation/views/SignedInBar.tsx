import type { Person } from '../../../../machines/shared/session.ts';
import { useAccess } from '../../../context/access.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { navigation as words } from '../texts/en.ts';
import {
  BasketIcon,
  CalendarIcon,
  CameraIcon,
  ClockHistoryIcon,
} from '../../../ui/icons/places.tsx';
import { TopBarEnd } from '../../../ui/TopBar.tsx';
import { TopNavigation } from '../../../ui/TopNavigation.tsx';
import { UserMenu } from '../../../ui/UserMenu.tsx';
import { isOpen } from '../../access/views/selectors.ts';
import { Trial } from '../../access/views/Trial.tsx';

/** NAV-03, in the specification's order. */
const mainPages = () => [
  { href: '/planner', label: words.planner, Icon: CalendarIcon },
  { href: '/ai-kitchen', label: words.ingredients, Icon: BasketIcon },
  { href: '/detected', label: words.detect, Icon: CameraIcon },
  { href: '/history', label: words.history, Icon: ClockHistoryIcon },
];

/** NAV-04: the display name, else the email up to the @, else 'User'. */
const nameOf = ({ displayName, email }: Person) =>
  displayName?.trim() || email.split('@')[0]?.trim() || words.someone;
const initialOf = (name: string) => (/^./u.exec(name)?.[0] ?? '').toUpperCase();

export interface SignedInBarProps {
  readonly person: Person;
  readonly path: string;
  readonly onSignOut: () => void;
  /** Where it can be written. */
  readonly onFeedback?: (() => void) | undefined;
}

/** What the signed-in have at the top of each page: the main pages, and their own menu. */
export function SignedInBar({ person, path, onSignOut, onFeedback }: SignedInBarProps) {
  const name = nameOf(person);
  const access = useAccess();
  const isFree = useSelector(access, (snapshot) => (snapshot ? isOpen(snapshot) : false));
  const items = [
    { label: words.ownRecipes, href: '/my-recipes' },
    { label: words.profile, href: '/profile' },
    { label: words.shoppingList, href: '/shopping' },
    { label: words.settings, href: '/settings' },
    ...(isFree ? [] : [{ label: words.payment, href: '/payment' }]),
    ...(onFeedback ? [{ label: words.feedback, onSelect: onFeedback }] : []),
    { label: words.signOut, onSelect: onSignOut },
  ];
  const links = mainPages().map(({ href, label, Icon }) => ({
    href,
    label,
    icon: <Icon size={22} />,
    current: path === href || path.startsWith(`${href}/`),
  }));
  return (
    <>
      <TopNavigation label={words.navigation} links={links} />
      <TopBarEnd>
        <Trial compact />
        <UserMenu name={name} initial={initialOf(name)} label={words.account} items={items} />
      </TopBarEnd>
    </>
  );
}
