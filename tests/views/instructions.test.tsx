import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '../../domain/notes.ts';
import { scaledOf } from '../../src/features/recipe/views/selectors.ts';
import { InstructionText } from '../../src/ui/InstructionText.tsx';
import { readInstructions, readRuns } from '../../src/ui/instructions.ts';
import { written } from '../model/samples/recipe.ts';
import { themed } from '../model/screen.tsx';
import { growthByFour } from '../computing.ts';

const plain = (text: string) => [{ text, bold: false }];

describe('a recipe is opened', () => {
  const open = (cooksFor: number | undefined, servings: number | null) =>
    scaledOf({
      written: { ...written, recipe: { ...written.recipe!, cooks_for: cooksFor } },
      servings,
    } as never)!;

  test('for as many as the person cooks for, else for as many as it is written for', () => {
    expect([open(5, null).servings, open(undefined, null).servings]).toEqual([5, 2]);
    expect(open(5, null).shown.map(({ text }) => text)).toEqual([
      '5 eggs (300\u00a0g)',
      '500\u00a0g rice',
    ]);
  });

  test('for as many as were chosen', () => {
    expect(open(5, 3).servings).toBe(3);
  });
});

test('what the instructions and the page’s head say already is not among the notes', () => {
  const change = coded('change.milder', { food: { of: 'food', id: 'salt' } }, 'Half the chilli.');
  const reason = coded(
    'verdict.apart',
    { by: { of: 'diet', id: 'kosher' } },
    'Contains two foods.',
  );
  const read = (text: string) =>
    scaledOf({
      written: {
        ...written,
        text,
        notes: [change, reason, 'Keeps for a day.'],
        recipe: { ...written.recipe!, safety: { verdict: 'caution', reasons: [reason] } },
      },
      servings: 2,
    } as never)!.notes;
  expect(read('1. Fry.\n\n**Adapted for ibs.** Half the chilli.')).toEqual(['Keeps for a day.']);
  // The paragraph is missing: the note alone says what was changed.
  expect(read('1. Fry.')).toEqual(['Half the chilli.', 'Keeps for a day.']);
});

describe('instructions are read', () => {
  test('as numbered steps, with bullets under the step that they stand under', () => {
    expect(
      readInstructions(
        '1. Heat the oil.\n2) Add the onion.\n   - Low heat\n   * No lid\n\n3. Serve.',
      ),
    ).toEqual([
      {
        kind: 'steps',
        start: 1,
        items: [
          { lines: [plain('Heat the oil.')], bullets: [] },
          { lines: [plain('Add the onion.')], bullets: [[plain('Low heat')], [plain('No lid')]] },
          { lines: [plain('Serve.')], bullets: [] },
        ],
      },
    ]);
  });

  test('as bullets of their own, headings and paragraphs with their line breaks', () => {
    expect(
      readInstructions('# Before\r\n- rice\r\n- water\r\n\r\nWash it.\r\nTwice.\r\n\r\nRest.').map(
        ({ kind }) => kind,
      ),
    ).toEqual(['heading', 'bullets', 'paragraph', 'paragraph']);
    expect(readInstructions('Wash it.\nTwice.')).toEqual([
      { kind: 'paragraph', lines: [plain('Wash it.'), plain('Twice.')] },
    ]);
  });

  test('with a step’s further lines, and from the number that they begin with', () => {
    expect(readInstructions('4. Rest.\nTen minutes.\n   Longer in winter.')).toEqual([
      {
        kind: 'steps',
        start: 4,
        items: [
          {
            lines: [plain('Rest.'), plain('Ten minutes.'), plain('Longer in winter.')],
            bullets: [],
          },
        ],
      },
    ]);
  });

  test('with bold words, and lone asterisks left as they are', () => {
    expect(readRuns('Add **garlic** and 2 * 3 **cloves')).toEqual([
      { text: 'Add ', bold: false },
      { text: 'garlic', bold: true },
      { text: ' and 2 * 3 **cloves', bold: false },
    ]);
  });

  test('in a time that grows with their length, whatever they hold', () => {
    const hostile = (n: number) => `${'**'.repeat(n)}\n${' '.repeat(n)}- x\n${'1. '.repeat(n)}`;
    expect(growthByFour((n) => readInstructions(hostile(n)), 100_000)).toBeLessThan(10);
    expect(readInstructions('')).toEqual([]);
  });
});

describe('instructions are drawn', () => {
  test('with the numbers that they were given', () => {
    render(themed(<InstructionText source={'3. Stir.\n4. **Rest** for 5 minutes.'} />));
    expect(screen.getByRole('list')).toHaveAttribute('start', '3');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Rest').tagName).toBe('STRONG');
  });

  test('as text alone: no tag, link or script of theirs becomes one', () => {
    const hostile =
      '1. <img src=x onerror=alert(1)> **<script>alert(2)</script>**\n- [a](javascript:alert(3))\n\n<a href="javascript:alert(4)">b</a>';
    const { container } = render(themed(<InstructionText source={hostile} />));
    expect(container.querySelector('img, script, a, iframe')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(container).toHaveTextContent('<script>alert(2)</script>');
    expect(container).toHaveTextContent('[a](javascript:alert(3))');
  });
});
