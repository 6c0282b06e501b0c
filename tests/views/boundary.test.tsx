/** A page that fails while it is drawn leaves the rest of the app standing, and can be drawn again. */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Boundary } from '../../src/app/shell/Boundary.tsx';
import { Stopped } from '../../src/app/shell/Stopped.tsx';
import { expectConsole } from '../console.ts';
import { themed } from '../model/screen.tsx';

test('what fails is said in its own place, and drawn again by a press', () => {
  expectConsole(/no such dish/);
  let isBroken = true;
  function Page() {
    if (isBroken) throw new Error('no such dish');
    return <p>The dish</p>;
  }
  render(
    themed(
      <>
        <p>The menu</p>
        <Boundary fallback={(again) => <Stopped message="It stopped." onStartAgain={again} />}>
          <Page />
        </Boundary>
      </>,
    ),
  );
  expect(screen.getByText('The menu')).toBeVisible();
  expect(screen.getByText('It stopped.')).toBeVisible();
  expect(screen.queryByText('The dish')).toBeNull();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByText('The dish')).toBeVisible();
  expect(screen.queryByText('It stopped.')).toBeNull();
});
