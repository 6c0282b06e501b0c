import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { AccessView } from '../../src/features/access/views/AccessView.tsx';
import { statusOf } from '../../src/features/access/views/selectors.ts';
import { access } from './samples/access.ts';
import { press, screen, seesNoText, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  wasSubscribed: boolean;
  isProvisional: boolean;
}

/** What the pages that show a status are told of it. */
function Status({ actor }: { readonly actor: Parameters<typeof AccessView>[0]['actor'] }) {
  return <p>has {useSelector(actor, (snapshot) => statusOf(snapshot).state)}</p>;
}

const overlay = () => screen.queryByRole('dialog', { name: 'Access Restricted' });
const notice = () =>
  screen.queryByRole('dialog', { name: /^(Trial Period|Subscription) Expired$/ });
const nothing = () => expect(overlay()).toBeNull();
const waitsForStatus = () => seesText('Loading your subscription status...');
const isQuiet = () => {
  seesNoText('Loading your subscription status...');
  nothing();
};

const seesWall = ({ wasSubscribed }: Context) => {
  const wall = overlay()!;
  expect(wall).toBeVisible();
  expect(wall.querySelector('h2')).toHaveTextContent(
    wasSubscribed ? 'Subscription Expired' : 'Access Restricted',
  );
  const links = [...wall.querySelectorAll('a')].map((each) => [
    each.textContent,
    each.getAttribute('href'),
  ]);
  expect(links).toContainEqual([wasSubscribed ? 'Renew Subscription' : 'Upgrade Now', '/payment']);
  expect(links).toContainEqual(['Download my data', '/settings#data']);
};

testView({
  samples: access,
  draw: (actor) =>
    themed(
      <>
        <AccessView actor={actor as never} />
        <Status actor={actor as never} />
      </>,
    ),
  does: {
    'notice.dismissed': press('Maybe Later'),
  },
  sees: {
    'surroundings.*': () => {},
    'checks.*': () => {},
    'billing.unknown': waitsForStatus,
    'billing.presumed': isQuiet,
    'billing.subscribed': ({ isProvisional }: Context) => {
      isQuiet();
      seesText(isProvisional ? 'has provided' : 'has subscribed');
      expect(notice()).toBeNull();
    },
    'billing.onTrial': isQuiet,
    'billing.denied.tolerated': isQuiet,
    'billing.denied.blocked': seesWall,
    'notice.hidden': () => expect(notice()).toBeNull(),
    'notice.dismissed': () => expect(notice()).toBeNull(),
    'notice.shown': ({ wasSubscribed }: Context) => {
      const dialog = notice()!;
      expect(dialog).toBeVisible();
      expect(dialog).toHaveAccessibleName(
        wasSubscribed ? 'Subscription Expired' : 'Trial Period Expired',
      );
      const ways = [...dialog.querySelectorAll('a')].map((each) => [
        each.textContent,
        each.getAttribute('href'),
      ]);
      expect(ways).toEqual([
        [wasSubscribed ? 'Renew Subscription' : 'Upgrade Now - Starting at $1/week', '/payment'],
      ]);
      expect(screen.getByRole('button', { name: 'Maybe Later' })).toBeVisible();
    },
  },
});
