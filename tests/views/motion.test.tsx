/** What goes can neither be read nor used while it fades, and what stays makes room. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { Page } from '../../src/ui/Page.tsx';
import { Rows, RowsItem } from '../../src/ui/Rows.tsx';
import { TabPanel } from '../../src/ui/TabPanel.tsx';
import { themed } from '../model/screen.tsx';

const list = (...names: string[]) =>
  themed(
    <Rows>
      {names.map((name) => (
        <RowsItem key={name} main={name} />
      ))}
    </Rows>,
  );
/** Until framer-motion's features have come and a frame was drawn with them. */
const featuresAreHere = () =>
  act(async () => {
    await import('../../src/ui/motionFeatures.ts');
    await new Promise((resolve) => setTimeout(resolve, 100));
  });

describe('what is taken out of a list', () => {
  test('is gone at once before there is anything to move it', () => {
    const { rerender } = render(list('rice', 'beans'));
    rerender(list('beans'));
    expect(screen.queryByText('rice')).toBeNull();
  });

  // tests/browser/motion.long.test.ts sees it go: nothing is drawn here, so nothing ends.
  test('fades unread and out of reach', async () => {
    const { rerender } = render(list('rice', 'beans'));
    await featuresAreHere();
    rerender(list('beans'));
    const going = screen.getByText('rice').closest('li')!;
    expect(going).toHaveAttribute('aria-hidden', 'true');
    expect(going.inert).toBe(true);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['beans']);
  });

  test('goes at once with a page that goes', async () => {
    const { unmount } = render(list('rice', 'beans'));
    await featuresAreHere();
    unmount();
    expect(screen.queryByText('rice')).toBeNull();
  });

  test('comes back as itself where the change is undone while it fades', async () => {
    const { rerender } = render(list('rice', 'beans'));
    await featuresAreHere();
    rerender(list('beans'));
    rerender(list('rice', 'beans'));
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'rice',
        'beans',
      ]),
    );
    expect(screen.getByText('rice').closest('li')!.inert).toBe(false);
  });
});

test('a dialog that is closed is gone at once', () => {
  const dialog = (isOpen: boolean) =>
    themed(
      <main>
        {isOpen && (
          <Dialog title="Cook" closeLabel="Close" onClose={() => undefined}>
            Soup
          </Dialog>
        )}
      </main>,
    );
  const { rerender } = render(dialog(true));
  expect(screen.getByText('Soup')).toBeInTheDocument();
  rerender(dialog(false));
  expect(screen.queryByText('Soup')).toBeNull();
});

test('another day is there at once', () => {
  const panel = (day: string) =>
    themed(
      <TabPanel id="meals" labelledBy={`tab-${day}`}>
        {day}
      </TabPanel>,
    );
  const { rerender } = render(panel('Monday'));
  rerender(panel('Tuesday'));
  expect(screen.queryByText('Monday')).toBeNull();
  expect(screen.getByText('Tuesday')).toBeInTheDocument();
});

test('a screen that follows another fades in', () => {
  const page = (name: string) =>
    themed(
      <Page key={name} title={name}>
        {name}
      </Page>,
    );
  const { rerender } = render(page('History'));
  rerender(page('Settings'));
  expect(screen.getByText('Settings')).toHaveAttribute('data-arrives');
});
