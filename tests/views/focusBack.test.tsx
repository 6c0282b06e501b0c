/** Where the focus goes when what had it is gone. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Button, IconButton } from '../../src/ui/Button.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { CheckField } from '../../src/ui/CheckField.tsx';
import { themed } from '../model/screen.tsx';

const nothing = () => undefined;
const page = (part: React.ReactNode, rest: React.ReactNode = null) =>
  themed(
    <main>
      <section aria-label="Receipts">
        <ul>
          <li>{part}</li>
        </ul>
        {rest}
      </section>
    </main>,
  );

test.each([
  [
    'a button',
    <Button key="b" onClick={nothing}>
      Try again
    </Button>,
  ],
  [
    'a sign',
    <IconButton key="i" label="Try again" onClick={nothing}>
      ↻
    </IconButton>,
  ],
])(
  '%s that goes while it has the focus leaves it to the part of the page that it stood in',
  async (_what, button) => {
    const { rerender } = render(page(button));
    screen.getByRole('button', { name: 'Try again' }).focus();
    await act(async () => rerender(page('Loading')));
    expect(screen.getByRole('listitem')).toHaveFocus();
    act(() => screen.getByRole('listitem').blur());
    expect(screen.getByRole('listitem')).not.toHaveAttribute('tabindex');
  },
);

test('where that part goes with it, the next one around has the focus', async () => {
  const { rerender } = render(page(<Button onClick={nothing}>Try again</Button>));
  screen.getByRole('button').focus();
  await act(async () =>
    rerender(
      themed(
        <main>
          <section aria-label="Receipts">None yet</section>
        </main>,
      ),
    ),
  );
  expect(screen.getByRole('region', { name: 'Receipts' })).toHaveFocus();
});

test('what takes the focus itself keeps it, and a button without the focus takes none away', async () => {
  const { rerender } = render(page(<Button onClick={nothing}>Delete</Button>));
  screen.getByRole('button').focus();
  await act(async () =>
    rerender(
      page(
        null,
        <Button takesFocus onClick={nothing}>
          Undo
        </Button>,
      ),
    ),
  );
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await act(async () =>
    rerender(
      page(
        <Button onClick={nothing}>Delete</Button>,
        <Button takesFocus onClick={nothing}>
          Undo
        </Button>,
      ),
    ),
  );
  await act(async () =>
    rerender(
      page(
        null,
        <Button takesFocus onClick={nothing}>
          Undo
        </Button>,
      ),
    ),
  );
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

describe('a button that its own press disables', () => {
  const again = (disabled: boolean) =>
    page(
      <IconButton label="Later" disabled={disabled} onClick={nothing}>
        ›
      </IconButton>,
    );
  async function pressAndWait() {
    const drawn = render(again(false));
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    // As the browser does with what is disabled.
    await act(async () => {
      drawn.rerender(again(true));
      queueMicrotask(() => button.blur());
    });
    expect(document.body).toHaveFocus();
    return drawn;
  }

  test('has the focus again when it can be used again', async () => {
    const { rerender } = await pressAndWait();
    await act(async () => rerender(again(false)));
    expect(screen.getByRole('button', { name: 'Later' })).toHaveFocus();
  });

  test('leaves it to the part around, where it goes', async () => {
    const { rerender } = await pressAndWait();
    await act(async () => rerender(page('Gone')));
    expect(screen.getByRole('listitem')).toHaveFocus();
  });
});

test('a box has the focus again once its tick is kept', async () => {
  const box = (isSaving: boolean) =>
    page(
      <CheckField
        name="party"
        label="Party"
        checked={isSaving}
        disabled={isSaving}
        onChange={nothing}
      />,
    );
  const { rerender } = render(box(false));
  const party = screen.getByRole('checkbox');
  party.focus();
  fireEvent.click(party);
  await act(async () => rerender(box(true)));
  act(() => party.blur());
  await act(async () => rerender(box(false)));
  expect(party).toHaveFocus();
});

describe('a dialog that takes the place of the button that opened it', () => {
  const button = <Button onClick={nothing}>Turn on</Button>;
  const dialog = (
    <Dialog title="Confirm" closeLabel="Close" onClose={nothing}>
      Your password
    </Dialog>
  );
  async function openAndClose(then: React.ReactNode) {
    const { rerender } = render(page(button));
    screen.getByRole('button').focus();
    fireEvent.click(screen.getByRole('button'));
    await act(async () => rerender(page(null, dialog)));
    // As the browser does with what it gave the focus to.
    act(() => (document.activeElement as HTMLElement).blur());
    await act(async () => rerender(page(then)));
  }

  test('gives the focus to the same button, drawn new', async () => {
    await openAndClose(button);
    expect(screen.getByRole('button', { name: 'Turn on' })).toHaveFocus();
  });

  test('where there is none any more, to the part of the page that it stood in', async () => {
    await openAndClose('On');
    expect(screen.getByRole('listitem')).toHaveFocus();
  });
});

test.each([
  [1, 2],
  [2, 1],
])('after entry %d of a list has gone, entry %d beside it has the focus', async (gone, next) => {
  const list = (places: readonly number[]) =>
    themed(
      <main>
        {places.map((place) => (
          <article key={place} aria-label={`Meal ${place}`}>
            <Button onClick={nothing}>Remove</Button>
          </article>
        ))}
      </main>,
    );
  const { rerender } = render(list([0, 1, 2]));
  screen.getAllByRole('button')[gone]!.focus();
  await act(async () => rerender(list([0, 1, 2].filter((each) => each !== gone))));
  expect(screen.getByRole('article', { name: `Meal ${next}` })).toHaveFocus();
});
