import { expect } from 'vitest';
import { DataCard } from '../../src/features/settings/views/DataCard.tsx';
import { dataExport } from './samples/dataExport.ts';
import { press, screen, seesButton, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const names = { everything: 'Download my data', reading: 'Download my cookbook' } as const;

testView({
  samples: dataExport,
  draw: (actor) => themed(<DataCard actor={actor as never} Proof={() => <p>the proof</p>} />),
  does: {
    'data.requested (everything)': press(names.everything),
    'data.requested (reading)': press(names.reading),
  },
  sees: {
    offered: () => {
      seesButton(names.everything);
      seesButton(names.reading);
    },
    // One is on its way, the other waits for it.
    fetchingData: ({ form }: { form: keyof typeof names }) => {
      seesButton('Collecting your data...');
      const other = form === 'reading' ? 'everything' : 'reading';
      expect(screen.getByRole('button', { name: names[other] })).toBeDisabled();
      expect(screen.queryByRole('button', { name: names[form] })).toBeNull();
    },
    proving: () => {
      seesText('the proof');
      seesButton(names.everything);
      seesButton(names.reading);
    },
  },
});
