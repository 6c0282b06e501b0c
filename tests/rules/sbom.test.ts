/** The bill of materials: every package that the lock file holds, once, with where it comes from and under what licence. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cycloneDx, licencesIn, packagesIn, purlOf } from '../../scripts/sbom.ts';

const lock = readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8');

test('holds what is served, and with --all what builds and tests it', () => {
  const [served, all] = [packagesIn(lock, false), packagesIn(lock, true)];
  const names = (packages: typeof served) => packages.map(({ name }) => name);
  expect(names(served)).toEqual(expect.arrayContaining(['fastify', 'react', '@node-rs/argon2']));
  expect(names(served)).not.toContain('vitest');
  expect(names(all)).toContain('vitest');
  expect(new Set(all.map(purlOf)).size).toBe(all.length);
  for (const { name, sha512 } of served) expect(sha512, name).toMatch(/^[0-9a-f]{128}$/);
});

test('is CycloneDX 1.6, and names a scoped package as package-url does', () => {
  const packages = packagesIn(
    JSON.stringify({
      packages: {
        '': { version: '1.0.0' },
        'node_modules/a': { version: '1.0.0', license: '(MIT OR Apache-2.0)' },
        'node_modules/a/node_modules/@s/b': {
          version: '2.0.0',
          license: 'MIT',
          optional: true,
          integrity: `sha512-${Buffer.alloc(64).toString('base64')}`,
        },
        'node_modules/c': { version: '3.0.0', dev: true },
      },
    }),
    false,
  );
  const bom = cycloneDx(packages, { name: 'app', version: '1' }, '2026-01-01T00:00:00.000Z');
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'app' } },
    components: [
      {
        purl: 'pkg:npm/%40s/b@2.0.0',
        scope: 'optional',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '0'.repeat(128) }],
      },
      {
        purl: 'pkg:npm/a@1.0.0',
        scope: 'required',
        licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      },
    ],
  });
});

test('every package that is served states its licence', () => {
  expect(licencesIn(packagesIn(lock, false))).not.toContain('not stated');
});
