/**
 * Who may import what. One row a folder (or file); the longest that fits a file counts.
 *
 * An entry that ends in `/` is a folder of ours, any other is a package with all its subpaths
 * (`zod/mini` alone is not `zod`; `@fastify/*` is every package of that scope). `types` may be
 * imported with `import type` only. A `*` stands for one folder of any name. Nothing is allowed silently: a folder that imports from
 * itself says so, and a folder without a row imports nothing.
 */
export interface Row {
  place: string;
  may: string[];
  types?: string[];
}

/** Everything, our folders included, except tests/. */
export const anything = '*';

export const importTable: Row[] = [
  // What every folder shares; nothing but date-fns is needed for it.
  { place: 'domain/', may: ['domain/', 'date-fns'] },

  { place: 'contract/', may: ['contract/', 'domain/', 'zod/mini'] },

  { place: 'machines/', may: ['domain/', 'xstate', 'date-fns'], types: ['machines/', 'contract/'] },

  { place: 'kitchen/', may: ['kitchen/', 'domain/', 'highs'], types: ['contract/'] },
  {
    place: 'kitchen/catalogue/load.ts',
    may: ['kitchen/', 'domain/', 'node:fs', 'node:path', 'node:url'],
    types: ['contract/'],
  },

  {
    place: 'src/offline/',
    may: [
      'workbox-core',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
      'virtual:platewise',
    ],
  },
  { place: 'src/api/', may: ['src/api/', 'contract/', 'domain/', 'ky', 'idb'] },
  {
    place: 'src/actors/',
    may: ['src/actors/', 'src/api/', 'contract/', 'domain/', 'xstate', 'idb'],
    types: ['machines/'],
  },
  {
    place: 'src/context/',
    may: ['src/context/', 'domain/', 'react', '@xstate/react'],
    types: ['machines/', 'xstate'],
  },
  {
    place: 'src/ui/',
    may: [
      'src/ui/',
      'domain/',
      'react',
      'react-dom',
      '@chakra-ui/react',
      '@emotion/react',
      '@dnd-kit/core',
      'framer-motion',
      'framer-motion/m',
      'date-fns',
    ],
  },
  { place: 'src/texts/', may: ['src/texts/', 'src/features/*/texts/', 'domain/', 'date-fns'] },

  // A feature: its chart with its ports provided, its actors, its views, its texts.
  {
    place: 'src/features/',
    may: [
      'src/features/',
      'src/app/staticPage.tsx',
      'src/app/theme/appearance.ts',
      'src/actors/',
      'src/api/',
      'src/context/',
      'src/ui/',
      'src/texts/',
      'machines/',
      'contract/',
      'domain/',
      'react',
      'xstate',
    ],
  },
  {
    place: 'src/features/*/actors/',
    may: [
      'src/features/*/actors/',
      'src/actors/',
      'src/api/',
      'contract/',
      'domain/',
      'xstate',
      'idb',
      '@simplewebauthn/browser',
    ],
    types: ['machines/'],
  },
  {
    place: 'src/features/*/views/',
    may: [
      'src/features/*/views/',
      'src/features/*/texts/',
      'src/context/',
      'src/ui/',
      'src/texts/',
      'domain/',
      'react',
      'date-fns',
    ],
    types: ['machines/', 'xstate'],
  },
  { place: 'src/features/*/texts/', may: ['src/features/*/texts/', 'src/texts/', 'domain/'] },
  {
    place: 'src/app/shell/',
    may: [
      'src/app/shell/',
      'src/app/features.ts',
      'src/features/*/views/',
      'src/features/*/texts/',
      'src/context/',
      'src/ui/',
      'src/texts/',
      'domain/',
      'react',
      'date-fns',
    ],
    types: ['machines/', 'xstate'],
  },
  {
    place: 'src/app/',
    may: [
      'src/',
      'machines/',
      'contract/',
      'domain/',
      'react',
      'react-dom',
      'wouter',
      'xstate',
      '@xstate/react',
      '@statelyai/inspect',
      '@chakra-ui/react',
      '@emotion/react',
      '@fontsource-variable/*',
      'virtual:platewise',
    ],
  },
  { place: 'src/main.tsx', may: ['src/app/', 'react', 'react-dom', 'xstate'] },

  {
    place: 'server/',
    may: [
      'server/',
      'contract/',
      'domain/',
      'kitchen/',
      'node:*',
      'fastify',
      '@fastify/*',
      'fastify-plugin',
      'fastify-type-provider-zod',
      'openapi-types',
      'zod',
      'kysely',
      'better-sqlite3',
      'pg',
      '@node-rs/argon2',
      '@opentelemetry/*',
      '@zxcvbn-ts/language-common',
      'uuid',
      'ipaddr.js',
      'htmlparser2',
      'cockatiel',
      'nodemailer',
      'sharp',
      'tesseract.js',
      'ics',
      '@simplewebauthn/server',
      'openid-client',
      'otpauth',
      'uqr',
      'yauzl',
      'aws4fetch',
    ],
  },

  { place: 'scripts/', may: [anything] },
  { place: 'vite.config.ts', may: [anything] },
  { place: 'vitest.config.ts', may: [anything] },
  { place: 'oxlint.config.ts', may: [anything] },
  { place: 'stryker.config.mjs', may: [anything] },
  { place: 'tests/', may: [anything, 'tests/'] },
  // Stands on its own: it knows xstate and nothing of this app.
  {
    place: 'tests/model/engine/',
    may: ['tests/model/engine/', 'xstate', 'fast-check', 'vitest'],
  },
];
