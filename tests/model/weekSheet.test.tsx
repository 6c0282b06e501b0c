import { expect } from 'vitest';
import { WeekSheetPanel } from '../../src/features/planner/views/WeekSheetPanel.tsx';
import { weekSheet } from './samples/weekSheet.ts';
import { press, screen, seesButton, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const seesWeek = () => {
  expect(screen.getByRole('heading', { name: 'Recipes for Jan 5 - Jan 11' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Monday 5 Jan' })).toHaveTextContent('Jollof rice');
  seesText('Jollof rice (40 mins)');
};

testView({
  samples: weekSheet,
  draw: (actor) => themed(<WeekSheetPanel actor={actor as never} onClose={() => undefined} />),
  does: { 'week.shared': press('Send as text'), 'week.printed': press('Print') },
  sees: {
    reading: () => {
      seesWeek();
      expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
      expect(screen.getByRole('button', { name: 'Send as text' })).toBeEnabled();
    },
    sharingWeek: () => {
      seesWeek();
      seesButton('Sending...');
    },
    sendingToPrinter: () => {
      seesWeek();
      expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    },
  },
});
