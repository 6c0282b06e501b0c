// What a person noted on a dish stands on its recipe the next time.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EarlierNote } from '../../src/features/recipe/views/EarlierNote.tsx';
import { themed } from '../model/screen.tsx';

const noted = {
  record_id: 'entry-1',
  created_at: Date.UTC(2026, 10, 3, 12),
  note: 'Too salty. Half the stock cube is enough.',
  rating: 2,
};

test('the words and the stars of the last time lead to the entry that they stand in', () => {
  render(themed(<EarlierNote {...noted} />));
  expect(screen.getByText(/“Too salty\. Half the stock cube is enough\.”/)).toBeVisible();
  expect(screen.getByRole('img', { name: '2 of 5 stars' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Your note, .*2026/ })).toHaveAttribute(
    'href',
    '/history/entry-1',
  );
});

test('a long note is cut, stars alone need no quotation marks, and words alone no stars', () => {
  const { rerender, container } = render(
    themed(<EarlierNote {...noted} note={'salt '.repeat(400)} rating={null} />),
  );
  expect(container.textContent).toMatch(/“salt salt.*…”/);
  expect(container.textContent.length).toBeLessThan(300);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(themed(<EarlierNote {...noted} note="" />));
  expect(container.textContent).not.toContain('“');
});
