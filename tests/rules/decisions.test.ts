/** What every decision says of itself, so that who asks later learns when, whether it holds, and instead of what. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const statusOf = (name: string) => read(name).split('\n')[2] ?? '';

describe.each(files)('%s', (name) => {
  test('begins with its number and title, its date and its status', () => {
    const [title, blank] = read(name).split('\n');
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 3)} · \\S`));
    expect(blank).toBe('');
    expect(statusOf(name)).toMatch(/^Date: \d{4}-\d\d-\d\d · Status: (?:accepted|superseded)\b/);
  });

  test('has its context, alternatives, decision and consequences, in this order', () => {
    const parts = ['Context', 'Alternatives', 'Decision', 'Consequences'];
    const found = [...read(name).matchAll(/^## (\w+)$/gm)].map(([, heading = '']) => heading);
    expect(found.filter((heading) => parts.includes(heading))).toEqual(parts);
  });

  test('links to decisions that are there', () => {
    const linked = [...read(name).matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(([, to]) => to);
    expect(linked.filter((to) => !files.includes(to ?? ''))).toEqual([]);
  });
});

test('what is superseded says by which later decision', () => {
  const superseded = files.filter((name) => /superseded/i.test(statusOf(name)));
  const without = superseded.filter((name) => {
    const by = /Superseded (?:in part )?by \[(\d{3})\]/.exec(statusOf(name))?.[1];
    return by === undefined || by <= name.slice(0, 3);
  });
  expect(superseded).not.toEqual([]);
  expect(without).toEqual([]);
});
