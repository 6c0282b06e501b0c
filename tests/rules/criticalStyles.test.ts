// @vitest-environment node
/** Which rules of the whole sheet stand in a drawn page. */
import { expect, test } from 'vitest';
import { criticalStyles } from '../../scripts/build/criticalStyles.ts';

const page =
  '<body><main class="Page0 Page0-width-form"><svg><circle fill="var(--drawn)"></circle></svg><p class="Text0">Words</p></main></body>';
const of = (sheet: string): string => criticalStyles(sheet, page);

test('rules for classes and tags that the page has stay, in their order; others go', () => {
  expect(
    of(
      '.Page0{color:red}.Other0{color:blue}.Page0-width-form{width:1px}.Page0-width-line{width:2px}p{margin:0}table{margin:1px}',
    ),
  ).toBe('.Page0{color:red;}.Page0-width-form{width:1px;}p{margin:0;}');
});

test('of several selectors those stay that the page may meet, whatever state they are for', () => {
  expect(
    of(
      '.Text0:hover,.Other0{color:red}.dark .Text0:not(.Other0){color:blue}.Other0 .Text0{color:green}',
    ),
  ).toBe('.Text0:hover{color:red;}.dark .Text0:not(.Other0){color:blue;}');
});

test('conditions stay with what is left in them, and go where nothing is', () => {
  expect(
    of(
      '@media (min-width:30rem){.Text0{color:red}.Other0{color:blue}}@media print{.Other0{color:blue}}',
    ),
  ).toBe('@media (min-width:30rem){.Text0{color:red;}}');
});

test('tokens stay that a rule or a drawing asks for, and those that these ask for', () => {
  expect(
    of(
      ':root{--a:var(--b);--b:1px;--c:2px;--drawn:red}.Text0{width:var(--a)}.Other0{width:var(--c)}',
    ),
  ).toBe(':root{--a:var(--b);--b:1px;--drawn:red;}.Text0{width:var(--a);}');
});

test('layers, fonts and key frames stay', () => {
  const kept = of(
    '@layer reset,base;@font-face{font-family:Fraunces;src:url(a.woff2)}@keyframes spin{to{rotate:1turn}}',
  );
  for (const part of ['@layer reset,base', '@font-face', '@keyframes spin'])
    expect(kept).toContain(part);
});
