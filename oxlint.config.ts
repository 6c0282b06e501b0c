import { defineConfig } from 'oxlint';
import { limits } from './scripts/lint/limits.ts';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'import', 'promise', 'node'],
  jsPlugins: ['./scripts/lint/plugin.ts'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist', 'data', 'coverage', 'reports', '.cache', '.stryker-tmp'],
  rules: {
    'platewise/imports': 'error',

    'unicorn/consistent-function-scoping': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'promise/always-return': 'off',
    // zod/mini's own names begin with an underscore (z._default)
    'no-underscore-dangle': 'off',
    // a control character in a pattern is meant: what people paste holds them
    'no-control-regex': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],

    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
  },
  overrides: [
    {
      files: ['**/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      files: ['scripts/**', 'tests/**', 'kitchen/catalogue/lint.ts'],
      rules: { 'no-console': 'off' },
    },
    // a failure that nobody needs to act on is logged
    {
      files: ['src/**'],
      rules: { 'no-console': ['error', { allow: ['info', 'warn', 'error'] }] },
    },
    // a chart's state guarantees what its context's type cannot say
    {
      files: ['machines/**', 'tests/**', 'scripts/**'],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
    {
      // answers that a test looks into are of any shape until it has looked
      files: ['tests/**'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-base-to-string': 'off',
      },
    },
    ...limits,
  ],
});
