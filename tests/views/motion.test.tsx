/** What goes fades as a likeness that nobody can use, and what stays moves to its place; where motion is unwelcome, neither. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { leave } from '../../src/ui/motion.ts';
import { Page } from '../../src/ui/Page.tsx';
import { Rows, RowsItem } from '../../src/ui/Rows.tsx';
import { TabPanel } from '../../src/ui/TabPanel.tsx';
import { themed } from '../model/screen.tsx';

const moved: { element: Element; frames: Keyframe[]; end: () => void }[] = [];
let isUnwelcome = false;

beforeEach(() => {
  moved.length = 0;
  isUnwelcome = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: isUnwelcome,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.animate = function animate(this: Element, frames) {
    const animation = new EventTarget();
    moved.push({
      element: this,
      frames: frames as Keyframe[],
      end: () => animation.dispatchEvent(new Event('finish')),
    });
    return animation as Animation;
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    top: 10,
    left: 20,
    width: 300,
    height: 40,
  } as DOMRect);
});
afterEach(() => {
  for (const { end } of moved) end();
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const likenesses = () => [...document.querySelectorAll<HTMLElement>('[data-leaving]')];
const settled = () => act(async () => undefined);
const list = (...names: string[]) =>
  themed(
    <Rows>
      {names.map((name) => (
        <RowsItem key={name} main={name} />
      ))}
    </Rows>,
  );

describe('what is taken off the page', () => {
  test('fades where it stood, unread and out of reach, and is gone afterwards', async () => {
    const { rerender } = render(list('rice', 'beans'));
    rerender(list('beans'));
    await settled();
    const [likeness, ...others] = likenesses();
    expect(others).toEqual([]);
    expect(likeness).toHaveTextContent('rice');
    expect(likeness).toHaveAttribute('aria-hidden', 'true');
    expect(likeness!.inert).toBe(true);
    expect(likeness!.style).toMatchObject({
      position: 'fixed',
      top: '10px',
      left: '20px',
      width: '300px',
      height: '40px',
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    moved.find(({ element }) => element === likeness)!.end();
    expect(likenesses()).toEqual([]);
  });

  test('goes at once with a page that goes', async () => {
    const { unmount } = render(list('rice', 'beans'));
    unmount();
    await settled();
    expect(likenesses()).toEqual([]);
  });

  test('goes at once where motion is unwelcome', async () => {
    isUnwelcome = true;
    const { rerender } = render(list('rice', 'beans'));
    rerender(list('beans'));
    await settled();
    expect([likenesses(), moved]).toEqual([[], []]);
  });

  test('leaves no second name, no second field and no player behind', async () => {
    const dialog = (isOpen: boolean) =>
      themed(
        <main>
          {isOpen && (
            <Dialog title="Cook" closeLabel="Close" onClose={() => undefined}>
              <input name="amount" id="amount" />
              <iframe title="film" sandbox="" />
            </Dialog>
          )}
        </main>,
      );
    const { rerender } = render(dialog(true));
    rerender(dialog(false));
    await settled();
    const [likeness] = likenesses();
    expect(likeness).toHaveTextContent('Cook');
    expect(likeness!.querySelectorAll('[id], [name], [role], iframe')).toHaveLength(0);
  });

  test('has no likeness where it was not to be seen', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      top: 0,
      left: 0,
      width: 0,
      height: 0,
    } as DOMRect);
    leave(document.body.appendChild(document.createElement('p')));
    await settled();
    expect(likenesses()).toEqual([]);
  });
});

test('what stays in a list moves from its old place to the new one', () => {
  const places = vi
    .spyOn(HTMLElement.prototype, 'offsetTop', 'get')
    .mockImplementation(function offsetTop(this: HTMLElement) {
      return 50 * [...(this.parentElement?.children ?? [])].indexOf(this);
    });
  const { rerender } = render(list('rice', 'beans', 'peas'));
  rerender(list('peas', 'rice'));
  const glides = moved
    .filter(({ element }) => element.tagName === 'LI')
    .map(({ element, frames }) => [element.textContent, frames[0]]);
  expect(glides).toEqual([
    ['peas', { transform: 'translate(0px, 100px)' }],
    ['rice', { transform: 'translate(0px, -50px)' }],
  ]);
  places.mockRestore();
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
  expect(moved).toEqual([]);
});

test('the first screen is there at once, the next one fades in', () => {
  const page = (name: string) =>
    themed(
      <Page key={name} title={name}>
        {name}
      </Page>,
    );
  const { rerender } = render(page('History'));
  const before = moved.length;
  rerender(page('Settings'));
  expect(moved).toHaveLength(before + 1);
  expect(moved.at(-1)!.element).toHaveTextContent('Settings');
});
