import { LiveNote } from '../../src/features/shopping/views/LiveNote.tsx';
import { listNews } from './samples/listNews.ts';
import { seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

testView({
  samples: listNews,
  draw: (actor) =>
    themed(
      <LiveNote actor={actor as never} names={['Sam']} latest={{ by: 'Sam', name: 'eggs' }} />,
    ),
  does: {},
  sees: {
    'listening.connecting': () => seesText('Looking who else is shopping...'),
    'listening.connected': () => seesText('Sam ticked eggs.'),
    reconnecting: () => seesText('The list is looked up every few seconds.'),
    offline: () => seesText('You are offline. Ticks are kept here until you are back.'),
  },
});
