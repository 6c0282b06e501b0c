import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Button } from '../../src/ui/Button.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { Form } from '../../src/ui/field.tsx';
import { TextField } from '../../src/ui/TextField.tsx';
import { ToastRegion } from '../../src/ui/Toast.tsx';
import { themed } from '../model/screen.tsx';

const told = { closeLabel: 'Close message', onDismiss: () => undefined };

/** A button that can do nothing while its dialog is open, or that goes with what is done there. */
function Room({ stays = true }: { readonly stays?: boolean }) {
  const [stage, setStage] = useState<'before' | 'open' | 'after'>('before');
  return (
    <>
      <section aria-label="Room">
        {(stays || stage !== 'after') && (
          <Button disabled={stage === 'open'} onClick={() => setStage('open')}>
            Open
          </Button>
        )}
      </section>
      {stage === 'open' && (
        <Dialog title="Over it" closeLabel="Close" onClose={() => setStage('after')}>
          Words
        </Dialog>
      )}
    </>
  );
}

async function openAndClose(room: ComponentProps<typeof Room>): Promise<void> {
  render(themed(<Room {...room} />));
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  // As the browser does with what is disabled.
  act(() => opener.blur());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await act(async () => undefined);
}

describe('a dialog that closes', () => {
  test('gives the focus back to what was disabled as long as it was open', async () => {
    await openAndClose({});
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('gives it to the part of the page where it came from, if that is all that is left', async () => {
    await openAndClose({ stays: false });
    const part = screen.getByRole('region', { name: 'Room' });
    expect(part).toHaveFocus();
    act(() => part.blur());
    expect(part).not.toHaveAttribute('tabindex');
  });
});

test('a dialog that asks for one thing has the focus in its field', async () => {
  const field = (
    <Form takesFocus aria-label="Name it" onSubmit={() => undefined}>
      <TextField label="Name" name="name" value="" onChange={() => undefined} />
    </Form>
  );
  const { rerender } = render(
    themed(
      <Dialog title="Name it" closeLabel="Close" onClose={() => undefined}>
        Reading...
      </Dialog>,
    ),
  );
  // Also where the form comes later than the dialog.
  await act(async () =>
    rerender(
      themed(
        <Dialog title="Name it" closeLabel="Close" onClose={() => undefined}>
          {field}
        </Dialog>,
      ),
    ),
  );
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

describe('the place of messages', () => {
  const page = (isOpen: boolean, tone?: 'good' | 'danger') =>
    themed(
      <>
        {isOpen && (
          <Dialog title="Over it" closeLabel="Close" onClose={() => undefined}>
            Words
          </Dialog>
        )}
        <ToastRegion label="Messages" toast={tone && { id: 1, tone, title: 'Done', ...told }} />
      </>,
    );

  test('is there before there is anything to say', () => {
    const { rerender } = render(page(false));
    const place = screen.getByRole('status');
    expect(place).toBeEmptyDOMElement();
    rerender(page(false, 'good'));
    expect(screen.getByRole('status')).toBe(place);
    expect(place).toHaveTextContent('Done');
    rerender(page(false, 'danger'));
    expect(place).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toHaveTextContent('Done');
  });

  test('is within the dialog that lies over the page, and back on the page after', () => {
    const { rerender } = render(page(false));
    rerender(page(true));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('status')).toBeEmptyDOMElement();
    rerender(page(true, 'good'));
    expect(within(dialog).getByRole('status')).toHaveTextContent('Done');
    rerender(page(false, 'good'));
    expect(screen.getByRole('status')).toHaveTextContent('Done');
    expect(dialog).not.toBeInTheDocument();
  });
});

describe('a page under a toast', () => {
  const draw = (toast?: typeof told & { id: number; tone: 'good'; title: string }) =>
    themed(<ToastRegion label="Messages" toast={toast} />);
  const shown = { ...told, id: 1, tone: 'good' as const, title: 'Done' };
  const placed = (scrollHeight: number) => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, window.innerHeight - 72, 400, 60),
    );
    onTestFinished(() => void vi.restoreAllMocks());
  };

  test('can be scrolled until its last line stands above it, and is as before when it goes', () => {
    placed(window.innerHeight + 300);
    const { rerender } = render(draw(shown));
    expect(document.body.style.paddingBlockEnd).toBe('72px');
    rerender(draw());
    expect(document.body.style.paddingBlockEnd).toBe('');
  });

  test('that is not scrolled gets no bar to scroll by', () => {
    placed(window.innerHeight);
    render(draw(shown));
    expect(document.body.style.paddingBlockEnd).toBe('');
  });
});
